"""9.3, 9.4  Restarts."""

import pytest

from tests.games.grand_prix.race import Race

CALL = "race/turn turn/event event/call_restart"


def restart(card: str, drawn: str, facts: str = "", target: int = 1, track: str = "ring4", **options: object) -> Race:
    """A restart is called for by a crash of the target, who is already involved."""
    race = Race(drawn, track=track, facts=f"event: {card}\ntarget: {target}\n{facts}", **options)  # type: ignore[arg-type]
    return race.run(CALL)


@pytest.mark.rule("GP-9.3.1", "GP-1.3.8", "GP-8.2.1")
def test_the_field_lines_up_two_wide_behind_the_leader():
    race = restart("collision-3", "1 40d\n9 38a\n22 38b\n5 20c")
    assert race.at(1, 9, 22, 5) == "40a 40b 39a 39b"


@pytest.mark.rule("GP-9.3.1", "GP-1.3.8")
def test_in_single_file_they_line_up_one_to_a_sector():
    race = restart("collision-3", "1 20a\n9 19a\n22 18a\n5 17a\n10 16a", track="needle")
    assert race.at(1, 9, 22, 5, 10) == "20a 20b 19a 18a 17a"
    race = restart("collision-3", "1 10a\n9 9a\n22 8a\n5 7a", track="needle")
    assert race.at(1, 9, 22, 5) == "10a 9a 9b 8a"  # the single lane is cleared: two wide again


@pytest.mark.rule("GP-9.3.1", "GP-3.5.4", "R-32")
def test_lapped_cars_come_last_and_are_lapped_no_more():
    race = restart("collision-3", "1 40d lap:1\n9 35a lapped\n22 38b lap:1\n5 20c lap:1")
    assert race.at(1, 22, 5, 9) == "40a 40b 39a 39b"
    assert list(race.state.lapped) == []
    assert race.lap(9) == 1  # it has its lap back
    # Car 22 fell back past it in the pits of the turn before, but has no marker.
    race = restart("collision-3", "1 50d lap:1\n9 45a lapped\n22 40p")
    assert race.at(1, 22, 9) == "50a 50b 49a"


@pytest.mark.rule("GP-8.5.3", "GP-9.3.1", "R-32")
def test_cars_from_the_crash_start_at_the_rear_in_running_order():
    race = restart("collision-3", "1 41d\n9 40a\n22 38b\n5 20c lap:-1 lapped\n10 39a", facts="involved: 10 1")
    # The leader crashed: the best of the others leads from its own sector.
    assert race.at(9, 22, 5, 1, 10) == "40a 40b 39a 39b 38a"


@pytest.mark.rule("GP-9.3.1", "R-32")
def test_if_only_lapped_cars_are_out_of_the_crash_they_line_up_where_the_leader_was():
    race = restart("collision-3", "1 50a lap:1\n9 50b lap:1\n22 40a lapped\n5 20a lapped", facts="involved: 1 9")
    assert race.at(22, 5, 1, 9) == "50a 50b 49a 49b"
    assert [race.lap(number) for number in (22, 5, 1, 9)] == [1, 1, 1, 1]


@pytest.mark.rule("GP-9.3.1", "GP-9.2.2", "R-32")
def test_cars_in_the_pit_lane_and_off_the_track_line_up_too():
    race = restart("collision-3", "1 40d\n9 38p\n22 39w")
    assert race.at(1, 22, 9) == "40a 40b 39a"
    assert list(race.state.pit_lane) == []


@pytest.mark.rule("GP-9.3.1", "GP-9.1.1")
def test_after_the_stops_the_others_close_up_and_those_who_stopped_fall_in_behind():
    race = restart("collision-3", "1 40a\n9 38a tyre:1\n22 38b\n5 20c\n10 19a", target=10, facts="involved: 10")
    assert race.at(1, 9, 22, 5, 10) == "40a 40b 39a 39b 38a"
    race.do("stay-out")
    race.stop(9, "repair tyre")
    race.do("stay-out", "stay-out", "stay-out")
    assert race.at(1, 22, 5, 10, 9) == "40a 40b 39a 39b 38a"
    assert race.wear(9) == "."


