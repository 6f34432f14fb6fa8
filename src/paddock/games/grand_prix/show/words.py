"""What people are told of the longer questions: prompts, what each option does and costs, and why an action is none."""

from typing import Final

from mypy_extensions import i64

from paddock.core.decision import Words
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.grand_prix.rules import lateral
from paddock.games.grand_prix.rules.actions import ACT, ELIMINATE, PASS, PLAY, RETIRE, WAIT
from paddock.games.grand_prix.rules.hands import card_words
from paddock.games.grand_prix.rules.movement import ACROSS, AHEAD, END, IN, OUT, STEP, SWAP
from paddock.games.grand_prix.rules.overtaking import BRAKE_LATE, LATE_BRAKE, STAY_BEHIND
from paddock.games.grand_prix.rules.pits import (
    CALL_IN,
    FIT,
    GO,
    PIT,
    REPAIR,
    SERVE,
    duration,
    is_penalty,
    may_pit,
    stop_duration,
)
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import (
    BODY,
    CARS,
    END_SWAP,
    GREEN,
    INWARD,
    NO_LATERAL,
    OUTWARD,
    OVERTAKE,
    PURSUIT,
    SOFT,
    TYRE_NAMES,
    WALL,
    WEAR_NAMES,
)
from paddock.games.grand_prix.rules.tyres import has_due_tyres
from paddock.games.grand_prix.rules.wear import full_duration, movement_points

Values = dict[str, str | int]


def car_text(state: GrandPrixState, car: int) -> str:
    return f"car:{state.components.numbers[car]}"


def space_text(state: GrandPrixState, space: int) -> str:
    return f"space:{state.components.track.spaces[space]}"


# ── 3.4  Which card for which car ──


class ActWords(Words[GrandPrixState]):
    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        hand = state.hand[seat]
        if not hand:
            return Message("ask-act-without-cards")
        return Message("ask-act", {"count": len(hand), "lap": state.lap_shown, "laps": state.components.laps})

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        if action == WAIT.base:
            return Message("do-wait")
        if PLAY.has(action):
            return _play_label(state, PLAY.first(action), PLAY.last(action))
        verb = PASS if PASS.has(action) else ELIMINATE if ELIMINATE.has(action) else RETIRE
        values: Values = {"car": car_text(state, verb.first(action))}
        if verb is not PASS:
            values["place"] = CARS - len(state.gone)
        return Message(f"do-{verb.name}", values)

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        if action == WAIT.base:
            return Reason("GP-3.4.2", Message("why-must-act"))
        if PLAY.has(action):
            return _why_not_play(state, seat, PLAY.first(action), PLAY.last(action))
        verb = PASS if PASS.has(action) else ELIMINATE if ELIMINATE.has(action) else RETIRE
        car = verb.first(action)
        number: Values = {"car": car_text(state, car)}
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
        if not state.components.may_retire:
            return Reason("GP-3.4.6", Message("why-no-retirement"))
        if state.wear_of(car) >= state.components.most_wear:
            return Reason("GP-3.4.5", Message("why-eliminate-instead", number))
        return Reason("GP-3.4.7", Message("why-must-pass"))


def _play_label(state: GrandPrixState, card: int, car: int) -> Message:
    values: Values = {**card_words(state, card), "car": car_text(state, car)}
    lane = state.components.lane_of[state.spot[car]]
    if lane >= WALL:
        key = "do-play-from-wall" if lane == WALL else "do-play-from-pits"
        return Message(key, {**values, "mp": state.components.pit_exit[card]})
    values["mp"] = movement_points(state, car, card)
    return Message("do-play" if state.is_player_car(car) else "do-play-npc", values)


