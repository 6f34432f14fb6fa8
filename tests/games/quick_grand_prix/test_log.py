"""The log: everything that happens is told, in words, to those who may know it."""

import pytest

from paddock.core.event import Event
from paddock.core.names import EVERYBODY
from paddock.core.texts import Texts
from paddock.games import game
from paddock.games.quick_grand_prix.rules.state import QuickState
from tests.games.quick_grand_prix.drawing import drawn, start
from tests.position_kit import play


def told(state: QuickState, *answers: str) -> list[str]:
    """What is told while these answers are given; what only one seat hears begins with its name."""
    state.events = []
    play(state, *answers)
    texts = Texts(state.game)
    return [
        ("" if event.audience == EVERYBODY else f"{state.game.seat_name(event.audience)}: ") + texts.event(event)
        for event in state.events
    ]


@pytest.mark.rule("QGP-11", "QGP-12", "QGP-13", "QGP-14", "QGP-15", "QGP-16", "R-7")
def test_a_draft_is_told():
    deal = ["first green", "deal S1", "deal S2", "turn S3"]
    answers = ["discard", "swap S3", "deal S4", "keep", "take S7", "swap S1", "take S9"]
    assert told(start(2), *deal, *answers) == [
        "Green is dealt the first card.",
        "Green is dealt a card face down.",
        "Green: Dealt: S1 (1/4).",
        "Red is dealt a card face down.",
        "Red: Dealt: S2 (2/3).",
        "S3 (2/4) is turned face up in the middle.",
        "Green discards S1 (1/4).",
        "Red gives S2 (2/3) and takes S3 (2/4) from the middle.",
        "Green is dealt a second card.",
        "Green: Dealt: S4 (3/4).",
        "Green keeps the second card.",
        "The other 5 cards are laid face up in the middle.",
        "Green takes S7 (1/6).",
        "Red gives S3 (2/4) and takes S1 (1/4) before choosing a second card.",
        "Red takes S9 (2/6).",
        "5 cards stay in the middle for swaps after pit stops.",
        "Green shows S4 (3/4).",
        "Green holds the back-of-the-grid card: one car starts last.",
    ]


@pytest.mark.rule("QGP-12", "QGP-13")
def test_a_kept_card_and_a_swap_of_the_second_card_are_told():
    deal = ["first red", "deal S1", "deal S2", "turn S3"]
    assert told(start(2), *deal, "keep", "discard", "deal S4", "swap S3")[6:] == [
        "Red keeps the card.",
        "Green discards S2 (2/3).",
        "Green is dealt a second card.",
        "Green: Dealt: S4 (3/4).",
        "Green gives S4 (3/4) and takes S3 (2/4) from the middle.",
        "The other 5 cards are laid face up in the middle.",
    ]


@pytest.mark.rule("QGP-8")
def test_every_race_is_announced_and_the_first_too():
    begun: list[Event] = []
    described = game("quick-grand-prix", seats=2, calendar="monaco+spa")
    described.start(begun)
    assert [Texts(described).event(event) for event in begun] == ["Race 1: Monaco."]
    last_section = drawn("SL RedA GreenA RedB GreenB", "Monaco 6", calendar="monaco+spa")
    assert "Race 2: Spa." in told(last_section, "drive S1-slow S2-slow", "drive S3-slow S4-slow")


@pytest.mark.rule("QGP-18", "QGP-21", "QGP-22", "QGP-10")
def test_a_grid_is_told():
    state = play(start(2), "first green", "deal S4", "deal S1", "turn S3", "keep", "keep", "take S7", "take S9")
    assert told(state, "ahead B", "ahead A") == [
        "Green puts Green B ahead.",
        "Red puts Red A ahead.",
        "Red A starts from place 1.",
        "Green B starts from place 2.",
        "Red B starts from place 3.",
        "Green A starts from place 4.",
        "The SL card lies ahead of the field; the first safety limit is 7.",
        "Section 1: safety limit 7.",
    ]


