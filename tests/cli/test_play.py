"""`paddock play` from a pipe: what is typed, what is shown, what is kept."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import Result

from paddock.cli.lookup import open_record
from tests.cli.conftest import plain

Run = Callable[..., Result]
MONACO = ("play", "quick-grand-prix", "--seed", "1", "--option", "calendar=monaco", "--players", "Ann,bot:random")


def kept(folder: Path) -> Path:
    """The only game in the folder."""
    (file,) = folder.iterdir()
    return file


def test_the_end_of_the_pipe_is_a_polite_goodbye(run: Run, own_games: Path):
    result = run(*MONACO, typed="1")
    assert result.exit_code == 0
    assert f"The game is kept in {kept(own_games)}" in plain(result.stdout)
    assert f"paddock play --resume {kept(own_games).stem}" in plain(result.stdout)
    assert result.stderr == ""


def test_the_welcome_says_who_plays_and_what_to_type(run: Run):
    shown = plain(run(*MONACO).stdout)
    assert "You run a team of two cars" in shown
    assert "You drive for Red (Ann), against Green (bot, random)." in shown
    assert "type the number of an option and press Enter" in shown


def test_a_whole_game_by_numbers_ends_with_a_proven_record(run: Run, own_games: Path):
    result = run(*MONACO, typed=" / ".join(["1"] * 40))
    assert result.exit_code == 0
    shown = plain(result.stdout)
    assert "The result" in shown
    assert "wins the season with" in shown
    name = kept(own_games).stem
    assert f"paddock verify {name}" in shown
    verified = run("verify", name)
    assert verified.exit_code == 0
    assert "Everything is right: quick-grand-prix(seats=2, calendar=monaco)" in plain(verified.stdout)


def test_every_move_is_kept_at_once(run: Run, own_games: Path):
    run(*MONACO, typed="1 / 1")
    record = open_record(str(kept(own_games)))
    assert [line.text for line in record.lines if line.seat == 0] == ["keep", "take S6"]
    assert record.players == ["Ann", "bot:random"]


def test_the_same_seed_is_the_same_game(run: Run, own_games: Path):
    first = run(*MONACO, typed="1 / 2 / 1").stdout
    second = run(*MONACO, typed="1 / 2 / 1").stdout
    assert first.replace("prix-1", "prix-2") == second


def test_a_resumed_game_goes_on_with_the_same_dice_and_bots(run: Run, own_games: Path):
    """Playing in two sittings or in one makes the same record."""
    run(*MONACO, typed=" / ".join(["1"] * 40))
    at_once = kept(own_games).read_text()
    kept(own_games).unlink()
    run(*MONACO, typed="1 / 1")
    result = run("play", "--resume", "last", typed=" / ".join(["1"] * 40))
    assert "Welcome back" in result.stdout
    assert kept(own_games).read_text() == at_once


def test_a_game_that_is_over_shows_its_result_again(run: Run):
    run(*MONACO, typed=" / ".join(["1"] * 40))
    result = run("play", "--resume", "last")
    assert result.exit_code == 0
    assert "The result" in result.stdout


def test_an_action_can_be_typed_in_words_and_in_any_case(run: Run, own_games: Path):
    run(*MONACO, typed="KEEP / take   s8")
    assert [line.text for line in open_record(str(kept(own_games))).lines if line.seat == 0] == ["keep", "take S8"]


def test_the_beginning_of_an_action_shows_what_goes_on_from_there(run: Run, own_games: Path):
    result = run(*MONACO, typed="keep / take / 2")
    assert "Type back to see all options again." in result.stdout
    assert [line.text for line in open_record(str(kept(own_games))).lines if line.seat == 0] == ["keep", "take S1"]


def test_only_what_the_seat_may_know_is_shown(run: Run):
    shown = run(*MONACO, typed="view / history / log").stdout
    assert "dealt: S7 ?" in shown
    assert "* ?" in shown, "a card that was dealt to the other seat"
    assert shown.count("Dealt:") == 2, "one's own card, once in the news and once in the log"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "The options are numbered 1 to 3."),
        ("0", "The options are numbered 1 to 3."),
        ("blah", "“blah” is neither an option nor a word I know. Type ? for help."),
        ("take S6", "That is not what is asked now."),
        ("swap", "Give S7 (1/6), take S6 (3/5)"),
        ("swap S99", "there is no card 'S99'; it must be one of S1, S2"),
        ("swap S2", "S2 (2/3) does not lie in the middle. [QGP-12]"),
        ("why swap S2", "S2 (2/3) does not lie in the middle. The rule is QGP-12"),
        ("why keep", "But you may: keep is one of your options."),
        ("why", "Why what? Name an action, such as: why swap S6"),
        ("why nonsense", "there is no action 'nonsense'; the words are"),
        ("undo", "There is nothing to take back yet."),
        ("more", "These are all options."),
        ("hint", "A bot would play"),
        ("?", "What you can type 3 play option 3 swap S6"),
        ("help", "? QGP-12 read that rule"),
        ("? QGP-28", "QGP-28 Who must check Look for the highest total speed"),
        ("? qgp-28", "QGP-28 Who must check"),
        ("?QGP-28", "QGP-28 Who must check"),
        ("? R-2", "R-2 Where comparisons start"),
        ("? QGP-99", "Quick Grand Prix has no rule 'QGP-99'; the nearest are"),
        ("? slipstreaming", "no rule of Quick Grand Prix has the word 'slipstreaming' in it"),
        ("? back of the grid", "QGP-4 Speed cards"),
        ("board", "Monaco · race 1 of 1"),
        ("view", "quick-grand-prix(seats=2, calendar=monaco) race: 0"),
        ("log", "S6 (3/5) is turned face up in the middle."),
        ("log 1", "Green keeps the card."),
        ("history", "5 green keep"),
        ("options", "1 Keep S7 (1/6)"),
        ("save", "Say where to, such as: save race.paddock."),
        ("save /nowhere/at/all", "no such file or directory: /nowhere/at/all"),
        ("save a\0b", "is no name for a file"),
    ],
)
def test_what_is_typed_is_answered_and_changes_nothing(run: Run, own_games: Path, typed: str, answer: str):
    result = run(*MONACO, typed=typed)
    assert result.exit_code == 0
    assert answer in plain(result.stdout.partition("Red> ")[2])
    assert not [line for line in open_record(str(kept(own_games))).lines if line.seat == 0], "nothing was played"


def test_a_copy_can_be_saved_elsewhere(run: Run, own_games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    result = run(*MONACO, typed="1 / save copy.paddock")
    assert "A copy of the game is in copy.paddock" in plain(result.stdout)
    assert (tmp_path / "copy.paddock").read_text() == kept(own_games).read_text()


def test_undo_goes_back_past_the_bots_and_the_record_still_proves_itself(run: Run, own_games: Path):
    typed = ["1", "1", "undo", "2", *["1"] * 40]
    result = run(*MONACO, typed=" / ".join(typed))
    assert "Red takes the last answer back." in result.stdout
    lines = [line.text for line in open_record(str(kept(own_games))).lines if line.seat == 0]
    assert lines[:4] == ["keep", "take S6", "rewind", "take S1"]
    assert run("verify", "last").exit_code == 0


def test_bots_alone_play_to_the_end(run: Run):
    result = run("play", "quick-grand-prix", "--players", "bot:random,bot:random", "--option", "calendar=monza")
    assert result.exit_code == 0
    assert "At the table: Red (bot, random), Green (bot, random)." in plain(result.stdout)
    assert "The result" in result.stdout


def test_play_can_begin_from_a_position(run: Run, tmp_path: Path):
    text = run(*MONACO, typed="1 / view").stdout
    position = text[text.index("quick-grand-prix(seats=2, calendar=monaco)\n") :].partition("Red>")[0]
    file = tmp_path / "position.txt"
    file.write_text(position.replace("dealt: S7 ?", "dealt: S7 S4"))
    result = run("play", "quick-grand-prix(seats=2, calendar=monaco)", "--from", str(file), typed="take S8")
    assert result.exit_code == 0
    assert "Take a second card from the middle beside S7 (1/6)" in plain(result.stdout)
    assert "Red takes S8 (4/5)." in result.stdout


def test_a_position_with_secrets_cannot_be_played(refuses: Callable[..., str], run: Run, tmp_path: Path):
    text = run(*MONACO, typed="1 / view").stdout
    file = tmp_path / "position.txt"
    file.write_text(text[text.index("quick-grand-prix(seats=2, calendar=monaco)\n") :].partition("Red>")[0])
    sentence = refuses("play", "quick-grand-prix(seats=2, calendar=monaco)", "--from", str(file))
    assert "the position hides something (?)" in sentence


def test_players_words_are_mixed_into_the_dice(run: Run, own_games: Path):
    run(*MONACO, "--words", "my lucky words", typed=" / ".join(["1"] * 40))
    record = kept(own_games).read_text()
    assert "words red: my lucky words" in record
    assert run("verify", "last").exit_code == 0
    kept(own_games).write_text(record.replace("lucky", "wicked"))
    assert run("verify", "last").exit_code == 1


def test_a_full_disk_is_said_and_the_game_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch):
    from paddock.cli.files import BadFile
    from paddock.cli.play import session

    def full(path: Path, text: str) -> None:
        raise BadFile(f"no space left on device: {path}")

    monkeypatch.setattr(session, "write_atomically", full)
    result = run(*MONACO, typed="1")
    assert "This move could not be kept (no space left on device" in plain(result.stdout)
    assert "Red keeps the card." in result.stdout


def test_whatever_is_typed_gets_an_answer(run: Run, own_games: Path):
    """Five hundred lines of words that mean something in the wrong place, and of none that do."""
    random = Random(7)
    words = ["?", "why", "undo", "log", "more", "back", "save", "hint", "history", "board", "view", "options", "help"]
    words += ["take", "drive", "swap", "keep", "S1", "S3-fast", "pit", "QGP-28", "R-2", "-1", "0", "1", "2", "99"]
    words += ["¹", "٣", "é", "\\", "'", '"', "[bold]", "{ $seat }", "\x1b[31m", "\x00", "a" * 300, "::", "*"]
    lines = [" ".join(random.choices(words, k=random.randrange(1, 5))) for _ in range(500)]
    lines = [line for line in lines if not line.startswith("save")]
    result = run(*MONACO, typed=" / ".join(lines))
    assert result.exit_code == 0, result.exception
    assert open_record(str(kept(own_games))).players == ["Ann", "bot:random"]


def test_a_strangers_record_cannot_send_escapes_to_the_terminal(run: Run, own_games: Path):
    run(*MONACO, typed="1")
    file = kept(own_games)
    file.write_text(file.read_text().replace("player red: Ann", "player red: A\x1b[2Jnn"))
    assert "\x1b" not in run("play", "--resume", "last", typed=" / ".join(["1"] * 40)).stdout
