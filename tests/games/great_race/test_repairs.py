"""Repairs (GR-31, GR-46, GR-64, GR-73, GR-74)."""

import pytest

from tests.games.great_race.scene import asked, discards, names, offered, play, refusal, scene


@pytest.mark.rule("GR-31", "GR-73", "GR-91")
def test_one_mechanic_is_enough_for_cards_and_bought_points():  # GE-3
    state = scene("engine: 1\nchassis: 2\ncash: 50\nhand: spare-parts spare-parts\nplan: 0-1-0-0")
    told = play(state, "repair", "fit engine", "fit engine", "buy chassis", "done")
    assert names(told) == ["sets-to-repair", "fits-part", "fits-part", "buys-part"]
    assert (state.engine[0], state.chassis[0], state.cash[0]) == (3, 3, 30)
    assert discards(state) == ["spare-parts", "spare-parts"]
    assert state.mechanics[0] == 0
    assert asked(state) == ["belgian"]


@pytest.mark.rule("GR-14", "GR-31")
def test_a_point_costs_20_in_a_city_and_40_outside():  # GE-16
    city = scene("engine: 1\ncash: 100")
    play(city, "repair", "buy engine", "done")
    assert city.cash[0] == 80
    outside = scene("space: C2\ntiles: C2=track\nengine: 1\ncash: 100")
    play(outside, "repair", "buy engine")
    assert outside.cash[0] == 60
    assert "buy engine" in offered(outside)
    play(outside, "buy engine")
    assert refusal(outside, "buy engine") == "GR-31", "20 F are not enough outside"


@pytest.mark.rule("G-42", "GR-31")
def test_no_gauge_is_raised_above_its_maximum():
    state = scene("engine: 3\nchassis: 5\ncash: 200\nhand: spare-parts")
    play(state, "repair")
    assert offered(state) == ["fit engine", "buy engine"]
    assert refusal(state, "buy chassis") == "G-42"
    play(state, "buy engine")
    assert asked(state) == ["belgian"], "with both gauges full the repair is over"
    assert refusal(scene("cash: 200"), "repair") == "GR-31", "nothing to repair"


@pytest.mark.rule("GR-31")
def test_a_repair_repairs_something():
    state = scene("engine: 3\nchassis: 3")
    play(state, "repair")
    assert refusal(state, "done") == "GR-31"
    assert refusal(scene("engine: 2\ncash: 10"), "repair") == "GR-31", "neither parts nor money"


@pytest.mark.rule("GR-74", "G-23")
def test_a_toolbox_gives_three_points_split_as_one_likes():
    state = scene("engine: 1\nchassis: 1\ncash: 0\nhand: toolbox")
    play(state, "repair")
    assert offered(state) == ["toolbox 0", "toolbox 1", "toolbox 2", "toolbox 3"]
    play(state, "toolbox 2")
    assert (state.engine[0], state.chassis[0]) == (3, 2)


@pytest.mark.rule("GR-74", "G-23", "G-42")
def test_what_a_toolbox_has_too_much_is_lost():
    state = scene("engine: 3\nchassis: 4\ncash: 0\nhand: toolbox")
    play(state, "repair")
    assert offered(state) == ["toolbox 1"]
    play(state, "toolbox 1")
    assert (state.engine[0], state.chassis[0]) == (4, 5)
    narrow = scene("engine: 4\nchassis: 3\ncash: 0\nhand: toolbox")
    play(narrow, "repair")
    assert refusal(narrow, "toolbox 1") == "G-23"


@pytest.mark.rule("GR-64", "G-21", "G-22")
def test_a_mechanic_card_repairs_without_an_assistant_and_a_driver_card_does_not():
    state = scene("engine: 1\nhand: mechanic spare-parts driver\nplan: 1-0-0-0")
    assert refusal(state, "repair") == "GR-31"
    assert refusal(state, "play spare-parts") == "GR-73", "only in a repair"
    play(state, "play mechanic", "fit engine", "buy engine", "done")
    assert state.engine[0] == 3
    assert asked(state) == ["french"]
    driving = scene("engine: 1\nhand: driver spare-parts\ntiles: C2=track")
    play(driving, "play driver")
    assert not any(text.startswith(("buy", "fit")) for text in offered(driving))


@pytest.mark.rule("GR-46", "G-13")
def test_a_broken_down_vehicle_cannot_drive_until_a_repair_has_raised_the_engine():
    state = scene("engine: 0\nhand: driver toolbox\ntiles: C2=track\nplan: 1-1-1-1 0-0-0-0")
    assert refusal(state, "drive") == "GR-46"
    assert refusal(state, "play driver") == "GR-66"
    assert {"scout", "draw", "clear C2", "collect", "repair"} <= set(offered(state)), "everything else goes on"
    told = play(state, "repair", "toolbox 3")
    assert "runs-again" in names(told)
    play(state, "done")
    play(state, "play driver", "go C2")
    assert state.space[0] != state.components.chart.start
