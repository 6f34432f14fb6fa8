"""H. Pit stops (QGP-38 to QGP-43)."""

import pytest
from hypothesis import given

from paddock.games.quick_grand_prix.rules.damage import check_damage
from paddock.games.quick_grand_prix.rules.moving import move_cars
from paddock.games.quick_grand_prix.rules.pits import mark_gaps, return_to_track
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import GAP, SL_CARD
from tests.games.quick_grand_prix.drawing import car, cards, drawn, hands, name, picture, race_card
from tests.games.quick_grand_prix.rounds import any_line
from tests.position_kit import asked, offers, play


def finished(line: str, where: str = "Monaco 2") -> QuickState:
    """The round of this drawing played out, up to the return of the cars from the pits."""
    state = drawn(line, where)
    check_damage(state)
    mark_gaps(state)
    move_cars(state)
    return_to_track(state)
    return state


@pytest.mark.rule("QGP-39", "QGP-40")
def test_qe_4_green_comes_back_into_its_gap_which_has_drifted_to_the_third_place():
    state = finished("RedA(5) gap:GreenA! BlueA(7) SL RedB(1) GreenB(1) BlueB(1)")
    assert picture(state) == "BlueA RedA GreenA SL RedB GreenB BlueB"
    assert list(state.damaged) == []


@pytest.mark.rule("QGP-40", "R-21")
def test_qe_5_of_two_returning_cars_the_leading_one_takes_the_first_gap_not_in_front_of_it():
    state = drawn("RedA RedB GreenB gap:GreenA SL gap:BlueA BlueB", "Monaco 2")
    state.mark[car(state, "GreenA")] = 2
    state.mark[car(state, "BlueA")] = 4
    return_to_track(state)
    assert picture(state) == "RedA RedB GreenB GreenA SL BlueA BlueB"


@pytest.mark.rule("QGP-40")
def test_the_leading_car_goes_first_whichever_team_it_is_of():
    # Both gaps have drifted behind the place that Red A left; chosen first, Red A would take Blue A’s.
    state = drawn("RedB GreenA GreenB SL gap:BlueA gap:RedA BlueB", "Monaco 2")
    state.mark[car(state, "BlueA")] = 1
    state.mark[car(state, "RedA")] = 4
    return_to_track(state)
    assert picture(state) == "RedB GreenA GreenB SL BlueA RedA BlueB"


@pytest.mark.rule("QGP-40", "R-21")
def test_a_gap_in_front_of_the_place_a_car_left_is_not_for_it():
    # Green A left slot 3; the gap at slot 1 is in front of that, so both cars go to the gaps behind.
    state = drawn("RedA gap:BlueA RedB gap:GreenA SL GreenB BlueB", "Monaco 2")
    state.mark[car(state, "GreenA")] = 2
    state.mark[car(state, "BlueA")] = 3
    return_to_track(state)
    assert picture(state) == "RedA RedB GreenA SL GreenB BlueB BlueA"


@pytest.mark.rule("QGP-41")
def test_qe_6_without_a_gap_at_or_behind_it_a_car_comes_back_last():
    state = drawn("RedA gap:GreenA RedB SL GreenB", "Monaco 2")
    state.mark[car(state, "GreenA")] = 3
    return_to_track(state)
    assert picture(state) == "RedA RedB SL GreenB GreenA"


@pytest.mark.rule("QGP-41", "R-22")
def test_a_gap_that_has_drifted_to_the_end_means_the_back_of_the_line():
    state = drawn("SL RedA(1) RedB(7) gap:GreenA GreenB(7)", "Monaco 2")
    state.events = []
    mark_gaps(state)
    move_cars(state)
    assert picture(state) == "RedB SL RedA GreenB gap:GreenA"
    return_to_track(state)
    assert picture(state) == "RedB SL RedA GreenB GreenA"
    assert state.events[-1].kind.name == "returns-last"


@pytest.mark.rule("R-20", "QGP-39")
def test_the_sl_card_is_no_gap_to_return_to():
    # The gap has drifted behind the SL card; the car does not take the card’s slot.
    state = drawn("RedA RedB SL gap:GreenA GreenB", "Monaco 2")
    state.mark[car(state, "GreenA")] = 1
    return_to_track(state)
    assert picture(state) == "RedA RedB SL GreenA GreenB"


@pytest.mark.rule("R-21")
def test_a_car_in_the_pits_moves_up_when_a_rival_falls_back_past_its_gap():
    # Red A goes wide and falls behind the gap of Green A, which now is second; it returns there.
    state = finished("SL GreenB(S6-slow) RedA(S8-fast) gap:GreenA BlueA(S5-slow) RedB(S9-slow) BlueB(S7-slow)")
    assert picture(state) == "SL GreenB GreenA BlueA RedA! RedB BlueB"
    # The same in the real sequence of a section.
    laid = "SL GreenB(S6-slow) RedA(S8-fast) GreenA(S1-slow) BlueA(S5-slow) RedB(S9-slow) BlueB(S7-slow)"
    state = play(drawn(laid, "Monaco 2"), "drive S8-fast S9-slow", "drive pit S6-slow", "drive S5-slow S7-slow")
    assert picture(state) == "SL GreenB GreenA BlueA RedA! RedB BlueB"


