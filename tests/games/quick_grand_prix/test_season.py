"""B. The season around the races (QGP-8 to QGP-10)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.event import Event
from paddock.core.rng import Rng
from paddock.games import game
from paddock.games.quick_grand_prix.rules.season import award_title
from paddock.games.quick_grand_prix.rules.state import QuickState
from tests.games.quick_grand_prix.drawing import drawn, situation, start
from tests.position_kit import asked, play, play_on


def circuits(state: QuickState) -> list[str]:
    return [state.game.domains["circuit"].slug(circuit) for circuit in state.components.calendar]


@pytest.mark.rule("QGP-8")
def test_a_season_is_four_grands_prix_unless_another_calendar_is_chosen():
    assert circuits(start()) == ["monaco", "silverstone", "spa", "monza"]
    state = play_on(start(), Rng(1))
    assert len(state.results) == 4


@pytest.mark.rule("QGP-8")
@pytest.mark.parametrize(
    "calendar", ["monza", "spa+monaco", "spa+spa+spa", "suzuka+interlagos+monaco+monza+spa", "+".join(["monaco"] * 24)]
)
def test_a_calendar_of_any_length_and_order_is_raced_to_its_end(calendar: str):
    events: list[Event] = []
    state = game("quick-grand-prix", seats=2, calendar=calendar).start(events)
    assert isinstance(state, QuickState)
    play_on(state, Rng(len(calendar)))
    raced = [event.values[0] for event in events if event.kind.name == "race-begins"]
    assert [state.game.domains["circuit"].slug(circuit) for circuit in raced] == calendar.split("+")
    assert len(state.results) == len(calendar.split("+"))
    assert state.over


@pytest.mark.rule("QGP-10", "R-1")
@pytest.mark.parametrize("laps", [1, 2, 9])
def test_a_race_has_a_round_for_each_section_in_each_lap(laps: int):
    state = play_on(start(seats=2, calendar="monaco", laps=laps), Rng(4), "speeds")
    limits = []
    while state.asks >= 0:
        if state.kind.name == "speeds" and state.to_answer() == [0, 1]:
            limits.append(state.safety_limit)
        seat = state.to_answer()[0]
        state.choose(seat, state.options(seat)[0])
    assert limits == [7, 6, 5, 6, 8, 5] * laps
    assert all(len(row) == 6 * laps for row in state.totals)


@pytest.mark.rule("QGP-10", "R-1")
def test_after_the_sixth_section_comes_the_next_race_or_the_next_lap():
    answers = ["drive S1-slow S2-slow", "drive S3-slow S4-slow"]
    state = play(drawn("SL RedA GreenA RedB GreenB", "Monaco 6", calendar="monaco+spa"), *answers)
    assert (state.race, state.section) == (1, 0)
    state = play(drawn("SL RedA GreenA RedB GreenB", "Monaco 6", laps=2), *answers)
    assert asked(state) == "red green: speeds"
    assert state.safety_limit == 7
    state = play(drawn("SL RedA GreenA RedB GreenB", "Monaco 6"), *answers)
    assert state.over


def title_race(points: str, results: str) -> tuple[list[int], list[str]]:
    """The final places of Red, Green, Yellow and Blue, and what is told, after races with these results."""
    races = results.count("|") + 1
    state = situation(
        f"""
        race: {races - 1}
        points: {points}
        results: {results}
        middle: S1 S2 S3 S4 S5 S6 S7 S8 S9
        flow: over
        """,
        calendar="+".join(["monaco"] * races),
    )
    state.events = []
    award_title(state)
    assert state.over
    return state.places(), [event.kind.name for event in state.events]


@pytest.mark.rule("QGP-9")
def test_most_points_win():
    result = "red-a red-b green-a green-b yellow-a yellow-b blue-a blue-b"
    assert title_race("18 11 7 3", result) == ([1, 2, 3, 4], ["wins-title"])
    assert title_race("3 11 7 18", result) == ([4, 2, 3, 1], ["wins-title"])


@pytest.mark.rule("R-32", "QGP-9")
def test_level_on_points_more_wins_decide_then_more_second_places():
    # Red has a win, Green two second places.
    one = "red-a green-a yellow-a green-b yellow-b blue-a blue-b red-b"
    assert title_race("12 12 9 6", one)[0] == [1, 2, 3, 4]
    # A win each; Green has a second place too, Red a third.
    two = f"{one} | green-a blue-a red-a blue-b yellow-a yellow-b red-b green-b"
    assert title_race("20 20 9 6", two) == ([2, 1, 3, 4], ["wins-title"])


@pytest.mark.rule("R-32")
def test_level_in_everything_the_title_is_shared():
    mirrored = (
        "red-a green-a yellow-a yellow-b blue-a blue-b red-b green-b"
        " | green-a red-a yellow-a yellow-b blue-a blue-b green-b red-b"
    )
    assert title_race("21 21 12 9", mirrored) == ([1, 1, 3, 4], ["shares-title", "shares-title"])


@pytest.mark.rule("QGP-9", "R-30")
@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]))
def test_a_season_hands_out_exactly_the_points_of_its_places(seed: int, seats: int):
    state = play_on(start(seats, calendar="monaco+spa+monza"), Rng(seed))
    per_race = sum([10, 8, 6, 5, 4, 3, 2, 1][: 2 * seats])
    assert sum(state.points) == 3 * per_race
    assert min(state.places()) == 1
