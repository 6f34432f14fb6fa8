"""4, 14. Running order, lapping, leaving the race, corners, laps, and the glossary."""

import pytest

from paddock.games.grand_prix.rules.events.selection import adjacent_cars
from paddock.games.grand_prix.rules.order import find_leader, running_order
from tests.games.grand_prix.race import Race


def order(race: Race) -> list[int]:
    return race.numbers(running_order(race.state))


# ── 4.1, 14.7, 14.9  Running order ──


@pytest.mark.rule("GP-4.1.1", "GP-4.1.2", "GP-14.7", "GP-14.9")
def test_laps_come_first_then_sectors_then_the_inner_lane():
    race = Race("1 5a lap:1\n9 40d\n22 40a\n5 41c\n10 4a lap:1")
    assert order(race) == [1, 10, 5, 22, 9]
    assert race.game.components.numbers[find_leader(race.state)] == 1


@pytest.mark.rule("GP-4.1.2", "GP-14.7", "GP-1.3.2", "R-05")
def test_pit_lane_cars_rank_behind_their_sector_and_ahead_of_the_next():
    race = Race("1 40d\n9 40p\n22 39a\n5 40w")
    assert order(race) == [1, 5, 9, 22]


@pytest.mark.rule("GP-1.3.2", "GP-9.1.3", "GP-4.1.2", "GP-1.3.1")
def test_in_one_pit_lane_space_the_first_to_arrive_is_ahead():
    race = Race("9 40p\n1 40p\n22 40p")
    assert order(race) == [9, 1, 22]


@pytest.mark.rule("GP-4.1.1")
def test_the_leader_marker_moves_when_another_car_takes_the_lead_also_an_npc():
    race = Race("1 20a\n30 18b\n9 10a")
    race.activates(30, "solo-3", seat=0)
    race.straight_on(3)
    assert race.game.components.numbers[find_leader(race.state)] == 30
    assert [race.game.components.numbers[car] for (car,) in race.told("takes-lead")] == [30]


@pytest.mark.rule("GP-13.3.1", "R-51")
def test_by_option_the_inside_of_the_next_corner_breaks_ties():
    usual = Race("1 40a\n9 40c\n22 10a\n5 10c", track="funnel")
    assert order(usual) == [1, 9, 22, 5]
    # On this track sectors 30 to 59 lead to a left-hand corner, the others to a right-hand one.
    optional = Race("1 40a\n9 40c\n22 10a\n5 10c", track="funnel", running_order="next-corner")
    assert order(optional) == [9, 1, 22, 5]
    # The pit lane is behind everybody all the same, and a car beyond the wall only just before it.
    aside = Race("1 40p\n9 40w\n22 40a\n5 40c", track="funnel", running_order="next-corner")
    assert order(aside) == [5, 22, 9, 1]


# ── 4.2  Lapping ──


@pytest.mark.rule("GP-4.2.1")
def test_a_car_is_lapped_when_the_leader_moves_into_its_sector_a_lap_on():
    race = Race("1 12a lap:1\n9 14c\n22 13d\n5 15a")
    race.plays(1, "solo-2", "forward a")
    assert race.numbers(race.state.lapped) == [22]
    race.straight_on(1)
    assert race.numbers(race.state.lapped) == [22, 9]


@pytest.mark.rule("GP-4.2.1")
def test_only_the_leader_laps():
    race = Race("1 40a lap:1\n80 12a lap:1\n9 14c lap:1\n22 50a")
    race.plays(80, "solo-2", 2)
    assert list(race.state.lapped) == []


@pytest.mark.rule("GP-4.2.1", "R-06")
def test_a_leader_who_is_pushed_laps_too_and_cars_in_the_pit_lane_are_lapped():
    race = Race("33 12a lap:1\n1 13a lap:1\n9 14p")
    race.plays(33, "solo-1", 1)
    assert race.at(1) == "14a"
    assert race.numbers(race.state.lapped) == [9]


@pytest.mark.rule("GP-4.2.2")
def test_a_lapped_car_that_gets_ahead_again_loses_the_marker():
    race = Race("1 14a lap:1\n9 14c lapped")
    race.plays(9, "solo-2", "forward c")
    assert race.numbers(race.state.lapped) == []
    assert race.told("unlaps") == [[race.car(9)]]


@pytest.mark.rule("GP-4.2.2", "R-06")
def test_a_lapped_car_that_moves_but_stays_a_lap_behind_keeps_the_marker():
    race = Race("1 16a lap:1\n9 14c lapped")
    race.plays(9, "solo-2", 2)
    assert race.at(9) == "16c"  # level with the leader, not ahead
    assert race.numbers(race.state.lapped) == [9]


