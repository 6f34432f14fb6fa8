"""3.5.1, 8.1  The event deck: one card a turn, and which event stands on it (GP-3.5.1, GP-8.1.1)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import ascending, without
from paddock.core.vecs import vec
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import EVENT_CARDS

EVENT_CARD: Final = Verb("event", ("event", "event", EVENT_CARDS))

EVENT_DRAWN: Final = EventKind("event-drawn", "GP-3.5.1", ("event", "event"))
NO_EVENT: Final = EventKind("no-event", "GP-8.1.1", ("event", "event"))
EVENTS_RESHUFFLED: Final = EventKind("events-reshuffled", "GP-8.5.9", ("count", ""))


# ── GP-3.5.1, GP-8.1.1  One card from the deck ──


class DrawEvent(ChanceKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add_each(EVENT_CARD.base, state.event_deck)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        state.event = action - EVENT_CARD.base
        state.event_deck = without(state.event_deck, state.event)
        state.emit(EVENT_DRAWN, state.event)


DRAW_EVENT: Final[DrawEvent] = DrawEvent("draw-event", "GP-3.5.1", [EVENT_CARD])


def draw_event(state: GrandPrixState) -> None:
    reshuffle_events(state)
    state.ask_nature(DRAW_EVENT)


def reshuffle_events(state: GrandPrixState) -> None:
    """When the deck is used up, the discards are the deck again."""
    if len(state.event_deck) == 0:
        state.emit(EVENTS_RESHUFFLED, len(state.event_discards))
        state.event_deck = ascending(state.event_discards[:])
        state.event_discards = vec[i64]()


def event_of(state: GrandPrixState) -> str:
    """The name of the event that is being resolved; an empty text where none is."""
    return state.components.event_name[state.event] if state.event != NONE else ""


KINDS: Final[list[DecisionKind[Any]]] = [DRAW_EVENT]
EVENTS: Final[list[EventKind]] = [EVENT_DRAWN, NO_EVENT, EVENTS_RESHUFFLED]
