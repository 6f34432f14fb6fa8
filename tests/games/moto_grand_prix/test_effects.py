"""Effects of movement, stances and slopes: MGP-S.24 to MGP-S.26, MGP-E.1 to MGP-E.4, MGP-E.13 to MGP-E.19."""

from typing import Any

import pytest

from paddock.games.moto_grand_prix.rules.terms import LEANING, STRAIGHT, WHEELIE
from tests.games.moto_grand_prix.scene import acting, free_totals, names, race, scene
from tests.position_kit import happens, offers, play

RIDER = "lane: right left\nqueue: blue-1 yellow-1\n"


def expert(circuit: str = "oval-1-2", **options: Any):
    return race(2, circuit, level="expert", **options)


# ── Redlining ──


@pytest.mark.rule("MGP-S.24", "MGP-S.25")
def test_a_seven_fails_the_test_at_five_and_costs_a_point():  # X.13
    state = scene(race(2), f"distance: 0 30\n{RIDER}low: 6\nhigh: 6\nengine: 5")
    told = happens(state, "ride 12-right keep free")
    assert names(told)[-1] == "redlining"
    assert state.kind.name == "engine-test"
    told = happens(state, "roll 3-4")
    assert names(told)[0] == "engine-suffers"
    assert state.engine[0] == 4
    assert state.lane[0] >= 0, "it stays in the race"
    assert acting(state) == "yellow-1"


@pytest.mark.rule("MGP-S.25")
def test_a_total_not_above_the_dial_passes():
    state = scene(race(2), f"distance: 0 30\n{RIDER}low: 6\nhigh: 6\nengine: 5")
    play(state, "ride 12-right keep free", "roll 1-4")
    assert state.engine[0] == 5


@pytest.mark.rule("MGP-S.25", "MGP-S.18", "MGP-S.26", "MGP-S.2", "MGP-A.13")
def test_no_point_to_lose_means_out_and_off_the_track_at_once():
    state = scene(race(2), f"distance: 0 30\n{RIDER}low: 6\nhigh: 6\nengine: 1")
    told = happens(state, "ride 12-right keep free", "roll 1-1")
    assert names(told)[-2:] == ["engine-breaks", "drops-out"]
    assert list(state.out) == [0]
    assert state.lane[0] == -1


@pytest.mark.rule("MGP-S.24", "MGP-A.15")
@pytest.mark.parametrize(("low", "high", "flip"), [(1, 1, "flip-both"), (1, 6, "flip-low"), (6, 6, "keep")])
def test_a_double_six_redlines_however_it_came_about(low, high, flip):
    text = f"distance: 0 30\n{RIDER}low: {low}\nhigh: {high}"
    state = scene(race(2), text)
    play(state, f"ride 12-right {flip} free")
    assert state.kind.name == "engine-test"
    by_the_other_reading = scene(race(2, redline="rolled"), text)
    play(by_the_other_reading, f"ride 12-right {flip} free")
    assert (by_the_other_reading.kind.name == "engine-test") == (flip == "keep")


@pytest.mark.rule("MGP-S.24", "MGP-A.15", "MGP-A.3")
def test_a_six_flipped_away_does_not_redline_but_braking_with_the_tire_does_not_help():
    flipped = scene(race(2), f"distance: 0 30\n{RIDER}low: 6\nhigh: 6")
    play(flipped, "ride 7-right flip-low free")
    assert flipped.kind.name == "roll-dice"
    braked = scene(race(2), f"distance: 0 30\n{RIDER}low: 6\nhigh: 6")
    play(braked, "ride 11-right keep front-1")
    assert braked.kind.name == "engine-test"


@pytest.mark.rule("MGP-S.24")
def test_the_basic_game_has_no_redlining():
    state = scene(race(2, level="basic"), f"distance: 0 30\n{RIDER}low: 6\nhigh: 6")
    play(state, "ride 12-right keep free")
    assert state.kind.name == "roll-dice"


# ── Losing grip ──


@pytest.mark.rule("MGP-E.15", "MGP-E.16", "MGP-A.16")
def test_an_unflipped_double_that_ends_on_a_straight_is_a_wheelie():
    state = scene(expert(), f"distance: 0 30\n{RIDER}low: 3\nhigh: 3")
    told = happens(state, "ride 6-right keep free")
    assert names(told)[-2:] == ["loses-grip", "does-wheelie"]
    assert state.stance[0] == WHEELIE


