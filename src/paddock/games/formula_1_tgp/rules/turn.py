"""H, L, M. A race turn: event rolls, movement, wear (TGP-57 to TGP-62, TGP-91 to TGP-94, TGP-98, TGP-99)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_added, with_row, with_value, without_place
from paddock.games.formula_1_tgp.rules.scripts import ATTEMPT, CAR, EVENT_ROLL
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import NO_CARD, holds, may_hold, play
from paddock.games.formula_1_tgp.rules.terms import FLAT_OUT, LEAN_MIX, MOST_PUSH, RUNNING, SAVE_TYRES, SOFT, WET
from paddock.games.formula_1_tgp.rules.tyres import is_worn, wear

ROLL_NOW: Final = Verb("roll-now")
ROLL_LATER: Final = Verb("roll-later")
PUSH: Final = Verb("push", ("points", "push", MOST_PUSH + 1))
PLAY_FLAT_OUT: Final = Verb("flat-out", ("points", "push", MOST_PUSH + 1))
PLAY_SAVE_TYRES: Final = Verb("save-tyres")
PLAY_LEAN_MIX: Final = Verb("lean-mix")

TURN_BEGINS: Final = EventKind("turn-begins", "TGP-57", ("turn", ""), ("turns", ""))
WAITS: Final = EventKind("waits", "TGP-91", ("driver", "driver"))
PUSHES: Final = EventKind("pushes", "TGP-60", ("driver", "driver"), ("points", ""), ("speed", ""))
DRIVES: Final = EventKind("drives", "TGP-59", ("driver", "driver"), ("spaces", ""), ("at", ""))
WEARS: Final = EventKind("wears", "TGP-61", ("driver", "driver"), ("fuel", ""), ("tread", ""))


# ── TGP-57  The turn marker goes to 1 ──


def start_the_clock(state: TgpState) -> None:
    state.turn = 1


# ── TGP-57, TGP-58, R-33, R-52  The turn begins: the order is noted, and who is on worn tyres ──


def begin_turn(state: TgpState) -> None:
    state.queue = state.race_order()
    worn = state.worn[:]
    for car in state.queue:
        if is_worn(state, car):
            worn[car] = 1
        else:
            worn[car] = 0
    state.worn = worn
    if state.events is not None:
        state.emit(TURN_BEGINS, state.turn, state.turns)


def move_cars(state: TgpState) -> None:
    """R-33, R-34: each car once, in the order of the beginning of the turn."""
    if len(state.queue) == 0:
        return
    state.repeat()
    car = state.queue[0]
    state.queue = without_place(state.queue, 0)
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
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add(ROLL_NOW.code())
        offer.add(ROLL_LATER.code())

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        car = state.argument
        if ROLL_NOW.has(action):
            state.rolled = with_value(state.rolled, car, 1)
            state.call(EVENT_ROLL, car)
        else:
            state.emit(WAITS, state.driver[car])


def last_turn_of_window(state: TgpState) -> i64:
    window = state.components.first_event_window
    return window if state.turn <= window else state.turns


EVENT_NOW: Final[RollEventNow] = RollEventNow("event-roll", "TGP-91", [ROLL_NOW, ROLL_LATER])


def offer_event_roll(state: TgpState) -> None:
    car = state.argument
    if not state.rolled[car]:
        state.ask(EVENT_NOW, car // 2)


# ── TGP-47, TGP-59, TGP-88, TGP-89, TGP-98, TGP-99, R-28, R-44  Obligatory movement ──


def usual_spaces(state: TgpState, fuel: i64, tyre: i64) -> i64:
    """What a car moves with this fuel and fresh tyres of this kind in the weather of this race."""
    components = state.components
    spaces = components.fuel_move[fuel]
    if tyre == SOFT:
        spaces += components.soft_bonus
    if state.wet and tyre != WET:
        spaces -= components.slicks_in_the_wet
    return spaces


def obligatory(state: TgpState, car: i64) -> i64:
    components = state.components
    tyre = state.tyre[car]
    spaces = usual_spaces(state, state.fuel[car], tyre) + state.change
    if state.worn[car]:
        spaces -= components.worn_loss[tyre]
    if state.wing[car]:
        spaces -= components.broken_wing
    if spaces < 0:
        return 0
    return spaces


# ── TGP-60, R-35  Speed points are declared before the car moves; "Flat out" comes with them ──


class Push(DecisionKind[TgpState]):
    def most(self, state: TgpState) -> i64:
        most, points = state.components.most_points_a_turn, state.speed[state.argument]
        return points if points < most else most

    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        most = self.most(state)
        for spent in range(most + 1):
            offer.add(PUSH.code(spent))
        if holds(state, seat, FLAT_OUT):
            for spent in range(most + 1):
                offer.add(PLAY_FLAT_OUT.code(spent))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        car = state.argument
        is_flat_out = PLAY_FLAT_OUT.has(action)
        spent = PLAY_FLAT_OUT.first(action) if is_flat_out else PUSH.first(action)
        if spent > 0:
            state.speed[car] -= spent
            state.emit(PUSHES, state.driver[car], spent, state.speed[car])
        state.may = spent
        if is_flat_out:
            play(state, seat, FLAT_OUT)
            state.may += state.components.amount[FLAT_OUT]


DECLARE: Final[Push] = Push("push", "TGP-60", [PUSH, PLAY_FLAT_OUT])


def declare_speed(state: TgpState) -> None:
    car = state.argument
    if state.status[car] != RUNNING:
        state.leave()
    elif state.speed[car] > 0 or may_hold(state, car // 2, FLAT_OUT):
        state.ask(DECLARE, car // 2)


def set_off(state: TgpState) -> None:
    state.must = obligatory(state, state.argument)


# ── TGP-59, TGP-63, TGP-73, R-45  Forward to the next car; then an attempt for every further point ──


def next_ahead(state: TgpState, car: i64) -> i64:
    """The nearest running car in front, or NONE."""
    found: i64 = NONE
    nearest: i64 = 0
    place, status = state.place, state.status
    here = place[car]
    for other in range(len(place)):
        there = place[other]
        if there > here and status[other] == RUNNING and (found == NONE or there < nearest):
            found = other
            nearest = there
    return found


def go_forward(state: TgpState) -> None:
    car = state.argument
    left = state.must + state.may
    if left == 0 or state.status[car] != RUNNING:
        return
    ahead = next_ahead(state, car)
    free = left
    if ahead != NONE and state.place[ahead] - state.place[car] <= left:
        free = state.place[ahead] - state.place[car] - 1
    if free > 0:
        state.place[car] += free
        spend(state, free)
        if state.events is not None:
            state.emit(DRIVES, state.driver[car], free, state.place[car])
    if free < left:
        state.target = ahead
        state.repeat()
        state.call(ATTEMPT, car)


def spend(state: TgpState, spaces: i64) -> None:
    """R-35: obligatory points first, voluntary ones last."""
    forced = spaces if spaces < state.must else state.must
    state.must -= forced
    state.may -= spaces - forced


# ── TGP-101, R-66  The cards "Tyre whisperer" and "Lean mixture": after the own move ──


class Saving(DecisionKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add(NO_CARD.code())
        if holds(state, seat, SAVE_TYRES) and not state.keeps_tyres:
            offer.add(PLAY_SAVE_TYRES.code())
        if holds(state, seat, LEAN_MIX):
            offer.add(PLAY_LEAN_MIX.code())

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        if PLAY_SAVE_TYRES.has(action):
            play(state, seat, SAVE_TYRES)
            state.keeps_tyres = 1
        elif PLAY_LEAN_MIX.has(action):
            play(state, seat, LEAN_MIX)
            state.keeps_fuel = 1


SAVING: Final[Saving] = Saving("saving", "TGP-101", [NO_CARD, PLAY_SAVE_TYRES, PLAY_LEAN_MIX])


def offer_saving(state: TgpState) -> None:
    """R-66: not after the last move of the race, when no marker matters any more."""
    car = state.argument
    if state.status[car] != RUNNING:
        state.leave()
        return
    seat = car // 2
    if len(state.hand[seat]) == 0 or state.turn == state.turns:
        return
    if may_hold(state, seat, SAVE_TYRES) or may_hold(state, seat, LEAN_MIX):
        state.ask(SAVING, seat)


# ── TGP-61, TGP-84, R-43  After its own move the car's markers go back one field; the tyres have been used ──


def wear_car(state: TgpState) -> None:
    car = state.argument
    if not state.keeps_fuel and state.fuel[car] > 0:
        state.fuel[car] -= 1
    if not state.keeps_tyres:
        wear(state, car, -1)
    if state.tyre[car] not in state.used[car]:
        state.used = with_row(state.used, car, with_added(state.used[car], state.tyre[car]))
    state.target = NONE
    if state.events is not None:
        state.emit(WEARS, state.driver[car], state.fuel[car], state.tread[car])


# ── TGP-58, TGP-82, TGP-83  The marker advances; the last turn ends with the last move ──


def next_turn(state: TgpState) -> None:
    if state.turn < state.turns:
        state.turn += 1
        state.restart()


KINDS: Final[list[DecisionKind[Any]]] = [EVENT_NOW, DECLARE, SAVING]
EVENTS: Final[list[EventKind]] = [TURN_BEGINS, WAITS, PUSHES, DRIVES, WEARS]
