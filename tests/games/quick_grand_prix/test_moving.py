"""G. A round: moving (QGP-31 to QGP-37)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.core.event import Event
from paddock.games.quick_grand_prix.rules.moving import IS_BLOCKED, PASSES_WITH_DRS, move_cars, passing_limit
from paddock.games.quick_grand_prix.rules.terms import SL_CARD
from tests.games.quick_grand_prix.drawing import car, drawn, name, picture
from tests.games.quick_grand_prix.rounds import any_line
from tests.position_kit import play


def moved(line: str, where: str = "Monaco 2") -> str:
    """The line after all cars have moved. Monaco’s second section: safety limit 6, no DRS."""
    state = drawn(line, where)
    move_cars(state)
    return picture(state)


@pytest.mark.rule("QGP-35", "QGP-31")
def test_qe_1_a_fast_car_passes_the_sl_card_and_then_the_car_ahead_of_it():
    state = drawn("RedA(5) SL BlueA(7) RedB(1) BlueB(1)", "Monaco 2")
    move_cars(state)
    assert picture(state) == "BlueA RedA SL RedB BlueB"
    assert state.passed[car(state, "BlueA")] == 2


@pytest.mark.rule("QGP-35", "R-16")
def test_qe_2_at_a_limit_of_7_a_speed_of_7_does_not_cross_the_sl_card():
    assert moved("RedA(5) SL BlueA(7) RedB(1) BlueB(1)", "Monaco 1") == "RedA SL BlueA RedB BlueB"


@pytest.mark.rule("QGP-35", "QGP-38")
def test_qe_3_a_gap_is_passed_like_the_sl_card_and_drifts_back():
    state = drawn("RedA(5) gap:GreenA BlueA(7) SL RedB(1) GreenB(1) BlueB(1)", "Monaco 2")
    move_cars(state)
    assert picture(state) == "BlueA RedA gap:GreenA SL RedB GreenB BlueB"
    assert state.passed[car(state, "BlueA")] == 2


@pytest.mark.rule("QGP-36", "QGP-32")
def test_qe_10_equal_speed_passes_in_a_drs_section_and_nowhere_else():
    line = "SL RedA(5) BlueA(5) RedB(1) BlueB(2)"
    assert moved(line, "Monaco 5") == "SL BlueA RedA BlueB RedB"
    state = drawn("SL RedA(5) BlueA(5) RedB(3) BlueB(2)", "Monaco 4")
    move_cars(state)
    assert picture(state) == "SL RedA BlueA RedB BlueB"
    assert list(state.face_up) == []


@pytest.mark.rule("QGP-31")
def test_a_faster_car_changes_places_and_goes_on_to_the_next_comparison():
    assert moved("SL RedA(2) BlueA(3) RedB(4) BlueB(6)") == "SL BlueB RedB BlueA RedA"


@pytest.mark.rule("QGP-32")
def test_a_car_behind_one_as_fast_stays_there():
    assert moved("SL RedA(4) BlueA(4) RedB(4) BlueB(4)") == "SL RedA BlueA RedB BlueB"


@pytest.mark.rule("QGP-32", "R-2")
def test_the_rearmost_car_climbs_first():
    # Begun at the front, Blue A would pass Red A first, and Blue B would have to pass Blue A as well.
    assert moved("SL RedA(1) BlueA(4) RedB(2) BlueB(3)") == "SL BlueA RedA BlueB RedB"
    # Begun at the front, Red B (third) would be blocked by the face-down card of Blue A and never pass anybody.
    assert moved("SL BlueB(5) RedA(1) BlueA(2) RedB(3)") == "SL BlueB RedB BlueA RedA"


@pytest.mark.rule("QGP-33")
def test_a_car_whose_card_is_face_down_is_not_passed():
    # Blue B climbs first and uses its three passes; Red A, though face up, may not touch it afterwards.
    state = drawn("RedA(6) BlueA(2) RedB(1) BlueB(5) SL", "Monaco 2")
    move_cars(state)
    assert picture(state) == "RedA BlueB BlueA RedB SL"
    # No card beside Red A: its rivals cannot pass it at any speed.
    assert moved("SL RedA BlueA(9) RedB(1) BlueB(1)") == "SL RedA BlueA RedB BlueB"


@pytest.mark.rule("QGP-34", "R-18")
def test_three_passes_are_enough_for_a_round():
    line = "SL RedA(1) BlueA(1) RedB(1) GreenA(1) BlueB(6) GreenB(1)"
    assert moved(line) == "SL RedA BlueB BlueA RedB GreenA GreenB"


@pytest.mark.rule("QGP-34", "QGP-3", "R-14")
def test_a_damaged_car_passes_one_at_most():
    assert moved("SL RedA(1) BlueA(1) RedB(1) BlueB!(6)") == "SL RedA BlueA BlueB! RedB"


@pytest.mark.rule("QGP-34", "R-18")
def test_gaps_and_the_sl_card_count_against_the_passing_limit():
    line = "RedA(1) GreenA(1) SL gap:BlueA RedB(1) BlueB(7) GreenB(1)"
    assert moved(line) == "RedA GreenA BlueB SL gap:BlueA RedB GreenB"


@pytest.mark.rule("R-18")
def test_passes_count_anew_each_round():
    state = drawn("SL RedA GreenA RedB BlueA! BlueB! GreenB", "Monaco 1")
    play(state, "drive S2-slow S1-fast", "drive S3-slow S4-fast", "drive S5-slow S6-slow")
    assert picture(state) == "SL GreenA RedA RedB GreenB BlueB! BlueA!", "Green B has passed two"
    play(state, "drive S2-slow S1-slow", "drive S3-slow S4-fast", "drive S5-slow S6-slow")
    assert picture(state) == "SL GreenA GreenB RedA RedB BlueB! BlueA!", "and two more, though three are its limit"


@pytest.mark.rule("R-18")
def test_places_lost_give_no_passes_back():
    state = drawn("SL RedA(1) BlueA(6) RedB(2) BlueB(3)", "Monaco 2")
    move_cars(state)
    # Red B climbs past nobody; Blue A passes one and is not refunded for having been passed before.
    assert {name(state, each): state.passed[each] for each in range(4)} == {
        "RedA": 0,
        "RedB": 0,
        "BlueA": 1,
        "BlueB": 1,
    }


@pytest.mark.rule("QGP-35", "R-24", "R-16")
@pytest.mark.parametrize("where", ["Monaco 4", "Interlagos 1"])
def test_at_the_limit_nobody_passes_the_sl_card_not_even_with_drs(where: str):
    limit = drawn("SL RedA BlueA RedB BlueB", where).safety_limit
    line = "RedA(1) SL BlueA({}) RedB(1) BlueB(1)"
    after = moved(line.format(limit), where)
    assert after.startswith("RedA SL BlueA")
    assert moved(line.format(limit + 1), where).startswith("BlueA RedA SL")


@pytest.mark.rule("QGP-35", "R-23")
def test_gaps_and_the_sl_card_never_pass_anything():
    assert moved("RedA(1) SL gap:BlueA RedB(1) BlueB(1)") == "RedA SL gap:BlueA RedB BlueB"


@pytest.mark.rule("R-34")
def test_a_gap_is_a_wall_for_cars_at_the_limit():
    assert moved("SL RedA(1) gap:BlueA RedB(6) BlueB(6)") == "SL RedA gap:BlueA RedB BlueB"


@pytest.mark.rule("R-3", "QGP-37")
def test_the_car_at_the_head_turns_its_card_face_down_too():
    state = drawn("RedA(7) SL BlueA(1) RedB(1) BlueB(1)", "Monaco 2")
    move_cars(state)
    assert picture(state) == "RedA SL BlueA RedB BlueB"
    assert list(state.face_up) == []


@pytest.mark.rule("R-19")
def test_the_sl_card_stays_where_it_has_drifted_in_the_next_section():
    state = drawn("SL RedA GreenA RedB GreenB", "Monaco 2")
    play(state, "drive S1-fast S2-slow", "drive S3-slow S4-slow")
    assert state.section == 2
    assert picture(state) == "RedA SL GreenA GreenB RedB"


@pytest.mark.rule("R-25", "R-26", "QGP-36")
def test_equal_cars_with_drs_pass_once_and_do_not_pass_back():
    state = drawn("SL RedA(5) BlueA(5) RedB(5) BlueB(5)", "Monaco 5")
    state.events = []
    move_cars(state)
    # Blue B passes all three, then Red B the two left to pass, then Blue A the last one; each pair changes once.
    assert picture(state) == "SL BlueB RedB BlueA RedA"
    assert [event.kind for event in state.events].count(PASSES_WITH_DRS) == 3 + 2 + 1


# ── What always holds ──


@pytest.mark.rule("QGP-37", "QGP-34", "R-18", "R-26")
@given(any_line())
def test_a_round_always_ends_with_all_cards_down_and_nobody_over_the_passing_limit(line_and_place: tuple[str, str]):
    state = drawn(*line_and_place)
    before = sorted(state.line)
    move_cars(state)
    assert list(state.face_up) == []
    assert sorted(state.line) == before
    for each in range(2 * state.game.seats):
        assert state.passed[each] <= passing_limit(state, each)


@pytest.mark.rule("R-2", "QGP-33")
@given(any_line())
def test_a_face_down_card_never_stops_a_faster_car(line_and_place: tuple[str, str]):
    state = drawn(*line_and_place)
    state.events = events = list[Event]()
    move_cars(state)
    for event in events:
        if event.kind is IS_BLOCKED:
            blocked, other = event.values
            assert state.speed[blocked] <= state.speed[other]


@pytest.mark.rule("R-23", "QGP-35")
@given(any_line())
def test_gaps_and_the_sl_card_only_drift_back_and_keep_their_order(line_and_place: tuple[str, str]):
    state = drawn(*line_and_place)
    before = [(place, slot) for place, slot in enumerate(state.line) if slot >= SL_CARD]
    move_cars(state)
    after = [(place, slot) for place, slot in enumerate(state.line) if slot >= SL_CARD]
    assert [slot for _, slot in after] == [slot for _, slot in before]
    assert all(new >= old for (new, _), (old, _) in zip(after, before, strict=True))


@pytest.mark.rule("QGP-31", "R-2")
@given(st.permutations([1, 2, 3, 4]))
def test_the_fastest_of_four_cars_always_comes_to_the_front(speeds: list[int]):
    cars = ["RedA", "BlueA", "RedB", "BlueB"]
    after = moved("SL " + " ".join(f"{each}({speed})" for each, speed in zip(cars, speeds, strict=True)))
    assert after.startswith(f"SL {cars[speeds.index(4)]}")
