"""8.5.3, 8.5.7, 8.5.10, 8.5.13, 8.5.22  Cars that touch each other or the wall."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.grand_prix.events.cards import COLLISION, HARD_HIT, SERIOUS_CRASH, WHEEL_RUB
from paddock.games.grand_prix.events.retirements import event_of
from paddock.games.grand_prix.events.selection import adjacent_cars, leading_npc, most, player_cars_on_track
from paddock.games.grand_prix.leaving import CRASHES_OUT, leave_together
from paddock.games.grand_prix.order import in_order
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.terms import BODY, CARS, TYRE
from paddock.games.grand_prix.wear import add_wear, lose_close_calls

HIT: Final = Verb("hit", ("car", "car", CARS))

COLLIDE: Final = EventKind("collide", "GP-8.5.3", ("car", "car"), ("count", ""))
CRASH: Final = EventKind("crash", "GP-8.5.10", ("car", "car"), ("count", ""))
HIT_HARD: Final = EventKind("hit-hard", "GP-8.5.7", ("car", "car"), ("count", ""))
RUB_WHEELS: Final = EventKind("rub-wheels", "GP-8.5.22", ("car", "car"), ("count", ""))
STRIKES_BARRIER: Final = EventKind("strikes-barrier", "GP-8.5.13", ("car", "car"))
IS_SPARED: Final = EventKind("is-spared", "GP-8.5.10", ("car", "car"))


# ── GP-8.5.3, GP-8.5.10, R-28  Collision and Serious Crash: only cars that have another beside, ahead or behind ──


def car_that_touches(state: GrandPrixState) -> list[int]:
    touching = [car for car in player_cars_on_track(state) if adjacent_cars(state, car)]
    return most(touching, state.close_calls)


def npc_that_touches(state: GrandPrixState) -> int:
    touching = [
        car for car in range(state.rules.player_cars, CARS) if state.on_track(car) and adjacent_cars(state, car)
    ]
    return in_order(state, touching)[0] if touching else NONE


def involve_neighbours(state: GrandPrixState, car: int) -> None:
    """R-55: in a Collision or Serious Crash the team-mate of the car that caused it gets away."""
    neighbours = adjacent_cars(state, car)
    if event_of(state) in (COLLISION, SERIOUS_CRASH) and state.is_player_car(car):
        neighbours = [other for other in neighbours if other // 2 != car // 2 or not state.is_player_car(other)]
    state.involved = [car, *neighbours]


# ── GP-8.5.7, GP-8.5.22, R-28  Hard Hit and Wheel Rub: the most close calls on the track ──


def car_with_close_calls_on_track(state: GrandPrixState) -> list[int]:
    return most(player_cars_on_track(state), state.close_calls)


def npc_on_track(state: GrandPrixState) -> int:
    return leading_npc(state, on_track=True)


# ── D-10, R-55  One car of each team: the owner says which ──


class ChooseVictim(DecisionKind[GrandPrixState]):
    def options(self, state: GrandPrixState, seat: int) -> list[int]:
        return [HIT.base + car for car in state.involved if state.is_player_car(car) and car // 2 == seat]

    def apply(self, state: GrandPrixState, seat: int, action: int) -> None:
        hit = action - HIT.base
        spared = hit ^ 1
        state.involved.remove(spared)
        state.emit(IS_SPARED, spared)

    def default(self, state: GrandPrixState, seat: int) -> int:
        """The car that is worse placed."""
        return HIT.base + in_order(state, [2 * seat, 2 * seat + 1])[-1]

    def prompt(self, state: GrandPrixState, seat: int) -> Message:
        return Message("ask-victim", {"car": f"car:{state.rules.numbers[state.involved[0]]}"})

    def why_not(self, state: GrandPrixState, seat: int, action: int) -> Reason:
        return Reason("GP-8.5.10", Message("why-car-not-adjacent"))


CHOOSE_VICTIM: Final = ChooseVictim("victim", "GP-8.5.10", [HIT])


def choose_victims(state: GrandPrixState) -> None:
    if event_of(state) not in (COLLISION, SERIOUS_CRASH):
        return
    for seat in state.seats_in_order():
        if 2 * seat in state.involved and 2 * seat + 1 in state.involved:
            state.repeat()
            state.ask(CHOOSE_VICTIM, seat)
            return


# ── What the cars involved suffer: body damage or tyre wear, and the loss of their close calls; NPCs are out ──


def suffer(state: GrandPrixState) -> None:
    if not state.involved:
        return
    event = event_of(state)
    origin = state.involved[0]
    if event == COLLISION:
        state.emit(COLLIDE, origin, len(state.involved))
        damage(state, BODY, state.rules.box.tables.crashes.collision)
    elif event == SERIOUS_CRASH:
        state.emit(CRASH, origin, len(state.involved))
        damage(state, BODY, state.rules.box.tables.crashes.serious_crash)
    elif event == HARD_HIT:
        state.emit(HIT_HARD, origin, len(state.involved))
        damage(state, BODY, state.rules.box.tables.crashes.hard_hit)
    else:
        assert event == WHEEL_RUB
        state.emit(RUB_WHEELS, origin, len(state.involved))
        damage(state, TYRE, 1)
    if event != WHEEL_RUB:
        npcs = [car for car in state.involved if not state.is_player_car(car)]
        if npcs:
            leave_together(state, npcs, CRASHES_OUT)
    state.involved = [car for car in state.involved if state.is_player_car(car)]


def damage(state: GrandPrixState, wear: int, count: int) -> None:
    for car in state.involved:
        add_wear(state, car, wear, count)
        lose_close_calls(state, car)


# ── GP-8.5.13  Strike the Barrier ──


def strike_barrier(state: GrandPrixState, car: int) -> None:
    state.emit(STRIKES_BARRIER, car)
    add_wear(state, car, BODY)  # an NPC only brings out the zone
    lose_close_calls(state, car)


KINDS: Final[list[DecisionKind[Any]]] = [CHOOSE_VICTIM]
EVENTS: Final[list[EventKind]] = [COLLIDE, CRASH, HIT_HARD, RUB_WHEELS, STRIKES_BARRIER, IS_SPARED]
