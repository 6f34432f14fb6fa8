"""Every rule has a test that names it, or a reason why it means nothing on a screen."""

from pathlib import Path

from paddock.core.coverage import coverage
from paddock.core.rulebook import rulebook
from paddock.core.title import Title

TESTS = Path(__file__).parents[1]


def test_decisions_and_events_name_rules_that_exist(title: Title):
    book = rulebook(title)
    known = {*book.ids(), *(ruling.id for ruling in book.rulings)}
    rules = title.game().rules
    used = {kind.rule for kind in rules.kinds} | {event.rule for event in rules.events}
    assert used <= known, f"not in rules.md or RULINGS.md: {sorted(used - known)}"


def test_every_rule_is_covered(title: Title):
    found = coverage(title, TESTS, games=10)
    assert not found.holes(), f"neither test nor reason: {', '.join(found.holes())}"
    assert not found.strangers, f"tests name rules that do not exist: {found.strangers}"
    assert found.exit_status() == 0


def test_a_rule_without_digital_meaning_is_not_asked_for_in_the_game(title: Title):
    book = rulebook(title)
    rules = title.game().rules
    used = {kind.rule for kind in rules.kinds} | {event.rule for event in rules.events}
    assert not used & set(book.no_meaning), "a rule is said to have no digital meaning, and yet the game plays it"
