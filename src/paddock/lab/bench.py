"""The bench: how fast the house is, beside OpenSpiel, plain and compiled, in one run.

Machines are noisy. So the contestants, each a process of its own, take turns in several short rounds, and what is
reported are medians and their ratios. The bar: random play is at least as fast as OpenSpiel's backgammon, which is C++,
driven from Python; and a copy of a state costs less than 15 µs.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType

from paddock.games import titles

ROUNDS = 5
SECONDS = 0.1
"""How long one measurement takes."""
COPY_BAR = 15.0
"""Microseconds."""

COMPILED_PYTHON = Path(".venv-compiled", "bin", "python")
"""Where `make compiled` puts the compiled package."""

MEASURES = ("random", "copy", "view", "search")
PEERS = ("backgammon", "pig")


class Contestant:
    """A process that measures (see `contestant`)."""

    def __init__(self, python: Path, *arguments: str) -> None:
        command = [str(python), "-P", "-m", "paddock.lab.contestant", *arguments]
        without_path = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=without_path
        )

    def measure(self, what: str, of: str, seconds: float) -> float | str:
        """The figure, or why there is none."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps([what, of, seconds]) + "\n")
            self._process.stdin.flush()
        except OSError:
            return "the measuring process has ended"
        line = self._process.stdout.readline()
        answer: float | str = json.loads(line) if line else "the measuring process has ended"
        return answer

    def __enter__(self) -> "Contestant":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.communicate()


@dataclass
class Figures:
    """What one contestant measured: medians over the rounds by (what, of), and why some are missing."""

    rounds: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    missing: dict[tuple[str, str], str] = field(default_factory=dict)

    def measure(self, contestant: Contestant | None, what: str, of: str, seconds: float) -> None:
        if contestant is None:
            return
        answer = contestant.measure(what, of, seconds)
        if isinstance(answer, str):
            self.missing[what, of] = answer
        else:
            self.rounds.setdefault((what, of), []).append(answer)

    def get(self, what: str, of: str) -> float | None:
        found = self.rounds.get((what, of))
        return median(found) if found else None


@dataclass
class BenchReport:
    """All figures of a run. Prints as the tables people read."""

    games: list[str]
    plain: Figures
    compiled: Figures
    peers: Figures
    remarks: list[str]
    """What could not be measured, and why."""

    def __str__(self) -> str:
        return "\n".join([*self._table(), "", *self._peers(), "", *self._bars(), *self.remarks])

    def _table(self) -> list[str]:
        heads = ["random play/s", "copy µs", "view µs", "simulations/s"]
        lines = [
            f"{'':44}" + "".join(f"{head:^26}" for head in heads),
            f"{'':44}" + f"{'plain':>9} {'compiled':>9} {'':6}" * 4,
        ]
        for game in self.games:
            cells = [self._pair(what, game) for what in MEASURES]
            lines.append(f"{game:44}" + "".join(cells))
        return lines

    def _pair(self, what: str, game: str) -> str:
        plain = self.plain.get(what, game)
        compiled = self.compiled.get(what, game)
        show = _microseconds if what in ("copy", "view") else _count
        ratio = f"×{compiled / plain:.1f}" if plain and compiled else ""
        return f"{show(plain):>9} {show(compiled):>9} {ratio:6}"

    def _peers(self) -> list[str]:
        lines = []
        for peer in PEERS:
            pace = self.peers.get("random", peer)
            if pace:
                lines.append(f"{'OpenSpiel ' + peer + ', C++ driven from Python':44}{_count(pace):>9}")
        return lines

    def _bars(self) -> list[str]:
        """Whether the bar is met, by the slowest game."""
        lines = []
        peer = self.peers.get("random", "backgammon")
        for name, figures in (("plain", self.plain), ("compiled", self.compiled)):
            paces = [pace for game in self.games if (pace := figures.get("random", game))]
            copies = [1e6 / pace for game in self.games if (pace := figures.get("copy", game))]
            if paces and peer:
                slowest = min(paces) / peer
                lines.append(
                    f"{name}: random play at least ×{slowest:.2f} OpenSpiel's backgammon ({_met(slowest >= 1)})"
                )
            if copies:
                worst = max(copies)
                lines.append(
                    f"{name}: a copy costs at most {worst:.1f} µs, the bar is {COPY_BAR:g} ({_met(worst < COPY_BAR)})"
                )
        return lines


def _count(figure: float | None) -> str:
    return f"{figure:,.0f}" if figure is not None else "–"


def _microseconds(pace: float | None) -> str:
    return f"{1e6 / pace:.1f}" if pace else "–"


def _met(met: bool) -> str:
    return "met" if met else "NOT met"


def bench(
    games: Sequence[str] = (),
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    compiled_python: Path = COMPILED_PYTHON,
    progress: Callable[[int, int], None] | None = None,
) -> BenchReport:
    """Measure these games; without any, every game of the house at every number of seats."""
    chosen = list(games) or every_game()
    remarks: list[str] = []
    plain, compiled, peers = Figures(), Figures(), Figures()
    with ExitStack() as stack:
        ours = stack.enter_context(Contestant(Path(sys.executable)))
        machine_code = _compiled_contestant(stack, compiled_python, remarks)
        theirs = _openspiel_contestant(stack, remarks)
        for number in range(rounds):
            if progress is not None:
                progress(number, rounds)
            for game in chosen:
                for what in MEASURES:
                    plain.measure(ours, what, game, seconds)
                    compiled.measure(machine_code, what, game, seconds)
                for peer in PEERS:
                    peers.measure(theirs, "random", peer, seconds)
    for who, figures in (("plain", plain), ("compiled", compiled), ("OpenSpiel", peers)):
        remarks += [f"{who}: {what} of {of} not measured: {why}" for (what, of), why in figures.missing.items()]
    return BenchReport(chosen, plain, compiled, peers, remarks)


def every_game() -> list[str]:
    return [str(title.game(seats)) for title in titles() for seats in range(title.fewest_seats, title.most_seats + 1)]


def _compiled_contestant(stack: ExitStack, python: Path, remarks: list[str]) -> Contestant | None:
    """None, and why, where there is no compiled package."""
    if not python.exists():
        remarks.append(f"compiled: not measured, there is no {python}; `make compiled` builds it")
        return None
    contestant = stack.enter_context(Contestant(python.absolute()))
    if contestant.measure("compiled", "", 0) != 1.0:
        remarks.append(f"compiled: not measured, {python} has no compiled package of today; `make compiled` builds it")
        return None
    return contestant


def _openspiel_contestant(stack: ExitStack, remarks: list[str]) -> Contestant | None:
    contestant = stack.enter_context(Contestant(Path(sys.executable), "openspiel"))
    if contestant.measure("installed", "", 0) != 1.0:
        remarks.append("OpenSpiel: not measured, it is not installed here; `make bench` installs it")
        return None
    return contestant
