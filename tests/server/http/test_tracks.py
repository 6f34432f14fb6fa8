"""The editor of lanes and sectors: files are read, checked in words, drawn and written."""

import tomllib
from typing import Any

import msgspec
import pytest

from paddock.games.grand_prix.data.box import open_box
from paddock.games.grand_prix.data.track import Track, TrackFile
from tests.server.serving import Served


def opened(house: Served, id: str) -> dict[str, Any]:
    """A track of the house, read to be edited."""
    file = next(file for file in house.get("/api/tracks") if file["id"] == id)
    drawn: dict[str, Any] = house.post("/api/tracks/read", {"text": file["text"]})
    return drawn


def check(house: Served, track: dict[str, Any], **changes: Any) -> dict[str, Any]:
    drawn: dict[str, Any] = house.post("/api/tracks/check", {**track, **changes})
    return drawn


def test_every_track_of_the_house_can_be_opened_and_written_without_a_change(house: Served):
    for known in open_box(None).tracks:
        drawn = opened(house, known.id)
        assert drawn["problem"] == ""
        again = Track(known.id, msgspec.convert(tomllib.loads(drawn["text"]), TrackFile))
        assert (again.widths, again.laps, again.ahead) == (known.widths, known.laps, known.ahead)
        assert (again.grid, again.inside_is_pit, again.corners) == (known.grid, known.inside_is_pit, known.corners)
        assert again.centre == known.centre
        assert [cell["id"] for cell in drawn["drawing"]["cells"]] == known.spaces


def test_a_changed_lane_is_drawn_and_stands_in_the_file(house: Served):
    track = opened(house, "port-verity")["track"]
    lanes = [*track["lanes"]]
    assert lanes[20] == 3
    lanes[20] = 4
    drawn = check(house, track, lanes=lanes, name="My Own & Street")
    assert drawn["problem"] == ""
    assert any(cell["id"] == "20d" for cell in drawn["drawing"]["cells"])
    assert "20:4" in drawn["text"]
    assert drawn["file"] == "my-own-and-street.toml"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"name": " "}, "the track needs a name"),
        ({"lanes": [3] * 54, "laps": 0}, "laps: 1 to 20 would be right"),
        ({"lanes": [9, *[3] * 53]}, "sector 0 has 9 lanes; 1 to 5 would be right"),
        ({"lanes": [3] * 53}, "inside has 54 entries; 53, one a sector, would be right"),
        ({"corners": [{"name": "T1"}]}, "a corner is not right"),
        ({"grid": ["1a", "1b"]}, "22 different spaces would be right"),
        ({"links": {"1a": ["5a"]}}, "one or more spaces of sector 2 would be right"),
    ],
)
def test_what_is_wrong_is_said_in_words_and_nothing_is_written(house: Served, changes: Any, sentence: str):
    drawn = check(house, opened(house, "port-verity")["track"], **changes)
    assert sentence in drawn["problem"]
    assert (drawn["text"], drawn["drawing"]) == ("", {})


def test_what_could_be_better_is_said_too(house: Served):
    track = opened(house, "port-verity")["track"]
    lanes = [*track["lanes"]]
    lanes[20], lanes[53] = 1, 1
    centre = [*track["centre"]]
    centre[30] = [centre[30][0] + 0.7, centre[30][1]]
    said = " ".join(check(house, track, lanes=lanes, centre=centre)["advice"])
    assert "Between sectors 19 and 20 the track goes from 3 to 1 lanes." in said
    assert "The grid of 22 stands in single file in sector 53." in said
    assert "Even the sectors out" in said
    assert check(house, track)["advice"] == []


@pytest.mark.parametrize(
    "text", ["", "name = 3", "lanes = [", "x" * 50_000, 'name = "A"\norigin = "designed"\nlanes = "0:9"']
)
def test_a_file_that_is_no_track_is_refused_with_a_reason(house: Served, text: str):
    answered = house.ask("POST", "/api/tracks/read", {"text": text})
    assert answered.status == 400
    assert answered.json["reason"]
