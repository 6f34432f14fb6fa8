"""10. The end of the race and scoring; 11. seasons."""

import pytest

from paddock.games.grand_prix.rules.between_races import absent_points, carry_over
from paddock.games.grand_prix.rules.scoring import classification, finishes_of_seats, places_of_seats, points_of_seats
from paddock.season.championship import Championship
from tests.games.grand_prix.race import Race


@pytest.mark.rule("GP-10.1.1", "GP-4.6.1", "GP-1.3.6", "GP-3.4.1")
def test_the_action_phase_is_played_out_after_the_winner_has_crossed():
    race = Race("1 59a lap:2 changed\n9 20a lap:2 changed\n80 58b lap:2 changed", seats=2)
    race.gets(1, "solo-4")
    race.plays(1, "solo-1", 1)
    assert race.numbers(race.state.finished) == [1]
    assert (race.asked, race.seat) == ("act", 1)
    race.do("play solo-4-4 9")
    race.straight_on(4)
    assert race.at(9) == "24a"
    race.do("wait")
    assert race.state.over
    assert race.numbers(classification(race.state)) == [1, 80, 9]


@pytest.mark.rule("GP-10.1.2", "R-17")
def test_a_finished_car_stays_until_its_segment_ends_and_may_pull_others_across():
    race = Race("1 58a lap:2\n9 57a lap:2\n14 20a lap:2", seats=2)
    race.gets(1)
    race.activates(1, "line-4")
    race.do("forward a")
    assert race.numbers(race.state.finished) == [1, 9]
    assert race.at(1, 9) == ". ."
    assert race.told("crosses") == [[race.car(1), 1], [race.car(9), 2]]


@pytest.mark.rule("GP-10.1.2", "R-17")
def test_a_pushed_car_crosses_first_and_takes_the_better_place():
    race = Race("1 58a lap:2\n9 59a lap:2\n14 20a lap:2", seats=2)
    race.gets(1)
    race.plays(1, "solo-2", 2)
    assert race.numbers(race.state.finished) == [9, 1]


@pytest.mark.rule("GP-10.1.2", "R-17", "GP-5.2.13")
def test_a_finished_car_is_not_overtaken():
    race = Race("1 58a lap:2\n9 59a lap:2\n14 20a lap:2", seats=2)
    race.activates(1, "overtake-12")
    race.do("forward a")  # pushes 9 across the line
    assert race.numbers(race.state.finished) == [9]
    assert "swap a" not in race.options


@pytest.mark.rule("GP-10.1.2", "R-38")
def test_only_the_full_distance_finishes_a_car():
    race = Race("1 59a lap:1\n9 20a lap:2", seats=2)
    race.plays(1, "solo-1", 1)
    assert list(race.state.finished) == []
    assert (race.at(1), race.lap(1)) == ("0a", 2)


@pytest.mark.rule("GP-10.1.3", "R-37")
def test_behind_a_disqualified_car_everybody_moves_up():
    race = Race(
        "9 30a lap:2\n14 25a lap:2 changed\n22 20a lap:2 changed",
        facts="finished: 1\nchanged: 1 14 22\ngone: 80 77",
        seats=3,
    )
    race.run("race/close_race")
    assert race.numbers(classification(race.state)) == [1, 14, 22, 77, 80]
    assert list(points_of_seats(race.state)) == [25 + 10, 18, 15 + 12]


@pytest.mark.rule("GP-7.6.2", "GP-10.1.3", "R-37")
def test_giving_up_in_the_turn_of_the_finish_does_not_save_a_car_without_its_change():
    race = Race("1 59a lap:2 changed\n9 20a lap:2", seats=2, facts="gone: 14")
    race.gets(1, "solo-4")
    race.plays(1, "solo-1", 1)
    race.do("retire 9")
    assert race.state.over
    assert race.told("is-disqualified") == [[race.car(9)]]
    assert race.numbers(classification(race.state)) == [1, 14]  # 14 was out before


@pytest.mark.rule("GP-10.2.1", "GP-1.2.1")
def test_third_and_eighth_score_nineteen():
    race = Race("1 30a lap:2", seats=2)
    finished = [4, 5, race.car(9), 6, 7, 8, 9, race.car(14)]
    race.read(finished=race.text_of(finished), changed=race.text_of(range(4)), flow="race/close_race")
    assert points_of_seats(race.state)[1] == 15 + 4


