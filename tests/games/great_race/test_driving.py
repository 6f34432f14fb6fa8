"""Driving: terrain, danger, stops, blind moves, cities and lines (GR-27, GR-32, GR-33, GR-37 to GR-53, GR-84)."""

import pytest

from paddock.core.view import view
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

# ── Known tiles ──


@pytest.mark.rule("GR-32", "GR-37", "GR-2", "GR-12", "G-43")
def test_a_drive_over_three_tiles_costs_what_they_show():  # GE-6
    state = scene("engine: 3\nchassis: 4\ntiles: C2=track B2=sand-flats B3=stony-plain")
    play(state, "drive", "go C2", "go B2", "go B3")
    assert state.kind.name == "settle-cost"
    assert offered(state) == ["pay 0", "pay 1"], "engine or chassis, as one likes"
    told = play(state, "pay 0")
    assert "is-worn" in names(told)
    assert (state.fuel[0], state.engine[0], state.chassis[0]) == (4, 3, 3)
    assert where(state) == "B3"
    assert asked(state) == ["belgian"], "three spaces with an engine of 3"


@pytest.mark.rule("GR-37")
def test_the_loss_may_be_split_within_what_the_gauges_have():
    state = scene("engine: 4\nchassis: 1\ntiles: C2=rocky-pass")
    play(state, "drive", "go C2")
    assert offered(state) == ["pay 1", "pay 2"]
    assert refusal(state, "pay 0") == "GR-37"


@pytest.mark.rule("GR-38")
def test_a_tile_that_cannot_be_paid_cannot_be_entered():
    no_fuel = scene("fuel: 1\ntiles: C2=sand-flats D1=track")
    play(no_fuel, "drive")
    assert refusal(no_fuel, "go C2") == "GR-38"
    no_points = scene("engine: 1\nchassis: 0\ntiles: C2=rocky-pass D1=track")
    play(no_points, "drive")
    assert refusal(no_points, "go C2") == "GR-38"
    assert refusal(no_points, "go E4") == "G-29"


@pytest.mark.rule("GR-41")
def test_a_tile_in_a_risk_zone_costs_one_more_fuel():
    state = scene("space: C2\ntiles: C2=track D2=track B2=track")
    told = play(state, "drive", "go D2")
    assert state.fuel[0] == 8 - 2
    assert "crosses-risk" in names(told)
    same = scene("space: C2\ntiles: C2=track D2=track B2=track")
    play(same, "drive", "go B2")
    assert same.fuel[0] == 8 - 1


@pytest.mark.rule("GR-41", "GR-38")
def test_who_cannot_pay_the_fuel_of_the_risk_zone_stays_out_of_it():
    state = scene("space: C2\nfuel: 1\ntiles: C2=track D2=track B2=track")
    play(state, "drive")
    assert "go B2" in offered(state)
    assert refusal(state, "go D2") == "GR-38"
    blind = scene("space: C2\nfuel: 1\ntiles: C2=track")
    play(blind, "drive", "go D2", "tile track")
    assert (where(blind), blind.fuel[0], tile_on(blind, "D2")) == ("C2", 1, "track"), "and comes back from it"


@pytest.mark.rule("GR-40")
def test_a_stop_symbol_ends_the_drive_after_it_is_paid():
    state = scene("tiles: C2=river-ford B2=track")
    told = play(state, "drive", "go C2")
    assert "must-stop" in names(told)
    assert (where(state), state.fuel[0]) == ("C2", 7)
    assert asked(state) == ["belgian"]


@pytest.mark.rule("GR-40", "GR-75", "G-22")
def test_a_caravan_leads_past_a_stop():
    state = scene("hand: caravan\ntiles: C2=river-ford B2=track")
    assert refusal(state, "play caravan") == "GR-75"
    play(state, "drive", "go C2")
    assert state.kind.name == "halt-or-follow"
    assert refusal(state, "play ranger") == "GR-40"
    told = play(state, "play caravan")
    assert names(told) == ["follows-caravan"]
    assert "go B2" in offered(state)
    assert discards(state) == ["caravan"]


@pytest.mark.rule("GR-40", "GR-75")
def test_on_the_last_space_of_a_drive_a_stop_asks_for_no_caravan():
    state = scene("engine: 1\nhand: caravan\ntiles: C2=river-ford B2=track")
    told = play(state, "drive", "go C2")
    assert asked(state) == ["belgian"]
    assert "must-stop" not in names(told)


