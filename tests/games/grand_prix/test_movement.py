"""6. Movement beyond the printed examples."""

import pytest

from paddock.core.texts import Texts
from tests.games.grand_prix.race import Race


@pytest.mark.rule("GP-6.1.1", "GP-6.1.3", "GP-5.1.1")
def test_movement_points_are_the_speed_and_all_must_be_spent():
    race = Race("1 10a")
    race.plays(1, "solo-3", "forward a", "forward a")
    assert race.moving()
    assert "end" not in race.options
    why = race.why_not("end")
    assert why.rule == "GP-6.1.3"
    race.do("forward a")
    assert race.at(1) == "13a"
    assert not race.moving()


@pytest.mark.rule("GP-6.1.2")
def test_a_car_moves_forward_or_sideways_never_diagonally_or_back():
    race = Race("1 10b")
    race.plays(1, "solo-3")
    assert sorted(race.options) == ["forward b", "in", "out"]


@pytest.mark.rule("GP-6.1.2", "R-07")
def test_no_space_is_entered_twice_and_the_first_counts_as_entered():
    race = Race("1 10b")
    race.plays(1, "solo-5", "out")
    assert "in" not in race.options
    why = race.why_not("in")
    assert why.rule == "GP-6.1.2"
    race.do("out", "forward d")
    race.do("in")  # in the next sector the way in is open again
    assert race.at(1) == "12c"  # and the last point can only go forward or back out, which is closed


@pytest.mark.rule("GP-6.1.4")
def test_entering_costs_one_point_forward_whoever_is_there():
    race = Race("1 10a\n9 11a\n22 12a\n5 40a")
    race.plays(1, "solo-3", "forward a")
    assert race.state.mp == 2
    assert race.at(1, 9, 22) == "11a 12a 13a"


@pytest.mark.rule("GP-6.1.5")
def test_displacement_may_be_chosen_although_a_lane_is_clear():
    race = Race("1 10b\n9 10c")
    race.plays(1, "solo-3")
    assert {"in", "out"} <= set(race.options)


@pytest.mark.rule("GP-6.1.4", "R-08", "GP-6.8.3")
def test_a_displacement_needs_two_points_in_hand():
    race = Race("1 10b\n9 10c\n14 10a")
    race.plays(1, "solo-2")
    assert "out" in race.options
    race = Race("1 10b\n9 10c\n14 10a")
    race.plays(1, "solo-1")
    assert race.at(1) == "11b"  # with one point only forward is left, and taken


@pytest.mark.rule("GP-6.3.1", "GP-6.4.1", "R-12", "R-52")
def test_solo_pushes_and_stops_pushing_as_it_likes():
    race = Race("1 10b\n9 11b\n14 9b")
    race.plays(1, "solo-5", "forward b")
    assert race.at(1, 9) == "11b 12b"
    race.do("out", "forward c", "in")  # beside car 9, then displacing it inwards would cost two: it only has one left
    assert race.at(14) == "9b"  # never those behind


@pytest.mark.rule("GP-6.3.1")
def test_the_link_may_be_taken_up_again():
    race = Race("1 10b\n9 11b\n14 12c")
    race.plays(1, "solo-4", "forward b", "out", "forward c", "forward c")
    assert race.at(1, 9, 14) == "13c 12b 14c"


@pytest.mark.rule("GP-6.3.1", "R-12")
def test_solo_may_send_pushed_cars_into_different_lanes():
    race = Race("1 18b\n9 19b", track="funnel")
    race.plays(1, "solo-2", "forward b")
    assert race.asked == "push"
    race.do("push a")
    assert race.at(1, 9) == "19b 20a"
    race.do("forward b")  # the active car goes the other way: the link was only conditional
    assert race.at(1, 9) == "20b 20a"


@pytest.mark.rule("GP-6.5.1", "R-10")
def test_cars_met_on_the_way_join_the_line_for_good():
    race = Race("1 10b\n9 9b\n14 13b\n22 14b")
    race.plays(1, "line-5", "forward b")
    assert race.at(9, 1, 14, 22) == "14b 15b 16b 17b"


@pytest.mark.rule("GP-6.5.1", "R-10")
def test_the_rear_of_a_line_is_settled_when_it_first_moves_linked():
    # After its first step car 1 stands where lanes a and b join, right ahead of car 14, and does not pick it up.
    race = Race("1 19a\n9 20a\n14 19b", track="funnel")
    race.plays(1, "line-3", "forward a")
    assert race.at(9, 1, 14) == "23a 22a 19b"
    assert not race.moving()