@pytest.mark.rule("GP-10.2.1", "GP-14.6")
def test_ten_positions_score():
    race = Race("1 30a lap:2", seats=2)
    assert list(race.game.components.points) == [25, 18, 15, 12, 10, 8, 6, 4, 2, 1]


@pytest.mark.rule("GP-10.3.1", "GP-1.5.3", "GP-1.2.1")
def test_npcs_take_places_but_their_points_go_to_nobody():
    race = Race("9 30a lap:2 changed", seats=2)
    race.read(finished="7 17", flow="race/close_race")  # team NPCs of both
    assert list(points_of_seats(race.state)) == [0, 15]


@pytest.mark.rule("GP-10.2.1", "R-42")
def test_level_on_points_the_best_marker_wins_and_without_any_the_place_is_shared():
    race = Race("", seats=3, facts="changed: 1 80 9 14 22 77")
    # Seat 1: second (18) and fifth (10); seat 0: third (15) and fourth (12) and so on: 28 against 27.
    race.read(finished="30 9 1 80 14", flow="race/close_race")
    assert list(points_of_seats(race.state)[:2]) == [27, 28]
    assert list(places_of_seats(race.state)) == [2, 1, 3]
    # 25 + 1 against 18 + 8: level, and the winner's marker decides.
    level = Race("", seats=4, facts="changed: 1 80 9 14 22 77 5 33")
    finished = [level.car(9), level.car(1), 8, 9, 10, level.car(80), 11, 12, 13, level.car(14)]
    level.read(finished=level.text_of(finished), flow="race/close_race")
    assert list(points_of_seats(level.state)) == [26, 26, 0, 0]
    assert list(places_of_seats(level.state)) == [2, 1, 3, 3]
    assert level.told("wins") == [[1, 26]]
    assert level.told("best-place-decides") == [[1, 1, 1]]
    assert race.told("best-place-decides") == []


@pytest.mark.rule("GP-10.1.1", "GP-7.6.2", "R-37", "R-38")
def test_the_race_is_closed_when_no_player_car_is_left():
    race = Race("1 10a\n30 20a\n9 30a", seats=2, facts="gone: 14 80")
    race.gets(0, "solo-1")
    race.gets(1, "solo-2")
    race.acts(0)
    race.do("retire 1", "retire 9")
    assert race.state.over
    # Nobody had changed tyres. But no car has finished, so they left before the race's last turn.
    assert race.told("is-disqualified") == []
    assert race.numbers(classification(race.state)) == [30, 9, 1, 80, 14]
    assert [list(row) for row in finishes_of_seats(race.state)] == [[3, 4], [2, 5]]


@pytest.mark.rule("GP-10.1.2")
def test_points_during_the_race_are_those_of_the_present_order():
    race = Race("1 30a\n9 20a", seats=2)
    assert race.state.scores() == [25, 18]
    assert race.state.places() == [1, 2]


# ── 11. Seasons ──


@pytest.mark.rule("GP-11.3.1", "GP-11.1.1", "R-41")
def test_the_winner_is_handed_on_to_the_next_race():
    race = Race("9 30a lap:2 changed\n1 20a lap:2 changed", seats=2)
    race.run("race/close_race")
    assert carry_over(race.state) == {"previous_winner": 9}


@pytest.mark.rule("GP-11.2.3", "R-40")
def test_an_absent_team_gets_twice_the_average_npc():
    race = Race("9 30a lap:2 changed", seats=2)
    race.read(finished="7 17 30", flow="race/close_race")
    # 25 + 18 + 15 points for 18 NPCs: 3.2 each, twice that is 6.4.
    assert absent_points(race.state) == 6
    full = Race("9 30a lap:2 changed", seats=11)  # no NPC races
    full.run("race/close_race")
    assert absent_points(full.state) == 0


@pytest.mark.rule("GP-11.2.1", "GP-11.2.4", "GP-11.1.1")
def test_best_three_of_four():
    cup = Championship("Cup", ["X", "Y"], ["quick-grand-prix(seats=2)"] * 4, best=3)
    for x, y in ((20, 18), (11, 4), (5, 9), (0, 12)):
        cup.enter([x, y], [[1], [2]], absent=[0] if x == 0 else [])
    assert {row.entrant: row.points for row in cup.standings()} == {"X": 36, "Y": 39}
