"""R. The end of the race and the prestige (GR-95 to GR-99)."""

from typing import Final

from paddock.core.event import EventKind
from paddock.games.great_race.lots import put
from paddock.games.great_race.state import GreatState

ARRIVES: Final = EventKind("arrives", "GR-96", ("seat", "seat"), ("place", ""))
LAST_ROUND: Final = EventKind("last-round", "GR-95", ("round", ""))
CALLED_OFF: Final = EventKind("called-off", "G-52", ("round", ""))
EARNS: Final = EventKind("earns", "GR-99", ("seat", "seat"), ("arrival", ""), ("levels", ""), ("money", ""))
DID_NOT_ARRIVE: Final = EventKind("did-not-arrive", "GR-98", ("seat", "seat"))
WINS: Final = EventKind("wins", "GR-3", ("seat", "seat"), ("prestige", ""))


# ── GR-95, GR-96, GR-97  Who arrives discards the hand, takes all assistants off and is skipped from then on ──


def arrive(state: GreatState, seat: int) -> None:
    state.arrived.append(seat)
    state.emit(ARRIVES, seat, len(state.arrived))
    for card in state.hand[seat]:
        put(state.discard, card)
    state.hand[seat] = []
    state.scouts[seat] = state.mechanics[seat] = state.escorts[seat] = state.funding[seat] = 0
    if len(state.arrived) == 1:
        state.emit(LAST_ROUND, state.round)


# ── GR-95, GR-98, G-3, G-44, G-52  The round is played to its end, and no bonus follows ──


def end_last_round(state: GreatState) -> None:
    if state.arrived:
        state.leave()
    elif state.round == state.rules.rounds:
        state.emit(CALLED_OFF, state.round)
        state.leave()


# ── GR-3, GR-98, GR-99, G-45  Prestige ──


def award_prestige(state: GreatState) -> None:
    rules = state.rules
    for place, seat in enumerate(state.arrived):
        levels = state.engine[seat] + state.chassis[seat]
        state.emit(EARNS, seat, rules.arrival_prestige[place], levels, state.cash[seat] // rules.francs_a_point)
    for seat in state.order:
        if seat not in state.arrived:
            state.emit(DID_NOT_ARRIVE, seat)
    if state.arrived:
        winner = state.places().index(1)
        state.emit(WINS, winner, state.prestige(winner))


EVENTS: Final[list[EventKind]] = [ARRIVES, LAST_ROUND, CALLED_OFF, EARNS, DID_NOT_ARRIVE, WINS]
