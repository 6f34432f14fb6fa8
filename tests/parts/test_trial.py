"""A trial of answers: the same worlds for all, no luck taken for a gain, the budget kept."""

from paddock.core.bot import Budget
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games import game
from paddock.parts.trial import ALIKE, HEAT, Trial, Tried


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


def test_all_answers_are_tried_in_the_same_worlds_and_the_worse_drop_out():
    trial = tossed([3, 1, 9], 1000)
    trial.best(Rng(1))
    heat = trial.worlds[: 3 * HEAT]
    assert [answer for answer, _ in heat] == [3, 1, 9] * HEAT
    assert all(len({luck for _, luck in heat[first : first + 3]}) == 1 for first in range(0, len(heat), 3))
    assert 1 not in [answer for answer, _ in trial.worlds[3 * HEAT :]]


def test_it_begins_with_those_that_look_best_and_lets_the_others_in_one_by_one():
    trial = tossed([5, *range(6, 40), 99], 100_000)
    trial.begins = 3
    assert trial.best(Rng(1)) == 99, "the last one comes in, too"
    assert {answer for answer, _ in trial.worlds[: 4 * HEAT]} == {5, 6, 7, 8}


class Doubtful(Tossed):
    """What an answer is worth is luck, and hardly anything else."""

    def drive_on(self, answer: int, rng: Rng) -> float:
        self.worlds.append((answer, 0))
        return float(rng.below(3) - 1) if answer else 0.0


def test_as_long_as_it_is_in_doubt_the_budget_is_used_to_the_end():
    trial = Doubtful(view(game("quick-grand-prix").start(), 0), [0, 1], Budget(simulations=3000))
    trial.worlds = []
    trial.best(Rng(1))
    assert len(trial.worlds) == 3000
    alike = tossed([4, 4, 4], 1000)
    alike.best(Rng(1))
    assert len(alike.worlds) <= 3 * (ALIKE + HEAT), "answers that never differ need no more time"


def test_the_budget_is_kept():
    trial = tossed([3, 1, 9], 7)
    assert trial.best(Rng(1)) in (3, 1, 9)
    assert len(trial.worlds) == trial.effort.simulations == 7


def seen(*gains: float) -> Tried:
    tried = Tried(1)
    for gain in gains:
        tried.learn(gain)
    return tried


def test_it_does_not_take_luck_for_a_gain():
    assert seen(1.0, 2.0, 1.0, 2.0).is_better()
    assert not seen(4.0, -4.0, 4.0, -3.0).is_better()
    assert not seen(5.0).is_better()
    assert not seen(*[0.0] * 8).is_better()


def test_what_was_found_is_told_the_best_first_with_how_sure_it_is():
    trial = tossed([3, 1, 9], 60)
    found = trial.weighed(Rng(1))
    assert [each.answer for each in found] == [9, 3, 1]
    assert [round(found[0].value - each.value, 6) for each in found] == [0.0, 6.0, 8.0]
    assert all(each.error == 0.0 and each.worlds >= HEAT for each in found)
    assert [each.answer for each in tossed([3, 1, 9], 2).weighed(Rng(1))] == [3], "no world was tried for all answers"
