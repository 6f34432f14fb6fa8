"""R. The end of the race and the prestige (GR-95 to GR-99)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.event import EventKind
from paddock.core.rows import place_of, put, with_added, with_row, with_sorted
from paddock.core.vecs import append, vec
from paddock.games.great_race.rules.maintenance import progress_order
from paddock.games.great_race.rules.state import GreatState

ARRIVES: Final = EventKind("arrives", "GR-96", ("seat", "seat"), ("place", ""))
LAST_ROUND: Final = EventKind("last-round", "GR-95", ("round", ""))
CALLED_OFF: Final = EventKind("called-off", "G-52", ("round", ""))
EARNS: Final = EventKind("earns", "GR-99", ("seat", "seat"), ("arrival", ""), ("levels", ""), ("money", ""))
DID_NOT_ARRIVE: Final = EventKind("did-not-arrive", "GR-98", ("seat", "seat"))
WINS: Final = EventKind("wins", "GR-3", ("seat", "seat"), ("prestige", ""))


# ── GR-95, GR-96, GR-97  Who arrives discards the hand, takes all assistants off and is skipped from then on ──


def arrive(state: GreatState, seat: i64) -> None:
    state.arrived = with_added(state.arrived, seat)
    state.emit(ARRIVES, seat, len(state.arrived))
    for card in state.hand[seat]:
        state.discard = with_sorted(state.discard, card)
    state.hand = with_row(state.hand, seat, vec[i64]())
    state.scouts[seat] = state.mechanics[seat] = state.escorts[seat] = state.funding[seat] = 0
    if len(state.arrived) == 1:
        state.emit(LAST_ROUND, state.round)


# ── GR-95, GR-98, G-3, G-44, G-52  The round is played to its end, and no bonus follows ──


def end_last_round(state: GreatState) -> None:
    if len(state.arrived) > 0:
        state.leave()
    elif state.round == state.components.rounds:
        state.emit(CALLED_OFF, state.round)
        state.leave()


# ── GR-3, GR-98, GR-99, G-45  Prestige, and who wins by it ──


def levels(state: GreatState, seat: i64) -> i64:
    """The part of the prestige that the state of the vehicle gives."""
    return state.engine[seat] + state.chassis[seat]


def money(state: GreatState, seat: i64) -> i64:
    """The part of the prestige that the cash gives."""
    return state.cash[seat] // state.components.francs_a_point


def prestige(state: GreatState, seat: i64) -> i64:
    """What a crew that has arrived scores."""
    place = place_of(state.arrived, seat)
    return state.components.arrival_prestige[place] + levels(state, seat) + money(state, seat)


def ranking(state: GreatState) -> vec[i64]:
    """Those who arrived by prestige, level ones by arrival; after them the others as they stand."""
    ranked = vec[i64]()
    for seat in state.arrived:
        place: i64 = len(ranked)
        while place > 0 and prestige(state, ranked[place - 1]) < prestige(state, seat):
            place -= 1
        ranked = put(ranked, place, seat)
    for seat in progress_order(state):
        if seat not in state.arrived:
            ranked = append(ranked, seat)
    return ranked


def award_prestige(state: GreatState) -> None:
    for place, seat in enumerate(state.arrived):
        state.emit(EARNS, seat, state.components.arrival_prestige[place], levels(state, seat), money(state, seat))
    for seat in state.order:
        if seat not in state.arrived:
            state.emit(DID_NOT_ARRIVE, seat)
    if len(state.arrived) > 0:
        winner = ranking(state)[0]
        state.emit(WINS, winner, prestige(state, winner))


EVENTS: Final[list[EventKind]] = [ARRIVES, LAST_ROUND, CALLED_OFF, EARNS, DID_NOT_ARRIVE, WINS]
