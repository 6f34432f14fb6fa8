# mypy: disable-error-code="attr-defined"
"""Views: what a seat may know, and worlds it cannot tell from the true one."""

import copy
from collections import Counter
from typing import Any

import pytest

from paddock.core.facts import EVERYONE, LIST, NOBODY, NUMBER, OWNER, TABLE, Fact
from paddock.core.names import NATURE, NONE, UNKNOWN
from paddock.core.reader import SPECTATOR
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.view import view
from tests.play import play_at_random
from tests.statistics import chi_square_is_plausible
from tests.tiny import cards, guards
from tests.tiny.cards import FACTS, CardsGame, CardsState


def dealt() -> Any:
    """Ann holds C8 and C11, Bob C4 and C10."""
    state = cards.TITLE.game(2).start()
    for card in (8, 4, 11, 10):
        state.choose(NATURE, cards.DEAL.code(card))
    return state


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold():
    state = dealt()
    assert view(state, 0).hand == [[8, 11], [UNKNOWN, UNKNOWN]]
    assert view(state, 1).hand == [[UNKNOWN, UNKNOWN], [4, 10]]
    assert view(state, SPECTATOR).hand == [[UNKNOWN, UNKNOWN], [UNKNOWN, UNKNOWN]]


def test_nobody_sees_into_the_deck_but_everybody_sees_how_thick_it_is():
    for seat in (0, 1, SPECTATOR):
        assert view(dealt(), seat).pile == [UNKNOWN] * 8


def test_looking_changes_nothing():
    state = dealt()
    view(state, 0)
    assert state == dealt()


def test_a_view_carries_the_options_of_its_seat_only():
    state = dealt()
    assert view(state, 0).options == state.options(0)
    assert view(state, 1).options == view(state, SPECTATOR).options == []


def test_views_compare_and_print():
    state = dealt()
    assert view(state, 0) == view(dealt(), 0)
    assert view(state, 0) != view(state, 1)
    assert "hand: C8 C11 | ? ?" in str(view(state, 0))
    with pytest.raises(TypeError, match="not a key"):
        hash(view(state, 0))


def test_facts_can_be_read_off_the_view_itself():
    assert view(dealt(), 0).turn == 0
    with pytest.raises(AttributeError, match="weather"):
        _ = view(dealt(), 0).weather


@pytest.mark.plain_only
def test_a_view_can_be_copied():
    """Compiled views refuse to be copied by the standard library; `view(state, seat)` makes another."""
    seen = view(dealt(), 0)
    assert copy.copy(seen) == seen


# ── Every way of hiding ──


class ManySecrets(CardsState):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.secret = 3
        self.row = [1, 0]
        self.grid = [[1], [2, NONE]]
        self.holder = [1, 0, NONE]
        self.envelopes = [[7], [8], [9]]
        self.keeper = [0, 1, 1]


def envelopes_owner(state: Any, index: int) -> int:
    """Reads a fact that is itself hidden."""
    owner: int = state.keeper[index]
    return owner


def many_secrets() -> Any:
    fields = (
        *FACTS,
        Fact("secret", NUMBER, see=NOBODY),
        Fact("row", LIST, see=NOBODY),
        Fact("grid", TABLE, see=NOBODY),
        Fact("keeper", LIST, see=NOBODY),
        Fact("holder", LIST, see=OWNER, owner=lambda state, index: index % 2),
        Fact("envelopes", TABLE, see=OWNER, owner=envelopes_owner),
    )
    return CardsGame(cards.TITLE, 2, {}, None, facts=fields, state_class=ManySecrets).start()


def test_numbers_rows_and_tables_are_hidden_from_everybody():
    seen = view(many_secrets(), 0)
    assert (seen.secret, seen.row, seen.grid) == (UNKNOWN, [UNKNOWN, UNKNOWN], [[UNKNOWN], [UNKNOWN, NONE]])


def test_entries_and_rows_are_seen_by_their_owners_whoever_they_are():
    state = many_secrets()
    assert view(state, 0).holder == [1, UNKNOWN, NONE]
    assert view(state, 1).holder == [UNKNOWN, 0, NONE]
    assert view(state, 0).envelopes == [[7], [UNKNOWN], [UNKNOWN]]
    assert view(state, 1).envelopes == [[UNKNOWN], [8], [9]]


def test_that_there_is_nothing_is_no_secret():
    assert view(many_secrets(), 1).holder[2] == NONE


def test_what_everybody_may_see_is_the_default():
    assert Fact("lap", NUMBER).see == EVERYONE


# ── Worlds ──


def test_a_sampled_world_looks_the_same_to_the_seat():
    game_table = Table(cards.TITLE.game(3), seed=2)
    rng = Rng(4)
    for _ in play_at_random(game_table, Rng(2)):
        for seat in range(3):
            seen = game_table.view(seat)
            world = seen.sample_world(rng)
            assert view(world, seat) == seen
            assert game_table.game.check(world) == ""


def test_a_sampled_world_is_complete_and_can_be_played_to_the_end():
    rng = Rng(4)
    for _ in range(50):
        world = view(dealt(), 1).sample_world(rng)
        while not world.over:
            seat = world.to_answer()[0]
            options = world.options(seat)
            world.choose(seat, options[rng.below(len(options))])
        assert world.scores()


def test_every_hidden_card_is_equally_likely_in_every_hidden_place():
    seen = view(dealt(), 0)
    rng = Rng(9)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(10_000):
        world = seen.sample_world(rng)
        places.update((place, card) for place, card in enumerate(world.hand[1]))
    hidden = [card for card in range(12) if card not in (8, 11)]
    assert {card for _, card in places} == set(hidden)
    for place in (0, 1):
        assert chi_square_is_plausible([places[place, card] for card in hidden], [1_000] * 10)


def test_the_unseen_part_of_a_deck_has_no_order():
    world = view(dealt(), 0).sample_world(Rng(1))
    assert world.pile == sorted(world.pile)


def test_a_game_says_how_secrets_that_are_no_cards_may_lie():
    state = guards.TITLE.game(4).start()
    for guard in (1, 0, 1, 1):
        state.choose(NATURE, guards.GIVE.code(guard))
    seen = view(state, 0)
    assert seen.guard == [1, UNKNOWN, UNKNOWN, UNKNOWN]
    rng = Rng(1)
    worlds = {tuple(seen.sample_world(rng).guard) for _ in range(200)}
    assert worlds == {(1, b, c, d) for b in (0, 1) for c in (0, 1) for d in (0, 1)}


def test_a_view_with_too_few_places_for_its_cards_is_a_mistake_of_the_game():
    state = dealt()
    state.pile.pop()
    with pytest.raises(AssertionError, match="1 cards of the pool playing have no place"):
        view(state, 0).sample_world(Rng(1))
