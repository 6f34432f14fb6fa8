"""8.5.1, 8.5.2, 8.5.6, 8.5.9  Cars that break down for good: the black flag (GP-8.2.1)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.games.grand_prix.events.cards import NPC_RETIREMENT
from paddock.games.grand_prix.leaving import IS_RETIRED, leave_together
from paddock.games.grand_prix.order import in_order
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.terms import ALL_PIT, CARS, EVENT_CARDS

NUMBER: Final = Verb("number", ("event", "event", EVENT_CARDS))

NUMBER_DRAWN: Final = EventKind("number-drawn", "GP-8.5.9", ("number", ""))
ALL_PIT_DRAWN: Final = EventKind("all-pit-drawn", "GP-8.5.9")
EVENTS_RESHUFFLED: Final = EventKind("events-reshuffled", "GP-8.5.9", ("count", ""))


# ── GP-8.5.1 Blown Engine, GP-8.5.2 Brake Failure, GP-8.5.6 Gear Box Failure ──


def retire(state: GrandPrixState, car: int) -> None:
    leave_together(state, [car], IS_RETIRED)


# ── GP-8.5.9, R-29  NPC Retirement: event cards are turned up for their pit number, until one fits an NPC ──


class DrawNumber(ChanceKind[GrandPrixState]):
    def options(self, state: GrandPrixState, seat: int) -> list[int]:
        return [NUMBER.base + event for event in state.event_deck]

    def apply(self, state: GrandPrixState, seat: int, action: int) -> None:
        event = action - NUMBER.base
        state.event_deck.remove(event)
        state.event_discards.append(event)
        digit = state.rules.pit_number[event]
        if digit == ALL_PIT:
            state.emit(ALL_PIT_DRAWN)
            return
        state.emit(NUMBER_DRAWN, digit)
        fitting = [npc for npc in racing_npcs(state) if state.rules.numbers[npc] % 10 == digit]
        if fitting:
            state.target = in_order(state, fitting)[0]
            retire(state, state.target)


DRAW_NUMBER: Final = DrawNumber("draw-number", "GP-8.5.9", [NUMBER])


def racing_npcs(state: GrandPrixState) -> list[int]:
    return [car for car in range(state.rules.player_cars, CARS) if state.is_racing(car)]


def draw_npc_number(state: GrandPrixState) -> None:
    if event_of(state) != NPC_RETIREMENT or state.target != NONE or not racing_npcs(state):
        return
    reshuffle_events(state)
    state.repeat()
    state.ask_nature(DRAW_NUMBER)


def event_of(state: GrandPrixState) -> int:
    """Which of the named events is being resolved."""
    return state.rules.event_id[state.event] if state.event != NONE else NONE


def reshuffle_events(state: GrandPrixState) -> None:
    if not state.event_deck:
        state.emit(EVENTS_RESHUFFLED, len(state.event_discards))
        state.event_deck = sorted(state.event_discards)
        state.event_discards = []


KINDS: Final[list[DecisionKind[Any]]] = [DRAW_NUMBER]
EVENTS: Final[list[EventKind]] = [NUMBER_DRAWN, ALL_PIT_DRAWN, EVENTS_RESHUFFLED]
