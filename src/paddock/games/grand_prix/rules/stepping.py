"""6.2, 6.5, 6.7  A step is made: pushed cars, active car and train move, and it is told (GP-6.2, GP-6.7)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import backwards
from paddock.core.vecs import extend, remove, vec
from paddock.games.grand_prix.rules.order import after_step, drive_alone, find_leader, lap_on, tell_leader
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
LEAVES_PITS: Final = EventKind("leaves-pits", "GP-9.2.1", ("car", "car"), ("space", "space"), ("lap", ""))
COMES_BACK: Final = EventKind("comes-back", "GP-8.5.11", ("car", "car"), ("space", "space"), ("lap", ""))
LINE_FORMS: Final = EventKind("line-forms", "GP-6.2.1", ("car", "car"), ("count", ""))


def aim(state: GrandPrixState, car: i64, space: i64) -> None:
    """The step takes this car there. While nobody listens, one that moves nobody else, as most do, is made at once."""
    board = state.board()
    before = state.spot[car]
    if (
        board[space] == NONE
        and len(state.train) == 1
        and state.components.lane_of[before] < WALL
        and (state.mode != LINE or not any(board[other] != NONE for other in state.graph.behind[before]))
        and state.events is None
    ):
        drive_alone(state, car, space)
        note_lane(state, space)
    else:
        state.movers = vec[i64]([car])
        state.targets = vec[i64]([space])


# ── GP-6.2.1, GP-6.5.1, GP-6.7.1, GP-6.7.2, R-09, R-11, R-13  From the far end of the push to the last follower ──


def take_step(state: GrandPrixState) -> None:
    """Make the step that `movers` and `targets` describe, and take note of what follows from it."""
    leader: i64 = NONE
    if state.events is not None:
        tell_step(state)
        leader = find_leader(state)
    if len(state.movers) == 1 and len(state.train) == 1:
        drive_alone(state, state.movers[0], state.targets[0])
    else:
        drive_all(state)
    if state.leg == EXIT and state.active in state.pit_lane:
        state.pit_lane = remove(state.pit_lane, state.active)
    note_lane(state, state.spot[state.active])
    state.movers = vec[i64]()
    state.targets = vec[i64]()
    if state.events is not None:
        tell_leader(state, leader)


# ── R-07  In the next sector the list of lanes that the car has been in begins anew ──


def note_lane(state: GrandPrixState, space: i64) -> None:
    """The active car has come to this space."""
    bit = 1 << state.components.lane_of[space]
    state.visited = bit if state.step == FORWARD or state.step == DIAGONAL else state.visited | bit


def drive_all(state: GrandPrixState) -> None:
    """Move the pushed cars, the head of the train, and the train after it: from the front to the back."""
    train = state.train
    movers = state.movers
    targets = state.targets
    cars = train
    if len(movers) > 1:
        cars = extend(backwards(movers, len(movers) - 1), train)
    spaces = backwards(targets, len(targets))
    if len(train) > 1:
        spaces = extend(spaces, vec[i64]([state.spot[train[at]] for at in range(len(train) - 1)]))
    is_notable = state.drive_each(cars, spaces)
    if state.step == FORWARD and (state.mode == LINE or state.mode == PURSUIT):
        # ── GP-6.5.1, GP-6.5.4, GP-6.6.1, R-10  Whoever was met ahead belongs to the line from now on ──
        state.train = cars
        if state.linked == 0:
            state.linked = 1
            state.emit(LINE_FORMS, state.active, len(cars))
    if is_notable or len(state.lapped) > 0:
        after_step(state, cars)


# ── What is told of a step ──


def tell_step(state: GrandPrixState) -> None:
    """The events of a step, from the front to the back, before it is made."""
    in_line = state.mode == LINE or state.mode == PURSUIT
    for index in range(len(state.movers) - 1, 0, -1):
        pushed = state.movers[index]
        target = state.targets[index]
        state.emit(pushed_how(state, index, in_line), pushed, target, lap_on(state, pushed, target))
    head = state.movers[0]
    target = state.targets[0]
    state.emit(moved_how(state, head), head, target, lap_on(state, head, target))
    space = state.spot[head]
    for index in range(1, len(state.train)):
        car = state.train[index]
        state.emit(FOLLOWS_IN_LINE if in_line else FOLLOWS, car, space, lap_on(state, car, space))
        space = state.spot[car]


def pushed_how(state: GrandPrixState, index: i64, in_line: bool) -> EventKind:
    """The event of a pushed car: forward, or sideways, where the last of a row may have to give way forward."""
    if state.step != INWARD and state.step != OUTWARD:
        return IS_PUSHED_IN_LINE if in_line else IS_PUSHED
    sector_of = state.components.sector_of
    aside = sector_of[state.targets[index]] == sector_of[state.spot[state.movers[index]]]
    return IS_PUSHED_ASIDE if aside else GIVES_WAY


def moved_how(state: GrandPrixState, head: i64) -> EventKind:
    """The event of the car at the head of the train."""
    lane = state.components.lane_of[state.spot[head]]
    if lane >= WALL:
        return LEAVES_PITS if lane == PIT_LANE else COMES_BACK
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
