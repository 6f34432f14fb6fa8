"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence.

The names are those of the position text, so that a sentence points at the line that is wrong. Sizes of lists, the flow
and where each question is asked are checked for all games alike (`paddock.core.position`, `paddock.core.flow`).
"""

from collections.abc import Sequence

from paddock.core.flow import step_of
from paddock.core.names import NONE
from paddock.games.moto_grand_prix.rules.contests import CONTEST_ROLL, contestants
from paddock.games.moto_grand_prix.rules.effects import ENGINE_TEST
from paddock.games.moto_grand_prix.rules.qualifying import GRID_ROLL, next_to_roll
from paddock.games.moto_grand_prix.rules.ride import ride
from paddock.games.moto_grand_prix.rules.scripts import CONTEST
from paddock.games.moto_grand_prix.rules.sequence import BIKE, TURN
from paddock.games.moto_grand_prix.rules.slipstream import SLIPSTREAM, follower_of, last_of_chain
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import BASIC, EXPERT, FACES
from paddock.games.moto_grand_prix.rules.turn import draw_up_order


def impossible(state: MotoState) -> str:
    """An empty text, or what is impossible about these facts."""
    return _lists(state) or _bikes(state) or _race(state) or _track(state) or _here(state) or _question(state)


# ── Wherever the race is ──


def _lists(state: MotoState) -> str:
    for name in ("grid", "queue", "rolling", "chain", "finished", "out"):
        if not _different(list(getattr(state, name)), state.components.bikes):
            return f"{name} names a bike twice, or none"
    if len(state.grid) not in (0, state.components.bikes):
        return f"grid must name all {state.components.bikes} bikes, or none"
    if set(state.finished) & set(state.out):
        return "a bike cannot have finished and dropped out"
    return ""


def _different(values: Sequence[int], bikes: int) -> bool:
    return len(set(values)) == len(values) and all(0 <= value < bikes for value in values)


def _bikes(state: MotoState) -> str:
    for bike in range(state.components.bikes):
        problem = _bike(state, bike, state.game.domains["bike"].slug(bike))
        if problem:
            return problem
    return ""


def _bike(state: MotoState, bike: int, name: str) -> str:
    components = state.components
    for dial, value in (("front", state.front[bike]), ("rear", state.rear[bike]), ("engine", state.engine[bike])):
        if not 1 <= value <= components.dial:
            return f"the {dial} dial of {name} goes from 1 to {components.dial}, not {value}"
    low, high = state.low[bike], state.high[bike]
    if not (0 <= low <= FACES and (high == 0 or low <= high <= FACES) and (low or not high)):
        return f"the dice of {name} cannot be {low} and {high}: low is the lower one, 0 is none"
    if state.slip[bike] not in (0, 1) or state.contact[bike] not in (0, 1):
        return f"slip and contact of {name} are 0 or 1"
    if (state.slip[bike] and components.level < EXPERT) or (state.contact[bike] and components.level == BASIC):
        return f"slip and contact of {name} belong to a higher level of the rules"
    if state.stance[bike] < 0:
        return f"{name} needs a stance"
    if state.lane[bike] != NONE and (bike in state.finished or bike in state.out):
        return f"{name} is on the track, so it has neither finished nor dropped out"
    return ""


def _race(state: MotoState) -> str:
    if state.session < 0 or state.turn < 0:
        return "session and turn are needed"
    laps = max(1, state.goal // state.components.circuit.rows)
    if not 1 <= state.lap <= laps:
        return f"lap counts from 1 to {laps}, so it cannot be {state.lap}"
    if state.redlining not in (0, 1) or state.grip_lost not in (0, 1):
        return "redlining and grip_lost are 0 or 1"
    return ""


def _track(state: MotoState) -> str:
    names = state.game.domains["bike"]
    length = state.components.circuit.rows
    standing: dict[tuple[int, int], int] = {}
    for bike, lane in enumerate(state.lane):
        if lane == NONE:
            if bike in state.queue or bike in state.rolling or bike in state.chain:
                return f"{names.slug(bike)} is off the track, so it cannot be about to act"
            continue
        if not -length < state.distance[bike] < state.goal + length:
            return f"distance of {names.slug(bike)} counts rows from the finish line, up to {state.goal}"
        place = (state.distance[bike] % length, lane)
        if place in standing:
            return f"{names.slug(standing[place])} and {names.slug(bike)} stand on the same position"
        standing[place] = bike
    return ""


# ── What the step that is being played needs ──


def _here(state: MotoState) -> str:
    in_turn, in_bike = step_of(state, TURN), step_of(state, BIKE)
    if in_turn is not None and not state.grid:
        return "grid must name all bikes once the race has begun"
    if in_turn is not None and in_turn.run is draw_up_order and all(lane == NONE for lane in state.lane):
        return "a turn needs a bike on the track"
    if in_bike is not None and not state.queue:
        return "queue must name the bikes that have still to act, the acting one first"
    if in_bike is not None and in_bike.run is ride and not state.low[state.queue[0]]:
        return "the acting bike needs dice in low and high before it rides"
    if step_of(state, CONTEST) is not None and len(contestants(state, state.queue[0])) < 2:
        return "a contest needs bikes side by side with the acting one on a braking or cornering point"
    return ""


# ── Who is asked ──


def _question(state: MotoState) -> str:
    """Who is asked must be who the rules would ask."""
    if state.asks < 0:
        return ""
    kind = state.kind
    if kind is GRID_ROLL:
        return "" if next_to_roll(state) != NONE else "rolls leave nobody to roll for the grid"
    if kind is CONTEST_ROLL:
        return "" if state.rolling else "rolling must name who has still to roll"
    if kind is ENGINE_TEST:
        return "" if state.redlining else "redlining must be 1 where an engine is tested"
    bike = follower_of(state, last_of_chain(state)) if kind is SLIPSTREAM else state.queue[0]
    if bike == NONE:
        return "nobody is in a slipstream there"
    if not kind.chance and list(state.asked) != [state.components.seat_of(bike)]:
        return f"{kind.name} is asked of the seat of {state.game.domains['bike'].slug(bike)}"
    return ""
