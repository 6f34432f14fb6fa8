"""The report of a bench: every game's figures, and the goals with what was measured beside them."""

from dataclasses import dataclass
from statistics import median

from paddock.lab.goals import GOALS, Goal, Run

COLUMNS = {
    "random": "random play/s",
    "steps": "step by step/s",
    "copy": "copy µs",
    "view": "view µs",
    "world": "world µs",
    "search": "simulations/s",
}
"""What is measured of every game, and what the report calls it."""
IN_MICROSECONDS = ("copy", "view", "world")


@dataclass
class BenchReport:
    """All figures of a run. Prints as the tables people read."""

    run: Run
    remarks: list[str]
    """What could not be measured, and why."""

    def __str__(self) -> str:
        return "\n".join([*self._table(), "", *self._peers(), "", *self._goals(), *self.remarks])

    def missed(self) -> list[Goal]:
        """The goals that are not met. In a run of everything, what could not be measured is not met either."""
        figures = [(goal, goal.measure(self.run)) for goal in GOALS]
        return [goal for goal, figure in figures if (self.run.is_whole if figure is None else not goal.is_met(figure))]

    def _table(self) -> list[str]:
        lines = [
            f"{'':30}" + "".join(f"{head:^27}" for head in COLUMNS.values()),
            f"{'':30}" + f"{'plain':>10} {'compiled':>10} {'':5}" * len(COLUMNS),
        ]
        for game in self.run.games:
            lines.append(f"{game:30}" + "".join(self._pair(what, game) for what in COLUMNS))
        return lines

    def _pair(self, what: str, game: str) -> str:
        plain = self.run.plain.get(what, game)
        compiled = self.run.compiled.get(what, game)
        show = _microseconds if what in IN_MICROSECONDS else _count
        ratio = f"×{compiled / plain:.0f}" if plain and compiled else ""
        return f"{show(plain):>10} {show(compiled):>10} {ratio:5}"

    def _peers(self) -> list[str]:
        paces = [pace for game in self.run.games if (pace := self.run.peers.get("random", game))]
        if not paces:
            return []
        return [f"OpenSpiel backgammon, C++ driven from Python: {_count(median(paces))} a second (this is × 1)"]

    def _goals(self) -> list[str]:
        return [f"{'goal':66}{'measured':>12}", *(goal.text(self.run) for goal in GOALS)]


def _count(figure: float | None) -> str:
    return f"{figure:,.0f}" if figure is not None else "–"


def _microseconds(pace: float | None) -> str:
    return f"{1e6 / pace:.2f}" if pace else "–"
