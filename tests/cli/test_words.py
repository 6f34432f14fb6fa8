"""The terminal's words: every one that is said stands in the catalogue, and every one that stands there is said."""

import re
from pathlib import Path

import pytest

import paddock.cli
from paddock.cli.terminal.screen import HELP
from paddock.cli.terminal.words import FOLDER, TerminalWords
from paddock.core.errors import BadOption
from paddock.core.languages import languages

CODE = "".join(file.read_text() for file in Path(paddock.cli.__file__).parent.rglob("*.py"))
SAID = set(re.findall(r"""(?:words|say|path|pause)\(\s*["']([a-z-]+)["']""", CODE))
SAID |= {f"help-{word}-does" for word in HELP} | {f"welcome-{word}-does" for word in ("help", "hint", "quit")}
WRITTEN = set(re.findall(r"^([a-z-]+) =", (FOLDER / "en.ftl").read_text(), re.MULTILINE))


def test_every_word_that_is_said_is_written():
    assert set() == SAID - WRITTEN


def test_every_word_that_is_written_is_said():
    own_words_of_the_help = {f"help-{word}" for word in HELP}
    assert WRITTEN - SAID - own_words_of_the_help == set()


def test_a_hole_in_a_language_is_filled_by_english(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("paddock.core.house_words.languages", lambda: ["en", "xx"])
    assert TerminalWords("xx")("yes") == "yes"


def test_an_unknown_language_is_refused():
    assert "en" in languages()
    with pytest.raises(BadOption, match="its languages are"):
        TerminalWords("tlh")
