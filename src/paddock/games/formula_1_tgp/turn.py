"""H, L, M. A race turn: event rolls, movement, wear (TGP-57 to TGP-62, TGP-91 to TGP-94, TGP-98, TGP-99)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.state import Script
from paddock.games.formula_1_tgp.overtaking import ATTEMPT
from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.tables import EVENT_ROLL
from paddock.games.formula_1_tgp.tactics import NO_CARD, holds, may_hold, not_held, play
from paddock.games.formula_1_tgp.terms import FLAT_OUT, LEAN_MIX, RUNNING, SAVE_TYRES, SOFT, WET
from paddock.games.formula_1_tgp.tyres import is_worn, wear

CAR: Final[Script] = Script("car")

ROLL_NOW: Final = Verb("roll-now")
ROLL_LATER: Final = Verb("roll-later")
PUSH: Final = Verb("push", ("points", "push", 5))
PLAY_FLAT_OUT: Final = Verb("flat-out", ("points", "push", 5))
PLAY_SAVE_TYRES: Final = Verb("save-tyres")
PLAY_LEAN_MIX: Final = Verb("lean-mix")

TURN_BEGINS: Final = EventKind("turn-begins", "TGP-57", ("turn", ""), ("turns", ""))
WAITS: Final = EventKind("waits", "TGP-91", ("driver", "driver"))
PUSHES: Final = EventKind("pushes", "TGP-60", ("driver", "driver"), ("points", ""))
DRIVES: Final = EventKind("drives", "TGP-59", ("driver", "driver"), ("spaces", ""))
WEARS: Final = EventKind("wears", "TGP-61", ("driver", "driver"), ("fuel", ""), ("tread", ""))


# ── TGP-57, TGP-58, R-33, R-52  The turn begins: the order is noted, and who is on worn tyres ──


def begin_turn(state: TgpState) -> None:
    state.queue = state.race_order()
    for car in state.queue:
        state.worn[car] = 1 if is_worn(state, car) else 0
    state.emit(TURN_BEGINS, state.turn, state.turns)


def move_cars(state: TgpState) -> None:
    """R-33, R-34: each car once, in the order of the beginning of the turn."""
    if not state.queue:
        return
    state.repeat()
    car = state.queue.pop(0)
    if state.status[car] == RUNNING:
        state.call(CAR, car)


# ── TGP-62, TGP-91, R-54  The event roll: once in each part of the race, now or later ──


def begin_move(state: TgpState) -> None:
    state.must = 0
    state.may = 0
    state.change = 0
    state.keeps_tyres = 0
    state.keeps_fuel = 0
    state.target = NONE


class RollEventNow(DecisionKind[TgpState]):
    def options(self, state: TgpState, seat: int) -> list[int]:
        return [ROLL_NOW.code(), ROLL_LATER.code()]

    def apply(self, state: TgpState, seat: int, action: int) -> None:
        car = state.argument
        if ROLL_NOW.has(action):
            state.rolled[car] = 1
            state.call(EVENT_ROLL, car)
        else:
            state.emit(WAITS, state.driver[car])

    def prompt(self, state: TgpState, seat: int) -> Message:
        last = last_turn_of_window(state)
        words: dict[str, str | int] = {"driver": state.named(state.argument), "turn": state.turn, "last": last}
        return Message("ask-event-roll-wet" if state.wet else "ask-event-roll", words)

    def label(self, state: TgpState, seat: int, action: int) -> Message:
        car = state.argument
        if ROLL_NOW.has(action):
            return Message("do-roll-now", {"car": car})
        left = last_turn_of_window(state) - state.turn
        if left:
            return Message("do-roll-later", {"left": left, "car": car})
        return Message("do-roll-never" if state.turn == state.turns else "do-roll-missed", {"car": car})


def last_turn_of_window(state: TgpState) -> int:
    window = state.rules.first_event_window
    return window if state.turn <= window else state.turns


EVENT_NOW: Final = RollEventNow("event-roll", "TGP-91", [ROLL_NOW, ROLL_LATER])


def offer_event_roll(state: TgpState) -> None:
    if not state.rolled[state.argument]:
        state.ask(EVENT_NOW, state.argument // 2)


# ── TGP-59, TGP-88, TGP-89, TGP-98, TGP-99, R-28, R-44  Obligatory movement ──


def obligatory(state: TgpState, car: int) -> int:
    rules = state.rules
    spaces = rules.fuel_move[state.fuel[car]] + state.change
    tyre = state.tyre[car]
    if tyre == SOFT:
        spaces += rules.soft_bonus
    if state.worn[car]:
        spaces -= rules.worn_loss[tyre]
    if state.wet and tyre != WET:
        spaces -= rules.slicks_in_the_wet
    if state.wing[car]:
        spaces -= rules.broken_wing
    return max(0, spaces)


# ── TGP-60, R-35  Speed points are declared before the car moves; "Flat out" comes with them ──


class Push(DecisionKind[TgpState]):
    def most(self, state: TgpState) -> int:
        return min(state.rules.most_points_a_turn, state.speed[state.argument])

    def options(self, state: TgpState, seat: int) -> list[int]:
        points = range(self.most(state) + 1)
        found = [PUSH.code(spent) for spent in points]
        if holds(state, seat, FLAT_OUT):
            found += [PLAY_FLAT_OUT.code(spent) for spent in points]
        return found

    def apply(self, state: TgpState, seat: int, action: int) -> None:
        car = state.argument
        spent = PUSH.first(action) if PUSH.has(action) else PLAY_FLAT_OUT.first(action)
        if spent:
            state.speed[car] -= spent
            state.emit(PUSHES, state.driver[car], spent)
        state.may = spent
        if PLAY_FLAT_OUT.has(action):
            play(state, seat, FLAT_OUT)
            state.may += state.rules.amount[FLAT_OUT]

    def prompt(self, state: TgpState, seat: int) -> Message:
        car = state.argument
        words: dict[str, str | int] = {
            "driver": state.named(car),
            "spaces": obligatory(state, car),
            "points": state.speed[car],
        }
        return Message("ask-push", words)

    def label(self, state: TgpState, seat: int, action: int) -> Message:
        car = state.argument
        must = obligatory(state, car)
        if PUSH.has(action):
            spent = PUSH.first(action)
            return Message("do-push", {"points": spent, "spaces": must + spent, "car": car})
        spent = PLAY_FLAT_OUT.first(action)
        spaces = must + spent + state.rules.amount[FLAT_OUT]
        return Message("do-flat-out", {"points": spent, "spaces": spaces, "car": car})

    def why_not(self, state: TgpState, seat: int, action: int) -> Reason:
        spent = PUSH.first(action) if PUSH.has(action) else PLAY_FLAT_OUT.first(action)
        if spent > state.rules.most_points_a_turn:
            return Reason("TGP-60", Message("why-too-many-points", {"most": state.rules.most_points_a_turn}))
        if spent > self.most(state):
            return Reason("TGP-60", Message("why-not-so-many-points", {"points": state.speed[state.argument]}))
        return not_held(state, FLAT_OUT)


DECLARE: Final = Push("push", "TGP-60", [PUSH, PLAY_FLAT_OUT])


def declare_speed(state: TgpState) -> None:
    car = state.argument
    if state.status[car] != RUNNING:
        state.leave()
    elif state.speed[car] or may_hold(state, car // 2, FLAT_OUT):
        state.ask(DECLARE, car // 2)


def set_off(state: TgpState) -> None:
    state.must = obligatory(state, state.argument)


# ── TGP-59, TGP-63, TGP-73  Forward to the next car; then an attempt for every further point ──


def next_ahead(state: TgpState, car: int) -> int:
    """The nearest running car in front, or NONE."""
    found = NONE
    here = state.place[car]
    for other, place in enumerate(state.place):
        if place > here and state.status[other] == RUNNING and (found == NONE or place < state.place[found]):
            found = other
    return found


def go_forward(state: TgpState) -> None:
    car = state.argument
    left = state.must + state.may
    if left == 0 or state.status[car] != RUNNING:
        return
    ahead = next_ahead(state, car)
    free = left if ahead == NONE else min(left, state.place[ahead] - state.place[car] - 1)
    if free:
        state.place[car] += free
        spend(state, free)
        state.emit(DRIVES, state.driver[car], free)
    if free < left:
        state.target = ahead
        state.repeat()
        state.call(ATTEMPT, car)


def spend(state: TgpState, spaces: int) -> None:
    """R-35: obligatory points first, voluntary ones last."""
    forced = min(state.must, spaces)
    state.must -= forced
    state.may -= spaces - forced


# ── TGP-101  The cards "Tyre whisperer" and "Lean mixture": after the own move ──


class Saving(DecisionKind[TgpState]):
    def options(self, state: TgpState, seat: int) -> list[int]:
        found = [NO_CARD.code()]
        if holds(state, seat, SAVE_TYRES) and not state.keeps_tyres:
            found.append(PLAY_SAVE_TYRES.code())
        if holds(state, seat, LEAN_MIX):
            found.append(PLAY_LEAN_MIX.code())
        return found

    def apply(self, state: TgpState, seat: int, action: int) -> None:
        if PLAY_SAVE_TYRES.has(action):
            play(state, seat, SAVE_TYRES)
            state.keeps_tyres = 1
        elif PLAY_LEAN_MIX.has(action):
            play(state, seat, LEAN_MIX)
            state.keeps_fuel = 1

    def prompt(self, state: TgpState, seat: int) -> Message:
        car = state.argument
        words: dict[str, str | int] = {
            "driver": state.named(car),
            "fuel": state.fuel[car],
            "tread": state.tread[car],
        }
        return Message("ask-saving", words)

    def label(self, state: TgpState, seat: int, action: int) -> Message:
        words: dict[str, str | int] = {"car": state.argument}
        if NO_CARD.has(action):
            return Message("do-no-card", words)
        return Message("do-save-tyres" if PLAY_SAVE_TYRES.has(action) else "do-lean-mix", words)

    def why_not(self, state: TgpState, seat: int, action: int) -> Reason:
        if PLAY_SAVE_TYRES.has(action) and state.keeps_tyres:
            return Reason("TGP-102", Message("why-tyres-spared-already"))
        return not_held(state, SAVE_TYRES if PLAY_SAVE_TYRES.has(action) else LEAN_MIX)


SAVING: Final = Saving("saving", "TGP-101", [NO_CARD, PLAY_SAVE_TYRES, PLAY_LEAN_MIX])


def offer_saving(state: TgpState) -> None:
    """R-66: not after the last move of the race, when no marker matters any more."""
    car = state.argument
    if state.status[car] != RUNNING:
        state.leave()
        return
    seat = car // 2
    if state.turn < state.turns and (may_hold(state, seat, SAVE_TYRES) or may_hold(state, seat, LEAN_MIX)):
        state.ask(SAVING, seat)


# ── TGP-61, TGP-84, R-43  After its own move the car's markers go back one field; the tyres have been used ──


def wear_car(state: TgpState) -> None:
    car = state.argument
    if not state.keeps_fuel and state.fuel[car]:
        state.fuel[car] -= 1
    if not state.keeps_tyres:
        wear(state, car, -1)
    if state.tyre[car] not in state.used[car]:
        state.used[car].append(state.tyre[car])
    state.target = NONE
    state.emit(WEARS, state.driver[car], state.fuel[car], state.tread[car])


CAR.is_made_of(begin_move, offer_event_roll, declare_speed, set_off, go_forward, offer_saving, wear_car)


# ── TGP-58, TGP-82, TGP-83  The marker advances; the last turn ends with the last move ──


def next_turn(state: TgpState) -> None:
    if state.turn < state.turns:
        state.turn += 1
        state.restart()


KINDS: Final[list[DecisionKind[Any]]] = [EVENT_NOW, DECLARE, SAVING]
EVENTS: Final[list[EventKind]] = [TURN_BEGINS, WAITS, PUSHES, DRIVES, WEARS]
