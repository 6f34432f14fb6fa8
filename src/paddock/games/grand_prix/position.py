"""What cannot be in a position that somebody writes by hand: the sentence that says so."""

from paddock.core.names import NONE
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.terms import CARS, WEARS
from paddock.games.grand_prix.track import PIT_LANE, WALL


def impossible(state: GrandPrixState) -> str:
    """An empty text, or what is wrong."""
    return _lengths(state) or _cars(state) or _lists(state)


def _lengths(state: GrandPrixState) -> str:
    seats = state.game.seats
    for name, row, length in (
        ("spot", state.spot, CARS),
        ("lap", state.lap, CARS),
        ("orders", state.orders, CARS),
        ("close_calls", state.close_calls, 2 * seats),
        ("tyres", state.tyres, 2 * seats),
    ):
        if len(row) != length:
            return f"{name} has {len(row)} values; it needs {length}, one for each car"
    if len(state.wear) != WEARS or any(len(row) != 2 * seats for row in state.wear):
        return f"wear needs {WEARS} rows (one for each kind) of {2 * seats} values (one for each Player Car)"
    if len(state.grid) not in (0, CARS):
        return f"grid has {len(state.grid)} values; it needs {CARS}, one for each position"
    if any(count < 0 for row in [*state.wear, state.close_calls] for count in row):
        return "wear and close_calls cannot be negative"
    return ""


def _cars(state: GrandPrixState) -> str:
    rules = state.rules
    for car, space in enumerate(state.spot):
        if space == NONE:
            continue
        name = rules.numbers[car]
        if rules.lane_of[space] < WALL and state.spot.count(space) > 1:
            return f"two cars stand on {rules.track.spaces[space]}; only the pit lane holds more than one"
        if (rules.lane_of[space] == PIT_LANE) != (car in state.pit_lane):
            return f"pit_lane must list the cars on pit lane spaces in the order of arrival: {name} does not fit"
        if car in state.gone:
            return f"car {name} is out of the race but stands on {rules.track.spaces[space]}"
    for car in state.pit_lane:
        if state.spot[car] == NONE:
            return f"pit_lane lists car {rules.numbers[car]}, which is not on the board"
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
    if NONE in state.tyres:
        return "every Player Car needs tyres"
    return ""
