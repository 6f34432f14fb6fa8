"""The rule reference: chapters, rules, rulings, and rules without digital meaning."""

from pathlib import Path

import pytest

from paddock.core.errors import BadData, UnknownRule
from paddock.core.rulebook import Rulebook, rulebook
from paddock.core.title import Title
from tests.tiny import pig

RULES = """\
# Pig

What it is about.

## A. The turn

How a turn goes.

### PIG-1 Whose turn

Clockwise.

### PIG-2 Rolling

Roll one die.

- A one loses the turn.
#### A detail

## B. The end
### PIG-3.1a Winning
Reach the target.
"""

RULINGS = """\
# Rulings

### R-1 Who begins
Question: who begins?

Ruling: the first seat.

## Rules without digital meaning
Some rules are about the table, not the game.

- PIG-1: nobody needs to be told,
  the screen shows it.
"""


def shelf(folder: Path, rules: str = RULES, rulings: str = RULINGS) -> Title:
    (folder / "rules.md").write_text(rules, encoding="utf-8")
    (folder / "RULINGS.md").write_text(rulings, encoding="utf-8")
    return Title("pig", "Pig", 1, 2, 4, pig._options, folder, pig.PigGame)


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    return rulebook(shelf(tmp_path))


def test_chapters_and_rules_stand_in_their_order(book: Rulebook):
    assert [chapter.title for chapter in book.chapters] == ["A. The turn", "B. The end"]
    assert book.ids() == ["PIG-1", "PIG-2", "PIG-3.1a"]
    assert (book.introduction, book.chapters[0].text) == ("What it is about.", "How a turn goes.")


def test_a_rule_has_a_title_and_its_paragraphs(book: Rulebook):
    rule = book.rule("PIG-2")
    assert rule.title == "Rolling"
    assert rule.text == "Roll one die.\n\n- A one loses the turn.\n#### A detail"
    assert str(rule).startswith("PIG-2 Rolling\n\nRoll one die.")


def test_a_rule_is_found_however_it_is_capitalised(book: Rulebook):
    assert book.rule("pig-3.1A").title == "Winning"


def test_rulings_are_rules_too_but_not_of_the_catalogue(book: Rulebook):
    assert book.rule("R-1").text == "Question: who begins?\n\nRuling: the first seat."
    assert "R-1" not in book.ids()


def test_a_rule_without_digital_meaning_has_a_reason(book: Rulebook):
    assert book.no_meaning == {"PIG-1": "nobody needs to be told, the screen shows it."}


def test_an_unknown_rule_is_answered_with_the_nearest(book: Rulebook):
    with pytest.raises(UnknownRule, match=r"^Pig has no rule 'PIG-22'; the nearest are PIG-2, .+$"):
        book.rule("PIG-22")


def test_one_reason_may_serve_several_rules(tmp_path: Path):
    title = shelf(tmp_path, rulings="## Rules without digital meaning\n- PIG-1, PIG-2: paper only\n")
    assert rulebook(title).no_meaning == {"PIG-1": "paper only", "PIG-2": "paper only"}


LIST = "## Rules without digital meaning\n"
HEADING = "a heading such as '### QGP-11 Shuffle and deal' would be right"


@pytest.mark.parametrize(
    ("rules", "rulings", "sentence"),
    [
        ("### PIG-1 Early\nText.", "", "rules.md, line 1: PIG-1 stands before the first chapter (## …)"),
        ("## A\n### Rolling\nText.", "", f"rules.md, line 2: {HEADING}"),
        ("## A\n### PIG-1 One\nText.\n### PIG-1 Two\nText.", "", "rules.md, line 4: PIG-1 is there twice"),
        ("## A\n### PIG-1 One\n\n### PIG-2 Two\nText.", "", "rules.md: PIG-1 says nothing; it needs a paragraph"),
        (RULES, "### R-1 One\nText.\n### R-1 Two\nText.", "RULINGS.md, line 3: R-1 is there twice"),
        (RULES, "### R-1 One\n", "RULINGS.md: R-1 says nothing; it needs a paragraph"),
        (RULES, f"{LIST}- PIG-9: x", "RULINGS.md, line 2: there is no rule PIG-9 in rules.md"),
        (RULES, f"{LIST}- PIG-1", "RULINGS.md, line 2: an entry such as '- QGP-17: the reason' would be right"),
    ],
)
def test_a_mistake_in_the_reference_is_found(tmp_path: Path, rules: str, rulings: str, sentence: str):
    with pytest.raises(BadData) as caught:
        rulebook(shelf(tmp_path, rules, rulings))
    assert str(caught.value) == sentence


def test_a_game_without_its_reference_is_not_done(tmp_path: Path):
    title = shelf(tmp_path)
    (tmp_path / "rules.md").unlink()
    with pytest.raises(BadData, match=r"^rules.md is missing from the folder "):
        rulebook(title)


def test_a_translation_takes_the_place_of_the_english_words_rule_by_rule(tmp_path: Path):
    title = shelf(tmp_path)
    polish = "# Świnia\n\nO co chodzi.\n\n## A. Tura\n\n### PIG-1 Czyja tura\n\nZgodnie z ruchem wskazówek.\n"
    (tmp_path / "rules.pl.md").write_text(polish, encoding="utf-8")
    english, book = rulebook(title), rulebook(title, "pl")
    assert book.introduction == "O co chodzi."
    assert [chapter.title for chapter in book.chapters] == ["A. Tura", "B. The end"]
    assert book.rule("PIG-1").title == "Czyja tura"
    assert book.rule("PIG-2") == english.rule("PIG-2")
    assert book.ids() == english.ids()
    assert english.rule("PIG-1").title == "Whose turn"
    assert rulebook(title, "fr") == english


def test_a_translation_of_a_rule_that_is_not_there_is_a_mistake(tmp_path: Path):
    title = shelf(tmp_path)
    (tmp_path / "rules.pl.md").write_text("## A\n### PIG-99 Nie ma\nNic.\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"rules\.pl\.md translates PIG-99"):
        rulebook(title, "pl")


def test_rulings_and_reasons_are_translated_too(tmp_path: Path):
    reasons = "## Rules without digital meaning\n- PIG-1, PIG-2: paper\n  only\n"
    title = shelf(tmp_path, rulings=f"### R-1 One\nText.\n### R-2 Two\nText.\n{reasons}")
    french = "### R-2 Deux\nTexte.\n\n## Sans objet à l’écran\n- PIG-2\u202f: papier\n  seulement\n"
    (tmp_path / "RULINGS.fr.md").write_text(french, encoding="utf-8")
    book = rulebook(title, "fr")
    assert [(ruling.id, ruling.title) for ruling in book.rulings] == [("R-1", "One"), ("R-2", "Deux")]
    assert book.no_meaning == {"PIG-1": "paper only", "PIG-2": "papier seulement"}
    (tmp_path / "RULINGS.fr.md").write_text("### R-9 Neuf\nTexte.\n", encoding="utf-8")
    rulebook.cache_clear()
    with pytest.raises(BadData, match=r"RULINGS\.fr\.md translates R-9"):
        rulebook(title, "fr")
