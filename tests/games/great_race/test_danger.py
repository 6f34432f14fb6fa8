"""Danger cards and who may cancel them (GR-26, GR-33, GR-61, GR-65, GR-68, GR-70, GR-88, GR-90, GR-92, GR-97)."""

import pytest

from paddock.core.view import view
from tests.games.great_race.scene import (
    asked,
    discards,
    hand,
    names,
    offered,
    play,
    race,
    refusal,
    scene,
    tile_on,
)

HELPLESS = "plan: 1-1-0-0 1-1-0-0 1-1-0-0\n"


# ── Tracker ──


@pytest.mark.rule("GR-61", "GR-90", "G-26")
def test_a_tracker_removes_a_connected_tile_for_good():
    state = scene(HELPLESS + "hand: tracker\nspace: C1 D1\ntiles: C2=track B2=dunes D1=track E4=track")
    assert [text for text in offered(state) if text.startswith("track")] == ["track C2", "track B2"]
    assert refusal(state, "track E4") == "GR-61", "no path"
    assert refusal(state, "track D1") == "G-26", "a vehicle stands there"
    assert refusal(state, "track B3") == "GR-61", "no tile"
    bag = len(state.bag)
    told = play(state, "track B2")
    assert names(told) == ["threatens-tile", "tile-gone"]
    assert tile_on(state, "B2") == "."
    assert (len(state.bag), len(state.removed)) == (bag, 1)
    assert asked(state) == ["french"], "the sequence goes on"
    assert discards(state) == ["tracker"]


@pytest.mark.rule("G-30", "GR-53", "GR-61")
def test_a_tracker_reaches_over_the_sea():
    state = scene(HELPLESS + "hand: tracker\nspace: A5\ntiles: C6=track")
    assert "track C6" in offered(state), "Dakar, by ship to Lagos, and on by road"


# ── Saboteur ──


@pytest.mark.rule("GR-68", "GR-92", "G-24", "G-25")
def test_a_saboteur_reaches_anybody_and_its_player_splits_the_loss():
    state = scene(HELPLESS + "hand: saboteur\nspace: C1 H5 C1\ntiles: H5=track", game=race(3))
    assert [text for text in offered(state) if text.startswith("sabotage")] == [
        *("sabotage belgian 0", "sabotage belgian 1", "sabotage belgian 2"),
        *("sabotage british 0", "sabotage british 1", "sabotage british 2"),
    ]
    assert refusal(state, "sabotage french 1") == "GR-68"
    told = play(state, "sabotage belgian 1")
    assert names(told) == ["threatens-crew", "is-sabotaged"]
    assert (state.engine[1], state.chassis[1]) == (3, 4)


@pytest.mark.rule("G-24")
def test_by_option_a_saboteur_needs_a_path():
    game = race(3, sabotage="same-path")
    state = scene(HELPLESS + "hand: saboteur\nspace: C1 H5 C2\ntiles: H5=track C2=track", game=game)
    assert refusal(state, "sabotage belgian 1") == "G-24"
    assert "sabotage british 1" in offered(state)


@pytest.mark.rule("G-25", "G-54")
def test_a_victim_loses_at_most_what_it_has():
    state = scene(HELPLESS + "hand: saboteur\nengine: 4 1 0\nchassis: 5 0 0", game=race(3))
    assert [text for text in offered(state) if text.startswith("sabotage")] == ["sabotage belgian 1"]
    assert refusal(state, "sabotage british 0") == "G-25"
    told = play(state, "sabotage belgian 1")
    assert state.engine[1] == 0
    assert names(told)[-1] == "is-crippled"


@pytest.mark.rule("G-13", "GR-46")
def test_sabotage_may_break_a_vehicle_down():
    state = scene("plan: 0-1-0-0 0-1-0-0\nhand: saboteur\nengine: 4 2\ntiles: C2=track")
    play(state, "sabotage belgian 2", "pass")
    assert asked(state) == ["belgian"]
    assert refusal(state, "drive") == "GR-46"


@pytest.mark.rule("G-11", "GR-18")
def test_a_victim_whose_chassis_falls_discards_before_anything_else_happens():
    state = scene("plan: 1-1-0-0 1-1-0-0\nhand: saboteur | ranger driver\nchassis: 5 2")
    play(state, "sabotage belgian 0", "let")
    assert state.kind.name == "discard-down"
    assert asked(state) == ["belgian"], "out of turn"
    play(state, "discard driver", "discard ranger")
    assert asked(state) == ["french"]


# ── Cheater ──


@pytest.mark.rule("GR-70", "G-27")
def test_a_cheater_exchanges_any_two_tiles_also_under_a_vehicle():
    state = scene(HELPLESS + "hand: cheater\nspace: C1 D1\ntiles: C2=track D1=dunes H5=bandits")
    assert refusal(state, "cheat B2") == "GR-70"
    play(state, "cheat D1")
    assert offered(state) == ["swap-with C2", "swap-with H5"], "not with itself"
    fuel = state.fuel[1]
    told = play(state, "swap-with H5")
    assert names(told) == ["threatens-swap", "tiles-swapped"]
    assert (tile_on(state, "D1"), tile_on(state, "H5")) == ("bandits", "dunes")
    assert state.fuel[1] == fuel, "nothing is paid"
    assert asked(state) == ["french"]