@pytest.mark.rule("GR-46", "G-14")
def test_nor_does_a_stop_where_the_vehicle_breaks_down():
    state = scene("plan: 0-2-0-0\nengine: 2\nhand: caravan\ntiles: C2=flash-flood B2=track")
    told = play(state, "drive", "go C2", "pay 2")
    assert names(told)[-1] == "advances"
    assert "breaks-down" in names(told)
    assert asked(state) == ["belgian"]


@pytest.mark.rule("GR-40", "GR-75")
def test_whoever_holds_any_card_is_asked_at_a_stop_so_that_the_question_tells_nothing():
    state = scene("hand: toolbox\ntiles: C2=river-ford B2=track")
    play(state, "drive", "go C2")
    assert offered(state) == ["halt"]
    play(state, "halt")
    assert asked(state) == ["belgian"]


# ── Danger ──


@pytest.mark.rule("GR-39", "G-15")
def test_a_danger_costs_two_more_points_in_one_sum():
    state = scene("plan: 0-2-0-0\ntiles: C2=rockfall")
    play(state, "drive", "go C2")
    assert offered(state) == ["pay 0", "pay 1", "pay 2", "pay 3"]
    told = play(state, "pay 1")
    assert "faces-danger" in names(told)
    assert (state.engine[0], state.chassis[0]) == (3, 3)


@pytest.mark.rule("GR-33", "GR-39", "G-18")
def test_an_escort_avoids_the_danger_and_nothing_else():
    state = scene("plan: 0-1-1-0\ntiles: C2=flash-flood B2=track")
    play(state, "drive", "go C2")
    told = play(state, "escort")
    assert names(told)[0] == "avoids-with-escort"
    assert state.escorts[0] == 0
    assert (state.fuel[0], state.engine[0], state.chassis[0]) == (8 - 2, 4, 5), "the fuel is paid"
    assert asked(state) == ["belgian"], "and the stop holds"


@pytest.mark.rule("GR-33", "G-18")
def test_avoiding_a_danger_ends_neither_drive_nor_sequence():
    state = scene("plan: 0-1-1-0\ntiles: C2=rockfall B2=track")
    play(state, "drive", "go C2", "escort")
    assert offered(state) == ["pay 0", "pay 1"], "the printed point remains"
    assert refusal(state, "escort") == "GR-39"
    play(state, "pay 0")
    assert "go B2" in offered(state)


@pytest.mark.rule("GR-65", "GR-39")
def test_a_ranger_does_the_same():
    state = scene("plan: 0-1-0-0\nhand: ranger\ntiles: C2=bandits")
    play(state, "drive", "go C2")
    assert refusal(state, "escort") == "GR-33"
    told = play(state, "play ranger")
    assert names(told)[0] == "avoids-with-ranger"
    assert (state.engine[0], state.chassis[0]) == (4, 5)
    assert discards(state) == ["ranger"]
    assert where(state) == "C2"


@pytest.mark.rule("GR-57")
def test_on_the_way_a_card_is_refused_for_its_own_reason():
    state = scene("plan: 0-1-0-0\nhand: caravan toolbox financial transport\ntiles: C2=bandits B2=track")
    play(state, "drive")
    for _ in ("on the road", "in danger"):
        assert why_not(state, "play caravan") == ("GR-75", "why-card-not-now"), "it is in the hand"
        assert why_not(state, "play toolbox") == ("GR-74", "why-card-not-now")
        assert why_not(state, "play transport") == ("GR-63", "why-card-not-now")
        assert why_not(state, "play financial") == ("GR-21", "why-not-in-a-drive")
        assert why_not(state, "play ranger") == ("GR-57", "why-not-held")
        if state.kind.name == "choose-way":
            play(state, "go C2")
    assert state.kind.name == "settle-cost"


@pytest.mark.rule("GR-38", "G-15")
def test_a_danger_that_cannot_be_paid_may_be_entered_if_it_can_be_avoided():
    poor = "engine: 1\nchassis: 0\ntiles: C2=bandits D1=track\n"
    without = scene(poor + "plan: 0-1-0-0")
    play(without, "drive")
    assert refusal(without, "go C2") == "GR-38"
    helped = scene(poor + "plan: 0-1-1-0")
    play(helped, "drive", "go C2")
    assert offered(helped) == ["escort"]
    assert refusal(helped, "back") == "G-16"
    armed = scene(poor + "plan: 0-1-0-0\nhand: ranger")
    play(armed, "drive", "go C2")
    assert offered(armed) == ["play ranger"]