@pytest.mark.rule("GP-4.2.2", "R-06", "R-18")
def test_a_lapped_car_that_overtakes_the_leader_loses_the_marker():
    race = Race("1 9b lapped\n9 10b lap:1\n22 30a")
    race.plays(1, "overtake-13", "swap b")
    assert race.at(1, 9) == "10b 9b"
    assert list(race.state.lapped) == []
    assert race.told("unlaps") == [[race.car(1)]]


@pytest.mark.rule("GP-4.2.1", "R-06")
def test_who_drops_back_past_the_leader_in_the_pits_is_lapped_when_the_leader_drives_on():
    race = Race("9 14c engine:1\n1 10a lap:1", facts="event: tire-wear-22", seats=2)
    race.run("race/turn turn/pit-stops pit-stops/queue_for_pits")
    race.do("stay-out").stop(9, "repair engine")
    assert race.at(9) == "4p"
    assert race.car(9) not in race.state.gone  # nobody drove past it: it is still in the race next turn
    race.plays(1, "solo-1", 1)
    assert race.numbers(race.state.lapped) == [9]


@pytest.mark.rule("GP-4.2.2", "R-06")
def test_a_leader_who_drops_back_in_the_pits_clears_no_marker():
    race = Race("1 14a lap:1 engine:1\n9 14c lapped", facts="event: tire-wear-22")
    race.run("race/turn turn/pit-stops pit-stops/queue_for_pits")
    race.stop(1, "repair engine")
    assert race.at(1) == "4p"
    assert race.numbers(race.state.lapped) == [9]


@pytest.mark.rule("GP-4.2.3", "GP-3.5.4", "GP-14.6", "R-36")
@pytest.mark.parametrize(("racing", "positions"), [(10, [10, 9]), (13, [13, 12])])
def test_lapped_cars_leave_from_the_rear_and_take_the_lowest_positions(racing: int, positions: list[int]):
    race = Race("1 15a lap:1\n14 14a lapped\n9 12a lapped")
    others = [number for car, number in enumerate(race.game.components.numbers) if race.state.spot[car] < 0]
    gone, ahead = others[: 22 - racing], others[22 - racing :]
    race.read(
        gone=" ".join(map(str, gone)),
        spot={number: f"{sector}a" for sector, number in enumerate(ahead, 20)},
        lap=dict.fromkeys(ahead, 0),
        flow="race/turn turn/end-of-turn end-of-turn/remove_lapped",
    )
    assert race.numbers(race.state.gone[-2:]) == [9, 14]
    assert race.at(9, 14) == ". ."
    markers = [(race.game.components.numbers[car], place) for car, place, _ in race.told("takes-position")]
    assert markers == ([(9, 10), (14, 9)] if racing == 10 else [])
    assert [22 - list(race.state.gone).index(race.car(number)) for number in (9, 14)] == positions


# ── 4.3, 4.4 ──


@pytest.mark.rule("GP-4.3.1", "GP-4.3.2", "GP-14.6")
def test_who_leaves_among_the_last_ten_gets_a_position_marker():
    race = Race("1 10a\n9 20a", seats=2)
    race.read(gone=race.text_of(range(4, 17)))
    race.gets(0, "solo-1")
    race.acts(0)
    race.do("retire 1")
    assert race.told("takes-position") == [[race.car(1), 9, 2]]


@pytest.mark.rule("GP-14.6", "R-36")
def test_who_leaves_counts_from_the_back_whoever_has_finished_in_front():
    race = Race("1 10a lap:2\n9 20a lap:2", seats=2)
    race.read(finished=race.text_of([4, 5]), gone=race.text_of(range(6, 19)))
    race.gets(0, "solo-1")
    race.acts(0)
    race.do("retire 1")
    assert race.told("takes-position") == [[race.car(1), 9, 2]]


# ── 4.5  Corners ──


@pytest.mark.rule("GP-4.5.1")
def test_in_corners_cars_change_lanes_displace_and_pit_as_anywhere():
    race = Race("1 24a\n9 24b tyre:1", track="funnel")
    race.plays(1, "solo-2", "out")
    # Two lanes: car 9 is against the wall and goes forward.
    assert race.at(1, 9) == "24b 25b"
    assert race.calls(1) == 1
    race.read("event: tire-wear-22")
    race.run("race/turn turn/pit-stops pit-stops/queue_for_pits")
    assert "pit 1" in race.options


