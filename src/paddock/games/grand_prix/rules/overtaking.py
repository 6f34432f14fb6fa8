"""5.2.10, 5.2.13  Overtake and Late Brake: trading places with the car ahead (GP-5.2.10, GP-5.2.13, GP-8.3.3)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
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


def swaps(state: GrandPrixState, base: int) -> list[int]:
    """The lanes of the cars that the active car may trade places with, as codes from `base`."""
    graph = state.components.graphs[state.zone]
    space = state.spot[state.active]
    if graph.in_zone[space] or state.active in state.finished:
        return []
    lane_of = state.components.lane_of
    found: list[int] = []
    for ahead in graph.ahead[space]:
        other = state.car_at(ahead)
        if other != NONE and not graph.in_zone[ahead] and other not in state.finished:
            found.append(base + lane_of[ahead])
    return found


def swap(state: GrandPrixState, lane: int) -> None:
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
    take_stock(state, [car])
    if state.events is not None:
        tell_leader(state, leader)


# ── GP-5.2.10, D-07, R-19  Late Brake: one swap when the move is over ──


class LateBrake(DecisionKind[GrandPrixState]):
    def options(self, state: GrandPrixState, seat: i64) -> list[int]:
        return [*swaps(state, BRAKE_LATE.base), STAY_BEHIND.base]

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        if action != STAY_BEHIND.base:
            swap(state, action - BRAKE_LATE.base)


LATE_BRAKE: Final[LateBrake] = LateBrake("late-brake", "GP-5.2.10", [BRAKE_LATE, STAY_BEHIND])

KINDS: Final[list[DecisionKind[Any]]] = [LATE_BRAKE]
EVENTS: Final[list[EventKind]] = [OVERTAKES, BRAKES_LATE]
