"""F. A round: damage (QGP-28 to QGP-30)."""

import pytest
from hypothesis import given

from paddock.core.names import NONE
from paddock.core.texts import Texts
from paddock.games.quick_grand_prix.rules.damage import beside, cars_to_check, check_damage, die_of
from paddock.games.quick_grand_prix.rules.moving import move_cars, passing_limit
from paddock.games.quick_grand_prix.rules.speeds import power
from paddock.games.quick_grand_prix.rules.state import QuickState
from tests.games.quick_grand_prix.drawing import car, drawn, name, picture
from tests.games.quick_grand_prix.rounds import any_line

# Monaco: difficulty 6. Section 2 has a safety limit of 6, section 1 of 7, section 3 of 5.
# Dice: S1 3, S2 6, S3 5, S4 6, S5 3, S6 4, S7 1, S8 5, S9 2.


def checked(line: str, where: str = "Monaco 2", **options: str) -> str:
    state = drawn(line, where, **options)
    check_damage(state)
    return picture(state)


def who_checks(line: str, where: str = "Monaco 2") -> list[str]:
    state = drawn(line, where)
    return [name(state, each) for each in cars_to_check(state)]


@pytest.mark.rule("QGP-29", "QGP-30")
def test_qe_11_a_total_of_8_at_a_limit_of_6_between_dice_4_and_3_drops_two_places_and_is_damaged():
    state = drawn("SL GreenB(S6-slow) RedA(S8-fast) GreenA(S5-slow) RedB(S3-slow)", "Monaco 2")
    red_a = car(state, "RedA")
    assert (state.speed[red_a], dice_beside(state, red_a)) == (8, (4, 3))
    check_damage(state)
    assert picture(state) == "SL GreenB GreenA RedB RedA!"
    assert (power(state, red_a), passing_limit(state, red_a)) == (0, 1)


@pytest.mark.rule("QGP-28")
def test_only_the_highest_total_is_checked_though_others_are_over_the_limit_too():
    # Totals: Green A 8, Red A 7, both over 6.
    assert who_checks("SL GreenA(S3-fast) RedA(S1-fast) GreenB(S2-slow) RedB(S7-slow)") == ["GreenA"]


@pytest.mark.rule("QGP-28", "R-12")
def test_all_cars_that_share_the_highest_total_are_checked():
    # Red A 3 + 5, Green A 4 + 4.
    assert who_checks("SL GreenA(S3-fast) GreenB(S2-slow) RedA(S8-fast) RedB(S7-slow)") == ["GreenA", "RedA"]


@pytest.mark.rule("QGP-28", "R-16")
def test_nobody_is_checked_at_the_limit():
    # Red A 3 + 4 = 7 is the highest.
    line = "SL RedA(S1-fast) GreenA(S2-slow) GreenB(S5-slow) RedB(S7-slow)"
    assert who_checks(line, "Monaco 1") == []
    assert who_checks(line, "Monaco 2") == ["RedA"]


@pytest.mark.rule("QGP-28", "QGP-38")
def test_a_car_in_the_pits_is_not_checked_and_nobody_is_if_all_are_there():
    assert who_checks("SL gap:GreenA RedA(S8-fast) GreenB(S2-slow) RedB(S7-slow)") == ["RedA"]
    assert who_checks("SL gap:GreenA gap:RedA gap:GreenB gap:RedB") == []


@pytest.mark.rule("QGP-29", "R-16")
def test_dice_equal_to_the_difficulty_do_no_harm():
    # Dice 3 and 3 beside Red A.
    assert checked("SL GreenB(S1-slow) RedA(S8-fast) GreenA(S5-slow) RedB(S3-slow)") == "SL GreenB RedA GreenA RedB"


@pytest.mark.rule("R-17", "QGP-6", "QGP-29")
def test_the_lower_the_difficulty_the_more_dangerous():
    # Dice 4 + 3 = 7: too much for Monaco (6), not for Silverstone (7) or Monza (8); all at a limit of 6.
    line = "SL GreenB(S6-slow) RedA(S8-fast) GreenA(S5-slow) RedB(S3-slow)"
    assert "RedA!" in checked(line, "Monaco 2")
    assert "RedA!" not in checked(line, "Silverstone 3")
    assert "RedA!" not in checked(line, "Monza 2")
    # Dice 5 + 3 = 8: too much for Silverstone, not for Monza.
    line = "SL GreenB(S3-slow) RedA(S8-fast) GreenA(S5-slow) RedB(S6-slow)"
    assert "RedA!" in checked(line, "Silverstone 3")
    assert "RedA!" not in checked(line, "Monza 2")


@pytest.mark.rule("QGP-30", "R-13")
def test_gaps_and_the_sl_card_count_as_positions_when_dropping_back():
    # Green A 4 + 5 = 9, three over the limit: past the SL card, a gap and one car.
    line = "RedA(S2-slow) GreenA(S8-fast) SL gap:RedB BlueA(S3-slow) GreenB(S5-slow) BlueB(S9-slow)"
    assert checked(line) == "RedA SL gap:RedB BlueA GreenA! GreenB BlueB"


