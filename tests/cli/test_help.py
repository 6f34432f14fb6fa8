"""Help, version, the shelf, and completion."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer.main
from typer.testing import Result

import paddock
from paddock.cli.main import app
from tests.cli.conftest import plain

Run = Callable[..., Result]


def commands() -> list[tuple[str, ...]]:
    """All commands, and the commands of commands."""
    found: list[tuple[str, ...]] = []
    for name, command in typer.main.get_command(app).commands.items():  # type: ignore[attr-defined]
        found.append((name,))
        found += [(name, inner) for inner in getattr(command, "commands", {})]
    return found


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_command_has_help_with_examples(run: Run, command: tuple[str, ...]):
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Examples" in result.stdout
    assert f"paddock {command[0]}" in result.stdout.partition("Examples")[2]


def test_paddock_alone_shows_its_commands(run: Run):
    result = run()
    assert result.exit_code == 0
    assert "Commands" in result.stdout
    assert "simulate" in result.stdout


def test_the_version(run: Run):
    assert run("--version").stdout == f"paddock {paddock.__version__}\n"


def test_the_shelf_has_every_game(run: Run):
    shown = plain(run("games").stdout)
    for title in paddock.titles():
        assert title.id in shown
        assert f"{title.fewest_seats}–{title.most_seats}" in shown


def test_a_game_on_the_shelf_explains_its_options(run: Run):
    shown = plain(run("games", "quick-grand-prix").stdout)
    assert "--seats 2–4" in shown
    assert "--option laps=1–9 How often the six sections of a circuit are driven" in shown
    assert "balanced A table of our own" in shown
    assert "--option calendar=monaco|silverstone|" in shown
    assert "usually monaco+silverstone+spa+monza" in shown
    assert "--option leader_bonus=yes|no" in shown


# ── Completion ──


def complete(line: str, environment: dict[str, str] | None = None) -> list[str]:
    """What bash offers after this line."""
    words = line.split(" ")
    asked = {"_PADDOCK_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
    said = subprocess.run(
        [sys.executable, "-c", "from paddock.cli.main import main; main()"],
        env=os.environ | asked | (environment or {}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in said.stderr
    return said.stdout.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("paddock ver", ["verify"]),
        ("paddock play qu", ["quick-grand-prix"]),
        ("paddock play quick-grand-prix --opt", ["--option"]),
        ("paddock play quick-grand-prix --option la", ["laps="]),
        ("paddock play quick-grand-prix --option cars=b", ["cars=balanced"]),
        ("paddock play quick-grand-prix --option leader_bonus=", ["leader_bonus=yes", "leader_bonus=no"]),
        ("paddock play quick-grand-prix --option calendar=spa+monz", ["calendar=spa+monza"]),
        ("paddock play nosuch --option la", []),
        ("paddock play quick-grand-prix --players Ann,bot:ha", ["Ann,bot:hard"]),
        ("paddock simulate quick-grand-prix --bots medium,ra", ["medium,random"]),
        ("paddock rules quick-grand-prix QGP-4", ["QGP-4", "QGP-40", "QGP-41", "QGP-42", "QGP-43", "QGP-44"]),
        ("paddock position quick-grand-prix x --seat ye", ["yellow"]),
        ("paddock play quick-grand-prix --lang e", ["en"]),
    ],
)
def test_tab_completes(line: str, offered: list[str]):
    assert complete(line) == offered


def test_tab_completes_kept_games(own_games: Path):
    own_games.mkdir(parents=True)
    (own_games / "2026-01-01-quick-grand-prix-1.paddock").write_text("")
    assert complete("paddock play --resume 2026") == ["2026-01-01-quick-grand-prix-1"]
    assert complete("paddock verify la") == ["last"]


# ── Python ──


def test_importing_paddock_imports_no_game():
    said = subprocess.check_output(
        [sys.executable, "-c", "import sys, paddock; print([m for m in sys.modules if m.startswith('paddock.')])"],
        text=True,
    )
    assert said.strip() == "[]"


def test_a_table_is_one_call_away():
    table = paddock.start("quick-grand-prix", seats=3, seed=7, players=["Ann", "Bob", "Cyd"], calendar="spa")
    assert table.record.players == ["Ann", "Bob", "Cyd"]
    assert str(table.game) == "quick-grand-prix(seats=3, calendar=spa)"
    assert str(paddock.game("quick-grand-prix(seats=3)")) == "quick-grand-prix(seats=3)"
