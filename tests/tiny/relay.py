"""Relay: legs within laps, strides within legs. No dice and no secrets: the smallest game of nested scripts."""

from pathlib import Path
from typing import Annotated, Any

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.facts import fact, facts_of
from paddock.core.game import Game, Rules
from paddock.core.message import Message, Reason
from paddock.core.names import Names
from paddock.core.options import Option, OptionValue, whole
from paddock.core.script import Script, step
from paddock.core.state import State
from paddock.core.title import Title

LEG_LENGTH = 4

STRIDE = Verb("stride", ("length", "length", 3))
STOP = Verb("stop")

LAP_BEGINS = EventKind("lap-begins", "RLY-1", ("lap", ""))
RUNS = EventKind("runs", "RLY-2", ("seat", "seat"), ("length", "length"))
CHEERED = EventKind("cheered", "RLY-3", ("seat", "seat"), ("times", ""))


class RelayState(State):
    lap: Annotated[int, fact()]
    run: Annotated[int, fact()]
    cheers: Annotated[list[int], fact(per="seat")]


class Stride(DecisionKind[RelayState]):
    def options(self, state: RelayState, seat: i64) -> list[int]:
        room = LEG_LENGTH - state.run
        strides = [STRIDE.code(length) for length in range(min(3, room))]
        return [*strides, STOP.code()] if state.run else strides

    def apply(self, state: RelayState, seat: i64, action: i64) -> None:
        if STOP.has(action):
            state.leave()
            return
        state.run += STRIDE.first(action) + 1
        state.emit(RUNS, seat, STRIDE.first(action))

    def why_not(self, state: RelayState, seat: i64, action: i64) -> Reason:
        if STOP.has(action):
            return Reason("RLY-4", Message("why-no-stop"))
        return Reason("RLY-2", Message("why-too-long", {"room": LEG_LENGTH - state.run}))


TAKE_STRIDE = Stride("stride", "RLY-2", [STRIDE, STOP])

RELAY = Script("relay")
LAP = Script("lap", argument="seat")
LEG = Script("leg", argument="seat")
CHEER = Script("cheer", argument="seat")


def begin_lap(state: RelayState) -> None:
    state.lap += 1
    state.emit(LAP_BEGINS, state.lap)


def run_legs(state: RelayState) -> None:
    """A leg for each seat: the lap's argument counts them."""
    if state.argument < state.game.seats:
        seat = state.argument
        state.argument += 1
        state.run = 0
        state.repeat()
        state.call(LEG, seat)


def next_lap(state: RelayState) -> None:
    laps = state.game.options["laps"]
    assert isinstance(laps, int)
    if state.lap < laps:
        state.argument = 0
        state.restart()


def take_strides(state: RelayState) -> None:
    if state.run < LEG_LENGTH:
        state.repeat()
        state.ask(TAKE_STRIDE, state.argument)


def cheer(state: RelayState) -> None:
    """Only for a leg that was run to its end: who stops has left the script before."""
    state.call(CHEER, state.argument)


def count_cheer(state: RelayState) -> None:
    state.cheers[state.argument] += 1
    state.emit(CHEERED, state.argument, state.cheers[state.argument])


RELAY.is_made_of(LAP)
LAP.is_made_of(begin_lap, step(run_legs, calls=[LEG]), next_lap)
LEG.is_made_of(step(take_strides, asks=[TAKE_STRIDE]), step(cheer, calls=[CHEER]))
CHEER.is_made_of(count_cheer)
RULES = Rules([TAKE_STRIDE], [LAP_BEGINS, RUNS, CHEERED], [RELAY, LAP, LEG, CHEER])


class RelayGame(Game):
    def __init__(self, title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> None:
        names = ["ann", "bob", "cyd"][:seats]
        domains = [Names("seat", names, [name.title() for name in names]), Names("length", ["1", "2", "3"])]
        super().__init__(title, RULES, seats, options, RelayState, facts_of(RelayState), domains, {}, pack=pack)

    def set_up(self) -> State:
        state = RelayState(self)
        state.call(RELAY)
        return state

    def scores(self, state: Any) -> list[int]:
        cheers: list[int] = state.cheers
        return cheers


def _options(pack: Path | None) -> list[Option]:
    return [whole("laps", 1, 1, 3)]


TITLE = Title("relay", "Relay", 1, 1, 3, _options, Path(__file__).parent, RelayGame)
