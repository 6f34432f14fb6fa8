"""The bench: how fast the house is, beside OpenSpiel, plain and compiled, in one run.

Machines are noisy. So the contestants, each a process of its own, take turns in several short rounds, and what is
reported are medians and their ratios, with the goals beside them (see `goals`).
"""

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from paddock.games import titles
from paddock.lab.bench_report import COLUMNS, BenchReport
from paddock.lab.figures import Contestant, Figures
from paddock.lab.goals import BACKGAMMON, BESIDES, PEERS, PREVIEW, Run

ROUNDS = 5
SECONDS = 0.1
"""How long one measurement takes."""

COMPILED_PYTHON = Path(".venv-compiled", "bin", "python")
"""Where `make compiled` puts the compiled package."""


def bench(
    games: Sequence[str] = (),
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    compiled_python: Path = COMPILED_PYTHON,
    progress: Callable[[int, int], None] | None = None,
) -> BenchReport:
    """Measure these games; without any, all of the house at every number of seats, and whatever else has goals."""
    chosen = list(games) or every_game()
    remarks: list[str] = []
    run = Run(chosen, Figures(), Figures(), Figures(), is_whole=not games)
    with ExitStack() as stack:
        plain = stack.enter_context(Contestant(Path(sys.executable)))
        compiled = _compiled_contestant(stack, compiled_python, remarks)
        peer = _openspiel_contestant(stack, remarks)
        for number in range(rounds):
            if progress is not None:
                progress(number, rounds)
            for game in chosen:
                for what in COLUMNS:
                    run.plain.measure(plain, what, game, seconds)
                    run.compiled.measure(compiled, what, game, seconds)
                run.peers.measure(peer, "random", BACKGAMMON, seconds, beside=game)
            if not games:
                for what, of in BESIDES:
                    run.compiled.measure(compiled, what, of, seconds)
                for what, of in PEERS:
                    run.peers.measure(peer, what, of, seconds)
        if not games:
            for what in ("preview p95", "preview worst"):
                run.plain.measure(plain, what, PREVIEW, seconds)
    for who, figures in (("plain", run.plain), ("compiled", run.compiled), ("OpenSpiel", run.peers)):
        remarks += [f"{who}: {what} of {of} not measured: {why}" for (what, of), why in figures.missing.items()]
    return BenchReport(run, remarks)


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
