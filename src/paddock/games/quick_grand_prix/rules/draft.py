"""C. The card draft before every race (QGP-11 to QGP-17)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import counting, place_of, put, with_added, with_row, with_value, without
from paddock.core.vecs import append, extend, remove, vec
from paddock.games.quick_grand_prix.rules.card_words import card_slug, card_words, not_in_the_middle, swap_words
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import CARDS

CARD: Final = ("card", "card", CARDS)

DEAL_FIRST: Final = Verb("first", ("seat", "seat", 4))
DEAL: Final = Verb("deal", CARD)
TURN: Final = Verb("turn", CARD)
KEEP: Final = Verb("keep")
DISCARD: Final = Verb("discard")
SWAP: Final = Verb("swap", CARD)
TAKE: Final = Verb("take", CARD)

DEALS_FIRST: Final = EventKind("deals-first", "QGP-11", ("seat", "seat"), ("pile", ""))
IS_DEALT: Final = EventKind("is-dealt", "QGP-11", ("seat", "seat"), ("pile", ""))
SEES: Final = EventKind("sees", "QGP-11", ("card", "card"))
TURNED_UP: Final = EventKind("turned-up", "QGP-11", ("card", "card"), ("pile", ""))
KEEPS: Final = EventKind("keeps", "QGP-12", ("seat", "seat"))
DISCARDS: Final = EventKind("discards", "QGP-12", ("seat", "seat"), ("card", "card"))
SWAPS: Final = EventKind("swaps", "QGP-12", ("seat", "seat"), ("given", "card"), ("taken", "card"))
IS_DEALT_AGAIN: Final = EventKind("is-dealt-again", "QGP-13", ("seat", "seat"), ("pile", ""))
KEEPS_SECOND: Final = EventKind("keeps-second", "QGP-13", ("seat", "seat"))
LAID_OUT: Final = EventKind("laid-out", "QGP-14", ("count", ""))
TAKES: Final = EventKind("takes", "QGP-15", ("seat", "seat"), ("card", "card"))
SWAPS_LATE: Final = EventKind("swaps-late", "QGP-15", ("seat", "seat"), ("given", "card"), ("taken", "card"))
LEFT_OVER: Final = EventKind("left-over", "QGP-16", ("count", ""))


# ── QGP-11, R-4  Who is dealt to first: the team with the fewest points ──


class FirstDealt(ChanceKind[QuickState]):
    """The first race: any fair method decides who is dealt to first."""

    def offer(self, state: QuickState, seat: i64, offer: Offer) -> None:
        for team in range(state.game.seats):
            offer.add(DEAL_FIRST.code(team))

    def apply(self, state: QuickState, seat: i64, action: i64) -> None:
        state.order = clockwise(DEAL_FIRST.first(action), state.game.seats)


FIRST_DEALT: Final[ChanceKind[QuickState]] = FirstDealt("first-dealt", "QGP-11", [DEAL_FIRST])


def clockwise(first: i64, seats: i64) -> vec[i64]:
    return vec[i64]([(first + step) % seats for step in range(seats)])


def find_deal_order(state: QuickState) -> None:
    """From the team with the fewest points on, clockwise or (by option) in ascending order of points."""
    if state.race == 0:
        state.ask_nature(FIRST_DEALT)
        return
    ascending = vec[i64]()
    for seat in range(state.game.seats):
        place = len(ascending)
        while place > 0 and is_dealt_before(state, seat, ascending[place - 1]):
            place -= 1
        ascending = put(ascending, place, seat)
    state.order = ascending if state.components.ascending else clockwise(ascending[0], state.game.seats)


def is_dealt_before(state: QuickState, seat: i64, other: i64) -> bool:
    """Level teams: first the one whose best car came in lower in the last race."""
    if state.points[seat] != state.points[other]:
        return state.points[seat] < state.points[other]
    for car in state.results[-1]:
        if car // 2 == other:
            return True
        if car // 2 == seat:
            return False
    return False


# ── QGP-11  All nine cards are shuffled ──


def shuffle(state: QuickState) -> None:
    """They go back into the pile; which one comes next is decided when it is dealt."""
    seats = state.game.seats
    state.pile = counting(CARDS)
    state.dealt = vec[i64]([NONE] * seats)
    state.hand = vec[vec[i64]]([vec[i64]() for seat in range(seats)])
    state.middle = vec[i64]()
    state.threw = vec[i64]()
    state.swapped = vec[i64]()
    state.emit(DEALS_FIRST, state.order[0], len(state.pile))


# ── QGP-11  The first card: one face down to each, one face up to the middle ──


class Deal(ChanceKind[QuickState]):
    """One card from the pile, face down, to the seat whose turn it is."""

    def offer(self, state: QuickState, seat: i64, offer: Offer) -> None:
        offer.add_each(DEAL.code(), state.pile)

    def audience(self, state: QuickState) -> i64:
        return state.order[state.argument]

    def apply(self, state: QuickState, seat: i64, action: i64) -> None:
        to = state.order[state.argument]
        card = DEAL.first(action)
        state.pile = remove(state.pile, card)
        state.dealt = with_value(state.dealt, to, card)
        state.tell(to, SEES, card)


class TurnUp(ChanceKind[QuickState]):
    def offer(self, state: QuickState, seat: i64, offer: Offer) -> None:
        offer.add_each(TURN.code(), state.pile)

    def apply(self, state: QuickState, seat: i64, action: i64) -> None:
        card = TURN.first(action)
        state.pile = remove(state.pile, card)
        state.middle = with_added(state.middle, card)
        state.emit(TURNED_UP, card, len(state.pile))


DEAL_CARD: Final[ChanceKind[QuickState]] = Deal("deal", "QGP-11", [DEAL])
TURN_CARD: Final[ChanceKind[QuickState]] = TurnUp("turn-up", "QGP-11", [TURN])


def deal_face_down(state: QuickState) -> None:
    """For each seat in the order of dealing: the script's argument counts them."""
    state.emit(IS_DEALT, state.order[state.argument], len(state.pile) - 1)
    state.ask_nature(DEAL_CARD)


