"""F, G. Weather, starting tyres and the start (TGP-45 to TGP-56)."""

import pytest

from paddock.core.view import view
from paddock.games.formula_1_tgp.rules.sequence import START, START_MOVES
from paddock.games.formula_1_tgp.rules.start import carry_over, reach
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import FULL_AHEAD, HARD, LINE_CHANGE, SOFT, TACTICS, WET
from paddock.games.formula_1_tgp.rules.turn import start_the_clock
from paddock.games.formula_1_tgp.rules.tyres import fresh_value
from tests.games.formula_1_tgp.scene import (
    asked,
    call,
    car,
    changed,
    give,
    offers,
    places,
    play,
    refused,
    run,
    scene,
    told,
)

FIELD = "red kubica 3\n red vettel 2\n green trulli 1\n green alonso 0"


def on_the_grid(drawing: str = FIELD, circuit: str = "monza") -> TgpState:
    """The cars on their slots, in the order of the drawing."""
    state = scene(drawing, circuit, turn=0)
    cars = [state.game.domains["car"].slug(car_) for car_ in state.grid]
    rows, lanes = state.components.slot_row, state.components.slot_lane
    return changed(
        state,
        row={car_: rows[slot] for slot, car_ in enumerate(cars)},
        lane={car_: lanes[slot] for slot, car_ in enumerate(cars)},
        place="0 0 0 0",
        tyre=". . . .",
    )


def starting(**tactics: int) -> TgpState:
    """The field with its tactics laid, at the first start roll."""
    state = changed(on_the_grid(), laid="line-change line-change line-change line-change")
    laid = {state.game.domains["car"].slug(car(state, driver)): TACTICS[tactic] for driver, tactic in tactics.items()}
    return call(changed(state, laid=laid), START_MOVES)


def cell(state: TgpState, driver: str) -> tuple[int, int]:
    return state.row[car(state, driver)], state.lane[car(state, driver)]


@pytest.mark.rule("TGP-45", "R-24", "TGP-97")
@pytest.mark.parametrize(("circuit", "wet"), [("monza", [6]), ("spa", [5, 6])])
def test_one_roll_on_the_boards_table_says_whether_it_rains(circuit: str, wet: list[int]):
    rained = []
    for die in range(1, 7):
        state = play(call(on_the_grid(circuit=circuit), START), f"k6 {die}")
        if state.wet:
            rained.append(die)
    assert rained == wet


@pytest.mark.rule("TGP-46", "R-25", "R-26")
def test_tyres_are_chosen_at_once_for_both_cars_and_wets_only_in_the_rain():
    dry = play(call(on_the_grid(), START), "k6 1")
    assert asked(dry) == "red+green tyres"
    assert offers(dry, "red") == [f"fit-both {left} {right}" for left in ("soft", "hard") for right in ("soft", "hard")]
    assert refused(dry, "fit-both wet soft") == "TGP-98"
    play(dry, "red: fit-both soft hard")
    assert list(dry.tyre) == [-1] * 4  # sealed
    play(dry, "green: fit-both hard hard")
    assert list(dry.tyre) == [SOFT, HARD, HARD, HARD]
    wet = play(call(on_the_grid(), START), "k6 6")
    assert "fit-both wet wet" in offers(wet, "red")


@pytest.mark.rule("TGP-48", "TGP-90", "R-27")
def test_ex_13_the_marker_starts_on_the_boards_value_and_development_changes_it():
    state = on_the_grid()
    state = changed(state, soft_wear="-2")
    assert [fresh_value(state, 0, tyre) for tyre in (HARD, SOFT, WET)] == [6, 4, 6]
    state = changed(state, facilities={"red": "test-track"}, path={"red": "0 2 0 0"})  # suspension I and II
    assert [fresh_value(state, 0, tyre) for tyre in (HARD, SOFT)] == [8, 6]
    state = changed(
        state, facilities={"red": "cfd-computer"}, path={"red": "0 0 1 0"}, settings={"red": "1 0"}
    )  # front wing B
    assert [fresh_value(state, 0, tyre) for tyre in (HARD, SOFT)] == [5, 3]


@pytest.mark.rule("TGP-49", "R-29")
def test_the_slots_are_staggered_over_two_lanes():
    state = on_the_grid()
    assert [cell(state, driver) for driver in ("kubica", "vettel", "trulli", "alonso")] == [
        (8, 0),
        (7, 1),
        (6, 0),
        (5, 1),
    ]


@pytest.mark.rule("TGP-50")
def test_tactics_lie_face_down_until_their_car_moves():
    state = play(call(on_the_grid(), START), "k6 1", "red: fit-both soft soft", "green: fit-both soft soft")
    assert asked(state) == "red+green tactics"
    play(state, "green: lay-both full-ahead line-change", "red: lay-both line-change full-ahead")
    assert list(state.tactic[:2]) == [LINE_CHANGE, -1]  # pole is revealed
    assert list(view(state, 0).laid[2:]) == [-2, -2]
    assert list(view(state, 1).laid[2:]) == [FULL_AHEAD, LINE_CHANGE]
    assert asked(state) == "* start-roll"


