"""C. The organisation phase (TGP-15, TGP-21 to TGP-30)."""

import pytest

from paddock.games.formula_1_tgp.rules.development import rating, upgrade
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import (
    ACCELERATION_EFFECT,
    RELIABILITY_EFFECT,
    SPEED_EFFECT,
    TOP_EFFECT,
    TYRES_EFFECT,
)
from tests.games.formula_1_tgp.scene import asked, changed, offers, play, refused, season, start

E2, E4 = 2, 4


def built(*path: int) -> TgpState:
    """Red with facilities for the paths it has developed."""
    state = season()
    names = state.game.domains["facility"]
    owned = [names.slug(facility) for facility, steps in enumerate(path) if steps]
    return changed(state, path={"red": " ".join(map(str, path))}, facilities={"red": " ".join(owned)})


@pytest.mark.rule("TGP-15")
@pytest.mark.parametrize(
    ("action", "cost"), [("build wind-tunnel", 3), ("develop engine-factory", 3), ("hire", 2), ("test", 2)]
)
def test_what_an_action_costs(action: str, cost: int):
    state = season()
    state = changed(state, facilities={"red": "engine-factory"}, activation=f"{cost} 15")
    play(state, f"red: {action}")
    assert state.activation[0] == 0
    poor = season()
    poor = changed(poor, facilities={"red": "engine-factory"}, activation=f"{cost - 1} 15")
    assert action not in offers(poor)
    assert refused(poor, action).startswith("TGP-")


@pytest.mark.rule("TGP-15", "R-3")
def test_the_teams_take_one_action_each_in_turn():
    state = season(3)
    play(state, "red: hire", "green: test", "yellow: hire", "red: test")
    assert asked(state) == "green action"
    rolled = play(start(3), "k6 2", "k6 4", "k6 6")
    play(rolled, "yellow: hire", "green: hire", "red: hire", "yellow: hire")  # in the order of the rolls


@pytest.mark.rule("R-3")
def test_by_option_each_team_spends_its_whole_budget_at_once():
    state = season(2, org_mode="budget")
    play(state, "red: hire", "red: hire", "red: test", "red: test", "red: test", "red: hire")
    assert asked(state) == "red action"
    play(state, "red: hire")  # one point is left: only a draw can be paid
    assert offers(state) == ["draw-engine", "draw-driver"]


@pytest.mark.rule("TGP-21")
def test_each_facility_is_bought_once():
    state = play(season(), "red: build test-track", "green: hire")
    assert refused(state, "build test-track") == "TGP-21"
    assert [list(row) for row in state.facilities] == [[1], []]


@pytest.mark.rule("TGP-22", "R-13", "TGP-24")
def test_a_path_needs_its_facility_and_goes_one_step_at_a_time():
    state = season()
    assert refused(state, "develop test-track") == "TGP-22"
    play(state, "red: build test-track", "green: hire", "red: develop test-track", "green: hire")
    assert list(state.path[0]) == [0, 1, 0, 0]
    assert state.activation[0] == 9
    play(state, "red: develop test-track")
    assert list(state.path[0]) == [0, 2, 0, 0]
    full = built(0, 4, 0, 0)
    assert refused(full, "develop test-track") == "TGP-24"


@pytest.mark.rule("TGP-23", "R-15")
def test_ex_2_rating_rises_at_two_and_at_four_facilities():
    state = season()
    found = []
    for number in range(5):
        names = state.game.domains["facility"].slugs[:number]
        state = changed(state, facilities={"red": " ".join(names) or "-"})
        found.append(rating(state, 0))
    assert found == [0, 0, 1, 1, 2]


@pytest.mark.rule("TGP-26")
def test_ex_3_the_front_wing_has_two_settings():
    state = built(0, 0, 1, 0)
    assert (upgrade(state, 0, SPEED_EFFECT), upgrade(state, 0, TYRES_EFFECT)) == (1, 0)
    state = changed(state, settings={"red": "1 0"})
    assert (upgrade(state, 0, SPEED_EFFECT), upgrade(state, 0, TYRES_EFFECT)) == (2, -1)


@pytest.mark.rule("TGP-25")
def test_ex_4_all_steps_up_to_the_marker_count():
    state = built(4, 0, 0, 0)
    effects = [
        upgrade(state, 0, effect) for effect in (RELIABILITY_EFFECT, TOP_EFFECT, SPEED_EFFECT, ACCELERATION_EFFECT)
    ]
    assert effects == [1, 2, 2, 2]
    state = changed(state, path={"red": "2 0 0 0"})
    assert upgrade(state, 0, ACCELERATION_EFFECT) == 0
    assert upgrade(state, 1, TOP_EFFECT) == 0


@pytest.mark.rule("TGP-27", "R-15")
def test_ex_5_rating_rises_at_two_and_at_five_crews():
    state = season()
    found = []
    for crews in range(6):
        state = changed(state, crew={"red": crews})
        found.append(rating(state, 0))
    assert found == [0, 0, 1, 1, 1, 2]
    assert refused(state, "hire") == "TGP-27"


@pytest.mark.rule("TGP-29", "R-14")
def test_ex_6_three_test_sessions_for_each_team_and_a_fourth_is_refused():
    state = season()
    found = []
    for tests in range(4):
        state = changed(state, tests={"red": tests})
        found.append(rating(state, 0))
    assert found == [0, 1, 2, 3]
    assert refused(state, "test") == "TGP-29"
    assert state.tests[1] == 0
    play(state, "red: hire")
    assert "test" in offers(state)


@pytest.mark.rule("R-15", "TGP-30")
def test_the_highest_rating_is_seven():
    state = season()
    state = changed(
        state,
        facilities={"red": "engine-factory test-track cfd-computer wind-tunnel"},
        crew={"red": "5"},
        tests={"red": "3"},
    )
    assert rating(state, 0) == 7


@pytest.mark.rule("R-11")
def test_from_an_empty_pile_nothing_can_be_drawn():
    everybody = "alonso hamilton vettel button raikkonen kubica trulli heidfeld"
    state = changed(season(4), driver=everybody, driver_pile="…")
    assert "draw-driver" not in offers(state)
    assert refused(state, "draw-driver") == "TGP-20"


@pytest.mark.rule("TGP-13", "R-5")
def test_who_has_passed_takes_no_more_actions_but_may_still_bid():
    drivers = "raikkonen kubica trulli heidfeld"
    state = changed(season(), engine="ferrari toyota", engine_pile="…", driver=drivers, driver_pile="…")
    play(state, "red: pass", "green: draw-driver", "turn-driver alonso", "green: bid 1")
    assert asked(state) == "red raise"
    play(state, "red: no-bid", "green: return-driver alonso")
    assert asked(state) == "green action"
