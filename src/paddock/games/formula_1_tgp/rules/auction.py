"""C. The auction of an engine or a driver (TGP-16 to TGP-20)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import place_of, row_of, with_added, with_sorted, with_value, without
from paddock.core.vecs import append, vec
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


def begin_auction(state: TgpState, seat: i64, lot: i64) -> None:
    components = state.components
    fee = components.engine_cost if lot == ENGINE_LOT else components.driver_cost
    state.activation = with_value(state.activation, seat, state.activation[seat] - fee)
    state.drawer = seat
    state.call(AUCTION, lot)


class TurnEngine(ChanceKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add_each(TURN_ENGINE.code(), state.engine_pile)

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        state.engine_lot = TURN_ENGINE.first(action)
        state.engine_pile = without(state.engine_pile, state.engine_lot)
        state.emit(ENGINE_TURNED, state.drawer, state.engine_lot)


class TurnDriver(ChanceKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add_each(TURN_DRIVER.code(), state.driver_pile)

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        state.driver_lot = TURN_DRIVER.first(action)
        state.driver_pile = without(state.driver_pile, state.driver_lot)
        state.emit(DRIVER_TURNED, state.drawer, state.driver_lot)


TURN_AN_ENGINE: Final[TurnEngine] = TurnEngine("turn-engine", "TGP-16", [TURN_ENGINE])
TURN_A_DRIVER: Final[TurnDriver] = TurnDriver("turn-driver", "TGP-20", [TURN_DRIVER])


def turn_card(state: TgpState) -> None:
    if state.argument == ENGINE_LOT:
        state.ask_nature(TURN_AN_ENGINE)
    else:
        state.ask_nature(TURN_A_DRIVER)


# ── TGP-17, TGP-18, R-5, R-6, R-7, R-8, R-68  Bids, one after another or by a sealed limit ──


def purse(state: TgpState, seat: i64) -> i64:
    """R-7: the point that the drawer has paid is part of the drawer's offer."""
    points = state.activation[seat]
    return points + 1 if seat == state.drawer else points


def has_room(state: TgpState, seat: i64) -> bool:
    """Whether the team has no such card yet, or not enough of them."""
    if state.engine_lot != NONE:
        return state.engine[seat] == NONE
    return state.driver[2 * seat] == NONE or state.driver[2 * seat + 1] == NONE


BIDS: Final[list[vec[i64]]] = [row_of([]) for _ in range((MOST_NUMBER + 1) * (MOST_NUMBER + 1))]
"""What `bids` has found for each bid and purse."""


def bids(bid: i64, purse: i64) -> vec[i64]:
    """What may be said after a bid by a seat with this purse: no bid, or any higher one."""
    known = BIDS[bid * (MOST_NUMBER + 1) + purse]
    if len(known) == 0:
        known = append(known, NO_BID.code())
        for points in range(bid + 1, purse + 1):
            known = append(known, BID.code(points))
        BIDS[bid * (MOST_NUMBER + 1) + purse] = known
    return known


class Bid(DecisionKind[TgpState]):
    """The opening offer of the drawer, and every bid after it."""

    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add_all(bids(state.bid, purse(state, seat)))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        if NO_BID.has(action):
            decline(state, seat)
        else:
            raise_to(state, seat, BID.first(action))

    def default(self, state: TgpState, seat: i64) -> i64:
        """Who has drawn a card and has room for it takes it for the fee; nobody else is drawn into an auction."""
        if seat == state.drawer and state.bid == 0 and has_room(state, seat):
            return BID.code(1)
        return NO_BID.code()


class BidUpTo(DecisionKind[TgpState]):
    """By option: everybody says, sealed, how far to go; then the same bidding is done for them, one point at a time."""

    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        for points in range(purse(state, seat) + 1):
            offer.add(UP_TO.code(points))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        state.limit = with_value(state.limit, seat, UP_TO.first(action))

    def default(self, state: TgpState, seat: i64) -> i64:
        return UP_TO.code(1 if seat == state.drawer and has_room(state, seat) else 0)


OFFER: Final[Bid] = Bid("offer", "TGP-17", [BID, NO_BID])
RAISE: Final[Bid] = Bid("raise", "TGP-18", [BID, NO_BID])
SEALED_BID: Final[BidUpTo] = BidUpTo("sealed-bid", "TGP-18", [UP_TO], sealed=True)


def open_bidding(state: TgpState) -> None:
    order = state.order
    state.bid = 0
    state.bidder = NONE
    state.out = vec[i64]()
    state.spoke = order[place_of(order, state.drawer) - 1]  # so that the drawer speaks first
    if state.components.proxy:
        state.ask_all(SEALED_BID, vec[i64]([seat for seat in order if purse(state, seat) > 0]))


