"""Set-up (GR-4 to GR-11)."""

from typing import Any

import pytest

from paddock.core.errors import BadOption
from paddock.core.names import NATURE
from paddock.games.great_race.rules.maintenance import progress_order
from paddock.games.great_race.rules.state import GreatState
from tests.games.great_race.scene import asked, names, play, race, where


def started(seats: int, **options: Any) -> GreatState:
    state = race(seats, **options).start([])
    assert isinstance(state, GreatState)
    return state


@pytest.mark.rule("GR-4", "GR-6", "G-46")
def test_chance_names_the_first_player_and_the_others_follow_clockwise():
    state = started(4)
    assert asked(state) == ["*"]
    assert len(state.options(NATURE)) == 4
    told = play(state, "first british")
    assert names(told)[0] == "goes-first"
    assert list(state.order) == [2, 3, 0, 1]


@pytest.mark.rule("GR-4", "G-46")
def test_or_the_table_names_the_first_player():
    state = started(3, first="seat-2")
    assert list(state.order) == [1, 2, 0]
    with pytest.raises(BadOption, match="seat-4"):
        race(3, first="seat-4")


@pytest.mark.rule("GR-4")
def test_crews_are_chosen_and_none_twice():
    game = race(2, crews="italian+british")
    assert game.domains["seat"].slugs == ("italian", "british")
    with pytest.raises(BadOption, match="twice"):
        race(2, crews="italian+italian")
    with pytest.raises(BadOption, match="2 crews for 3 seats"):
        race(3, crews="italian+british")


@pytest.mark.rule("GR-5", "GR-7", "GR-8", "GR-9", "GR-11")
def test_everybody_starts_in_the_start_city_with_full_gauges():
    state = started(3, first="seat-1", board="south-america", direction="northward")
    assert [where(state, seat) for seat in range(3)] == ["C16"] * 3
    assert list(state.square) == [0, 0, 0]
    assert list(state.fuel) == [8] * 3
    assert list(state.engine) == [4] * 3
    assert list(state.chassis) == [5] * 3
    assert len(state.bag) == 60
    assert len(state.pile) + len(state.display) == 45
    assert state.components.assistants == 5


@pytest.mark.rule("GR-7", "G-1")
def test_the_first_players_marker_lies_at_the_bottom_or_by_option_on_top():
    bottom = started(3, first="seat-2")
    assert list(bottom.stack) == [1, 2, 0]
    assert list(progress_order(bottom)) == list(bottom.order), "the order stays if nobody moves"
    top = started(3, first="seat-2", first_marker="top")
    assert list(top.stack) == [0, 2, 1]
    assert list(progress_order(top)) == [0, 2, 1]


@pytest.mark.parametrize(("seats", "cash"), [(2, [80, 70]), (3, [80, 80, 70]), (4, [80, 80, 80, 70])])
@pytest.mark.rule("GR-10")
def test_money_goes_by_turn_order(seats, cash):  # GE-9
    state = started(seats, first="seat-2")
    assert [state.cash[seat] for seat in state.order] == cash
    assert state.cash[0] == 70, "the last in turn order, not the last seat"
