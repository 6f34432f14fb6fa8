"""The end of the race (GR-3, GR-95 to GR-99)."""

from typing import Any

import pytest

from paddock.core.rng import Rng
from paddock.games.great_race.rules.state import GreatState
from paddock.lab.play import play_at_random
from tests.games.great_race.scene import PACK, asked, discards, names, play, race, scene, where

NEAR = "space: H14 H14\ntiles: H14=track\n"
"""Both one step from Cape Town."""


@pytest.mark.rule("GR-3", "GR-95", "GR-96", "G-38")
def test_the_first_to_arrive_starts_the_last_round_and_is_out_of_it():
    state = scene(NEAR + "hand: ranger toolbox\nplan: 2-1-1-1")
    told = play(state, "drive", "go G14")
    assert [name for name in names(told) if name in ("enters-city", "arrives", "last-round")] == [
        "enters-city",
        "arrives",
        "last-round",
    ]
    assert state.fuel[0] == 7, "a fuel, as every city"
    assert discards(state) == ["ranger", "toolbox"]
    assert "draws" not in names(told), "and no cards"
    assert state.assistants_left(0) == 0
    assert asked(state) == ["belgian"]
    assert list(state.arrived) == [0]


@pytest.mark.rule("GR-98", "G-3", "GR-96")
def test_the_others_finish_their_planned_actions_and_only_then_the_game_ends():
    state = scene(NEAR + "plan: 0-1-0-0 1-1-0-0")
    play(state, "drive", "go G14")
    assert asked(state) == ["belgian"]
    told = play(state, "draw", "deal jerrycan")
    assert asked(state) == ["belgian"], "the French are skipped"
    assert "is-spent" not in names(told), "they have arrived, which is not having played everything"
    told = play(state, "drive", "go G14")
    assert state.over
    assert names(told)[-3:] == ["earns", "earns", "wins"]
    assert state.places() == [1, 2]


@pytest.mark.rule("GR-98", "GR-3")
def test_only_who_arrived_can_win():
    state = scene(NEAR + "plan: 0-1-0-0 0-0-0-1\nengine: 1 4\nchassis: 0 5\ncash: 0 900")
    play(state, "drive", "go G14")
    told = play(state, "collect")
    assert state.over
    assert "did-not-arrive" in names(told)
    assert state.places() == [1, 2]
    assert state.scores() == [5 + 1, 0]


@pytest.mark.rule("GR-98")
def test_the_others_are_ranked_by_the_progression_scale():
    spaces = "space: H14 C1 C2\ntiles: H14=track C2=track\n"
    state = scene(spaces + "plan: 0-1-0-0 0-0-0-0 0-0-0-0", game=race(3))
    play(state, "drive", "go G14")
    assert state.over
    assert state.places() == [1, 3, 2], "not by the turn order"


@pytest.mark.rule("GR-98", "G-44")
def test_no_bonus_is_paid_in_the_last_round():
    state = scene(NEAR + "plan: 0-1-0-0 0-0-0-0\ncash: 45 45")
    told = play(state, "drive", "go G14")
    assert state.over
    assert "gets-bonus" not in names(told)
    assert list(state.cash) == [45, 45]


@pytest.mark.rule("GR-99", "GR-3")
def test_prestige_is_arrival_gauges_and_money():  # GE-11
    state = scene(NEAR + "plan: 0-1-0-0 0-1-0-0\nengine: 1 2\nchassis: 1 2\ncash: 10 99")
    told = play(state, "drive", "go G14", "drive", "go G14")
    assert state.over
    assert [event.values for event in told if event.kind.name == "earns"] == [[0, 5, 2, 0], [1, 3, 4, 1]]
    assert state.scores() == [5 + 2 + 0, 3 + 4 + 1]
    assert state.places() == [2, 1], "who came second wins"


@pytest.mark.parametrize(("cash", "points"), [(0, 0), (49, 0), (50, 1), (99, 1), (100, 2), (250, 5)])
@pytest.mark.rule("GR-99")
def test_every_full_50_francs_counts(cash, points):
    state = scene(NEAR + f"plan: 0-1-0-0 0-0-0-0\nengine: 1\nchassis: 0\ncash: {cash}")
    play(state, "drive", "go G14")
    assert state.scores()[0] == 5 + 1 + points


@pytest.mark.rule("GR-99")
def test_arrival_is_worth_5_3_1_and_0():
    spaces = "space: H14 H14 H14 H14\ntiles: H14=track\n"
    plans = "plan: 0-1-0-0 0-1-0-0 0-1-0-0 0-1-0-0\nengine: 1 1 1 1\nchassis: 0 0 0 0\ncash: 0 0 0 0"
    state = scene(spaces + plans, game=race(4))
    play(state, *["drive", "go G14"] * 4)
    assert state.scores() == [6, 4, 2, 1]
    assert state.places() == [1, 2, 3, 4]


@pytest.mark.rule("G-45")
def test_level_on_prestige_the_earlier_arrival_wins():
    state = scene(NEAR + "plan: 0-1-0-0 0-1-0-0\nengine: 1 3\nchassis: 0 0\ncash: 0 0")
    play(state, "drive", "go G14", "drive", "go G14")
    assert state.scores() == [6, 6]
    assert state.places() == [1, 2]


@pytest.mark.rule("GR-96")
def test_arriving_with_a_driver_card_ends_the_sequence_at_once():
    state = scene(NEAR + "hand: driver financial\nplan: 2-0-0-0 1-0-0-0")
    play(state, "play driver", "go G14")
    assert asked(state) == ["belgian"]


@pytest.mark.rule("GR-95")
def test_northward_the_arrival_city_is_the_other_one():
    game = race(direction="northward")
    state = scene("space: C2 C2\ntiles: C2=track\nplan: 0-1-0-0 1-0-0-0", game=game)
    play(state, "drive", "go C1")
    assert list(state.arrived) == [0]


@pytest.mark.rule("G-52")
def test_a_race_that_nobody_finishes_is_called_off_and_ranked_as_it_stands():
    game = race(rounds=10)
    state = scene("round: 10\nspace: C2 C1\ntiles: C2=track\nplan: 0-0-0-1 0-0-0-0", game=game)
    told = play(state, "collect")
    assert state.over
    assert "called-off" in names(told)
    assert state.scores() == [0, 0]
    assert state.places() == [1, 2]
    usual = scene("round: 10\nplan: 0-0-0-1 0-0-0-0")
    play(usual, "collect")
    assert usual.round == 11, "the usual limit is far away"


def on_the_causeway(seed: int, seats: int, **options: Any) -> GreatState:
    state = race(seats, PACK, **options).start()
    assert isinstance(state, GreatState)
    play_at_random(state, Rng(seed))
    return state


@pytest.mark.rule("GR-95", "GR-98")
def test_random_crews_arrive_where_the_way_is_short_and_the_score_adds_up():
    arrivals = 0
    for seed in range(60):
        state = on_the_causeway(seed, 2 + seed % 3)
        assert state.over
        arrivals += len(state.arrived)
        for seat in state.arrived:
            assert where(state, seat) == "A6"
            assert list(state.hand[seat]) == []
        if state.arrived:
            assert state.places().index(1) in state.arrived
        assert offered_nothing(state)
    assert arrivals > 20


def offered_nothing(state: GreatState) -> bool:
    return all(not state.options(seat) for seat in range(state.game.seats))
