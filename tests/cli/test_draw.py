"""`paddock draw`: a game, a position, a record or a track of one's own, as SVG or PNG."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

from typer.testing import Result

import paddock

Run = Callable[..., Result]
BOARD = Path(__file__).parents[1] / "games" / "great_race" / "pack" / "boards.toml"


def test_a_game_a_position_and_a_record(run: Run, tmp_path: Path):
    race = paddock.start("quick-grand-prix", calendar="monza", seed=1)
    while not race.state.line:
        for seat in race.asked():
            race.play(race.default(seat), seat)
    paddock.save(race, tmp_path / "race.paddock")
    (tmp_path / "position.txt").write_text(str(race.view()))
    pictures = []
    for number, words in enumerate(
        [
            ("quick-grand-prix", "-o", "calendar=monza"),
            (str(tmp_path / "position.txt"),),
            (str(tmp_path / "race.paddock"),),
            (str(tmp_path / "race.paddock"), "--move", "1"),
        ]
    ):
        file = tmp_path / f"{number}.svg"
        result = run("draw", *words, "--output", str(file))
        assert result.exit_code == 0, result.stderr
        ElementTree.fromstring(file.read_text())
        pictures.append(file.read_text())
    assert pictures[1] == pictures[2], "the position and the end of the record"
    assert pictures[2] != pictures[3]


def test_a_board_of_ones_own_as_png(run: Run, tmp_path: Path):
    file = tmp_path / "board.png"
    result = run("draw", "great-race", "--track", str(BOARD), "--output", str(file), "--width", "300")
    assert result.exit_code == 0, result.stderr
    picture = file.read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 300


def test_mistakes(refuses: Callable[..., str], tmp_path: Path):
    assert "a picture ends with .svg or .png" in refuses("draw", "great-race", "--output", "board.gif")
    assert "no such file" in refuses("draw", "great-race", "--output", str(tmp_path / "no" / "board.svg"))