@pytest.mark.rule("TGP-51", "TGP-52")
def test_ex_12_what_the_start_roll_is_worth():
    found: dict[int, list[int]] = {LINE_CHANGE: [], FULL_AHEAD: []}
    for tactic, rows in found.items():
        for die in range(1, 7):
            state = play(starting(kubica=tactic), f"k6 {die}")
            rows.append(state.row[car(state, "kubica")] - 8)
    assert found == {LINE_CHANGE: [1, 2, 2, 3, 3, 4], FULL_AHEAD: [2, 3, 3, 4, 4, 5]}


@pytest.mark.rule("TGP-51")
def test_the_cars_start_from_pole_backwards():
    state = starting()
    shown = [event.values[0] for event in state.events or [] if event.kind.name == "tactic-shown"]
    assert shown == [state.driver[car(state, "kubica")]]
    play(state, "k6 1", "lane left")
    shown = [event.values[0] for event in state.events or [] if event.kind.name == "tactic-shown"]
    assert shown[-1] == state.driver[car(state, "vettel")]


@pytest.mark.rule("TGP-53")
def test_full_ahead_stops_behind_the_first_car_in_its_lane_and_the_rest_is_lost():
    state = play(starting(trulli=FULL_AHEAD), "k6 1", "lane left", "k6 1", "lane right", "k6 6")
    # Kubica stands on row 9 in Trulli's lane: from row 6 only two of the five spaces are left.
    assert cell(state, "trulli") == (8, 0)
    assert "is-boxed-in" in told(state)


@pytest.mark.rule("TGP-54", "R-30")
def test_line_change_goes_round_a_car_and_stops_only_where_the_full_width_is_blocked():
    state = play(starting(), "k6 1", "lane left", "k6 1", "lane right", "k6 6")
    # Kubica (9, left) and Vettel (8, right): there is a way past both, up to row 10.
    assert cell(state, "trulli")[0] == 10
    blocked = play(starting(), "k6 1", "lane left", "k6 3", "k6 6")
    # Vettel has drawn level with Kubica on row 9: the full width is blocked.
    assert cell(blocked, "vettel") == (9, 1)
    assert cell(blocked, "trulli")[0] == 8
    assert "is-held-up" in told(blocked)


@pytest.mark.rule("TGP-54", "R-30")
def test_only_the_last_lane_of_a_line_change_is_asked_for():
    state = play(starting(), "k6 6")
    assert offers(state) == ["lane left", "lane right"]
    play(state, "lane right")
    assert cell(state, "kubica") == (12, 1)


@pytest.mark.rule("TGP-54", "R-30")
def test_where_one_lane_of_the_last_row_is_taken_a_line_change_ends_in_the_other_and_nobody_is_asked():
    state = play(starting(), "k6 1", "lane left", "k6 6", "lane right", "k6 4")
    assert cell(state, "kubica") == (9, 0)
    assert cell(state, "trulli") == (9, 1)  # from row 6, in Kubica's lane
    assert asked(state) == "* start-roll"


@pytest.mark.rule("TGP-54")
def test_reach_does_not_depend_on_the_lane_under_line_change():
    state = starting()
    trulli = car(state, "trulli")
    state.tactic[trulli] = LINE_CHANGE
    found = []
    for lane in (0, 1):
        state.lane[trulli] = lane
        found.append(reach(state, trulli, 4))
    assert found[0] == found[1]


@pytest.mark.rule("TGP-51", "TGP-101")
def test_launch_software_and_the_card_perfect_launch_help_the_start():
    state = on_the_grid()
    state = changed(state, laid="full-ahead line-change line-change line-change")
    state = changed(state, facilities={"red": "cfd-computer"}, path={"red": "0 0 3 0"})
    state = give(state, "red", "launch")
    call(state, START_MOVES)
    assert asked(state) == "red launch"
    play(state, "launch")
    assert cell(state, "kubica") == (8 + 4 + 1 + 1, 0)
    assert asked(state) == "* start-roll"  # the only card is played: Vettel's owner is not asked


@pytest.mark.rule("TGP-55", "TGP-56", "R-31")
def test_the_order_is_carried_over_nose_to_tail_and_level_cars_keep_the_order_of_the_grid():
    state = on_the_grid()
    rows = {"kubica": 9, "vettel": 10, "trulli": 10, "alonso": 12}
    state = changed(state, row={state.game.domains["car"].slug(car(state, who)): row for who, row in rows.items()})
    assert (cell(state, "vettel"), cell(state, "trulli")) == ((10, 1), (10, 0))  # level; Vettel had the better slot
    carry_over(state)
    assert places(state) == {"alonso": 3, "vettel": 2, "trulli": 1, "kubica": 0}


@pytest.mark.rule("R-32", "TGP-57")
def test_nothing_wears_at_the_start_and_the_race_begins_with_turn_1():
    state = play(call(on_the_grid("red kubica 1\n green vettel 0"), START), "k6 1", "red: fit soft", "green: fit hard")
    play(state, "red: lay full-ahead", "green: lay full-ahead", "k6 1", "k6 1")
    assert [state.tread[0], state.tread[2]] == [6, 6]
    assert state.fuel[0] == 3

    start_the_clock(state)
    run(state)
    assert state.turn == 1
