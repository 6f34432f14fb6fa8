"""A runner for commands, and a real terminal."""

import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest
from typer.testing import CliRunner, Result

from paddock.cli.main import app
from tests.cli.terminal import Terminal

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def own_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test keeps its games in a folder of its own."""
    monkeypatch.setenv("PADDOCK_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("PADDOCK_LANG", raising=False)
    return tmp_path / "data" / "games"


@pytest.fixture
def run() -> Run:
    """`run("play", "quick-grand-prix", typed="1 / quit")`: the lines typed are separated by slashes with spaces."""

    def run_command(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(words), input="".join(f"{line.strip()}\n" for line in typed.split(" / ")))

    return run_command


@pytest.fixture
def refuses(run: Run) -> Callable[..., str]:
    """The one sentence that a mistaken command gets: on stderr, with exit code 2, and nothing on stdout."""

    def run_mistake(*words: str, typed: str = "") -> str:
        result = run(*words, typed=typed)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert result.stderr.startswith("paddock: ")
        assert result.stderr.count("\n") == 1, "one line"
        assert "Traceback" not in result.stderr
        return result.stderr.removeprefix("paddock: ").strip()

    return run_mistake


def hear_control_c() -> None:
    """A person's terminal hands Control-C on, even where the tests run in the background and must not hear it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """`terminal("play quick-grand-prix", columns=80, lines=24)`: a command in a pseudo-terminal."""
    opened: list[pexpect.spawn[str]] = []

    def open_terminal(command: str, columns: int = 80, lines: int = 24, **environment: str) -> Terminal:
        kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
        child = pexpect.spawn(
            sys.executable,
            ["-m", "paddock", *command.split()],
            env=kept | {"TERM": "xterm-256color"} | environment,
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=30,
            preexec_fn=hear_control_c,
        )
        opened.append(child)
        return Terminal(child)

    yield open_terminal
    for child in opened:
        if child.isalive():  # on a busy machine it takes longer to go than `close` would wait
            child.kill(signal.SIGKILL)
            child.wait()
        child.close()


def plain(text: str) -> str:
    """A text on one line, without colours."""
    return " ".join(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).split())
