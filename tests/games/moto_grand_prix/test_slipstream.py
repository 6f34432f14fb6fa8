"""Slipstream: MGP-E.3 and MGP-E.5 to MGP-E.12."""

from typing import Any

import pytest

from paddock.core.names import NONE
from paddock.games.moto_grand_prix.rules.slipstream import follower_of
from tests.games.moto_grand_prix.scene import acting, names, race, scene, where
from tests.position_kit import happens, offers, play

LEFT, CENTRE, RIGHT = 0, 1, 2


def expert(seats: int = 2, circuit: str = "oval-1-2", **options: Any):
    return race(seats, circuit, level="expert", **options)


@pytest.mark.rule("MGP-E.5", "MGP-E.6", "MGP-E.8", "MGP-E.9", "MGP-A.9")
def test_a_follower_copies_the_dice_flips_them_alone_and_may_add_one():  # X.14
    # Valentino (blue) one row ahead of Dani (yellow), both on the racing line.
    state = scene(expert(), "distance: 1 0\nlane: right right", "order")
    assert (state.kind.name, list(state.asked)) == ("slipstream", [1]), "asked before Valentino rolls"
    assert state.kind.interrupt, "it holds up Valentino's turn"
    told = happens(state, "follow", "roll 3-5")
    assert names(told) == ["declares-slipstream", "rolls", "copies"]
    play(state, "ride 9-right flip-low free")
    assert acting(state) == "yellow-1"
    assert state.kind.name == "ride", "Dani never rolls"
    assert (state.low[1], state.high[1]) == (3, 5), "the dice as rolled, before Valentino's flips"
    told = happens(state, "ride 10-centre flip-low free")
    assert "uses-slipstream" in names(told)
    assert where(state, 0) == (10, RIGHT)
    assert where(state, 1) == (10, CENTRE), "beside Valentino"


@pytest.mark.rule("MGP-E.9", "MGP-A.9")
def test_the_bonus_is_free_but_need_not_be_used():
    state = scene(expert(), "distance: 1 0\nlane: right right\nqueue: yellow-1\nlow: 0 3\nhigh: 0 5\nslip: 0 1")
    free = {int(text.split()[1].split("-")[0]) for text in offers(state) if text.endswith("free")}
    assert free == {5, 6, 7, 8, 9, 10}, "the flips make 5, 6, 8 and 9, each with or without one more"


@pytest.mark.rule("MGP-E.5")
def test_without_the_racing_line_the_same_lane_or_the_next_row_there_is_no_slipstream():
    for text in (
        "distance: 1 0\nlane: centre centre",
        "distance: 1 0\nlane: right centre",
        "distance: 2 0\nlane: right right",
    ):
        assert scene(expert(), text, "order").kind.name == "roll-dice"


@pytest.mark.rule("MGP-E.5", "MGP-A.25")
def test_where_the_racing_line_changes_sides_there_is_none():
    # Gran Premio d'Italia: corner tiles with straight markers keep their printed racing line.
    game = race(2, "gran-premio-d-italia", ours=True, level="expert")
    circuit = game.components.circuit
    line = circuit.racing_line
    change = next(
        row
        for row in range(1, circuit.rows)
        if line[row] != line[row - 1] and not circuit.difficulty[row] and not circuit.difficulty[row - 1]
    )
    lanes = ["left", "centre", "right"]
    state = scene(
        game,
        f"distance: {change} {change - 1}\nlane: {lanes[line[change]]} {lanes[line[change - 1]]}",
        "order",
    )
    assert state.kind.name == "roll-dice"
    for row in (change, change - 1):  # in the same lane, but only one of them on the racing line
        lane = lanes[line[row]]
        state = scene(game, f"distance: {change} {change - 1}\nlane: {lane} {lane}", "order")
        assert state.kind.name == "roll-dice"


@pytest.mark.rule("MGP-E.7")
def test_the_chain_goes_on_backwards_until_one_declines():
    text = "distance: 6 5 4 3\nlane: right right right right"
    state = scene(expert(4), text, "order")
    told = happens(state, "follow", "follow", "stay-free")
    assert names(told) == ["declares-slipstream", "extends-slipstream", "declines-slipstream"]
    assert state.kind.name == "roll-dice"
    play(state, "roll 2-5")
    assert list(state.low) == [2, 2, 2, 0]
    assert list(state.slip) == [0, 1, 1, 0]


@pytest.mark.rule("MGP-E.7", "MGP-A.26")
def test_who_has_declined_rolls_alone_and_may_be_followed_then():
    state = scene(expert(3), "distance: 6 5 4\nlane: right right right", "order")
    play(state, "stay-free", "roll 2-5", "ride 7-right keep free")
    assert acting(state) == "yellow-1"
    assert (state.kind.name, list(state.asked)) == ("slipstream", [2])
    play(state, "follow", "roll 1-6")
    assert list(state.low) == [0, 1, 1]


@pytest.mark.rule("MGP-E.6")
def test_the_counter_goes_at_the_end_of_the_followers_turn():
    state = scene(expert(), "distance: 1 0\nlane: right right", "order")
    play(state, "follow", "roll 3-5", "ride 8-right keep free", "ride 8-right keep free")
    assert list(state.slip) == [0, 0]
    told = happens(state, "stay-free", "roll 1-2")
    assert "copies" not in names(told), "whoever followed last turn has to say so again"


