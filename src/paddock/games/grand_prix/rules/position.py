"""What cannot be in a position that somebody writes by hand: the sentence that says so.

Sizes of lists, the flow and where each question is asked are checked for all games alike (`paddock.core.position`,
`paddock.core.flow`).
"""

from paddock.core.names import NONE
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS, PIT_LANE, WALL


def impossible(state: GrandPrixState) -> str:
    """An empty text, or what is wrong."""
    return _counts(state) or _cars(state) or _lists(state)


def _counts(state: GrandPrixState) -> str:
    if len(state.grid) not in (0, CARS):
        return f"grid has {len(state.grid)} values; it needs {CARS}, one for each position"
    if any(count < 0 for row in [*state.wear, state.close_calls] for count in row):
        return "wear and close_calls cannot be negative"
    if NONE in state.tyres:
        return "every Player Car needs tyres"
    return ""


def _cars(state: GrandPrixState) -> str:
    components = state.components
    for car, space in enumerate(state.spot):
        if space == NONE:
            continue
        name = components.numbers[car]
        if components.lane_of[space] < WALL and list(state.spot).count(space) > 1:
            return f"two cars stand on {components.track.spaces[space]}; only the pit lane holds more than one"
        if (components.lane_of[space] == PIT_LANE) != (car in state.pit_lane):
            return f"pit_lane must list the cars on pit lane spaces in the order of arrival: {name} does not fit"
        if car in state.gone:
            return f"car {name} is out of the race but stands on {components.track.spaces[space]}"
    for car in state.pit_lane:
        if state.spot[car] == NONE:
            return f"pit_lane lists car {components.numbers[car]}, which is not on the board"
    return ""


def _lists(state: GrandPrixState) -> str:
    for name, cars in (
        ("pit_lane", state.pit_lane),
        ("waiting", state.waiting),
        ("lapped", state.lapped),
        ("finished", state.finished),
        ("gone", state.gone),
        ("train", state.train),
    ):
        if len(set(cars)) != len(cars):
            return f"{name} names a car twice"
        if NONE in cars:
            return f"{name} lists cars only"
    if any(car in state.gone for car in state.finished):
        return "a car cannot be both finished and gone"
    return ""
