"""The goals of the bench: how fast the house wants to be, each with the figure that shows whether it is.

A goal names what it is about, asks the figures of a run for a number, and says what would be enough. Machines differ
and are busy; so most goals are ratios between figures that were taken in turns.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from paddock.lab.figures import Figures

BACKGAMMON = "backgammon"
"""OpenSpiel's C++ game, driven from Python, with which we compare ourselves."""


@dataclass
class Run:
    """All figures of a run of the bench."""

    games: list[str]
    plain: Figures
    compiled: Figures
    peers: Figures
    is_whole: bool = False
    """Whether everything was to be measured, not only some games."""

    def of_title(self, title: str) -> list[str]:
        return [game for game in self.games if game.startswith(f"{title}(")]


@dataclass(frozen=True)
class Goal:
    """`measure` gives the figure, None where it was not taken; `at_most`: it should be below the bar, not above."""

    name: str
    bar: float
    measure: Callable[[Run], float | None]
    unit: str = "×"
    at_most: bool = False

    def is_met(self, figure: float) -> bool:
        return figure <= self.bar if self.at_most else figure >= self.bar

    def text(self, run: Run) -> str:
        """The row of the report: the measured figure beside the goal."""
        figure = self.measure(run)
        sign = "≤" if self.at_most else "≥"
        found = "–" if figure is None else f"{figure:.2f} {self.unit}"
        verdict = "not measured" if figure is None else "met" if self.is_met(figure) else "NOT met"
        return f"{self.name:66}{found:>12}   {sign} {self.bar:g} {self.unit:3} {verdict}"


# ── What the goals are about ──


def slowest(what: str, whose: str, title: str) -> Callable[[Run], float | None]:
    """The slowest number of seats of a title against OpenSpiel."""

    def measure(run: Run) -> float | None:
        figures = run.compiled if whose == "compiled" else run.plain
        ratios = [ratio for game in run.of_title(title) if (ratio := figures.times(what, run.peers, game))]
        return min(ratios, default=None)

    return measure


def dearest(what: str, whose: str) -> Callable[[Run], float | None]:
    """The microseconds of the game that takes longest."""

    def measure(run: Run) -> float | None:
        figures = run.compiled if whose == "compiled" else run.plain
        paces = [pace for game in run.games if (pace := figures.get(what, game))]
        return 1e6 / min(paces) if paces else None

    return measure


def growth(title: str) -> Callable[[Run], float | None]:
    """How much dearer a decision is with all seats taken than with the fewest."""

    def measure(run: Run) -> float | None:
        games = run.of_title(title)
        paces = [run.compiled.get("random", game) for game in (games[:1] + games[-1:])]
        return paces[0] / paces[1] if len(games) > 1 and paces[0] and paces[1] else None

    return measure


def searched(game: str, before: float) -> Callable[[Run], float | None]:
    """Simulations a second against what they were before, both as shares of OpenSpiel's pace in the same run."""

    def measure(run: Run) -> float | None:
        share = run.compiled.times("search", run.peers, game)
        return share / before if share else None

    return measure


def single(what: str, of: str, whose: str) -> Callable[[Run], float | None]:
    return lambda run: (run.compiled if whose == "compiled" else run.plain).get(what, of)


def beside(what: str, of: str, theirs: str, other: str) -> Callable[[Run], float | None]:
    """How many times as fast compiled rules do it as a peer does something else, round by round."""

    def measure(run: Run) -> float | None:
        own, others = run.compiled.rounds.get((what, of), []), run.peers.rounds.get((theirs, other), [])
        ratios = [one / another for one, another in zip(own, others, strict=False)]
        return median(ratios) if ratios else None

    return measure


# ── The goals ──

TITLES = {
    "quick-grand-prix": 25,
    "formula-1-tgp": 18,
    "grand-prix": 15,
    "great-race": 15,
    "moto-grand-prix": 12,
}
"""How many times as fast as OpenSpiel random play should be, compiled, at the slowest number of seats."""

SEARCHED = {
    "grand-prix(seats=4)": 0.1442,
    "great-race(seats=4)": 0.2153,
    "moto-grand-prix(seats=6)": 0.0933,
}
"""Simulations a second before rules were made of machine numbers, as shares of OpenSpiel's decisions a second: the
compiled wheel of commit c758ed1, in the six positions of each game that are searched today, and OpenSpiel in turns, 31
rounds; these are the medians of the ratios."""

PREVIEW = "grand-prix"
CPP = "moto-grand-prix basic"
RACED = "grand-prix(seats=4)"
"""The game of which a race by rule of thumb is timed."""
BATCHED = "quick-grand-prix(seats=4)"
LEARNT = "quick-grand-prix(seats=2)"
"""The game whose environments are measured."""
BESIDES = [("thumb", RACED), ("batch", BATCHED), ("against C++", CPP), ("cycle", LEARNT), ("many", LEARNT)]
BESIDES += [("spiel", LEARNT)]
"""What is measured of compiled rules besides the figures that every game has."""
CONNECT_FOUR = "connect_four_v3"
PYTHON_GAME = "python_kuhn_poker"
"""The fastest of those games of OpenSpiel's that are written in Python."""
PEERS = [("cycle", CONNECT_FOUR), ("random", PYTHON_GAME)]
"""What is measured of others besides OpenSpiel's backgammon."""

PER_TITLE: Sequence[Goal] = [
    goal
    for title, bar in TITLES.items()
    for goal in (
        Goal(f"{title}: random play, compiled", bar, slowest("random", "compiled", title)),
        Goal(f"{title}: the same step by step from Python", 6, slowest("steps", "compiled", title)),
        Goal(f"{title}: random play, plain", 1.3, slowest("random", "plain", title)),
        Goal(f"{title}: cost a decision, fewest → most seats", 1.3, growth(title), at_most=True),
    )
]

GOALS: Sequence[Goal] = [
    *PER_TITLE,
    Goal("copy, compiled, dearest state", 0.7, dearest("copy", "compiled"), "µs", at_most=True),
    Goal("copy, plain, dearest state", 3, dearest("copy", "plain"), "µs", at_most=True),
    Goal("view, compiled, dearest", 3, dearest("view", "compiled"), "µs", at_most=True),
    Goal("sample_world, compiled, dearest", 5, dearest("world", "compiled"), "µs", at_most=True),
    *(Goal(f"{game}: search against before", 4, searched(game, before)) for game, before in SEARCHED.items()),
    Goal("Moto Basic, compiled, against the same rules in C++", 0.3, single("against C++", CPP, "compiled")),
    Goal("whole-move preview, plain, p95", 20, single("preview p95", PREVIEW, "plain"), "ms", at_most=True),
    Goal("whole-move preview, plain, worst", 200, single("preview worst", PREVIEW, "plain"), "ms", at_most=True),
    Goal("rule-of-thumb race, compiled", 0.3, single("thumb", RACED, "compiled"), "s", at_most=True),
    Goal("PettingZoo, against its own Connect Four", 5, beside("cycle", LEARNT, "cycle", CONNECT_FOUR)),
    Goal("many games in one step, against the PettingZoo loop", 20, single("many", LEARNT, "compiled")),
    Goal("OpenSpiel, against its own games in Python", 1, beside("spiel", LEARNT, "random", PYTHON_GAME)),
    Goal("many games at once, two cores against one", 1.8, single("batch", BATCHED, "compiled")),
]
