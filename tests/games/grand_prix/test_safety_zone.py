"""8.3  Safety Zones: forming up, moving in, through and out, and the four movement types."""

import pytest

from tests.games.grand_prix.race import Race

FORM_UP = "race/turn turn/event event/form_up"


def zone(drawn: str, around: int, track: str = "ring4", **options: object) -> Race:
    return Race(drawn, track=track, facts=f"zone: {around}\nevent: spin-off-13", **options)  # type: ignore[arg-type]


@pytest.mark.rule("GP-8.3.1")
def test_the_zone_is_eleven_sectors_around_the_car():
    race = Race("1 20b calls:1\n9 40a", facts="event: strike-the-barrier-15")
    race.run("race/turn turn/event event/find_candidates")
    assert race.state.zone == 20
    assert list(race.game.components.graphs[20].zone_sectors) == list(range(15, 26))
    assert race.told("zone-is-set") == [[15, 25, 20]]


@pytest.mark.rule("GP-8.3.1")
def test_a_zone_may_lie_across_the_line():
    assert list(Race("1 20b").game.components.graphs[2].zone_sectors) == [57, 58, 59, 0, 1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("GP-8.3.2", "R-25")
def test_cars_form_up_from_the_end_of_the_zone_in_each_sector_from_the_inside():
    race = zone("1 25a\n9 25b\n22 24b\n5 20a\n10 20b\n4 20c", around=20)
    race.run(FORM_UP)
    assert race.at(1, 9, 22, 5, 10, 4) == "26a 25a 24a 22a 21a 20a"
    assert sum(race.state.close_calls) == 0


@pytest.mark.rule("GP-8.3.2")
def test_who_is_nearer_to_the_end_of_the_zone_forms_up_first():
    race = zone("1 20a\n9 20b\n22 21b", around=20)
    race.run(FORM_UP)
    # Car 22 is in first, so car 1, pushed by 9, pushes it on; from the start of the zone it would be the other way.
    assert race.at(22, 1, 9) == "22a 21a 20a"


@pytest.mark.rule("GP-8.3.2", "R-25")
def test_forming_up_may_push_a_car_over_the_finish_line_and_end_the_race():
    race = zone("1 59a lap:2 changed\n9 59b lap:2 changed\n22 30a lap:2", around=57)
    race.run(FORM_UP)
    assert race.numbers(race.state.finished) == [1]
    assert race.at(1, 9) == ". 59a"
    assert race.state.over
    assert race.told("npc-pits") == []


@pytest.mark.rule("GP-8.3.5")
def test_the_zone_is_lifted_before_the_next_event():
    race = zone("1 25a", around=20)
    race.run("race/turn turn/lift_zone")
    assert race.state.zone == -1
    assert race.asked == "draw-event"


@pytest.mark.rule("GP-8.3.6", "R-24")
def test_a_car_drops_to_the_inner_lane_for_nothing_and_pushes_whoever_is_there():
    race = zone("1 14c\n9 15a\n14 16a\n22 40a", around=20)
    race.plays(1, "solo-2", "forward a")
    assert race.at(1, 9, 14) == "16a 17a 18a"
    assert race.calls(1) == 0
    names = [event.kind.name for event in race.events]
    assert names.count("moves") == 2  # two points for two sectors: the drop inwards was free


@pytest.mark.rule("GP-8.3.7", "GP-8.3.8")
def test_inside_there_is_only_the_inner_lane_and_beyond_the_car_is_free_again():
    race = zone("1 23a\n9 40a", around=20)
    race.plays(1, "solo-4")
    assert race.at(1) == "26a"  # three sectors without a choice
    assert "out" in race.options
    race.do("out")
    assert race.at(1) == "26b"


@pytest.mark.rule("GP-8.3.8", "GP-4.5.3", "R-24")
def test_at_the_end_of_the_zone_the_inner_lane_forks_as_it_always_does():
    race = zone("1 29a\n9 50a", around=24, track="funnel")
    race.plays(1, "solo-1")
    assert race.options == ["forward a", "forward b"]


@pytest.mark.rule("GP-8.3.7")
def test_why_one_cannot_change_lanes_in_the_zone():
    race = zone("1 20a\n9 40a", around=20)
    race.activates(1, "solo-9")
    # The question comes only where the zone ends; the reason is asked for inside it.
    race.read(spot={"1": "20a"})
    why = race.why_not("out")
    assert why.rule == "GP-8.3.7"


@pytest.mark.rule("GP-8.3.8", "GP-8.3.9", "R-24")
def test_what_was_linked_inside_stays_linked_outside():
    race = zone("1 24a\n9 25a\n22 40a", around=20)
    race.plays(1, "pursuit-4")
    assert race.at(1, 9) == "28a 29a"  # linked inside, so no lane change beyond


@pytest.mark.rule("GP-8.3.9", "R-24")
def test_led_cars_stay_in_their_lane_and_fall_in_one_by_one():
    race = zone("1 14c\n9 13c\n14 12c\n22 40a", around=20)
    race.plays(1, "lead-2", "forward a")
    assert race.at(1, 9, 14) == "16a 15a 14c"


@pytest.mark.rule("GP-8.3.9", "R-24")
def test_a_line_drops_in_with_the_cars_it_pushes_and_those_it_pulls():
    race = zone("1 13c\n9 14c\n14 12c\n22 15a\n5 40a", around=20)
    race.plays(1, "line-2", "forward c")
    # Car 9 enters the zone and pushes 22 on; the rest follow, still in lane c outside.
    assert race.at(22, 9, 1, 14) == "17a 16a 15a 14c"


@pytest.mark.rule("GP-8.3.9")
def test_pursuit_pushes_cars_into_the_zone_in_the_inner_lane():
    race = zone("1 13c\n9 14c\n14 12c\n5 40a", around=20)
    race.plays(1, "pursuit-2", "forward c")
    assert race.at(9, 1, 14) == "16a 15a 12c"


@pytest.mark.rule("GP-8.3.3")
def test_overtake_and_late_brake_do_not_swap_in_or_into_a_zone():
    race = zone("1 14a\n9 15a\n22 40a", around=20)
    race.plays(1, "overtake-12")
    assert not [option for option in race.options if option.startswith("swap")]
    why = race.why_not("swap a")
    assert why.rule == "GP-8.3.3"
    race.do("forward a")  # it may still be played to move
    assert race.at(1, 9) == "18a 19a"
    race = zone("1 16a\n9 17a\n22 40a", around=20)
    race.plays(1, "late-brake")
    assert not race.moving()
    assert race.at(1, 9) == "19a 20a"
    race = zone("1 25a\n9 26a\n22 40a", around=20)  # out of the zone
    race.plays(1, "overtake-13")
    assert race.at(1, 9) == "26a 27a"  # pushed, not swapped: one point and no choice


@pytest.mark.rule("GP-8.3.4", "GP-9.2.1", "R-16")
def test_leaving_the_pits_into_a_zone_costs_one_point_and_pushes_forward():
    race = zone("1 20p\n9 20a\n14 40a", around=20)
    race.plays(1, "solo-5")  # pit exit speed 3
    assert race.at(1, 9) == "22a 23a"
    assert race.calls(1) == 0


@pytest.mark.rule("GP-8.3.7", "R-24")
def test_no_diagonal_and_no_steering_in_a_zone():
    race = zone("1 14b\n9 40a", around=20)
    race.plays(1, "challenge")
    assert not [option for option in race.options if option.startswith("diagonal")]
    race = zone("1 17a\n9 40a", around=20)
    race.plays(1, "understeer")
    assert race.at(1) == "20a"


@pytest.mark.rule("GP-5.2.4", "R-20", "R-24")
def test_clean_air_ends_in_the_inner_lane_if_the_zone_has_no_other_behind_the_next_car():
    race = zone("22 5a\n33 26c\n1 50a", around=20)
    race.plays(22, "clean-air-10", 5)
    assert race.at(22) == "25a"


@pytest.mark.rule("GP-8.3.6", "R-24")
def test_a_car_driven_from_the_edge_into_the_zone_drops_in_too():
    race = zone("1 14c\n9 14d\n14 15a\n22 40a", around=20)
    race.plays(1, "solo-2", "out")
    assert race.at(1, 9, 14) == "14d 15a 16a"


@pytest.mark.rule("GP-8.3.9", "GP-6.9.3", "R-24")
def test_a_leader_just_inside_the_zone_chooses_who_follows_from_the_lanes_outside():
    race = zone("1 15a\n9 14b\n14 14d\n22 40a", around=20)
    race.plays(1, "lead-1")
    assert race.asked == "link"
    assert race.options == ["link a", "link b", "link d"]  # lane a stands for nobody
    race.do("link d")
    assert race.at(1, 14, 9) == "16a 15a 14b"
