"""The turn: MGP-B.12 to MGP-B.14, MGP-S.4, MGP-S.5."""

import pytest

from paddock.games.moto_grand_prix.rules.sequence import BIKE, TURN
from tests.games.moto_grand_prix.scene import acting, names, race, scene
from tests.position_kit import happens, offers, play


@pytest.mark.rule("MGP-B.13", "MGP-B.7")
def test_the_leader_acts_first_and_in_a_row_the_one_nearer_to_the_racing_line():
    state = scene(
        race(4, level="basic"),
        """
        distance: 5 9 5 5
        lane: left left right centre
        """,
        "order",
    )
    assert list(state.queue) == [1, 2, 3, 0]


@pytest.mark.rule("MGP-B.7", "MGP-B.13")
def test_in_a_corner_the_racing_line_is_inside():
    state = scene(race(3, level="basic"), "distance: 15 15 15\nlane: left right centre", "order")
    assert list(state.queue) == [0, 2, 1]


@pytest.mark.rule("MGP-B.12", "MGP-B.13", "MGP-B.14", "MGP-A.21")
def test_every_bike_acts_once_a_turn_in_the_order_drawn_up_at_its_start():
    state = scene(race(2, level="basic"), "distance: 5 4\nlane: left right", "order")
    assert acting(state) == "blue-1"
    play(state, "roll 1-1", "ride 2-left keep free")
    assert acting(state) == "yellow-1"
    told = happens(state, "roll 6-6", "ride 12-left keep free")
    assert names(told)[-1] == "turn-begins"
    assert acting(state) == "yellow-1", "it leads now, so it acts first in the new turn"
    assert state.turn == 4


@pytest.mark.rule("MGP-B.13", "MGP-A.20")
def test_the_order_goes_by_race_distance_not_by_place_on_the_road():
    state = scene(race(2, level="basic"), "distance: 50 30\nlane: left right\nlap: 2", "order")
    assert acting(state) == "blue-1", "a lap ahead, though further back on the road"


@pytest.mark.rule("MGP-B.14", "MGP-S.5", "MGP-E.3")
def test_the_phases_come_in_the_printed_order():
    assert BIKE.step_names() == [
        "check_position",
        "offer_slipstream",
        "roll",
        "ride",
        "redline",
        "take_stance",
        "end_of_bike",
    ]
    assert TURN.step_names() == ["draw_up_order", "bike", "end_of_turn"]


@pytest.mark.rule("MGP-S.4", "MGP-A.24")
def test_in_the_start_turn_one_die_is_rolled_and_may_be_flipped():
    state = scene(race(2), "distance: -1 -1\nlane: right centre\nturn: 0", "order")
    assert offers(state) == [f"die {face}" for face in range(1, 7)]
    assert state.weights() == [1] * 6
    play(state, "die 2")
    assert {"ride 2-right keep free", "ride 5-right flip free", "ride 8-right flip engine-3"} <= set(offers(state))
    play(state, "ride 5-right flip free")
    assert state.distance[0] == 4


@pytest.mark.rule("MGP-S.4", "MGP-A.24")
def test_the_start_turn_has_no_contest_no_slipstream_and_no_slope():
    # The grid of a large field: two abreast on the cornering row, one behind them on the racing line; hills ahead.
    state = scene(
        race(3, "hills", level="expert"),
        """
        distance: 46 46 22
        lane: right centre right
        turn: 0
        """,
        "order",
    )
    assert state.kind.name == "roll-die"
    play(state, "die 4", "ride 4-right keep free", "die 4", "ride 4-centre keep free", "die 4")
    assert "ride 4-right keep free" in offers(state), "downhill adds nothing yet"


@pytest.mark.rule("MGP-A.24")
def test_the_basic_game_has_no_start_turn():
    state = scene(race(2, level="basic"), "distance: -1 -1\nlane: right centre\nturn: 0", "order")
    assert state.kind.name == "roll-dice"
