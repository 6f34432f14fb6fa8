# mypy: disable-error-code="attr-defined"
"""Readers: who looks at a game; and the numbers below zero, of which no two are equal."""

import pickle
from typing import Any

import pytest

from paddock.core.event import Event
from paddock.core.facts import LIST, OWNER, Fact
from paddock.core.names import EVERYBODY, NATURE, NONE, UNKNOWN
from paddock.core.reader import REFEREE, SPECTATOR, Reader, reader_of
from paddock.core.view import view
from tests.tiny import cards
from tests.tiny.cards import FACTS, CardsGame, CardsState


def dealt() -> Any:
    """Ann holds C8 and C11, Bob C4 and C10."""
    state = cards.TITLE.game(2).start()
    for card in (8, 4, 11, 10):
        state.choose(NATURE, cards.DEAL.code(card))
    return state


def test_no_two_numbers_below_zero_are_equal():
    assert len({NONE, UNKNOWN, NATURE, EVERYBODY}) == 4
    assert max(NONE, UNKNOWN, NATURE, EVERYBODY) < 0


def test_the_number_of_a_seat_stands_for_the_reader_at_it():
    assert reader_of(1) == Reader((1,))
    assert reader_of(SPECTATOR) is SPECTATOR
    assert reader_of(1).seat == 1


@pytest.mark.parametrize(
    ("reader", "knows"),
    [
        (Reader((1,)), [EVERYBODY, 1]),
        (Reader((2, 0)), [EVERYBODY, 0, 2]),
        (SPECTATOR, [EVERYBODY]),
        (REFEREE, [EVERYBODY, NONE, 0, 1, 2]),
    ],
    ids=["a seat", "two seats at one screen", "a spectator", "the referee"],
)
def test_a_reader_may_know_what_its_seats_may_know(reader: Reader, knows: list[int]):
    audiences = [EVERYBODY, NONE, 0, 1, 2]
    assert [audience for audience in audiences if reader.may_know(audience)] == knows


def test_what_is_told_to_nobody_is_not_told_to_everybody():
    event = Event(cards.SEES, NONE, [3])
    assert not any(event.seen_by(who) for who in (0, 1, SPECTATOR, Reader((0, 1))))


def test_seats_that_share_a_screen_see_there_what_everybody_sees():
    state = dealt()
    shared = Reader((0, 1))
    assert shared.seat == NONE
    assert view(state, shared).state == view(state, SPECTATOR).state
    assert view(state, shared).options == []


def test_nothing_is_hidden_from_the_referee():
    state = dealt()
    seen = view(state, REFEREE)
    assert seen.state == state
    assert seen.state is not state
    assert (seen.seat, seen.options) == (NONE, [])


def test_what_belongs_to_no_seat_is_shown_to_none():
    class Envelopes(CardsState):
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.sealed = [7, 8]

    fact = Fact("sealed", LIST, see=OWNER, owner=lambda state, index: (1, NONE)[index])
    state = CardsGame(cards.TITLE, 2, {}, None, facts=(*FACTS, fact), state_class=Envelopes).start()
    assert view(state, 1).sealed == [7, UNKNOWN]
    assert view(state, SPECTATOR).sealed == view(state, Reader((0, 1))).sealed == [UNKNOWN, UNKNOWN]


def test_a_reader_can_be_sent_to_another_process():
    for reader in (Reader((2, 0)), SPECTATOR, REFEREE):
        assert pickle.loads(pickle.dumps(reader)) == reader
