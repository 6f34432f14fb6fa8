"""Random races at every level, on every circuit, with every number of seats: they end, and what must hold, holds."""

import pytest

from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.games.moto_grand_prix.data.box import open_box
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import LEVELS
from paddock.lab.play import play_at_random
from tests.games.moto_grand_prix.scene import race

CIRCUITS = [sheet.id for sheet in open_box().circuits]


def check(state: MotoState) -> None:
    """What must hold at every decision."""
    standing = [(state.row(bike), lane) for bike, lane in enumerate(state.lane) if lane != NONE]
    assert len(set(standing)) == len(standing), "two bikes on one position"
    assert all(1 <= dial <= state.components.dial for dial in (*state.front, *state.rear, *state.engine))
    assert state.game.check(state) == ""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_a_race_on_every_circuit_in_both_directions(circuit, level):
    for direction in ("as-laid", "reversed"):
        game = race(5, circuit, ours=True, level=level, direction=direction, laps=1)
        state = game.start()
        rng = Rng(len(circuit))
        assert isinstance(state, MotoState)
        while not state.over:
            check(state)
            seat = state.asked[0]
            options = state.options(seat)
            before = state.distance[:] if state.turn else [-9] * game.components.bikes
            state.choose(seat, options[rng.weighted(state.weights()) if seat < 0 else rng.below(len(options))])
            assert all(old <= new for old, new in zip(before, state.distance, strict=True)), "a bike went backwards"
        assert sorted([*state.finished, *state.out]) == list(range(game.components.bikes))
        assert all(state.distance[bike] >= state.goal for bike in state.finished)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", range(2, 13))
def test_a_race_with_every_number_of_seats_and_bikes(seats, level):
    for bikes in (1, 2):
        game = race(seats, level=level, bikes=bikes, teams=bikes == 1, qualifying="lap" if bikes == 2 else "roll")
        state = game.start()
        play_at_random(state, Rng(seats))
        assert isinstance(state, MotoState)
        assert len(state.finished) + len(state.out) == seats * bikes
        assert sum(state.scores()) == sum(game.components.points[: len(state.finished)])
        assert min(state.places()) == (1 if state.finished else 2)


@pytest.mark.rule("MGP-B.28", "MGP-B.25")
def test_nobody_ever_drops_out_of_a_basic_race():
    for seed in range(5):
        state = race(12, "fabulous-driving-park", ours=True, level="basic", laps=2).start()
        play_at_random(state, Rng(seed))
        assert isinstance(state, MotoState)
        assert list(state.out) == []
        assert len(state.finished) == 12
