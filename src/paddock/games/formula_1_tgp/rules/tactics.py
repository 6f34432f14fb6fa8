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
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import CARDS

DEAL: Final = Verb("deal", ("card", "card", CARDS))
NO_CARD: Final = Verb("no-card")

IS_DEALT: Final = EventKind("is-dealt", "TGP-33", ("seat", "seat"), ("cards", ""))
SEES: Final = EventKind("sees", "TGP-33", ("card", "card"))
PLAYS: Final = EventKind("plays", "TGP-101", ("seat", "seat"), ("card", "card"))


# ── R-70  Who may hold a card, as far as everybody knows ──


def may_hold(state: TgpState, seat: int, card: int) -> bool:
    """Whether a seat may hold the card, by what everybody knows: it has cards, and not all copies have been played."""
    return bool(state.hand[seat]) and state.played.count(card) < state.components.copies[card]


def holds(state: TgpState, seat: int, card: int) -> bool:
    return card in state.hand[seat]


def play(state: TgpState, seat: int, card: int) -> None:
    state.hand[seat].remove(card)
    state.played.append(card)
    state.emit(PLAYS, seat, card)


def not_held(state: TgpState, card: int) -> Reason:
    return Reason("TGP-101", Message("why-card-not-held", {"card": state.name_of("card", card)}))


# ── R-61  All twenty cards are shuffled for each race ──


def gather_cards(state: TgpState) -> None:
    state.deck = sorted(state.game.pools["tactic"])
    state.hand = [[] for _ in range(state.game.seats)]
    state.played = []


# ── TGP-28, TGP-33  As many cards as crews ──


def dealt_next(state: TgpState) -> int:
    for seat in state.order:
        if len(state.hand[seat]) < state.crew[seat]:
            return seat
    return NONE


class DealCard(ChanceKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        return [DEAL.code(card) for card in sorted(set(state.deck))]

    def weights(self, state: TgpState) -> list[int]:
        return [state.deck.count(card) for card in sorted(set(state.deck))]

    def audience(self, state: TgpState) -> i64:
        return dealt_next(state)

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        to = dealt_next(state)
        card = DEAL.first(action)
        state.deck.remove(card)
        state.hand[to] = sorted([*state.hand[to], card])
        state.tell(to, SEES, card)


DEAL_CARD: Final[DealCard] = DealCard("deal", "TGP-33", [DEAL])


def deal_cards(state: TgpState) -> None:
    seat = dealt_next(state)
    if seat == NONE:
        return
    if not state.hand[seat]:
        state.emit(IS_DEALT, seat, state.crew[seat])
    state.repeat()
    state.ask_nature(DEAL_CARD)


# ── TGP-101, TGP-102, R-61  A card in its window: play it, or do not ──


class CardWindow(DecisionKind[TgpState]):
    """One card may be played or kept; a subclass says what it does (R-61: one card for each window)."""

    def __init__(self, name: str, rule: str, verb: Verb, card: int, interrupt: bool = False) -> None:
        super().__init__(name, rule, [NO_CARD, verb], interrupt=interrupt)
        self.verb = verb
        self.card = card

    def options(self, state: TgpState, seat: i64) -> list[int]:
        if holds(state, seat, self.card):
            return [NO_CARD.code(), *self.uses(state, seat)]
        return [NO_CARD.code()]

    def uses(self, state: TgpState, seat: int) -> list[int]:
        """The ways to play it."""
        return [self.verb.code()]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        if not NO_CARD.has(action):
            play(state, seat, self.card)
            self.works(state, seat, action)

    def works(self, state: TgpState, seat: int, action: int) -> None:
        raise NotImplementedError

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        if NO_CARD.has(action):
            return Message("do-no-card")
        return Message(f"do-{self.verb.name}", self.words(state, action))

    def prompt(self, state: TgpState, seat: i64) -> Message:
        return Message(f"ask-{self.name}", {"card": state.name_of("card", self.card)})

    def words(self, state: TgpState, action: int) -> dict[str, str | int]:
        return {"card": state.name_of("card", self.card), "amount": state.components.amount[self.card]}

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        return not_held(state, self.card)


KINDS: Final[list[DecisionKind[Any]]] = [DEAL_CARD]
EVENTS: Final[list[EventKind]] = [IS_DEALT, SEES, PLAYS]