def _why_not_play(state: GrandPrixState, seat: int, card: int, car: int) -> Reason:
    number: Values = {"car": car_text(state, car)}
    if card not in state.hand[seat]:
        return Reason("GP-3.4.3", Message("why-card-not-yours"))
    if state.components.owner[car] not in (seat, NONE):
        rule = "GP-1.5.2" if state.is_player_car(car) else "GP-1.5.4"
        return Reason(rule, Message("why-not-your-car", number))
    if state.spot[car] == NONE:
        return Reason("GP-3.4.3", Message("why-car-is-out", number))
    if car not in state.waiting:
        return Reason("GP-14.11", Message("why-activated-already", number))
    return Reason("GP-7.2.1", Message("why-six-markers", number))


# ── 6.1  The next step ──


class StepWords(Words[GrandPrixState]):
    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        values: Values = {"car": car_text(state, state.active), "mp": state.mp}
        return Message("ask-step-in-line" if state.linked else "ask-step", values)

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        if action == END.base:
            return Message("do-end")
        if action == IN.base or action == OUT.base:
            return _sideways_label(state, INWARD if action == IN.base else OUTWARD)
        verb = AHEAD if AHEAD.has(action) else ACROSS if ACROSS.has(action) else SWAP
        target = state.components.next_base[state.spot[state.train[0]]] + verb.first(action)
        values: Values = {"left": state.mp, "space": space_text(state, target)}
        other = state.car_at(target)
        if other != NONE:
            values["other"] = car_text(state, other)
        if verb is AHEAD:
            return Message("do-forward" if other == NONE else "do-forward-pushing", values)
        return Message("do-diagonal" if verb is ACROSS else "do-swap", values)

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        if action == END.base:
            return Reason("GP-6.1.3", Message("why-points-left", {"mp": state.mp}))
        if action == IN.base or action == OUT.base:
            return _why_not_sideways(state, INWARD if action == IN.base else OUTWARD)
        if ACROSS.has(action):
            if state.linked or state.diagonals == 0:
                return Reason("GP-6.1.2", Message("why-no-diagonal"))
            return Reason("GP-5.2.1", Message("why-diagonal-not-vacant"))
        if SWAP.has(action):
            return _why_not_swap(state)
        return _why_not_ahead(state, action - AHEAD.base)


def _why_not_ahead(state: GrandPrixState, lane: int) -> Reason:
    space = state.spot[state.train[0]]
    target = state.components.next_base[space] + lane
    if target in state.components.graphs[state.zone].ahead[space]:
        return Reason("GP-6.9.1", Message("why-card-binds-lane"))
    return Reason("GP-4.5.3", Message("why-not-ahead"))


def _sideways_label(state: GrandPrixState, way: int) -> Message:
    beside = lateral.beside(state, way)
    other = state.car_at(beside)
    values: Values = {"left": state.mp, "cost": lateral.cost(state, beside), "space": space_text(state, beside)}
    if other == NONE:
        return Message("do-in" if way == INWARD else "do-out", values)
    values["other"] = car_text(state, other)
    values["calls"] = 1 if state.is_player_car(state.active) else 0
    return Message("do-displace", values)


def _why_not_sideways(state: GrandPrixState, way: int) -> Reason:
    if state.linked:
        return Reason("GP-6.5.1", Message("why-line-keeps-lane"))
    if state.special == NO_LATERAL:
        # Of the cards that forbid it, Chasing the Race is a Pursuit card and Conservative a Line card.
        rule = "GP-5.2.3" if state.mode == PURSUIT else "GP-5.2.5"
        return Reason(rule, Message("why-card-forbids-lateral"))
    if state.components.graphs[state.zone].in_zone[state.spot[state.active]]:
        return Reason("GP-8.3.7", Message("why-inner-lane-in-zone"))
    space = lateral.beside(state, way)
    if space == NONE:
        return Reason("GP-6.1.2", Message("why-no-lane-there"))
    if state.visited >> state.components.lane_of[space] & 1:
        return Reason("GP-6.1.2", Message("why-been-there"))
    return Reason("GP-6.8.1", Message("why-displacement-costs", {"mp": state.mp}))


# ── 5.2.10, 5.2.13  Trading places ──


