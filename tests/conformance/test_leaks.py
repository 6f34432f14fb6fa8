"""No seat is ever given what it may not know."""

import pytest

from paddock.core.game import Game
from paddock.core.title import Title
from tests.conformance.leaks import search
from tests.conformance.walks import seeds
from tests.tiny import bids, cards, guards, pig, relay


def test_nothing_leaks(some_seating: Game):
    secrets = 0
    for seed in seeds(some_seating):
        found = search(some_seating, seed)
        assert not found.leaks, str(found)
        secrets += found.worlds + found.outcomes
    has_secrets = bool(some_seating.pools) or any(kind.sealed for kind in some_seating.rules.kinds)
    assert secrets or not has_secrets, "there are secrets, but not one of them was put to the test"


@pytest.mark.parametrize("tiny", [pig.TITLE, bids.TITLE, cards.TITLE, guards.TITLE, relay.TITLE], ids=lambda t: t.id)
def test_nothing_leaks_in_the_tiny_games(tiny: Title):
    for seed in range(5):
        found = search(tiny.game(tiny.most_seats), seed)
        assert not found.leaks, str(found)


def test_the_search_puts_secrets_to_the_test():
    found = [search(guards.TITLE.game(3), seed) for seed in range(3)]
    assert sum(one.worlds for one in found) > 50
    assert sum(one.outcomes for one in found) > 20
    assert sum(one.histories for one in found) > 10