@pytest.mark.rule("MGP-E.10", "MGP-A.26")
def test_two_side_by_side_give_none_to_the_bike_behind_them():  # X.15
    # Red and yellow side by side, blue behind, the second red behind blue.
    state = scene(
        expert(4),
        """
        distance: 6 7 7 5
        lane: right centre right right
        """,
        "order",
    )
    assert state.kind.name == "roll-dice"
    assert follower_of(state, 2) == NONE
    assert follower_of(state, 0) == 3


@pytest.mark.rule("MGP-E.12")
def test_a_bike_on_a_corner_neither_gives_nor_takes():  # X.16
    # On a circuit where the racing line stays on one side from the straight into the corner's first row it would
    # fit but for the corner: red in the corner, yellow on the last row of the straight, blue behind.
    game = race(3, "grand-prix-of-japan", ours=True, level="expert")
    circuit = game.components.circuit
    row = next(
        row
        for row in range(2, circuit.rows)
        if circuit.difficulty[row] and not circuit.difficulty[row - 1] and not circuit.difficulty[row - 2]
    )
    lane = ["left", "centre", "right"][circuit.racing_line[row - 1]]
    state = scene(game, f"distance: {row} {row - 1} {row - 2}\nlane: {lane} {lane} {lane}", "order")
    assert follower_of(state, 0) == NONE
    assert follower_of(state, 1) == 2
    inside = scene(expert(), "distance: 16 15\nlane: left left", "order")
    assert follower_of(inside, 0) == NONE, "both in the corner"
    # April Raceway leaves its first corner, a right-hander, on the racing line of a straight before a left-hander.
    april = race(2, "april-raceway", ours=True, level="expert")
    circuit = april.components.circuit
    assert (list(circuit.difficulty[9:11]), list(circuit.racing_line[9:11])) == ([1, 0], [RIGHT, RIGHT])
    leaving = scene(april, "distance: 10 9\nlane: right right", "order")
    assert follower_of(leaving, 0) == NONE, "the follower is still in the corner"


@pytest.mark.rule("MGP-E.11")
def test_a_wheelie_can_be_followed_but_cannot_follow():
    giver = scene(expert(), "distance: 1 0\nlane: right right\nstance: wheelie straight", "order")
    assert giver.kind.name == "slipstream"
    follower = scene(expert(), "distance: 1 0\nlane: right right\nstance: straight wheelie", "order")
    assert follower.kind.name == "roll-dice"


@pytest.mark.rule("MGP-E.3", "MGP-A.26")
def test_contests_come_before_slipstream():
    # Yellow stands behind blue but beside red, on a cornering row: it is due for a contest first.
    state = scene(expert(3), "distance: 23 22 22\nlane: right right centre", "order")
    assert state.kind.name == "roll-dice"
    play(state, "roll 1-2", "ride 3-right keep free")
    assert state.kind.name == "contest-roll"


@pytest.mark.rule("MGP-A.26")
def test_a_bike_with_contest_dice_is_not_followed():
    # After blue has left, yellow is alone on the row ahead of red; but its dice lie on the table already.
    state = scene(expert(3), "distance: 13 13 12\nlane: centre right right", "order")
    play(state, "roll 1-2", "roll 5-6")
    assert (acting(state), state.kind.name) == ("blue-1", "ride")
    play(state, "ride 11-left keep free")
    assert (acting(state), state.kind.name) == ("yellow-1", "ride")


@pytest.mark.rule("MGP-A.26")
def test_who_has_dice_of_its_own_does_not_follow():
    state = scene(expert(), "distance: 6 5\nlane: right right\nqueue: blue-1 yellow-1\nlow: 0 3\nhigh: 0 4", "check")
    assert state.kind.name == "roll-dice"


@pytest.mark.rule("MGP-A.24")
def test_nobody_slipstreams_in_the_start_turn():
    state = scene(expert(), "distance: 6 5\nlane: right right\nturn: 0", "order")
    assert state.kind.name == "roll-die"


@pytest.mark.rule("MGP-A.26")
def test_who_has_acted_already_does_not_follow():
    # Blue has lapped the field and come to stand right behind yellow.
    state = scene(expert(), "distance: 53 6\nlane: right right\nlap: 2\nqueue: yellow-1", "check")
    assert state.kind.name == "roll-dice"


@pytest.mark.rule("MGP-A.9")
def test_the_copies_stay_valid_when_the_head_drops_out():
    state = scene(
        expert(5),
        """
        distance: 1 0 2 2 2
        lane: right right left centre right
        front: 1
        queue: blue-1 yellow-1
        """,
        "check",
    )
    play(state, "follow", "roll 4-6", "retire")
    assert acting(state) == "yellow-1"
    assert (state.kind.name, state.low[1], state.high[1]) == ("ride", 4, 6)


@pytest.mark.rule("MGP-A.9", "MGP-E.15")
def test_a_copied_double_is_the_followers_own():
    state = scene(expert(), "distance: 1 0\nlane: right right", "order")
    play(state, "follow", "roll 2-2", "ride 10-right flip-both free")
    assert "loses-grip" in names(happens(state, "ride 4-right keep free"))


@pytest.mark.rule("MGP-E.5")
def test_the_other_levels_have_no_slipstream():
    assert scene(race(2), "distance: 1 0\nlane: right right", "order").kind.name == "roll-dice"
