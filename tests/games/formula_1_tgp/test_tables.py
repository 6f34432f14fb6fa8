"""The tables: events, mechanical trouble, collisions (TGP-96, TGP-100)."""

from typing import get_args

import pytest

from paddock.games.formula_1_tgp.data.tables import Does
from paddock.games.formula_1_tgp.rules.scripts import COLLISION, EVENT_ROLL, MECHANICAL
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import CONSEQUENCES, RUNNING
from paddock.games.formula_1_tgp.rules.turn import obligatory
from tests.games.formula_1_tgp.scene import asked, call, car, changed, places, play, scene, stop, told


def event(*dice: str, wet: bool = False, tyre: str = "hard", driver: str = "kubica") -> TgpState:
    state = scene(f"red {driver} 20 fuel 3 {tyre} 5 speed 2\n green vettel 60", facts=f"wet: {int(wet)}")
    call(state, EVENT_ROLL, 0)
    return play(state, *dice)


def facts(state: TgpState) -> tuple[int, int, int, int, int]:
    """Place, tyres, change of movement, speed points, whether the tyres are spared."""
    return state.place[0], state.tread[0], state.change, state.speed[0], state.keeps_tyres


def test_the_rules_know_every_effect_that_the_data_may_name():
    assert set(CONSEQUENCES) == set(get_args(Does))


@pytest.mark.rule("TGP-96")
@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (3, (20, 4, 0, 2, 0)),
        (4, (20, 5, -1, 2, 0)),
        (5, (20, 5, 0, 2, 0)),
        (7, (20, 5, 0, 2, 0)),
        (8, (20, 5, 1, 2, 0)),
        (9, (20, 5, 0, 3, 0)),
        (10, (20, 5, 0, 3, 1)),
    ],
)
def test_table_1(die: int, expected: tuple[int, int, int, int, int]):
    assert facts(event(f"k10 {die}")) == expected


@pytest.mark.rule("TGP-96", "TGP-100", "R-56")
@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (4, (19, 5, 0, 2, 0)),
        (5, (20, 5, -1, 2, 0)),
        (6, (20, 5, 0, 2, 0)),
        (8, (20, 5, 1, 2, 0)),
        (9, (20, 5, 0, 3, 0)),
        (10, (20, 5, 1, 3, 0)),
    ],
)
def test_table_5(die: int, expected: tuple[int, int, int, int, int]):
    assert facts(event(f"k10 {die}", wet=True)) == expected


@pytest.mark.rule("TGP-96", "R-55")
@pytest.mark.parametrize(("die", "place"), [(4, 20), (5, 18)])
def test_a_driver_error_is_saved_by_a_roll_not_above_the_skill(die: int, place: int):
    assert event("k10 2", f"k6 {die}").place[0] == place  # Kubica's skill is 4


@pytest.mark.rule("TGP-96", "TGP-100")
@pytest.mark.parametrize(
    ("tyre", "die", "runs"), [("wet", 5, True), ("wet", 6, False), ("hard", 3, True), ("hard", 4, False)]
)
def test_aquaplaning_is_saved_more_easily_on_wets(tyre: str, die: int, runs: bool):
    state = event("k10 2", f"k6 {die}", wet=True, tyre=tyre)
    assert (state.status[0] == RUNNING) == runs


@pytest.mark.rule("TGP-96", "R-62")
@pytest.mark.parametrize(
    ("die", "expected"),
    [(2, None), (3, (20, 5, -2, 1, 0)), (4, (20, 5, -2, 1, 0)), (5, (20, 5, -1, 2, 0)), (6, (20, 5, -1, 2, 0))],
)
def test_table_2_adds_the_engines_reliability(die: int, expected: tuple[int, int, int, int, int] | None):
    state = event("k10 1")
    assert asked(state) == "* mechanical"
    play(state, f"k6 {die}")  # the Ferrari has reliability 2
    if expected is None:
        assert state.status[0] != RUNNING
    else:
        assert facts(state) == expected


@pytest.mark.rule("TGP-96", "R-65")
@pytest.mark.parametrize(
    ("speed", "dice", "left", "event_"), [(0, "k10 1, k6 3", 0, "loses-points"), (20, "k10 9", 20, "gains-points")]
)
def test_at_the_ends_of_the_strip_no_speed_point_is_lost_or_gained_nor_told_to_be(
    speed: int, dice: str, left: int, event_: str
):
    state = scene(f"red kubica 20 fuel 3 speed {speed}\n green vettel 60")
    play(call(state, EVENT_ROLL, 0), *dice.split(", "))
    assert state.speed[0] == left
    assert event_ not in told(state)


@pytest.mark.rule("TGP-96", "R-62")
def test_reliable_internals_help_on_table_2():
    state = scene("red kubica 20 speed 2\n green vettel 60")
    state = changed(state, facilities={"red": "engine-factory"}, path={"red": "1 0 0 0"})
    play(call(state, MECHANICAL, 0), "k6 6")
    assert "nothing-happens" in told(state)


@pytest.mark.rule("TGP-96", "TGP-75")
@pytest.mark.parametrize(
    ("driver", "die", "what"),
    [
        ("trulli", 2, "retires"),
        ("trulli", 3, "breaks-wing"),
        ("trulli", 5, "spins"),
        ("kubica", 1, "breaks-wing"),
        ("kubica", 5, "tyres-suffer"),
    ],
)
def test_table_3_adds_the_skill(driver: str, die: int, what: str):
    state = scene(f"red {driver} 20\n green vettel 60")
    play(call(state, COLLISION, 0), "k6 1", f"k6 {die}")
    assert what in told(state)
    done = {
        "retires": state.status[0] != RUNNING,
        "breaks-wing": state.wing[0] == 1,
        "spins": state.place[0] == 18,
        "tyres-suffer": state.tread[0] == 4,
    }
    assert [name for name, is_done in done.items() if is_done] == [what]


@pytest.mark.rule("TGP-96")
def test_a_broken_wing_costs_two_spaces_a_turn_until_the_next_stop():

    state = scene("red kubica 20 fuel 2 wing 1\n green vettel 60")
    assert obligatory(state, 0) == 3
    play(stop(state, "kubica"), "stop", "service 2 hard")
    assert obligatory(state, 0) == 5


@pytest.mark.rule("R-55")
def test_a_spin_uses_the_landing_rule():
    state = scene("red trulli 20\n green vettel 18\n green alonso 17")
    play(call(state, COLLISION, car(state, "trulli")), "k6 1", "k6 5")
    assert places(state) == {"vettel": 18, "trulli": 17, "alonso": 16}