@pytest.mark.rule("MGP-E.15", "MGP-E.17")
def test_an_unflipped_double_that_ends_in_a_corner_is_a_sideslip():
    state = scene(expert(), f"distance: 10 30\n{RIDER}low: 3\nhigh: 3")
    told = happens(state, "ride 6-left keep free")
    assert names(told)[-2:] == ["loses-grip", "sideslips"]
    assert (state.stance[0], state.rear[0]) == (STRAIGHT, 7)


@pytest.mark.rule("MGP-E.17", "MGP-S.2", "MGP-S.18")
def test_a_sideslip_without_rear_tire_ends_the_race():
    state = scene(expert(), f"distance: 10 30\n{RIDER}low: 3\nhigh: 3\nrear: 1")
    told = happens(state, "ride 6-left keep free")
    assert names(told)[-2:] == ["rear-gone", "drops-out"]
    assert list(state.out) == [0]


@pytest.mark.rule("MGP-E.15", "MGP-A.16")
def test_a_double_that_is_flipped_or_a_double_made_by_flips_grips():
    flipped = scene(expert(), f"distance: 0 30\n{RIDER}low: 3\nhigh: 3")
    play(flipped, "ride 7-right flip-low free")
    assert flipped.stance[0] == STRAIGHT
    made = scene(expert(), f"distance: 0 30\n{RIDER}low: 3\nhigh: 4")
    play(made, "ride 8-right flip-low free")
    assert made.stance[0] == STRAIGHT


@pytest.mark.rule("MGP-E.15", "MGP-A.16", "MGP-A.24")
def test_single_dice_do_not_lose_grip():
    contact = scene(expert(), f"distance: 13 30\n{RIDER}low: 3\nhigh: 3\ncontact: 1")
    assert "loses-grip" not in names(happens(contact, "ride 3-right low free"))


@pytest.mark.rule("MGP-E.18")
def test_an_unflipped_double_six_tests_the_engine_and_loses_grip():
    state = scene(expert(), f"distance: 0 30\n{RIDER}low: 6\nhigh: 6")
    assert "loses-engine-and-grip" in names(happens(state, "ride 12-right keep free"))
    told = happens(state, "roll 1-2")
    assert names(told)[:3] == ["engine-holds", "loses-grip", "does-wheelie"]


@pytest.mark.rule("MGP-A.10")
def test_effects_are_skipped_for_a_bike_that_has_crossed_the_line_for_the_last_time():
    state = scene(expert(), f"distance: 94 30\n{RIDER}low: 6\nhigh: 6\nengine: 1\nlap: 2")
    play(state, "ride 12-right keep free")
    assert state.kind.name != "engine-test"
    assert state.stance[0] == STRAIGHT
    state = scene(expert(), f"distance: 94 30\n{RIDER}low: 2\nhigh: 4\nstance: wheelie\nlap: 2")
    assert "recovers" not in names(happens(state, "ride 5-right keep free"))


# ── Stances ──


@pytest.mark.rule("MGP-E.1", "MGP-E.2")
def test_a_bike_leans_in_corners_and_stands_straight_on_straights():
    state = scene(expert(), f"distance: 10 30\n{RIDER}low: 2\nhigh: 4")
    assert "leans" in names(happens(state, "ride 6-left keep free"))
    assert state.stance[0] == LEANING
    state = scene(expert(), f"distance: 16 30\n{RIDER}low: 2\nhigh: 4\nstance: leaning")
    assert "straightens-up" in names(happens(state, "ride 6-left keep free"))
    assert state.stance[0] == STRAIGHT


@pytest.mark.rule("MGP-E.13", "MGP-A.27")
def test_a_wheelie_and_a_straight_stance_in_a_corner_cost_a_point():
    assert free_totals(scene(expert(), f"distance: 0 30\n{RIDER}low: 2\nhigh: 4\nstance: wheelie")) == [4, 5, 7, 8]
    corner = f"distance: 38 30\n{RIDER}low: 2\nhigh: 4\n"
    assert free_totals(scene(expert("oval-2-3"), corner + "stance: straight")) == [4, 5]
    assert free_totals(scene(expert("oval-2-3"), corner + "stance: leaning")) == [5, 6]


