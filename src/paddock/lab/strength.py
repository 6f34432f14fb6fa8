"""Strength: how the levels do against the first rule of thumb, which never changes, and against each other.

Every row is a duel on the same dice, with the seats swapped, so that neither luck nor a better seat counts for a bot.
"""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from paddock.bots.levels import LEVELS
from paddock.core.vecs import COMPILED
from paddock.games import game as make_game
from paddock.games import titles
from paddock.lab.plan import SimulationPlan
from paddock.lab.simulate import simulate
from paddock.lab.statistics import Interval

YARDSTICK = "thumb-1"
BEST = LEVELS[-1]
STEP = (25.0, 35.0)
"""Each level should win so many per cent against the next one."""

Progress = Callable[[str, int, int], None]
"""Told which row is played, how many of its games are done, and of how many."""


@dataclass(frozen=True)
class Duel:
    """A duel: the first bot is measured. The goal is in per cent, for the lower end of the interval; with a `most` the
    rate itself should lie between both."""

    name: str
    game: str
    bots: tuple[str, str]
    goal: float
    most: float = 100.0
    bound: float = 0.0
    kept: float = 0.0


@dataclass(frozen=True)
class Measured:
    """A row with what came of it."""

    row: Duel
    games: int
    rate: Interval
    is_whole: bool

    @property
    def is_met(self) -> bool:
        if self.row.most < 100.0:
            return self.row.goal <= 100 * self.rate.value <= self.row.most
        return 100 * self.rate.low >= self.row.goal

    @property
    def has_fallen(self) -> bool:
        """Whether the row is surely below what it has once reached."""
        return 100 * self.rate.high < self.row.kept

    def text(self) -> str:
        rate = self.rate
        figure = f"{100 * rate.value:5.1f} % ({100 * rate.low:.0f}–{100 * rate.high:.0f})"
        goal = f"{self.row.goal:g}–{self.row.most:g} %" if self.row.most < 100.0 else f"≥ {self.row.goal:g} % surely"
        bound = f", at most {self.row.bound:g}" if self.row.bound else ""
        return f"{self.row.name:34}{self.games:6}  {figure:20} {goal + bound:27} {'met' if self.is_met else 'NOT met'}"


HEAD = f"{'':34}{'games':>6}  {'wins, 95 %':20} {'goal':27}"


@cache
def _kept() -> list[dict[str, object]]:
    rows: list[dict[str, object]] = tomllib.loads(
        Path(__file__).with_name("strength.toml").read_text(encoding="utf-8")
    )["rows"]
    return rows


def rows_against_the_yardstick(best: str = BEST) -> list[Duel]:
    """The best level against the first rule of thumb, everywhere that there is a goal for it."""
    return [
        Duel(
            name=str(row["name"]),
            game=str(row["game"]),
            bots=(best, YARDSTICK),
            goal=float(str(row["goal"])),
            bound=float(str(row.get("bound", 0))),
            kept=float(str(row.get("kept", 0))),
        )
        for row in _kept()
    ]


def rows_of_the_ladder(best: str = BEST) -> list[Duel]:
    """Each level against the next one, at two seats of every game."""
    low, high = STEP
    found: list[Duel] = []
    for title in titles():
        game = str(title.game(max(2, title.fewest_seats), **title.play_now.options))
        for level, above in pairwise(LEVELS):
            names = (level, best if above == BEST else above)
            found.append(Duel(f"{title.name}: {level} – {above}", game, names, low, high))
    return found


def chosen(rows: Sequence[Duel], games: Sequence[str]) -> list[Duel]:
    """The rows of these titles; without any, all."""
    return [row for row in rows if not games or make_game(row.game).title.id in games]


def measure(
    rows: Sequence[Duel], games: int, seed: int, workers: int, progress: Progress | None = None
) -> Iterator[Measured]:
    """Play the rows, one after the other. Ctrl-C ends a row with the games that are done, and then all."""
    for row in rows:

        def tell(done: int, of: int, row: Duel = row) -> None:
            if progress is not None:
                progress(row.name, done, of)

        plan = SimulationPlan(row.game, row.bots, games, seed, workers, duplicate=True)
        result = simulate(plan, tell)
        is_whole = result.games == result.planned
        yield Measured(row, result.games, result.bots[0].win_rate, is_whole)
        if not is_whole:
            return


def remark() -> str:
    """What whoever reads the figures should know about how they were taken."""
    rules = "compiled rules" if COMPILED else "plain rules, which think much less in the same time"
    return f"95 % intervals (Wilson); seats swapped on the same dice; {rules}"
