"""The printed examples of movement: a position, a move, and where everybody stands."""

import pytest

from tests.games.grand_prix.race import Race


@pytest.mark.rule("GP-6.2.1", "GP-6.1.7", "GP-14.2")
def test_of_five_cars_nose_to_tail_the_card_decides_which_move():
    string = "33 12b\n5 10b\n85 11b\n22 13b\n14 14b\n"
    for card, moved in (
        ("solo-1", "33 22 14"),
        ("line-1", "5 85 33 22 14"),
        ("pursuit-1", "33 22 14"),
        ("lead-1", "5 85 33 22 14"),
    ):
        race = Race(string)
        race.plays(33, card, 1)
        before = dict(zip((5, 85, 33, 22, 14), (10, 11, 12, 13, 14), strict=True))
        for number, sector in before.items():
            expected = sector + 1 if str(number) in moved.split() else sector
            assert race.at(number) == f"{expected}b", (card, number)


@pytest.mark.rule("GP-6.5.2", "GP-6.5.1")
def test_car_22_changes_lane_then_picks_up_a_line():
    race = Race("22 10a\n77 11b\n5 12b")
    race.plays(22, "line-5", "out", 4)
    assert race.at(22, 77, 5) == "14b 15b 16b"
    assert race.calls(22) == 0
    assert not race.moving()


@pytest.mark.rule("GP-6.5.2", "GP-6.8.1")
def test_car_5_pushes_33_aside_before_it_links_the_centre_line():
    race = Race("5 10c\n33 10b\n85 11b\n14 9b")
    race.plays(5, "line-6", "in", 4)
    assert race.at(33, 5, 85, 14) == "10a 14b 15b 13b"
    assert race.calls(5) == 1
    assert not race.moving()


@pytest.mark.rule("GP-6.5.1", "GP-6.5.4")
def test_car_33_forms_a_racing_line_with_cars_ahead_and_behind():
    race = Race("33 10b\n14 9b\n85 11b\n22 12b")
    race.plays(33, "line-5")
    assert "in" in race.options
    race.do("forward b")
    # On a straight the line has no choice left, so it has gone all the way.
    assert race.at(14, 33, 85, 22) == "14b 15b 16b 17b"
    assert not race.moving()


@pytest.mark.rule("GP-6.5.1")
def test_a_racing_line_may_not_change_lane_once_it_has_moved():
    race = Race("33 16b\n14 15b\n85 17b\n22 18b", track="funnel")
    race.plays(33, "line-5", "forward b")
    assert race.asked == "step"
    assert race.options == ["forward a", "forward b"]  # the fork is all that is left to choose
    why = race.why_not("in")
    assert why.rule == "GP-6.5.1"


@pytest.mark.rule("GP-6.5.3")
def test_car_5_moves_alone_until_it_picks_up_77():
    race = Race("5 10b\n77 12b")
    race.plays(5, "line-5", "forward b")
    assert race.at(5, 77) == "11b 12b"
    assert "out" in race.options  # not linked yet
    race.straight_on(4)
    assert race.at(5, 77) == "15b 16b"
    assert not race.moving()


@pytest.mark.rule("GP-6.6.1")
def test_pursuit_pushes_the_cars_ahead_and_leaves_those_behind():
    race = Race("33 10b\n14 9b\n85 11b\n22 12b")
    race.plays(33, "pursuit-5", 5)
    assert race.at(33, 85, 22, 14) == "15b 16b 17b 9b"


@pytest.mark.rule("GP-6.6.1", "GP-6.8.1")
def test_pursuit_may_first_displace_its_way_into_another_lane():
    race = Race("33 10b\n14 9b\n85 11b\n22 12b\n4 10c\n10 11c\n1 12c")
    race.plays(33, "pursuit-6", "out", 4)
    assert race.at(33, 10, 1, 4) == "14c 15c 16c 10d"
    assert race.at(85, 22, 14) == "11b 12b 9b"
    assert race.calls(33) == 1


@pytest.mark.rule("GP-6.7.1", "GP-6.7.2")
def test_led_cars_follow_through_the_spaces_the_leader_leaves():
    race = Race("22 12b\n33 11b\n14 10b\n85 13c")
    race.plays(22, "lead-4", "forward b", "in", 2)
    assert race.at(22, 33, 14, 85) == "15a 14a 13a 13c"
    assert not race.moving()


@pytest.mark.rule("GP-6.7.3", "GP-6.7.4")
def test_lead_never_picks_up_cars_that_it_comes_to_stand_before():
    race = Race("22 10b\n85 11c\n1 10c")
    race.plays(22, "lead-6", 2, "out", 3)
    assert race.at(22, 85, 1) == "15c 11c 10c"


@pytest.mark.rule("GP-6.8.1", "GP-6.8.3", "GP-6.8.4", "GP-6.1.4")
def test_car_1_displaces_33_and_again_up_to_the_wall():
    race = Race("1 10b\n33 10c")
    race.plays(1, "solo-4", "out")
    assert race.at(1, 33) == "10c 10d"
    assert (race.state.mp, race.calls(1)) == (2, 1)
    race.do("out")
    assert race.at(1, 33) == "10d 11d"
    assert race.calls(1) == 2
    assert not race.moving()  # four points were just enough for two displacements


@pytest.mark.rule("GP-6.8.2", "GP-1.3.4")
def test_a_car_against_the_wall_goes_forward():
    race = Race("1 10c\n33 10d")
    race.plays(1, "solo-2", "out")
    assert race.at(1, 33) == "10d 11d"
    assert race.calls(1) == 1
    assert not race.moving()  # two points were just enough


@pytest.mark.rule("GP-6.9.1", "GP-4.5.2")
def test_a_line_takes_one_lane_into_the_corner():
    race = Race("1 18b\n10 19b\n14 17b", track="funnel")
    race.plays(1, "line-4", "forward b")
    assert race.asked == "push"  # car 10 stands before the fork: its lane is asked for
    race.do("push a")
    assert race.at(10, 1, 14) == "23a 22a 21a"
    assert not race.moving()


@pytest.mark.rule("GP-6.9.3", "GP-6.9.2", "GP-4.5.3")
def test_out_of_the_corner_the_player_may_join_car_10_or_take_the_empty_lane():
    race = Race("1 29a\n10 30b\n14 28a", track="funnel")
    race.plays(1, "line-3", "forward b")
    assert race.at(10, 1, 14) == "33b 32b 31b"
    race = Race("1 29a\n10 30b\n14 28a", track="funnel")
    race.plays(1, "line-3", "forward a")
    assert race.at(1, 14, 10) == "32a 31a 30b"


@pytest.mark.rule("GP-5.2.4")
def test_clean_air_sets_car_22_down_behind_the_next_car():
    race = Race("22 10b\n33 12c\n4 20a\n9 40a")
    race.plays(22, "clean-air-10", 5)
    assert race.at(22, 33) == "19a 12c"


@pytest.mark.rule("GP-5.2.13")
def test_overtake_swaps_as_often_as_it_can_for_one_close_call():
    race = Race("77 10b\n33 11b\n1 13b\n85 14b")
    race.plays(77, "overtake-12", "swap b", "forward b", "swap b", "swap b")
    assert race.at(77, 85, 1, 33) == "14b 13b 12b 10b"
    assert race.calls(77) == 1
