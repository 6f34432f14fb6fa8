"""A glance: what the value says of each answer, in every game and of every question."""

import pytest

from paddock.bots.glance import Glance
from paddock.core.bot import Budget
from paddock.core.rng import Rng
from paddock.core.title import Title
from paddock.core.view import view
from paddock.games import titles
from paddock.lab.play import play_at_random


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_it_weighs_options_of_every_question_within_its_budget_and_leaves_the_view_as_it_was(title: Title):
    state, rng = title.game().start(), Rng(2)
    player = Glance("glance", title.bots.thumb)
    kinds: set[int] = set()
    for _ in range(60):
        if state.asks < 0:
            break
        if not state.is_chance and state.asks not in kinds:
            kinds.add(state.asks)
            for seat in state.to_answer():
                seen = view(state, seat)
                before = str(seen)
                trial = player.trial(seen, Rng(1), Budget(simulations=10))
                found = trial.weighed(Rng(1))
                assert trial.effort.simulations <= 10
                assert {each.answer for each in found} <= set(seen.options)
                assert str(seen) == before
        play_at_random(state, rng, 1)
    assert kinds


def test_it_gives_the_same_answer_whatever_the_seat_may_not_know():
    """Its worlds come from the view: two states that the seat cannot tell apart are one to it."""
    title = titles()[0]
    state = title.game(2).start()
    rng = Rng(4)
    while state.kind.name != "speeds":
        play_at_random(state, rng, 1)
    seat = state.to_answer()[0]
    other = view(state, seat).sample_world(Rng(9))
    player = Glance("glance", title.bots.thumb)
    assert player.choose(view(state, seat), Rng(1)) == player.choose(view(other, seat), Rng(1))
