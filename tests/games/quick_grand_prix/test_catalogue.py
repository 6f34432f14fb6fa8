"""The rules and rulings that people read are the ones that are tested."""

import re
from pathlib import Path

from paddock.core.coverage import rules_named_by_tests
from paddock.core.rulebook import rulebook
from paddock.games import title
from paddock.games.quick_grand_prix.rules.sequence import RULES

BOOK = rulebook(title("quick-grand-prix"))
NAMED = rules_named_by_tests(Path(__file__).parent)


def test_the_rulebook_has_all_44_rules_and_all_35_rulings_in_order():
    assert BOOK.ids() == [f"QGP-{number}" for number in range(1, 45)]
    assert [ruling.id for ruling in BOOK.rulings] == [f"R-{number}" for number in range(1, 36)]


def test_every_rule_has_a_test_or_a_reason():
    assert [id for id in BOOK.ids() if id not in NAMED and id not in BOOK.no_meaning] == []


def test_every_ruling_has_a_test():
    assert [ruling.id for ruling in BOOK.rulings if ruling.id not in NAMED] == []


def test_every_decision_and_event_comes_from_a_rule_of_the_book():
    assert {kind.rule for kind in RULES.kinds} | {event.rule for event in RULES.events} <= set(BOOK.ids())


def test_every_ruling_a_rule_refers_to_exists():
    text = "\n".join(rule.text for chapter in BOOK.chapters for rule in chapter.rules)
    assert set(re.findall(r"\bR-\d+", text)) <= {ruling.id for ruling in BOOK.rulings}
