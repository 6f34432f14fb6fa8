"""The search for leaks finds leaks: careless servers, each of which must be caught."""

import pytest

from paddock.games import title
from tests.trust.leaks.planted import PLANTED
from tests.trust.leaks.search import Search

PERMUTATIONS = 400
"""So many may be needed until a leak is found."""


def found(seed: int = 3) -> list[str]:
    """The leaks that a small search finds in a game of sealed answers and hidden cards."""
    great_race = title("great-race")
    return Search(great_race, seed, PERMUTATIONS).run(great_race.game(3)).leaks


@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch):
    PLANTED[leak](monkeypatch)
    leaks = found()
    assert leaks, f"{leak}, and nothing noticed it"
    assert not any("complained" in one for one in leaks), "it was caught because it failed, not because it told"


def test_where_nothing_is_planted_nothing_is_found():
    assert found() == []