@pytest.mark.rule("MGP-E.14", "MGP-A.28")
def test_a_bike_recovers_at_the_end_of_its_own_turn_unless_it_loses_grip_again():
    state = scene(expert(), f"distance: 0 30\n{RIDER}low: 2\nhigh: 4\nstance: wheelie")
    assert "recovers" in names(happens(state, "ride 5-right keep free"))
    assert state.stance[0] == STRAIGHT
    again = scene(expert(), f"distance: 0 30\n{RIDER}low: 2\nhigh: 2\nstance: wheelie")
    play(again, "ride 3-right keep free")
    assert again.stance[0] == WHEELIE
    corner = scene(expert(), f"distance: 38 30\n{RIDER}low: 1\nhigh: 4\nstance: straight")
    play(corner, "ride 4-left keep free")
    assert corner.stance[0] == LEANING


@pytest.mark.rule("MGP-E.19")
def test_after_a_contact_a_bike_that_ends_in_a_corner_is_set_straight():
    state = scene(expert(), f"distance: 13 30\n{RIDER}low: 3\nhigh: 6\ncontact: 1")
    assert "straightened" in names(happens(state, "ride 6-right high free"))
    assert state.stance[0] == STRAIGHT
    onto_a_straight = scene(expert(), f"distance: 46 30\n{RIDER}low: 3\nhigh: 6\ncontact: 1")
    assert "straightened" not in names(happens(onto_a_straight, "ride 6-left high free"))


@pytest.mark.rule("MGP-A.27")
def test_movement_points_never_fall_below_none():
    # Uphill, standing straight in the corner after a contact on its last row (by option), a one: -1 counts as 0.
    state = scene(
        expert("hills", cornering="corner-end"),
        f"distance: 14 30\n{RIDER}low: 1\nhigh: 1\ncontact: 1\nstance: straight",
    )
    assert "ride 0-right low free" in offers(state)
    assert "stands" in names(happens(state, "ride 0-right low free"))


# ── Slopes ──


@pytest.mark.rule("MGP-E.4", "MGP-A.1", "MGP-A.37")
def test_uphill_takes_a_point_and_downhill_gives_one_judged_where_the_bike_stands():
    assert free_totals(scene(expert("hills"), f"distance: 2 30\n{RIDER}low: 2\nhigh: 4")) == [4, 5, 7, 8]
    assert free_totals(scene(expert("hills"), f"distance: 22 30\n{RIDER}low: 2\nhigh: 4")) == [6, 7, 9, 10]
    assert free_totals(scene(expert("hills"), f"distance: 0 30\n{RIDER}low: 2\nhigh: 4")) == [5, 6, 8, 9]


@pytest.mark.rule("MGP-E.4", "MGP-A.1")
def test_by_option_a_climb_is_faster():
    faster = expert("hills", uphill="faster")
    assert free_totals(scene(faster, f"distance: 2 30\n{RIDER}low: 2\nhigh: 4")) == [6, 7, 9, 10]


@pytest.mark.rule("MGP-E.4", "MGP-E.13", "MGP-A.27")
def test_slope_and_stance_add_up():
    state = scene(expert("hills"), f"distance: 2 30\n{RIDER}low: 2\nhigh: 4\nstance: wheelie")
    assert free_totals(state) == [3, 4, 6, 7]
    assert {"climbs", "is-slowed"} <= set(names(happens(state, "ride 4-right keep free")))


@pytest.mark.rule("MGP-E.4", "MGP-T.7")
def test_slopes_count_only_with_expert_rules():
    state = scene(race(2, "hills", level="standard"), f"distance: 2 30\n{RIDER}low: 2\nhigh: 4")
    assert free_totals(state) == [5, 6, 8, 9]


@pytest.mark.rule("MGP-S.9", "MGP-A.27")
def test_contest_totals_ignore_all_modifiers():
    # Blue is in a wheelie, yellow is not: seven against seven is still a contact.
    state = scene(expert(), "distance: 13 13\nlane: right centre\nstance: wheelie straight", "order")
    told = happens(state, "roll 3-4", "roll 2-5")
    assert names(told).count("has-contact") == 2


@pytest.mark.rule("MGP-E.20", "MGP-B.9", "MGP-S.1", "MGP-A.44")
@pytest.mark.parametrize("level", ["basic", "standard", "expert"])
def test_every_circuit_can_be_raced_by_every_rules_level(level):
    for circuit in ("fabulous-driving-park", "grand-prix-of-japan"):
        assert race(2, circuit, ours=True, level=level).start().kind.name == "grid-roll"