@pytest.mark.rule("GR-70", "G-27")
def test_both_tiles_of_a_cheater_may_lie_under_vehicles():
    state = scene(HELPLESS + "hand: cheater\nspace: C2 D1\ntiles: C2=track D1=dunes")
    play(state, "cheat C2", "swap-with D1")
    assert (tile_on(state, "C2"), tile_on(state, "D1")) == ("dunes", "track")


@pytest.mark.rule("GR-70")
def test_a_cheater_needs_two_tiles():
    state = scene(HELPLESS + "hand: cheater\ntiles: C2=track")
    assert refusal(state, "cheat C2") == "GR-70"


# ── Cancelling ──

THREAT = "hand: saboteur | ranger | toolbox | -\n"


@pytest.mark.rule("GR-33", "GR-88", "GR-26", "G-28")
def test_anybody_may_cancel_with_an_escort_out_of_turn_also_after_passing():
    state = scene("plan: 1-1-0-0 1-1-0-0 0-0-1-0\npassed: 0 0 1\nhand: saboteur", game=race(3))
    play(state, "sabotage belgian 1")
    assert asked(state) == ["british"], "the Belgians have neither card nor escort"
    told = play(state, "escort")
    assert names(told) == ["cancels-with-escort"]
    assert state.engine[1] == 4
    assert state.escorts[2] == 0
    assert discards(state) == ["saboteur"], "the card is spent all the same"
    assert asked(state) == ["french"]


@pytest.mark.rule("GR-65", "GR-88")
@pytest.mark.parametrize("announced", [["track C2"], ["cheat C2", "swap-with B2"], ["sabotage belgian 1"]])
def test_a_ranger_cancels_each_danger_card(announced):
    board = "hand: tracker cheater saboteur | ranger\nplan: 1-1-0-0 1-1-0-0\ntiles: C2=track B2=dunes"
    state = scene(board)
    play(state, *announced)
    assert asked(state) == ["belgian"]
    told = play(state, "play ranger")
    assert names(told) == ["cancels-with-ranger"]
    assert (tile_on(state, "C2"), tile_on(state, "B2"), state.engine[1]) == ("track", "dunes", 4)
    assert hand(state, 1) == []
    assert state.threat == -1


@pytest.mark.rule("GR-88", "G-28")
def test_the_same_seats_are_asked_whatever_they_hold_so_that_nobody_learns_who_could_cancel():
    plans = "plan: 1-1-0-0 1-1-0-0 1-1-0-0 1-1-1-0\n"
    for cards in (
        "saboteur | ranger | toolbox | -",
        "saboteur | toolbox | ranger | -",
        "saboteur | driver | caravan | -",
    ):
        state = scene(f"hand: {cards}\n{plans}", game=race(4))
        play(state, "sabotage british 1")
        assert asked(state) == ["british", "belgian", "italian"], "the target first, then the turn order"
        assert list(view(state, 0).asked) == [2, 1, 3]
        assert view(state, 0).options == []


@pytest.mark.rule("GR-88", "G-28")
def test_the_first_cancel_in_order_counts_and_the_others_are_never_shown():
    state = scene("plan: 1-1-0-0 1-1-0-0 1-1-1-0\nhand: saboteur | ranger | toolbox", game=race(3))
    play(state, "sabotage belgian 1")
    spectator = view(state, 0)
    told = play(state, "play ranger")
    assert told == []
    assert view(state, 0).answers[1] == -2
    told = play(state, "escort")
    assert names(told) == ["cancels-with-ranger"]
    assert state.escorts[2] == 1, "not needed, so not spent"
    assert hand(state, 1) == []
    assert list(spectator.asked) == [1, 2]


@pytest.mark.rule("GR-88")
def test_letting_it_happen_is_what_a_sleeper_does():
    state = scene("plan: 1-1-0-0 1-1-1-0\nhand: tracker\ntiles: C2=track")
    play(state, "track C2")
    assert state.game.actions.text(state.kind.default(state, 1)) == "let"
    assert refusal(state, "play ranger") == "GR-65"
    assert refusal(state, "play jerrycan") == "GR-88"
    play(state, "let")
    assert tile_on(state, "C2") == "."


@pytest.mark.rule("GR-88")
def test_without_cards_and_escorts_there_is_nobody_to_ask():
    state = scene(HELPLESS + "hand: tracker\ntiles: C2=track")
    told = play(state, "track C2")
    assert names(told) == ["threatens-tile", "tile-gone"]


@pytest.mark.rule("GR-97", "GR-88", "G-28")
def test_who_has_arrived_is_neither_target_nor_asked():
    state = scene("plan: 1-1-0-0 0-0-0-0 1-1-1-0\nhand: saboteur\nspace: C1 G14\narrived: belgian", game=race(3))
    assert refusal(state, "sabotage belgian 1") == "GR-97"
    play(state, "sabotage british 1")
    assert asked(state) == ["british"]
