"""3.4  The action phase: one action segment after another, round the table (GP-3.4, GP-14.11, R-04)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.grand_prix.finish import nobody_races
from paddock.games.grand_prix.hands import CARD, card_values
from paddock.games.grand_prix.leaving import IS_ELIMINATED, RETIRES, leave_race
from paddock.games.grand_prix.scripts import SEGMENT
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.terms import CARS
from paddock.games.grand_prix.track import WALL
from paddock.games.grand_prix.wear import movement_points

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


# ── GP-1.5, GP-3.4.3 to GP-3.4.6  Which cars a seat may use for what ──


def own_cars(state: GrandPrixState, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The seat's un-activated Player Cars: those out of the race, those with six markers or more, and the others."""
    out: list[int] = []
    worn: list[int] = []
    sound: list[int] = []
    for car in (2 * seat, 2 * seat + 1):
        if car in state.waiting:
            if state.spot[car] == NONE:
                out.append(car)
            elif state.wear_of(car) >= state.rules.most_wear:
                worn.append(car)
            else:
                sound.append(car)
    return out, worn, sound


def usable_npcs(state: GrandPrixState, seat: int) -> list[int]:
    """The un-activated NPCs that the seat may move: its team's, and the neutral ones."""
    may_move = state.rules.may_move_npc[seat]
    return [car for car in state.waiting if may_move[car]]


def has_usable_car(state: GrandPrixState, seat: int) -> bool:
    """Whether there is any car for which the seat could play a card."""
    may_move = state.rules.may_move_npc[seat]
    for car in state.waiting:
        if may_move[car] or (
            car // 2 == seat
            and car < state.rules.player_cars
            and state.spot[car] >= 0
            and state.wear_of(car) < state.rules.most_wear
        ):
            return True
    return False


# ── GP-3.4.2, D-03, R-04  One of the four actions ──


class Act(DecisionKind[GrandPrixState]):
    """Play a card for a car, pass, eliminate or retire a car; without cards there may be nothing one must do."""

    def options(self, state: GrandPrixState, seat: int) -> list[int]:
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
        if state.rules.may_retire:
            for car in sound:
                found.append(RETIRE.base + car)
        if not hand and found:
            found.append(WAIT.base)
        return found

    def apply(self, state: GrandPrixState, seat: int, action: int) -> None:
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
                if kind is PLAYS_NPC and state.rules.owner[car] == seat:
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
            state.stood_down.append(seat)
            state.emit(STANDS_DOWN, seat)

    def default(self, state: GrandPrixState, seat: int) -> int:
        """The fastest card without heavy wear for a car of one's own, else the slowest for an NPC."""
        options = self.options(state, seat)
        best = NONE
        best_value = -1000
        rules = state.rules
        for option in options:
            if not PLAY.has(option):
                continue
            code = option - PLAY.base
            card, car = code // CARS, code % CARS
            worn = 0 if rules.card_wear[card] == NONE else rules.duration[rules.card_wear[card]]
            value = 100 + 2 * rules.speed[card] - worn if car < rules.player_cars else -rules.speed[card]
            if value > best_value:
                best, best_value = option, value
        if best != NONE:
            return best
        safe = [option for option in options if PASS.has(option) or option == WAIT.base]
        return safe[0] if safe else options[0]

    def prompt(self, state: GrandPrixState, seat: int) -> Message:
        if not state.hand[seat]:
            return Message("ask-act-without-cards")
        return Message("ask-act", {"count": len(state.hand[seat]), "lap": state.lap_shown, "laps": state.rules.laps})

    def label(self, state: GrandPrixState, seat: int, action: int) -> Message:
        if action == WAIT.base:
            return Message("do-wait")
        if not PLAY.has(action):
            verb = PASS if PASS.has(action) else ELIMINATE if ELIMINATE.has(action) else RETIRE
            car = verb.first(action)
            values: dict[str, str | int] = {"car": f"car:{state.rules.numbers[car]}"}
            if verb is not PASS:
                values["place"] = CARS - len(state.gone)
            return Message(f"do-{verb.name}", values)
        card, car = PLAY.first(action), PLAY.last(action)
        values = {**card_values(state, card), "car": f"car:{state.rules.numbers[car]}"}
        lane = state.rules.lane_of[state.spot[car]]
        if lane >= WALL:
            key = "do-play-from-wall" if lane == WALL else "do-play-from-pits"
            return Message(key, {**values, "mp": state.rules.pit_exit[card]})
        values["mp"] = movement_points(state, car, card)
        key = "do-play" if state.is_player_car(car) else "do-play-npc"
        return Message(key, values)

    def why_not(self, state: GrandPrixState, seat: int, action: int) -> Reason:
        if action == WAIT.base:
            return Reason("GP-3.4.2", Message("why-must-act"))
        if PLAY.has(action):
            return self._why_not_play(state, seat, PLAY.first(action), PLAY.last(action))
        verb = PASS if PASS.has(action) else ELIMINATE if ELIMINATE.has(action) else RETIRE
        car = verb.first(action)
        number: dict[str, str | int] = {"car": f"car:{state.rules.numbers[car]}"}
        if not state.is_player_car(car) or car // 2 != seat:
            return Reason("GP-1.5.2", Message("why-not-your-car", number))
        if car not in state.waiting:
            return Reason("GP-14.11", Message("why-activated-already", number))
        if verb is PASS:
            return Reason("GP-3.4.4", Message("why-pass-needs-car-out", number))
        if state.spot[car] == NONE:
            return Reason("GP-3.4.6", Message("why-car-is-out", number))
        if verb is ELIMINATE:
            return Reason("GP-3.4.5", Message("why-not-six-markers", number))
        if not state.rules.may_retire:
            return Reason("GP-3.4.6", Message("why-no-retirement"))
        if state.wear_of(car) >= state.rules.most_wear:
            return Reason("GP-3.4.5", Message("why-eliminate-instead", number))
        return Reason("GP-3.4.7", Message("why-must-pass"))

    def _why_not_play(self, state: GrandPrixState, seat: int, card: int, car: int) -> Reason:
        number: dict[str, str | int] = {"car": f"car:{state.rules.numbers[car]}"}
        if card not in state.hand[seat]:
            return Reason("GP-3.4.3", Message("why-card-not-yours"))
        if state.rules.owner[car] not in (seat, NONE):
            rule = "GP-1.5.2" if state.is_player_car(car) else "GP-1.5.4"
            return Reason(rule, Message("why-not-your-car", number))
        if state.spot[car] == NONE:
            return Reason("GP-3.4.3", Message("why-car-is-out", number))
        if car not in state.waiting:
            return Reason("GP-14.11", Message("why-activated-already", number))
        return Reason("GP-7.2.1", Message("why-six-markers", number))


ACT: Final = Act("act", "GP-3.4.2", [PLAY, PASS, ELIMINATE, RETIRE, WAIT])


# ── GP-3.4.1, GP-3.4.2  Round after round, until nobody can do anything ──


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
