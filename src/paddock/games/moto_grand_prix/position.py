"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence."""

from collections.abc import Sequence

from paddock.core.names import NONE
from paddock.games.moto_grand_prix.state import FACES, MotoState


def impossible(state: MotoState) -> str:
    """An empty text, or what is impossible about these facts."""
    return _sizes(state) or _bikes(state) or _track(state)


def _sizes(state: MotoState) -> str:
    bikes = state.rules.bikes
    for name in (
        *("rolls", "distance", "lane", "front", "rear", "engine", "stance"),
        *("low", "high", "slip", "contact"),
    ):
        if len(getattr(state, name)) != bikes:
            return f"{name} needs an entry for each of the {bikes} bikes, not {len(getattr(state, name))}"
    for name in ("grid", "queue", "rolling", "chain", "finished", "out"):
        if not _different(getattr(state, name), bikes):
            return f"{name} names a bike twice, or none"
    return ""


def _different(values: Sequence[int], bikes: int) -> bool:
    return len(set(values)) == len(values) and all(0 <= value < bikes for value in values)


def _bikes(state: MotoState) -> str:
    dial = state.rules.dial
    names = state.game.domains["bike"]
    for bike in range(state.rules.bikes):
        name = names.slug(bike)
        for dial_name in ("front", "rear", "engine"):
            if not 1 <= getattr(state, dial_name)[bike] <= dial:
                return f"the {dial_name} dial of {name} goes from 1 to {dial}, not {getattr(state, dial_name)[bike]}"
        low, high = state.low[bike], state.high[bike]
        if not (0 <= low <= FACES and (high == 0 or low <= high <= FACES) and (low or not high)):
            return f"the dice of {name} cannot be {low} and {high}: low is the lower one, 0 is none"
        if state.slip[bike] not in (0, 1) or state.contact[bike] not in (0, 1):
            return f"slip and contact of {name} are 0 or 1"
        if state.stance[bike] < 0:
            return f"{name} needs a stance"
        if state.lane[bike] != NONE and (bike in state.finished or bike in state.out):
            return f"{name} is on the track, so it has neither finished nor dropped out"
    if set(state.finished) & set(state.out):
        return "a bike cannot have finished and dropped out"
    return ""


def _track(state: MotoState) -> str:
    names = state.game.domains["bike"]
    length = state.rules.circuit.rows
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
    if not 1 <= state.lap <= max(1, state.goal // length):
        return f"lap counts from 1 to {state.goal // length}, so it cannot be {state.lap}"
    if state.session < 0 or state.turn < 0:
        return "session and turn are needed"
    return ""
