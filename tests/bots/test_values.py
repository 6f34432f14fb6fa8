"""What a state promises each seat, in every game."""

import pytest

from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.title import Bots, Title
from paddock.core.value import ByWorth, Value
from paddock.core.vecs import vec
from paddock.core.view import view
from paddock.games import titles
from paddock.lab.play import play_at_random
from paddock.parts.learned import LearnedValue, ScoreNetwork

LARGEST = 25.0
"""No feature may be larger: a network that reads one large number reads nothing else."""


def values(title: Title) -> list[Value]:
    """The title's value, and what stands in for it where there are no weights."""
    return [title.bots.value, ByWorth(title.bots.worth)]


def some_states(title: Title, seats: int, step: int = 25, most: int = 12) -> list[State]:
    """States of a game played at random, as they come."""
    state, rng = title.game(seats).start(), Rng(7)
    found: list[State] = []
    while state.asks >= 0 and len(found) < most:
        found.append(state.copy())
        play_at_random(state, rng, step)
    return found


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_chances_to_win_are_one_together_and_a_share_lies_between_none_and_all(title: Title):
    for seats in (title.fewest_seats, min(4, title.most_seats)):
        for state in some_states(title, seats):
            for value in values(title):
                chances, shares = value.chances(state), value.shares(state)
                assert len(chances) == len(shares) == seats
                assert sum(chances) == pytest.approx(1.0)
                assert all(0.0 <= each <= 1.0 for each in (*chances, *shares))
                assert [value.share(state, seat) for seat in range(seats)] == pytest.approx(shares)


@pytest.mark.parametrize("title", [t for t in titles() if t.id != "grand-prix"], ids=lambda title: title.id)
def test_at_the_end_the_winner_is_certain(title: Title):
    """(A Grand Prix takes long to play out, and every value asks the same question: is the game over?)"""
    state = title.game().start()
    play_at_random(state, Rng(3))
    winners = [place == 1 for place in state.places()]
    for value in values(title):
        assert [chance > 0.0 for chance in value.chances(state)] == winners
        assert [share >= 0.5 for share in value.shares(state)] == winners


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_a_network_reads_small_numbers_and_as_many_as_it_has_names_for(title: Title):
    value = title.bots.value
    assert isinstance(value, LearnedValue)
    for seats in (title.fewest_seats, title.most_seats):
        for state in some_states(title, seats, most=6):
            rows = value.features(state)
            assert len(rows) == seats
            for row in rows:
                read = dict(zip(value.names(), row, strict=True))
                assert {name: number for name, number in read.items() if abs(number) > LARGEST} == {}


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_a_world_that_a_seat_imagines_can_be_judged(title: Title):
    for state in some_states(title, title.fewest_seats, most=4):
        seen = view(state, state.asked[0] if state.asked[0] >= 0 else 0)
        assert sum(title.bots.value.chances(seen.sample_world(Rng(1)))) == pytest.approx(1.0)


def test_a_game_without_a_value_is_judged_by_its_worth():
    bots = Bots(worth=lambda state, seat: 0.25 if seat else 0.75)
    state = titles()[0].game(2).start()
    assert bots.value.chances(state) == pytest.approx([0.9, 0.1])  # odds of 3 against odds of a third
    assert bots.value.shares(state) == [0.75, 0.25]


def test_a_network_adds_up_what_it_reads():
    network = ScoreNetwork(skip=[1.0, 0.0], hidden=[[1.0, -1.0], [-1.0, 1.0]], bias=[0.5, -3.0], out=[2.0, 10.0])
    # 2 + 2 · max(0, 2 - 1 + 0.5) + 10 · max(0, -2 + 1 - 3)
    assert network.score(vec[float]([2.0, 1.0])) == pytest.approx(5.0)