@pytest.mark.rule("GP-4.5.2", "GP-1.3.3")
def test_where_lanes_converge_the_middle_one_may_go_either_way():
    race = Race("1 19b", track="funnel")
    race.plays(1, "solo-1")
    assert [option for option in race.options if option.startswith("forward")] == ["forward a", "forward b"]
    race = Race("1 19a", track="funnel")
    race.plays(1, "solo-1")
    assert [option for option in race.options if option.startswith("forward")] == ["forward a"]
    race = Race("1 19c", track="funnel")
    race.plays(1, "solo-1")
    assert [option for option in race.options if option.startswith("forward")] == ["forward b"]


@pytest.mark.rule("GP-4.5.3", "GP-14.10")
def test_where_lanes_diverge_each_has_two_spaces_ahead():
    race = Race("1 29a", track="funnel")
    race.plays(1, "solo-1")
    assert [option for option in race.options if option.startswith("forward")] == ["forward a", "forward b"]
    race = Race("1 29b", track="funnel")
    race.plays(1, "solo-1")
    assert [option for option in race.options if option.startswith("forward")] == ["forward b", "forward c"]


@pytest.mark.rule("GP-4.5.4", "GP-1.3.5", "R-01")
def test_single_lanes_are_ordinary_track_in_single_file():
    race = Race("1 12a\n9 13a\n22 9b", track="needle")
    race.plays(1, "solo-2")
    assert race.at(1, 9) == "14a 15a"  # nothing to choose: straight on, pushing
    race.plays(22, "solo-1", "forward a")
    assert race.at(22) == "10a"


# ── 4.6, 14.3  Laps ──


@pytest.mark.rule("GP-4.6.1", "GP-4.6.2", "GP-14.3", "R-43")
def test_the_first_crossing_does_not_count_and_the_next_one_does():
    race = Race("1 59a lap:-1\n9 30a lap:-1", facts="lead: -1")
    race.plays(1, "solo-1", 1)
    assert (race.at(1), race.lap(1), race.state.lap_shown) == ("0a", 0, 1)
    race = Race("1 59a\n9 30a")
    race.plays(1, "solo-1", 1)
    assert (race.at(1), race.lap(1), race.state.lap_shown) == ("0a", 1, 2)
    assert race.told("lap-begins") == [[2, 3]]


@pytest.mark.rule("GP-4.6.1", "R-43")
def test_the_lap_marker_follows_the_leader_alone_and_never_moves_back():
    race = Race("1 59a\n9 10a lap:1", facts="lap_shown: 2")
    race.plays(1, "solo-1", 1)
    assert race.state.lap_shown == 2
    race = Race("1 1a lap:1 engine:1\n9 10a", facts="lap_shown: 2\nevent: tire-wear-22")
    race.run("race/turn turn/pit-stops pit-stops/queue_for_pits")
    race.stop(1, "repair engine")
    assert (race.at(1), race.lap(1), race.state.lap_shown) == ("51p", 0, 2)
    race = Race("1 59a lap:2\n9 10a lap:2", facts="lap_shown: 3")
    race.plays(1, "solo-1", 1)
    assert race.state.lap_shown == 3  # after the last lap there is no higher number


# ── 14.1, R-45  Adjacent ──


@pytest.mark.rule("GP-14.1", "R-45")
def test_adjacent_is_beside_ahead_and_behind_but_not_diagonal():
    race = Race("1 10b\n9 10a\n14 10c\n22 11b\n77 9b\n5 11a\n33 9c\n10 10d\n85 12b")
    assert sorted(race.numbers(adjacent_cars(race.state, race.car(1)))) == [9, 14, 22, 77]


@pytest.mark.rule("GP-14.1", "R-45")
def test_at_a_fork_every_space_ahead_counts_and_the_pit_lane_never():
    race = Race("1 19b\n9 20a\n14 20b\n22 19p\n5 18b", track="funnel")
    assert sorted(race.numbers(adjacent_cars(race.state, race.car(1)))) == [5, 9, 14]
    assert list(adjacent_cars(race.state, race.car(22))) == []


@pytest.mark.rule("GP-14.10", "GP-6.1.6")
def test_one_card_may_move_every_car_and_the_active_player_chooses_for_all():
    cars = [1, 80, 9, 14, 22, 77, 5, 33]
    race = Race("\n".join(f"{number} {sector}b" for sector, number in enumerate(cars, 15)), track="funnel", seats=4)
    race.activates(1, "line-1")
    race.do("forward b")
    # Only the car at the fork has a choice, and seat 0, whose car is active, makes it for seat 1.
    assert (race.asked, race.seat) == ("push", 0)
    while race.asked == "push":
        race.do(race.options[-1])
    assert race.at(*cars[:4]) == "16b 17b 18b 19b"
    assert [race.game.components.sector_of[race.state.spot[race.car(number)]] for number in cars] == list(range(16, 24))
