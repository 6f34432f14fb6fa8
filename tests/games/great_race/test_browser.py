"""What the browser is given: components on a plane, the tower, previews, chapters."""

import json

import msgspec
import pytest

from paddock.core.event import Event
from paddock.core.names import EVERYBODY
from paddock.core.rng import Rng
from paddock.core.texts import Texts
from paddock.core.view import view
from paddock.games.great_race import TITLE
from paddock.games.great_race.rules.bivouac import ROUND_BEGINS
from paddock.games.great_race.show.browser import chapter, components, tower
from paddock.games.great_race.show.preview import preview
from tests.games.great_race.scene import play, race, scene


@pytest.mark.parametrize("board", ["africa", "south-america"])
def test_the_spaces_of_a_board_lie_apart_on_its_plane_in_the_order_of_the_tiles(board):
    game = race(3, board=board, direction="northward")
    found = msgspec.to_builtins(components(TITLE, game))
    json.dumps(found)
    (drawn,) = found["boards"]
    assert [space["id"] for space in drawn["spaces"]] == game.components.chart.names
    assert len({(space["x"], space["y"]) for space in drawn["spaces"]}) == len(drawn["spaces"])
    left, top, width, height = drawn["frame"]
    assert all(left < space["x"] < left + width and top < space["y"] < top + height for space in drawn["spaces"])
    at = {space["id"]: space for space in drawn["spaces"]}
    for one, other in drawn["roads"]:
        assert abs(at[one]["x"] - at[other]["x"]) + abs(at[one]["y"] - at[other]["y"]) == drawn["unit"]
    assert {line["mode"] for line in drawn["lines"]} == {"sea", "air"}
    assert all(at[line["from"]]["kind"] == at[line["to"]]["kind"] == "city" for line in drawn["lines"])
    assert [space["id"] for space in drawn["spaces"] if space["purple"]] == [drawn["goal"], drawn["start"]]
    assert drawn["northward"]
    assert [crew["seat"] for crew in found["crews"]] == [0, 1, 2]


def test_the_title_shows_both_boards_and_all_crews():
    found = msgspec.to_builtins(components(TITLE))
    json.dumps(found)
    assert [board["id"] for board in found["boards"]] == ["africa", "south-america"]
    assert len(found["crews"]) == 4
    assert len(found["tiles"]) == len(found["cards"]) == 15


def test_the_tower_ranks_crews_by_progress_and_marks_their_condition():
    state = scene("space: C1 C2 C1\ntiles: C2=track\nengine: 0 4 4\npassed: 0 0 1", game=race(3))
    rows = tower(view(state, 0))
    assert [row["car"] for row in rows] == ["belgian", "french", "british"]
    assert [row["marks"] for row in rows] == [[], ["broken-down", "active"], ["passed"]]
    assert rows[0]["gap"] == "16"


def foreseen(state, action: str):
    seen = view(state, state.to_answer()[0])
    found = preview(seen, seen.seat, state.game.actions.parse(action).code, Rng(1))
    assert found is not None
    texts = Texts(state.game)
    assert not any(texts.holes(message) for message in found[0])
    return [texts.say(message) for message in found[0]], msgspec.to_builtins(found[1])


def test_a_drive_shows_where_the_known_road_leads():
    state = scene("engine: 3\nfuel: 3\ntiles: D1=track D2=sand-flats E1=track E2=track")
    _, ghosts = foreseen(state, "drive")
    assert sorted(ghost["space"] for ghost in ghosts["reach"]) == ["D1", "E1", "E2"], (
        "D2 lies in a risk zone and would cost three"
    )
    assert ghosts["route"] == ["C1", "D1", "E1", "E2"]
    assert (ghosts["fuel"], ghosts["points"]) == (0, 8)


def test_a_move_shows_what_is_left_and_a_blind_one_what_the_bag_may_ask():
    state = scene("fuel: 3\ntiles: C2=dunes")
    play(state, "drive")
    said, ghosts = foreseen(state, "go C2")
    assert said == ["Then 1 fuel, engine and chassis together 8; 16 spaces to the arrival city."]
    assert ghosts["route"] == ["C1", "C2"]
    _, blind = foreseen(state, "go D1")
    assert blind["blind"]
    assert blind["payable"] == 100
    assert 1.4 <= blind["fuel"] <= 1.5


def test_plans_purchases_tiles_and_crossings_are_foreseen():
    said, ghosts = foreseen(scene("", "plan"), "plan 1-2-1-1")
    assert said == ["2 tiles or one card from a scout, up to 8 spaces of driving, one danger avoided, 10 F."]
    assert ghosts == {"foresees": "plan", "scout": 1, "mechanic": 2, "escort": 1, "funding": 1}
    said, _ = foreseen(scene("", "plan"), "plan 2-2-1-0")
    assert said[0].startswith("4 tiles or 2 cards from scouts,"), "a scout draws two tiles or one card"
    _, ghosts = foreseen(scene("fuel: 4"), "fuel 3")
    assert ghosts == {"foresees": "fuel", "fuel": 7, "cash": 70}
    state = scene()
    play(state, "scout", "tile track", "tile dunes")
    _, ghosts = foreseen(state, "lay track C2")
    assert ghosts["joined"] == ["C1", "C2"]
    state = scene("space: A5")
    play(state, "drive")
    _, ghosts = foreseen(state, "sail A5-D6 0")
    assert ghosts == {"foresees": "sail", "route": ["A5", "D6"], "line": "A5-D6", "fuel": 7, "cash": 50}


def test_rounds_are_the_chapters_of_the_replay():
    message = chapter(Event(ROUND_BEGINS, EVERYBODY, [3]))
    assert message is not None
    assert Texts(race()).say(message) == "Round 3"