@pytest.mark.rule("G-48")
def test_nobody_else_is_asked_about_the_danger_of_a_tile():
    state = scene("plan: 0-1-0-0 0-0-5-0\nhand: jerrycan | ranger\ntiles: C2=bandits")
    play(state, "drive", "go C2")
    assert asked(state) == ["french"]


@pytest.mark.rule("GR-39", "GR-65")
def test_the_question_about_a_danger_does_not_tell_who_holds_a_ranger():
    for card in ("ranger", "toolbox"):
        state = scene(f"plan: 0-1-0-0\nhand: {card}\nengine: 1\nchassis: 2\ntiles: C2=bandits")
        play(state, "drive", "go C2")
        assert list(view(state, 1).asked) == [0]
        assert state.kind.name == "settle-cost"


# ── How far ──


@pytest.mark.rule("GR-45", "GR-46")
def test_losing_engine_on_the_way_does_not_shorten_the_drive_unless_it_reaches_0():  # GE-14
    road = "engine: 3\nchassis: 3\ntiles: C2=rocky-pass B2=track B3=track B4=track\n"
    state = scene(road)
    play(state, "drive", "go C2", "pay 2")
    assert state.engine[0] == 1
    play(state, "go B2", "go B3")
    assert where(state) == "B3"
    assert asked(state) == ["belgian"], "three spaces in all, not four"


@pytest.mark.rule("GR-46", "G-14", "G-13")
def test_an_engine_of_0_stops_the_vehicle_at_once_on_the_tile_it_has_entered():
    state = scene("engine: 2\nchassis: 3\ntiles: C2=rocky-pass B2=track")
    play(state, "drive", "go C2")
    assert "pay 2" in offered(state), "by choice, though the chassis could pay"
    told = play(state, "pay 2")
    assert "breaks-down" in names(told)
    assert where(state) == "C2"
    assert asked(state) == ["belgian"]


@pytest.mark.rule("GR-44", "G-39")
def test_a_drive_needs_a_mechanic_and_goes_somewhere():
    assert refusal(scene("plan: 3-0-1-1"), "drive") == "GR-44"
    state = scene("tiles: C2=track")
    play(state, "drive")
    assert refusal(state, "halt") == "G-39"
    stuck = scene("fuel: 0\ntiles: C2=track D1=track")
    assert why_not(stuck, "drive") == ("GR-38", "why-nowhere-to-drive")


@pytest.mark.rule("G-40", "G-34", "GR-37")
def test_one_may_drive_back_and_share_a_space_and_pays_again():
    state = scene("space: C1 C2\ntiles: C2=track B2=track")
    play(state, "drive", "go C2", "go B2", "go C2", "halt")
    assert where(state, 0) == where(state, 1) == "C2"
    assert state.fuel[0] == 8 - 3


# ── Unfamiliar territory ──


@pytest.mark.rule("GR-48", "GR-2")
def test_a_blind_move_draws_a_tile_lays_it_under_the_vehicle_and_pays_it():  # GE-8
    state = scene()
    play(state, "drive", "go C2")
    assert asked(state) == ["*"]
    told = play(state, "tile sand-flats")
    assert names(told)[:2] == ["finds", "drives-to"]
    assert (where(state), tile_on(state, "C2"), state.fuel[0]) == ("C2", "sand-flats", 6)
    assert "go B2" in offered(state), "and may drive on"


@pytest.mark.rule("GR-48", "GR-87", "G-17")
def test_a_blind_move_that_cannot_be_paid_turns_back_and_loses_nothing():
    state = scene("fuel: 1\nengine: 3\nchassis: 2")
    told = play(state, "drive", "go C2", "tile dunes")
    assert "turns-back" in names(told)
    assert (where(state), state.fuel[0], state.engine[0], state.chassis[0]) == ("C1", 1, 3, 2)
    assert tile_on(state, "C2") == "dunes", "the tile stays"
    assert asked(state) == ["belgian"], "the drive is over"


@pytest.mark.rule("G-16", "GR-48")
def test_what_can_be_paid_must_be_paid():
    state = scene("plan: 0-1-0-0\nengine: 1\nchassis: 1\nhand: toolbox")
    play(state, "drive", "go C2", "tile wild-animals")
    assert offered(state) == ["pay 1"]
    assert refusal(state, "back") == "G-16"
    assert why_not(state, "play ranger") == ("GR-57", "why-not-held")


