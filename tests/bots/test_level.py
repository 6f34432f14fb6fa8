"""Levels: slips that small regrets make likely."""

from collections import Counter

import pytest

from paddock.bots.level import Level
from paddock.core.bot import NO_LIMIT, Budget, Weighed
from paddock.core.rng import Rng
from paddock.core.view import View, view
from paddock.games import game

SEEN = view(game("quick-grand-prix(seats=2)").start(), 0)


class Known:
    """Thinks that its answers are worth what it was told."""

    name = "known"

    def __init__(self, *found: Weighed) -> None:
        self.found = sorted(found, key=lambda weighed: -weighed.value)

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        return self.found[0].answer

    def weigh(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> list[Weighed]:
        return self.found


def weighed(answer: int, value: float, spread: float = 0.0) -> Weighed:
    return Weighed(answer, value, spread, 1)


def answers(level: Level, tries: int = 3000) -> Counter[int]:
    seen = View(0, SEEN.state, [1, 2, 3])
    rng = Rng(7)
    return Counter(level.choose(seen, rng) for _ in range(tries))


def test_a_slip_is_the_likelier_the_less_it_costs():
    found = answers(Level("club", Known(weighed(1, 0.60), weighed(2, 0.55), weighed(3, 0.20)), slips=0.05))
    # exp(0) : exp(-1) : exp(-8)
    assert found[1] / 3000 == pytest.approx(0.731, abs=0.03)
    assert found[2] / 3000 == pytest.approx(0.269, abs=0.03)
    assert found[3] < 10, "a blunder is hardly ever made"


def test_without_slips_it_gives_the_best_answer():
    assert answers(Level("champion", Known(weighed(1, 0.3), weighed(2, 0.31)), slips=0.0), 50) == {2: 50}


def test_the_lowest_level_slips_more_than_the_highest():
    found = [answers(Level("", Known(weighed(1, 0.6), weighed(2, 0.5)), slips))[2] for slips in (0.02, 0.05, 0.1, 0.2)]
    assert found == sorted(found)


def test_a_style_decides_between_answers_that_look_about_as_good_and_no_others():
    close = Known(weighed(1, 0.50, spread=0.1), weighed(2, 0.501, spread=0.4), weighed(3, 0.4, spread=0.5))
    assert answers(Level("", close, 0.0, "cautious"), 9) == {1: 9}
    assert answers(Level("", close, 0.0, "bold"), 9) == {2: 9}
    assert answers(Level("", close, 0.0, "tactician"), 9) == {2: 9}
