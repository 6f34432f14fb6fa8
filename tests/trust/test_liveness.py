"""Promise 4: the race always comes to its end. Random races with any options, and players who try to prevent it."""

from collections.abc import Iterator
from itertools import islice

import pytest

from paddock.core.errors import BadAction, NotOffered
from paddock.core.game import Game
from paddock.core.position import write_position
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.title import Title
from paddock.core.variants import random_game, variants
from paddock.games import titles
from tests.conformance.walks import STEP_CAP, check_result
from tests.trust.adversaries import ADVERSARIES, Adversary, answer
from tests.trust.conftest import Figure
from tests.trust.sizes import size

PARTS = 2
"""The races of a title are played in so many parts, which can be played at once."""
RACES = size(3, 5_000)
"""Random races of a part."""
AGAINST = size(1, 100)
"""Races of each title against each adversary."""
ILLEGAL = size(1, 20)
"""Races of each title in which everybody tries what is not offered."""


def race(game: Game, rng: Rng, adversary: Adversary | None = None) -> int:
    """Play to the end; how many answers that took."""
    state = game.start()
    for answers in range(STEP_CAP):
        if state.over:
            check_result(state)
            return answers
        state.choose(*answer(state, rng, adversary))
    raise AssertionError(f"{game} does not end within {STEP_CAP} answers")


def games_of(title: Title, rng: Rng) -> Iterator[Game]:
    """First every value of every option, then any game at all."""
    yield from variants(title)
    while True:
        yield random_game(title, rng)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_random_races_end(title: Title, part: int, figure: Figure):
    rng = Rng(110 + part)
    longest = max(race(game, rng) for game in islice(games_of(title, rng), RACES))
    figure(
        f"{title.id}: {RACES} random races with any options ended with a result (part {part + 1} of {PARTS}), the "
        f"longest after {longest} answers",
        goal=f"{RACES} races, 0 dead ends, all within {STEP_CAP} answers",
    )


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_no_adversary_keeps_a_race_from_ending(title: Title, figure: Figure):
    longest = {}
    for number, (name, adversary) in enumerate(ADVERSARIES.items()):
        rng = Rng(200 + number)
        longest[name] = max(race(random_game(title, rng), rng, adversary) for _ in range(AGAINST))
    told = ", ".join(f"{name} {answers}" for name, answers in longest.items())
    figure(
        f"{title.id}: {AGAINST} races against each of {len(ADVERSARIES)} adversaries ended; the longest: {told}",
        goal=f"all within {STEP_CAP} answers",
    )


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_what_is_not_offered_cannot_be_played(title: Title, figure: Figure):
    refused = 0
    rng = Rng(300)
    for number in range(ILLEGAL):
        table = Table(random_game(title, rng), seed=number)
        while not table.over and len(table.record.lines) < 600:
            refused += try_the_illegal(table, rng)
            seat, action = answer(table.state, rng)
            table.play(action, seat)
    figure(f"{title.id}: {refused} actions that were not offered, 0 played", goal="0 played", met=refused > 0)


def try_the_illegal(table: Table, rng: Rng) -> int:
    """Try some action for some seat; 1 if it was refused, as it must be where it is not offered."""
    seat, code = rng.below(table.game.seats), rng.below(table.game.actions.size)
    if code in table.state.options(seat):
        return 0
    before = write_position(table.state)
    with pytest.raises((NotOffered, BadAction)):
        table.play(code, seat)
    assert write_position(table.state) == before
    return 1
