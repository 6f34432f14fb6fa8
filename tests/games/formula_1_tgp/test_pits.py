"""J. Pit stops and the drive-through (TGP-76 to TGP-83, TGP-93)."""

import pytest

from paddock.games.formula_1_tgp.rules.landing import fall_back
from paddock.games.formula_1_tgp.rules.pits import open_pits
from tests.games.formula_1_tgp.scene import (
    asked,
    car,
    changed,
    default_until,
    give,
    offers,
    places,
    play,
    refused,
    run,
    scene,
    stop,
    told,
)


@pytest.mark.rule("TGP-79", "TGP-80")
def test_ex_19_behind_an_unbroken_row_everybody_makes_room():
    state = scene(
        """
        red raikkonen 20 fuel 0
        red kubica 12
        green vettel 11
        green trulli 10
        yellow alonso 8
        """,
        "monaco",
        seats=3,
    )
    stop(state, "raikkonen")
    assert places(state) == {"kubica": 12, "raikkonen": 11, "vettel": 10, "trulli": 9, "alonso": 8}


@pytest.mark.rule("TGP-80")
def test_every_car_that_makes_room_is_told_with_the_space_it_comes_to():
    state = scene("red raikkonen 20\ngreen kubica 13\ngreen vettel 12", "monza")
    state.events = []
    fall_back(state, car(state, "raikkonen"), 7)
    drivers = state.game.domains["driver"]
    assert [(event.kind.name, drivers.slug(event.values[0]), event.values[1]) for event in state.events] == [
        ("makes-room", "vettel", 11)
    ]


@pytest.mark.rule("TGP-80")
@pytest.mark.parametrize(
    ("others", "expected"),
    [
        ([], 13),  # a free space
        ([13], 12),  # occupied: one behind it
        ([14], 13),  # a car right in front of the space does not matter
        ([13, 11], 12),  # and nobody is moved without need
    ],
)
def test_where_a_car_lands(others: list[int], expected: int):
    names = ["kubica", "vettel", "trulli"]
    rows = "\n".join(f"green {name} {place}" for name, place in zip(names, others, strict=False))
    state = scene(f"red raikkonen 20\n{rows}", "monza")
    fall_back(state, car(state, "raikkonen"), 7)
    found = places(state)
    assert found.pop("raikkonen") == expected
    assert sorted(found.values()) == sorted(others)


@pytest.mark.rule("R-47", "TGP-80")
def test_the_second_car_to_stop_lands_behind_the_first():
    state = scene("red raikkonen 20 fuel 0\n green kubica 20 fuel 0".replace("kubica 20", "kubica 21"), "monza")
    stop(state, "kubica")
    play(state, "service 5 soft")
    stop(state, "raikkonen")
    assert places(state) == {"kubica": 14, "raikkonen": 13}


@pytest.mark.rule("TGP-77")
def test_without_fuel_a_stop_is_compulsory_and_else_it_is_free():
    state = stop(scene("red raikkonen 20 fuel 0\n green kubica 30"), "raikkonen")
    assert asked(state) == "red service"
    assert "must-come-in" in told(state)
    state = stop(scene("red raikkonen 20 fuel 1\n green kubica 30"), "raikkonen")
    assert offers(state) == ["stay-out", "stop"]
    play(state, "stay-out")
    assert places(state) == {"kubica": 30, "raikkonen": 20}


@pytest.mark.rule("TGP-77")
def test_a_card_does_not_let_a_car_without_fuel_stay_out():
    state = give(scene("red raikkonen 20 fuel 0\n green kubica 30"), "red", "lucky")
    stop(state, "raikkonen")
    assert offers(state) == ["stop"]
    assert refused(state, "stay-out") == "TGP-77"


@pytest.mark.rule("TGP-76", "TGP-78", "TGP-82", "R-46", "R-34")
def test_cars_are_asked_in_race_order_after_all_have_moved_and_one_stop_is_finished_before_the_next():
    state = run(scene("red raikkonen 3 fuel 2 speed 0\n green kubica 0 fuel 3 soft 5", "monza", turn=2))
    # Räikkönen moves 5, Kubica meets him with his sixth point's predecessor and passes.
    default_until(state, "stop", dice=5)
    assert places(state) == {"raikkonen": 8, "kubica": 6}
    assert asked(state) == "red stop"
    play(state, "stop")
    assert asked(state) == "red service"
    assert places(state) == {"kubica": 6, "raikkonen": 1}
    play(state, "service 4 soft")
    assert asked(state) == "green stop"
    assert state.turn == 2
    play(state, "stay-out")
    assert state.turn == 3


