"""Scripts: the sequence of play, as short tables of steps in rulebook order.

A step is an ordinary function of the state. It may ask a decision, call another script, or repeat itself afterwards;
what it may ask and call stands beside it in the table, so that the table can be read, printed and checked:

    RACE.is_made_of(
        season.begin_race,
        step(draft.find_deal_order, asks=[draft.FIRST_DEALT]),
        DEALING,
    )
"""

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import i64

from paddock.core.decision import DecisionKind

Run = Callable[[Any], None]


class Step:
    """One line of a script: a function of the state or another script, with what it may ask and call."""

    def __init__(
        self,
        name: str,
        run: Run,
        script: "Script | None",
        asks: Sequence[DecisionKind[Any]] = (),
        calls: "Sequence[Script]" = (),
    ) -> None:
        self.name = name
        self.run = run
        self.script = script
        self.asks = tuple(asks)
        self.calls = tuple(calls)

    def leads_to(self, script: "Script") -> bool:
        """Whether the script may be played before this step is done."""
        return self.script is script or script in self.calls


def step(run: Run, asks: Sequence[DecisionKind[Any]] = (), calls: "Sequence[Script]" = ()) -> Step:
    """A function as a step, with the decisions it may ask and the scripts that it, or an answer to it, may call."""
    return Step(run.__name__, run, None, asks, calls)


class Script:
    """A named table of steps. It is filled after its steps are written, so that any step may call any script.

    `argument`: what the script's argument counts, a key of the game's `counts` such as `seat` or `car`; none without.
    """

    def __init__(self, name: str, argument: str = "") -> None:
        self.name = name
        self.argument = argument
        self.steps: list[Step] = []
        self.runs: list[Run] = []
        """What `State.advance` runs, which it does all the time: the functions of the steps, and the script's end."""
        self.id: i64 = -1  # its place among the game's scripts, set once

    def is_made_of(self, *steps: "Run | Script | Step") -> None:
        self.steps = [_as_step(each) for each in steps]
        self.runs = [each.run for each in self.steps]
        self.runs.append(_leave)

    def begin(self, state: Any) -> None:
        state.call(self)

    def place(self, wanted: "Run | Script") -> int:
        """The place of a function or script among the steps, counted from 0."""
        for number, each in enumerate(self.steps):
            if wanted is each.script or wanted == each.run:
                return number
        raise ValueError(f"{self.name} has no such step")

    def step_names(self) -> list[str]:
        """What positions call the steps; a step that comes again is called `name-2`, then `name-3`."""
        names: list[str] = []
        for each in self.steps:
            before = sum(1 for earlier in self.steps[: len(names)] if earlier.name == each.name)
            names.append(f"{each.name}-{before + 1}" if before else each.name)
        return names


def _as_step(written: "Run | Script | Step") -> Step:
    if isinstance(written, Step):
        return written
    if isinstance(written, Script):
        return Step(written.name, written.begin, written)
    return Step(written.__name__, written, None)


def _leave(state: Any) -> None:
    state.leave()
