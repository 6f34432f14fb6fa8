"""6.1  Basics of movement: the steps of the active car, one movement point after another (GP-6.1 to GP-6.4)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.grand_prix import lateral, linking, overtaking, pushing
from paddock.games.grand_prix.order import after_step, drive_alone, find_leader, tell_leader
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.terms import (
    CLEAN_AIR,
    DIAGONAL,
    END_SWAP,
    EXIT,
    FORWARD,
    FREE_LATERAL,
    INWARD,
    LINE,
    NO_LATERAL,
    OUTWARD,
    OVERTAKE,
    PURSUIT,
)
from paddock.games.grand_prix.track import LANES, PIT_LANE, WALL

LANE: Final = ("lane", "lane", LANES)

AHEAD: Final = Verb("forward", LANE)
IN: Final = Verb("in")
OUT: Final = Verb("out")
ACROSS: Final = Verb("diagonal", LANE)
SWAP: Final = Verb("swap", LANE)
END: Final = Verb("end")

MOVES: Final = EventKind("moves", "GP-6.1.4", ("car", "car"), ("space", "space"))
SIDESTEPS: Final = EventKind("sidesteps", "GP-6.1.2", ("car", "car"), ("space", "space"))
CUTS_ACROSS: Final = EventKind("cuts-across", "GP-5.2.1", ("car", "car"), ("space", "space"))
IS_PUSHED: Final = EventKind("is-pushed", "GP-6.3.1", ("car", "car"), ("space", "space"))
IS_PUSHED_IN_LINE: Final = EventKind("is-pushed-in-line", "GP-6.5.1", ("car", "car"), ("space", "space"))
IS_PUSHED_ASIDE: Final = EventKind("is-pushed-aside", "GP-6.8.1", ("car", "car"), ("space", "space"))
GIVES_WAY: Final = EventKind("gives-way", "GP-6.8.2", ("car", "car"), ("space", "space"))
FOLLOWS: Final = EventKind("follows", "GP-6.7.1", ("car", "car"), ("space", "space"))
FOLLOWS_IN_LINE: Final = EventKind("follows-in-line", "GP-6.5.1", ("car", "car"), ("space", "space"))
LINE_FORMS: Final = EventKind("line-forms", "GP-6.2.1", ("car", "car"), ("count", ""))


# ── GP-6.1.2 to GP-6.1.6, GP-6.4.1  One step: forward, sideways, or what the card allows ──


class Step(DecisionKind[GrandPrixState]):
    """Where the active car goes for its next movement point.

    Forward names the lane of the next sector; in a Racing Line it is the foremost car that takes it, and all the
    others follow (R-11). Every point must be spent, and forward is always possible (R-08).
    """

    def options(self, state: GrandPrixState, seat: int) -> list[int]:
        rules = state.rules
        graph = rules.graphs[state.zone]
        lane_of = rules.lane_of
        spot = state.spot
        space = spot[state.train[0]]
        mp = state.mp
        found: list[int] = []
        if mp > 0:
            ahead = graph.ahead[space]
            if len(ahead) > 1:
                ahead = pushing.open_lanes(state, ahead)
            forward = AHEAD.base
            for successor in ahead:
                found.append(forward + lane_of[successor])
            if state.linked:
                return found
            if state.diagonals > 0:
                found += [ACROSS.base + lane_of[s] for s in graph.diagonal[space] if s not in spot]
            if state.special == OVERTAKE:
                found += overtaking.swaps(state, SWAP.base)
        # ── GP-6.1.4, GP-6.8.1, R-07, R-21  Sideways: what it costs stands in lateral.cost ──
        if state.special == NO_LATERAL:
            return found
        visited = state.visited
        pays_all = mp > 1 or state.special == FREE_LATERAL
        inner = graph.inner[space]
        if inner >= 0 and not visited >> lane_of[inner] & 1 and (pays_all or (mp == 1 and inner not in spot)):
            found.append(IN.base)
        outer = graph.outer[space]
        if outer >= 0 and not visited >> lane_of[outer] & 1 and (pays_all or (mp == 1 and outer not in spot)):
            found.append(OUT.base)
        if mp == 0:
            found.append(END.base)
        return found

    def apply(self, state: GrandPrixState, seat: int, action: int) -> None:
        ahead = action - AHEAD.base
        if 0 <= ahead < LANES:
            head = state.train[0]
            state.mp -= 1
            state.step = state.way = FORWARD
            state.movers = [head]
            state.targets = [state.rules.next_base[state.spot[head]] + ahead]
        elif action == IN.base:
            lateral.move_over(state, INWARD)
        elif action == OUT.base:
            lateral.move_over(state, OUTWARD)
        elif SWAP.has(action):
            state.mp -= 1
            overtaking.swap(state, action - SWAP.base)
        elif ACROSS.has(action):
            state.mp -= 1
            state.diagonals -= 1
            state.step = DIAGONAL
            state.way = FORWARD
            state.movers = [state.active]
            state.targets = [state.rules.next_base[state.spot[state.active]] + action - ACROSS.base]
        else:  # END: no free move sideways any more
            state.special = NO_LATERAL

    def default(self, state: GrandPrixState, seat: int) -> int:
        """Straight on, in the lane with the clearest space."""
        options = self.options(state, seat)
        base = state.rules.next_base[state.spot[state.train[0]]]
        for option in options:
            if AHEAD.has(option) and base + option - AHEAD.base not in state.spot:
                return option
        return options[0] if state.mp > 0 else END.base

    def prompt(self, state: GrandPrixState, seat: int) -> Message:
        values: dict[str, str | int] = {"car": car_text(state, state.active), "mp": state.mp}
        return Message("ask-step-in-line" if state.linked else "ask-step", values)

    def label(self, state: GrandPrixState, seat: int, action: int) -> Message | None:
        values: dict[str, str | int] = {"left": state.mp}
        other = NONE
        space = state.spot[state.train[0]]
        if action == END.base:
            return Message("do-end")
        if action in (IN.base, OUT.base):
            way = INWARD if action == IN.base else OUTWARD
            beside = lateral.beside(state, way)
            other = state.car_at(beside)
            values["cost"] = lateral.cost(state, way)
            values["space"] = f"space:{state.rules.track.spaces[beside]}"
            key = "do-in" if way == INWARD else "do-out"
            if other != NONE:
                key = "do-displace"
                values["calls"] = 1 if state.is_player_car(state.active) else 0
        else:
            verb = AHEAD if AHEAD.has(action) else ACROSS if ACROSS.has(action) else SWAP
            target = state.rules.next_base[space] + verb.first(action)
            other = state.car_at(target)
            values["space"] = f"space:{state.rules.track.spaces[target]}"
            key = "do-diagonal" if verb is ACROSS else "do-swap" if verb is SWAP else "do-forward"
            if verb is AHEAD and other != NONE:
                key = "do-forward-pushing"
        if other != NONE:
            values["other"] = car_text(state, other)
        return Message(key, values)

    def why_not(self, state: GrandPrixState, seat: int, action: int) -> Reason:
        if action == END.base:
            return Reason("GP-6.1.3", Message("why-points-left", {"mp": state.mp}))
        if action in (IN.base, OUT.base):
            return lateral.why_not(state, INWARD if action == IN.base else OUTWARD)
        if ACROSS.has(action):
            if state.linked or state.diagonals == 0:
                return Reason("GP-6.1.2", Message("why-no-diagonal"))
            return Reason("GP-5.2.1", Message("why-diagonal-not-vacant"))
        if SWAP.has(action):
            return overtaking.why_not(state)
        return Reason("GP-4.5.3", Message("why-not-ahead"))


STEP: Final = Step("step", "GP-6.1.2", [AHEAD, IN, OUT, ACROSS, SWAP, END])


def car_text(state: GrandPrixState, car: int) -> str:
    return f"car:{state.rules.numbers[car]}"


# ── GP-6.1.3, R-57  One step after another, until all points are spent; a step without a choice is simply taken ──


def move_on(state: GrandPrixState) -> None:
    """Choose a step, see whom it pushes and links, make it; and again. Stops where the active player is asked."""
    lane_of = state.rules.lane_of
    spot = state.spot
    while True:
        if state.movers:
            if state.targets[-1] in spot and not pushing.push_cars(state):
                state.repeat()
                return
            if state.mode == LINE and not linking.link_line(state):
                state.repeat()
                return
            take_step(state)
        elif lane_of[spot[state.active]] >= WALL:
            lateral.enter_track(state)
        elif state.mp == 0 and not may_weave(state):
            return
        elif has_choice(state):
            state.repeat()
            state.ask(STEP, state.acting)
            return
        else:
            go_straight_on(state)


def has_choice(state: GrandPrixState) -> bool:
    """Whether there is more than one way to go on."""
    mp = state.mp
    # The instructions that change nothing before the move is over, and most cards have none at all, are told fast.
    if mp == 0 or state.diagonals > 0 or CLEAN_AIR < state.special < END_SWAP:
        return len(STEP.options(state, state.acting)) > 1
    graph = state.rules.graphs[state.zone]
    space = state.spot[state.train[0]]
    if len(graph.ahead[space]) > 1:
        return True
    if state.linked:
        return False
    visited = state.visited
    lane_of = state.rules.lane_of
    spot = state.spot
    inner = graph.inner[space]
    if inner >= 0 and not visited >> lane_of[inner] & 1 and (mp > 1 or inner not in spot):
        return True
    outer = graph.outer[space]
    return outer >= 0 and not visited >> lane_of[outer] & 1 and (mp > 1 or outer not in spot)


def go_straight_on(state: GrandPrixState) -> None:
    """The step forward, where it is the only one."""
    head = state.train[0]
    ahead = state.rules.graphs[state.zone].ahead[state.spot[head]]
    if len(ahead) > 1:
        ahead = pushing.open_lanes(state, ahead)
    state.mp -= 1
    state.step = state.way = FORWARD
    state.movers = [head]
    state.targets = ahead[:1]


def may_weave(state: GrandPrixState) -> bool:
    """R-21: free moves sideways may still be made after the last movement point."""
    if state.special != FREE_LATERAL:
        return False
    return lateral.cost(state, INWARD) == 0 or lateral.cost(state, OUTWARD) == 0


# ── GP-6.2, GP-6.5.1, GP-6.7.1, R-09, R-11, R-13  The step, from the far end of the push to the last follower ──


def take_step(state: GrandPrixState) -> None:
    movers = state.movers
    targets = state.targets
    train = state.train
    spot = state.spot
    leader = NONE
    if state.events is not None:
        tell_step(state)
        leader = find_leader(state)
    if len(movers) == 1 and len(train) == 1:
        drive_alone(state, movers[0], targets[0])
    else:
        rules = state.rules
        sector_of = rules.sector_of
        lap = state.lap
        vacated = spot[movers[0]]
        moved = movers[::-1]
        for index in range(len(movers) - 1, -1, -1):
            car = movers[index]
            space = targets[index]
            if sector_of[space] < sector_of[spot[car]]:
                lap[car] += 1
            spot[car] = space
        for index in range(1, len(train)):
            car = train[index]
            space = spot[car]
            if sector_of[vacated] < sector_of[space]:
                lap[car] += 1
            spot[car] = vacated
            vacated = space
            moved.append(car)
        if state.step == FORWARD and (state.mode == LINE or state.mode == PURSUIT):
            grow_line(state)
        after_step(state, moved)
    if state.leg == EXIT and state.active in state.pit_lane:
        state.pit_lane.remove(state.active)
    bit = 1 << state.rules.lane_of[spot[state.active]]
    state.visited = bit if state.step == FORWARD or state.step == DIAGONAL else state.visited | bit
    state.movers = []
    state.targets = []
    if state.events is not None:
        tell_leader(state, leader)


def grow_line(state: GrandPrixState) -> None:
    """GP-6.5.1, GP-6.6.1, R-10  Whoever was met ahead belongs to the line from now on."""
    state.train = state.movers[:0:-1] + state.train
    if not state.linked:
        state.linked = 1
        state.emit(LINE_FORMS, state.active, len(state.train))


def tell_step(state: GrandPrixState) -> None:
    """The events of a step, from the front to the back, before it is made."""
    sideways = state.step == INWARD or state.step == OUTWARD
    in_line = state.mode == LINE or state.mode == PURSUIT
    sector_of = state.rules.sector_of
    for index in range(len(state.movers) - 1, 0, -1):
        car, space = state.movers[index], state.targets[index]
        if not sideways:
            state.emit(IS_PUSHED_IN_LINE if in_line else IS_PUSHED, car, space)
        elif sector_of[space] == sector_of[state.spot[car]]:
            state.emit(IS_PUSHED_ASIDE, car, space)
        else:
            state.emit(GIVES_WAY, car, space)
    head, target = state.movers[0], state.targets[0]
    lane = state.rules.lane_of[state.spot[head]]
    if lane >= WALL:
        state.emit(lateral.LEAVES_PITS if lane == PIT_LANE else lateral.COMES_BACK, head, target)
    elif state.step == DIAGONAL:
        state.emit(CUTS_ACROSS, head, target)
    else:
        state.emit(SIDESTEPS if sideways else MOVES, head, target)
    space = state.spot[head]
    for car in state.train[1:]:
        state.emit(FOLLOWS_IN_LINE if in_line else FOLLOWS, car, space)
        space = state.spot[car]


KINDS: Final[list[DecisionKind[Any]]] = [STEP, *pushing.KINDS, *linking.KINDS]
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
    *overtaking.EVENTS,
]
