"""A. What is in the box, and where every value comes from (TGP-1 to TGP-9)."""

import pytest

from paddock.core.names import NATURE
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.data.box import open_box
from paddock.games.formula_1_tgp.rules.dice import K3, K6, K10, Die
from paddock.games.formula_1_tgp.rules.tyres import wear
from tests.games.formula_1_tgp.scene import scene, start

BOX = open_box()


@pytest.mark.rule("TGP-1")
def test_two_to_four_teams_race_four_grands_prix_of_two_cars_each():
    assert (TITLE.fewest_seats, TITLE.most_seats) == (2, 4)
    game = TITLE.game(4)
    assert len(game.domains["car"]) == 8
    assert BOX.season.calendar == ["barcelona", "monaco", "spa", "monza"]


@pytest.mark.rule("TGP-3")
def test_eight_drivers_five_engines_twenty_tactic_cards():
    assert len(BOX.drivers) == 8
    assert len(BOX.engines) == 5
    assert sum(card.copies for card in BOX.cards) == len(TITLE.game(2).pools["tactic"]) == 20


@pytest.mark.rule("TGP-6", "R-20")
def test_the_dice_have_six_and_ten_faces_and_the_k3_is_an_even_third():
    for verb, faces in ((K3, 3), (K6, 6), (K10, 10)):
        die = Die("a-die", "TGP-6", verb)
        assert len(die.options(start(), NATURE)) == faces
        assert die.weights(start()) == [1] * faces


@pytest.mark.rule("TGP-7")
def test_a_development_board_has_four_facilities_with_a_path_of_four_steps_each():
    assert [facility.id for facility in BOX.tree] == ["engine-factory", "test-track", "cfd-computer", "wind-tunnel"]
    assert all(len(facility.steps) == 4 for facility in BOX.tree)
    assert (BOX.season.most_crews, BOX.season.most_tests) == (5, 3)


@pytest.mark.rule("TGP-8", "R-22", "R-21")
def test_the_fuel_strip_counts_turns_and_its_bonus_falls_by_two():
    assert [(field.turns, field.qual) for field in BOX.board.fuel] == [(n, 14 - 2 * n) for n in range(1, 8)]
    assert BOX.board.fuel[1].move == 5


@pytest.mark.rule("TGP-9")
def test_a_race_board_has_eight_or_nine_turns_two_corners_and_a_weather_table():
    for circuit in BOX.circuits:
        assert circuit.turns in (8, 9)
        assert len(circuit.corners) == 2
        assert circuit.wet
    given = {
        corner.id: (circuit.id, corner.need, corner.parameters)
        for circuit in BOX.circuits
        for corner in circuit.corners
        if corner.origins["need"] == "given"
    }
    assert given == {"prima-variante": ("monza", 5, ["top"]), "sainte-devote": ("monaco", 7, ["tyres"])}
    assert next(circuit.pit for circuit in BOX.circuits if circuit.origins["pit"] == "given") == 8
    assert sorted(p for c in BOX.circuits for corner in c.corners for p in corner.parameters) == sorted(
        ["top", "acceleration", "driver", "tyres"] * 2
    )


def test_the_values_that_the_rulebook_gives_are_marked_so_and_no_others():
    drivers = {(d.id, name): getattr(d, name) for d in BOX.drivers for name in ("speed", "skill")}
    given = {(d.id, name) for d in BOX.drivers for name in ("speed", "skill") if d.origins[name] == "given"}
    assert {key: drivers[key] for key in given} == {
        ("kubica", "speed"): 2,
        ("raikkonen", "speed"): 2,
        ("heidfeld", "skill"): 3,
        ("alonso", "skill"): 4,
    }
    engines = {
        (engine.id, name): getattr(engine, name)
        for engine in BOX.engines
        for name in ("power", "top", "acceleration", "reliability")
        if engine.origins[name] == "given"
    }
    assert engines == {("ferrari", "power"): 5, ("toyota", "power"): 4, ("toyota", "acceleration"): 2}


@pytest.mark.rule("R-63")
def test_names_are_spelt_as_they_should_be_and_can_be_neutral():
    real, neutral = TITLE.game(2), TITLE.game(2, names="neutral")
    assert {"Nick Heidfeld", "Kimi Räikkönen"} <= set(real.domains["driver"].titles)
    assert "Sainte Dévote" in real.domains["place"].titles
    for domain in ("driver", "engine"):
        assert not set(real.domains[domain].titles) & set(neutral.domains[domain].titles)
        assert not set(real.domains[domain].slugs) & set(neutral.domains[domain].slugs)
    assert real.rules is neutral.rules


@pytest.mark.rule("R-51", "R-65")
def test_the_tyre_strip_ends_below_zero_and_no_marker_leaves_its_strip():

    state = scene("red kubica 0 hard 1\n green vettel 9")
    treads = []
    for _ in range(4):
        wear(state, 0, -1)
        treads.append(state.tread[0])
    assert treads == [0, -1, -1, -1]
    wear(state, 0, 30)
    assert state.tread[0] == 9
