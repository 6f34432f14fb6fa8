"""3.4  The action phase: one action segment after another, round the table (GP-3.4, GP-14.11, R-04)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_row, without
from paddock.core.vecs import append, extend, remove, vec
from paddock.games.grand_prix.rules.finish import nobody_races
from paddock.games.grand_prix.rules.hands import CARD
from paddock.games.grand_prix.rules.leaving import IS_ELIMINATED, RETIRES, leave_race
from paddock.games.grand_prix.rules.scripts import SEGMENT
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS

CAR: Final = ("car", "car", CARS)

PLAY: Final = Verb("play", CARD, CAR)
PASS: Final = Verb("pass", CAR)
ELIMINATE: Final = Verb("eliminate", CAR)
RETIRE: Final = Verb("retire", CAR)
WAIT: Final = Verb("wait")

PLAYS: Final = EventKind("plays", "GP-3.4.3", ("seat", "seat"), ("card", "card"), ("car", "car"))
PLAYS_NPC: Final = EventKind("plays-npc", "GP-1.5.5", ("seat", "seat"), ("card", "card"), ("car", "car"))
PLAYS_TEAM_NPC: Final = EventKind("plays-team-npc", "GP-1.5.4", ("seat", "seat"), ("card", "card"), ("car", "car"))
PASSES: Final = EventKind("passes", "GP-3.4.4", ("seat", "seat"), ("car", "car"))
STANDS_DOWN: Final = EventKind("stands-down", "GP-3.4.7", ("seat", "seat"))
PHASE_ENDS: Final = EventKind("phase-ends", "GP-3.4.1", ("left", ""))


# ── GP-1.5.2, GP-3.4.3, GP-3.4.4, GP-3.4.5, GP-3.4.6, GP-14.11, R-48
#    Own cars: one that is out is for a pass, one with six markers for its elimination, any other for a card ──


OUT: Final = 0
WORN: Final = 1
SOUND: Final = 2


def use_of(state: GrandPrixState, car: i64) -> i64:
    """What an own car is for if it is un-activated: OUT of the race, WORN with six markers or more, or SOUND; else
    NONE."""
    if car not in state.waiting:
        return NONE
    if state.spot[car] < 0:
        return OUT
    return WORN if state.wear_of(car) >= state.components.most_wear else SOUND


# ── GP-1.5.3, GP-1.5.4, GP-1.5.5  Other cars: those of the own team and the neutral ones ──


def cars_for_a_card(state: GrandPrixState, seat: i64, a: i64, b: i64) -> vec[i64]:
    """The un-activated cars that the seat may move: its own sound ones, its team's NPCs and the neutral ones.

    `a` and `b`: what its own cars are for."""
    own = vec[i64]()
    if a == SOUND:
        own = append(own, 2 * seat)
    if b == SOUND:
        own = append(own, 2 * seat + 1)
    may_move = state.components.may_move_npc[seat]
    return extend(own, vec[i64]([car for car in state.waiting if may_move[car] == 1]))


def has_car_for_a_card(state: GrandPrixState, seat: i64) -> bool:
    if use_of(state, 2 * seat) == SOUND or use_of(state, 2 * seat + 1) == SOUND:
        return True
    may_move = state.components.may_move_npc[seat]
    return any(may_move[car] == 1 for car in state.waiting)


# ── GP-3.4.2, GP-3.4.7, D-03, R-04  One of the four actions ──


class Act(DecisionKind[GrandPrixState]):
    """Play a card for a car, pass, eliminate or retire a car; without cards there may be nothing one must do."""

    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        hand = state.hand[seat]
        a = use_of(state, 2 * seat)
        b = use_of(state, 2 * seat + 1)
        if len(hand) > 0:
            offer.add_pairs(PLAY.base, hand, CARS, cars_for_a_card(state, seat, a, b))
        offer_for(offer, PASS, seat, a == OUT, b == OUT)
        if len(hand) == 0 and offer.count > 0:
            return
        offer_for(offer, ELIMINATE, seat, a == WORN, b == WORN)
        if state.components.may_retire:
            offer_for(offer, RETIRE, seat, a == SOUND, b == SOUND)
        if len(hand) == 0 and offer.count > 0:
            offer.add(WAIT.base)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        code = action - PLAY.base
        if 0 <= code < PLAY.size:
            card = code // CARS
            car = code % CARS
            state.hand = with_row(state.hand, seat, without(state.hand[seat], card))
            state.discards = append(state.discards, card)
            state.card = card
            state.active = car
            if state.events is not None:
                kind = PLAYS if state.is_player_car(car) else PLAYS_NPC
                if kind is PLAYS_NPC and state.components.owner[car] == seat:
                    kind = PLAYS_TEAM_NPC
                state.emit(kind, seat, card, car)
            state.call(SEGMENT)
        elif PASS.has(action):
            state.waiting = remove(state.waiting, action - PASS.base)
            state.emit(PASSES, seat, action - PASS.base)
        elif ELIMINATE.has(action):
            # ── GP-4.3.2, GP-7.2.1  With six markers, activation is the end ──
            car = action - ELIMINATE.base
            state.emit(IS_ELIMINATED, car, state.wear_of(car))
            leave_race(state, car)
        elif RETIRE.has(action):
            # ── GP-4.3.1  Voluntary retirement ──
            state.emit(RETIRES, action - RETIRE.base)
            leave_race(state, action - RETIRE.base)
        else:
            # ── R-56  Who does nothing is not asked again this turn ──
            state.stood_down = append(state.stood_down, seat)
            state.emit(STANDS_DOWN, seat)

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """The fastest card without heavy wear for a car of one's own, else the slowest for an NPC."""
        best: i64 = NONE
        best_value: i64 = -1000
        components = state.components
        cars = cars_for_a_card(state, seat, use_of(state, 2 * seat), use_of(state, 2 * seat + 1))
        for card in state.hand[seat]:
            speed = components.speed[card]
            wear = components.card_wear[card]
            own = 100 + 2 * speed - (0 if wear == NONE else components.duration[wear])
            for car in cars:
                value = own if car < components.player_cars else -speed
                if value > best_value:
                    best = PLAY.base + card * CARS + car
                    best_value = value
        if best != NONE:
            return best
        # A pass, or to wait where nothing is left to pass with; only where neither can be done, a car is given up.
        options = self.options(state, seat)
        return next((option for option in options if PASS.has(option) or option == WAIT.base), options[0])


