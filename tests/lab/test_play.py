"""The plain loops that play a game to its end."""

import pytest

from paddock.bots.random_bot import RandomBot
from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games import game
from paddock.lab.play import play_at_random, play_at_random_noting, play_with_bots
from tests.tiny import bids, cards, pig

QUICK = game("quick-grand-prix(seats=3)")


@pytest.mark.parametrize("title", [pig.TITLE, bids.TITLE, cards.TITLE, QUICK.title], ids=lambda title: title.id)
def test_random_play_ends(title):
    state = title.game().start()
    assert play_at_random(state, Rng(1)) > 0
    assert state.over


def test_the_same_seed_plays_the_same_game():
    one, two = QUICK.start(), QUICK.start()
    assert play_at_random(one, Rng(5)) == play_at_random(two, Rng(5))
    assert one == two


@pytest.mark.parametrize("title", [pig.TITLE, bids.TITLE, cards.TITLE, QUICK.title], ids=lambda title: title.id)
def test_random_play_that_is_noted_is_the_same_game(title):
    one, two = title.game().start(), title.game().start()
    noted: list[tuple[int, int]] = []
    play_at_random_noting(two, Rng(3), lambda seat, action: noted.append((seat, action)))
    assert play_at_random(one, Rng(3)) == len(noted)
    assert one == two


def test_it_stops_after_so_many_answers_but_never_in_the_middle_of_a_sealed_decision():
    state = bids.TITLE.game(3).start()
    assert play_at_random(state, Rng(1), 1) == 3
    assert state.to_answer() == [0, 1, 2]


def test_a_loaded_die_is_drawn_by_its_weights():
    sixes = 0
    for seed in range(400):
        state = pig.TITLE.game(2, die="loaded", target=40).start()
        assert isinstance(state, pig.PigState)
        play_at_random(state, Rng(seed), 2)  # the only option is to roll, and so the second answer is nature's
        sixes += state.pot == 6
    assert 0.30 < sixes / 400 < 0.45, "three in eight"


def test_dice_do_not_depend_on_who_plays():
    """The same seed deals the same first cards to bots of every kind."""

    class First:
        name = "first"

        def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
            return view.options[0]

    dealt = []
    for player in (First(), RandomBot()):
        played: list[tuple[int, int]] = []
        minds = [Rng(seat) for seat in range(3)]
        play_with_bots(QUICK.start(), [player] * 3, Rng(7), minds, lambda *answer, said=played: said.append(answer))
        dealt.append(played[:4])
    assert dealt[0] == dealt[1]
    assert all(seat == NATURE for seat, _ in dealt[0])


def test_a_bot_that_answers_with_what_is_not_offered_is_named():
    class Cheat:
        name = "cheat"

        def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
            return -5

    with pytest.raises(ValueError, match="the bot cheat answered -5, which is not one of its options"):
        play_with_bots(QUICK.start(), [Cheat()] * 3, Rng(1), [Rng(1)] * 3)
