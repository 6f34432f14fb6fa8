"""C. The auction of an engine or a driver (TGP-16 to TGP-20)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import row_of
from paddock.games.formula_1_tgp.rules.scripts import AUCTION
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import ENGINE_LOT, MOST_DRIVERS, MOST_ENGINES, MOST_NUMBER

ENGINE: Final = ("engine", "engine", MOST_ENGINES)
DRIVER: Final = ("driver", "driver", MOST_DRIVERS)
TURN_ENGINE: Final = Verb("turn-engine", ENGINE)
TURN_DRIVER: Final = Verb("turn-driver", DRIVER)
BID: Final = Verb("bid", ("points", "number", MOST_NUMBER + 1))
NO_BID: Final = Verb("no-bid")
UP_TO: Final = Verb("up-to", ("points", "number", MOST_NUMBER + 1))
RETURN_ENGINE: Final = Verb("return-engine", ENGINE)
RETURN_DRIVER: Final = Verb("return-driver", DRIVER)

ENGINE_TURNED: Final = EventKind("engine-turned", "TGP-16", ("seat", "seat"), ("engine", "engine"))
DRIVER_TURNED: Final = EventKind("driver-turned", "TGP-20", ("seat", "seat"), ("driver", "driver"))
OPENS: Final = EventKind("opens", "TGP-17", ("seat", "seat"), ("points", ""))
DECLINES: Final = EventKind("declines", "TGP-17", ("seat", "seat"))
OUTBIDS: Final = EventKind("outbids", "TGP-18", ("seat", "seat"), ("points", ""))
BIDS_NO_MORE: Final = EventKind("bids-no-more", "TGP-18", ("seat", "seat"))
WINS_ENGINE: Final = EventKind("wins-engine", "TGP-19", ("seat", "seat"), ("engine", "engine"), ("points", ""))
WINS_DRIVER: Final = EventKind("wins-driver", "TGP-20", ("seat", "seat"), ("driver", "driver"), ("points", ""))
ENGINE_UNSOLD: Final = EventKind("engine-unsold", "TGP-17", ("seat", "seat"), ("engine", "engine"))
DRIVER_UNSOLD: Final = EventKind("driver-unsold", "TGP-20", ("seat", "seat"), ("driver", "driver"))
ENGINE_RETURNED: Final = EventKind("engine-returned", "TGP-19", ("seat", "seat"), ("engine", "engine"))
DRIVER_RETURNED: Final = EventKind("driver-returned", "TGP-20", ("seat", "seat"), ("driver", "driver"))


# ── TGP-16, TGP-20  One point, and a card is turned over ──


def begin_auction(state: TgpState, seat: int, lot: int) -> None:
    costs = state.components.costs
    state.activation[seat] -= costs.engine if lot == ENGINE_LOT else costs.driver
    state.drawer = seat
    state.call(AUCTION, lot)


class TurnEngine(ChanceKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        return [TURN_ENGINE.code(engine) for engine in state.engine_pile]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        state.engine_lot = TURN_ENGINE.first(action)
        state.engine_pile.remove(state.engine_lot)
        state.emit(ENGINE_TURNED, state.drawer, state.engine_lot)


class TurnDriver(ChanceKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        return [TURN_DRIVER.code(driver) for driver in state.driver_pile]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        state.driver_lot = TURN_DRIVER.first(action)
        state.driver_pile.remove(state.driver_lot)
        state.emit(DRIVER_TURNED, state.drawer, state.driver_lot)


TURN_AN_ENGINE: Final[TurnEngine] = TurnEngine("turn-engine", "TGP-16", [TURN_ENGINE])
TURN_A_DRIVER: Final[TurnDriver] = TurnDriver("turn-driver", "TGP-20", [TURN_DRIVER])


def turn_card(state: TgpState) -> None:
    state.ask_nature(TURN_AN_ENGINE if state.argument == ENGINE_LOT else TURN_A_DRIVER)


# ── TGP-17, TGP-18, R-5, R-6, R-7, R-8, R-68  Bids, one after another or by a sealed limit ──


def purse(state: TgpState, seat: int) -> int:
    """R-7: the point that the drawer has paid is part of the drawer's offer."""
    return state.activation[seat] + (1 if seat == state.drawer else 0)


def has_room(state: TgpState, seat: int) -> bool:
    """Whether the team has no such card yet, or not enough of them."""
    if state.engine_lot != NONE:
        return state.engine[seat] == NONE
    return NONE in state.driver[2 * seat : 2 * seat + 2]


class Bid(DecisionKind[TgpState]):
    """The opening offer of the drawer, and every bid after it."""

    def options(self, state: TgpState, seat: i64) -> list[int]:
        least = state.bid + 1
        return [NO_BID.code(), *(BID.code(points) for points in range(least, purse(state, seat) + 1))]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        speak(state, seat, 0 if NO_BID.has(action) else BID.first(action))

    def default(self, state: TgpState, seat: i64) -> i64:
        """Who has drawn a card and has room for it takes it for the fee; nobody else is drawn into an auction."""
        if seat == state.drawer and state.bid == 0 and has_room(state, seat):
            return BID.code(1)
        return NO_BID.code()


class BidUpTo(DecisionKind[TgpState]):
    """By option: everybody says, sealed, how far to go; then the same bidding is done for them, one point at a time."""

    def options(self, state: TgpState, seat: i64) -> list[int]:
        return [UP_TO.code(points) for points in range(purse(state, seat) + 1)]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        state.limit[seat] = UP_TO.first(action)

    def default(self, state: TgpState, seat: i64) -> i64:
        return UP_TO.code(1 if seat == state.drawer and has_room(state, seat) else 0)


