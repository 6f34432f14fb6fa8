"""5.2.10, 5.2.13  Overtake and Late Brake: trading places with the car ahead (GP-5.2.10, GP-5.2.13, GP-8.3.3)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.vecs import vec
from paddock.games.grand_prix.rules.order import find_leader, take_stock, tell_leader
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import LANES, OVERTAKE

BRAKE_LATE: Final = Verb("late-brake", ("lane", "lane", LANES))
STAY_BEHIND: Final = Verb("stay-behind")

OVERTAKES: Final = EventKind(
    "overtakes",
    "GP-5.2.13",
    ("car", "car"),
    ("other", "car"),
    ("space", "space"),
    ("lap", ""),
    ("behind", "space"),
    ("other_lap", ""),
)
BRAKES_LATE: Final = EventKind(
    "brakes-late",
    "GP-5.2.10",
    ("car", "car"),
    ("other", "car"),
    ("space", "space"),
    ("lap", ""),
    ("behind", "space"),
    ("other_lap", ""),
)


# ── GP-5.2.13, GP-8.3.3, R-17, R-18  The car nose to tail ahead; neither in a zone, nor across the finish line ──


def may_swap_with(state: GrandPrixState, ahead: i64) -> bool:
    """Whether the active car may trade places with a car on this space ahead."""
    other = state.car_at(ahead)
    in_zone = state.graph.in_zone
    return (
        other != NONE
        and in_zone[ahead] == 0
        and in_zone[state.spot[state.active]] == 0
        and other not in state.finished
        and state.active not in state.finished
    )


def offer_swaps(state: GrandPrixState, base: i64, offer: Offer) -> None:
    """The lanes of the cars that the active car may trade places with, as codes from `base`."""
    for ahead in state.graph.ahead[state.spot[state.active]]:
        if may_swap_with(state, ahead):
            offer.add(base + state.components.lane_of[ahead])


def may_swap(state: GrandPrixState) -> bool:
    """Whether there is any such car."""
    return any(may_swap_with(state, ahead) for ahead in state.graph.ahead[state.spot[state.active]])


def swap(state: GrandPrixState, lane: i64) -> None:
    """The active car goes one space forward, the other one back; each keeps its own count of laps."""
    car = state.active
    behind = state.spot[car]
    ahead = state.components.next_base[behind] + lane
    other = state.car_at(ahead)
    leader = find_leader(state) if state.events is not None else car
    state.put(car, ahead)
    state.put(other, behind)
    sector_of = state.components.sector_of
    if sector_of[ahead] < sector_of[behind]:
        state.lap[car] += 1
        state.lap[other] -= 1
    kind = OVERTAKES if state.special == OVERTAKE else BRAKES_LATE
    state.emit(kind, car, other, ahead, state.lap[car], behind, state.lap[other])
    state.visited = 1 << lane
    take_stock(state, vec[i64]([car]))
    if state.events is not None:
        tell_leader(state, leader)


# ── GP-5.2.10, D-07, R-19  Late Brake: one swap when the move is over ──


class LateBrake(DecisionKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer_swaps(state, BRAKE_LATE.base, offer)
        offer.add(STAY_BEHIND.base)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        if action != STAY_BEHIND.base:
            swap(state, action - BRAKE_LATE.base)


LATE_BRAKE: Final[LateBrake] = LateBrake("late-brake", "GP-5.2.10", [BRAKE_LATE, STAY_BEHIND])

KINDS: Final[list[DecisionKind[Any]]] = [LATE_BRAKE]
EVENTS: Final[list[EventKind]] = [OVERTAKES, BRAKES_LATE]