@pytest.mark.rule("QGP-28", "QGP-29", "QGP-30", "QGP-31", "QGP-32", "QGP-33", "QGP-37")
def test_a_round_with_damage_is_told():
    state = drawn("SL RedB(S2-slow) GreenA!(S1-slow) RedA(S8-fast) GreenB(S6-slow)", "Monaco 4")
    assert told(state, "drive S8-fast S2-slow", "drive S1-slow S6-slow") == [
        "Red B drives S2 at 2: total 4.",
        "Green A drives S1 at 1: total 1.",
        "Red A drives S8 at 5: total 8.",
        "Green B drives S6 at 3: total 5.",
        "Red A is fastest with 8, over the limit of 6, and must check.",
        "Red A goes wide: the dice beside it (ahead Green A, behind Green B) make 7, above 6; "
        "it must drop back 2 places.",
        "Red A drops back to place 4 and drives on at 5.",
        "Red A is damaged: no engine power and one pass a section until a pit stop.",
        "Red A is held up behind Green B.",
        "Green B passes Green A.",
        "Green B passes Red B.",
        "Green B is held up behind the SL card.",
        "Green A is held up behind Red B.",
        "Red B is stuck behind Green B, whose card is face down.",
        "All speed cards are face down: section 4 is run.",
        "Section 5: safety limit 8.",
        "DRS is open in section 5: a car passes a car at equal speed too.",
    ]


@pytest.mark.rule("QGP-26", "QGP-34", "QGP-35", "QGP-36", "QGP-39", "QGP-42", "R-31")
def test_a_round_with_drs_a_gap_and_a_stop_is_told():
    # Silverstone’s fourth section: limit 7, DRS, difficulty 7.
    line = "RedB(S4-slow) SL GreenA RedA(S1-slow) GreenB(S8-slow)"
    state = drawn(line, "Silverstone 4", middle="S2 S3 S5 S6 S7")
    assert told(state, "drive S4-fast S1-slow", "drive pit S8-fast", "trade S8 S2") == [
        "Red B drives S1 at 1: total 3.",
        "Green A turns into the pits and leaves a gap.",
        "Red A drives S4 at 4: total 7.",
        "Green B drives S8 at 5: total 7.",
        "Green B passes Red A with DRS.",
        "Green B is held up behind the gap of Green A.",
        "Red A is stuck behind Green B, whose card is face down.",
        "All speed cards are face down: section 4 is run.",
        "Green A returns from the pits in place 2.",
        "Green gives S8 (4/5) and takes S2 (2/3) in the pits.",
        "Section 5: safety limit 7.",
    ]


@pytest.mark.rule("QGP-29", "QGP-34", "QGP-35", "R-31")
def test_a_round_with_a_car_that_holds_the_road_and_uses_up_its_passes_is_told():
    # Monaco’s third section: limit 5. Green B, 2 + 6 = 8, stands between dice 3 and nothing.
    line = "RedB(S1-slow) SL GreenA(S2-slow) RedA(S5-slow) GreenB(S9-slow)"
    state = drawn(line, "Monaco 3", leader_bonus=True)
    assert told(state, "drive S5-slow S1-slow", "drive S2-slow S9-fast")[4:] == [
        "Green B is fastest with 8, over the limit of 5, and must check.",
        "Green B holds the road: the dice beside it (ahead Red A, behind –) make 3, not above 6.",
        "Green B passes Red A.",
        "Green B passes Green A.",
        "Green B passes the SL card.",
        "Green B has used all 3 passes.",
        "Red A is held up behind Green A.",
        "Green A passes the SL card.",
        "Green A is stuck behind Green B, whose card is face down.",
        "All speed cards are face down: section 3 is run.",
        "Red B leads after the third section: 1 bonus point.",
        "Section 4: safety limit 6.",
    ]


@pytest.mark.rule("QGP-41", "QGP-39", "QGP-44", "QGP-9")
def test_the_end_of_a_race_and_of_the_season_is_told():
    state = drawn("SL GreenB RedB RedA! GreenA!", "Monaco 6", middle="S3 S4 S5 S7 S9")
    assert told(state, "drive S2-slow S1-slow", "drive pit S6-slow")[5:] == [
        "Red B is held up behind Green B.",
        "Green B is held up behind the SL card.",
        "All speed cards are face down: section 6 is run.",
        "Green A returns from the pits at the back of the line.",
        "Green A is repaired.",
        "Green B finishes in place 1: 10 points.",
        "Red B finishes in place 2: 8 points.",
        "Red A finishes in place 3: 6 points.",
        "Green A finishes in place 4: 5 points.",
        "Red scores 14 points in this race, 14 in the season.",
        "Green scores 15 points in this race, 15 in the season.",
        "Green wins the season with 15 points.",
    ]
