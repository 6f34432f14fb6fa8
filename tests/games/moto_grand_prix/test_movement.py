"""Movement on the track: MGP-B.5 to MGP-B.8, MGP-B.23 to MGP-B.25, MGP-S.15 to MGP-S.23."""

import pytest

from paddock.games.moto_grand_prix.rules.route import path_lanes
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.telling import RIDES
from paddock.games.moto_grand_prix.rules.ways import KNOWN, REMEMBERED
from tests.games.moto_grand_prix.scene import names, places, race, scene, where
from tests.position_kit import happens, offers, play, refusal

LEFT, CENTRE, RIGHT = 0, 1, 2


def ridden(state: MotoState, action: str) -> list[int]:
    """The lanes of the route that the log tells."""
    event = next(event for event in happens(state, action) if event.kind is RIDES)
    return list(path_lanes(event.values[3], event.values[1]))


# ── The Basic rules ──


@pytest.mark.rule("MGP-B.6", "MGP-B.24")
def test_a_lone_bike_turns_to_the_racing_line_with_its_first_point():  # X.1
    state = scene(race(2, level="basic"), "distance: 0\nlane: centre\nqueue: blue-1\nlow: 1\nhigh: 4")
    assert ridden(state, "ride 5-right keep free") == [RIGHT] * 5
    assert where(state, 0) == (5, RIGHT)


@pytest.mark.rule("MGP-B.5", "MGP-B.6", "MGP-B.24")
def test_a_bike_rides_round_two_others_and_returns_to_the_racing_line():  # X.2
    state = scene(
        race(3, level="basic"),
        """
        distance: 0 2 2
        lane: centre right centre
        queue: blue-1
        low: 1
        high: 4
        """,
    )
    lanes = ridden(state, "ride 5-right keep free")
    assert lanes[1] == LEFT, "the other two positions of that row are occupied"
    assert lanes[2:] == [CENTRE, RIGHT, RIGHT]
    assert where(state, 0) == (5, RIGHT)


@pytest.mark.rule("MGP-B.5")
def test_an_occupied_position_is_neither_entered_nor_crossed():
    state = scene(
        race(3, level="basic"),
        """
        distance: 0 1 1
        lane: left left centre
        queue: blue-1
        low: 1
        high: 1
        """,
    )
    assert places(state) == {"0-left"}, "from a side lane two bikes are a wall"
    assert refusal(state, "ride 1-left keep free").rule == "MGP-B.5"


@pytest.mark.rule("MGP-B.6", "MGP-A.6")
def test_a_point_changes_one_lane_at_most():
    state = scene(race(2), "distance: 0\nlane: left\nqueue: blue-1\nlow: 1\nhigh: 0\nturn: 1")
    assert {place for place in places(state) if place.startswith("1-")} == {"1-left", "1-centre"}
    assert {place for place in places(state) if place.startswith("2-")} == {"2-left", "2-centre", "2-right"}
    assert refusal(state, "ride 1-right keep free").rule == "MGP-B.6"


@pytest.mark.rule("MGP-B.23")
def test_all_points_must_be_used():
    state = scene(race(2, level="basic"), "distance: 0\nlane: centre\nqueue: blue-1\nlow: 2\nhigh: 4")
    assert {place.split("-")[0] for place in places(state)} == {"5", "6", "8", "9"}
    assert refusal(state, "ride 7-left keep free").rule == "MGP-B.23"


@pytest.mark.rule("MGP-B.25", "MGP-A.7")
def test_basic_points_that_cannot_be_used_are_lost():
    state = scene(
        race(4, level="basic"),
        """
        distance: 0 3 3 3
        lane: centre left centre right
        queue: blue-1
        low: 6
        high: 6
        """,
    )
    assert places(state) == {"2-left", "2-centre", "2-right"}
    told = happens(state, "ride 2-right flip-both free")
    assert "loses-points" not in names(told), "two ones are used up exactly"
    state = scene(
        race(4, level="basic"),
        """
        distance: 0 3 3 3
        lane: centre left centre right
        queue: blue-1
        low: 4
        high: 4
        """,
    )
    assert "loses-points" in names(happens(state, "ride 2-right flip-both free"))
    assert where(state, 0) == (2, RIGHT)


