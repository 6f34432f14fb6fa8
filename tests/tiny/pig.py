"""Pig: roll as often as you dare; a one loses the turn, holding scores it. The smallest game with dice."""

from pathlib import Path
from typing import Annotated, Any

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.facts import fact, facts_of
from paddock.core.game import Game, Rules
from paddock.core.message import Message, Reason
from paddock.core.names import Names
from paddock.core.options import OptionValue, choice, flag, whole
from paddock.core.script import Script, step
from paddock.core.state import State
from paddock.core.title import Title

ROLL = Verb("roll")
HOLD = Verb("hold")
DIE = Verb("die", ("face", "face", 6))

TURN_BEGINS = EventKind("turn-begins", "PIG-1", ("seat", "seat"))
ROLLED = EventKind("rolled", "PIG-2", ("seat", "seat"), ("face", "face"))
LOST = EventKind("lost", "PIG-3", ("seat", "seat"), ("points", ""))
HELD = EventKind("held", "PIG-4", ("seat", "seat"), ("points", ""))


class PigState(State):
    turn: Annotated[int, fact(domain="seat")]
    pot: Annotated[int, fact()]
    totals: Annotated[list[int], fact(per="seat")]


class RollOrHold(DecisionKind[PigState]):
    def options(self, state: PigState, seat: i64) -> list[int]:
        return [ROLL.code(), HOLD.code()] if state.pot else [ROLL.code()]

    def apply(self, state: PigState, seat: i64, action: i64) -> None:
        if ROLL.has(action):
            state.ask_nature(THROW)
        else:
            state.totals[seat] += state.pot
            state.emit(HELD, seat, state.pot)
            state.pot = 0
            state.turn = (seat + 1) % state.game.seats

    def prompt(self, state: PigState, seat: i64) -> Message:
        return Message("ask-roll-or-hold", {"pot": state.pot})

    def why_not(self, state: PigState, seat: i64, action: i64) -> Reason:
        return Reason("PIG-4", Message("why-nothing-to-hold"))


class Throw(ChanceKind[PigState]):
    def options(self, state: PigState, seat: i64) -> list[int]:
        return [DIE.code(face) for face in range(6)]

    def weights(self, state: PigState) -> list[int]:
        return [1, 1, 1, 1, 1, 3] if state.game.options["die"] == "loaded" else [1] * 6

    def apply(self, state: PigState, seat: i64, action: i64) -> None:
        face = DIE.first(action)
        state.emit(ROLLED, state.turn, face)
        if face:
            state.pot += face + 1
        else:
            state.emit(LOST, state.turn, state.pot)
            state.pot = 0
            state.turn = (state.turn + 1) % state.game.seats


ROLL_OR_HOLD = RollOrHold("roll-or-hold", "PIG-2", [ROLL, HOLD])
THROW = Throw("throw", "PIG-2", [DIE])
GAME = Script("game")


def take_turn(state: PigState) -> None:
    target = state.game.options["target"]
    assert isinstance(target, int)
    if max(state.totals) < target:
        state.repeat()
        if not state.pot:
            state.emit(TURN_BEGINS, state.turn)
        state.ask(ROLL_OR_HOLD, state.turn)


GAME.is_made_of(step(take_turn, asks=[ROLL_OR_HOLD, THROW]))
RULES = Rules([ROLL_OR_HOLD, THROW], [TURN_BEGINS, ROLLED, LOST, HELD], [GAME])


class PigGame(Game):
    def __init__(self, title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> None:
        names = ["ann", "bob", "cyd", "dan"][:seats]
        domains = [Names("seat", names, [name.title() for name in names]), Names("face", [str(n) for n in range(1, 7)])]
        super().__init__(title, RULES, seats, options, PigState, facts_of(PigState), domains, {}, pack=pack)

    def set_up(self) -> State:
        state = PigState(self)
        state.call(GAME)
        return state

    def scores(self, state: Any) -> list[int]:
        totals: list[int] = state.totals
        return totals


def _options(pack: Path | None) -> list[Any]:
    return [whole("target", 20, 10, 40), choice("die", ["fair", "loaded"]), flag("noisy")]


TITLE = Title("pig", "Pig", 1, 2, 4, _options, Path(__file__).parent, PigGame)
