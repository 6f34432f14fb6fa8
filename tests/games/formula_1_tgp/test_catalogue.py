"""The rules and rulings that people read are the ones that are tested."""

import re
from pathlib import Path

from paddock.core.coverage import rules_named_by_tests
from paddock.core.rulebook import rulebook
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.sequence import RULES

BOOK = rulebook(TITLE)
NAMED = rules_named_by_tests(Path(__file__).parent)


def test_the_rulebook_has_all_106_rules_and_all_70_rulings_in_order():
    assert BOOK.ids() == [f"TGP-{number}" for number in range(1, 107)]
    assert [ruling.id for ruling in BOOK.rulings] == [f"R-{number}" for number in range(1, 71)]


def test_the_polish_rulebook_has_the_same_rules_and_refers_to_rulings_that_exist():
    polish = rulebook(TITLE, "pl")
    assert polish.ids() == BOOK.ids()
    assert [len(chapter.rules) for chapter in polish.chapters] == [len(chapter.rules) for chapter in BOOK.chapters]
    assert not [id for id in BOOK.ids() if polish.rule(id).text == BOOK.rule(id).text]
    text = "\n".join(rule.text for chapter in polish.chapters for rule in chapter.rules)
    assert set(re.findall(r"\bR-\d+", text)) <= {ruling.id for ruling in BOOK.rulings}


def test_every_rule_has_a_test_or_a_reason():
    assert [id for id in BOOK.ids() if id not in NAMED and id not in BOOK.no_meaning] == []


def test_every_ruling_has_a_test():
    assert [ruling.id for ruling in BOOK.rulings if ruling.id not in NAMED] == []


def test_every_decision_and_event_comes_from_a_rule_of_the_book():
    assert {kind.rule for kind in RULES.kinds} | {event.rule for event in RULES.events} <= set(BOOK.ids())


def test_every_ruling_a_rule_refers_to_exists():
    text = "\n".join(rule.text for chapter in BOOK.chapters for rule in chapter.rules)
    assert set(re.findall(r"\bR-\d+", text)) <= {ruling.id for ruling in BOOK.rulings}


def test_every_example_of_the_rules_is_a_test():
    named = {
        int(number)
        for file in Path(__file__).parent.glob("test_*.py")
        for number in re.findall(r"def test_ex_(\d+)_", file.read_text(encoding="utf-8"))
    }
    assert named == set(range(1, 26))