OFFER: Final[Bid] = Bid("offer", "TGP-17", [BID, NO_BID])
RAISE: Final[Bid] = Bid("raise", "TGP-18", [BID, NO_BID])
SEALED_BID: Final[BidUpTo] = BidUpTo("sealed-bid", "TGP-18", [UP_TO], sealed=True)


def open_bidding(state: TgpState) -> None:
    order = state.order
    state.bid = 0
    state.bidder = NONE
    state.out = []
    state.spoke = order[order.index(state.drawer) - 1]  # so that the drawer speaks first
    if state.components.proxy:
        state.ask_all(SEALED_BID, row_of([seat for seat in order if purse(state, seat) > 0]))


def next_bid(state: TgpState) -> None:
    """The next seat that has not passed and could go higher, until it is the highest bidder's turn again."""
    order = state.order
    at = order.index(state.spoke)
    for ahead in range(1, len(order) + 1):
        seat = order[(at + ahead) % len(order)]
        if seat == state.bidder:
            return
        if seat in state.out or purse(state, seat) <= state.bid:
            continue
        state.repeat()
        if state.components.proxy:
            speak(state, seat, state.bid + 1 if state.limit[seat] > state.bid else 0)
        else:
            state.ask(OFFER if seat == state.drawer and not state.out and state.bid == 0 else RAISE, seat)
        return


def speak(state: TgpState, seat: int, points: int) -> None:
    """A seat bids so many points, or passes for good (R-8)."""
    state.spoke = seat
    if points == 0:
        state.out.append(seat)
        state.emit(DECLINES if seat == state.drawer and state.bid == 0 else BIDS_NO_MORE, seat)
        return
    state.emit(OPENS if state.bid == 0 else OUTBIDS, seat, points)
    state.bid = points
    state.bidder = seat


# ── TGP-19, R-6, R-7  The highest bidder pays; the drawer's fee counts; nobody bids: back into the pile ──


def settle(state: TgpState) -> None:
    state.limit = [NONE] * state.game.seats
    winner = state.bidder
    if winner == NONE:
        if state.engine_lot != NONE:
            state.emit(ENGINE_UNSOLD, state.drawer, state.engine_lot)
        else:
            state.emit(DRIVER_UNSOLD, state.drawer, state.driver_lot)
        put_back(state)
        return
    state.activation[winner] = purse(state, winner) - state.bid
    if state.engine_lot != NONE:
        state.emit(WINS_ENGINE, winner, state.engine_lot, state.bid)
    else:
        state.emit(WINS_DRIVER, winner, state.driver_lot, state.bid)


def put_back(state: TgpState) -> None:
    if state.engine_lot != NONE:
        state.engine_pile = sorted([*state.engine_pile, state.engine_lot])
        state.engine_lot = NONE
    else:
        state.driver_pile = sorted([*state.driver_pile, state.driver_lot])
        state.driver_lot = NONE


# ──  One engine and two drivers at most: of a surplus the winner gives one card back ──


class GiveBack(DecisionKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        if state.engine_lot != NONE:
            return [RETURN_ENGINE.code(state.engine[seat]), RETURN_ENGINE.code(state.engine_lot)]
        return [RETURN_DRIVER.code(driver) for driver in (*state.driver[2 * seat : 2 * seat + 2], state.driver_lot)]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        if state.engine_lot != NONE:
            engine = RETURN_ENGINE.first(action)
            state.emit(ENGINE_RETURNED, seat, engine)
            if engine == state.engine[seat]:
                state.engine[seat], state.engine_lot = state.engine_lot, engine
        else:
            driver = RETURN_DRIVER.first(action)
            state.emit(DRIVER_RETURNED, seat, driver)
            if driver != state.driver_lot:
                state.driver[state.driver.index(driver)] = state.driver_lot
                state.driver_lot = driver
        put_back(state)

    def default(self, state: TgpState, seat: i64) -> i64:
        """The card that was there before: the new one has just been paid for."""
        return self.options(state, seat)[0]


GIVE_BACK: Final[GiveBack] = GiveBack("give-back", "TGP-19", [RETURN_ENGINE, RETURN_DRIVER])


def hand_over(state: TgpState) -> None:
    winner = state.bidder
    state.drawer = NONE
    state.bid = 0
    state.bidder = NONE
    state.spoke = NONE
    state.out = []
    if winner == NONE:
        return
    if state.engine_lot != NONE:
        if state.engine[winner] != NONE:
            state.ask(GIVE_BACK, winner)
            return
        state.engine[winner] = state.engine_lot
        state.engine_lot = NONE
        return
    for car in (2 * winner, 2 * winner + 1):
        if state.driver[car] == NONE:
            state.driver[car] = state.driver_lot
            state.driver_lot = NONE
            return
    state.ask(GIVE_BACK, winner)


KINDS: Final[list[DecisionKind[Any]]] = [TURN_AN_ENGINE, TURN_A_DRIVER, OFFER, RAISE, SEALED_BID, GIVE_BACK]
EVENTS: Final[list[EventKind]] = [
    ENGINE_TURNED,
    DRIVER_TURNED,
    OPENS,
    DECLINES,
    OUTBIDS,
    BIDS_NO_MORE,
    WINS_ENGINE,
    WINS_DRIVER,
    ENGINE_UNSOLD,
    DRIVER_UNSOLD,
    ENGINE_RETURNED,
    DRIVER_RETURNED,
]