@pytest.mark.rule("R-13")
def test_nobody_drops_beyond_the_last_slot():
    line = "SL GreenB(S4-slow) GreenA(S8-fast) RedA(S3-slow) RedB(S1-slow)"  # 9 at a limit of 5: four places, two left
    assert checked(line, "Monaco 3") == "SL GreenB RedA RedB GreenA!"


@pytest.mark.rule("R-11")
def test_checks_look_at_the_line_as_revealed_though_a_car_drops_back_meanwhile():
    # Red A and Green A share the highest total, 8. Red A goes wide (6 + 2); Green A stands between dice 2 and 3 and is
    # safe. Had Red A dropped behind it before its check, there would be 2 and 5.
    line = "SL RedB(S2-slow) RedA(S8-fast) GreenB(S9-slow) GreenA(S1-fast) BlueA(S5-slow) BlueB(S6-slow)"
    assert checked(line) == "SL RedB GreenB GreenA RedA! BlueA BlueB"


@pytest.mark.rule("R-11", "QGP-30")
def test_damage_comes_before_movement():
    # Red A would pass everybody at 8; it goes wide first, and moves on at 5 with one pass.
    state = drawn("SL GreenB(S6-slow) RedA(S8-fast) GreenA(S5-slow) RedB(S3-slow)", "Monaco 2")
    check_damage(state)
    move_cars(state)
    assert picture(state) == "SL GreenA GreenB RedA! RedB"


@pytest.mark.rule("R-12")
def test_cars_that_fail_together_drop_rearmost_first_and_keep_their_order():
    # Both 9 at a limit of 8: one place each. Dropped front first, Red A would end where it was.
    line = "SL YellowB(S2-slow) RedA(S9-fast) BlueA(S7-fast) YellowA(S4-slow) RedB(S3-slow) BlueB(S1-slow)"
    assert checked(line, "Monaco 5") == "SL YellowB YellowA RedA! BlueA! RedB BlueB"


@pytest.mark.rule("R-12", "R-13")
def test_where_the_line_ends_too_early_for_the_rear_one_the_other_still_drops_its_full_number():
    # Two places each, but only one slot behind Blue A.
    line = "SL RedB(S2-slow) BlueB(S4-slow) RedA(S8-fast) BlueA(S6-fast) YellowA(S3-slow) YellowB(S1-slow)"
    assert checked(line) == "SL RedB BlueB YellowA YellowB RedA! BlueA!"
    line = "SL RedB(S2-slow) YellowB(S1-slow) BlueB(S4-slow) RedA(S8-fast) BlueA(S6-fast) YellowA(S3-slow)"
    assert checked(line) == "SL RedB YellowB BlueB YellowA BlueA! RedA!"


@pytest.mark.rule("R-14", "QGP-30")
def test_a_car_that_goes_wide_moves_on_at_its_card_alone_with_one_pass():
    state = drawn("SL GreenB(S6-slow) RedA(S8-fast) GreenA(S5-slow) RedB(S3-slow)", "Monaco 2")
    check_damage(state)
    red_a = car(state, "RedA")
    assert state.speed[red_a] == 5
    assert red_a in state.face_up
    move_cars(state)
    assert state.passed[red_a] == 1


@pytest.mark.rule("R-15")
def test_a_damaged_car_checks_like_any_other_and_loses_only_places():
    # 0 + 6 at a limit of 5, between dice 6 and 5.
    state = drawn("SL RedA(S2-slow) GreenA!(S9-fast) RedB(S3-slow) GreenB(S1-slow)", "Monaco 3")
    state.events = []
    check_damage(state)
    assert picture(state) == "SL RedA RedB GreenA! GreenB"
    assert [event.kind.name for event in state.events] == ["fastest", "goes-wide", "drops-back"]
    assert list(state.damaged) == [car(state, "GreenA")]


@pytest.mark.rule("QGP-30", "R-12", "R-13", "R-14")
def test_a_car_that_goes_wide_is_told_with_the_place_where_it_lands_and_the_speed_it_drives_on_at():
    state = drawn("SL RedA(S2-slow) GreenA!(S9-fast) RedB(S3-slow) GreenB(S1-slow)", "Monaco 3")
    state.events = []
    check_damage(state)
    [lands] = [event for event in state.events if event.kind.name == "drops-back"]
    told = dict(zip([name for name, _ in lands.kind.arguments], lands.values, strict=True))
    assert told == {"car": car(state, "GreenA"), "place": 3, "speed": 6, "at": 4}
    assert state.line[told["at"] - 1] == car(state, "GreenA")


# ── R-10: which two dice, in the four readings ──

ROW = "RedA(S2-slow) SL GreenA(S3-fast) gap:RedB GreenB(S6-slow)"  # dice 6, 5, 4; the spare cards include S4 (6)


def dice_beside(state: QuickState, number: int) -> tuple[int, int]:
    ahead, behind = beside(state, number)
    return die_of(state, ahead), die_of(state, behind)


def dice(line: str, who: str, reading: str, where: str = "Monaco 2", middle: str = "") -> tuple[int, int]:
    state = drawn(line, where, middle, missing_die=reading)
    return dice_beside(state, car(state, who))


