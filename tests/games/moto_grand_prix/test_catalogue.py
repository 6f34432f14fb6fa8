"""The rules and rulings that people read are the ones that are tested."""

import re
from pathlib import Path

from paddock.core.coverage import rules_named_by_tests
from paddock.core.rulebook import rulebook
from paddock.games.moto_grand_prix import TITLE

BOOK = rulebook(TITLE)
TEXT = "\n".join(rule.text for chapter in BOOK.chapters for rule in chapter.rules)
RULINGS = [ruling.id for ruling in BOOK.rulings]


def test_the_rules_name_every_ruling_where_it_settles_something_and_no_other():
    named = set(re.findall(r"MGP-A\.\d+", TEXT))
    assert [ruling for ruling in RULINGS if ruling not in named] == []
    assert named <= set(RULINGS)


def test_every_ruling_has_a_test():
    named = rules_named_by_tests(Path(__file__).parent)
    assert [ruling for ruling in RULINGS if ruling not in named] == []