@pytest.mark.rule("GP-9.3.1")
def test_who_stopped_is_ordered_by_pit_lane_and_stack():
    race = restart("collision-3", "1 40a brakes:1\n9 38a tyre:2\n22 38b suspension:2\n5 20c", seats=4)
    race.stop(1, "repair brakes").stop(9, "repair tyre", "repair tyre").stop(22, "repair suspension")
    # Pit lane: 1 from 40 back to 35, 9 from 40 back to 38, 22 from 39 back to 38, on top of 9.
    race.do("stay-out")
    assert race.at(5, 9, 22, 1) == "40a 40b 39a 39b"


@pytest.mark.rule("GP-9.3.1", "GP-8.4.1", "R-33")
def test_npcs_with_the_pit_number_stop_in_a_restart_too():
    race = restart("collision-3", "15 40a\n1 38a\n9 30a", facts="involved: 9", seats=2)  # pit number 5
    assert race.at(15) == "35p"
    race.do("stay-out", "stay-out")
    assert race.at(1, 9, 15) == "40a 40b 39a"


@pytest.mark.rule("GP-9.3.2", "GP-7.3.1", "GP-8.2.1")
def test_under_red_all_wear_but_body_damage_is_taken_off():
    race = restart("serious-crash-12", "1 40d tyre:2 engine:1 body:1 calls:2\n9 38a brakes:1")
    assert (race.wear(1), race.wear(9)) == ("body:1", ".")
    assert race.calls(1) == 2
    assert race.at(1, 9) == "40a 40b"


@pytest.mark.rule("GP-9.3.2", "R-33")
def test_under_red_tyres_may_be_changed_unless_the_table_forbids_stops():
    race = restart("serious-crash-12", "1 40d\n9 38a", seats=2)
    race.do("pit 1", "fit soft", "stay-out")
    assert race.at(9, 1) == "40a 40b"
    assert race.numbers(race.state.changed) == [1]
    strict = restart("serious-crash-12", "1 40d\n9 38a", seats=2, red_flag_stops=False)
    assert strict.asked != "pit"


@pytest.mark.rule("GP-9.4.1", "GP-1.3.9", "R-39")
@pytest.mark.parametrize(("sector", "restarts"), [(51, True), (52, False), (59, False)])
def test_within_eight_spaces_of_the_finish_there_is_no_restart(sector: int, restarts: bool):
    race = restart("serious-crash-12", f"1 {sector}d lap:2 tyre:1\n9 30a lap:2", seats=2)
    assert (race.at(1) == f"{sector}a") is restarts
    assert (race.wear(1) == ".") is restarts
    assert (len(race.told("no-restart")) == 0) is restarts
    # One lap earlier the same spot is nothing special.
    earlier = restart("serious-crash-12", f"1 {sector}d lap:1\n9 30a lap:1", seats=2)
    assert earlier.at(1) == f"{sector}a"


@pytest.mark.rule("GP-9.4.1")
def test_the_event_itself_is_resolved_behind_the_green_line():
    race = Race("1 55d lap:2 calls:1\n9 55c lap:2", facts="event: collision-3", seats=2)
    race.run("race/turn turn/event event/find_candidates")
    assert (race.wear(1), race.wear(9)) == ("body:2", "body:2")
    assert race.at(1, 9) == "55d 55c"


@pytest.mark.rule("GP-9.2.2", "GP-9.3.1")
def test_nobody_is_left_in_the_pit_lane_after_a_restart():
    race = restart("collision-3", "1 40a brakes:1\n9 38a tyre:1", seats=2)
    race.stop(1, "repair brakes").stop(9, "repair tyre")
    assert list(race.state.pit_lane) == []
    assert race.at(1, 9) == "40b 40a"  # all have stopped: the front is still where it was