@pytest.mark.rule("QGP-38")
def test_a_car_in_the_pits_takes_no_part_in_the_round():
    # Green A would be faster than Red A with any card; and Red B is too slow for its gap.
    state = drawn("SL RedA GreenA RedB GreenB", "Monaco 1", middle="S4 S5 S6 S8 S9")
    play(state, "drive S1-slow S2-slow", "drive pit S3-slow", "stay")
    assert picture(state) == "SL RedA GreenA RedB GreenB"
    assert race_card(state, "GreenA") == "P"


@pytest.mark.rule("QGP-43", "QGP-39")
def test_a_damaged_car_stays_damaged_until_it_stops():
    state = drawn("SL RedA GreenA! RedB GreenB", "Monaco 1")
    play(state, "drive S1-slow S2-slow", "drive S3-slow S4-slow")
    assert "GreenA!" in picture(state)
    play(state, "drive S1-slow S2-slow", "drive pit S4-slow")
    assert "GreenA!" not in picture(state)


@pytest.mark.rule("R-27")
def test_a_healthy_car_may_stop_in_any_section_and_both_cars_may_stop_at_once():
    for section in range(1, 7):
        state = drawn("SL RedA GreenA RedB GreenB", f"Monaco {section}")
        assert "drive pit S2-slow" in offers(state, "red")
        assert "drive pit pit" in offers(state, "red")


# ── QGP-42: the swap ──


@pytest.mark.rule("QGP-42", "QGP-16", "R-28")
def test_after_a_stop_one_of_the_two_cards_may_be_swapped_for_one_in_the_middle():
    full = "SL RedA RedB GreenA GreenB YellowA YellowB BlueA BlueB"
    state = drawn(full, "Monaco 1")
    play(state, "drive S1-slow S2-slow", "drive pit S4-slow", "drive S5-slow S6-slow", "drive S7-slow S8-slow")
    assert asked(state) == "green: swap-after-stop"
    assert offers(state) == ["stay", "trade S3 S9", "trade S4 S9"]
    play(state, "trade S3 S9")
    assert hands(state)["green"] == "S9 S4"
    assert cards(state, state.middle) == "S3"


@pytest.mark.rule("QGP-42", "R-28")
def test_the_swap_is_optional():
    state = drawn("SL RedA GreenA RedB GreenB", "Monaco 1")
    play(state, "drive pit S2-slow", "drive S3-slow S4-slow")
    before = hands(state)
    play(state, "stay")
    assert hands(state) == before
    assert asked(state) == "red green: speeds"


@pytest.mark.rule("QGP-42", "R-28")
def test_cars_that_stopped_swap_in_race_order_and_the_next_may_take_what_was_given():
    state = drawn("SL GreenA RedA RedB GreenB", "Monaco 1", middle="S5 S6 S7 S8 S9")
    play(state, "drive pit pit", "drive pit S4-slow")
    assert asked(state) == "green: swap-after-stop"
    play(state, "trade S3 S9")
    assert asked(state) == "red: swap-after-stop"
    assert "trade S1 S3" in offers(state)
    play(state, "trade S1 S3")
    assert asked(state) == "red: swap-after-stop"  # for Red B
    play(state, "stay")
    assert hands(state) == {"red": "S3 S2", "green": "S9 S4"}
    assert cards(state, state.middle) == "S5 S6 S7 S8 S1"


@pytest.mark.rule("R-28", "R-29")
def test_with_fewer_teams_all_left_over_cards_can_be_had():
    state = drawn("SL RedA GreenA RedB GreenB", "Monaco 1")
    play(state, "drive pit S2-slow", "drive S3-slow S4-slow")
    assert len(offers(state)) == 1 + 2 * 5


@pytest.mark.rule("R-28")
def test_after_the_last_section_nobody_is_asked_to_swap():
    state = drawn("SL RedA GreenA RedB GreenB", "Monaco 6", calendar="monaco+spa")
    play(state, "drive pit pit", "drive pit S3-slow")
    assert asked(state) != "green: swap-after-stop"
    assert state.race == 1
    state = drawn("SL RedA GreenA RedB GreenB", "Monaco 6", laps=2)
    play(state, "drive pit pit", "drive pit S3-slow")
    assert asked(state).endswith("swap-after-stop"), "with two laps the sixth section is not the last"


@pytest.mark.rule("R-21", "QGP-40", "QGP-39")
@given(any_line())
def test_every_car_comes_back_into_its_own_gap(line_and_place: tuple[str, str]):
    state = drawn(*line_and_place)
    check_damage(state)
    mark_gaps(state)
    move_cars(state)
    own_gaps = [slot - GAP if slot > SL_CARD else slot for slot in state.line]
    in_the_pits = {slot - GAP for slot in state.line if slot > SL_CARD}
    return_to_track(state)
    assert list(state.line) == own_gaps
    assert not in_the_pits & set(state.damaged)
    assert [name(state, each) for each in state.stopped] == [
        name(state, each) for each in state.line if each in in_the_pits
    ]
