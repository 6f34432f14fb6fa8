"""8.1, 8.2  An event is resolved: whom it may hit, whom it hits, what it does (GP-8.1, GP-8.2)."""

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.vecs import vec
from paddock.games.grand_prix.rules.events.deck import NO_EVENT, event_of
from paddock.games.grand_prix.rules.events.table import EVENT_TABLE
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import YELLOW, YELLOW_RED

# ── GP-8.1.2, GP-8.1.3, R-28  Which Player Cars meet the card's condition best ──


def find_candidates(state: GrandPrixState) -> None:
    state.candidates = EVENT_TABLE[event_of(state)].finds(state)


# ── GP-8.1.1, R-29  The car that is hit; without one, the NPC that the card names instead; else nothing happens ──


def find_target(state: GrandPrixState) -> None:
    """Of equal candidates the steps before this one have left one."""
    event = EVENT_TABLE[event_of(state)]
    if len(state.candidates) > 0:
        state.target = state.candidates[0]
        state.candidates = vec[i64]()
    else:
        state.target = event.instead(state)
    if state.target == NONE and event.strikes is not None:
        state.emit(NO_EVENT, state.event)


# ── GP-8.2.1  What the card does ──


def strike(state: GrandPrixState) -> None:
    event = EVENT_TABLE[event_of(state)]
    if event.happens is not None:
        event.happens(state)
    elif event.strikes is not None and state.target != NONE:
        event.strikes(state, state.target)


# ── GP-8.2.1, GP-8.5.19  Under yellow, and under yellow and red, a zone lies around the car that was hit ──


def needs_zone(state: GrandPrixState) -> bool:
    flag = state.components.flag[state.event]
    return state.target != NONE and flag in (YELLOW, YELLOW_RED)
