"""The convoy: sequences, fuel, passing, funding, clearing (GR-21 to GR-26, GR-34 to GR-36, GR-85, GR-86, GR-93)."""

import pytest

from paddock.games.great_race.rules.maintenance import progress_order
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
    where,
    why_not,
)


def fuel_offers(state) -> list[str]:
    return [text for text in offered(state) if text.startswith("fuel")]


# ── Sequences ──


@pytest.mark.rule("GR-21", "GR-23", "GR-86")
def test_fuel_comes_first_then_cards_then_one_assistant():
    state = scene("fuel: 6\nhand: financial refueling")
    assert fuel_offers(state) == ["fuel 1", "fuel 2"]
    play(state, "fuel 1")
    assert refusal(state, "fuel 1") == "GR-23"
    assert state.mechanics[0] == 2, "fuel costs no assistant"
    play(state, "play financial", "play refueling")
    assert asked(state) == ["french"], "any number of cards"
    play(state, "draw", "deal driver")
    assert asked(state) == ["belgian"], "an assistant ends the sequence"


@pytest.mark.rule("GR-23", "GR-86")
def test_no_fuel_after_a_card():
    state = scene("fuel: 6\nhand: financial")
    play(state, "play financial")
    assert fuel_offers(state) == []
    assert refusal(state, "fuel 1") == "GR-23"


@pytest.mark.rule("GR-23", "GR-86")
@pytest.mark.parametrize("danger", [["track C2"], ["sabotage belgian 1"], ["cheat C2", "swap-with B2"]])
def test_no_fuel_after_a_danger_card_either(danger):
    state = scene("fuel: 6\nhand: tracker saboteur cheater\nplan: 1-0-0-0 1-0-0-0\ntiles: C2=track B2=dunes")
    play(state, *danger)
    assert asked(state) == ["french"]
    assert fuel_offers(state) == []


@pytest.mark.rule("GR-21", "GR-23")
def test_every_sequence_begins_at_the_station():
    state = scene("fuel: 5 8\nplan: 2-0-0-0 1-0-0-0", "convoy")
    play(state, "fuel 1", "draw", "deal ranger", "draw", "deal ranger")
    assert asked(state) == ["french"]
    assert fuel_offers(state) == ["fuel 1", "fuel 2"]


@pytest.mark.rule("G-51", "GR-71")
def test_a_jerrycan_does_not_close_the_station():
    state = scene("fuel: 5\nhand: jerrycan")
    play(state, "play jerrycan")
    assert fuel_offers(state) == ["fuel 1", "fuel 2"]


@pytest.mark.rule("GR-23", "GR-86")
def test_no_fuel_on_the_way():
    state = scene("fuel: 6\ntiles: C2=track B2=track")
    play(state, "drive", "go C2")
    assert not any(text.startswith("fuel") for text in offered(state))


@pytest.mark.rule("GR-14", "GR-23")
def test_fuel_costs_10_in_a_city_and_20_outside():  # GE-16
    in_city = scene("fuel: 4\ncash: 100")
    play(in_city, "fuel 2")
    assert (in_city.fuel[0], in_city.cash[0]) == (6, 80)
    outside = scene("space: C2\ntiles: C2=track\nfuel: 4\ncash: 100")
    play(outside, "fuel 2")
    assert (outside.fuel[0], outside.cash[0]) == (6, 60)


@pytest.mark.rule("GR-23", "G-42")
def test_fuel_is_limited_by_the_tank_and_the_purse():
    assert fuel_offers(scene("fuel: 8")) == []
    assert refusal(scene("fuel: 8"), "fuel 1") == "G-42"
    poor = scene("fuel: 1\ncash: 29")
    assert fuel_offers(poor) == ["fuel 1", "fuel 2"]
    assert refusal(poor, "fuel 3") == "GR-23"


@pytest.mark.rule("GR-24", "GR-21", "G-49")
def test_crews_take_turns_until_everybody_is_done():
    state = scene("order: belgian french\nplan: 2-0-0-0 1-0-0-0", "convoy")
    turns = []
    while state.kind.name in ("act", "deal"):
        turns += asked(state)
        play(state, "draw" if state.kind.name == "act" else "deal jerrycan")
    assert [turn for turn in turns if turn != "*"] == ["belgian", "french", "french"]
    assert state.round == 2


@pytest.mark.rule("G-49")
def test_overtaking_does_not_change_the_order_of_the_round():
    state = scene("plan: 0-2-0-0 0-2-0-0\ntiles: C2=track B2=track B3=track")
    play(state, "drive", "go C2", "halt")
    play(state, "drive", "go C2", "go B2", "go B3", "halt")
    assert list(progress_order(state)) == [1, 0], "the Belgians are ahead now"
    assert list(state.order) == [0, 1]
    assert asked(state) == ["french"]
    play(state, "pass")
    assert asked(state) == ["belgian"]


# ── Passing ──


@pytest.mark.rule("GR-25", "GR-26", "G-4")
def test_passing_takes_everything_off_but_the_escorts_and_is_final():
    state = scene("plan: 1-1-2-1 2-0-0-0\ntiles: C2=track")
    told = play(state, "pass")
    assert names(told) == ["passes"]
    assert (state.scouts[0], state.mechanics[0], state.escorts[0], state.funding[0]) == (0, 0, 2, 0)
    play(state, "draw", "deal jerrycan")
    assert asked(state) == ["belgian"], "who has passed is not asked again, not even to clear a tile"


