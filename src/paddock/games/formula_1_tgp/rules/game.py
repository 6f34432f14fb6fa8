"""Formula 1 TGP with its options chosen: the names of its things, the set-up, and how a season stands."""

from collections.abc import Sequence
from pathlib import Path

from mypy_extensions import i64

from paddock.core.game import Game
from paddock.core.names import UNKNOWN, Names, numbers
from paddock.core.options import OptionValue
from paddock.core.rng import Rng
from paddock.core.rows import with_entry, with_value
from paddock.core.state import State
from paddock.core.title import Title
from paddock.core.vecs import vec
from paddock.games.formula_1_tgp.data.box import Box, open_box
from paddock.games.formula_1_tgp.data.teams import Card, Driver, Engine, Facility, Step
from paddock.games.formula_1_tgp.rules.components import TgpComponents
from paddock.games.formula_1_tgp.rules.finish import season_places
from paddock.games.formula_1_tgp.rules.position import impossible
from paddock.games.formula_1_tgp.rules.sequence import RULES, SEASON
from paddock.games.formula_1_tgp.rules.state import FACTS, TgpState
from paddock.games.formula_1_tgp.rules.terms import (
    FACILITIES,
    HALVES,
    LANES,
    LOTS,
    MOST_NUMBER,
    MOST_PUSH,
    PARAMETERS,
    SETTINGS,
    STATUSES,
    TACTICS,
    TYRES,
)

TEAMS = ("Red", "Green", "Yellow", "Blue")


class TgpGame(Game):
    """A season on the circuits of the calendar."""

    def __init__(self, title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> None:
        box = open_box(pack)
        self.components = TgpComponents(options, box)
        cars = HALVES * seats
        super().__init__(
            title,
            RULES,
            seats,
            options,
            TgpState,
            FACTS,
            _domains(box, seats, options["names"] == "neutral"),
            {
                "driver": list(range(len(box.drivers))),
                "engine": list(range(len(box.engines))),
                "tactic": [number for number, card in enumerate(box.cards) for _ in range(card.copies)],
            },
            shared=["components"],
            pack=pack,
            counts={
                "car": cars,
                "slot": cars,
                "place": cars,
                "half": HALVES,
                "facility": FACILITIES,
                "two-setting step": len(self.components.two_settings),
                "lot": LOTS,
            }
            | _most(self.components, seats),
        )

    # ── TGP-10  Set-up ──

    def set_up(self) -> State:
        state = TgpState(self, self.components)
        state.engine_pile = self.pool_rows["engine"]
        state.driver_pile = self.pool_rows["driver"]
        state.deck = self.pool_rows["tactic"]
        state.opening_rolls = vec[vec[i64]]([vec[i64]() for seat in range(self.seats)])
        state.call(SEASON)
        return state

    def check(self, state: State) -> str:
        assert isinstance(state, TgpState)
        return super().check(state) or impossible(state)

    def imagine(self, world: State, rng: Rng) -> None:
        """Cards are dealt; what others have written down in secret may be anything they were allowed to write."""
        super().imagine(world, rng)
        assert isinstance(world, TgpState)
        for car in range(HALVES * self.seats):
            if world.pledged[car] == UNKNOWN:
                world.pledged = with_value(world.pledged, car, rng.below(world.speed[car] + 1))
            if world.pumped[car] == UNKNOWN:
                world.pumped = with_value(world.pumped, car, 1 + rng.below(self.components.most_fuel))
            if world.laid[car] == UNKNOWN:
                world.laid = with_value(world.laid, car, rng.below(len(TACTICS)))
        for seat in range(self.seats):
            for number, setting in enumerate(world.chosen[seat]):
                if setting == UNKNOWN:
                    world.chosen = with_entry(world.chosen, seat, number, rng.below(len(SETTINGS)))
            if world.limit[seat] == UNKNOWN:
                world.limit = with_value(world.limit, seat, rng.below(world.activation[seat] + 1))

    # ── TGP-103 to TGP-106, R-60  Who is ahead in the season ──

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, TgpState)
        return list(state.points)

    def finishes(self, state: State) -> list[list[int]]:
        """The finishing places of each seat's cars so far."""
        assert isinstance(state, TgpState)
        done: list[list[int]] = [[] for _ in range(self.seats)]
        for result in state.results:
            for place, car in enumerate(result, 1):
                done[car // 2].append(place)
        return done

    def places(self, state: State) -> list[int]:
        assert isinstance(state, TgpState)
        return list(season_places(state))

    def stage(self, state: State) -> i64:
        assert isinstance(state, TgpState)
        return state.race


# ── TGP-3, R-63  What things are called ──


def _most(components: TgpComponents, seats: int) -> dict[str, int]:
    """How far the numbers of a season go."""
    races = len(components.calendar)
    return {
        "race": races,
        "point": races * sum(sorted(components.prize)[-2:]),
        "activation point": sum(components.allowance) + MOST_NUMBER,
        "crew": components.most_crews,
        "test": components.most_tests,
        "row": max(components.slot_row) + max(components.start_spaces) + components.full_ahead,
        "turn": max(components.turns) + 1,
        "fuel": components.most_fuel,
        "answer": 500 * races * seats,
    }


def _domains(box: Box, seats: int, neutral: bool) -> list[Names]:
    teams = TEAMS[:seats]
    halves = [(team, half + 1) for team in teams for half in range(HALVES)]
    drivers = [_called(driver, neutral) for driver in box.drivers]
    engines = [_called(engine, neutral) for engine in box.engines]
    corners = [corner for circuit in box.circuits for corner in circuit.corners]
    steps = [step for facility in box.tree for step in facility.steps]
    return [
        Names("seat", [team.lower() for team in teams], teams),
        Names("car", [f"{team.lower()}-{half}" for team, half in halves], [f"{team} {half}" for team, half in halves]),
        Names("driver", [slug for slug, _ in drivers], [name for _, name in drivers]),
        Names("engine", [slug for slug, _ in engines], [name for _, name in engines]),
        _printed("facility", box.tree),
        _printed("step", steps),
        _printed("card", box.cards),
        Names("circuit", [circuit.id for circuit in box.circuits], [circuit.name for circuit in box.circuits]),
        Names("place", [corner.id for corner in corners], [corner.name for corner in corners]),
        Names("corner", ["first", "second"]),
        Names("tyre", TYRES),
        Names("tactic", TACTICS),
        Names("status", STATUSES),
        Names("setting", SETTINGS),
        Names("lane", LANES),
        Names("parameter", PARAMETERS),
        numbers("number", MOST_NUMBER + 1),
        numbers("push", MOST_PUSH + 1),
        Names("k3", [str(pips) for pips in range(1, 4)]),
        Names("k6", [str(pips) for pips in range(1, 7)]),
        Names("k10", [str(pips) for pips in range(1, 11)]),
    ]


def _printed(key: str, things: Sequence[Facility] | Sequence[Step] | Sequence[Card]) -> Names:
    """What is printed on components."""
    return Names(key, [thing.id for thing in things], [thing.name for thing in things])


def _called(card: Driver | Engine, neutral: bool) -> tuple[str, str]:
    """The slug and the name of a driver or an engine."""
    return (card.alias.id, card.alias.name) if neutral else (card.id, card.name)
