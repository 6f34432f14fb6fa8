"""Check position: braking points, cornering and contacts (MGP-S.6 to MGP-S.14)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.rows import highest_first, with_value
from paddock.core.vecs import append, extend, vec
from paddock.games.moto_grand_prix.rules.dice import PAIR_HIGH, PAIR_LOW, ROLL, TwoDice
from paddock.games.moto_grand_prix.rules.scripts import CONTEST
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import BASIC, BRAKING_POINT, LANES, PLAIN_ROW

BRAKING_CONTEST: Final = EventKind("braking-contest", "MGP-S.6", ("bikes", ""), ("corner", ""))
CORNERING_CONTEST: Final = EventKind("cornering-contest", "MGP-S.7", ("bikes", ""))
ROLLS_IN_CONTEST: Final = EventKind(
    "rolls-in-contest", "MGP-S.9", ("bike", "bike"), ("low", ""), ("high", ""), ("total", "")
)
GOES_FIRST: Final = EventKind("goes-first", "MGP-S.10", ("bike", "bike"))
HAS_CONTACT: Final = EventKind("has-contact", "MGP-S.11", ("bike", "bike"), ("total", ""))


# ── MGP-S.6, MGP-S.7, MGP-S.8, MGP-A.18, MGP-A.19, MGP-A.20  Opponents abreast on a braking or cornering point ──


def contestants(state: MotoState, bike: i64) -> vec[i64]:
    """The bikes that must settle a contest with this one before it does anything else; empty if there is none.

    Only bikes that have still to act count. They stand in the order of the queue.
    """
    circuit = state.components.circuit
    if circuit.point[state.row(bike)] == PLAIN_ROW:
        return vec[i64]()
    abreast = vec[i64]()
    opponents = False
    for other in state.queue:
        if (state.distance[other] - state.distance[bike]) % circuit.rows == 0:
            abreast = append(abreast, other)
            opponents = opponents or side_of(state, other) != side_of(state, bike)
    return abreast if opponents else vec[i64]()


# ── MGP-B.2, MGP-A.19  Who are opponents ──


def side_of(state: MotoState, bike: i64) -> i64:
    """Bikes of one side are no opponents: those of one player and, in team races, those of one colour."""
    components = state.components
    return components.team[bike] if components.teams else components.seat_of(bike)


# ── MGP-S.5, MGP-E.3, MGP-A.24  The check comes first, but for who has dice already, and not in the start turn ──


def check_position(state: MotoState) -> None:
    if state.components.level == BASIC or state.turn == 1:
        return
    bike = state.queue[0]
    if state.low[bike]:  # from a contest or a slipstream
        return
    abreast = contestants(state, bike)
    if len(abreast) > 0:
        state.rolling = abreast
        circuit = state.components.circuit
        row = state.row(bike)
        if circuit.point[row] & BRAKING_POINT:
            state.emit(BRAKING_CONTEST, len(abreast), circuit.corner[(row + 1) % circuit.rows])
        else:
            state.emit(CORNERING_CONTEST, len(abreast))
        state.call(CONTEST)


# ── MGP-S.9  All roll two dice at the same time ──


class ContestRoll(TwoDice):
    """The roll of the first bike that has still to roll."""

    def apply(self, state: MotoState, seat: i64, action: i64) -> None:
        bike = state.rolling[0]
        pair = action - ROLL.base
        low = PAIR_LOW[pair]
        high = PAIR_HIGH[pair]
        state.low[bike] = low
        state.high[bike] = high
        state.rolling = state.rolling[1:]
        state.emit(ROLLS_IN_CONTEST, bike, low, high, low + high)


CONTEST_ROLL: Final[ContestRoll] = ContestRoll("contest-roll", "MGP-S.9", [ROLL])


def roll_in_contest(state: MotoState) -> None:
    if len(state.rolling) > 0:
        state.repeat()
        state.ask_nature(CONTEST_ROLL)


# ── MGP-S.10, MGP-S.11, MGP-A.8  The highest total moves first; equal totals are a contact, in racing-line order ──


def settle_contest(state: MotoState) -> None:
    abreast = contestants(state, state.queue[0])
    ahead = vec[i64]([0] * state.components.bikes)
    for bike in abreast:
        total = state.low[bike] + state.high[bike]
        ahead[bike] = LANES * total - state.rank(bike)
        if any(other != bike and state.low[other] + state.high[other] == total for other in abreast):
            state.contact = with_value(state.contact, bike, 1)
            state.emit(HAS_CONTACT, bike, total)
    abreast = highest_first(abreast, ahead)
    state.emit(GOES_FIRST, abreast[0])
    others = vec[i64]([bike for bike in state.queue if bike not in abreast])
    state.queue = extend(abreast, others)


KINDS: Final[list[DecisionKind[Any]]] = [CONTEST_ROLL]
EVENTS: Final[list[EventKind]] = [
    BRAKING_CONTEST,
    CORNERING_CONTEST,
    ROLLS_IN_CONTEST,
    GOES_FIRST,
    HAS_CONTACT,
]