@pytest.mark.rule("GR-25", "GR-22", "GR-85", "G-6")
def test_a_crew_without_active_assistants_can_do_nothing_at_all():
    state = scene("plan: 0-0-0-0 1-0-0-0\nfuel: 1\nhand: financial", "convoy")
    assert asked(state) == ["belgian"], "the French pass without being asked: no fuel, no cards"
    assert hand(state) == ["financial"]
    assert list(state.passed) == [1, 0]


@pytest.mark.rule("GR-22", "GR-85", "GR-25")
def test_who_gives_up_the_last_assistant_on_the_way_plays_no_more_cards():
    state = scene("plan: 0-0-1-0 1-0-0-0\nhand: driver financial\ntiles: C2=wild-animals")
    play(state, "play driver", "go C2", "escort", "halt")
    assert asked(state) == ["belgian"], "the sequence is over with the escort"
    told = play(state, "draw", "deal ranger")
    assert "is-spent" in names(told)
    assert hand(state) == ["financial"]


@pytest.mark.rule("G-5", "G-50", "GR-22", "GR-36")
@pytest.mark.parametrize("plan", ["0-0-1-0", "0-0-0-1"])
def test_with_an_escort_or_funding_alone_one_may_buy_play_and_pass(plan):
    state = scene(f"plan: {plan}\nfuel: 6\nhand: financial")
    play(state, "fuel 1", "play financial")
    assert state.cash[0] == 100 - 10 + 30
    play(state, "pass")
    assert asked(state) == ["belgian"]


@pytest.mark.rule("G-8")
def test_an_assistant_that_can_do_nothing_may_idle_and_no_other():
    state = scene("plan: 0-1-1-1\nengine: 0\ncash: 0")
    assert offered(state) == ["pass", "idle mechanic", "idle escort", "collect"]
    assert why_not(state, "idle scout") == ("G-8", "why-no-assistant")
    assert why_not(state, "idle funding") == ("G-8", "why-not-idle")
    told = play(state, "idle mechanic")
    assert names(told) == ["idles"]
    assert state.mechanics[0] == 0
    assert asked(state) == ["belgian"]
    busy = scene("plan: 1-1-1-0\ntiles: C2=track")
    assert not any(text.startswith("idle") for text in offered(busy))
    assert refusal(busy, "idle mechanic") == "G-8"


# ── Funding ──


@pytest.mark.rule("GR-35", "GR-93")
def test_the_whole_funding_group_is_played_at_once():  # GE-4
    state = scene("plan: 1-1-0-3\ncash: 0")
    told = play(state, "collect")
    assert names(told) == ["collects"]
    assert state.cash[0] == 40
    assert state.funding[0] == 0
    assert state.scouts[0] == 1, "the other assistants stay"
    assert asked(state) == ["belgian"], "the sequence is over"
    assert refusal(scene("plan: 5-0-0-0"), "collect") == "GR-35"


@pytest.mark.parametrize(("assistants", "cash"), [(1, 10), (2, 20), (3, 40), (4, 70), (5, 110)])
@pytest.mark.rule("GR-35")
def test_funding_pays_more_for_more(assistants, cash):  # GE-5
    state = scene(f"plan: 0-0-0-{assistants}\ncash: 0")
    play(state, "collect")
    assert state.cash[0] == cash


@pytest.mark.rule("GR-36", "GR-93")
def test_fuel_and_cards_before_funding():
    state = scene("plan: 0-0-0-2\nfuel: 7\ncash: 10\nhand: financial")
    play(state, "fuel 1", "play financial", "collect")
    assert state.cash[0] == 0 + 30 + 20


# ── Escorts in one's own turn ──


@pytest.mark.rule("GR-34", "GR-90", "G-19")
def test_an_escort_clears_a_tile_next_to_the_vehicle_for_good():
    state = scene("tiles: C2=bandits D1=track B2=track\nspace: C1 D1")
    bag = len(state.bag)
    assert [text for text in offered(state) if text.startswith("clear")] == ["clear C2"], (
        "neither under a vehicle nor far"
    )
    assert refusal(state, "clear D1") == "GR-34"
    assert refusal(state, "clear B2") == "GR-34"
    told = play(state, "clear C2")
    assert names(told) == ["clears", "tile-gone"]
    assert tile_on(state, "C2") == "."
    assert len(state.bag) == bag
    assert len(state.removed) == 1
    assert state.escorts[0] == 0
    assert asked(state) == ["belgian"]


@pytest.mark.rule("GR-34")
def test_clearing_needs_an_escort():
    assert refusal(scene("tiles: C2=bandits\nplan: 4-1-0-0"), "clear C2") == "GR-34"


# ── A drive with a Driver card does not end the sequence ──


@pytest.mark.rule("GR-66", "GR-44", "GR-58")
def test_a_driver_card_drives_without_a_mechanic_and_the_sequence_goes_on():
    state = scene("plan: 1-0-0-0\nhand: driver\ntiles: C2=track")
    assert "drive" not in offered(state)
    assert refusal(state, "drive") == "GR-44"
    play(state, "play driver", "go C2", "halt")
    assert where(state) == "C2"
    assert discards(state) == ["driver"]
    assert asked(state) == ["french"]
    assert "draw" in offered(state)


def test_three_crews_go_round_in_turn_order():
    state = scene("order: british french belgian\nplan: 2-0-0-0 2-0-0-0 2-0-0-0", "convoy", race(3))
    turns = []
    for _ in range(4):
        turns += asked(state)
        play(state, "draw", "deal jerrycan")
    assert turns == ["british", "french", "belgian", "british"]
