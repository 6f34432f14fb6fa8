"""7. Wear, close calls and tyres."""

import pytest

from paddock.games.grand_prix.rules.wear import movement_points
from tests.games.grand_prix.race import Race


@pytest.mark.rule("GP-7.1.1", "GP-1.4.1")
def test_a_card_with_engine_wear_marks_the_active_car_after_its_move():
    race = Race("1 10b\n9 9b\n14 11b")
    race.plays(1, "follow-the-leader", "forward b")
    assert race.wear(1) == "."
    race.straight_on(7)
    assert race.wear(1) == "engine:1"
    assert (race.wear(9), race.wear(14)) == (".", ".")  # only the active car
    names = [event.kind.name for event in race.events]
    assert names.index("takes-wear") > names.index("moves")


@pytest.mark.rule("GP-7.4.1", "GP-6.1.1")
@pytest.mark.parametrize(("markers", "points"), [(0, 7), (1, 7), (2, 7), (3, 4), (4, 3), (5, 2)])
def test_wear_slows_a_car(markers: int, points: int):
    race = Race(f"1 10b tyre:{markers} calls:4")
    assert movement_points(race.state, race.car(1), race.card("solo-7")) == points
    race.plays(1, "solo-7")
    assert race.state.mp == points


@pytest.mark.rule("GP-7.4.1")
def test_different_kinds_of_wear_add_up():
    race = Race("1 10b tyre:1 body:1 engine:1")
    race.plays(1, "solo-7")
    assert race.state.mp == 4


@pytest.mark.rule("GP-7.4.2", "GP-7.4.1")
def test_speed_never_falls_below_zero_and_the_wear_is_taken_all_the_same():
    race = Race("1 10b tyre:4")
    race.plays(1, "slingshot")  # speed 3, penalty 4
    assert race.at(1) == "10b"
    assert race.wear(1) == "tyre:5"
    assert not race.moving()


@pytest.mark.rule("GP-7.4.3")
def test_only_the_active_car_is_slowed():
    race = Race("1 10b\n9 11b tyre:5\n14 9b tyre:5")
    race.plays(1, "line-4", 4)
    assert race.at(1, 9, 14) == "14b 15b 13b"


@pytest.mark.rule("GP-7.4.3", "GP-9.2.1")
def test_no_penalty_on_the_way_out_of_the_pits():
    race = Race("1 10p tyre:5\n9 30a")
    race.plays(1, "solo-9")
    assert race.state.mp == 2  # pit exit speed 3, less the point for the way onto the track


@pytest.mark.rule("GP-7.2.1", "R-48")
def test_the_sixth_marker_does_not_end_the_race_at_once():
    race = Race("1 10b tyre:5")
    race.plays(1, "fast-pace", 1)
    assert race.wear(1) == "tyre:6"
    assert race.at(1) == "11b"
    assert race.car(1) not in race.state.gone


@pytest.mark.rule("GP-7.1.1", "R-54")
def test_the_card_s_own_marker_does_not_slow_its_own_move():
    race = Race("1 10b tyre:2")
    race.plays(1, "fast-pace", 6)
    assert race.at(1) == "16b"
    assert race.wear(1) == "tyre:3"


@pytest.mark.rule("GP-7.5.1")
def test_close_calls_do_not_slow_and_have_no_limit():
    race = Race("1 10b calls:30\n9 10c")
    race.plays(1, "solo-7")
    assert race.state.mp == 7
    race.do("out")
    assert race.calls(1) == 31


# ── 7.6.5  The soft bonus ──


@pytest.mark.rule("GP-7.6.5", "GP-7.6.1")
def test_soft_tyres_give_a_second_solo_move_for_a_tyre_wear():
    race = Race("1 10b tyres:soft\n9 9b")
    race.plays(1, "solid-line", 6)
    assert race.at(1, 9) == "16b 15b"
    assert (race.asked, race.wear(1)) == ("soft-bonus", "tyre:1")  # after the card's own wear
    race.do("boost")
    assert race.state.mp == 3  # the pit exit speed
    assert "out" in race.options  # solo, although the card was a line
    race.straight_on(3)
    assert race.at(1, 9) == "19b 15b"
    assert race.wear(1) == "tyre:2"
    assert race.numbers(race.state.used) == [1]


@pytest.mark.rule("GP-7.6.5")
def test_the_bonus_is_optional_and_comes_once_for_each_set():
    race = Race("1 10b tyres:soft")
    race.plays(1, "solo-2", 2, "hold")
    assert race.at(1) == "12b"
    assert list(race.state.used) == []
    race = Race("1 10b tyres:soft used")
    race.plays(1, "solo-2", 2)
    assert not race.moving()


@pytest.mark.rule("GP-7.6.5", "GP-7.6.1")
@pytest.mark.parametrize("tyres", ["hard", "wet"])
def test_other_tyres_give_no_bonus(tyres: str):
    race = Race(f"1 10b tyres:{tyres}")
    race.plays(1, "solo-2", 2)
    assert not race.moving()


