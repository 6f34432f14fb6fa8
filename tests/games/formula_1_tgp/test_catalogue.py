"""The rules and rulings that people read are the ones that are tested."""

import re
from pathlib import Path

import pytest

from paddock.core.coverage import rules_named_by_tests
from paddock.core.rulebook import rulebook
from paddock.core.texts import Texts
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.data.box import open_box
from paddock.games.formula_1_tgp.data.tables import Row
from paddock.games.formula_1_tgp.rules.sequence import RULES

BOOK = rulebook(TITLE)
NAMED = rules_named_by_tests(Path(__file__).parent)


def test_the_rulebook_has_all_106_rules_and_all_71_rulings_in_order():
    assert BOOK.ids() == [f"TGP-{number}" for number in range(1, 107)]
    assert [ruling.id for ruling in BOOK.rulings] == [f"R-{number}" for number in range(1, 72)]


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


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_rules_name_every_ruling_where_it_settles_something(language: str):
    text = "\n".join(rule.text for chapter in rulebook(TITLE, language).chapters for rule in chapter.rules)
    named = set(re.findall(r"\bR-\d+", text))
    assert [ruling.id for ruling in BOOK.rulings if ruling.id not in named] == []


def test_every_example_of_the_rules_is_a_test():
    named = {
        int(number)
        for file in Path(__file__).parent.glob("test_*.py")
        for number in re.findall(r"def test_ex_(\d+)_", file.read_text(encoding="utf-8"))
    }
    assert named == set(range(1, 26))


# ── The tables that people read are those of the data, in both languages ──


def tables(id: str, language: str = "en") -> list[list[list[str]]]:
    """The tables of a rule, cell by cell, without the line under the head."""
    chunks = rulebook(TITLE, language).rule(id).text.split("\n\n")
    return [
        [[cell.strip() for cell in line.strip("|").split("|")] for line in chunk.splitlines() if "|---" not in line]
        for chunk in chunks
        if chunk.startswith("|")
    ]


def figures(text: str) -> list[int]:
    """The numbers of a cell; ids of rulings are none."""
    return [int(number) for number in re.findall(r"[-+]?\d+", re.sub(r"R-\d+", "", text))]


@pytest.mark.parametrize("id", ["TGP-9", "TGP-25", "TGP-40", "TGP-96", "TGP-102"])
def test_the_polish_tables_have_the_figures_of_the_english_ones(id: str):
    def all_figures(language: str) -> list[list[list[int]]]:
        return [[figures(cell) for cell in row] for table in tables(id, language) for row in table]

    assert tables(id)
    assert all_figures("pl") == all_figures("en")


@pytest.mark.rule("TGP-9")
def test_the_race_boards_as_they_are_read():
    (head, *rows) = tables("TGP-9")[0]
    columns = list(zip(*rows, strict=True))[1:]
    for name, circuit, column in zip(head[1:], open_box().circuits, columns, strict=True):
        turns, hard, pit, first, second, top, acceleration, wet = column
        assert name == circuit.name
        assert (int(turns), int(hard), int(pit), figures(wet)) == (
            circuit.turns,
            circuit.hard,
            circuit.pit,
            circuit.wet,
        )
        for cell, corner in zip((first, second), circuit.corners, strict=True):
            words = {"top": "top speed"}.get(corner.parameters[0], corner.parameters[0])
            assert cell == f"{corner.name}, {corner.need}+ {words}"
        for cell, steps in ((top, circuit.top_bonus), (acceleration, circuit.acceleration_bonus)):
            assert cell == ", ".join(f"{step.value}: {step.points}" for step in steps)


@pytest.mark.rule("TGP-25")
def test_the_development_board_as_it_is_read():
    (head, *rows) = tables("TGP-25")[0]
    tree = open_box().tree
    assert head[1:] == [facility.name for facility in tree]
    for number, row in enumerate(rows):
        for cell, facility in zip(row[1:], tree, strict=True):
            step = facility.steps[number]
            effects = step.choices()[0]
            assert cell.startswith(f"{step.name}: ")
            changes = sorted(value for name in effects.__struct_fields__ if (value := getattr(effects, name)))
            assert sorted(figures(cell)) == ([] if len(step.choices()) == 2 else changes)


@pytest.mark.rule("TGP-40", "TGP-59")
def test_the_fuel_strip_as_it_is_read():
    turns, qual, spaces = tables("TGP-40")[0]
    fuel = open_box().board.fuel
    assert [figures(cell)[0] for cell in turns[1:]] == [field.turns for field in fuel]
    assert [figures(cell)[0] for cell in qual[1:]] == [field.qual for field in fuel]
    assert [figures(cell)[0] for cell in spaces[1:]] == [field.move for field in fuel]


def figures_of(row: Row) -> list[int]:
    """The figures that the words of a table's row must have."""
    found = []
    for effect in row.effects:
        broken_wing = -open_box().board.broken_wing
        fixed = {"mechanical": [2], "save-or-out": [1, -1], "wing": [broken_wing], "out": [], "keep-tyres": []}
        found += fixed.get(effect.does, [effect.amount])
    return found


@pytest.mark.rule("TGP-96")
def test_tables_1_2_3_and_5_as_they_are_read():
    events, mechanical, collision = tables("TGP-96")
    data = open_box().tables
    for pips, dry, wet in events[1:]:
        for cell, rows in ((dry, data.dry_events), (wet, data.wet_events)):
            row = next(row for row in rows if int(pips) <= row.to)
            assert figures(cell) == figures_of(row)
            assert (cell == "nothing") == (not row.effects)
    for table, rows in ((mechanical, data.mechanical), (collision, data.collision)):
        assert [figures(total) for total, _ in table[1:]] == [[row.to] for row in rows[:-1]] + [[]]
        assert [figures(cell) for _, cell in table[1:]] == [figures_of(row) for row in rows]


@pytest.mark.rule("TGP-3", "TGP-102")
def test_the_tactic_cards_as_they_are_read():
    cards = open_box().cards
    game = TITLE.game()
    for language in ("en", "pl"):
        names = [Texts(game, language).name("card", number) for number in range(len(cards))]
        rows = tables("TGP-102", language)[0][1:]
        assert [row[0] for row in rows] == names
        assert [int(row[1]) for row in rows] == [card.copies for card in cards]
        assert [abs(sum(figures(row[3]))) for row in rows] == [card.amount for card in cards]
