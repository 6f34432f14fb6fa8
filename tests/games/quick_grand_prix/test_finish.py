"""I. The end of a race (QGP-44)."""

import pytest

from paddock.core.rng import Rng
from tests.games.quick_grand_prix.drawing import drawn, name, picture, start
from tests.position_kit import play, play_on

SLOW = ["drive S1-slow S2-slow", "drive S3-slow S4-slow"]
FOUR_TEAMS = "RedA GreenB SL YellowA BlueA RedB YellowB GreenA BlueB"


@pytest.mark.rule("QGP-44", "R-30", "R-31")
def test_cars_score_by_their_place_in_the_line_and_a_team_what_its_two_cars_score():
    answers = ["drive pit pit"] * 4  # everybody returns where it was
    state = drawn(FOUR_TEAMS, "Monaco 6", calendar="monaco")
    state.events = []
    play(state, *answers)
    told = {name(state, e.values[0]): tuple(e.values[1:]) for e in state.events if e.kind.name == "finishes"}
    assert told == {
        "RedA": (1, 10),
        "GreenB": (2, 8),
        "YellowA": (3, 6),
        "BlueA": (4, 5),
        "RedB": (5, 4),
        "YellowB": (6, 3),
        "GreenA": (7, 2),
        "BlueB": (8, 1),
    }
    assert list(state.points) == [14, 10, 9, 6]
    assert [tuple(e.values) for e in state.events if e.kind.name == "scores"] == [
        (0, 14, 14, 1),
        (1, 10, 10, 2),
        (2, 9, 9, 3),
        (3, 6, 6, 4),
    ]


@pytest.mark.rule("QGP-44")
def test_the_result_is_the_order_of_the_cars_without_the_sl_card():
    state = play(drawn("SL RedA GreenA RedB GreenB", "Monaco 6"), *SLOW)
    assert state.over
    assert [name(state, car) for car in state.results[0]] == ["GreenB", "RedA", "RedB", "GreenA"]
    assert picture(state) == "SL GreenB RedA RedB GreenA!"


@pytest.mark.rule("R-30", "R-29")
def test_with_two_teams_the_four_places_score_from_the_top():
    state = play(drawn("RedA GreenA SL GreenB RedB", "Monaco 6"), "drive pit pit", "drive pit pit")
    assert list(state.points) == [10 + 5, 8 + 6]


@pytest.mark.rule("R-31")
def test_the_leader_bonus_is_off_unless_chosen():
    state = play(drawn("SL RedA GreenA RedB GreenB", "Monaco 3"), *SLOW)
    assert list(state.points) == [0, 0]


@pytest.mark.rule("R-31")
def test_the_leader_bonus_goes_to_the_car_that_leads_after_the_third_section_and_to_no_other():
    line = "SL GreenA RedA RedB GreenB"
    for section, points in enumerate([0, 0, 1, 0, 0], 1):
        state = play(drawn(line, f"Monaco {section}", leader_bonus=True), "drive pit pit", "drive pit pit")
        play(state, *["stay"] * 4)
        assert list(state.points) == [0, points]
    state = play_on(start(2, calendar="monaco", laps=3, leader_bonus=True), Rng(1))
    assert sum(state.points) == 10 + 8 + 6 + 5 + 1, "once in a race, though it has three laps"


@pytest.mark.rule("R-19", "QGP-22")
def test_a_new_race_begins_with_the_sl_card_in_front_again():
    state = play(drawn("RedA GreenA RedB GreenB SL", "Monaco 6", calendar="monaco+spa"), *SLOW)
    play_on(state, Rng(1), "speeds")
    assert state.race == 1
    assert picture(state).startswith("SL ")
