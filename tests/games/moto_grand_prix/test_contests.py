"""Braking points, cornering and contacts: MGP-S.6 to MGP-S.14."""

import pytest

from paddock.games.moto_grand_prix.rules.terms import BRAKING_POINT, CORNERING_POINT
from tests.games.moto_grand_prix.scene import acting, names, places, race, scene, where
from tests.position_kit import happens, offers, play, refusal

LEFT, CENTRE, RIGHT = 0, 1, 2


@pytest.mark.rule("MGP-S.6", "MGP-S.7", "MGP-A.12")
def test_the_last_row_before_a_corner_and_the_first_after_it_are_contested():
    points = race().components.circuit.point
    assert [row for row, point in enumerate(points) if point & BRAKING_POINT] == [13, 37]
    assert [row for row, point in enumerate(points) if point & CORNERING_POINT] == [22, 46]


@pytest.mark.rule("MGP-S.7", "MGP-A.12")
def test_by_option_cornering_is_contested_at_the_end_of_the_corner():
    points = race(cornering="corner-end").components.circuit.point
    assert [row for row, point in enumerate(points) if point & CORNERING_POINT] == [21, 45]


@pytest.mark.rule("MGP-S.8", "MGP-S.9", "MGP-S.10")
def test_abreast_at_the_braking_point_the_higher_roll_moves_first_with_those_dice():
    state = scene(race(2), "distance: 13 13\nlane: right centre", "order")
    told = happens(state, "roll 1-2", "roll 3-4")
    assert names(told) == ["rolls-in-contest", "rolls-in-contest", "goes-first"]
    assert acting(state) == "yellow-1", "the racing line does not count here"
    assert state.kind.name == "ride", "nobody rolls again"
    play(state, "ride 7-left keep free")
    assert acting(state) == "blue-1"
    assert "ride 3-right keep free" in offers(state)


@pytest.mark.rule("MGP-S.8")
def test_no_contest_elsewhere_nor_for_a_lone_bike():
    elsewhere = scene(race(2), "distance: 12 12\nlane: right centre", "order")
    assert elsewhere.kind.name == "roll-dice"
    lone = scene(race(2), "distance: 13 12\nlane: right centre", "order")
    assert lone.kind.name == "roll-dice"


@pytest.mark.rule("MGP-S.10")
def test_the_normal_limits_hold_for_the_winner_of_the_contest():
    state = scene(race(2, "oval-2-3", cornering="corner-end"), "distance: 45 45\nlane: left right", "order")
    play(state, "roll 1-6", "roll 1-2")
    assert refusal(state, "ride 12-left flip-low free").rule == "MGP-B.19"


@pytest.mark.rule("MGP-S.11", "MGP-S.12", "MGP-S.13", "MGP-S.14", "MGP-A.17")
def test_equal_totals_are_a_contact():  # X.9
    # Valentino (blue) on the racing line of the braking point, Casey (yellow) beside him; a left-hander follows.
    state = scene(race(2), "distance: 13 13\nlane: right centre", "order")
    told = happens(state, "roll 3-6", "roll 4-5")
    assert names(told).count("has-contact") == 2
    assert acting(state) == "blue-1", "racing-line order"
    told = happens(state, "ride 6-right high free")
    assert "discards" in names(told)
    assert "pays-surcharge" not in names(told)
    assert where(state, 0) == (19, RIGHT), "the outer lane of the corner"
    play(state, "ride 5-right high free")
    assert where(state, 1) == (18, RIGHT), "directly behind him"


@pytest.mark.rule("MGP-S.12", "MGP-S.13")
def test_after_a_contact_either_die_is_kept_and_may_be_flipped():
    state = scene(race(2), "distance: 13 13\nlane: right centre", "order")
    play(state, "roll 3-6", "roll 4-5")
    free = {tuple(text.split()[1:3]) for text in offers(state) if text.endswith("free")}
    assert free == {
        ("3-right", "low"),
        ("4-right", "low-flipped"),
        ("6-right", "high"),
        ("1-right", "high-flipped"),
    }
    assert refusal(state, "ride 9-right keep free").rule == "MGP-S.12"
    assert refusal(state, "ride 3-left low free").rule == "MGP-S.14"


@pytest.mark.rule("MGP-S.16", "MGP-S.18", "MGP-A.17")
def test_after_a_contact_too_engine_points_need_a_rear_tire_in_corners():
    text = "distance: 13 13\nlane: right centre\nqueue: blue-1 yellow-1\nlow: 3 3\nhigh: 6 6\ncontact: 1 1\nrear: "
    fresh, worn = scene(race(2), text + "2"), scene(race(2), text + "1")
    assert "ride 7-right high engine-1" in offers(fresh)
    assert refusal(worn, "ride 7-right high engine-1").rule == "MGP-S.16"


@pytest.mark.rule("MGP-S.13", "MGP-A.17")
@pytest.mark.parametrize(("circuit", "row", "flips"), [("oval-1-2", 21, 4), ("oval-1-2", 45, 4), ("oval-2-3", 45, 3)])
def test_by_option_in_the_corner_the_die_that_is_left_is_the_lower_and_the_higher_in_one(
    circuit: str, row: int, flips: int
):
    text = f"distance: {row} {row}\nlane: left right\nqueue: blue-1 yellow-1\nlow: 2 2\nhigh: 6 6\ncontact: 1 1"
    state = scene(race(2, circuit, cornering="corner-end"), text)
    offered_flips = {text.split()[2] for text in offers(state) if text.startswith("ride")}
    assert len(offered_flips) == flips, "on difficulty 3 the 2 cannot be flipped up"
    assert ("low-flipped" in offered_flips) == (flips == 4)