def next_bid(state: TgpState) -> None:
    """The next seat that has not passed and could go higher, until it is the highest bidder's turn again."""
    order = state.order
    seats: i64 = len(order)
    at = place_of(order, state.spoke)
    for ahead in range(1, seats + 1):
        seat = order[(at + ahead) % seats]
        if seat == state.bidder:
            return
        if seat in state.out or purse(state, seat) <= state.bid:
            continue
        state.repeat()
        if not state.components.proxy:
            is_first = seat == state.drawer and len(state.out) == 0 and state.bid == 0
            state.ask(OFFER if is_first else RAISE, seat)
        elif state.limit[seat] > state.bid:
            raise_to(state, seat, state.bid + 1)
        else:
            decline(state, seat)
        return


def raise_to(state: TgpState, seat: i64, points: i64) -> None:
    """A seat bids so many points."""
    state.spoke = seat
    state.emit(OPENS if state.bid == 0 else OUTBIDS, seat, points)
    state.bid = points
    state.bidder = seat


def decline(state: TgpState, seat: i64) -> None:
    """A seat passes for good (R-8)."""
    state.spoke = seat
    state.out = with_added(state.out, seat)
    state.emit(DECLINES if seat == state.drawer and state.bid == 0 else BIDS_NO_MORE, seat)


# ── TGP-19, R-6, R-7  The highest bidder pays; the drawer's fee counts; nobody bids: back into the pile ──


def settle(state: TgpState) -> None:
    if state.components.proxy:
        state.limit = vec[i64]([NONE] * state.game.seats)
    winner = state.bidder
    if winner == NONE:
        if state.engine_lot != NONE:
            state.emit(ENGINE_UNSOLD, state.drawer, state.engine_lot)
        else:
            state.emit(DRIVER_UNSOLD, state.drawer, state.driver_lot)
        put_back(state)
        return
    state.activation = with_value(state.activation, winner, purse(state, winner) - state.bid)
    if state.engine_lot != NONE:
        state.emit(WINS_ENGINE, winner, state.engine_lot, state.bid)
    else:
        state.emit(WINS_DRIVER, winner, state.driver_lot, state.bid)


def put_back(state: TgpState) -> None:
    if state.engine_lot != NONE:
        state.engine_pile = with_sorted(state.engine_pile, state.engine_lot)
        state.engine_lot = NONE
    else:
        state.driver_pile = with_sorted(state.driver_pile, state.driver_lot)
        state.driver_lot = NONE


# ──  One engine and two drivers at most: of a surplus the winner gives one card back ──


class GiveBack(DecisionKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        if state.engine_lot != NONE:
            offer.add(RETURN_ENGINE.code(state.engine[seat]))
            offer.add(RETURN_ENGINE.code(state.engine_lot))
        else:
            offer.add(RETURN_DRIVER.code(state.driver[2 * seat]))
            offer.add(RETURN_DRIVER.code(state.driver[2 * seat + 1]))
            offer.add(RETURN_DRIVER.code(state.driver_lot))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        if state.engine_lot != NONE:
            engine = RETURN_ENGINE.first(action)
            state.emit(ENGINE_RETURNED, seat, engine)
            if engine == state.engine[seat]:
                state.engine = with_value(state.engine, seat, state.engine_lot)
                state.engine_lot = engine
        else:
            driver = RETURN_DRIVER.first(action)
            state.emit(DRIVER_RETURNED, seat, driver)
            if driver != state.driver_lot:
                state.driver = with_value(state.driver, place_of(state.driver, driver), state.driver_lot)
                state.driver_lot = driver
        put_back(state)

    def default(self, state: TgpState, seat: i64) -> i64:
        """The card that was there before: the new one has just been paid for."""
        if state.engine_lot != NONE:
            return RETURN_ENGINE.code(state.engine[seat])
        return RETURN_DRIVER.code(state.driver[2 * seat])


GIVE_BACK: Final[GiveBack] = GiveBack("give-back", "TGP-19", [RETURN_ENGINE, RETURN_DRIVER])


def hand_over(state: TgpState) -> None:
    winner = state.bidder
    state.drawer = NONE
    state.bid = 0
    state.bidder = NONE
    state.spoke = NONE
    state.out = vec[i64]()
    if winner == NONE:
        return
    if state.engine_lot != NONE:
        if state.engine[winner] != NONE:
            state.ask(GIVE_BACK, winner)
            return
        state.engine = with_value(state.engine, winner, state.engine_lot)
        state.engine_lot = NONE
        return
    for car in range(2 * winner, 2 * winner + 2):
        if state.driver[car] == NONE:
            state.driver = with_value(state.driver, car, state.driver_lot)
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
