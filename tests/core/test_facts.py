"""Fields: copying, comparing and conserving come from one declaration."""

from typing import Any

import pytest

from paddock.core.facts import LIST, NOBODY, OWNER, TABLE, Fact
from paddock.core.game import Game
from paddock.core.layout import conserved, entries
from paddock.core.names import NATURE, UNKNOWN
from paddock.core.rng import Rng
from paddock.core.rows import row_of
from paddock.core.table import Table
from paddock.core.title import Title
from paddock.core.view import view
from tests.play import play_at_random
from tests.tiny import bids, cards, guards, pig, relay
from tests.tiny.cards import FACTS, CardsGame


def dealt(seats: int = 2) -> Any:
    return Table(cards.TITLE.game(seats), seed=1).state


def test_a_copy_is_equal_and_independent_to_the_last_list():
    state = dealt()
    twin = state.copy()
    assert twin == state
    twin.hand[0].append(99)
    twin.pile.clear()
    twin.frames[0] = 1
    twin.asked = row_of([7])
    twin.answers[0] = 5
    twin.turn = 1
    assert state == dealt()


SHARED = (
    FACTS[0],
    Fact("pile", LIST, NOBODY, "card", "playing", unordered=True, shared=True),
    Fact("hand", TABLE, OWNER, "card", "playing", per="seat", shared=True),
    FACTS[3],
)
"""The facts of the game of cards, as if its rules replaced pile and hands and never changed them in place."""


def test_a_copy_shares_what_is_never_changed_in_place():
    state: Any = CardsGame(cards.TITLE, 2, {}, None, facts=SHARED).start()
    twin: Any = state.copy()
    assert twin == state
    assert twin.pile is state.pile
    assert twin.hand is state.hand
    assert twin.shown is not state.shown


def test_hiding_and_dealing_leave_what_is_shared_as_it_was():
    state: Any = CardsGame(cards.TITLE, 2, {}, None, facts=SHARED).start()
    while state.is_chance:
        state.choose(NATURE, state.options(NATURE)[0])
    pile, hand = list(state.pile), [list(own) for own in state.hand]
    seen: Any = view(state, 0)
    assert (state.pile, state.hand) == (pile, hand)
    assert seen.state.hand == [hand[0], [UNKNOWN, UNKNOWN]]
    world: Any = seen.sample_world(Rng(1))
    assert seen.state.hand == [hand[0], [UNKNOWN, UNKNOWN]]
    assert set(seen.state.pile) == {UNKNOWN}
    assert conserved(world.game.layout, world, world.game.pools) == ""
    assert UNKNOWN not in [*world.pile, *world.hand[1]]


@pytest.mark.parametrize("name", ["turn", "pile", "hand", "shown", "frames", "asks", "asked", "answers"])
def test_a_difference_in_any_fact_is_a_difference(name: str):
    state, twin = dealt(), dealt()
    fact = twin.game.layout.by_name[name]
    value = fact.of(twin)
    longer = value + 1 if isinstance(value, int) else [*value, value[0] if value else 0]
    setattr(twin, name, fact.made_of(longer))
    assert state != twin


def test_nobody_listens_to_a_copy():
    state = dealt()
    assert state.events is not None
    assert state.copy().events is None


def test_a_state_is_no_key_because_it_changes():
    with pytest.raises(TypeError, match="use its position text"):
        hash(dealt())


@pytest.mark.parametrize("title", [pig.TITLE, bids.TITLE, cards.TITLE, guards.TITLE, relay.TITLE], ids=lambda t: t.id)
def test_playing_never_touches_an_earlier_copy(title: Title):
    game_table = Table(title.game(title.most_seats), seed=2)
    kept = []
    for _ in play_at_random(game_table, Rng(2)):
        kept.append((game_table.state.copy(), game_table.state.copy()))
    assert all(one == other for one, other in kept)


def test_entries_are_all_numbers_of_a_fact_in_order():
    state = dealt()
    state.hand = [[1, 2], [], [3]]
    by_name = state.game.layout.by_name
    assert entries(by_name["hand"], state) == [1, 2, 3]
    assert entries(by_name["turn"], state) == [state.turn]
    assert entries(by_name["pile"], state) == state.pile


def test_a_declaration_says_what_it_is():
    assert repr(FACTS[2]) == "Fact(hand, table, owner)"


# ── Conservation ──


def test_every_card_is_in_exactly_one_place_all_through_the_game():
    game_table = Table(cards.TITLE.game(3), seed=5)
    for _ in play_at_random(game_table, Rng(5)):
        assert game_table.game.check(game_table.state) == ""


HOLDS_ANOTHER = "holds a playing card that lies somewhere else too, or does not exist"


@pytest.mark.parametrize(
    ("break_it", "sentence"),
    [
        (lambda state: state.pile.pop(), "1 of the 12 playing cards are missing from the position"),
        (lambda state: state.pile.append(state.hand[0][0]), f"hand {HOLDS_ANOTHER}"),
        (lambda state: state.pile.append(40), f"pile {HOLDS_ANOTHER}"),
        (lambda state: state.hand[0].append(-2), "the position has 13 playing cards, but there are only 12"),
    ],
)
def test_a_card_that_is_lost_doubled_or_invented_is_missed(break_it: Any, sentence: str):
    state = dealt()
    break_it(state)
    assert conserved(state.game.layout, state, state.game.pools) == sentence


# ── Declarations that cannot be ──


def game_with(field: Fact) -> Game:
    return CardsGame(cards.TITLE, 2, {}, None, facts=(*FACTS, field))


def test_a_fact_must_have_a_domain_that_exists():
    with pytest.raises(ValueError, match="the fact cars has no domain 'car'"):
        game_with(Fact("cars", LIST, domain="car"))


def test_a_fact_must_have_a_pool_that_exists():
    with pytest.raises(ValueError, match="the fact bag has no pool 'tiles'"):
        game_with(Fact("bag", TABLE, pool="tiles"))


def test_chance_is_told_apart_from_seats():
    state = cards.TITLE.game(2).start()
    assert (state.is_chance, list(state.asked), state.to_answer()) == (True, [NATURE], [NATURE])
