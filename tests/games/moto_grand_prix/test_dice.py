"""Rolling and flipping: MGP-B.4 and MGP-B.15 to MGP-B.22."""

import pytest

from paddock.core.names import NATURE
from paddock.games.moto_grand_prix.rules.flips import accelerates, flipped
from tests.games.moto_grand_prix.scene import free_totals, names, race, scene
from tests.position_kit import happens, offers, play, refusal

ROW_OF = {"straight": ("oval-1-2", 0), 1: ("oval-1-2", 14), 2: ("oval-1-2", 38), 3: ("oval-2-3", 38)}


def totals(where: str | int, low: int, high: int) -> list[int]:
    """What a lone bike may make of two dice: it rides in the Basic game, so every total is a ride."""
    circuit, row = ROW_OF[where]
    state = scene(
        race(2, circuit, level="basic"),
        f"""
        distance: {row}
        lane: centre
        queue: blue-1
        low: {low}
        high: {high}
        """,
    )
    return free_totals(state)


@pytest.mark.rule("MGP-B.4")
def test_opposite_faces_add_up_to_seven():  # X.18
    assert [flipped(face) for face in (1, 2, 3, 4, 5, 6)] == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("MGP-B.4")
def test_flipping_a_low_face_accelerates_and_flipping_a_high_one_brakes():
    assert [face for face in range(1, 7) if accelerates(face)] == [1, 2, 3]


@pytest.mark.rule("MGP-B.1", "MGP-B.15")
def test_two_dice_are_rolled_with_the_right_odds():
    state = scene(race(2, level="basic"), "distance: 0\nlane: right\nqueue: blue-1", "roll")
    odds = dict(zip(offers(state), state.weights(), strict=True))
    assert list(state.asked) == [NATURE]
    assert len(odds) == 21
    assert sum(odds.values()) == 36
    assert odds["roll 3-3"] == 1
    assert odds["roll 1-6"] == 2


@pytest.mark.rule("MGP-B.16", "MGP-B.21")
def test_on_a_straight_none_one_or_both_dice_are_flipped():  # X.3
    assert totals("straight", 2, 4) == [5, 6, 8, 9]


@pytest.mark.rule("MGP-B.21")
def test_one_die_may_be_accelerated_while_the_other_is_braked():
    state = scene(race(2), "distance: 0\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4")
    told = happens(state, "ride 8-right flip-both free")
    assert "flips-both-ways" in names(told)
    assert state.distance[0] == 8


@pytest.mark.rule("MGP-B.17")
def test_on_difficulty_1_only_the_lower_die_is_accelerated():  # X.5
    assert totals(1, 1, 3) == [4, 9]


@pytest.mark.rule("MGP-B.18")
def test_on_difficulty_2_only_the_higher_die_is_accelerated():  # X.6
    assert totals(2, 2, 3) == [5, 6]


@pytest.mark.rule("MGP-B.19")
def test_on_difficulty_3_dice_are_only_braked():  # X.7
    assert totals(3, 1, 5) == [3, 6]


@pytest.mark.rule("MGP-B.20", "MGP-A.2")
@pytest.mark.parametrize("difficulty", [1, 2])
def test_of_a_double_only_one_die_is_accelerated(difficulty):  # X.8
    assert totals(difficulty, 3, 3) == [6, 7]


@pytest.mark.rule("MGP-B.20", "MGP-A.2")
@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_both_dice_of_a_double_may_be_braked(difficulty):
    assert totals(difficulty, 5, 5) == [4, 7, 10]


@pytest.mark.rule("MGP-B.16", "MGP-B.17", "MGP-B.18", "MGP-B.19")
@pytest.mark.parametrize(
    ("where", "low", "high", "expected"),
    [
        ("straight", 1, 1, [2, 7, 12]),
        (1, 1, 6, [2, 7, 12]),
        (2, 1, 6, [2, 7]),
        (1, 3, 6, [4, 5, 9, 10]),
        (2, 3, 6, [4, 9]),
        (1, 3, 4, [6, 7, 8]),
        (2, 3, 4, [6, 7]),
        (3, 4, 6, [4, 5, 9, 10]),
        (1, 4, 6, [4, 5, 9, 10]),
    ],
)
def test_totals_of_the_helper_table(where, low, high, expected):
    assert totals(where, low, high) == expected


@pytest.mark.rule("MGP-B.22", "MGP-A.4")
def test_the_row_where_the_bike_stands_sets_the_limit_not_those_it_rides_through():
    corner_ahead = scene(race(2, "oval-2-3"), "distance: 37\nlane: right\nqueue: blue-1\nlow: 1\nhigh: 2")
    assert "ride 11-right flip-both free" in offers(corner_ahead)
    straight_ahead = scene(race(2, "oval-2-3"), "distance: 45\nlane: left\nqueue: blue-1\nlow: 1\nhigh: 2")
    assert refusal(straight_ahead, "ride 11-left flip-both free").rule == "MGP-B.19"


@pytest.mark.rule("MGP-B.17", "MGP-B.18", "MGP-B.20")
def test_a_forbidden_flip_is_refused_with_the_rule_of_that_corner():
    easy = scene(race(2), "distance: 14\nlane: left\nqueue: blue-1\nlow: 1\nhigh: 3")
    assert refusal(easy, "ride 5-left flip-high free").rule == "MGP-B.17"
    medium = scene(race(2), "distance: 38\nlane: left\nqueue: blue-1\nlow: 1\nhigh: 3")
    assert refusal(medium, "ride 9-left flip-low free").rule == "MGP-B.18"
    double = scene(race(2), "distance: 14\nlane: left\nqueue: blue-1\nlow: 3\nhigh: 3")
    assert refusal(double, "ride 8-left flip-both free").rule == "MGP-B.20"
    assert refusal(double, "ride 7-left flip-high free").rule == "MGP-B.20", "it is offered as the low die"
    hard = scene(race(2, "oval-2-3"), "distance: 38\nlane: left\nqueue: blue-1\nlow: 3\nhigh: 3")
    for flip in ("flip-low", "flip-high", "flip-both"):
        assert refusal(hard, f"ride 7-left {flip} free").rule == "MGP-B.19", "here not even one of the double"


@pytest.mark.rule("MGP-B.29")
def test_rolled_dice_lie_open_until_the_bike_has_ridden():
    game = race(2)
    state = scene(game, "distance: 0 5\nlane: right left\nqueue: blue-1 yellow-1\n", "roll")
    play(state, "roll 2-5")
    assert (state.low[0], state.high[0]) == (2, 5)
    play(state, "ride 7-right keep free")
    assert (state.low[0], state.high[0]) == (0, 0)
