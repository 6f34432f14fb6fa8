"""The board editor's side of the server: boards of The Great Race read, judged, drawn and written."""

from copy import deepcopy
from typing import Any

import pytest

from paddock.games import game
from tests.server.serving import Served


@pytest.fixture(scope="module")
def africa(house: Served) -> dict[str, Any]:
    text = house.get("/api/boards")[0]["text"]
    board: dict[str, Any] = house.post("/api/boards/read", {"text": text})["board"]
    return board


def changed(board: dict[str, Any], row: int, column: int, letter: str) -> dict[str, Any]:
    other = deepcopy(board)
    line = other["map"][row]
    other["map"][row] = line[:column] + letter + line[column + 1 :]
    return other


def test_the_boards_of_the_house_are_files_without_a_fault(house: Served):
    files = house.get("/api/boards")
    assert [(file["id"], file["name"]) for file in files] == [
        ("own-africa", "Africa"),
        ("own-south-america", "South America"),
    ]
    for file in files:
        drawn = house.post("/api/boards/read", {"text": file["text"]})
        assert (drawn["problem"], drawn["advice"], drawn["text"]) == ("", [], file["text"])
        assert drawn["drawing"]["spaces"]


def test_a_file_that_was_written_is_raced_on_as_a_content_pack(house: Served, africa: dict[str, Any], tmp_path: Any):
    drawn = house.post("/api/boards/check", {**changed(africa, 0, 5, "x"), "id": "mine", "name": 'My "Africa"'})
    (tmp_path / "boards.toml").write_text(drawn["text"], encoding="utf-8")
    race = game("great-race", seats=2, pack=tmp_path, board="mine")
    assert race.components.board.name == 'My "Africa"'  # type: ignore[attr-defined]
    assert "F1" in race.domains["space"].slugs


@pytest.mark.parametrize(
    ("mend", "problem"),
    [
        (lambda board: changed(board, 0, 2, "o"), "Colomb-Béchar (B) must stand on it once, not 0 times"),
        (lambda board: changed(board, 0, 3, "Q"), "there is no city of the letter 'Q'"),
        (lambda board: {**board, "south": board["north"]}, "the two purple cities must be different"),
        (lambda board: {**board, "map": []}, "no rows"),
        (lambda board: {**board, "name": " "}, "a name has 1 to 40 letters"),
        (lambda board: {**board, "lines": [], "map": [*board["map"][:10], "." * 11, *board["map"][11:]]}, "no way"),
        (lambda board: {**board, "lines": [{"mode": "rail", "from": "D", "to": "L", "price": 50}]}, "rail"),
    ],
)
def test_what_cannot_be_raced_on_is_said_in_words(house: Served, africa: dict[str, Any], mend: Any, problem: str):
    drawn = house.post("/api/boards/check", mend(africa))
    assert problem.lower() in drawn["problem"].lower()
    assert (drawn["text"], drawn["drawing"]) == ("", {})


def test_what_could_be_better_is_said_too(house: Served, africa: dict[str, Any]):
    worse = changed(africa, 0, 9, "o")
    worse["lines"].append({"mode": "air", "from": "B", "to": "K", "price": 90})
    drawn = house.post("/api/boards/check", worse)
    assert drawn["problem"] == ""
    assert drawn["advice"] == [
        "Colomb-Béchar has a line; start and arrival are better reached by road.",
        "No way leads to J1.",
    ]


def test_a_text_that_is_no_board_is_refused_in_words(house: Served):
    for text in ("nonsense", "[[boards]]\nid = 3\n", "x" * 50_000):
        answered = house.ask("POST", "/api/boards/read", {"text": text})
        assert answered.status == 400
        assert "file" in answered.json["reason"]