@pytest.mark.rule("GP-6.5.1", "GP-6.6.1")
def test_lines_know_no_conditional_linking():
    race = Race("1 10b\n9 11b")
    race.plays(1, "pursuit-4", "forward b")
    assert race.at(1, 9) == "14b 15b"  # no choice was left after the first step


@pytest.mark.rule("GP-6.5.2")
def test_during_its_first_moves_sideways_a_line_links_nobody():
    race = Race("1 10b\n9 11b\n14 9b")
    race.plays(1, "line-3", "out")
    assert race.at(1, 9, 14) == "10c 11b 9b"
    race.straight_on(2)
    assert race.at(1, 9, 14) == "12c 11b 9b"


@pytest.mark.rule("GP-6.5.3", "GP-6.5.4")
def test_at_the_front_of_its_line_a_car_pulls_and_cannot_change_lane():
    race = Race("1 10b\n9 9b\n14 8b")
    race.plays(1, "line-3", "forward b")
    assert race.at(1, 9, 14) == "13b 12b 11b"
    race = Race("1 10b\n9 11b\n14 12b")
    race.plays(1, "line-3", "forward b")
    assert race.at(1, 9, 14) == "13b 14b 15b"


@pytest.mark.rule("GP-6.6.1")
def test_pursuit_moves_freely_until_it_links_ahead():
    race = Race("1 10b\n9 9b\n14 13c")
    race.plays(1, "pursuit-5", "forward b")
    assert race.at(9) == "9b"
    assert "out" in race.options
    race.do("out", "forward c")  # into sector 12, right behind car 14, not linked yet
    assert race.at(1) == "12c"
    assert "out" in race.options
    race.do("forward c")
    assert race.at(1, 14) == "14c 15c"


@pytest.mark.rule("GP-6.7.2", "R-13")
def test_led_cars_snake_after_a_displacement_which_is_one_step():
    race = Race("1 10b\n9 9b\n14 8b\n22 10c")
    race.plays(1, "lead-2", "out")
    assert race.at(1, 9, 14, 22) == "10c 10b 9b 10d"
    assert not race.moving()  # both points are spent, in one step
    assert race.calls(1) == 1
    assert race.calls(9) == 0


@pytest.mark.rule("GP-6.7.4", "GP-6.3.1")
def test_lead_pushes_cars_in_front_conditionally():
    race = Race("1 10b\n9 9b\n14 11b")
    race.plays(1, "lead-3", "forward b", "out")
    assert race.at(1, 9, 14) == "11c 11b 12b"
    race.straight_on(1)
    assert race.at(1, 9, 14) == "12c 11c 12b"


@pytest.mark.rule("GP-6.9.3", "R-15", "R-11")
def test_at_a_fork_behind_the_player_chooses_who_is_led_or_nobody():
    drawn = "1 20a\n9 19a\n14 19b"
    race = Race(drawn, track="funnel")
    race.plays(1, "lead-1")
    assert race.asked == "link"
    assert race.options == ["link a", "link b"]  # both lanes are occupied: one of them must be taken
    race.do("link b", "forward a")
    assert race.at(1, 14, 9) == "21a 20a 19a"
    race = Race("1 20a\n9 19a", track="funnel")
    race.plays(1, "lead-1")
    assert race.options == ["link a", "link b"]  # lane b is empty: nobody follows
    race.do("link b", "forward a")
    assert race.at(1, 9) == "21a 19a"


@pytest.mark.rule("GP-6.9.3", "R-11")
def test_a_line_chooses_its_rear_across_a_fork_at_its_first_step():
    race = Race("1 20a\n9 19a\n14 19b\n22 18b", track="funnel")
    race.plays(1, "line-2", "forward a")
    assert race.asked == "link"
    race.do("link b")  # car 22 stands straight behind 14 and comes along
    assert race.at(1, 14, 22, 9) == "22a 21a 20a 19a"


@pytest.mark.rule("GP-6.9.1", "R-22", "R-53")
def test_inside_and_outside_line_bind_every_car_to_one_side():
    race = Race("1 18b\n9 19b\n14 17b", track="funnel")
    race.plays(1, "inside-line", "forward b")
    assert race.at(9, 1, 14) == "23a 22a 21a"
    race = Race("1 18b\n9 19b\n14 17b", track="funnel")
    race.plays(1, "outside-line", "forward b")
    assert race.at(9, 1, 14) == "23b 22b 21b"


