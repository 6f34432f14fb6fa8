"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence.

The names are those of the position text, so that a sentence points at the line that is wrong.
"""

from itertools import pairwise

from paddock.core.names import NONE
from paddock.games.great_race import (
    bivouac,
    cards,
    convoy,
    danger,
    driving,
    hands,
    planning,
    repairs,
    scouting,
    setup,
    terrain,
)
from paddock.games.great_race.chart import CITY
from paddock.games.great_race.scripts import (
    BIVOUAC,
    CHEAT,
    CONVOY,
    DANGER,
    DRAWING,
    DRIVE,
    LAY_OUT,
    RACE,
    REPAIR,
    ROUND,
    SCOUTING,
    SEQUENCE,
    STAGE,
    TRAIL_HUNT,
)
from paddock.games.great_race.state import GreatState
from paddock.games.great_race.terms import CHEATER, SABOTEUR, TRACKER


def impossible(state: GreatState) -> str:
    """An empty text, or what is impossible about these facts."""
    return _sizes(state) or _board(state) or _dashboards(state) or _sequence(state) or _flow(state)


# ── Lists of the right length, seats named once ──


def _sizes(state: GreatState) -> str:
    seats = state.game.seats
    for name in (
        "space",
        "square",
        "fuel",
        "engine",
        "chassis",
        "cash",
        "scouts",
        "mechanics",
        "escorts",
        "funding",
        "passed",
        "hand",
        "looked",
    ):
        if len(getattr(state, name)) != seats:
            return f"{name} needs a value for each of the {seats} seats, not {len(getattr(state, name))}"
    for name in ("order", "stack"):
        if sorted(getattr(state, name)) != list(range(seats)):
            return f"{name} must name every seat once"
    if len(set(state.arrived)) != len(state.arrived) or NONE in state.arrived:
        return "arrived names seats only, and none of them twice"
    if not 1 <= state.round <= state.rules.rounds:
        return f"round counts from 1 to {state.rules.rounds}, so it cannot be {state.round}"
    return ""


# ── Vehicles and tiles ──


def _board(state: GreatState) -> str:
    chart = state.rules.chart
    if len(state.tiles) != chart.spaces:
        return f"tiles needs a value for each of the {chart.spaces} spaces, not {len(state.tiles)}"
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
        if state.square[seat] != chart.square[space] and not (seat == state.active and state.driven):
            return f"square must be {chart.square[space]} for the vehicle on {chart.names[space]}"
    return ""


# ── Gauges, cash, assistants and cards ──


def _dashboards(state: GreatState) -> str:
    rules = state.rules
    for name, top in (("fuel", rules.fuel_top), ("engine", rules.engine_top), ("chassis", rules.chassis_top)):
        if any(not 0 <= level <= top for level in getattr(state, name)):
            return f"{name} goes from 0 to {top}"
    if min(state.cash) < 0:
        return "cash cannot be negative"
    for seat in range(state.game.seats):
        left = [state.scouts[seat], state.mechanics[seat], state.escorts[seat], state.funding[seat]]
        if min(left) < 0 or sum(left) > rules.assistants:
            return f"a seat has 0 to {rules.assistants} assistants in scouts, mechanics, escorts and funding together"
        if seat in state.arrived and (any(left) or state.hand[seat]):
            return "a crew that has arrived has neither assistants nor cards"
        if NONE in state.hand[seat] or NONE in state.looked[seat]:
            return "hand and looked list cards only"
    if any(flag not in (0, 1) for flag in [*state.passed, state.may_buy, state.blind, state.avoided, state.cancelled]):
        return "passed, may_buy, blind, avoided and cancelled are 0 or 1"
    if NONE in state.discard or NONE in state.display or NONE in state.in_play:
        return "discard, display and in_play list cards only"
    return ""


# ── What is going on ──


def _sequence(state: GreatState) -> str:
    if not 0 <= state.steps <= state.rules.engine_top or state.driven < 0:
        return f"steps goes from 0 to {state.rules.engine_top}, driven from 0"
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
        if state.engine_loss not in danger.sabotage_shares(state, state.victim):
            return "engine_loss cannot be paid like that by the victim"
    return ""


# ── Where we are in the sequence of play, and what that needs ──

CALLS = {
    (RACE, ROUND),
    (ROUND, LAY_OUT),
    (ROUND, BIVOUAC),
    (ROUND, CONVOY),
    (CONVOY, SEQUENCE),
    (SEQUENCE, SCOUTING),
    (SEQUENCE, DRAWING),
    (SEQUENCE, TRAIL_HUNT),
    (SEQUENCE, REPAIR),
    (SEQUENCE, DRIVE),
    (DRIVE, STAGE),
    (STAGE, DRAWING),
    (SEQUENCE, CHEAT),
    (CHEAT, DANGER),
    (SEQUENCE, DANGER),
}
"""Which script may be called from which."""

QUESTIONS = {
    setup.FIRST_PLAYER: (RACE,),
    bivouac.TURN_UP_CARD: (LAY_OUT,),
    bivouac.TAKE_CARD: (BIVOUAC,),
    hands.DEAL_CARD: (DRAWING,),
    hands.DISCARD_DOWN: (BIVOUAC, ROUND, SEQUENCE),
    planning.PLANNING: (ROUND,),
    convoy.ACT: (SEQUENCE,),
    scouting.SCOUTED_TILE: (SCOUTING,),
    scouting.LAY_TILE: (SCOUTING,),
    repairs.REPAIRING: (REPAIR,),
    driving.CHOOSE_WAY: (STAGE,),
    driving.FOUND_TILE: (STAGE,),
    terrain.SETTLE_COST: (STAGE,),
    terrain.HALT_OR_FOLLOW: (STAGE,),
    cards.LOOK_AT: (TRAIL_HUNT,),
    cards.DROP_ONE: (TRAIL_HUNT,),
    danger.SECOND_TILE: (CHEAT,),
    danger.REACT: (DANGER,),
}
"""In which script each question is asked."""

OF_THE_ACTIVE_SEAT = (
    convoy.ACT,
    scouting.LAY_TILE,
    repairs.REPAIRING,
    driving.CHOOSE_WAY,
    terrain.SETTLE_COST,
    terrain.HALT_OR_FOLLOW,
    cards.DROP_ONE,
    danger.SECOND_TILE,
)


def _flow(state: GreatState) -> str:
    frames = state.frames
    if not frames:
        return "nothing is asked any more when the flow is over" if state.asks >= 0 else ""
    scripts = [state.game.rules.scripts[number] for number in frames[::3]]
    if scripts[0] is not RACE:
        return "the flow must begin with the race"
    for outer, inner in pairwise(scripts):
        if (outer, inner) not in CALLS:
            return f"the flow does not lead from {outer.name} into {inner.name}"
    if state.asks >= 0 and scripts[-1] not in QUESTIONS[state.kind]:
        return f"{state.kind.name} is not asked at this point of the flow"
    if SEQUENCE in scripts and (state.active == NONE or state.active in state.arrived[:-1]):
        return "active must name the crew whose sequence it is"
    turn = frames[3 * scripts.index(CONVOY) + 2] if CONVOY in scripts else 0
    if scripts[-1] is BIVOUAC:
        turn = frames[-1]
    if not 0 <= turn < state.game.seats:
        return f"the flow goes round the seats from #0 to #{state.game.seats - 1}, so it cannot be at #{turn}"
    return _asked(state) if state.asks >= 0 else ""


def _asked(state: GreatState) -> str:
    kind = state.kind
    right: list[int] = state.asked
    if kind in OF_THE_ACTIVE_SEAT:
        right = [state.active]
    elif kind is bivouac.TAKE_CARD:
        right = [state.order[-1 - state.argument]]
    elif kind is planning.PLANNING:
        right = state.order
    elif kind is danger.REACT:
        right = danger.who_may_react(state)
    elif kind is hands.DISCARD_DOWN:
        right = [seat for seat in state.order if len(state.hand[seat]) > state.chassis[seat]][:1]
    return "" if state.asked == right and right else f"{kind.name} is not asked of these seats here"
