"""Planning behind the screens (GR-19, GR-20, GR-91)."""

import pytest

from paddock.core.view import view
from tests.games.great_race.scene import asked, names, offered, play, race, scene


@pytest.mark.rule("GR-19", "GR-13", "G-7")
def test_all_five_assistants_are_spread_in_any_of_56_ways():
    state = scene("", "plan")
    plans = [text.split()[1] for text in offered(state)]
    assert len(plans) == 56
    assert all(sum(int(count) for count in plan.split("-")) == 5 for plan in plans)
    assert {"5-0-0-0", "0-5-0-0", "0-0-5-0", "0-0-0-5", "1-2-1-1"} <= set(plans)


@pytest.mark.rule("GR-19", "G-9")
def test_plans_are_made_at_the_same_time_and_seen_when_the_last_is_in():
    state = scene("plan: 0-0-0-0 0-0-0-0", "plan")
    assert asked(state) == ["french", "belgian"]
    told = play(state, "plan 1-2-1-1")
    assert told == []
    assert view(state, 1).answers[0] == -2, "that the French have planned is known, what is not"
    assert list(state.scouts) == [0, 0]
    told = play(state, "plan 0-3-0-2")
    assert names(told) == ["plans", "plans"]
    planned = [list(slot) for slot in (state.scouts, state.mechanics, state.escorts, state.funding)]
    assert planned == [[1, 0], [2, 3], [1, 0], [1, 2]]
    assert list(view(state, 1).mechanics) == [2, 3], "all screens are open now"


@pytest.mark.rule("GR-20", "GR-91")
def test_an_assistant_may_do_either_action_of_its_slot_one_at_a_time():
    state = scene("plan: 2-1-0-0\nengine: 3\ntiles: C2=track")
    assert {"scout", "draw", "drive", "repair"} <= set(offered(state))
    play(state, "draw", "deal ranger")
    assert state.scouts[0] == 1, "one of the two"
    assert asked(state) == ["belgian"], "then it is the next crew's turn"


@pytest.mark.rule("G-20", "GR-56")
def test_sacrificed_escorts_are_back_in_the_next_round():
    state = scene("plan: 0-0-0-0 0-0-0-0", "end of round")
    play(state, *["turn-up jerrycan"] * 3, "take jerrycan", "take jerrycan")
    assert state.kind.name == "planning"
    assert "plan 0-0-5-0" in offered(state)


def test_three_crews_plan_in_one_question():
    assert asked(scene("", "plan", race(3))) == ["french", "belgian", "british"]
