"""Maintenance (GR-54 to GR-56)."""

import pytest

from paddock.games.great_race.rules.maintenance import progress_order
from tests.games.great_race.scene import names, play, race, scene

ROAD = "tiles: C2=track C3=track B2=track\n"


@pytest.mark.rule("GR-54")
def test_the_most_advanced_goes_first_in_the_next_round():
    state = scene(ROAD + "space: C1 C2 C3\norder: french belgian british", "maintenance", race(3))
    assert list(state.order) == [2, 1, 0]
    assert state.round == 2


@pytest.mark.rule("GR-54")
def test_on_one_square_the_lower_marker_is_ahead():  # GE-12
    state = scene(ROAD + "space: C2 B2 C1\nstack: british belgian french", "maintenance", race(3))
    assert list(state.order) == [1, 0, 2], "the Belgians lie below the French"
    assert progress_order(state) == state.order, "and stay there if nobody moves"


@pytest.mark.parametrize(("seats", "bonus"), [(2, [20, 0]), (3, [20, 10, 0]), (4, [20, 10, 0, 0])])
@pytest.mark.rule("GR-55", "G-2")
def test_the_bonus_goes_by_the_new_rank(seats, bonus):  # GE-10
    state = scene(ROAD + "space: C1 C2\ncash: 0 0 0 0", "maintenance", race(seats))
    assert state.order[0] == 1, "the new leader, who was second"
    assert [state.cash[seat] for seat in state.order] == bonus


@pytest.mark.rule("GR-56", "GR-16")
def test_then_cards_are_laid_out_and_all_assistants_are_back():
    state = scene("plan: 0-0-2-0 0-0-0-0\npassed: 1 1", "maintenance")
    told = play(state, "turn-up ranger", "turn-up driver", "turn-up jerrycan")
    assert names(told) == ["turned-up"] * 3
    assert list(state.passed) == [0, 0]
    assert list(state.escorts) == [0, 0], "off the dashboard, to be planned anew"
    assert state.kind.name == "take-card"
