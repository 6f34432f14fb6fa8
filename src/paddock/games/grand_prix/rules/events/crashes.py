"""8.5.3, 8.5.7, 8.5.10, 8.5.13, 8.5.22  Cars that touch each other or the wall."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.offer import Offer
from paddock.core.vecs import append, remove, vec
from paddock.games.grand_prix.data.event_cards import COLLISION, HARD_HIT, SERIOUS_CRASH, WHEEL_RUB
from paddock.games.grand_prix.rules.events.deck import event_of
from paddock.games.grand_prix.rules.events.selection import adjacent_cars, leading_npc, most, player_cars_on_track
from paddock.games.grand_prix.rules.leaving import CRASHES_OUT, leave_together
from paddock.games.grand_prix.rules.order import best_placed, worst_placed
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import BODY, CARS, TYRE
from paddock.games.grand_prix.rules.wear import add_wear, lose_close_calls

HIT: Final = Verb("hit", ("car", "car", CARS))

COLLIDE: Final = EventKind("collide", "GP-8.5.3", ("car", "car"), ("count", ""))
CRASH: Final = EventKind("crash", "GP-8.5.10", ("car", "car"), ("count", ""))
HIT_HARD: Final = EventKind("hit-hard", "GP-8.5.7", ("car", "car"), ("count", ""))
RUB_WHEELS: Final = EventKind("rub-wheels", "GP-8.5.22", ("car", "car"), ("count", ""))
STRIKES_BARRIER: Final = EventKind("strikes-barrier", "GP-8.5.13", ("car", "car"))
IS_SPARED: Final = EventKind("is-spared", "GP-8.5.10", ("car", "car"))


class Crash:
    """How a crash goes: what is told, the markers of the Player Cars in it, and how far it reaches.

    `one_of_a_team`: only one car of each team is in it. `npcs_are_out`: the NPCs in it leave the race.
    """

    def __init__(self, told: EventKind, wear: i64, one_of_a_team: bool, npcs_are_out: bool) -> None:
        self.told = told
        self.wear = wear
        self.one_of_a_team = one_of_a_team
        self.npcs_are_out = npcs_are_out


CRASHES: Final[dict[str, Crash]] = {
    COLLISION: Crash(COLLIDE, BODY, one_of_a_team=True, npcs_are_out=True),
    HARD_HIT: Crash(HIT_HARD, BODY, one_of_a_team=False, npcs_are_out=True),
    SERIOUS_CRASH: Crash(CRASH, BODY, one_of_a_team=True, npcs_are_out=True),
    WHEEL_RUB: Crash(RUB_WHEELS, TYRE, one_of_a_team=False, npcs_are_out=False),
}
"""The events in which cars touch each other; how many markers they bring stands in tables.toml."""


# ── GP-8.5.3, GP-8.5.10, R-28  Collision and Serious Crash: only cars that have another beside, ahead or behind ──


def car_that_touches(state: GrandPrixState) -> vec[i64]:
    touching = vec[i64]([car for car in player_cars_on_track(state) if len(adjacent_cars(state, car)) > 0])
    return most(touching, state.close_calls)


def npc_that_touches(state: GrandPrixState) -> i64:
    npcs = range(state.components.player_cars, CARS)
    return best_placed(state, vec[i64]([car for car in npcs if len(adjacent_cars(state, car)) > 0]))


# ──  Who is in it: the car, and all that touch it, but not the team-mate where one of a team is enough ──


def involve_neighbours(state: GrandPrixState, car: i64) -> None:
    spares_mate = CRASHES[event_of(state)].one_of_a_team and state.is_player_car(car)
    state.involved = vec[i64]([car])
    for other in adjacent_cars(state, car):
        if not (spares_mate and other == state.team_mate(car)):
            state.involved = append(state.involved, other)


# ── GP-8.5.7, GP-8.5.22, R-28  Hard Hit and Wheel Rub: the most close calls on the track ──


def car_with_close_calls_on_track(state: GrandPrixState) -> vec[i64]:
    return most(player_cars_on_track(state), state.close_calls)


def npc_on_track(state: GrandPrixState) -> i64:
    return leading_npc(state, on_track=True)


# ── D-10, R-55  One car of each team: the owner says which ──


class ChooseVictim(DecisionKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        for car in state.involved:
            if car // 2 == seat:
                offer.add(HIT.base + car)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        hit = action - HIT.base
        spared = state.team_mate(hit)
        state.involved = remove(state.involved, spared)
        state.emit(IS_SPARED, spared)

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """The car that is worse placed."""
        return HIT.base + worst_placed(state, vec[i64]([2 * seat, 2 * seat + 1]))

    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        return Message("ask-victim", {"car": f"car:{state.components.numbers[state.involved[0]]}"})

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        return Reason("GP-8.5.10", Message("why-car-not-adjacent"))


CHOOSE_VICTIM: Final[ChooseVictim] = ChooseVictim("victim", "GP-8.5.10", [HIT])


def choose_victims(state: GrandPrixState) -> None:
    """For each team with two cars in it."""
    if len(state.involved) == 0 or not CRASHES[event_of(state)].one_of_a_team:
        return
    for seat in state.seats_in_order():
        if 2 * seat in state.involved and 2 * seat + 1 in state.involved:
            state.repeat()
            state.ask(CHOOSE_VICTIM, seat)
            return


# ── GP-8.5.3, GP-8.5.7, GP-8.5.10, GP-8.5.22, R-30  What the cars suffer: markers, and the loss of their close calls ──


def suffer(state: GrandPrixState) -> None:
    """Of the cars in the crash only the Player Cars stay on in `involved`: a restart puts them behind the others."""
    if len(state.involved) == 0:
        return
    event = event_of(state)
    crash = CRASHES[event]
    state.emit(crash.told, state.involved[0], len(state.involved))
    npcs = vec[i64]()
    players = vec[i64]()
    for car in state.involved:
        add_wear(state, car, crash.wear, state.components.crash_markers[event])
        lose_close_calls(state, car)
        if state.is_player_car(car):
            players = append(players, car)
        else:
            npcs = append(npcs, car)
    if crash.npcs_are_out:
        leave_together(state, npcs, CRASHES_OUT)
    state.involved = players


# ── GP-8.5.13  Strike the Barrier ──


def strike_barrier(state: GrandPrixState, car: i64) -> None:
    state.emit(STRIKES_BARRIER, car)
    add_wear(state, car, BODY)  # an NPC only brings out the zone
    lose_close_calls(state, car)


KINDS: Final[list[DecisionKind[Any]]] = [CHOOSE_VICTIM]
EVENTS: Final[list[EventKind]] = [COLLIDE, CRASH, HIT_HARD, RUB_WHEELS, STRIKES_BARRIER, IS_SPARED]