@pytest.mark.rule("MGP-B.25", "MGP-A.33")
def test_basic_no_pocket_to_lose_points_while_some_route_uses_them_all():
    # Left is a dead end behind two bikes; centre and right lead on.
    state = scene(
        race(3, level="basic"),
        """
        distance: 0 3 3
        lane: left left centre
        queue: blue-1
        low: 2
        high: 2
        """,
    )
    assert {place.split("-")[0] for place in places(state)} == {"4", "7", "10"}
    assert refusal(state, "ride 2-left keep free").rule in ("MGP-B.23", "MGP-A.33")


# ── Engine, rear and front tire ──


@pytest.mark.rule("MGP-S.15", "MGP-A.31")
def test_an_engine_point_buys_a_movement_point_up_to_three():
    state = scene(race(2), "distance: 0\nlane: right\nqueue: blue-1\nlow: 1\nhigh: 2")
    assert {"ride 12-right flip-both engine-1", "ride 13-right flip-both engine-2"} <= set(offers(state))
    assert max(int(place.split("-")[0]) for place in places(state)) == 14
    play(state, "ride 13-right flip-both engine-2")
    assert state.engine[0] == 6


@pytest.mark.rule("MGP-S.16", "MGP-A.14")
def test_engine_points_wear_the_rear_tire_once_if_a_corner_is_ridden():
    on_the_straight = scene(race(2), "distance: 0\nlane: right\nqueue: blue-1\nlow: 1\nhigh: 2")
    play(on_the_straight, "ride 13-right flip-both engine-2")
    assert on_the_straight.rear[0] == 8
    into_the_corner = scene(race(2), "distance: 1\nlane: right\nqueue: blue-1\nlow: 1\nhigh: 2")
    play(into_the_corner, "ride 14-left flip-both engine-3")
    assert (into_the_corner.engine[0], into_the_corner.rear[0]) == (5, 7)
    out_of_the_corner = scene(race(2), "distance: 21\nlane: left\nqueue: blue-1\nlow: 1\nhigh: 2")
    play(out_of_the_corner, "ride 4-left keep engine-1")
    assert out_of_the_corner.rear[0] == 7, "the row where it stands counts too"


@pytest.mark.rule("MGP-S.17", "MGP-A.3")
def test_front_tire_points_take_movement_points_away_down_to_none():
    state = scene(race(2, "oval-2-3"), "distance: 38\nlane: left\nqueue: blue-1\nlow: 1\nhigh: 4")
    assert "ride 0-left flip-high front-4" in offers(state)
    play(state, "ride 0-left flip-high front-4")
    assert (state.front[0], state.distance[0]) == (4, 38)


@pytest.mark.rule("MGP-S.2", "MGP-A.13")
def test_the_last_point_of_a_dial_cannot_be_spent():
    state = scene(race(2), "distance: 0\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 2\nengine: 1\nfront: 2")
    assert {text.split()[3] for text in offers(state)} == {"free", "front-1"}
    assert refusal(state, "ride 5-right keep engine-1").rule == "MGP-S.2"
    assert refusal(state, "ride 2-right keep front-2").rule == "MGP-S.2"


@pytest.mark.rule("MGP-S.16", "MGP-S.18")
def test_without_rear_tire_no_engine_point_is_spent_through_a_corner():
    state = scene(race(2), "distance: 6\nlane: right\nqueue: blue-1\nlow: 3\nhigh: 3\nrear: 1")
    assert "ride 9-right flip-both engine-1" not in offers(state)
    assert refusal(state, "ride 9-right flip-both engine-1").rule == "MGP-S.16"
    state = scene(race(2), "distance: 0\nlane: right\nqueue: blue-1\nlow: 3\nhigh: 3\nrear: 1")
    assert "ride 9-right flip-both engine-1" in offers(state), "on the straight nothing is worn"


