"""E. A round: choosing speeds (QGP-24 to QGP-27)."""

import pytest

from paddock.core.position import write_position
from paddock.core.table import Table
from paddock.core.view import view
from paddock.games.quick_grand_prix.rules.speeds import reveal_speeds
from tests.games.quick_grand_prix.drawing import car, drawn, hands, picture, race_card
from tests.position_kit import asked, offers, play

FOUR = "SL RedA GreenA RedB GreenB"  # Red holds S1 (1/4) and S2 (2/3), Green S3 (2/4) and S4 (3/4)


@pytest.mark.rule("QGP-24", "QGP-25", "QGP-26", "R-35", "R-27")
def test_seventeen_programmes_eight_with_both_cars_eight_with_one_stop_and_one_with_two():
    programmes = offers(drawn(FOUR), "red")
    words = [programme.split()[1:] for programme in programmes]
    assert len(set(programmes)) == 17
    assert sum("pit" not in pair for pair in words) == 8
    assert sum(pair.count("pit") == 1 for pair in words) == 8
    assert ["pit", "pit"] in words
    assert all(a[:2] != b[:2] for a, b in words if "pit" not in (a, b)), "two cars, two cards"


@pytest.mark.rule("QGP-24")
def test_cards_are_not_used_up_and_serve_either_car_in_every_section():
    state = drawn(FOUR, "Monaco 1")
    play(state, "drive S1-slow S2-slow", "drive S3-slow S4-slow")
    assert hands(state) == {"red": "S1 S2", "green": "S3 S4"}
    play(state, "drive S2-fast S1-fast", "drive S4-slow S3-slow")
    assert hands(state) == {"red": "S1 S2", "green": "S3 S4"}


@pytest.mark.rule("QGP-25")
def test_choices_are_secret_until_everybody_has_chosen_and_then_revealed_together():
    state = drawn(FOUR)
    before = write_position(view(state, 1).state)
    play(state, "drive S1-fast S2-slow")
    assert asked(state) == "green: speeds"
    seen = write_position(view(state, 1).state)
    assert seen == before + "answer red: ?\n"
    play(state, "drive S3-slow S4-slow")
    assert [race_card(state, each) for each in ("RedA", "RedB")] == ["7", "4"]


@pytest.mark.rule("QGP-25")
def test_a_choice_may_be_changed_until_the_last_seat_has_chosen():
    state = drawn(FOUR)
    drive = state.game.actions.parse
    state.choose(0, drive("drive S1-fast S2-slow").code)
    state.choose(0, drive("drive S1-slow S2-slow").code)
    state.choose(1, drive("drive S3-slow S4-slow").code)
    assert race_card(state, "RedA") == "4"


@pytest.mark.rule("QGP-26", "QGP-38")
def test_a_stopping_car_leaves_a_gap_in_its_place():
    state = drawn("SL RedA(S1-slow) GreenA(S3-slow) RedB(S2-slow) GreenB")
    state.plan[car(state, "GreenB")] = 0
    reveal_speeds(state)
    assert picture(state) == "SL RedA GreenA RedB gap:GreenB"


@pytest.mark.rule("QGP-27")
def test_qe_9_power_3_and_an_end_of_4_make_7_and_a_stop_is_written_as_p():
    state = drawn(FOUR)
    play(state, "drive S1-fast pit", "drive S3-slow S4-slow")
    assert race_card(state, "RedA") == "7"
    assert race_card(state, "RedB") == "P"


@pytest.mark.rule("QGP-27", "QGP-3")
def test_a_damaged_car_drives_at_the_number_of_its_card():
    state = drawn("SL RedA! GreenA RedB GreenB")
    play(state, "drive S1-fast S2-slow", "drive S3-slow S4-slow")
    assert race_card(state, "RedA") == "4"


@pytest.mark.rule("QGP-27", "R-14", "QGP-23")
def test_the_race_card_keeps_the_total_with_which_a_car_went_wide():
    # Green A, 4 + 5 = 9 at a limit of 7, between dice 6 and 6.
    state = drawn("SL RedA(S2-slow) GreenA(S8-fast) RedB(S4-slow) GreenB(S7-slow)")
    play(state, "drive S2-slow S4-slow", "drive S8-fast S7-slow")
    assert picture(state) == "SL RedA RedB GreenA! GreenB"  # two back, and past Green B at 5 again
    assert race_card(state, "GreenA") == "9"
    assert race_card(state, "RedA") == "5"


@pytest.mark.rule("QGP-5", "QGP-36")
def test_the_sl_card_is_turned_to_its_drs_side_in_drs_sections_only():
    for section, has_drs in enumerate([False, False, False, False, True, False], 1):
        state = drawn(FOUR, f"Monaco {section}")
        assert state.is_drs is has_drs
    table = Table(drawn(FOUR, "Monaco 4").game, state=drawn(FOUR, "Monaco 4"))
    table.play("drive S1-slow S2-slow", 0)
    told = [event.kind.name for event in table.play("drive S3-slow S4-slow", 1)]
    assert told[-2:] == ["section-begins", "drs-section"]


def test_the_default_keeps_both_cars_running_as_fast_as_the_limit_allows():
    state = drawn(FOUR, "Monaco 1")  # limit 7; Red A +3, Red B +2
    default = state.game.actions.text(state.kind.default(state, 0))
    assert default == "drive S1-fast S2-fast"  # 7 and 5
    default = state.game.actions.text(state.kind.default(state, 1))
    assert default == "drive S4-slow S3-fast"  # Green A +4, Green B +2: 7 and 6
    state = drawn(FOUR, "Monaco 3")  # limit 5
    default = state.game.actions.text(state.kind.default(state, 0))
    assert default == "drive S1-slow S2-fast"  # 4 and 5
    default = state.game.actions.text(state.kind.default(state, 1))
    assert default == "drive S3-slow S4-slow"  # Green A, +4, cannot but be over: 6 is the least; Green B 5


@pytest.mark.rule("QGP-24", "QGP-25", "R-35")
def test_why_not_names_the_rule():
    table = Table(drawn(FOUR).game, state=drawn(FOUR))
    said = {
        action: (reason.rule, table.texts.reason(reason))
        for action in ("drive S9-slow S1-slow", "drive S1-slow S1-fast")
        if (reason := table.why_not(action, 0))
    }
    assert said == {
        "drive S9-slow S1-slow": ("QGP-24", "S9 (2/6) is not in this team’s hand."),
        "drive S1-slow S1-fast": (
            "QGP-25",
            "Each car needs a speed card of its own: one card cannot serve both cars in the same section.",
        ),
    }
