"""`make play` opens the house with compiled rules where they are there, and has them made where they are not.

The Makefile runs in a folder of its own, with scripts in the place of the house and of uv that say what they do.
"""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = [
    pytest.mark.plain_only,
    pytest.mark.skipif(shutil.which("make") is None, reason="there is no make on this machine"),
]


def script(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "src" / "paddock").mkdir(parents=True)
    (tmp_path / "src" / "paddock" / "rules.py").write_text("LAPS = 3\n", encoding="utf-8")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<p>", encoding="utf-8")
    script(tmp_path / ".venv" / "bin" / "paddock", 'echo "plain: $*"')
    script(tmp_path / ".venv-compiled" / "bin" / "paddock", 'echo "compiled: $*"')
    script(tmp_path / ".tools" / "bin" / "uv", 'echo "uv $*" >>called; exit 1')
    (tmp_path / value(tmp_path, "TOOLS")).touch()
    return tmp_path


def make(house: Path, *words: str, compiler: str = "true") -> str:
    clean = {name: text for name, text in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "--no-print-directory", *words]
    done = subprocess.run(
        command,
        cwd=house,
        env={**clean, "CC": compiler},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout


def value(house: Path, name: str) -> str:
    """What a variable of the Makefile is worth."""
    return make(house, "--silent", f"--eval=show: ; @echo $({name})", "show").strip()


def test_compiled_rules_are_used_where_they_are_there(house: Path):
    (house / value(house, "WHEEL")).touch()
    assert make(house, "open", "ARGS=--no-browser") == "compiled: serve --no-browser\n"


def test_without_them_the_house_opens_at_once_and_they_are_made_meanwhile(house: Path):
    said = make(house, "open")
    assert said.splitlines()[-1] == "plain: serve"
    assert "Compiled rules are being made in the background" in said
    called = house / "called"
    until = time.monotonic() + 60
    while not called.exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert ".venv-compiled" in called.read_text(encoding="utf-8")


def test_without_a_compiler_nothing_is_made(house: Path):
    assert make(house, "open", compiler="nosuchcompiler") == "plain: serve\n"


def test_rules_that_have_changed_since_are_compiled_anew(house: Path):
    stamp = value(house, "WHEEL")
    (house / stamp).touch()
    (house / "src" / "paddock" / "rules.py").write_text("LAPS = 4\n", encoding="utf-8")
    assert value(house, "WHEEL") != stamp
    assert make(house, "open", compiler="nosuchcompiler") == "plain: serve\n"


def test_the_client_that_the_build_makes_does_not_make_the_wheel_old(house: Path):
    stamp = value(house, "WHEEL")
    static = house / "src" / "paddock" / "server" / "static"
    static.mkdir(parents=True)
    (static / "built-from").write_text("the client's sources", encoding="utf-8")
    assert value(house, "WHEEL") == stamp
