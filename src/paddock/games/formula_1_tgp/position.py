"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence.

The names are those of the position text, so that a sentence points at the line that is wrong.
"""

from typing import Final

from paddock.core.names import NONE
from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.terms import BURSTING, FACILITIES, RUNNING, STEPS

BY_SEAT: Final = ("points", "activation", "engine", "facilities", "path", "crew", "tests", "limit", "hand")
BY_SEAT_IN_A_RACE: Final = ("settings", "top", "acceleration")
BY_CAR: Final = (
    *("driver", "speed", "pledged", "pumped", "spent", "qualifying_bonus", "extra", "laid", "tactic", "row", "lane"),
    *("status", "place", "fuel", "tyre", "tread", "worn", "used", "rolled", "wing", "stops"),
)


def impossible(state: TgpState) -> str:
    """An empty text, or what is impossible about these facts."""
    return _sizes(state) or _season(state) or _teams(state) or _race(state) or _flow(state)


def _sizes(state: TgpState) -> str:
    seats = state.game.seats
    for name in (*BY_SEAT, *BY_SEAT_IN_A_RACE):
        if len(getattr(state, name)) != seats:
            return f"{name} needs an entry for each of the {seats} seats, not {len(getattr(state, name))}"
    for name in BY_CAR:
        if len(getattr(state, name)) != 2 * seats:
            return f"{name} needs an entry for each of the {2 * seats} cars, not {len(getattr(state, name))}"
    for name in ("finished", "out", "lent_engines", "lent_drivers", "grid", "queue"):
        values = getattr(state, name)
        if len(set(values)) != len(values) or NONE in values:
            return f"{name} names something twice, or nothing"
    if any(len(row) != FACILITIES for row in state.path):
        return f"each row of path needs {FACILITIES} numbers, one for each facility"
    if any(len(row) != len(state.rules.two_settings) for row in state.settings):
        return f"each row of settings needs {len(state.rules.two_settings)} numbers, one for each two-setting step"
    return ""


def _season(state: TgpState) -> str:
    races = len(state.rules.calendar)
    if not 0 <= state.race < races:
        return f"race counts from 0 to {races - 1}, so it cannot be {state.race}"
    if not 0 <= state.turn <= state.turns:
        return f"turn counts from 0 to {state.turns}, so it cannot be {state.turn}"
    cars = range(2 * state.game.seats)
    for result in state.results:
        if len(set(result)) != len(result) or any(car not in cars for car in result):
            return "a row of results names a car twice, or nothing"
    if len(state.results) > races:
        return f"results has {len(state.results)} rows, but the season has {races} races"
    if state.order and sorted(state.order) != list(range(state.game.seats)):
        return "order must name every seat once"
    if state.frames and not state.order and not state.opening_rolls:
        return "order must name every seat once, or opening_rolls hold the dice for it"
    return ""


def _teams(state: TgpState) -> str:
    for seat in range(state.game.seats):
        owned = state.facilities[seat]
        if owned != sorted(set(owned)) or NONE in owned:
            return "a row of facilities must name each facility once, in the order of the board"
        for facility, steps in enumerate(state.path[seat]):
            if not 0 <= steps <= STEPS or (steps and facility not in owned):
                return f"path counts from 0 to {STEPS}, and only under a facility that the team has"
        if not 0 <= state.crew[seat] <= state.rules.most_crews:
            return f"crew counts from 0 to {state.rules.most_crews}"
        if not 0 <= state.tests[seat] <= state.rules.most_tests:
            return f"tests counts from 0 to {state.rules.most_tests}"
        if not 0 <= state.activation[seat] <= max(state.rules.allowance):
            return f"activation counts from 0 to {max(state.rules.allowance)}"
        if state.driver[2 * seat] == NONE != state.driver[2 * seat + 1]:
            return "driver: a team with one driver has the driver in the left half"
        if any(setting not in (0, 1) for setting in state.settings[seat]):
            return "settings are 0 for A and 1 for B"
    return ""


def _race(state: TgpState) -> str:
    rules = state.rules
    for car in state.cars():
        if state.driver[car] == NONE or state.engine[car // 2] == NONE:
            return "status: a car can only run with a driver and an engine"
        if not 0 <= state.fuel[car] <= rules.most_fuel:
            return f"fuel counts from 0 to {rules.most_fuel}"
        if not 0 <= state.speed[car] <= rules.speed_strip:
            return f"speed counts from 0 to {rules.speed_strip}"
        if not BURSTING <= state.tread[car] <= rules.tyre_strip:
            return f"tread counts from {BURSTING} to {rules.tyre_strip}"
        if state.turn and state.tyre[car] == NONE:
            return "tyre: a running car needs tyres in a race"
    if state.turn:
        places = [state.place[car] for car in state.cars()]
        if len(set(places)) != len(places):
            return "place: two running cars cannot share a space"
    return ""


# ── Where we are in the sequence of play, and what that needs ──


def _flow(state: TgpState) -> str:
    frames = state.frames
    if not frames:
        return "nothing is asked any more when the flow is over" if state.asks >= 0 else ""
    scripts = state.game.rules.scripts
    for start in range(0, len(frames), 3):
        name = scripts[frames[start]].name
        argument = frames[start + 2]
        if name in ("car", "event", "mechanical", "collision", "attempt", "stop"):
            if not 0 <= argument < 2 * state.game.seats:
                return f"the flow of {name} needs the number of a car, from #0 to #{2 * state.game.seats - 1}"
            if state.asks >= 0 and start == len(frames) - 3 and state.status[argument] != RUNNING:
                return f"the flow of {name} needs a running car"
        elif name in ("organisation", "flying-laps") and not 0 <= argument < state.game.seats:
            return f"the flow goes round the seats from #0 to #{state.game.seats - 1}, so it cannot be at #{argument}"
        if name == "auction" and state.asks >= 0:
            lots = (state.engine_lot != NONE) + (state.driver_lot != NONE)
            if lots != 1 and state.kind.name not in ("turn-engine", "turn-driver"):
                return "engine_lot or driver_lot must name the card that is auctioned"
    return ""