@pytest.mark.rule("R-34", "TGP-78")
def test_the_order_of_stops_is_the_order_after_the_moves():
    state = scene("red raikkonen 9 fuel 2\n green kubica 4 fuel 2")
    open_pits(state)
    assert list(state.queue) == [car(state, "raikkonen"), car(state, "kubica")]
    state = changed(state, place={"green-1": 10})
    open_pits(state)
    assert list(state.queue) == [car(state, "kubica"), car(state, "raikkonen")]


@pytest.mark.rule("TGP-81", "R-49", "R-50")
def test_after_the_retreat_fuel_from_what_is_left_to_the_full_strip_and_a_fresh_set_of_any_compound():
    state = play(stop(scene("red raikkonen 20 fuel 3 soft 1\n green kubica 30"), "raikkonen"), "stop")
    assert places(state)["raikkonen"] == 13
    assert offers(state) == [f"service {fuel} {tyre}" for fuel in range(3, 8) for tyre in ("soft", "hard")]
    assert refused(state, "service 2 soft") == "TGP-81"
    play(state, "service 3 soft")
    raikkonen = car(state, "raikkonen")
    assert (state.fuel[raikkonen], state.tread[raikkonen]) == (3, 6)


@pytest.mark.rule("TGP-83", "R-48")
def test_nobody_stops_after_the_last_turn_not_even_without_fuel():
    state = run(scene("red raikkonen 3 fuel 1\n green kubica 0 fuel 1", "monza", turn=8))
    assert state.over or asked(state) == ""
    assert "comes-in" not in told(state)


@pytest.mark.rule("TGP-93", "R-53", "TGP-92")
def test_without_a_die_token_after_turn_4_a_car_drives_through_and_then_may_need_its_stop_too():
    state = scene("red raikkonen 40 fuel 0 rolled 0\n green kubica 60 fuel 3", turn=4)
    stop(state, "raikkonen")
    assert told(state)[-3:] == ["drives-through", "must-come-in", "comes-in"]
    assert places(state)["raikkonen"] == 40 - 7 - 7
    fine = stop(scene("red raikkonen 40 fuel 2\n green kubica 60", turn=4), "raikkonen")
    assert "drives-through" not in told(fine)
    for turn in (3, 5):  # the one window is still open, or the other
        other = stop(scene("red raikkonen 40 fuel 2 rolled 0\n green kubica 60", turn=turn), "raikkonen")
        assert "drives-through" not in told(other)


@pytest.mark.rule("TGP-93")
def test_a_drive_through_brings_neither_fuel_nor_tyres_nor_a_wing():
    state = scene("red raikkonen 40 fuel 2 hard 1 rolled 0 wing 1\n green kubica 60", turn=4)
    play(stop(state, "raikkonen"), "stay-out")
    raikkonen = car(state, "raikkonen")
    assert (state.fuel[raikkonen], state.tread[raikkonen], state.wing[raikkonen]) == (2, 1, 1)
    assert places(state)["raikkonen"] == 33


@pytest.mark.rule("TGP-94", "TGP-92")
def test_after_turn_4_the_die_tokens_are_removed_and_after_other_turns_they_stay():
    for turn, left in ((3, 1), (4, 0), (5, 1)):
        state = scene("red raikkonen 40 fuel 3\n green kubica 60 fuel 3", turn=turn)
        state = changed(state, flow="season/round round/race race/turn turn/make_stops")
        assert state.rolled[0] == left


@pytest.mark.rule("TGP-79")
def test_pit_drills_shorten_the_retreat_by_one():
    state = scene("red raikkonen 40 fuel 0\n green kubica 60")
    state = changed(state, facilities={"red": "test-track"}, path={"red": "0 4 0 0"})
    assert places(stop(state, "raikkonen"))["raikkonen"] == 34
