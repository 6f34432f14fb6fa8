"""What the browser is given to draw: the circuit from its tiles, the tower, and what each ride leads to."""

import math
from typing import Any

import msgspec
import pytest

from paddock.core.rng import Rng
from paddock.core.texts import Texts
from paddock.core.view import view
from paddock.games.moto_grand_prix import TITLE
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.show import browser
from paddock.games.moto_grand_prix.show.preview import preview
from tests.games.moto_grand_prix.scene import race, scene
from tests.position_kit import offers

GAME = race(3, level="expert")


def foreseen(state: MotoState, action: str) -> tuple[list[str], dict[str, Any]]:
    seat = state.asked[0]
    found = preview(view(state, seat), seat, state.game.actions.parse(action).code, Rng(1))
    assert found is not None
    said = Texts(state.game)
    return [said.say(message) for message in found[0]], msgspec.to_builtins(found[1])


def shown(*asked: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(browser.components(*asked))
    return found


@pytest.mark.rule("MGP-T.20")
def test_the_set_up_shows_what_the_sheet_of_a_circuit_says() -> None:
    window = shown(TITLE)
    first = window["circuits"][0]
    assert (first["stars"], window["most_stars"], first["size"]) == (1, 5, [60, 70])
    assert first["character"].startswith("Small and simple")
    assert {card["stars"] for card in window["circuits"]} == {1, 2, 3, 4, 5}


# ── The circuit ──


def test_positions_follow_each_other_along_the_track_for_every_circuit() -> None:
    for name in TITLE.options()["circuit"].choices:
        rows = shown(TITLE, race(2, name, ours=True))["circuit"]["rows"]
        for number, row in enumerate(rows):
            after = rows[(number + 1) % len(rows)]
            for (x, y, heading), (next_x, next_y, _) in zip(row["cells"], after["cells"], strict=True):
                assert 10 < math.hypot(next_x - x, next_y - y) < 60, (name, number)
                ahead = math.degrees(math.atan2(next_y - y, next_x - x))
                assert abs((ahead - heading + 180) % 360 - 180) < 46, (name, number)


def test_the_racing_line_difficulty_and_points_are_those_of_the_rules() -> None:
    found = shown(TITLE, GAME)["circuit"]
    assert [row["difficulty"] for row in found["rows"]] == list(GAME.components.circuit.difficulty)
    assert [row["line"] for row in found["rows"]] == list(GAME.components.circuit.racing_line)
    assert found["points"] == list(GAME.components.circuit.point)
    assert [corner["difficulty"] for corner in found["corners"]] == [1, 2]
    assert shown(TITLE, race(2, level="basic"))["circuit"]["points"] == [0] * GAME.components.circuit.rows


def test_tiles_meet_and_everything_lies_on_the_ground() -> None:
    found = shown(TITLE, GAME)["circuit"]
    ground = found["bounds"]
    assert len(found["tiles"]) == len(GAME.components.layout.laid)
    for row in found["rows"]:
        for x, y, _ in row["cells"]:
            assert ground["x"] < x < ground["x"] + ground["width"]
            assert ground["y"] < y < ground["y"] + ground["height"]


def test_each_bike_has_a_code_of_its_own_even_where_colours_share_a_letter() -> None:
    bikes = shown(TITLE, race(12, bikes=2))["bikes"]
    assert len({bike["code"] for bike in bikes}) == 24
    assert [bike["code"] for bike in bikes[:4]] == ["B1", "B2", "Y1", "Y2"]
    assert [bike["seat"] for bike in bikes[:4]] == [0, 0, 1, 1]


def test_the_shelf_shows_all_circuits_small() -> None:
    cards = shown(TITLE)["circuits"]
    assert [card["id"] for card in cards] == list(TITLE.options()["circuit"].choices)
    assert all(card["road"].startswith("M") and card["road"].endswith("Z") for card in cards)


# ── The tower ──


def test_the_tower_tells_order_turn_lap_gap_and_dials() -> None:
    state = scene(
        GAME,
        """
        distance: 50 46 45
        lane: right right centre
        engine: 8 3 8
        rear: 8 7 8
        stance: straight wheelie straight
        queue: yellow-1 red-1
        low: 0 2 0
        high: 0 5 0
        """,
    )
    rows = browser.tower(view(state, 0))
    assert [(row["car"], row["turn"], row["lap"], row["gap"]) for row in rows] == [
        ("blue-1", 0, 2, ""),
        ("yellow-1", 1, 1, "+4"),
        ("red-1", 2, 1, "+1"),
    ]
    assert rows[1]["marks"] == ["E3 R7 F8", "wheelie"]


def test_before_the_grid_is_formed_all_bikes_are_in_the_tower() -> None:
    state = race(3).start()
    assert [row["car"] for row in browser.tower(view(state, 0))] == ["blue-1", "yellow-1", "red-1"]


# ── Previews ──

BESIDE = """
distance: 13 8 2
lane: centre right right
engine: 8 4 8
queue: yellow-1 red-1
low: 0 2 0
high: 0 6 0
"""


def test_every_ride_on_offer_has_a_way_that_ends_where_it_says() -> None:
    state = scene(GAME, BESIDE)
    rides = [text for text in offers(state) if text.startswith("ride")]
    assert len(rides) > 20
    for text in rides:
        _, facts = foreseen(state, text)
        rows, _, lane = text.split()[1].partition("-")
        assert len(facts["cells"]) == int(rows)
        if facts["cells"]:
            assert list(facts["cells"][-1]) == [(8 + int(rows)) % 48, ("left", "centre", "right").index(lane)]


@pytest.mark.rule("MGP-S.6")
def test_a_ride_to_the_side_of_somebody_at_a_braking_point_tells_the_odds_of_a_contact() -> None:
    state = scene(GAME, BESIDE)
    action = next(text for text in offers(state) if text.startswith("ride 5-right"))
    lines, facts = foreseen(state, action)
    assert facts["contest"] == ["blue-1"]
    assert facts["contact"] == 11
    assert any("contest of 2 bikes next turn, with contact in 11 %" in line for line in lines)
    _, elsewhere = foreseen(state, next(text for text in offers(state) if text.startswith("ride 8-right")))
    assert elsewhere["contest"] == []


@pytest.mark.rule("MGP-S.25")
def test_a_double_six_tells_the_odds_of_the_engine_test() -> None:
    state = scene(GAME, BESIDE.replace("low: 0 2 0", "low: 0 1 0"))
    action = next(text for text in offers(state) if text.startswith("ride 12-") and "flip-low free" in text)
    lines, facts = foreseen(state, action)
    assert facts["engine_fails"] == 83  # 30 of 36 rolls are above 4
    assert any("Engine test at 4: in 83 %" in line for line in lines)


def test_a_ride_past_somebody_tells_the_place() -> None:
    state = scene(GAME, BESIDE)
    lines, facts = foreseen(state, next(text for text in offers(state) if text.startswith("ride 8-")))
    assert facts["place"] == 1
    assert "From place 2 to place 1." in lines


def test_looking_ahead_changes_nothing() -> None:
    state = scene(GAME, BESIDE)
    before = state.copy()
    foreseen(state, next(text for text in offers(state) if "engine" in text))
    assert state == before