@pytest.mark.rule("GP-6.8.1", "R-09")
def test_a_whole_row_shifts_over():
    race = Race("1 10a\n9 10b\n14 10c")
    race.plays(1, "solo-2", "out")
    assert race.at(1, 9, 14) == "10b 10c 10d"
    assert race.calls(1) == 1


@pytest.mark.rule("GP-6.8.2", "R-09")
def test_at_the_edge_only_the_last_car_of_the_row_goes_forward_and_pushes_on():
    race = Race("1 10a\n9 10b\n14 10c\n22 10d\n5 11d\n33 12d")
    race.plays(1, "solo-2", "out")
    assert race.at(1, 9, 14, 22, 5, 33) == "10b 10c 10d 11d 12d 13d"
    assert race.calls(1) == 1


@pytest.mark.rule("GP-6.8.2")
def test_nobody_is_pushed_into_the_pit_lane():
    race = Race("1 10b\n9 10a")
    race.plays(1, "solo-2", "in")
    assert race.at(1, 9) == "10a 11a"


@pytest.mark.rule("GP-6.8.2", "R-09")
def test_the_active_player_chooses_the_lane_of_a_car_driven_from_the_edge():
    race = Race("1 29a\n9 29b", track="funnel")
    race.plays(1, "solo-2", "out")
    assert race.asked == "push"
    assert race.options == ["push b", "push c"]
    race.do("push c")
    assert race.at(1, 9) == "29b 30c"


@pytest.mark.rule("GP-6.8.2", "R-09")
def test_a_car_driven_from_the_edge_pushes_forward_and_no_longer_sideways():
    race = Race("1 29a\n9 29b\n14 30b", track="funnel")
    race.plays(1, "solo-2", "out", "push b")
    assert race.at(1, 9, 14) == "29b 30b 31b"


@pytest.mark.rule("GP-6.8.4", "GP-1.5.3", "GP-7.1.1")
def test_npcs_get_no_close_calls_and_no_wear():
    race = Race("30 10b\n9 10c\n1 30a")
    race.activates(30, "floor-it", seat=0)
    race.do("out")
    race.straight_on(7)
    assert race.at(30) == "17c"
    assert all(sum(row) == 0 for row in race.state.wear)
    assert sum(race.state.close_calls) == 0
    assert len(race.state.close_calls) == 12


@pytest.mark.rule("GP-14.2")
def test_linking_is_never_up_to_the_cars_that_are_not_active():
    race = Race("1 10b\n9 11b\n14 9b")
    race.gets(1, "solo-9")
    race.activates(1, "line-1")
    assert (race.asked, race.seat) == ("step", 0)
    race.do("forward b")
    assert race.at(9, 14) == "12b 10b"  # seat 1 had no say in it
    assert (race.asked, race.seat) == ("act", 1)


@pytest.mark.rule("GP-6.2.1")
def test_a_pushed_car_laps_and_scores_as_if_it_had_driven():
    race = Race("1 58a\n9 59a\n22 30a")
    race.plays(1, "solo-1", 1)
    assert (race.at(9), race.lap(9)) == ("0a", 1)


@pytest.mark.rule("GP-6.9.1", "GP-5.2.21", "R-53")
@pytest.mark.parametrize(("card", "closed"), [("inside-line", "forward b"), ("outside-line", "forward a")])
def test_why_a_card_that_binds_the_lane_leaves_out_the_other_side(card: str, closed: str):
    race = Race("1 29a\n9 40a", track="funnel")  # one space leads to two lanes
    race.plays(1, card)
    assert closed not in race.options
    why = race.why_not(closed)
    assert (why.rule, why.message.key) == ("GP-6.9.1", "why-card-binds-lane")
    assert race.why_not("forward e").rule == "GP-4.5.3"


def test_refusals_count_points_in_good_english():
    race = Race("1 10b\n9 10c")
    texts = Texts(race.game)
    race.plays(1, "solo-1")
    assert texts.say(race.why_not("end").message) == "All movement points must be spent; there is 1 left."
    assert "only 1 is left" in texts.say(race.why_not("out").message)