@pytest.mark.rule("G-16", "GR-71")
def test_a_jerrycan_may_save_a_blind_move():
    state = scene("fuel: 1\nhand: jerrycan")
    play(state, "drive", "go C2", "tile sand-flats")
    assert offered(state) == ["play jerrycan", "back"]
    play(state, "play jerrycan")
    assert (where(state), state.fuel[0]) == ("C2", 0)


@pytest.mark.rule("G-16", "GR-33")
def test_an_escort_may_save_a_blind_move():
    state = scene("plan: 0-1-1-0\nengine: 1\nchassis: 0")
    play(state, "drive", "go C2", "tile wild-animals")
    assert offered(state) == ["escort", "back"]
    play(state, "escort")
    assert where(state) == "C2"


@pytest.mark.rule("G-15", "G-16", "GR-87")
def test_nothing_is_given_for_a_blind_tile_that_cannot_be_paid_even_so():
    state = scene("plan: 0-1-1-0\nfuel: 1\nhand: ranger toolbox")
    play(state, "drive", "go C2", "tile bandits")
    assert offered(state) == ["back"], "a fuel is missing: neither escort nor Ranger helps"
    assert why_not(state, "escort") == ("G-16", "why-out-of-reach")
    assert why_not(state, "play ranger") == ("G-16", "why-out-of-reach")
    play(state, "back")
    assert (where(state), state.escorts[0], hand(state)) == ("C1", 1, ["ranger", "toolbox"])
    fuelled = scene("plan: 0-1-0-0\nfuel: 1\nengine: 1\nchassis: 0\nhand: jerrycan")
    play(fuelled, "drive", "go C2", "tile bandits")
    assert offered(fuelled) == ["play jerrycan", "back"], "a Jerrycan can always be played"
    play(fuelled, "play jerrycan")
    assert (where(fuelled), fuelled.fuel[0]) == ("C1", 2), "the points are still missing, but the fuel is kept"
    both = scene("plan: 0-1-1-0\nfuel: 1\nengine: 1\nchassis: 0\nhand: jerrycan")
    play(both, "drive", "go C2", "tile bandits")
    assert offered(both) == ["escort", "play jerrycan", "back"], "together they are enough"
    play(both, "play jerrycan", "escort")
    assert where(both) == "C2"


@pytest.mark.rule("G-16", "GR-71")
def test_who_holds_any_card_is_asked_when_fuel_is_missing_so_that_the_question_tells_nothing():
    state = scene("fuel: 1\nhand: toolbox")
    play(state, "drive", "go C2", "tile sand-flats")
    assert offered(state) == ["back"]


@pytest.mark.rule("G-33")
def test_with_an_empty_bag_blank_spaces_are_closed():
    state = scene("tiles: D1=track\nbag: -\nremoved: …")
    play(state, "drive")
    assert refusal(state, "go C2") == "G-33"


# ── Cities ──


@pytest.mark.rule("GR-47", "GR-49", "GR-50")
def test_entering_a_city_costs_a_fuel_draws_its_cards_and_ends_the_drive():  # GE-7
    state = scene("space: D5\nfuel: 3\nhand: toolbox\ntiles: D5=track E4=track")
    told = play(state, "drive", "go E5", "deal ranger", "deal driver")
    assert names(told).count("draws") == 2
    assert (state.fuel[0], len(hand(state))) == (2, 3)
    assert asked(state) == ["belgian"]


@pytest.mark.rule("GR-41", "GR-49")
def test_no_city_without_a_fuel():
    state = scene("space: D5\nfuel: 0\ntiles: D5=track")
    play(state, "drive")
    assert refusal(state, "go E5") == "GR-49"


@pytest.mark.rule("GR-50", "GR-82", "G-11")
def test_after_the_draw_the_hand_is_cut_to_the_chassis_level():
    state = scene("space: D5\nchassis: 1\nhand: toolbox\ntiles: D5=track")
    play(state, "drive", "go E5", "deal ranger", "deal driver")
    assert state.kind.name == "discard-down"
    play(state, "discard toolbox", "discard driver")
    assert hand(state) == ["ranger"]


@pytest.mark.rule("GR-50", "G-37")
def test_every_entry_draws_again():
    state = scene("space: D5\ntiles: D5=track\nplan: 0-2-0-0 0-0-0-0")
    play(state, "drive", "go E5", "deal ranger", "deal driver")
    play(state, "drive", "go D5", "go E5", "deal ranger", "deal driver")
    assert len(hand(state)) == 4


