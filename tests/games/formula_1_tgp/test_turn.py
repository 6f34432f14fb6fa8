"""H, K, L, M. A race turn (TGP-57 to TGP-62, TGP-88 to TGP-92, TGP-97 to TGP-100)."""

import pytest

from paddock.games.formula_1_tgp.rules.turn import begin_turn, obligatory
from tests.games.formula_1_tgp.scene import (
    asked,
    car,
    changed,
    default_until,
    move,
    offers,
    places,
    play,
    refused,
    run,
    scene,
    told,
)


@pytest.mark.rule("TGP-59", "TGP-60", "TGP-61", "TGP-47", "R-43")
def test_ex_14_kubica_moves_eight():
    state = scene("red kubica 10 fuel 2 soft 4 speed 3\n green vettel 0")
    play(move(state, "kubica"), "push 2")
    kubica = car(state, "kubica")
    assert state.place[kubica] == 18
    assert (state.fuel[kubica], state.tread[kubica], state.speed[kubica]) == (1, 3, 1)


@pytest.mark.rule("TGP-59", "TGP-47")
@pytest.mark.parametrize(("fuel", "move_"), [(1, 5), (2, 5), (3, 5), (4, 4), (5, 3), (6, 3), (7, 2)])
def test_the_move_is_read_at_the_present_fuel_marker(fuel: int, move_: int):
    state = scene(f"red kubica 0 fuel {fuel} hard 5\n red vettel 1 fuel {fuel} soft 5\n green trulli 9")
    assert obligatory(state, car(state, "kubica")) == move_
    assert obligatory(state, car(state, "vettel")) == move_ + 1


@pytest.mark.rule("TGP-60")
def test_at_most_two_speed_points_a_turn_and_no_more_than_there_are():
    rich = move(scene("red kubica 0 speed 9\n green vettel 40"), "kubica")
    assert offers(rich) == ["push 0", "push 1", "push 2"]
    assert refused(rich, "push 3") == "TGP-60"
    poor = move(scene("red kubica 0 speed 1\n green vettel 40"), "kubica")
    assert refused(poor, "push 2") == "TGP-60"
    broke = move(scene("red kubica 0 speed 0\n green vettel 40"), "kubica")
    assert asked(broke) == ""  # nothing to choose, and the car has moved
    assert places(broke)["kubica"] == 5


@pytest.mark.rule("TGP-58", "R-33")
def test_the_leader_moves_first_and_each_car_once_even_if_it_is_passed():
    state = run(scene("red kubica 1 fuel 1 speed 0\n green vettel 0 fuel 1 soft 5 speed 0", turn=2))
    assert list(state.queue) == [car(state, "vettel")] or asked(state).startswith("green")
    default_until(state, "service", dice=5)
    drives = [event.values[0] for event in state.events or [] if event.kind.name == "wears"]
    assert drives == [state.driver[car(state, "kubica")], state.driver[car(state, "vettel")]]


@pytest.mark.rule("TGP-57", "TGP-82", "TGP-83")
def test_the_race_ends_after_the_boards_number_of_turns():
    state = run(scene("red kubica 1 fuel 7\n green vettel 0 fuel 7", "barcelona", turn=8))
    default_until(state, "nothing")
    turns = [event.values[0] for event in state.events or [] if event.kind.name == "turn-begins"]
    assert turns == [8, 9]


@pytest.mark.rule("TGP-88")
def test_ex_20_worn_tyres_cost_one_space_on_softs_and_two_on_hards():
    state = scene("red kubica 0 fuel 2 soft 0\n red vettel 1 fuel 2 hard 0\n green trulli 9 fuel 2 hard 1")
    begin_turn(state)
    assert [obligatory(state, car(state, driver)) for driver in ("kubica", "vettel", "trulli")] == [5, 3, 5]


@pytest.mark.rule("TGP-88", "R-52")
def test_what_counts_is_the_marker_when_the_turn_begins():
    state = scene("red kubica 0 fuel 2 soft 1\n green trulli 9")
    begin_turn(state)
    state = changed(state, tread={"red-1": "0"})  # a lock-up before the own move
    assert obligatory(state, 0) == 6


@pytest.mark.rule("TGP-89", "R-52", "R-57")
@pytest.mark.parametrize(("die", "bursts"), [(1, False), (3, False), (4, True), (6, True)])
def test_ex_21_on_the_last_field_a_four_or_more_bursts_the_tyre(die: int, bursts: bool):
    state = run(scene("red kubica 10 fuel 2 soft -1\n green trulli 0 fuel 2", turn=2))
    assert asked(state) == "* burst"
    play(state, f"k6 {die}")
    assert ("kubica" not in places(state)) == bursts
    if not bursts:
        default_until(state, "stop")
        assert places(state)["kubica"] == 15  # 5 + 1 - 1


