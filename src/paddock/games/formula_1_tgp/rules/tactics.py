"""N. Tactic cards (TGP-33, TGP-101, TGP-102): who holds what, and playing a card.

Each card is offered in its own window, in the chapter where it works. Whether a window opens at all may tell nobody
what a hand holds: it opens for every team that may hold the card as far as everybody knows.
"""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import count_of, with_added, with_row, with_sorted, without
from paddock.core.vecs import vec
from paddock.games.formula_1_tgp.rules.card_words import not_held
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import CARDS

DEAL: Final = Verb("deal", ("card", "card", CARDS))
NO_CARD: Final = Verb("no-card")

IS_DEALT: Final = EventKind("is-dealt", "TGP-33", ("seat", "seat"), ("cards", ""))
SEES: Final = EventKind("sees", "TGP-33", ("card", "card"))
PLAYS: Final = EventKind("plays", "TGP-101", ("seat", "seat"), ("card", "card"))


# ── R-70  Who may hold a card, as far as everybody knows ──


def may_hold(state: TgpState, seat: i64, card: i64) -> bool:
    """Whether a seat may hold the card, by what everybody knows: it has cards, and not all copies have been played."""
    if len(state.hand[seat]) == 0:
        return False
    return count_of(state.played, card) < state.components.copies[card]


def holds(state: TgpState, seat: i64, card: i64) -> bool:
    return card in state.hand[seat]


def play(state: TgpState, seat: i64, card: i64) -> None:
    state.hand = with_row(state.hand, seat, without(state.hand[seat], card))
    state.played = with_added(state.played, card)
    state.emit(PLAYS, seat, card)


# ── R-61  All twenty cards are shuffled for each race ──


def gather_cards(state: TgpState) -> None:
    state.deck = state.game.pool_rows["tactic"]
    state.hand = vec[vec[i64]]([vec[i64]() for seat in range(state.game.seats)])
    state.played = vec[i64]()


# ── TGP-28, TGP-33  As many cards as crews ──


def dealt_next(state: TgpState) -> i64:
    for seat in state.order:
        if len(state.hand[seat]) < state.crew[seat]:
            return seat
    return NONE


class DealCard(ChanceKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        """Each kind of card once, as likely as there are cards of it: the deck lies sorted."""
        deck = state.deck
        first: i64 = 0
        while first < len(deck):
            cards = count_of(deck, deck[first])
            offer.add_weighted(DEAL.code(deck[first]), cards)
            first += cards

    def audience(self, state: TgpState) -> i64:
        return dealt_next(state)

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        to = dealt_next(state)
        card = DEAL.first(action)
        state.deck = without(state.deck, card)
        state.hand = with_row(state.hand, to, with_sorted(state.hand[to], card))
        state.tell(to, SEES, card)


DEAL_CARD: Final[DealCard] = DealCard("deal", "TGP-33", [DEAL])


def deal_cards(state: TgpState) -> None:
    seat = dealt_next(state)
    if seat == NONE:
        return
    if len(state.hand[seat]) == 0:
        state.emit(IS_DEALT, seat, state.crew[seat])
    state.repeat()
    state.ask_nature(DEAL_CARD)


# ── TGP-101, TGP-102, R-61  A card in its window: play it, or do not ──


class CardWindow(DecisionKind[TgpState]):
    """One card may be played or kept; a subclass says what it does (R-61: one card for each window)."""

    def __init__(self, name: str, rule: str, verb: Verb, card: i64, interrupt: bool = False) -> None:
        super().__init__(name, rule, [NO_CARD, verb], interrupt=interrupt)
        self.verb = verb
        self.card = card

    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add(NO_CARD.code())
        if holds(state, seat, self.card):
            self.offer_uses(state, seat, offer)

    def offer_uses(self, state: TgpState, seat: i64, offer: Offer) -> None:
        """The ways to play it."""
        offer.add(self.verb.code())

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        if not NO_CARD.has(action):
            play(state, seat, self.card)
            self.works(state, seat, action)

    def works(self, state: TgpState, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        if NO_CARD.has(action):
            return Message("do-no-card")
        return Message(f"do-{self.verb.name}", self.card_words(state, action))

    def prompt(self, state: TgpState, seat: i64) -> Message:
        return Message(f"ask-{self.name}", {"card": state.name_of("card", self.card)})

    def card_words(self, state: TgpState, action: i64) -> dict[str, str | int]:
        return {"card": state.name_of("card", self.card), "amount": state.components.amount[self.card]}

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        return not_held(state, self.card)


KINDS: Final[list[DecisionKind[Any]]] = [DEAL_CARD]
EVENTS: Final[list[EventKind]] = [IS_DEALT, SEES, PLAYS]
