"""`paddock replay` and `paddock verify`."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from paddock.cli.lookup import open_record
from paddock.core.kept import Kept
from paddock.core.position import write_position
from paddock.core.seat_record import seat_record
from paddock.core.table import Table
from paddock.games import title
from tests.cli.conftest import plain

Run = Callable[..., Result]


@pytest.fixture
def record(run: Run, own_games: Path) -> Path:
    """A finished game between bots."""
    result = run("play", "quick-grand-prix(calendar=monaco)", "--seed", "3", "--players", "bot:random,bot:random")
    assert result.exit_code == 0
    (file,) = own_games.iterdir()
    return file


# ── verify ──


def test_a_finished_game_is_proven(run: Run, record: Path):
    result = run("verify", str(record))
    assert result.exit_code == 0
    shown = plain(result.stdout)
    assert "The secret is the one committed to before the game" in shown
    assert "random outcomes follow from the secret" in shown
    moves = len(open_record(str(record)).lines)
    assert f"All {moves} moves, nature’s included, were allowed by the rules." in shown


def test_a_game_with_a_seed_has_dice_of_the_old_kind(run: Run, record: Path):
    assert "No player sealed words" in plain(run("verify", str(record)).stdout)


def test_what_a_player_kept_is_held_against_the_record(run: Run, own_games: Path, tmp_path: Path):
    run("play", "quick-grand-prix(calendar=monaco)", typed=" / ".join(["1"] * 40))
    (file,) = own_games.iterdir()
    record = open_record(str(file))
    kept = Kept(record.table, record.commitment)
    kept.words, kept.seals, kept.opened = {0: record.words[0]}, record.seals, [0]
    mine = tmp_path / "kept.json"
    mine.write_text(str(kept))
    result = run("verify", str(file), "--kept", str(mine))
    shown = plain(result.stdout)
    assert result.exit_code == 0
    assert "Words that were sealed after the commitment are in the dice: Red." in shown
    assert "your own words are in the dice: Red." in shown
    kept.words = {0: "ff" * 32}
    mine.write_text(str(kept))
    result = run("verify", str(file), "--kept", str(mine))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "the seal of red in the record is not yours" in result.stderr


def test_a_race_begun_from_a_position_says_so(run: Run, own_games: Path, tmp_path: Path):
    position = tmp_path / "position.txt"
    position.write_text(write_position(Table(title("quick-grand-prix").game(2, calendar=["monaco"]), seed=1).state))
    bots = ("--players", "bot:random,bot:random")
    played = run("play", "quick-grand-prix(seats=2, calendar=monaco)", *bots, "--from", str(position))
    assert played.exit_code == 0
    (file,) = own_games.iterdir()
    assert "begun: from a position\n" in file.read_text()
    assert "begun from a position that somebody had written" in plain(run("verify", str(file)).stdout)


def test_every_altered_line_is_found(run: Run, record: Path):
    """Each line in turn loses its last letter or gets another one."""
    text = record.read_text()
    lines = text.splitlines()
    for number, line in enumerate(lines):
        other = line[:-1] + ("y" if line.endswith("x") else "x")
        record.write_text("\n".join([*lines[:number], other, *lines[number + 1 :]]) + "\n")
        result = run("verify", str(record))
        assert result.exit_code in (1, 2), line
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert "Traceback" not in result.stderr


def test_an_altered_die_is_exit_code_1(run: Run, record: Path):
    text = record.read_text()
    record.write_text(text.replace("* turn S", "* turn T", 1))
    result = run("verify", str(record))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "the record has been altered since the game was over" in result.stderr


def test_a_forged_digest_does_not_help_against_the_dice(run: Run, record: Path):
    game = open_record(str(record))
    turned = next(line for line in game.lines if line.text.startswith("turn"))
    dealt = {line.text[-2:] for line in game.lines if line.text.startswith(("deal", "turn"))}
    turned.text = f"turn {next(card for card in ('S1', 'S2', 'S3', 'S4') if card not in dealt)}"
    record.write_text(str(game))
    result = run("verify", str(record))
    assert result.exit_code == 1
    assert "but the secret gives 'turn S" in result.stderr


def test_a_game_that_still_goes_on_proves_nothing_yet(run: Run):
    run("play", "quick-grand-prix", typed="1")
    result = run("verify", "last")
    assert result.exit_code == 1
    assert "the record ends before the game does" in result.stderr


# ── replay ──


def test_a_replay_without_a_terminal_goes_to_the_end(run: Run, record: Path):
    result = run("replay", str(record))
    assert result.exit_code == 0
    moves = open_record(str(record)).lines
    assert f"{len(moves)} " in result.stdout
    assert "Race 1: Monaco." in result.stdout, "what happened before the first move"
    assert "wins the season with" in result.stdout or "shares the title" in result.stdout
    assert result.stdout == run("replay", str(record), "--to-end").stdout


def test_a_replay_can_begin_at_a_move(run: Run, record: Path):
    moves = open_record(str(record)).lines
    result = run("replay", str(record), "--at", "4")
    assert plain(result.stdout).startswith(f"4 * {moves[3].text}")
    assert "pile 6 face down" in plain(result.stdout)


def test_move_0_is_the_start(run: Run, record: Path):
    assert "Race 1: Monaco." in run("replay", str(record), "--at", "0").stdout


@pytest.mark.parametrize("number", ["-1", "999"])
def test_a_move_that_is_not_there_is_refused(refuses: Callable[..., str], record: Path, number: str):
    assert f"there is no move {number} to show" in refuses("replay", str(record), "--at", number)


def test_a_seats_replay_shows_no_more_than_it_may_know(run: Run, record: Path):
    dealt = [line.text for line in open_record(str(record)).lines if line.text.startswith("deal")]
    red, green = run("replay", str(record), "--seat", "red").stdout, run("replay", str(record), "--seat", "2").stdout
    for text in dealt:
        assert (text in red) != (text in green), "each card was dealt to one of them, face down"
    everything = run("replay", str(record)).stdout
    assert all(text in everything for text in dealt)


def test_sealed_speeds_stay_hidden_until_they_are_revealed(run: Run, record: Path):
    lines = open_record(str(record)).lines
    first = next(number for number, line in enumerate(lines, 1) if line.text.startswith("drive"))
    assert lines[first - 1].seat == 0
    assert "red ?" in run("replay", str(record), "--at", str(first), "--seat", "green").stdout
    assert lines[first - 1].text in run("replay", str(record), "--at", str(first), "--seat", "red").stdout


def test_a_seats_own_record_replays_as_it_is(run: Run, record: Path, tmp_path: Path):
    file = tmp_path / "green.paddock"
    file.write_text(seat_record(open_record(str(record)), 1))
    result = run("replay", str(file))
    assert result.exit_code == 0
    assert "race 1 of 1 · finished" in result.stdout
    assert "* ?" in result.stdout


def test_a_seats_own_record_has_no_other_seats(refuses: Callable[..., str], record: Path, tmp_path: Path):
    file = tmp_path / "green.paddock"
    file.write_text(seat_record(open_record(str(record)), 1))
    assert "this is one seat's record already" in refuses("replay", str(file), "--seat", "red")


def test_an_unknown_seat_is_refused(refuses: Callable[..., str], record: Path):
    assert "there is no seat 'purple'; the seats are red, green" in refuses("replay", str(record), "--seat", "purple")


def test_stepping_goes_on_back_and_anywhere(run: Run, record: Path):
    shown = run("replay", str(record), "--step", typed=" /  / b / 9 / x / q").stdout
    assert "Enter goes on, a number from 0 to" in plain(shown), "the answer to x"
    heads = [line.split()[0] for line in shown.splitlines() if "───" in line]
    # Start and deal up to move 4, then 5, 6, back to 5, then 9.
    assert heads == ["1", "2", "3", "4", "5", "6", "5", "9"]


def test_a_record_with_an_impossible_move_is_refused(refuses: Callable[..., str], tmp_path: Path):
    file = tmp_path / "odd.paddock"
    rules = title("quick-grand-prix").rules_version
    head = f"Paddock record 1\ngame: quick-grand-prix(seats=2)\nrules: {rules}\n"
    file.write_text(f"{head}moves:\n* first red\nred keep\n")
    assert "move 2 of the record, 'keep', is not possible there" in refuses("replay", str(file))
    assert "move 2 of the record, 'keep', is not possible there" in refuses("play", "--resume", str(file))