@pytest.mark.rule("TGP-88", "TGP-89", "R-51")
def test_on_the_field_before_the_last_nothing_bursts_and_the_marker_goes_on_to_the_last_and_stays():
    state = run(scene("red kubica 10 fuel 3 hard 0\n green trulli 0 fuel 3", turn=2))
    assert asked(state) == "red stop"  # nobody has rolled for a tyre
    assert places(state)["kubica"] == 13  # 5 - 2
    assert state.tread[0] == -1
    play(state, "stay-out", "stay-out", "k6 1")
    assert state.tread[0] == -1


@pytest.mark.rule("R-52")
def test_all_tyres_are_rolled_for_in_race_order_before_anyone_moves():
    state = run(scene("red kubica 10 soft -1\n green trulli 20 soft -1", turn=2))
    play(state, "k6 1")
    assert asked(state) == "* burst"
    play(state, "k6 2")
    held = [event.values[0] for event in state.events or [] if event.kind.name == "tyre-holds"]
    assert held == [state.driver[car(state, "trulli")], state.driver[car(state, "kubica")]]


@pytest.mark.rule("TGP-98", "TGP-99", "R-28")
def test_ex_23_in_the_wet_slicks_lose_three_spaces():
    state = scene("red kubica 0 fuel 2 wet 5\n red vettel 1 fuel 2 hard 5\n green trulli 9 fuel 2 soft 5")
    state = changed(state, wet="1")
    assert [obligatory(state, car(state, driver)) for driver in ("kubica", "vettel", "trulli")] == [5, 2, 3]


@pytest.mark.rule("R-44")
def test_movement_is_never_less_than_nothing_and_points_still_help():
    state = scene("red kubica 0 fuel 7 hard 0 speed 1\n green vettel 40")
    state = changed(state, wet="1")
    state = changed(state, worn={"red-1": "1"})
    assert obligatory(state, 0) == 0
    play(move(state, "kubica"), "push 1")
    assert places(state)["kubica"] == 1


@pytest.mark.rule("TGP-62", "TGP-91", "TGP-92")
def test_the_event_roll_precedes_the_move_and_its_token_ends_the_asking():
    state = move(scene("red kubica 0 fuel 2 rolled 0\n green vettel 40"), "kubica")
    assert asked(state) == "red event-roll"
    play(state, "roll-now", "k10 4")  # a back-marker: one space less
    assert places(state)["kubica"] == 4
    assert state.rolled[0] == 1
    assert asked(move(state, "kubica")) == ""


@pytest.mark.rule("TGP-91", "R-54")
def test_the_roll_can_be_put_off_even_in_the_last_turn_for_it():
    for turn, label in ((1, "do-roll-later"), (4, "do-roll-missed"), (8, "do-roll-never")):
        state = move(scene("red kubica 0 fuel 2 rolled 0\n green vettel 40", turn=turn), "kubica")
        assert offers(state) == ["roll-now", "roll-later"]
        later = state.game.actions.parse("roll-later").code
        message = state.game.title.words(state.kind).label(state, 0, later)
        assert message is not None
        assert message.key == label
        play(state, "roll-later")
        assert state.rolled[0] == 0


@pytest.mark.rule("TGP-100", "R-56")
def test_in_the_wet_the_roll_is_on_table_5():
    state = scene("red kubica 10 fuel 2 wet 5 rolled 0\n green vettel 40")
    state = changed(state, wet="1")
    play(move(state, "kubica"), "roll-now")
    assert len(offers(state)) == 10
    play(state, "k10 4")  # off the road: back one, then 5 ahead; on table 1 it would be one space less
    assert places(state)["kubica"] == 14
    assert "wet-event-rolled" in told(state)


@pytest.mark.rule("TGP-61", "R-43")
def test_markers_go_back_after_the_own_move_so_an_equal_rival_behind_has_fresher_tyres():
    state = scene("red kubica 10 fuel 2 soft 4\n green vettel 0 fuel 2 soft 4")
    move(state, "kubica")
    assert state.tread[car(state, "kubica")] == 3
    assert state.tread[car(state, "vettel")] == 4


@pytest.mark.rule("TGP-97")
def test_a_dry_race_stays_dry_for_slicks():
    state = scene("red kubica 0 fuel 2 hard 5\n green vettel 9")
    assert obligatory(state, 0) == 5
