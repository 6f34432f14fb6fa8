"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence."""

from collections.abc import Sequence

from paddock.core.names import NONE
from paddock.games.moto_grand_prix.contests import CONTEST, CONTEST_ROLL, contestants
from paddock.games.moto_grand_prix.dice import ROLL_DICE, ROLL_DIE
from paddock.games.moto_grand_prix.effects import ENGINE_TEST
from paddock.games.moto_grand_prix.qualifying import GRID_ROLL, next_to_roll
from paddock.games.moto_grand_prix.ride import RIDE_ON, ride
from paddock.games.moto_grand_prix.sequence import BIKE, GRAND_PRIX, TURN
from paddock.games.moto_grand_prix.slipstream import SLIPSTREAM, follower_of, last_of_chain
from paddock.games.moto_grand_prix.state import BASIC, EXPERT, FACES, MotoState
from paddock.games.moto_grand_prix.turn import draw_up_order


def impossible(state: MotoState) -> str:
    """An empty text, or what is impossible about these facts."""
    return _sizes(state) or _bikes(state) or _track(state) or _flow(state) or _question(state)


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
        if (state.slip[bike] and state.rules.level < EXPERT) or (state.contact[bike] and state.rules.level == BASIC):
            return f"slip and contact of {name} belong to a higher level of the rules"
        if state.stance[bike] < 0:
            return f"{name} needs a stance"
        if state.lane[bike] != NONE and (bike in state.finished or bike in state.out):
            return f"{name} is on the track, so it has neither finished nor dropped out"
    if len(state.grid) not in (0, state.rules.bikes):
        return f"grid must name all {state.rules.bikes} bikes, or none"
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


# ── Where we are in the sequence of play, and what that needs ──


def _flow(state: MotoState) -> str:
    scripts = [state.game.rules.scripts[number] for number in state.frames[::3]]
    if scripts != [GRAND_PRIX, TURN, BIKE, CONTEST][: len(scripts)]:
        return "flow goes from grand-prix through turn and bike to contest, each inside the one before"
    if len(scripts) < 2:
        return ""
    if not state.grid:
        return "grid must name all bikes once the race has begun"
    if len(scripts) == 2:
        begins = state.frames[4] == TURN.steps.index(draw_up_order)
        return "a turn needs a bike on the track" if begins and state.lane.count(NONE) == len(state.lane) else ""
    if not state.queue:
        return "queue must name the bikes that have still to act, the acting one first"
    step = state.frames[7] if state.asks < 0 else state.frames[7] - 1
    if step == BIKE.steps.index(ride) and not state.low[state.queue[0]]:
        return "the acting bike needs dice in low and high before it rides"
    if len(scripts) == 4 and len(contestants(state, state.queue[0])) < 2:
        return "a contest needs bikes side by side with the acting one on a braking or cornering point"
    return ""


def _question(state: MotoState) -> str:
    """Who is asked must be who the rules would ask."""
    if state.asks < 0:
        return ""
    kind = state.kind
    if kind is GRID_ROLL:
        return "" if next_to_roll(state) != NONE else "rolls leave nobody to roll for the grid"
    if kind in (RIDE_ON, SLIPSTREAM, ROLL_DICE, ROLL_DIE, ENGINE_TEST) and len(state.frames) != 9:
        return f"{kind.name} is asked inside grand-prix, turn and bike"
    if kind is CONTEST_ROLL:
        return "" if state.rolling and len(state.frames) == 12 else "rolling must name who has still to roll"
    bike = state.queue[0]
    if kind is SLIPSTREAM:
        bike = follower_of(state, last_of_chain(state))
        if bike == NONE:
            return "nobody is in a slipstream there"
    if not kind.chance and state.asked != [state.rules.seat_of(bike)]:
        return f"{kind.name} is asked of the seat of {state.game.domains['bike'].slug(bike)}"
    return ""