@pytest.mark.rule("MGP-S.15", "MGP-A.32")
def test_what_only_wastes_points_is_not_offered():
    state = scene(race(2), "distance: 0\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4")
    ways = [text for text in offers(state) if text.split()[1] == "6-right"]
    assert ways == ["ride 6-right keep free"]
    assert refusal(state, "ride 6-right flip-both front-2").rule == "MGP-A.32"
    seven = [text for text in offers(state) if text.split()[1] == "7-right"]
    assert seven == ["ride 7-right keep engine-1", "ride 7-right flip-both front-1"], "either dial may pay"


# ── Blocking ──


@pytest.mark.rule("MGP-S.20", "MGP-S.21")
def test_three_abreast_close_the_road_and_every_unused_point_costs_front_tire():  # X.10
    state = scene(
        race(4),
        """
        distance: 0 6 6 6
        lane: right left centre right
        queue: blue-1
        low: 3
        high: 4
        """,
    )
    assert max(int(place.split("-")[0]) for place in places(state)) == 5
    assert "ride 5-right flip-high front-1" in offers(state)
    assert refusal(state, "ride 5-right keep front-2").rule == "MGP-A.32", "without the flip it would cost one more"
    assert refusal(state, "ride 6-right flip-high free").rule == "MGP-B.5"
    assert refusal(state, "ride 7-right keep free").rule == "MGP-S.21"
    told = happens(state, "ride 5-right flip-high front-1")
    assert "road-closed" in names(told)
    assert (state.front[0], state.distance[0]) == (7, 5)


@pytest.mark.rule("MGP-S.18", "MGP-S.21", "MGP-S.26", "MGP-A.7")
def test_without_enough_front_tire_a_closed_road_puts_the_bike_out():
    state = scene(
        race(4),
        """
        distance: 0 1 1 1
        lane: right left centre right
        front: 2
        queue: blue-1 yellow-1
        low: 5
        high: 5
        """,
    )
    assert offers(state) == ["retire"]
    told = happens(state, "retire")
    assert names(told)[:2] == ["cannot-ride", "drops-out"]
    assert state.lane[0] == -1
    assert list(state.out) == [0]


@pytest.mark.rule("MGP-S.20", "MGP-A.40")
def test_a_bike_may_end_its_move_so_that_the_road_is_closed():
    state = scene(
        race(3),
        """
        distance: 0 6 6
        lane: right left centre
        queue: blue-1
        low: 2
        high: 4
        """,
    )
    assert "closes-road" in names(happens(state, "ride 6-right keep free"))


@pytest.mark.rule("MGP-S.19", "MGP-A.20")
def test_overtaking_is_told_bike_by_bike_also_of_lapped_ones():
    # Yellow and red are a lap down, but on the road they are in the way.
    state = scene(
        race(3),
        """
        distance: 48 2 6
        lane: right left centre
        queue: blue-1
        low: 2
        high: 4
        lap: 2
        """,
    )
    assert "ride 6-centre keep free" not in offers(state)
    told = happens(state, "ride 6-right keep free")
    assert [
        (event.kind.name, event.values[1]) for event in told if event.kind.name in ("overtakes", "draws-level")
    ] == [
        ("overtakes", 1),
        ("draws-level", 2),
    ]


# ── Overtaking on corners ──


@pytest.mark.rule("MGP-S.22", "MGP-A.5")
def test_passing_outside_in_a_medium_corner_costs_two_points_more():  # X.11
    state = scene(
        race(2, "oval-2-3"),
        """
        distance: 14 16
        lane: left left
        queue: blue-1
        low: 1
        high: 5
        """,
    )
    assert "ride 4-left keep free" in offers(state), "1 + 3 + 1 + 1"
    assert refusal(state, "ride 6-left keep free").rule == "MGP-S.22"
    told = happens(state, "ride 4-left keep free")
    assert ("pays-surcharge", [0, 2]) in [(event.kind.name, event.values) for event in told]
    assert where(state, 0) == (18, LEFT)


