"""The kit for tests of rules, tried on the smallest game of the house."""

from typing import Any

import pytest

from paddock.core.errors import BadPosition
from paddock.games import game
from paddock.games.quick_grand_prix.rules.state import QuickState
from tests.position_kit import asked, changed, events, happens, offers, play, play_by_default, refusal, situation, told

RACE = """
    order: red green          # a remark
    pile: -
    middle: …
    line: SL red-a green-a red-b green-b
    flow: season/race race/section section/choose_speeds
"""
HANDS = "S1 S2 | S3 S4"


def race(**facts: Any) -> QuickState:
    state = situation(game("quick-grand-prix", seats=2), RACE, **({"hand": HANDS} | facts))
    assert isinstance(state, QuickState)
    return state


def test_facts_are_written_over_the_beginning_of_a_game_and_read_as_a_position():
    state = race()
    assert asked(state) == "red green: speeds"
    with pytest.raises(BadPosition, match="every seat must hold two cards here"):
        race(hand="S1 | S3 S4")


def test_the_rest_of_a_pool_and_the_rest_of_a_list_are_written_as_three_dots():
    state = race(points="3 …")
    assert list(state.middle) == [4, 5, 6, 7, 8]
    assert list(state.points) == [3, 0]


def test_single_entries_are_changed_by_their_names():
    state = race()
    there = changed(state, speed={"green-a": 7}, hand={"red": "S1 S9"}, middle="…")
    assert list(there.speed) == [0, 0, 7, 0]
    assert [list(row) for row in there.hand] == [[0, 8], [2, 3]]
    assert list(state.speed) == [0, 0, 0, 0]


def test_answers_are_given_for_whoever_is_asked_or_for_a_seat_by_name():
    state = race()
    play(state, "green: drive S3-slow S4-slow")
    assert asked(state) == "red: speeds"
    assert "drive S1-slow S2-slow" in offers(state)
    with pytest.raises(AssertionError, match="is not offered"):
        play(state, "drive S3-slow S4-slow")
    assert refusal(state, "drive S3-slow S4-slow").rule == "QGP-24"


def test_what_happens_is_told_from_the_step_that_the_flow_names():
    state = race()
    assert told(state) == ["section-begins"]
    happened = happens(state, "drive S1-slow S2-slow", "drive S3-slow S4-slow")
    assert ["section-begins", *(event.kind.name for event in happened)] == told(state)
    assert [event.values[0] for event in events(state, "drives")] == [0, 2, 1, 3]


def test_default_answers_lead_to_a_question():
    state = situation(game("quick-grand-prix", seats=2))
    assert asked(play_by_default(state, "speeds")) == "red green: speeds"
    assert asked(play_by_default(state)) == "over"
