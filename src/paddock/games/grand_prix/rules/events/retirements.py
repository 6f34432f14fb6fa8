"""8.5.1, 8.5.2, 8.5.6, 8.5.9  Cars that break down for good: the black flag (GP-8.2.1)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_added, without
from paddock.core.vecs import vec
from paddock.games.grand_prix.data.event_cards import NPC_RETIREMENT
from paddock.games.grand_prix.rules.events.deck import NO_EVENT, event_of, reshuffle_events
from paddock.games.grand_prix.rules.leaving import IS_RETIRED, leave_together
from paddock.games.grand_prix.rules.order import best_placed
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import ALL_PIT, CARS, EVENT_CARDS

NUMBER: Final = Verb("number", ("event", "event", EVENT_CARDS))

NUMBER_DRAWN: Final = EventKind("number-drawn", "GP-8.5.9", ("number", ""))
ALL_PIT_DRAWN: Final = EventKind("all-pit-drawn", "GP-8.5.9")


# ── GP-8.5.1, GP-8.5.2, GP-8.5.6  Blown Engine, Brake Failure, Gear Box Failure ──


def retire(state: GrandPrixState, car: i64) -> None:
    leave_together(state, vec[i64]([car]), IS_RETIRED)


# ── GP-8.5.9, R-29  NPC Retirement: event cards are turned up for their pit number, until one fits an NPC ──


class DrawNumber(ChanceKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add_each(NUMBER.base, state.event_deck)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        event = action - NUMBER.base
        state.event_deck = without(state.event_deck, event)
        state.event_discards = with_added(state.event_discards, event)
        digit = state.components.pit_number[event]
        if digit == ALL_PIT:
            state.emit(ALL_PIT_DRAWN)
            return
        state.emit(NUMBER_DRAWN, digit)
        last_digit = state.components.last_digit
        npc = best_placed(state, vec[i64]([npc for npc in racing_npcs(state) if last_digit[npc] == digit]))
        if npc != NONE:
            state.target = npc
            retire(state, npc)


DRAW_NUMBER: Final[DrawNumber] = DrawNumber("draw-number", "GP-8.5.9", [NUMBER])


def racing_npcs(state: GrandPrixState) -> vec[i64]:
    return vec[i64]([car for car in range(state.components.player_cars, CARS) if state.is_racing(car)])


def draw_npc_number(state: GrandPrixState) -> None:
    """Again and again, until a number has found its car."""
    if event_of(state) != NPC_RETIREMENT or state.target != NONE:
        return
    if len(racing_npcs(state)) == 0:
        state.emit(NO_EVENT, state.event)
        return
    reshuffle_events(state)
    state.repeat()
    state.ask_nature(DRAW_NUMBER)


KINDS: Final[list[DecisionKind[Any]]] = [DRAW_NUMBER]
EVENTS: Final[list[EventKind]] = [NUMBER_DRAWN, ALL_PIT_DRAWN]