@pytest.mark.rule("MGP-S.22", "MGP-S.23", "MGP-S.16")
def test_missing_points_are_bought_or_braked_away():  # X.12
    state = scene(
        race(2, "oval-2-3"),
        """
        distance: 38 40
        lane: left left
        queue: blue-1
        low: 1
        high: 3
        """,
    )
    four = [text for text in offers(state) if text.split()[2] == "keep"]
    assert {text for text in four if text.split()[1] in ("3-left", "2-centre", "2-right", "1-left")} == {
        "ride 3-left keep engine-2",
        "ride 2-centre keep engine-1",
        "ride 2-right keep engine-1",
        "ride 1-left keep front-3",
    }
    assert not [text for text in four if text.endswith("free")], "no position costs exactly four"
    play(state, "ride 3-left keep engine-2")
    assert (where(state, 0), state.engine[0], state.rear[0]) == ((41, LEFT), 6, 7)


@pytest.mark.rule("MGP-S.22", "MGP-A.5")
def test_on_the_racing_line_and_on_straights_overtaking_costs_nothing_extra():
    inside = scene(race(2, "oval-2-3"), "distance: 38 40\nlane: left right\nqueue: blue-1\nlow: 1\nhigh: 5")
    assert "ride 6-left keep free" in offers(inside)
    straight = scene(race(2, "oval-2-3"), "distance: 0 2\nlane: right right\nqueue: blue-1\nlow: 1\nhigh: 5")
    assert "ride 6-right keep free" in offers(straight)


@pytest.mark.rule("MGP-S.22", "MGP-A.5")
def test_with_an_empty_lane_between_it_is_an_overtaking_position_unless_the_option_says_adjacent():
    text = """
        distance: 38 40
        lane: right left
        queue: blue-1
        low: 1
        high: 1
        """
    by_row = scene(race(2, "oval-2-3"), text)
    assert "ride 2-right keep free" not in offers(by_row)
    adjacent = scene(race(2, "oval-2-3", beside="adjacent"), text)
    assert "ride 2-right keep free" in offers(adjacent)


@pytest.mark.rule("MGP-S.22", "MGP-A.5")
def test_the_surcharge_is_due_once_a_row_however_many_bikes_stand_there():
    state = scene(
        race(3, "oval-2-3"),
        """
        distance: 14 15 15
        lane: left left right
        queue: blue-1
        low: 1
        high: 2
        """,
    )
    assert "ride 1-centre keep free" in offers(state), "1 + 2, not 1 + 2 + 2"


# ── The search is quick because it remembers; what it remembers must not leak between games ──


def test_ways_are_remembered_apart_for_each_level():
    text = "distance: 0\nlane: right\nqueue: blue-1\nlow: 3\nhigh: 3"
    basic = offers(scene(race(2, level="basic"), text))
    expert = offers(scene(race(2, level="expert"), text))
    assert basic != expert
    assert offers(scene(race(2, level="basic"), text)) == basic


def test_no_more_ways_are_remembered_than_there_is_room_for():
    game = race(2, level="expert")
    text = "distance: 0\nlane: right\nqueue: blue-1\nlow: 3\nhigh: 3\nengine: {}"
    found = [offers(scene(game, text.format(dial))) for dial in (2, 3)]
    KNOWN.count = REMEMBERED
    assert offers(scene(game, text.format(2))) == found[0], "still known"
    KNOWN.forget()
    KNOWN.count = REMEMBERED
    assert offers(scene(game, text.format(3))) == found[1]
    assert 0 < KNOWN.count < 10, "the others are forgotten"
    assert offers(scene(game, text.format(2))) == found[0], "and found anew"
