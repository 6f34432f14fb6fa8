"""Help, version, the shelf, and completion."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer.main
from typer.testing import Result

import paddock
import paddock.cli
from paddock.cli.main import COMMANDS
from tests.cli.conftest import plain

Run = Callable[..., Result]


def commands() -> list[tuple[str, ...]]:
    """All commands, and the commands of commands."""
    found: list[tuple[str, ...]] = []
    for name, (module, _) in COMMANDS.items():
        found.append((name,))
        found += [(name, inner) for inner in getattr(typer.main.get_command(module.app), "commands", {})]
    return found


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_command_has_help_with_examples(run: Run, command: tuple[str, ...]):
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Examples" in result.stdout
    assert f"paddock {command[0]}" in result.stdout.partition("Examples")[2]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_table_of_commands_has_the_first_sentence_of_each(name: str):
    module, sentence = COMMANDS[name]
    assert (typer.main.get_command(module.app).help or "").partition("\n")[0] == sentence


def test_every_module_of_a_command_is_in_the_table():
    """What else lies beside them is shared, and listed where the package is described."""
    described = re.findall(r"^ {4}(\w+)/? |  (\w+)/? {2,}", paddock.cli.__doc__ or "", re.MULTILINE)
    shared = {"main", *(first or second for first, second in described)}
    folder = Path(paddock.cli.__file__).parent
    modules = {file.stem for file in folder.glob("*.py")} | {file.parent.name for file in folder.glob("*/__init__.py")}
    assert modules - {"__init__"} == shared | set(COMMANDS)


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


# ── What is not imported ──


PRINT_MODULES = (
    "import atexit, sys;"
    "read = lambda: [name for name, module in sys.modules.items() if type(module).__name__ != '_LazyModule'];"
    "atexit.register(lambda: print(*read(), file=sys.stderr));"
    "from paddock.cli.main import main; main()"
)


def modules_read(*arguments: str, completing: str = "") -> set[str]:
    """The modules that a command reads, or the completion of a line."""
    asked = {
        "_PADDOCK_COMPLETE": "complete_bash",
        "COMP_WORDS": completing,
        "COMP_CWORD": str(completing.count(" ")),
    }
    said = subprocess.run(
        [sys.executable, "-c", PRINT_MODULES, *arguments],
        env=os.environ | (asked if completing else {}),
        capture_output=True,
        text=True,
        check=True,
    )
    return set(said.stderr.split())


BARE = {f"paddock{name}" for name in ("", ".cli", ".cli.command", ".cli.lazily", ".cli.main", ".core", ".core.errors")}


@pytest.mark.parametrize("arguments", [["--help"], ["--version"]], ids=" ".join)
def test_help_reads_no_command_and_no_game(arguments: list[str]):
    read = modules_read(*arguments)
    assert {name for name in read if name.startswith("paddock")} - {"paddock.cli.terminal"} == BARE


@pytest.mark.parametrize(
    "line",
    [
        "paddock pl",
        "paddock play --pla",
        "paddock play qu",
        "paddock serve --po",
        "paddock verify la",
        "paddock simulate quick-grand-prix --se",
        "paddock rules quick-gr",
        "paddock season sh",
        "paddock track ge",
    ],
)
def test_tab_reads_neither_screen_nor_server_nor_a_game(line: str):
    read = modules_read(completing=line)
    assert not {"rich", "litestar", "paddock.server.running", "paddock.lab.simulate"} & read
    assert not {name for name in read if name.startswith("paddock.games.")}


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
