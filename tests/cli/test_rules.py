"""`paddock rules`: the reference, and what covers it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from paddock.core.rulebook import rulebook
from paddock.games import title
from tests.cli.conftest import plain

Run = Callable[..., Result]


def test_the_whole_book_has_every_rule(run: Run):
    shown = plain(run("rules", "quick-grand-prix").stdout)
    for id in rulebook(title("quick-grand-prix")).ids():
        assert f"{id} " in shown


def test_one_rule_by_its_id(run: Run):
    shown = plain(run("rules", "quick-grand-prix", "qgp-28").stdout)
    assert shown.startswith("QGP-28 Who must check Look for the highest total speed")
    assert "QGP-29" not in shown


def test_a_ruling_by_its_id(run: Run):
    assert plain(run("rules", "quick-grand-prix", "R-2").stdout).startswith("R-2 Where comparisons start")


def test_all_rulings(run: Run):
    shown = plain(run("rules", "quick-grand-prix", "--rulings").stdout)
    assert "R-1 Length of a race" in shown
    assert "QGP-28 Who must check" not in shown


def test_rules_are_found_by_words_however_lines_break(run: Run):
    shown = plain(run("rules", "quick-grand-prix", "--search", "Back of the   GRID").stdout)
    assert "QGP-4 Speed cards" in shown
    assert "QGP-28" not in shown


def test_options_may_come_before_the_game(run: Run):
    assert run("rules", "--search", "DRS", "quick-grand-prix").exit_code == 0


# ── Languages ──


def test_rules_are_read_in_a_language_that_they_are_translated_to(run: Run):
    book, english = (rulebook(title("formula-1-tgp"), language).rule("TGP-1") for language in ("pl", "en"))
    shown = plain(run("rules", "formula-1-tgp", "TGP-1", "--lang", "pl").stdout)
    assert shown.startswith(f"TGP-1 {book.title}")
    assert english.title not in shown
    whole = plain(run("rules", "formula-1-tgp", "--lang", "pl").stdout)
    assert f"TGP-1 {book.title}" in whole
    assert f"TGP-1 {english.title}" not in whole


def test_words_are_searched_in_the_language_of_the_rules(run: Run, refuses: Callable[..., str]):
    word = rulebook(title("formula-1-tgp"), "pl").rule("TGP-1").title
    assert "TGP-1" in plain(run("rules", "formula-1-tgp", "--search", word, "--lang", "pl").stdout)
    assert "no rule of" in refuses("rules", "formula-1-tgp", "--search", word)


def test_where_no_translation_is_the_rules_come_in_english_and_it_is_said(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    folder = tmp_path / "great_race"
    folder.mkdir()
    for name in ("rules.md", "RULINGS.md"):
        shutil.copy(title("great-race").folder / name, folder)
    monkeypatch.setattr(title("great-race"), "folder", folder)
    rulebook.cache_clear()
    shown = plain(run("rules", "great-race", "GR-47", "--lang", "pl").stdout)
    assert "Zasady gry The Great Race nie są jeszcze przetłumaczone" in shown
    assert f"GR-47 {rulebook(title('great-race')).rule('GR-47').title}" in shown
    rulings = plain(run("rules", "great-race", "--rulings", "--lang", "pl").stdout)
    assert "Rozstrzygnięcia do gry The Great Race nie są" in rulings
    (folder / "RULINGS.pl.md").write_text("### G-1 Pierwsze\nPo polsku.\n", encoding="utf-8")
    rulebook.cache_clear()
    rulings = plain(run("rules", "great-race", "--rulings", "--lang", "pl").stdout)
    assert "nie są" not in rulings
    assert "G-1 Pierwsze Po polsku. G-2 " in rulings
    rulebook.cache_clear()


def test_a_language_that_the_house_does_not_speak_is_refused(refuses: Callable[..., str]):
    assert "its languages are" in refuses("rules", "great-race", "--lang", "tlh")


def test_what_is_not_there_is_said(refuses: Callable[..., str]):
    assert "no rule 'QGP-99'; the nearest are" in refuses("rules", "quick-grand-prix", "QGP-99")
    assert "has the word 'zeppelin' in it" in refuses("rules", "quick-grand-prix", "--search", "zeppelin")
    assert "choose one of ID, --rulings and --search" in refuses("rules", "quick-grand-prix", "R-2", "--rulings")


# ── coverage ──


def write_tests(folder: Path, *ids: str) -> str:
    marks = ", ".join(f'"{id}"' for id in ids)
    (folder / "test_all.py").write_text(f"import pytest\n\n@pytest.mark.rule({marks})\ndef test_everything(): ...\n")
    return str(folder)


def test_a_rule_without_test_or_reason_is_exit_code_1(run: Run, tmp_path: Path):
    tests = write_tests(tmp_path, "QGP-28")
    result = run("rules", "coverage", "quick-grand-prix", "--tests", tests, "--games", "1")
    assert result.exit_code == 1
    assert "test_all.py::test_everything" in plain(result.stdout)
    assert "neither test nor reason: " in result.stderr
    assert "QGP-29" in result.stderr
    assert "QGP-28," not in result.stderr


def test_when_every_rule_has_a_test_all_is_well(run: Run, tmp_path: Path):
    ids = rulebook(title("quick-grand-prix")).ids()
    tests = write_tests(tmp_path, *ids)
    result = run("rules", "coverage", "quick-grand-prix", "--tests", tests, "--games", "3")
    assert result.exit_code == 0, result.output
    assert f"{len(ids)} rules: {len(ids)} with tests" in plain(result.stdout)
    assert result.stderr == ""


def test_a_test_for_a_rule_that_does_not_exist_is_exit_code_1(run: Run, tmp_path: Path):
    tests = write_tests(tmp_path, *rulebook(title("quick-grand-prix")).ids(), "QGP-999")
    result = run("rules", "coverage", "quick-grand-prix", "--tests", tests, "--games", "0")
    assert result.exit_code == 1
    assert "there is no rule QGP-999" in result.stderr


def test_play_that_exercises_a_rule_is_counted(run: Run, tmp_path: Path):
    tests = write_tests(tmp_path, *rulebook(title("quick-grand-prix")).ids())
    shown = run("rules", "coverage", "quick-grand-prix", "--tests", tests, "--games", "2").stdout
    row = next(line for line in shown.splitlines() if line.startswith("QGP-11 "))
    assert row.split()[1].isdigit()
