"""Facts as text: how a position writes the value of a fact, and how it is read back."""

from collections.abc import Iterable
from typing import Any, Final

from paddock.core.errors import BadAction, BadPosition
from paddock.core.facts import EVERYONE, LIST, NUMBER, Fact
from paddock.core.names import NONE, NONE_TEXT, UNKNOWN, UNKNOWN_TEXT, Names

LARGEST: Final = 1_000_000
"""No number of a position is larger, or further below zero: rules count up to some of them."""
MOST_ENTRIES: Final = 10_000
"""No fact of a position has more entries."""

EMPTY_TEXT: Final = "-"
EMPTY_TABLE_TEXT: Final = "--"


def value_text(fact: Fact, value: Any, names: Names | None) -> str:
    if fact.shape == NUMBER:
        return _word(fact, value, names)
    if fact.shape == LIST:
        return _row_text(fact, value, names)
    return " | ".join(_row_text(fact, row, names) for row in value) if value else EMPTY_TABLE_TEXT


def _row_text(fact: Fact, row: Iterable[int], names: Names | None) -> str:
    return " ".join(_word(fact, v, names) for v in row) or EMPTY_TEXT


def _word(fact: Fact, value: int, names: Names | None) -> str:
    if names is not None:
        return names.slug(value)
    if fact.see != EVERYONE:
        if value == UNKNOWN:
            return UNKNOWN_TEXT
        if value == NONE:
            return NONE_TEXT
    return str(value)  # a plain number that everybody sees may be negative: it is written as it is


def read_value(fact: Fact, text: str, names: Names | None) -> Any:
    if fact.shape == NUMBER:
        words = text.split()
        if len(words) != 1:
            raise BadPosition(f"{fact.name} is one value, not {text!r}")
        return _number(fact, words[0], names)
    if fact.shape == LIST:
        return _read_row(fact, text, names)
    if text.strip() == EMPTY_TABLE_TEXT:
        return []
    rows = text.split("|")
    if len(rows) > MOST_ENTRIES:
        raise BadPosition(f"{fact.name} has {len(rows)} rows; at most {MOST_ENTRIES} are read")
    return [_read_row(fact, row, names) for row in rows]


def _read_row(fact: Fact, text: str, names: Names | None) -> list[int]:
    words = [] if text.strip() == EMPTY_TEXT else text.split()
    if len(words) > MOST_ENTRIES:
        raise BadPosition(f"{fact.name} has {len(words)} entries; at most {MOST_ENTRIES} are read")
    row = [_number(fact, word, names) for word in words]
    return sorted(row) if fact.unordered else row


def _number(fact: Fact, word: str, names: Names | None) -> int:
    if word == UNKNOWN_TEXT and fact.see == EVERYONE:
        raise BadPosition(f"in {fact.name}: everybody may know this, so it cannot be {UNKNOWN_TEXT}")
    if names is not None:
        try:
            return names.index(word)
        except BadAction as error:
            raise BadPosition(f"in {fact.name}: {error}") from None
    if word == UNKNOWN_TEXT:
        return UNKNOWN
    if word == NONE_TEXT:
        return NONE
    try:
        return whole_number(word)
    except ValueError:
        raise BadPosition(f"in {fact.name}: {word!r} is not a whole number") from None


def whole_number(word: str) -> int:
    """The number that a word of a position stands for. Raises `ValueError` for a word that is none."""
    number = int(word) if len(word) <= len(str(-LARGEST)) + 1 else LARGEST + 1
    if not -LARGEST <= number <= LARGEST:
        raise BadPosition(f"a number in a position is at most {LARGEST} and at least -{LARGEST}, not {word[:20]}")
    return number