@pytest.mark.rule("GP-7.6.5", "R-23")
def test_the_bonus_knows_no_wear_penalty_and_may_bring_a_seventh_marker():
    race = Race("1 10b tyre:5 tyres:soft")
    race.plays(1, "fast-pace", 1, "boost", 3)
    assert race.at(1) == "14b"
    assert race.wear(1) == "tyre:7"


@pytest.mark.rule("GP-7.6.5", "R-23")
def test_the_bonus_follows_a_pit_exit_and_a_move_of_no_points_too():
    race = Race("1 10p tyres:soft")
    race.plays(1, "solo-5", 2, "boost", 3)
    assert race.at(1) == "15a"
    race = Race("1 10b tyre:4 tyres:soft")
    race.plays(1, "slingshot", "boost", 3)
    assert race.at(1) == "13b"


@pytest.mark.rule("GP-7.6.5", "R-07", "R-23")
def test_the_card_s_text_is_gone_in_the_bonus_and_old_spaces_stay_closed():
    race = Race("1 10b tyres:soft")
    race.plays(1, "weaving-14", 2, "out", "end", "boost")
    assert "in" not in race.options  # it came from there
    assert "end" not in race.options
    race.do("out")
    # Sideways costs again: of three points one is gone, and one more went forward by itself.
    assert (race.at(1), race.state.mp) == ("13d", 1)


@pytest.mark.rule("GP-7.6.5", "R-23")
def test_a_displacement_in_the_bonus_is_a_close_call():
    race = Race("1 10b tyres:soft\n9 12c")
    race.plays(1, "solo-2", 2, "boost", "out")
    assert race.calls(1) == 1


@pytest.mark.rule("GP-7.6.5", "R-23")
def test_a_finished_car_gets_no_bonus():
    race = Race("1 59b lap:2 tyres:soft\n9 30a lap:2")
    race.gets(1)
    race.plays(1, "solo-1", 1)
    assert race.asked != "soft-bonus"


# ── 7.6.2, 7.6.3  The duty to change ──


def result(race: Race) -> list[int]:
    """Run the race's end and give the numbers of the cars in the order of the result."""
    from paddock.games.grand_prix.rules.scoring import classification

    race.run("race/close_race")
    return race.numbers(classification(race.state))


@pytest.mark.rule("GP-7.6.2", "GP-10.1.3")
def test_who_never_changes_tyres_is_disqualified():
    race = Race("1 40a lap:2 tyres:soft\n9 30a lap:2 tyres:hard changed\n14 20a lap:2 tyres:hard")
    assert result(race) == [9]
    assert race.told("is-disqualified") == [[race.car(1)], [race.car(14)]]


@pytest.mark.rule("GP-7.6.2")
def test_a_car_that_retired_on_an_earlier_turn_keeps_its_position():
    race = Race("9 30a lap:2 changed", facts="finished: 22\nchanged: 9 22\ngone: 1 80\ngone_now: 80")
    assert result(race) == [22, 9, 1]  # 80 went out on the last turn and does not escape
    race.run("race/turn turn/begin_turn")
    assert list(race.state.gone_now) == []  # had there been one more turn, it would have


@pytest.mark.rule("GP-7.6.3", "R-31")
def test_in_an_all_wet_race_nobody_need_change():
    race = Race("1 40a lap:2 tyres:wet\n9 30a lap:2 tyres:soft", facts="was_dry: 0\nweather: wet")
    assert result(race) == [1, 9]
    # Rain at the end is not enough.
    race = Race("1 40a lap:2 tyres:wet\n9 30a lap:2 changed", facts="was_dry: 1\nweather: wet")
    assert result(race) == [9]


@pytest.mark.rule("GP-7.6.2", "GP-7.6.3")
@pytest.mark.parametrize(
    ("weather", "on", "offered"),
    [
        ("dry", "hard", {"fit soft"}),
        ("dry", "soft", {"fit hard"}),
        ("dry", "wet", {"fit hard", "fit soft"}),
        ("wet", "hard", {"fit wet"}),
        ("wet", "soft", {"fit wet"}),
        ("wet", "wet", set()),
    ],
)
def test_tyres_must_suit_the_weather_and_be_of_another_type(weather: str, on: str, offered: set[str]):
    race = Race(f"1 30a tyre:1 tyres:{on}", facts=f"weather: {weather}\nevent: tire-wear-22")
    race.run("race/turn turn/pit-stops pit-stops/queue_for_pits")
    race.do("pit 1")
    assert {option for option in race.options if option.startswith("fit")} == offered


@pytest.mark.rule("GP-7.6.2", "R-31")
def test_a_fresh_set_of_the_same_type_is_an_option_that_does_not_fulfil_the_duty():
    race = Race("1 30a tyres:soft used", facts="event: tire-wear-22", fresh_sets=True)
    race.run("race/turn turn/pit-stops pit-stops/queue_for_pits")
    race.stop(1, "fit soft")
    assert list(race.state.changed) == []
    assert list(race.state.used) == []  # but the bonus is back
    race = Race("1 30a tyres:soft used", facts="event: tire-wear-22")
    race.run("race/turn turn/pit-stops pit-stops/queue_for_pits")
    race.stop(1, "fit hard")
    assert race.numbers(race.state.changed) == [1]
