"""3.4  The action phase: one action segment after another, round the table (GP-3.4, GP-14.11, R-04)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
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


def own_cars(state: GrandPrixState, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The seat's un-activated Player Cars: those out of the race, those with six markers or more, and the others."""
    out: list[int] = []
    worn: list[int] = []
    sound: list[int] = []
    for car in (2 * seat, 2 * seat + 1):
        if car in state.waiting:
            if state.spot[car] == NONE:
                out.append(car)
            elif state.wear_of(car) >= state.components.most_wear:
                worn.append(car)
            else:
                sound.append(car)
    return out, worn, sound


# ── GP-1.5.3, GP-1.5.4, GP-1.5.5  Other cars: those of the own team and the neutral ones ──


def usable_npcs(state: GrandPrixState, seat: int) -> list[int]:
    """The un-activated NPCs that the seat may move: its team's, and the neutral ones."""
    may_move = state.components.may_move_npc[seat]
    return [car for car in state.waiting if may_move[car]]


def has_usable_car(state: GrandPrixState, seat: int) -> bool:
    """Whether there is any car for which the seat could play a card."""
    may_move = state.components.may_move_npc[seat]
    for car in state.waiting:
        if may_move[car] or (
            car // 2 == seat
            and car < state.components.player_cars
            and state.spot[car] >= 0
            and state.wear_of(car) < state.components.most_wear
        ):
            return True
    return False


# ── GP-3.4.2, GP-3.4.7, D-03, R-04  One of the four actions ──


class Act(DecisionKind[GrandPrixState]):
    """Play a card for a car, pass, eliminate or retire a car; without cards there may be nothing one must do."""

    def options(self, state: GrandPrixState, seat: i64) -> list[int]:
        hand = state.hand[seat]
        out, worn, sound = own_cars(state, seat)
        found: list[int] = []
        if hand:
            cars = [PLAY.base + car for car in sound + usable_npcs(state, seat)]
            found = [card * CARS + car for card in hand for car in cars]
        elif out:
            return [PASS.base + car for car in out]
        for car in out:
            found.append(PASS.base + car)
        for car in worn:
            found.append(ELIMINATE.base + car)
        if state.components.may_retire:
            for car in sound:
                found.append(RETIRE.base + car)
        if not hand and found:
            found.append(WAIT.base)
        return found

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        code = action - PLAY.base
        if 0 <= code < PLAY.size:
            card = code // CARS
            car = code % CARS
            state.hand[seat].remove(card)
            state.discards.append(card)
            state.card = card
            state.active = car
            if state.events is not None:
                kind = PLAYS if state.is_player_car(car) else PLAYS_NPC
                if kind is PLAYS_NPC and state.components.owner[car] == seat:
                    kind = PLAYS_TEAM_NPC
                state.emit(kind, seat, card, car)
            state.call(SEGMENT)
        elif PASS.has(action):
            state.waiting.remove(action - PASS.base)
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
            state.stood_down.append(seat)
            state.emit(STANDS_DOWN, seat)

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """The fastest card without heavy wear for a car of one's own, else the slowest for an NPC."""
        options = self.options(state, seat)
        best = NONE
        best_value = -1000
        components = state.components
        for option in options:
            if not PLAY.has(option):
                continue
            code = option - PLAY.base
            card, car = code // CARS, code % CARS
            worn = 0 if components.card_wear[card] == NONE else components.duration[components.card_wear[card]]
            value = 100 + 2 * components.speed[card] - worn if car < components.player_cars else -components.speed[card]
            if value > best_value:
                best, best_value = option, value
        if best != NONE:
            return best
        safe = [option for option in options if PASS.has(option) or option == WAIT.base]
        return safe[0] if safe else options[0]


ACT: Final[Act] = Act("act", "GP-3.4.2", [PLAY, PASS, ELIMINATE, RETIRE, WAIT])


# ── GP-3.4.1, GP-3.4.2, R-57  Round after round, until nobody can do anything ──


def next_segment(state: GrandPrixState) -> None:
    if nobody_races(state):
        return
    seats = state.game.seats
    for _ in range(seats):
        seat = state.acting = (state.acting + 1) % seats
        if seat in state.stood_down:
            continue
        if state.hand[seat] and has_usable_car(state, seat):
            state.repeat()
            state.ask(ACT, seat)
            return
        options = ACT.options(state, seat)
        if not options:
            continue
        state.repeat()
        if PASS.has(options[-1]) or len(options) == 1:  # which car is flipped makes no difference
            ACT.apply(state, seat, options[0])
        else:
            state.ask(ACT, seat)
        return
    state.emit(PHASE_ENDS, len(state.waiting))


KINDS: Final[list[DecisionKind[Any]]] = [ACT]
EVENTS: Final[list[EventKind]] = [PLAYS, PLAYS_NPC, PLAYS_TEAM_NPC, PASSES, STANDS_DOWN, PHASE_ENDS]