class LateBrakeWords(Words[GrandPrixState]):
    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        return Message("ask-late-brake", {"car": car_text(state, state.active)})

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        if action == STAY_BEHIND.base:
            return Message("do-stay-behind")
        ahead = state.components.next_base[state.spot[state.active]] + action - BRAKE_LATE.base
        return Message("do-late-brake", {"other": car_text(state, state.car_at(ahead))})

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        return _why_not_swap(state)


def _why_not_swap(state: GrandPrixState) -> Reason:
    graph = state.components.graphs[state.zone]
    space = state.spot[state.active]
    if state.special != OVERTAKE and state.special != END_SWAP:
        return Reason("GP-5.2.13", Message("why-card-has-no-swap"))
    if graph.in_zone[space] or any(graph.in_zone[ahead] for ahead in graph.ahead[space]):
        return Reason("GP-8.3.3", Message("why-no-swap-in-zone"))
    return Reason("GP-5.2.13", Message("why-nobody-ahead"))


# ── 9.1  Pit stops ──


class CallInWords(Words[GrandPrixState]):
    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        return Message("ask-pit" if state.restarting == GREEN else "ask-pit-restart")

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        if not PIT.has(action):
            return Message("do-stay-out")
        car = PIT.first(action)
        values: Values = {
            "car": car_text(state, car),
            "markers": state.wear_of(car),
            "back": full_duration(state, car),
        }
        return Message("do-pit-must-change" if has_due_tyres(state, car) else "do-pit", values)

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        if PIT.has(action):
            car = PIT.first(action)
            if state.is_player_car(car) and car // 2 == seat and state.is_racing(car) and not may_pit(state, car):
                return Reason("GP-8.5.12", Message("why-spun-car-cannot-pit"))
        return Reason("GP-9.1.1", Message("why-not-to-be-pitted"))


class ServeWords(Words[GrandPrixState]):
    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        car = state.stopped[-1]
        values: Values = {"car": car_text(state, car), "back": duration(state), "markers": state.wear_of(car)}
        return Message("ask-serve", values)

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message:
        components = state.components
        car = state.stopped[-1]
        if action == GO.base:
            sector = (state.sector(car) - duration(state)) % components.length
            return Message("do-go", {"back": duration(state), "sector": sector})
        if FIT.has(action):
            tyre = FIT.first(action)
            back = stop_duration(state, state.repairs, refitted=True)
            key = "do-fit-soft" if tyre == SOFT else "do-fit"
            return Message(key, {"tyre": f"tyre:{TYRE_NAMES[tyre]}", "back": back})
        wear = REPAIR.first(action)
        back = stop_duration(state, state.repairs + components.duration[wear], refitted=bool(state.refitted))
        left = state.wear[wear][car] - 1
        return Message("do-repair", {"wear": f"wear:{WEAR_NAMES[wear]}", "back": back, "left": left})

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        car = state.stopped[-1]
        if is_penalty(state.orders[car]):
            return Reason("GP-8.5.4", Message("why-penalty-without-service"))
        if REPAIR.has(action):
            if REPAIR.first(action) == BODY:
                return Reason("GP-7.3.2", Message("why-body-damage-stays"))
            return Reason("GP-7.3.1", Message("why-no-such-wear"))
        if state.refitted:
            return Reason("GP-7.6.4", Message("why-tyres-changed"))
        if action - FIT.base == state.tyres[car]:
            return Reason("GP-7.6.2", Message("why-other-type"))
        return Reason("GP-7.6.3", Message("why-tyres-not-for-weather"))


WORDS: Final[dict[str, Words[GrandPrixState]]] = {
    ACT.name: ActWords(ACT.name, ACT.rule),
    STEP.name: StepWords(STEP.name, STEP.rule),
    LATE_BRAKE.name: LateBrakeWords(LATE_BRAKE.name, LATE_BRAKE.rule),
    CALL_IN.name: CallInWords(CALL_IN.name, CALL_IN.rule),
    SERVE.name: ServeWords(SERVE.name, SERVE.rule),
}
"""The words of each question that has them here, by its name."""
