"""E. The bivouac (GR-16 to GR-18)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.offer import Offer
from paddock.core.rows import with_added, without, without_place
from paddock.core.vecs import vec
from paddock.games.great_race.rules.card_words import card_words, effect_words, jerrycan_words, only_a_jerrycan
from paddock.games.great_race.rules.hands import PLAY, empty_jerrycan, gain, offer_jerrycan, renew_pile
from paddock.games.great_race.rules.lots import DrawOne
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CARD

TURN_UP: Final = Verb("turn-up", CARD)
TAKE: Final = Verb("take", CARD)

ROUND_BEGINS: Final = EventKind("round-begins", "GR-15", ("round", ""))
TURNED_UP: Final = EventKind("turned-up", "GR-16", ("card", "card"))
TAKES: Final = EventKind("takes", "GR-17", ("seat", "seat"), ("card", "card"), ("cards_now", ""))
GETS_THE_LAST: Final = EventKind("gets-the-last", "GR-81", ("seat", "seat"), ("card", "card"), ("cards_now", ""))


def begin_round(state: GreatState) -> None:
    state.emit(ROUND_BEGINS, state.round)


# ── GR-16, GR-56  One card more than there are players, face up; the script's argument counts them ──


class TurnUp(DrawOne):
    def lot(self, state: GreatState) -> vec[i64]:
        return state.pile

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        card = TURN_UP.first(action)
        state.pile = without(state.pile, card)
        state.display = with_added(state.display, card)
        state.emit(TURNED_UP, card)


TURN_UP_CARD: Final[TurnUp] = TurnUp("turn-up", "GR-16", TURN_UP)


def turn_up_cards(state: GreatState) -> None:
    if len(state.display) <= state.game.seats and renew_pile(state):
        state.repeat()
        state.ask_nature(TURN_UP_CARD)


# ── GR-17, GR-81  The last in turn order chooses first; the script's argument counts who has chosen ──


class TakeCard(DecisionKind[GreatState]):
    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        for card in state.display:
            take = TAKE.code(card)
            if not offer.has(take):
                offer.add(take)
        offer_jerrycan(state, seat, offer)

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if PLAY.has(action):
            state.repeat()
            empty_jerrycan(state, seat)
            return
        card = TAKE.first(action)
        state.display = without(state.display, card)
        gain(state, seat, card)
        state.emit(TAKES, seat, card, len(state.hand[seat]))

    def prompt(self, state: GreatState, seat: i64) -> Message:
        return Message("ask-take-card", {"left": len(state.display), "gets-last": int(seat == state.order[-1])})

    def label(self, state: GreatState, seat: i64, action: i64) -> Message:
        if PLAY.has(action):
            return jerrycan_words(state, seat)
        return Message("do-take", effect_words(state, TAKE.first(action)))

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        if PLAY.has(action):
            return only_a_jerrycan(state, PLAY.first(action))
        return Reason("GR-17", Message("why-not-on-display", card_words(state, TAKE.first(action))))


TAKE_CARD: Final[TakeCard] = TakeCard("take-card", "GR-17", [TAKE, PLAY])


def choose_card(state: GreatState) -> None:
    state.ask(TAKE_CARD, state.order[-1 - state.argument])


def next_chooser(state: GreatState) -> None:
    state.argument += 1
    if state.argument < state.game.seats:
        state.restart()


def give_last_card(state: GreatState) -> None:
    seat = state.order[-1]
    card = state.display[-1]
    state.display = without_place(state.display[:], len(state.display) - 1)
    gain(state, seat, card)
    state.emit(GETS_THE_LAST, seat, card, len(state.hand[seat]))


KINDS: Final[list[DecisionKind[Any]]] = [TURN_UP_CARD, TAKE_CARD]
EVENTS: Final[list[EventKind]] = [ROUND_BEGINS, TURNED_UP, TAKES, GETS_THE_LAST]