@pytest.mark.rule("G-11")
def test_in_a_drive_cards_stay_usable_although_the_chassis_falls():
    state = scene("chassis: 2\nhand: ranger caravan\nplan: 0-1-0-0\ntiles: C2=rocky-pass B2=bandits")
    play(state, "drive", "go C2", "pay 0")
    assert state.chassis[0] == 0
    play(state, "go B2", "play ranger")
    assert where(state) == "B2"
    play(state, "halt")
    assert state.kind.name == "discard-down", "checked when the drive is over"
    play(state, "discard caravan")
    assert asked(state) == ["belgian"]


# ── Transport ──


@pytest.mark.rule("GR-51", "GR-49", "GR-84", "G-35")
def test_a_crossing_costs_its_price_and_a_fuel_and_is_a_whole_drive():
    state = scene("space: A5\ncash: 60\nfuel: 2")
    assert "sail A5-D6 0" not in offered(state), "it needs a drive"
    play(state, "drive")
    assert refusal(state, "sail D6-F9 0") == "GR-51", "no line of Dakar"
    told = play(state, "sail A5-D6 0", "deal ranger", "deal driver")
    assert names(told)[:2] == ["sails", "enters-city"]
    assert (where(state), state.cash[0], state.fuel[0]) == ("D6", 10, 1)
    assert asked(state) == ["belgian"]


@pytest.mark.rule("GR-51", "GR-84")
def test_a_crossing_needs_the_money_and_the_fuel():
    poor = scene("space: A5\ncash: 49\ntiles: B5=track")
    play(poor, "drive")
    assert refusal(poor, "sail A5-D6 0") == "GR-51"
    dry = scene("space: A5\nfuel: 0")
    play(dry, "drive")
    assert refusal(dry, "sail A5-D6 0") == "GR-84"
    assert refusal(scene("space: A5\nengine: 0"), "drive") == "GR-46"


@pytest.mark.rule("G-35")
def test_nobody_crosses_in_the_middle_of_a_drive():
    state = scene("space: A5\ntiles: B5=track")
    play(state, "drive", "go B5")
    assert refusal(state, "sail A5-D6 0") == "G-35"


@pytest.mark.rule("GR-52", "GR-63", "GR-94", "G-36")
def test_transport_cards_add_up_and_never_pay_anybody():  # GE-13
    state = scene("space: A5\ncash: 0\nhand: transport transport")
    assert refusal(state, "play transport") == "GR-63"
    play(state, "drive")
    assert refusal(state, "sail A5-D6 0") == "GR-51"
    assert {"sail A5-D6 1", "sail A5-D6 2"} <= set(offered(state))
    play(state, "sail A5-D6 2")
    assert (state.cash[0], state.fuel[0]) == (0, 7)
    assert discards(state) == ["transport", "transport"]


@pytest.mark.rule("GR-52", "GR-63")
def test_each_transport_card_takes_50_off():
    state = scene("space: D6\ncash: 60\nhand: transport")
    play(state, "drive")
    assert refusal(state, "sail D6-F9 0") == "GR-51"
    assert refusal(state, "sail D6-F9 2") == "GR-52"
    play(state, "sail D6-F9 1")
    assert state.cash[0] == 0


# ── The marker ──


@pytest.mark.rule("GR-27", "G-41")
def test_the_marker_moves_once_at_the_end_of_the_drive_and_lies_on_top():
    state = scene("space: C1 C2 B2\ntiles: C2=track B2=track D1=track", game=race(3))
    told = play(state, "drive", "go C2", "halt")
    assert "advances" in names(told)
    assert list(state.square) == [1, 1, 1]
    assert list(progress_order(state)) == [1, 2, 0], "the last to come lies on top, behind the others"


@pytest.mark.rule("GR-27", "G-41")
def test_who_stays_in_the_lane_keeps_the_place_in_the_stack():
    state = scene("space: C2 C2\ntiles: C2=track B2=track C3=track")
    play(state, "drive", "go B2", "go C2", "go C3", "go C2")
    assert list(state.square) == [1, 1]
    assert list(progress_order(state)) == [0, 1], "although it was on another square on the way"


@pytest.mark.rule("G-41")
def test_driving_backwards_moves_the_marker_too():
    state = scene("space: C2 C1\ntiles: C2=track")
    play(state, "drive", "go C1", "deal ranger", "deal driver")
    assert list(state.square) == [0, 0]
    assert list(progress_order(state)) == [1, 0]