@pytest.mark.rule("R-10", "QGP-29")
def test_nearest_looks_past_gaps_and_the_sl_card_and_counts_nothing_beyond_the_ends():
    assert dice(ROW, "GreenA", "nearest") == (6, 4)
    assert dice(ROW, "RedA", "nearest") == (0, 5)
    assert dice(ROW, "GreenB", "nearest") == (5, 0)


@pytest.mark.rule("R-10")
def test_zero_counts_only_the_slots_right_beside():
    assert dice(ROW, "GreenA", "zero") == (0, 0)
    assert dice("RedA(S2-slow) GreenA(S3-fast) SL gap:RedB GreenB(S6-slow)", "GreenA", "zero") == (6, 0)
    assert dice("SL RedA(S2-slow) GreenA(S3-fast) gap:RedB GreenB(S6-slow)", "RedA", "zero") == (0, 5)
    assert dice("SL RedA(S2-slow) GreenA(S3-fast) gap:RedB GreenB(S6-slow)", "GreenB", "zero") == (0, 0)


@pytest.mark.rule("R-10")
def test_loop_makes_a_ring_of_the_row():
    assert dice(ROW, "GreenA", "loop") == (6, 4)
    assert dice(ROW, "RedA", "loop") == (4, 5)
    assert dice(ROW, "GreenB", "loop") == (5, 6)
    two = "RedA(S2-slow) SL GreenA(S3-fast) gap:RedB gap:GreenB"
    assert dice(two, "RedA", "loop") == (5, 5)
    alone = "gap:RedA SL GreenA(S3-fast) gap:RedB gap:GreenB"
    assert dice(alone, "GreenA", "loop") == (0, 0)


@pytest.mark.rule("R-10", "R-29")
def test_spare_lets_the_middle_card_count_beyond_the_ends_the_highest_if_there_are_several():
    full = "SL RedA(S1-slow) RedB(S2-slow) GreenA(S3-slow) GreenB(S4-slow) YellowA(S5-slow) YellowB(S6-slow)"
    full += " BlueA(S7-slow) BlueB(S8-slow)"
    assert dice(full, "RedA", "spare") == (2, 6)  # S9 is left: die 2
    assert dice(full, "BlueB", "spare") == (1, 2)
    assert dice(full, "RedB", "spare") == (3, 5)
    assert dice(ROW, "RedA", "spare", middle="S7 S9 S1 S5 S8") == (5, 5)  # dice 1, 2, 3, 3 and 5 lie there
    assert dice(ROW, "GreenB", "spare", middle="S7 S9 S1 S5 S4") == (5, 6)


@pytest.mark.rule("R-10")
@given(any_line())
def test_by_the_default_reading_the_first_and_the_last_card_of_the_row_are_safe(line_and_place: tuple[str, str]):
    state = drawn(*line_and_place)
    row = [slot for slot in state.line if slot in state.face_up]
    healthy = set(state.damaged)
    ends = {row[0], row[-1]} if row else set()
    check_damage(state)
    assert not ends & (set(state.damaged) - healthy)


@pytest.mark.rule("QGP-30", "R-12", "R-13")
@given(any_line())
def test_only_the_fastest_drop_and_by_the_excess_over_the_limit(line_and_place: tuple[str, str]):
    state = drawn(*line_and_place)
    before = list(state.line)
    fastest = cars_to_check(state)
    drops = {each: state.speed[each] - state.safety_limit for each in fastest}
    check_damage(state)
    others = [slot for slot in before if slot not in fastest]
    assert [slot for slot in state.line if slot not in fastest] == others
    if len(fastest) == 1:
        place = before.index(fastest[0])
        assert list(state.line).index(fastest[0]) in (place, min(place + drops[fastest[0]], len(before) - 1))


@pytest.mark.rule("QGP-29", "R-10")
@pytest.mark.parametrize(
    ("line", "kind", "ahead", "behind"),
    [
        ("SL GreenB(S6-slow) RedA(S8-fast) GreenA(S5-slow) RedB(S3-slow)", "goes-wide", "GreenB", "GreenA"),
        ("SL GreenB(S6-slow) gap:RedB RedA(S8-fast) GreenA(S5-slow)", "goes-wide", "GreenB", "GreenA"),
        ("RedA(S8-fast) SL GreenA(S5-slow) GreenB(S6-slow) RedB(S3-slow)", "holds", "", "GreenA"),
    ],
)
def test_it_is_told_whose_two_dice_counted(line: str, kind: str, ahead: str, behind: str):
    state = drawn(line, "Monaco 2")
    state.events = []
    check_damage(state)
    [checked] = [event for event in state.events if event.kind.name == kind]
    told = dict(zip([name for name, _ in checked.kind.arguments], checked.values, strict=True))
    assert told["ahead"] == (car(state, ahead) if ahead else NONE)
    assert told["behind"] == car(state, behind)
    sentence = Texts(state.game).event(checked)
    title = state.game.domains["car"].title
    assert f"behind {title(car(state, behind))}" in sentence
