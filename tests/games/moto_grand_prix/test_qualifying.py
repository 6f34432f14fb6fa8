"""Qualifying and the grid: MGP-B.9 to MGP-B.11, MGP-S.1, MGP-S.3."""

from typing import Any

import pytest

from paddock.core.event import Event
from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import QUALIFYING_LAP, RACE
from tests.games.moto_grand_prix.scene import names, race, scene, where
from tests.position_kit import happens, play

LEFT, CENTRE, RIGHT = 0, 1, 2


def fresh(seats: int, **options: Any) -> MotoState:
    state = race(seats, **options).start([])
    assert isinstance(state, MotoState)
    return state


@pytest.mark.rule("MGP-B.10", "MGP-B.11", "MGP-A.23")
def test_the_highest_roll_takes_pole_and_the_others_fill_the_rows_behind():  # X.4
    state = fresh(4)
    play(state, "roll 5-6", "roll 4-6", "roll 2-6", "roll 1-4")
    assert where(state, 0) == (-1, RIGHT), "pole: the front row, on the racing line"
    assert where(state, 1) == (-1, CENTRE)
    assert where(state, 2) == (-1, LEFT)
    assert where(state, 3) == (-2, RIGHT)


@pytest.mark.rule("MGP-B.11")
def test_tied_riders_roll_again_among_themselves():
    state = fresh(4)
    play(state, "roll 1-6", "roll 6-6", "roll 2-5", "roll 3-4")
    assert state.kind.name == "grid-roll"
    told = happens(state, "roll 1-1", "roll 4-4", "roll 3-5")
    assert names(told) == ["rolls-off"] * 3
    assert state.kind.name == "grid-roll", "red and blue 2 are still level"
    play(state, "roll 2-2", "roll 1-2")
    assert list(state.grid) == [1, 2, 3, 0]
    assert [list(rolls) for rolls in state.rolls] == [[7, 2], [12], [7, 8, 4], [7, 8, 3]]


@pytest.mark.rule("MGP-B.9", "MGP-B.10")
def test_the_day_opens_with_the_circuit_and_ends_qualifying_with_the_grid():
    game = race(2, level="basic")
    told: list[Event] = []
    state = game.start(told)
    assert names(told) == ["race-day"]
    assert told[0].values == [0, 2, 2]
    assert isinstance(state, MotoState)
    assert names(happens(state, "roll 1-1", "roll 6-6")) == [
        "rolls-for-grid",
        "rolls-for-grid",
        "takes-pole",
        "lines-up",
        "turn-begins",
    ]
    assert state.lap == 1


@pytest.mark.rule("MGP-S.1", "MGP-E.1")
def test_dials_start_at_eight_and_bikes_stand_straight():
    state = fresh(2, level="expert")
    told = happens(state, "roll 1-1", "roll 6-6")
    assert list(state.front) == list(state.rear) == list(state.engine) == [8, 8]
    assert list(state.stance) == [0, 0]
    assert "dials-set" in names(told)


@pytest.mark.rule("MGP-B.30", "MGP-A.23")
def test_a_field_of_three_boxes_lines_up_in_six_rows():
    state = fresh(9, bikes=2)
    rng = Rng(3)
    while state.kind.name == "grid-roll":
        options = state.options(NATURE)
        state.choose(NATURE, options[rng.below(len(options))])
    assert sorted(state.distance) == sorted(-1 - place // 3 for place in range(18))
    assert len(set(zip(state.distance, state.lane, strict=True))) == 18


@pytest.mark.rule("MGP-S.3", "MGP-A.35")
def test_a_qualifying_lap_is_raced_and_its_ranking_is_the_grid():
    state = scene(
        race(3, level="expert", qualifying="lap"),
        """
        session: qualifying-lap
        distance: 49 51 30
        lane: right left .
        out: red-1
        front: 3 4 5
        stance: wheelie leaning straight
        turn: 9
        """,
        "end",
    )
    assert state.session == RACE
    assert list(state.grid) == [1, 0, 2], "who dropped out starts last"
    assert where(state, 1) == (-1, RIGHT)
    assert list(state.front) == [8, 8, 8], "dials are set anew"
    assert list(state.stance) == [0, 0, 0], "and the bikes straight"
    assert (state.turn, list(state.finished), list(state.out)) == (1, [], [])


@pytest.mark.rule("MGP-S.3")
def test_a_qualifying_lap_is_one_lap_from_a_rolled_grid():
    state = fresh(2, qualifying="lap")
    assert state.session == QUALIFYING_LAP
    assert "qualifying-begins" in names(happens(state, "roll 1-1", "roll 6-6"))
    assert state.goal == 48
    assert state.scores() == [0, 0]