def turn_one_up(state: QuickState) -> None:
    state.ask_nature(TURN_CARD)


# ── QGP-12, QGP-13  A face-down card: keep it or swap it; the first may also be discarded face up ──


class AnswerCard(DecisionKind[QuickState]):
    """What a seat does with its face-down card."""

    def __init__(self, name: str, rule: str, may_discard: bool, keeps: EventKind) -> None:
        super().__init__(name, rule, [KEEP, DISCARD, SWAP])
        self.may_discard = may_discard
        self.keeps = keeps

    def offer(self, state: QuickState, seat: i64, offer: Offer) -> None:
        offer.add(KEEP.code())
        if self.may_discard:
            offer.add(DISCARD.code())
        offer.add_each(SWAP.code(), state.middle)

    def apply(self, state: QuickState, seat: i64, action: i64) -> None:
        if not self.may_discard:
            state.threw = remove(state.threw, seat)
        card = state.dealt[seat]
        if KEEP.has(action):
            state.emit(self.keeps, seat)
        elif DISCARD.has(action):
            state.dealt = with_value(state.dealt, seat, NONE)
            state.middle = with_added(state.middle, card)
            state.threw = append(state.threw, seat)
            state.emit(DISCARDS, seat, card)
        else:
            state.emit(SWAPS, seat, card, SWAP.first(action))
            swap_with_middle(state, seat, SWAP.first(action))

    def prompt(self, state: QuickState, seat: i64) -> Message:
        key = "ask-first-card" if self.may_discard else "ask-second-card"
        return Message(key, card_words(state, state.dealt[seat]))

    def label(self, state: QuickState, seat: i64, action: i64) -> Message:
        if SWAP.has(action):
            return Message("do-swap", swap_words(state, state.dealt[seat], SWAP.first(action)))
        return Message("do-keep" if KEEP.has(action) else "do-discard", card_words(state, state.dealt[seat]))

    def why_not(self, state: QuickState, seat: i64, action: i64) -> Reason:
        if DISCARD.has(action):
            return Reason("QGP-13", Message("why-no-second-discard"))
        return not_in_the_middle(state, SWAP.first(action), self.rule)


FIRST_CARD: Final[DecisionKind[QuickState]] = AnswerCard("first-card", "QGP-12", may_discard=True, keeps=KEEPS)
SECOND_CARD: Final[DecisionKind[QuickState]] = AnswerCard(
    "second-card", "QGP-13", may_discard=False, keeps=KEEPS_SECOND
)