@pytest.mark.rule("MGP-S.14", "MGP-A.17")
def test_after_a_contact_the_bike_goes_further_in_only_where_the_outer_lane_is_taken():
    state = scene(
        race(3),
        """
        distance: 13 13 16
        lane: right centre right
        queue: blue-1 yellow-1
        low: 3 3
        high: 6 6
        contact: 1 1
        """,
    )
    assert {"2-right", "3-centre", "4-right"} <= places(state)
    assert "ride 3-centre low free" in offers(state), "and no surcharge for passing red"


@pytest.mark.rule("MGP-S.14", "MGP-S.21", "MGP-A.17")
def test_a_closed_road_brakes_a_bike_after_a_contact_too():
    state = scene(
        race(5),
        """
        distance: 13 13 15 15 15
        lane: right centre left centre right
        queue: blue-1 yellow-1
        low: 3 3
        high: 6 6
        contact: 1 1
        """,
    )
    assert places(state) == {"0-right", "1-right"}
    assert "ride 1-right high-flipped free" in offers(state)
    assert refusal(state, "ride 3-right low free").rule == "MGP-S.21"
    told = names(happens(state, "ride 0-right high-flipped front-1"))
    assert "stands" in told
    assert "drifts" not in told, "a bike that stands goes nowhere"


@pytest.mark.rule("MGP-S.11", "MGP-A.8")
def test_two_nines_and_a_five_the_contact_goes_first():
    state = scene(race(3), "distance: 13 13 13\nlane: right centre left", "order")
    play(state, "roll 4-5", "roll 1-4", "roll 3-6")
    assert list(state.queue) == [0, 2, 1]
    assert list(state.contact) == [1, 0, 1]


@pytest.mark.rule("MGP-S.11", "MGP-A.8")
def test_a_ten_and_two_sixes_the_contact_goes_last_in_racing_line_order():
    state = scene(race(3), "distance: 13 13 13\nlane: left centre right", "order")
    assert list(state.queue) == [2, 1, 0]
    play(state, "roll 3-3", "roll 4-6", "roll 1-5")
    assert list(state.queue) == [1, 2, 0]
    assert list(state.contact) == [1, 0, 1]


@pytest.mark.rule("MGP-S.10", "MGP-S.13")
def test_a_contest_is_settled_once_and_a_contact_lasts_for_one_move():
    state = scene(race(3), "distance: 13 13 13\nlane: right centre left", "order")
    play(state, "roll 4-5", "roll 1-4", "roll 3-6", "ride 5-right high free")
    assert (acting(state), state.kind.name) == ("red-1", "ride"), "two are still abreast, but their dice lie"
    play(state, "ride 3-right low free")
    assert (acting(state), state.kind.name) == ("yellow-1", "ride")
    play(state, "ride 5-left keep free")
    assert (state.turn, list(state.contact)) == (4, [0, 0, 0])


@pytest.mark.rule("MGP-S.8", "MGP-A.18")
def test_a_straight_of_one_row_is_both_points_with_one_contest():
    game = race(2, "markers")
    assert game.components.circuit.point[16] == BRAKING_POINT | CORNERING_POINT
    state = scene(game, "distance: 16 16\nlane: right left", "order")
    play(state, "roll 1-2", "roll 3-4")
    assert state.kind.name == "ride"


@pytest.mark.rule("MGP-S.8", "MGP-A.19", "MGP-B.2", "MGP-B.3")
def test_bikes_of_one_player_or_one_team_have_no_contest_with_each_other():
    both_mine = scene(race(2, bikes=2), "distance: 13 13\nlane: right centre", "order")
    assert both_mine.kind.name == "roll-dice"
    two_blues = "distance: 13 0 0 13\nlane: right left centre centre"
    team_mates = scene(race(4, teams=True), two_blues, "order")
    assert team_mates.kind.name == "roll-dice"
    rivals = scene(race(4, teams=False), two_blues, "order")
    assert rivals.kind.name == "contest-roll"


@pytest.mark.rule("MGP-S.8", "MGP-A.19")
def test_with_an_opponent_among_them_all_bikes_of_the_row_take_part():
    state = scene(race(2, bikes=2), "distance: 13 13 13\nlane: right centre left", "order")
    told = happens(state, "roll 1-2", "roll 1-3", "roll 1-4")
    assert names(told).count("rolls-in-contest") == 3
    assert list(state.queue) == [2, 1, 0]


@pytest.mark.rule("MGP-S.8", "MGP-A.20")
def test_a_lapped_bike_on_the_row_is_drawn_into_the_contest_and_acts_then():
    state = scene(race(3), "distance: 61 30 13\nlane: right left centre\nlap: 2", "order")
    assert list(state.queue) == [0, 1, 2]
    play(state, "roll 1-2", "roll 3-4")
    assert list(state.queue) == [2, 0, 1]


@pytest.mark.rule("MGP-S.8")
def test_a_bike_that_has_acted_is_not_drawn_into_a_contest():
    # Blue has lapped yellow and has come to stand beside it this turn.
    state = scene(
        race(2),
        """
        distance: 61 13
        lane: right centre
        lap: 2
        queue: yellow-1
        """,
        "check",
    )
    assert state.kind.name == "roll-dice"


@pytest.mark.rule("MGP-S.9")
def test_the_basic_game_has_no_contests():
    state = scene(race(2, level="basic"), "distance: 13 13\nlane: right centre", "order")
    assert state.kind.name == "roll-dice"
