"""5.2  Engineer instructions that act when the movement is over (GP-5.2.4, GP-5.2.10, GP-5.2.12, GP-5.2.19)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_sorted
from paddock.core.vecs import vec
from paddock.games.grand_prix.rules import overtaking
from paddock.games.grand_prix.rules.order import after_step, find_leader
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS, CLEAN_AIR, END_INSIDE, END_OUTSIDE, END_SWAP, LANES

DROP_IN: Final = Verb("drop-in", ("lane", "lane", LANES))

CATCHES_UP: Final = EventKind("catches-up", "GP-5.2.4", ("car", "car"), ("space", "space"), ("lap", ""))
OVERSTEERS: Final = EventKind("oversteers", "GP-5.2.12", ("car", "car"), ("space", "space"), ("lap", ""))
UNDERSTEERS: Final = EventKind("understeers", "GP-5.2.19", ("car", "car"), ("space", "space"), ("lap", ""))


def follow_instructions(state: GrandPrixState) -> None:
    """R-20, R-21: after the last movement point, before the wear."""
    if state.special == END_SWAP:
        if overtaking.may_swap(state):
            state.ask(overtaking.LATE_BRAKE, state.acting)
    elif state.special == CLEAN_AIR:
        catch_up(state)
    elif state.special == END_INSIDE or state.special == END_OUTSIDE:
        steer(state)


# ── GP-5.2.4, D-07, R-20  Clean Air: alone in its sector, the car is set down behind the next one on the track ──


class DropIn(DecisionKind[GrandPrixState]):
    """In which lane, directly behind the next car, the active car is set down."""

    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        for space in spaces_behind_next_car(state):
            offer.add(DROP_IN.base + state.components.lane_of[space])

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        for space in spaces_behind_next_car(state):
            if state.components.lane_of[space] == action - DROP_IN.base:
                set_down(state, space)
                return

    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        sector = state.components.sector_of[spaces_behind_next_car(state)[0]]
        return Message("ask-drop-in", {"car": f"car:{state.components.numbers[state.active]}", "sector": sector})

    def label(self, state: GrandPrixState, seat: i64, action: i64) -> Message | None:
        for space in spaces_behind_next_car(state):
            if state.components.lane_of[space] == action - DROP_IN.base:
                return Message("do-drop-in", {"space": f"space:{state.components.track.spaces[space]}"})
        return None

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        return Reason("GP-5.2.4", Message("why-not-behind-next-car"))


DROP_IN_BEHIND: Final[DropIn] = DropIn("drop-in", "GP-5.2.4", [DROP_IN])


def catch_up(state: GrandPrixState) -> None:
    car = state.active
    sector = state.sector(car)
    for other in range(CARS):
        if other != car and state.on_track(other) and state.sector(other) == sector:
            return
    if car in state.finished or find_leader(state) == car:
        return
    spaces = spaces_behind_next_car(state)
    if len(spaces) == 1:
        set_down(state, spaces[0])
    elif len(spaces) > 0:
        state.ask(DROP_IN_BEHIND, state.acting)


def spaces_behind_next_car(state: GrandPrixState) -> vec[i64]:
    """The spaces from which one looks directly at a car of the nearest occupied sector ahead.

    Nothing leads to an outer lane right after a Safety Zone: then it is the inner lane behind that sector.
    """
    components = state.components
    behind = state.graph.behind
    sector = state.sector(state.active)
    nearest = components.length
    found = vec[i64]()
    for car, space in enumerate(state.spot):
        if car == state.active or not state.on_track(car):
            continue
        distance = (components.sector_of[space] - sector) % components.length
        if distance < nearest:
            nearest = distance
            found = vec[i64]()
        if distance == nearest:
            for other in behind[space]:
                if other not in found:
                    found = with_sorted(found, other)
    if len(found) == 0 and nearest < components.length:
        found = vec[i64]([components.base[(sector + nearest - 1) % components.length]])
    return found


def set_down(state: GrandPrixState, space: i64) -> None:
    car = state.active
    if state.spot[car] == space:  # it is there already
        return
    same_sector = state.components.sector_of[space] == state.sector(car)
    state.drive(car, space)
    state.emit(CATCHES_UP, car, space, state.lap[car])
    bit = 1 << state.components.lane_of[space]
    state.visited = state.visited | bit if same_sector else bit
    after_step(state, vec[i64]([car]))


# ── GP-5.2.12, GP-5.2.19, R-07, R-21  Oversteer and Understeer: one lane over, if it is there and free ──


def steer(state: GrandPrixState) -> None:
    car = state.active
    graph = state.graph
    inside = state.special == END_INSIDE
    space = graph.inner[state.spot[car]] if inside else graph.outer[state.spot[car]]
    if space != NONE and state.car_at(space) == NONE:
        state.put(car, space)
        state.visited |= 1 << state.components.lane_of[space]
        state.emit(OVERSTEERS if inside else UNDERSTEERS, car, space, state.lap[car])


KINDS: Final[list[DecisionKind[Any]]] = [DROP_IN_BEHIND]
EVENTS: Final[list[EventKind]] = [CATCHES_UP, OVERSTEERS, UNDERSTEERS]
