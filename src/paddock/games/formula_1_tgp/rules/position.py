"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence.

The names are those of the position text, so that a sentence points at the line that is wrong. Sizes of lists, the flow
and where each question is asked are checked for all games alike (`paddock.core.position`, `paddock.core.flow`).
"""

from typing import Final

from paddock.core.flow import step_of
from paddock.core.names import NONE
from paddock.games.formula_1_tgp.rules.auction import TURN_A_DRIVER, TURN_AN_ENGINE
from paddock.games.formula_1_tgp.rules.scripts import (
    ATTEMPT,
    AUCTION,
    CAR,
    COLLISION,
    EVENT_ROLL,
    MECHANICAL,
    STOPPING,
)
from paddock.games.formula_1_tgp.rules.sequence import START_MOVES
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import BURSTING, RUNNING, SETTING_A, SETTING_B, STEPS


def impossible(state: TgpState) -> str:
    """An empty text, or what is impossible about these facts."""
    return _lists(state) or _season(state) or _teams(state) or _race(state) or _here(state)


# ── Wherever the season is ──


def _lists(state: TgpState) -> str:
    lists: list[tuple[str, list[int]]] = [
        ("finished", list(state.finished)),
        ("out", list(state.out)),
        ("lent_engines", list(state.lent_engines)),
        ("lent_drivers", list(state.lent_drivers)),
        ("grid", list(state.grid)),
        ("queue", list(state.queue)),
    ]
    for name, values in lists:
        if len(set(values)) != len(values) or NONE in values:
            return f"{name} names something twice, or nothing"
    return ""


def _season(state: TgpState) -> str:
    races = len(state.components.calendar)
    if not 0 <= state.race < races:
        return f"race counts from 0 to {races - 1}, so it cannot be {state.race}"
    if not 0 <= state.turn <= state.turns:
        return f"turn counts from 0 to {state.turns}, so it cannot be {state.turn}"
    for result in state.results:
        if len(set(result)) != len(result) or NONE in result:
            return "a row of results names a car twice, or nothing"
    if len(state.results) > races:
        return f"results has {len(state.results)} rows, but the season has {races} races"
    order = list(state.order)
    if order and sorted(order) != list(range(state.game.seats)):
        return "order must name every seat once"
    if len(state.frames) > 0 and not order and len(state.opening_rolls) != state.game.seats:
        return "order must name every seat once, or opening_rolls hold the dice of every seat for it"
    return ""


def _teams(state: TgpState) -> str:
    components = state.components
    for seat in range(state.game.seats):
        owned = list(state.facilities[seat])
        if owned != sorted(set(owned)) or NONE in owned:
            return "a row of facilities must name each facility once, in the order of the board"
        for facility, steps in enumerate(state.path[seat]):
            if not 0 <= steps <= STEPS or (steps and facility not in owned):
                return f"path counts from 0 to {STEPS}, and only under a facility that the team has"
        if not 0 <= state.crew[seat] <= components.most_crews:
            return f"crew counts from 0 to {components.most_crews}"
        if not 0 <= state.tests[seat] <= components.most_tests:
            return f"tests counts from 0 to {components.most_tests}"
        most = max(list(components.allowance))
        if not 0 <= state.activation[seat] <= most:
            return f"activation counts from 0 to {most}"
        if state.driver[2 * seat] == NONE != state.driver[2 * seat + 1]:
            return "driver: a team with one driver has the driver in the left half"
        if any(setting not in (SETTING_A, SETTING_B) for setting in state.settings[seat]):
            return "settings are 0 for A and 1 for B"
    return ""


def _race(state: TgpState) -> str:
    components = state.components
    for car in state.cars():
        if state.driver[car] == NONE or state.engine[car // 2] == NONE:
            return "status: a car can only run with a driver and an engine"
        if not 0 <= state.fuel[car] <= components.most_fuel:
            return f"fuel counts from 0 to {components.most_fuel}"
        if not 0 <= state.speed[car] <= components.speed_strip:
            return f"speed counts from 0 to {components.speed_strip}"
        if not BURSTING <= state.tread[car] <= components.tyre_strip:
            return f"tread counts from {BURSTING} to {components.tyre_strip}"
        if state.turn and state.tyre[car] == NONE:
            return "tyre: a running car needs tyres in a race"
    if state.turn:
        places = [state.place[car] for car in state.cars()]
        if len(set(places)) != len(places):
            return "place: two running cars cannot share a space"
    return ""


# ── Where we are in the sequence of play, and what that needs ──

OF_A_RUNNING_CAR: Final = (CAR, EVENT_ROLL, MECHANICAL, COLLISION, ATTEMPT, STOPPING)


def _here(state: TgpState) -> str:
    if state.asks < 0:
        return ""
    here = state.game.rules.scripts[state.frames[-3]]
    if here in OF_A_RUNNING_CAR and state.status[state.argument] != RUNNING:
        return f"the flow of {here.name} needs a running car"
    if here is START_MOVES and state.argument >= len(state.grid):
        return f"the flow of {here.name} needs a slot of the grid, and there are only {len(state.grid)}"
    if step_of(state, AUCTION) is not None and state.kind not in (TURN_AN_ENGINE, TURN_A_DRIVER):
        lots = (state.engine_lot != NONE) + (state.driver_lot != NONE)
        if lots != 1:
            return "engine_lot or driver_lot must name the card that is auctioned"
    return ""
