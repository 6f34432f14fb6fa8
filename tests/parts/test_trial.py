"""A trial of answers: the same worlds for all, no luck taken for a gain, the budget kept."""

from paddock.core.bot import Budget
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games import game
from paddock.parts.trial import ENOUGH, HEAT, Trial, is_better


class Tossed(Trial):
    """Every answer is worth what it is, and as much luck as the world has."""

    worlds: list[tuple[int, int]]

    def drive_on(self, answer: int, rng: Rng) -> float:
        luck = rng.below(1000)
        self.worlds.append((answer, luck))
        return answer + float(luck)


def tossed(answers: list[int], simulations: int) -> Tossed:
    trial = Tossed(view(game("quick-grand-prix").start(), 0), answers, Budget(simulations=simulations))
    trial.worlds = []
    return trial


def test_the_best_answer_is_found_through_any_luck():
    assert tossed([3, 1, 9, 4, 7], 1000).best(Rng(1)) == 9


def test_the_usual_answer_is_given_where_no_other_is_better():
    assert tossed([9, 1, 9, 3], 1000).best(Rng(1)) == 9
    assert tossed([5], 1000).best(Rng(1)) == 5


def test_all_answers_are_tried_in_the_same_worlds_and_the_worse_half_is_dropped():
    trial = tossed([3, 1, 9], 1000)
    trial.best(Rng(1))
    heat = trial.worlds[: 3 * HEAT]
    assert [answer for answer, _ in heat] == [3, 1, 9] * HEAT
    assert all(len({luck for _, luck in heat[first : first + 3]}) == 1 for first in range(0, len(heat), 3))
    assert 1 not in [answer for answer, _ in trial.worlds[3 * HEAT :]]
    assert len(trial.gains[9]) == ENOUGH


def test_the_budget_is_kept():
    trial = tossed([3, 1, 9], 7)
    assert trial.best(Rng(1)) in (3, 1, 9)
    assert len(trial.worlds) == trial.effort.simulations == 7


def test_it_does_not_take_luck_for_a_gain():
    assert is_better([1.0, 2.0, 1.0, 2.0])
    assert not is_better([4.0, -4.0, 4.0, -3.0])
    assert not is_better([5.0])
    assert not is_better([0.0] * 8)


def test_a_few_worlds_are_enough_where_the_best_is_clear():
    assert tossed([3, 1, 9], 1000).best_of(2, Rng(1)) == 9
    assert tossed([3, 1, 9], 1000).best_of(2, Rng(1), doubt=12.0) == 3
    assert tossed([3], 1000).best_of(2, Rng(1)) == 3
    assert tossed([3, 1, 9], 2).best_of(2, Rng(1)) == 3, "no world was tried for all answers"
