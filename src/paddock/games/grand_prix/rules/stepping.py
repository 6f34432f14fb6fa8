"""6.2, 6.5, 6.7  A step is made: pushed cars, active car and train move, and it is told (GP-6.2, GP-6.7)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.grand_prix.rules import lateral
from paddock.games.grand_prix.rules.order import after_step, drive, drive_alone, find_leader, lap_on, tell_leader
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import DIAGONAL, EXIT, FORWARD, INWARD, LINE, OUTWARD, PIT_LANE, PURSUIT, WALL

MOVES: Final = EventKind("moves", "GP-6.1.4", ("car", "car"), ("space", "space"), ("lap", ""))
SIDESTEPS: Final = EventKind("sidesteps", "GP-6.1.2", ("car", "car"), ("space", "space"), ("lap", ""))
CUTS_ACROSS: Final = EventKind("cuts-across", "GP-5.2.1", ("car", "car"), ("space", "space"), ("lap", ""))
IS_PUSHED: Final = EventKind("is-pushed", "GP-6.3.1", ("car", "car"), ("space", "space"), ("lap", ""))
IS_PUSHED_IN_LINE: Final = EventKind("is-pushed-in-line", "GP-6.5.1", ("car", "car"), ("space", "space"), ("lap", ""))
IS_PUSHED_ASIDE: Final = EventKind("is-pushed-aside", "GP-6.8.1", ("car", "car"), ("space", "space"), ("lap", ""))
GIVES_WAY: Final = EventKind("gives-way", "GP-6.8.2", ("car", "car"), ("space", "space"), ("lap", ""))
FOLLOWS: Final = EventKind("follows", "GP-6.7.1", ("car", "car"), ("space", "space"), ("lap", ""))
FOLLOWS_IN_LINE: Final = EventKind("follows-in-line", "GP-6.5.1", ("car", "car"), ("space", "space"), ("lap", ""))
LINE_FORMS: Final = EventKind("line-forms", "GP-6.2.1", ("car", "car"), ("count", ""))


# ── GP-6.2.1, GP-6.5.1, GP-6.7.1, GP-6.7.2, R-09, R-11, R-13  From the far end of the push to the last follower ──


def take_step(state: GrandPrixState) -> None:
    """Make the step that `movers` and `targets` describe, and take note of what follows from it."""
    leader = NONE
    if state.events is not None:
        tell_step(state)
        leader = find_leader(state)
    if len(state.movers) == 1 and len(state.train) == 1:
        drive_alone(state, state.movers[0], state.targets[0])
    else:
        after_step(state, drive_all(state))
    if state.leg == EXIT and state.active in state.pit_lane:
        state.pit_lane.remove(state.active)
    # ── R-07  In the next sector the list of lanes that the car has been in begins anew ──
    bit = 1 << state.components.lane_of[state.spot[state.active]]
    state.visited = bit if state.step == FORWARD or state.step == DIAGONAL else state.visited | bit
    state.movers = []
    state.targets = []
    if state.events is not None:
        tell_leader(state, leader)


def drive_all(state: GrandPrixState) -> list[int]:
    """Move the pushed cars, the head of the train, and the train after it. Returns them from the front to the back."""
    movers = state.movers
    moved = movers[::-1]
    vacated = state.spot[movers[0]]
    for index in range(len(movers) - 1, -1, -1):
        drive(state, movers[index], state.targets[index])
    for car in state.train[1:]:
        space = state.spot[car]
        drive(state, car, vacated)
        vacated = space
        moved.append(car)
    if state.step == FORWARD and (state.mode == LINE or state.mode == PURSUIT):
        grow_line(state)
    return moved


# ── GP-6.5.1, GP-6.5.4, GP-6.6.1, R-10  Whoever was met ahead belongs to the line from now on ──


def grow_line(state: GrandPrixState) -> None:
    state.train = state.movers[:0:-1] + state.train
    if not state.linked:
        state.linked = 1
        state.emit(LINE_FORMS, state.active, len(state.train))


# ── What is told of a step ──


def tell_step(state: GrandPrixState) -> None:
    """The events of a step, from the front to the back, before it is made."""
    in_line = state.mode == LINE or state.mode == PURSUIT
    for index in range(len(state.movers) - 1, 0, -1):
        car, space = state.movers[index], state.targets[index]
        state.emit(pushed_how(state, index, in_line), car, space, lap_on(state, car, space))
    head, target = state.movers[0], state.targets[0]
    state.emit(moved_how(state, head), head, target, lap_on(state, head, target))
    space = state.spot[head]
    for car in state.train[1:]:
        state.emit(FOLLOWS_IN_LINE if in_line else FOLLOWS, car, space, lap_on(state, car, space))
        space = state.spot[car]


def pushed_how(state: GrandPrixState, index: int, in_line: bool) -> EventKind:
    """The event of a pushed car: forward, or sideways, where the last of a row may have to give way forward."""
    if state.step != INWARD and state.step != OUTWARD:
        return IS_PUSHED_IN_LINE if in_line else IS_PUSHED
    sector_of = state.components.sector_of
    aside = sector_of[state.targets[index]] == sector_of[state.spot[state.movers[index]]]
    return IS_PUSHED_ASIDE if aside else GIVES_WAY


def moved_how(state: GrandPrixState, head: int) -> EventKind:
    """The event of the car at the head of the train."""
    lane = state.components.lane_of[state.spot[head]]
    if lane >= WALL:
        return lateral.LEAVES_PITS if lane == PIT_LANE else lateral.COMES_BACK
    if state.step == DIAGONAL:
        return CUTS_ACROSS
    return MOVES if state.step == FORWARD else SIDESTEPS


EVENTS: Final[list[EventKind]] = [
    MOVES,
    SIDESTEPS,
    CUTS_ACROSS,
    IS_PUSHED,
    IS_PUSHED_IN_LINE,
    IS_PUSHED_ASIDE,
    GIVES_WAY,
    FOLLOWS,
    FOLLOWS_IN_LINE,
    LINE_FORMS,
]
