"""Every mistake on the command line: one clear sentence on stderr, exit code 2, no traceback."""

from collections.abc import Callable
from pathlib import Path

import pytest

from paddock.games import title

Refuses = Callable[..., str]
RULES = title("quick-grand-prix").rules_version


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("foo", "No such command 'foo'"),
        ("play", "say which game"),
        ("play nosuch", "there is no game 'nosuch'; the games are "),
        ("play quick-grand-prix --wrong", "No such option: --wrong"),
        ("play quick-grand-prix extra", "unexpected extra argument"),
        ("play quick-grand-prix --seats 9", "Quick Grand Prix is for 2 to 4 seats, not 9"),
        ("play quick-grand-prix --seats x", "Input should be a valid integer"),
        ("play quick-grand-prix(seats=3) --seats 2", "the game string says 3 seats and --seats says 2"),
        ("play quick-grand-prix(seats=x)", "seats should be a whole number, not 'x'"),
        ("play quick-grand-prix(seats=2", "does not end with a closing bracket"),
        ("play quick-grand-prix(laps)", "should be written name=value"),
        ("play quick-grand-prix --option foo=1", "Quick Grand Prix has no option 'foo'; its options are calendar"),
        ("play quick-grand-prix --option seats=3", "is chosen with --seats 3"),
        ("play quick-grand-prix --option pack=3", "Quick Grand Prix has no option 'pack'"),
        ("play quick-grand-prix --option laps", "an option is written name=value"),
        ("play quick-grand-prix --option laps=99", "it must be a whole number from 1 to 9"),
        ("play quick-grand-prix --option cars=fast", "it must be one of printed, balanced"),
        ("play quick-grand-prix --option leader_bonus=maybe", "it must be yes or no"),
        ("play quick-grand-prix --option calendar=nowhere", "monaco, silverstone"),
        ("play quick-grand-prix --players Ann,bot:genius", "there is no bot 'genius'; the bots are rookie, amateur"),
        ("play quick-grand-prix --players A,B,C --seats 2", "3 players are named for 2 seats"),
        ("play quick-grand-prix --players A,B,C,D,E", "2 to 4 seats, not 5"),
        ("play quick-grand-prix --lang xx", "the house does not speak 'xx'; its languages are en"),
        ("play quick-grand-prix --pack nowhere", "the content pack nowhere is not a folder"),
        ("play quick-grand-prix --from nowhere.txt", "no such file or directory: nowhere.txt"),
        ("play quick-grand-prix --words a --words b --words c", "each of the 2 seats at most"),
        ("play --resume nowhere", "there is no file 'nowhere'"),
        ("play --resume last", "no game has been kept"),
        ("play quick-grand-prix --resume last", "give --resume alone"),
        ("games nosuch", "there is no game 'nosuch'"),
        ("games --lang xx", "the house does not speak 'xx'"),
        ("replay nowhere", "there is no file 'nowhere'"),
        ("replay nowhere --at 3 --step", "choose one of --at, --to-end and --step"),
        ("verify nowhere", "there is no file 'nowhere'"),
        ("verify", "Missing argument 'FILE'"),
        ("position quick-grand-prix", "Missing argument 'FILE'"),
        ("position quick-grand-prix nowhere", "no such file or directory: nowhere"),
        ("position nosuch -", "there is no game 'nosuch'"),
        ("rules", "Missing argument 'GAME'"),
        ("rules nosuch", "there is no game 'nosuch'"),
        ("rules coverage nosuch", "there is no game 'nosuch'"),
        ("rules coverage quick-grand-prix --tests nowhere", "there is no folder 'nowhere' with tests"),
        ("rules coverage quick-grand-prix --games -1", "must be 0 or more, not -1"),
        ("simulate nosuch", "there is no game 'nosuch'"),
        ("simulate quick-grand-prix -n 0", "at least one game must be played, not 0"),
        ("simulate quick-grand-prix --bots genius", "there is no bot 'genius'"),
        ("simulate quick-grand-prix --bots easy,easy,easy --seats 2", "2 seats need 1 to 2 bots, not 3"),
        ("simulate quick-grand-prix --workers -1", "must be 1 or more"),
        ("simulate quick-grand-prix --json --csv", "choose either --json or --csv"),
        ("simulate quick-grand-prix --by colour", "results can be told apart by seat, team, grid, circuit, level"),
        ("simulate quick-grand-prix --games-file games.xlsx", "a file of games ends with .csv or .parquet"),
        ("simulate quick-grand-prix --against laps", "an option is written name=value"),
    ],
)
def test_a_mistake_gets_one_clear_sentence(refuses: Refuses, command: str, says: str):
    assert says in refuses(*command.split())


