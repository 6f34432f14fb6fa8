# mypy: disable-error-code="attr-defined"
"""The sequence of play: scripts, steps, and where a game stands in them."""

from typing import Any

import pytest

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.errors import EndlessRule
from paddock.core.event import Event, EventKind
from paddock.core.game import Rules
from paddock.core.names import NATURE
from paddock.core.position import write_position
from paddock.core.rows import row_of
from paddock.core.script import Script
from paddock.core.table import Table
from tests.tiny import bids, guards, pig, relay


def flow(state: Any) -> str:
    return next(line for line in write_position(state).splitlines() if line.startswith("flow:"))


def names(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


def test_a_game_starts_at_its_first_decision():
    state = relay.TITLE.game(2).start()
    assert (state.kind.name, list(state.asked)) == ("stride", [0])
    assert flow(state) == "flow: relay/lap lap/begin_lap#1 leg/start"


def test_events_before_the_first_decision_are_told_to_who_listens():
    events: list[Event] = []
    relay.TITLE.game(2).start(events)
    assert names(events) == ["lap-begins"]


def test_nobody_pays_for_events_while_nobody_listens():
    state = relay.TITLE.game(2).start()
    state.choose(0, relay.STRIDE.code(0))
    assert state.events is None


def test_a_step_that_repeats_asks_again_until_it_is_content():
    state = relay.TITLE.game(2).start()
    state.choose(0, relay.STRIDE.code(2))
    assert (list(state.asked), state.run) == ([0], 3)
    state.choose(0, relay.STRIDE.code(0))
    assert (list(state.asked), state.run) == ([1], 0), "four metres are run: the next leg begins"


def test_a_called_script_is_played_before_the_present_one_goes_on():
    events: list[Event] = []
    state = relay.TITLE.game(2).start(events)
    for length in (2, 0):
        state.choose(0, relay.STRIDE.code(length))
    assert names(events) == ["lap-begins", "runs", "runs", "cheered"]
    assert state.cheers == [1, 0], "the cheer knows by its argument whose leg it was"


def test_a_script_that_is_left_does_nothing_more():
    state = relay.TITLE.game(2).start()
    state.choose(0, relay.STRIDE.code(1))
    state.choose(0, relay.STOP.code())
    assert (list(state.asked), state.cheers) == ([1], [0, 0]), "no cheer for a leg that was not finished"


def test_a_step_that_comes_again_in_its_script_has_a_name_of_its_own():
    script = Script("errands")
    script.is_made_of(relay.cheer, relay.begin_lap, relay.cheer, relay.LAP, relay.LAP, relay.cheer)
    assert script.step_names() == ["cheer", "begin_lap", "cheer-2", "lap", "lap-2", "cheer-3"]


def test_a_script_that_restarts_is_a_loop():
    state = relay.TITLE.game(1, laps=3).start()
    for lap in (1, 2, 3):
        assert state.lap == lap
        state.choose(0, relay.STRIDE.code(2))
        state.choose(0, relay.STRIDE.code(0))
    assert state.over


def test_a_game_without_decisions_left_is_over_and_offers_nothing():
    state = relay.TITLE.game(1).start()
    state.choose(0, relay.STRIDE.code(0))
    state.choose(0, relay.STOP.code())
    assert state.over
    assert (state.options(0), state.to_answer(), state.is_chance) == ([], [], False)


def test_an_interrupt_out_of_turn_returns_to_where_it_interrupted():
    state = guards.TITLE.game(3).start()
    while state.is_chance:
        state.choose(NATURE, guards.GIVE.code(1))
    assert (state.kind.name, list(state.asked)) == ("attack-or-rest", [0])
    state.choose(0, guards.ATTACK.code(2))
    assert (state.kind.name, list(state.asked)) == ("react", [2, 1]), "the one attacked counts first"
    assert flow(state) == "flow: game/giving reaction/ask_reactions#2"
    state.choose(1, guards.BLOCK.code())
    state.choose(2, guards.BLOCK.code())
    assert state.guard == [1, 1, -1], "both would: only the first in the order asked spends a guard"
    assert state.hearts == [3, 3, 3]
    assert (state.kind.name, list(state.asked)) == ("attack-or-rest", [1])


def test_where_nobody_is_left_to_ask_the_sequence_goes_on():
    state = guards.TITLE.game(3).start()
    while state.is_chance:
        state.choose(NATURE, guards.GIVE.code(0))
    state.guard = [-1, -1, -1]
    state.choose(0, guards.ATTACK.code(1))
    assert (state.kind.name, list(state.asked), state.hearts) == ("attack-or-rest", [1], [3, 2, 3])


def test_several_seats_can_only_be_asked_sealed():
    state = pig.TITLE.game(2).start()
    with pytest.raises(AssertionError, match="not sealed"):
        state.ask_all(pig.ROLL_OR_HOLD, row_of([0, 1]))


def test_who_is_asked_does_not_change_with_the_list_it_was_taken_from():
    state = bids.TITLE.game(2).start()
    everybody = [0, 1]
    state.ask_all(bids.ASK_BID, row_of(everybody))
    everybody.clear()
    assert list(state.asked) == [0, 1]


@pytest.mark.parametrize(
    ("kinds", "events", "scripts"),
    [
        ([DecisionKind("a", "X-1", []), DecisionKind("a", "X-2", [])], [], []),
        ([], [EventKind("a", "X-1"), EventKind("a", "X-1")], []),
        ([], [], [Script("a"), Script("a")]),
    ],
    ids=["decisions", "events", "scripts"],
)
def test_two_things_of_one_game_cannot_have_the_same_name(kinds: list[Any], events: list[Any], scripts: list[Any]):
    with pytest.raises(ValueError, match="called 'a'"):
        Rules(kinds, events, scripts)


def test_an_event_has_at_most_six_arguments():
    with pytest.raises(ValueError, match="more than 6"):
        EventKind("long", "X-1", *[(name, "") for name in "abcdefg"])


def test_a_verb_has_at_most_three_arguments():
    with pytest.raises(ValueError, match="more than three"):
        Verb("long", *[(name, "seat", 2) for name in "abcd"])


def test_rules_that_never_ask_anything_are_stopped(monkeypatch: pytest.MonkeyPatch):
    state = relay.TITLE.game(2).start()

    def run_in_circles(state: Any) -> None:
        state.restart()

    monkeypatch.setattr(relay.LEG, "runs", [run_in_circles] * len(relay.LEG.runs))
    with pytest.raises(EndlessRule, match="stopped in leg at"):
        state.choose(0, relay.STRIDE.code(2))


def test_nature_that_is_asked_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch):
    table = Table(pig.TITLE.game(2), seed=1)
    before = write_position(table.state)

    def roll_again(kind: Any, state: Any, seat: int, action: int) -> None:
        state.ask_nature(pig.THROW)

    monkeypatch.setattr(pig.Throw, "apply", roll_again)  # of the class: on the object it would leave something behind
    with pytest.raises(EndlessRule, match="nature was asked"):
        table.play("roll")
    assert write_position(table.state) == before, "what went wrong has not happened"
