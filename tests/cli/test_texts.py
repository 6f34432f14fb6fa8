"""`paddock texts check`: how far a language has come, and the browser's words as a translator writes them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from paddock.cli.texts.browser import browser_words, compare_browser
from tests.cli.conftest import plain

Run = Callable[..., Result]
WEB = str(Path(__file__).parents[2] / "web")

ENGLISH = """
const plural = (count: number) => `${count}`;
export const en = {
  house: "Paddock", // its name
  menu: {
    home: "All games: {yours}, `mine`",
    themes: { light: "Light", "as-system": 'As "it" is' } as Record<string, string>,
    nested: (count: number, name: string): string => `${count === 1 ? `one ${name}` : plural(count)}, ${"}"}`,
    block: (count: number) => {
      const words: string[] = [];
      return words.concat({ a: count }.a.toString()).join(", ");
    },
  },
  last: "the end",
};
"""


def test_the_browsers_words_are_read_by_their_paths(tmp_path: Path):
    (tmp_path / "en.ts").write_text(ENGLISH, encoding="utf-8")
    assert list(browser_words(tmp_path / "en.ts")) == [
        "house",
        "menu.home",
        "menu.themes.light",
        "menu.themes.as-system",
        "menu.nested",
        "menu.block",
        "last",
    ]


def test_what_the_browser_lacks_or_loses_is_found(tmp_path: Path):
    (tmp_path / "en.ts").write_text(ENGLISH, encoding="utf-8")
    other = """
    const fr: Translation = {
      house: "Paddock",
      menu: {
        themes: { light: "Clair", dark: "Sombre" },
        nested: (count: number, name: string): string => `${count} voitures`,
        block: () => "",
      },
      last: "fin",
    };
    export default fr;
    """
    (tmp_path / "fr.ts").write_text(other.replace("\n    ", "\n"), encoding="utf-8")
    found = compare_browser("browser", tmp_path, "fr")
    assert found.missing == ["menu.home", "menu.themes.as-system"]
    assert found.extra == ["menu.themes.dark"]
    assert found.wrong == ["menu.nested: name is lost", "menu.block: is made of 0 values; in English of 1"]


def test_english_is_complete(run: Run):
    result = run("texts", "check", "en", "--web", WEB)
    assert result.exit_code == 0, result.output
    assert "100 %" in result.stdout


def test_holes_are_named_and_the_exit_code_says_that_there_are_some(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("paddock.cli.texts.report.languages", lambda: ["en", "sv"])
    result = run("texts", "check", "sv", "--web", WEB)
    assert result.exit_code == 1
    shown = plain(result.stdout)
    assert "sv: 0 of" in shown
    assert "… and" in shown
    assert "quick-grand-prix, rules, missing: introduction QGP-1 " in shown
    everything = plain(run("texts", "check", "sv", "--web", WEB, "--all").stdout)
    assert "QGP-42" in everything
    assert "QGP-42" not in shown


def test_without_the_browsers_sources_it_is_said_that_they_were_not_looked_at(run: Run, tmp_path: Path):
    assert "were not looked at" in plain(run("texts", "check", "en", "--web", str(tmp_path)).stdout)


def test_a_language_that_is_not_listed_is_refused(refuses: Callable[..., str]):
    assert "docs/languages.md says how to add a language" in refuses("texts", "check", "tlh")
