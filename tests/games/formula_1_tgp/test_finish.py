"""K, L, O. Duties, places and points (TGP-84 to TGP-87, TGP-95, TGP-103 to TGP-105)."""

import pytest

from paddock.games.formula_1_tgp.rules.finish import check_duties, classify
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import DISQUALIFIED, HARD, RETIRED, SOFT, TYRES, WET
from tests.games.formula_1_tgp.scene import car, changed, move, places, play, scene, stop, told

FIELD = "red kubica 40\n green vettel 30\n green trulli 20\n red alonso 10\n yellow button 5"


def finished(drawing: str = FIELD, **used: list[int]) -> TgpState:
    state = scene(drawing, turn=8, seats=3)
    names = state.game.domains["car"]
    tyres = {names.slug(car_): "soft hard" for car_ in state.cars()}
    tyres |= {names.slug(car(state, driver)): " ".join(TYRES[tyre] for tyre in own) for driver, own in used.items()}
    return changed(state, used={name: own or "-" for name, own in tyres.items()})


@pytest.mark.rule("TGP-103", "TGP-104", "TGP-105", "R-59")
def test_ex_22_first_and_fourth_score_four_and_one():
    state = finished()
    state = changed(state, points="2 0 1")  # from the races before
    check_duties(state)
    classify(state)
    assert list(state.points) == [2 + 5, 5, 1]
    in_order = [car(state, driver) for driver in ("kubica", "vettel", "trulli", "alonso", "button")]
    assert [list(result) for result in state.results] == [in_order]


@pytest.mark.rule("R-59", "TGP-105")
def test_one_team_may_take_the_first_two_places():
    state = finished("red kubica 40\n red vettel 30\n green trulli 20\n green alonso 10\n yellow button 1")
    check_duties(state)
    classify(state)
    assert list(state.points) == [7, 3, 0]


@pytest.mark.rule("TGP-84", "TGP-86", "R-58")
@pytest.mark.parametrize("tyres", [[SOFT], [HARD]])
def test_who_has_used_one_compound_only_is_disqualified_and_the_others_move_up(tyres: list[int]):
    state = finished(kubica=tyres)
    check_duties(state)
    classify(state)
    assert state.status[car(state, "kubica")] == DISQUALIFIED
    assert list(state.points) == [2, 7, 1]
    assert "one-compound" in told(state)


@pytest.mark.rule("TGP-87")
def test_rain_lifts_the_duty():
    state = finished(kubica=[WET])
    state = changed(state, wet="1")
    check_duties(state)
    assert places(state)["kubica"] == 40


@pytest.mark.rule("TGP-95")
def test_without_a_die_token_at_the_end_a_driver_is_disqualified():
    state = finished()
    state = changed(state, rolled={"green-1": 0})
    check_duties(state)
    assert "vettel" not in places(state)
    assert "no-event-roll" in told(state)


@pytest.mark.rule("R-57", "R-58")
def test_retired_cars_have_no_duties_and_fewer_than_four_cars_score_fewer_points():
    state = finished("red kubica 40\n green vettel 30\n yellow button 5", kubica=[])
    state = changed(state, status={"red-1": "retired"})
    check_duties(state)
    classify(state)
    assert state.status[car(state, "kubica")] == RETIRED
    assert list(state.points) == [0, 4, 3]


@pytest.mark.rule("TGP-84", "TGP-85")
def test_a_compound_counts_once_a_turn_was_driven_on_it_and_a_second_set_of_it_changes_nothing():
    state = scene("red kubica 40 fuel 2 soft 4\n green vettel 80", turn=6)
    kubica = car(state, "kubica")
    assert list(state.used[kubica]) == []
    move(state, "kubica")
    assert list(state.used[kubica]) == [SOFT]
    play(stop(state, "kubica"), "stop", "service 3 soft")
    move(state, "kubica")
    assert list(state.used[kubica]) == [SOFT]
    play(stop(state, "kubica"), "stop", "service 3 hard")
    assert list(state.used[kubica]) == [SOFT]  # fitted, but not driven on yet
    state = changed(state, turn=state.turns)
    move(state, "kubica")  # the last turn is one too
    assert list(state.used[kubica]) == [SOFT, HARD]
