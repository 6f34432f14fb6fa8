"""The experiment in slices, for a house whose workers have other things to do: each slice takes a second or so.

What a stranger asks for is bounded here: so much time in all, and no game is begun after it.
"""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from paddock.games import title
from paddock.lab.balance.plan import Arm, BalancePlan, check_balance, sized
from paddock.lab.balance.report import Report, ReportAnswer
from paddock.lab.balance.run import Experiment, NothingPlayed, Played
from paddock.lab.batch import Tables
from paddock.lab.study.row import Watched
from paddock.lab.study.watching import watch_batch

SECONDS: Final = 24.0
"""Of racing, for one report."""
SLICE: Final = 0.8
TRIAL: Final = 0.2
"""Seconds of a slice, and of the trial that settles how many games an arm has."""


@dataclass(frozen=True)
class Ready:
    """What is to be played, settled."""

    plan: BalancePlan
    arms: list[Arm]

    @property
    def games(self) -> int:
        return sum(arm.seating.games for arm in self.arms)


@dataclass(frozen=True)
class Finished:
    answers: list[ReportAnswer]
    page: str


def plan_of(game_string: str, pack: Path | None) -> BalancePlan:
    """A track or board of somebody's own, looked at alone."""
    return BalancePlan(game_string, pack, SECONDS, workers=1, one_circuit=True)


def game_text(title_id: str, options: dict[str, str], seats: int, pack: Path | None) -> str:
    """The game string of a game with these options, which may be a stranger's."""
    return str(title(title_id).game_with(options, seats, pack))


def get_ready(plan: BalancePlan) -> Ready:
    """The arms and their numbers of games."""
    arms = [sized(arm, plan, TRIAL) for arm in check_balance(plan)]
    return Ready(plan, [arm for arm in arms if arm is not None])


def play_slice(arm: Arm, first: int) -> Watched:
    """Games of the arm from `first` on, until the slice is over; one at least."""
    until, tables = time.monotonic() + SLICE, Tables(arm.seating)
    found = Watched()
    played = Played(arm, found.rows, found.uses)
    while True:
        number = first + len(found.rows)
        played.add(watch_batch(arm.seating, number, number + 1, tables))
        if number + 1 >= arm.seating.games or time.monotonic() > until:
            return found


def finish(ready: Ready, played: list[Watched], seconds: float, language: str) -> Finished:
    """The answers and the page. `played`: what each arm came to, as far as it came."""
    arms = {
        arm.name: Played(arm, found.rows, found.uses)
        for arm, found in zip(ready.arms, played, strict=False)
        if found.rows
    }
    if not arms:
        raise NothingPlayed("not a single game was played in that time")
    is_whole = sum(len(found.rows) for found in played) == ready.games
    report = Report(Experiment(ready.plan, ready.plan.game_string, arms, seconds, is_whole), language)
    return Finished(report.answers, report.html())
