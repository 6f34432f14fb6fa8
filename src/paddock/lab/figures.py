"""Figures: what contestants of the bench measured, and the processes that measure."""

import json
import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType


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
    """What one contestant measured: the figures of all rounds by (what, of), and why some are missing."""

    rounds: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    missing: dict[tuple[str, str], str] = field(default_factory=dict)

    def measure(self, contestant: Contestant | None, what: str, of: str, seconds: float, beside: str = "") -> None:
        """`beside`: what the figure is to be compared with, and kept under, instead of what it is of."""
        if contestant is None:
            return
        answer = contestant.measure(what, of, seconds)
        if isinstance(answer, str):
            self.missing[what, of] = answer
        else:
            self.rounds.setdefault((what, beside or of), []).append(answer)

    def get(self, what: str, of: str) -> float | None:
        found = self.rounds.get((what, of))
        return median(found) if found else None

    def times(self, what: str, others: "Figures", of: str) -> float | None:
        """How many times as fast this contestant does it as the others do what stands beside it: round by round, since
        both take turns, and of that the median."""
        pairs = list(zip(self.rounds.get((what, of), []), others.rounds.get(("random", of), []), strict=False))
        return median(own / other for own, other in pairs) if pairs else None
