"""The track builder's server: tracks are judged, closed, generated and tried; mistakes are 4xx with one sentence."""

import asyncio
import math
from typing import Any

import pytest

from paddock.games.moto_grand_prix.show.editor import closed
from paddock.track.advice import advise, can_be_raced
from paddock.track.layout import read_layout
from tests.server.serving import Served

OVAL = "START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L R2L R2L"
OPEN = "START L4 L2 R1L=3 R1L L4"


def check(house: Served, track: str, **more: Any) -> Any:
    return house.post("/api/builder/check", {"track": track, **more})


def test_a_closed_track_is_drawn_and_judged(house: Served):
    found = check(house, OVAL)
    assert found["closed"]
    assert found["raceable"]
    assert found["positions"] == 32
    assert found["direction"] == "counter-clockwise"
    assert found["next"] == {}
    assert len(found["picture"]["tiles"]) == 12
    assert len(found["picture"]["rows"]) == 32
    assert {each["name"]: each["left"] for each in found["stock"]}["R2"] == 18 - 8
    assert check(house, found["reversed"])["direction"] == "clockwise"


def test_an_open_track_says_what_is_missing_and_how_each_tile_would_lie(house: Served):
    found = check(house, OPEN)
    assert not found["closed"]
    assert not found["raceable"]
    assert found["advice"][0] == {
        "rule": "MGP-T.8",
        "sentence": "the track does not close: it needs 270° more turning in all",
        "hard": True,
        "tile": -1,
    }
    assert len(found["next"]) == 11
    # Laid at the end of the track, a tile begins there: its first point is half a tile's width to the side.
    x, y, _ = found["joints"][-1]
    for outline in found["next"].values():
        begins = [float(part) for part in outline.removeprefix("M").split()[:2]]
        assert math.dist(begins, (x, y)) == pytest.approx(30, abs=0.2)


def test_more_boxes_hold_more_tiles_and_the_level_asks_for_a_length(house: Served):
    assert {each["name"]: each["count"] for each in check(house, OVAL, boxes=2)["stock"]}["R4"] == 12
    rules = [each["rule"] for each in check(house, OVAL, level="standard")["advice"]]
    assert "MGP-T.13" in rules
    assert "MGP-T.13" not in [each["rule"] for each in check(house, OVAL)["advice"]]


def test_an_open_track_is_closed_with_difficulties_that_suit_it(house: Served):
    found = house.post("/api/builder/close", {"track": OPEN})
    assert found["track"].startswith(OPEN)
    assert found["closed"]
    assert found["raceable"]


def test_what_was_marked_by_hand_stays_as_it_was():
    layout = read_layout(closed("START L4 R2L=2 R2L R2L=1 R2L L4", 1))
    assert [each.difficulty for each in layout.laid if each.difficulty][:2] == [2, 1]
    assert can_be_raced(layout)


def test_only_the_first_tile_of_a_corner_gets_a_marker_however_often_tracks_are_closed():
    first = closed(OPEN, 1)
    assert closed(OPEN, 1) == first
    layout = read_layout(first)
    starts = [corner.tiles[0] for corner in layout.corners()]
    runs = [
        n for n, each in enumerate(layout.laid) if each.counts_as_corner and not layout.laid[n - 1].counts_as_corner
    ]
    assert starts == runs


def test_a_generated_circuit_obeys_every_guideline_and_its_seed(house: Served):
    found = house.post("/api/builder/generate", {"positions": 60, "hard": 1, "seed": 5})
    assert advise(read_layout(found["track"])) == []
    assert abs(found["positions"] - 60) <= 4
    assert house.post("/api/builder/generate", {"positions": 60, "hard": 1, "seed": 5})["track"] == found["track"]
    assert house.post("/api/builder/generate", {"positions": 60, "hard": 1})["track"] != found["track"]


@pytest.mark.parametrize("level", ["basic", "standard", "expert"])
def test_bots_race_on_a_track(house: Served, level: str):
    found = house.post("/api/builder/race", {"track": OVAL, "level": level})
    assert 1 <= found["races"] <= 40
    assert 2 <= found["fastest_lap"] <= found["turns_per_lap"] <= 8
    assert found["overtakes"] > 0
    assert (found["contests"] > 0) == (level != "basic")


def test_racing_and_searching_leave_the_event_loop_free(house: Served):
    async def beats() -> int:
        count = 0
        trial = asyncio.create_task(asyncio.to_thread(house.post, "/api/builder/race", {"track": OVAL}))
        while not trial.done():
            await asyncio.to_thread(check, house, OVAL)
            count += 1
        return count

    assert asyncio.run(beats()) > 1


def test_a_track_that_needs_one_more_box_is_closed_with_it(house: Served):
    closed = house.post("/api/builder/close", {"track": "START" + " L4" * 12, "boxes": 1})
    assert closed["closed"]
    assert closed["boxes"] == 2


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("check", {"track": "banana"}, "'banana' is not a tile"),
        ("check", {"track": ""}, "begins with the START tile"),
        ("check", {"track": "START START"}, "one START tile"),
        ("check", {"track": OVAL, "boxes": 0}, "1 to 4 boxes, not 0"),
        ("check", {"track": OVAL, "level": "wild"}, "there is no level 'wild'"),
        ("check", {"track": "START " + "L1 " * 900}, "at most 2000 are read"),
        ("check", {"tracks": OVAL}, "tracks"),
        ("check", {"track": 5}, "str"),
        ("close", {"track": "START" + " L4" * 17 + " R2L" * 18 + " R1R" * 12}, "no tiles were found"),
        ("generate", {"positions": 10}, "10 positions cannot be laid"),
        ("generate", {"positions": 60, "hard": 99}, "0 to 9 corners"),
        ("generate", {"positions": 60, "boxes": 9}, "1 to 4 boxes"),
        ("race", {"track": OPEN}, "the track cannot be raced: the track does not close"),
        ("race", {"track": OVAL.replace("=1", "")}, "corner 2 has no difficulty marker"),
    ],
)
def test_bad_input_gets_one_sentence(house: Served, path: str, body: dict[str, Any], reason: str):
    answered = house.ask("POST", f"/api/builder/{path}", body)
    assert answered.status == 400, answered.body
    assert reason in answered.json["reason"]
    assert "\n" not in answered.json["reason"]


def test_a_game_is_opened_on_the_track_and_carries_it(house: Served):
    game = house.post(
        "/api/games",
        {
            "title": "moto-grand-prix",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
            "options": {"track": OVAL, "laps": 1},
        },
    )
    info = house.get(f"/api/games/{game['game']}")
    assert info["game_string"] == f"moto-grand-prix(seats=2, laps=1, track={OVAL})"
    components = house.get(f"/api/games/{game['game']}/components")
    assert len(components["circuit"]["rows"]) == 32
    refused = house.ask("POST", "/api/games", {"title": "moto-grand-prix", "seats": [{"kind": "me"}, {"kind": "me"}],
                                               "options": {"track": OPEN}})  # fmt: skip
    assert refused.status == 400
    assert "does not close" in refused.json["reason"]