def swap_with_middle(state: QuickState, seat: i64, taken: i64) -> None:
    """Give the seat's only card for one in the middle. Everybody sees both, so the new card is known from now on."""
    given = state.first_card_of(seat)
    state.dealt = with_value(state.dealt, seat, NONE)
    state.hand = with_row(state.hand, seat, vec[i64]([taken]))
    state.middle = with_value(state.middle, place_of(state.middle, taken), given)


def answer_first_card(state: QuickState) -> None:
    state.ask(FIRST_CARD, state.order[state.argument])


# ── QGP-13, QGP-17  Who discarded is dealt a second card; the deck has enough for all ──


def deal_second_card(state: QuickState) -> None:
    if state.order[state.argument] in state.threw:
        state.emit(IS_DEALT_AGAIN, state.order[state.argument], len(state.pile) - 1)
        state.ask_nature(DEAL_CARD)


def answer_second_card(state: QuickState) -> None:
    if state.order[state.argument] in state.threw:
        state.ask(SECOND_CARD, state.order[state.argument])


# ── QGP-14  Everybody holds one card: the rest is laid out ──


def lay_out_the_rest(state: QuickState) -> None:
    state.emit(LAID_OUT, len(state.pile))
    state.middle = extend(state.middle[:], state.pile)
    state.pile = vec[i64]()


# ── QGP-15, R-5, R-6  Take one or swap one, until everybody holds two ──


class TakeOrSwap(DecisionKind[QuickState]):
    """A take ends the seat's draft; a swap uses its go, and is allowed once."""

    def offer(self, state: QuickState, seat: i64, offer: Offer) -> None:
        offer.add_each(TAKE.code(), state.middle)
        if seat not in state.swapped:
            offer.add_each(SWAP.code(), state.middle)

    def apply(self, state: QuickState, seat: i64, action: i64) -> None:
        if TAKE.has(action):
            card = TAKE.first(action)
            state.middle = without(state.middle, card)
            state.hand = with_row(state.hand, seat, with_added(state.hand[seat], card))
            state.emit(TAKES, seat, card)
        else:
            state.emit(SWAPS_LATE, seat, state.first_card_of(seat), SWAP.first(action))
            swap_with_middle(state, seat, SWAP.first(action))
            state.swapped = append(state.swapped, seat)

    def prompt(self, state: QuickState, seat: i64) -> Message:
        key = "ask-take" if seat in state.swapped else "ask-take-or-swap"
        return Message(key, {"card": f"card:{card_slug(state, state.first_card_of(seat))}"})

    def label(self, state: QuickState, seat: i64, action: i64) -> Message:
        if SWAP.has(action):
            return Message("do-swap-late", swap_words(state, state.first_card_of(seat), SWAP.first(action)))
        return Message("do-take", card_words(state, TAKE.first(action)))

    def why_not(self, state: QuickState, seat: i64, action: i64) -> Reason:
        if SWAP.has(action) and seat in state.swapped:
            return Reason("QGP-15", Message("why-swapped-already"))
        verb = SWAP if SWAP.has(action) else TAKE
        return not_in_the_middle(state, verb.first(action), "QGP-15")


TAKE_OR_SWAP: Final[DecisionKind[QuickState]] = TakeOrSwap("take-or-swap", "QGP-15", [TAKE, SWAP])


def choose_from_the_middle(state: QuickState) -> None:
    """For each seat in the order of dealing: the script's argument counts them, again and again."""
    seat = state.order[state.argument]
    if state.count_cards_of(seat) < 2:
        state.ask(TAKE_OR_SWAP, seat)


def next_chooser(state: QuickState) -> None:
    state.argument = (state.argument + 1) % state.game.seats
    for seat in state.order:
        if state.count_cards_of(seat) < 2:
            state.restart()
            return


# ── QGP-16  What is left stays available for swaps after pit stops ──


def leave_the_rest(state: QuickState) -> None:
    state.emit(LEFT_OVER, len(state.middle))


KINDS: Final[list[DecisionKind[Any]]] = [FIRST_DEALT, DEAL_CARD, TURN_CARD, FIRST_CARD, SECOND_CARD, TAKE_OR_SWAP]
EVENTS: Final[list[EventKind]] = [
    DEALS_FIRST,
    IS_DEALT,
    SEES,
    TURNED_UP,
    KEEPS,
    DISCARDS,
    SWAPS,
    IS_DEALT_AGAIN,
    KEEPS_SECOND,
    LAID_OUT,
    TAKES,
    SWAPS_LATE,
    LEFT_OVER,
]
