"""A. Components (QGP-1 to QGP-7): what is in the box."""

import pytest

from paddock.core.errors import BadOption
from paddock.games import game, title
from paddock.games.quick_grand_prix.data.box import open_box
from paddock.games.quick_grand_prix.rules.game import QuickGame
from paddock.games.quick_grand_prix.rules.moving import passing_limit
from paddock.games.quick_grand_prix.rules.speeds import power
from tests.games.quick_grand_prix.drawing import car, drawn, start

BOX = open_box()


@pytest.mark.rule("QGP-1")
def test_eighteen_cards_eight_cars_nine_speed_cards_and_the_sl_card():
    assert (len(BOX.cars.cars), len(BOX.deck)) == (8, 9)
    slots = start().game.domains["slot"].slugs
    assert [slot for slot in slots if "-" not in slot] == ["SL"]


@pytest.mark.rule("QGP-2")
def test_four_teams_of_two_cars_for_two_to_four_players():
    assert list(dict.fromkeys(each.team for each in BOX.cars.cars)) == ["Red", "Green", "Yellow", "Blue"]
    for seats in (2, 3, 4):
        assert len(start(seats).plan) == 2 * seats
    for seats in (1, 5):
        with pytest.raises(BadOption, match="for 2 to 4 seats"):
            game("quick-grand-prix", seats=seats)


@pytest.mark.rule("QGP-3")
def test_the_damaged_side_of_every_car_has_power_0_and_limit_1():
    state = drawn("SL RedA! GreenA! RedB GreenB")
    assert [
        (power(state, car(state, name)), passing_limit(state, car(state, name))) for name in ("RedA", "GreenA")
    ] == [
        (0, 1),
        (0, 1),
    ]


@pytest.mark.rule("QGP-4", "R-9")
def test_a_speed_card_has_two_speeds_a_die_and_a_qualifying_place_one_is_the_back_of_the_grid():
    assert all(card.slow < card.fast and 1 <= card.die <= 6 for card in BOX.deck)
    assert sorted(card.qualifying for card in BOX.deck) == list(range(1, 10))
    assert [card.qualifying for card in BOX.deck if card.back_of_the_grid] == [9]


@pytest.mark.rule("QGP-6", "QGP-23")
def test_qe_7_monaco_has_the_limits_7_6_5_6_8_5_in_this_order():
    monaco = BOX.circuits[0]
    assert (monaco.name, monaco.limits, monaco.limits_origin) == ("Monaco", [7, 6, 5, 6, 8, 5], "printed")
    assert [drawn("SL RedA GreenA RedB GreenB", f"Monaco {n}").safety_limit for n in range(1, 7)] == monaco.limits


@pytest.mark.rule("QGP-6", "R-34")
def test_every_circuit_has_six_limits_of_8_or_less_drs_and_a_difficulty():
    for circuit in BOX.circuits:
        assert len(circuit.limits) == 6
        assert max(circuit.limits) <= 8
        assert circuit.drs
        assert circuit.difficulty in (6, 7, 8)


@pytest.mark.rule("QGP-7", "QGP-3", "R-33")
def test_qe_8_the_table_of_the_race_card():
    state = start()
    components = state.components
    assert state.game.domains["car"].titles == (
        "Red A",
        "Red B",
        "Green A",
        "Green B",
        "Yellow A",
        "Yellow B",
        "Blue A",
        "Blue B",
    )
    assert list(components.power) == [3, 2, 4, 2, 3, 2, 3, 3]
    assert list(components.limit) == [3] * 8
    assert all(each.printed.origin == "printed" for each in BOX.cars.cars)


@pytest.mark.rule("R-33")
def test_the_balanced_sheet_spans_1_to_5_and_makes_every_a_car_the_stronger():
    balanced = game("quick-grand-prix", seats=4, cars="balanced")
    assert isinstance(balanced, QuickGame)
    components = balanced.components
    assert list(components.power) == [5, 1, 4, 2, 4, 2, 3, 3]
    assert list(components.limit) == [5, 5, 3, 3, 3, 2, 4, 2]
    for a in range(0, 8, 2):
        assert (components.power[a], components.limit[a]) > (components.power[a + 1], components.limit[a + 1])


@pytest.mark.rule("R-30")
def test_the_points_are_10_8_6_5_4_3_2_1():
    assert BOX.season.points == [10, 8, 6, 5, 4, 3, 2, 1]


def test_the_title_is_on_the_shelf():
    assert (title("quick-grand-prix").name, title("quick-grand-prix").rules_version) == ("Quick Grand Prix", 2)
