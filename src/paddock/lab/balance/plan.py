"""What is played to answer the three questions, and how much of it fits into the time.

The arms of the experiment: everybody plays by the rule of thumb, on every circuit in turn with the same dice, which
says who wins from where and how long it takes; the same with the teams changing seats; and one seat that plays better
than the others, which says what skill is worth. How many games an arm has is settled by a short trial before it begins,
so that no game is left out because it takes long.
"""

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from paddock.core.errors import BadOption
from paddock.games import game as make_game
from paddock.lab.batch import Tables
from paddock.lab.plan import Seating, SimulationPlan, check_plan
from paddock.lab.study.by import circuit_variants, team_variants
from paddock.lab.study.watching import watch_batch

THUMB: Final = "medium"
SEATS: Final = "seats"
TEAMS: Final = "teams"
RANDOM: Final = "random"
BEGINNER: Final = "beginner"
SEARCH: Final = "search"
SKILLS: Final = (RANDOM, BEGINNER, SEARCH)
"""The arms in which one seat plays better than the others."""
PLAYERS: Final = {
    SEATS: (THUMB,),
    TEAMS: (THUMB,),
    RANDOM: (THUMB, "random"),
    BEGINNER: (THUMB, "easy"),
    SEARCH: ("search:simulations=60", THUMB),
}
"""Who plays in each arm: the first at one seat, the last at all others."""
SHARES: Final = {SEATS: 0.4, TEAMS: 0.2, RANDOM: 0.1, BEGINNER: 0.15, SEARCH: 0.15}
"""Of the time that there is."""
MOST_GAMES: Final = 4_000
"""Of one arm: surer than that nobody needs to be."""
FEWEST_GAMES: Final = 16
"""Of one arm: below that nothing can be said."""
TRIAL_SECONDS: Final = 1.0
USED: Final = 0.75
"""Of the time that there is, what the games are meant to take; the rest is for surprises."""


@dataclass(frozen=True)
class BalancePlan:
    """What is looked at. `games`: so many in every arm, and as much time as it takes; 0: as many as fit."""

    game_string: str
    pack: Path | None = None
    seconds: float = 300.0
    games: int = 0
    seed: int = 0
    workers: int = 0
    cluster: bool = False
    one_circuit: bool = False
    """Whether only the circuit of the game is looked at, and nothing else of the house."""


@dataclass(frozen=True)
class Arm:
    """One arm of the experiment: its name, and who plays which games."""

    name: str
    seating: Seating


def check_balance(plan: BalancePlan) -> list[Arm]:
    """The arms, before it is settled how many games they have; one clear error if something cannot be."""
    game = make_game(plan.game_string, pack=plan.pack)
    if game.title.bots.thumb is None:
        raise BadOption(f"{game.title.name} has no rule of thumb, so nobody can say what is good play")
    if plan.games < 0 or plan.seconds <= 0:
        raise BadOption("balance takes a positive number of games, and time")
    yardstick = game.title.yardstick
    several = yardstick is not None and not plan.one_circuit
    circuits = circuit_variants(game) if several and yardstick is not None and yardstick.circuits else []
    teams = team_variants(game) if several and yardstick is not None and yardstick.teams else []
    workers = plan.workers or os.cpu_count() or 1

    def arm(name: str, variants: Sequence[str]) -> Arm:
        simulation = SimulationPlan(
            plan.game_string,
            PLAYERS[name],
            max(1, plan.games),
            plan.seed,
            workers,
            plan.pack,
            plan.cluster,
            variants=tuple(variants),
            duplicate=True,
        )
        return Arm(name, check_plan(simulation))

    found = [arm(name, circuits) for name in (SEATS, *SKILLS)]
    if len(teams) > 1:
        found.insert(1, arm(TEAMS, teams))
    return found


def sized(arm: Arm, plan: BalancePlan, trial: float = TRIAL_SECONDS) -> Arm | None:
    """The arm with as many games as fit into its share of the time; on one circuit, if there is no time for all; None
    if not even that fits."""
    if plan.games:
        return arm
    room = USED * plan.seconds * SHARES[arm.name] * arm.seating.workers / pace(arm.seating, trial)
    trips = int(room / arm.seating.round_trip)
    if trips * arm.seating.round_trip >= FEWEST_GAMES:
        return _with(arm, arm.seating.plan.variants, min(trips, -(-MOST_GAMES // arm.seating.round_trip)))
    alone = _with(arm, (), 1)
    trips = int(room / alone.seating.round_trip)
    if trips * alone.seating.round_trip >= FEWEST_GAMES or arm.name == SEATS:
        return _with(arm, (), max(1, trips))
    return None


def pace(seating: Seating, trial: float) -> float:
    """Seconds that a game takes one worker, by a trial of so many seconds; one game at least."""
    tables = Tables(seating)
    watch_batch(seating, 0, 1, tables)  # what is made once does not count
    started, games, spent = time.perf_counter(), 0, 0.0
    while not games or (spent < trial and games < 50):
        # Spread over the circuits, which differ in length.
        number = games * max(1, seating.round_trip // 7) % seating.round_trip
        watch_batch(seating, number, number + 1, tables)
        games += 1
        spent = time.perf_counter() - started
    return spent / games


def _with(arm: Arm, variants: tuple[str, ...], trips: int) -> Arm:
    plan = replace(arm.seating.plan, variants=variants)
    seating = replace(arm.seating, plan=plan)
    return Arm(arm.name, replace(seating, games=trips * seating.round_trip))