def offer_for(offer: Offer, verb: Verb, seat: i64, a: bool, b: bool) -> None:
    """Offer the verb for the seat's cars, for the first, the second, both or neither."""
    if a:
        offer.add(verb.base + 2 * seat)
    if b:
        offer.add(verb.base + 2 * seat + 1)


ACT: Final[Act] = Act("act", "GP-3.4.2", [PLAY, PASS, ELIMINATE, RETIRE, WAIT])


# ── GP-3.4.1, GP-3.4.2, R-57  Round after round, until nobody can do anything ──


def next_segment(state: GrandPrixState) -> None:
    if nobody_races(state):
        return
    seats = state.game.seats
    last = state.acting
    for step in range(1, seats + 1):
        seat = (last + step) % seats
        state.acting = seat
        if seat in state.stood_down:
            continue
        if len(state.hand[seat]) > 0 and has_car_for_a_card(state, seat):
            state.repeat()
            state.ask(ACT, seat)
            return
        if act_without_a_card(state, seat):
            return
    state.emit(PHASE_ENDS, len(state.waiting))


def act_without_a_card(state: GrandPrixState, seat: i64) -> bool:
    """Whether there is anything that the seat can do; what needs no answer is simply done."""
    offer = Offer()
    ACT.offer(state, seat, offer)
    if offer.count == 0:
        return False
    state.repeat()
    if offer.count == 1 or PASS.has(offer.last()):  # which car is flipped makes no difference
        ACT.apply(state, seat, offer.at(0))
    else:
        state.ask(ACT, seat)
    return True


KINDS: Final[list[DecisionKind[Any]]] = [ACT]
EVENTS: Final[list[EventKind]] = [PLAYS, PLAYS_NPC, PLAYS_TEAM_NPC, PASSES, STANDS_DOWN, PHASE_ENDS]