@pytest.mark.parametrize(
    ("files", "says"),
    [
        ({}, "holds nothing: none of our games would read that"),
        ({"boards.toml": "[[boards]]\nid = 3\n"}, "boards.toml, line 2, boards[0].id: Expected `str`, got `int`"),
        ({"maps.toml": ""}, "holds maps.toml: none of our games would read that"),
    ],
)
def test_a_pack_that_cannot_be_offered_keeps_the_house_closed(
    refuses: Refuses, tmp_path: Path, files: dict[str, str], says: str
):
    pack = tmp_path / "our-box"
    pack.mkdir()
    for name, text in files.items():
        (pack / name).write_text(text, encoding="utf-8")
    assert says in refuses("serve", "--data", str(tmp_path / "games"), "--pack", str(pack), "--no-browser")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "this is not a record"),
        ("hello\n", "this is not a record"),
        ("Paddock record 1\n", "does not say which game it is"),
        ("Paddock record 1\ngame: nosuch\n", "there is no game 'nosuch'"),
        ("Paddock record 1\ngame: quick-grand-prix(seats=9)\n", "2 to 4 seats"),
        ("Paddock record 1\ngame: quick-grand-prix(pack=x)\n", "has no option 'pack'"),
        ("Paddock record 1\ngame: quick-grand-prix(seats=2)\nrules: 99\n", "rulebook version 99"),
        (f"Paddock record 1\ngame: quick-grand-prix(seats=2)\nrules: {RULES}\nfoo\n", "cannot be read: 'foo'"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
def test_a_file_that_is_no_record_is_refused(refuses: Refuses, tmp_path: Path, command: str, text: str, says: str):
    file = tmp_path / "bad.paddock"
    file.write_text(text)
    assert says in refuses(*command.split(), str(file))


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume", "position quick-grand-prix"])
def test_a_file_that_is_no_text_is_refused(refuses: Refuses, tmp_path: Path, command: str):
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    assert "is not a text file" in refuses(*command.split(), str(file))


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume", "position quick-grand-prix"])
def test_a_folder_is_not_a_file(refuses: Refuses, tmp_path: Path, command: str):
    assert "is a directory" in refuses(*command.split(), str(tmp_path))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("some nonsense", "line 1 should be written name: value"),
        ("moto(seats=2)\nrace: 0\n", "this is a position of moto(seats=2)"),
        ("foo: 1\n", "there is no fact 'foo' in Quick Grand Prix"),
        ("race: x\n", "'x' is not a whole number"),
        ("asks: speeds\n", "add a line flow:"),
        ("flow: nowhere/never\n", "there is no script 'nowhere'"),
    ],
)
def test_a_text_that_is_no_position_is_refused(refuses: Refuses, tmp_path: Path, text: str, says: str):
    file = tmp_path / "position.txt"
    file.write_text(text)
    assert says in refuses("position", "quick-grand-prix", str(file))
    assert says in refuses("play", "quick-grand-prix", "--from", str(file))


def test_a_pack_with_a_mistake_is_refused_with_its_place(refuses: Refuses, tmp_path: Path):
    (tmp_path / "season.toml").write_text("points = 3\n")
    sentence = refuses("play", "quick-grand-prix", "--pack", str(tmp_path))
    assert "season.toml" in sentence


def test_a_place_that_cannot_be_written_is_refused(refuses: Refuses, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PADDOCK_DATA", str(tmp_path / "file"))
    assert "PADDOCK_DATA can name another folder" in refuses("play", "quick-grand-prix")
