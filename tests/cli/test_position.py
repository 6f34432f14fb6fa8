"""`paddock position`: a position is shown, and played on."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from tests.cli.conftest import plain

Run = Callable[..., Result]

START = "quick-grand-prix(seats=2, calendar=monaco)\n"
"""Facts left out are as they are when a game begins."""

SECTION = """\
quick-grand-prix(seats=2, calendar=monaco)
order: red green
hand: S9 S2 | S4 S7
middle: S1 S3 S5 S6 S8
pile: -
line: SL red-a green-a red-b green-b
grid: red-a green-a red-b green-b
flow: season/race race/section section/choose_speeds
"""


@pytest.fixture
def start(tmp_path: Path) -> str:
    file = tmp_path / "start.txt"
    file.write_text(START)
    return str(file)


@pytest.fixture
def section(tmp_path: Path) -> str:
    file = tmp_path / "section.txt"
    file.write_text(SECTION)
    return str(file)


def test_a_position_is_shown_with_everybodys_options(run: Run, section: str):
    result = run("position", "quick-grand-prix", section)
    assert result.exit_code == 0
    shown = plain(result.stdout)
    assert "Monaco · race 1 of 1 · section 1 of 6" in shown, "the board"
    assert "line: SL red-a green-a red-b green-b" in shown, "the text"
    assert "asks: speeds asked: red green" in shown
    assert shown.count("Section 1 of 6, safety limit 7") == 2, "both seats are asked"
    assert "Red A 5 (S9 at 2); Red B 4 (S2 at 2)" in shown
    assert "Green A and Green B both make a pit stop" in shown


def test_a_seat_sees_only_its_own_options(run: Run, section: str):
    shown = plain(run("position", "quick-grand-prix", section, "--seat", "green").stdout)
    assert "Green A and Green B both make a pit stop" in shown
    assert "Red A 5" not in shown


def test_actions_are_played_one_after_another(run: Run, section: str):
    plays = ["--play", "red:drive S9-slow S2-slow", "--play", "green:drive pit pit"]
    result = run("position", "quick-grand-prix", section, *plays)
    assert result.exit_code == 0
    shown = plain(result.stdout)
    assert "Red A drives S9 at 2: total 5." in shown
    assert "Green A turns into the pits and leaves a gap." in shown
    assert "asks: swap-after-stop asked: green" in shown


def test_the_seat_may_be_left_out_where_only_one_is_asked(run: Run, section: str):
    plays = ["red:drive S9-slow S2-slow", "drive pit pit", "stay", "2:trade S4 S1"]
    result = run("position", "quick-grand-prix", section, *(word for play in plays for word in ("--play", play)))
    assert result.exit_code == 0
    assert "Green gives S4 (3/4) and takes S1 (1/4) in the pits." in plain(result.stdout)


def test_chance_is_listed_with_its_odds(run: Run, start: str):
    shown = plain(run("position", "quick-grand-prix", start).stdout)
    assert "Chance decides (QGP-11)" in shown
    assert "50.0 % first red 50.0 % first green" in shown


def test_chance_can_be_given(run: Run, start: str):
    given = ["*:first green", "*:deal S3", "*:deal S5", "*:turn S1"]
    result = run("position", "quick-grand-prix", start, *(word for play in given for word in ("--play", play)))
    assert result.exit_code == 0
    assert "dealt: S5 S3" in result.stdout
    assert "middle: S1" in result.stdout


def test_chance_that_is_not_given_comes_from_the_seed(run: Run, start: str):
    command = ("position", "quick-grand-prix", start, "--play", "*:first red")
    first = run(*command, "--seed", "1").stdout
    assert first == run(*command, "--seed", "1").stdout
    assert first != run(*command, "--seed", "2").stdout
    assert "asks: first-card" in first


def test_a_position_can_come_from_a_pipe(run: Run):
    result = run("position", "quick-grand-prix", "-", typed=" / ".join(SECTION.splitlines()))
    assert result.exit_code == 0
    assert "line: SL red-a green-a red-b green-b" in result.stdout


def test_a_seats_view_hides_the_others_cards(run: Run, start: str):
    given = ["*:first green", "*:deal S3", "*:deal S5", "*:turn S1"]
    words = [word for play in given for word in ("--play", play)]
    shown = run("position", "quick-grand-prix", start, *words, "--seat", "red").stdout
    assert "dealt: S5 ?" in shown
    assert "S3" not in shown.partition("What happened")[2]


@pytest.mark.parametrize(
    ("plays", "says"),
    [
        (["dance"], "say who plays 'dance', as SEAT:ACTION; now asked are red, green"),
        (["red:dance"], "there is no action 'dance'"),
        (["purple:drive pit pit"], "there is no seat 'purple'"),
        (["red:drive S1-slow pit"], "'red:drive S1-slow pit' cannot be played: S1 (1/4) is not in this team’s hand"),
        (["red:keep"], "cannot be played: That is not what is asked now"),
        (["*:deal S1"], "chance is not asked when 'deal S1' should come"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(run: Run, section: str, plays: list[str], says: str):
    result = run("position", "quick-grand-prix", section, *(word for play in plays for word in ("--play", play)))
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stderr.count("\n") == 1


def test_chance_brings_only_what_is_there(run: Run, start: str):
    result = run("position", "quick-grand-prix", start, "--play", "*:first blue")
    assert result.exit_code == 2
    assert "chance cannot bring 'first blue' there; it may bring first red, first green" in result.stderr


def test_nothing_is_played_when_the_game_is_over(run: Run, tmp_path: Path):
    file = tmp_path / "over.txt"
    file.write_text("quick-grand-prix(seats=2, calendar=monaco)\nflow: over\n")
    assert "The game is over." in run("position", "quick-grand-prix", str(file)).stdout
    result = run("position", "quick-grand-prix", str(file), "--play", "red:keep")
    assert result.exit_code == 2
    assert "The race is over" in result.stderr
