"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence.

The names are those of the position text, so that a sentence points at the line that is wrong. Sizes of lists, the flow
and where each question is asked are checked for all games alike (`paddock.core.position`, `paddock.core.flow`).
"""

from typing import Any, Final

from paddock.core.decision import DecisionKind
from paddock.core.flow import step_of
from paddock.core.names import NONE
from paddock.games.great_race.rules import (
    bivouac,
    cards,
    convoy,
    danger,
    driving,
    hands,
    planning,
    repairs,
    scouting,
    terrain,
)
from paddock.games.great_race.rules.chart import CITY
from paddock.games.great_race.rules.scripts import SEQUENCE
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CHEATER, SABOTEUR, TRACKER


def impossible(state: GreatState) -> str:
    """An empty text, or what is impossible about these facts."""
    return _order(state) or _board(state) or _dashboards(state) or _sequence(state) or _asked(state)


# ── Every seat in its place, and the round ──


def _order(state: GreatState) -> str:
    for name in ("order", "stack"):
        if sorted(getattr(state, name)) != list(range(state.game.seats)):
            return f"{name} must name every seat once"
    if len(set(state.arrived)) != len(state.arrived) or NONE in state.arrived:
        return "arrived names seats only, and none of them twice"
    if not 1 <= state.round <= state.components.rounds:
        return f"round counts from 1 to {state.components.rounds}, so it cannot be {state.round}"
    return ""


# ── Vehicles and tiles ──


def _board(state: GreatState) -> str:
    chart = state.components.chart
    for space, tile in enumerate(state.tiles):
        if tile != NONE and chart.kind[space] == CITY:
            return f"tiles puts a tile on {chart.names[space]}, which is a city"
    for name in ("bag", "removed", "drawn"):
        if NONE in getattr(state, name):
            return f"{name} lists tiles only"
    for seat, space in enumerate(state.space):
        if space == NONE:
            return "space must put every vehicle on the board"
        if state.tiles[space] == NONE and chart.kind[space] != CITY:
            return f"a vehicle stands on {chart.names[space]}, where there is neither a tile nor a city"
        if (seat in state.arrived) != (space == chart.goal):
            return f"arrived must list exactly the crews whose vehicles are in {chart.names[chart.goal]}"
        if not 0 <= state.square[seat] < chart.squares:
            return f"square counts from 0 to {chart.squares - 1}"
        if state.square[seat] != chart.square[space] and not (seat == state.active and state.driven > 0):
            return f"square must be {chart.square[space]} for the vehicle on {chart.names[space]}"
    return ""


# ── Gauges, cash, assistants and cards ──

FLAGS: Final = ("may_buy", "acted", "repaired", "blind", "avoided", "cancelled")


def _dashboards(state: GreatState) -> str:
    components = state.components
    for name, top in (
        ("fuel", components.fuel_top),
        ("engine", components.engine_top),
        ("chassis", components.chassis_top),
    ):
        if any(not 0 <= level <= top for level in getattr(state, name)):
            return f"{name} goes from 0 to {top}"
    if min(state.cash) < 0:
        return "cash cannot be negative"
    for seat in range(state.game.seats):
        left = [state.scouts[seat], state.mechanics[seat], state.escorts[seat], state.funding[seat]]
        if min(left) < 0 or sum(left) > components.assistants:
            return (
                f"a seat has 0 to {components.assistants} assistants in scouts, mechanics, escorts and funding together"
            )
        if seat in state.arrived and (any(left) or len(state.hand[seat]) > 0):
            return "a crew that has arrived has neither assistants nor cards"
        if NONE in state.hand[seat] or NONE in state.looked[seat]:
            return "hand and looked list cards only"
    for name in FLAGS:
        if getattr(state, name) not in (0, 1):
            return f"{name} is 0 or 1"
    if any(flag not in (0, 1) for flag in state.passed):
        return "passed is 0 or 1 for each seat"
    if NONE in state.discard or NONE in state.display or NONE in state.in_play:
        return "discard, display and in_play list cards only"
    return ""


# ── The sequence, the drive and the danger card that are under way ──


def _sequence(state: GreatState) -> str:
    if step_of(state, SEQUENCE) is not None and (state.active == NONE or state.active in list(state.arrived)[:-1]):
        return "active must name the crew whose sequence it is"
    if not 0 <= state.steps <= state.components.engine_top or state.driven < 0:
        return f"steps goes from 0 to {state.components.engine_top}, driven from 0"
    if state.entering != NONE and (state.active == NONE or state.entering == state.space[state.active]):
        return "entering is a space that the active vehicle is about to enter, not its own"
    if NONE in state.aims or any(state.tiles[space] == NONE for space in state.aims):
        return "aims lists spaces with a tile on them"
    if len(state.aims) > 2 or len(set(state.aims)) != len(state.aims):
        return "aims lists at most two spaces, and none of them twice"
    if state.threat == NONE:
        return ""
    if state.threat not in (TRACKER, SABOTEUR, CHEATER):
        return "threat is a Tracker, a Saboteur or a Cheater, or nothing"
    if state.threat == SABOTEUR:
        if state.victim in (NONE, state.active) or state.victim in state.arrived:
            return "victim must be another crew that has not arrived"
        least, most = danger.sabotage_shares(state, state.victim)
        if not least <= state.engine_loss <= most:
            return "engine_loss cannot be paid like that by the victim"
    return ""


# ── Who is asked ──

OF_THE_ACTIVE_SEAT: Final[list[DecisionKind[Any]]] = [
    convoy.ACT,
    scouting.LAY_TILE,
    repairs.REPAIRING,
    driving.CHOOSE_WAY,
    terrain.SETTLE_COST,
    terrain.HALT_OR_FOLLOW,
    cards.DROP_ONE,
    danger.SECOND_TILE,
]


def _asked(state: GreatState) -> str:
    if state.asks < 0:
        return ""
    kind = state.kind
    asked = list(state.asked)
    right = asked
    if kind in OF_THE_ACTIVE_SEAT:
        right = [state.active]
    elif kind is bivouac.TAKE_CARD:
        right = [state.order[-1 - state.argument]]
    elif kind is planning.PLANNING:
        right = list(state.order)
    elif kind is danger.REACT:
        right = list(danger.who_may_react(state))
    elif kind is hands.DISCARD_DOWN:
        right = [seat for seat in state.order if len(state.hand[seat]) > state.chassis[seat]][:1]
    return "" if asked == right and right else f"{kind.name} is not asked of these seats here"
