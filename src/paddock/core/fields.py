"""Fields: every fact of a state, declared once with who may see it.

From the declaration come copying, equality, the position text and its reader, what a seat's view leaves out, the
sampling of what a view does not show, and the conservation of cards. None of these is written by hand per game.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from paddock.core.errors import BadAction, BadPosition
from paddock.core.names import NONE, NONE_TEXT, UNKNOWN, UNKNOWN_TEXT, Names

if TYPE_CHECKING:
    from paddock.core.state import State

NUMBER: Final = "number"
LIST: Final = "list"
TABLE: Final = "table"

EVERYONE: Final = "everyone"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

COMPILED: Final = not __file__.endswith(".py")

EMPTY_TEXT: Final = "-"
EMPTY_TABLE_TEXT: Final = "--"


class Field:
    """One fact of the state.

    `shape`: a NUMBER, a LIST of numbers or a TABLE (a list of lists).
    `see`: EVERYONE; OWNER, each entry (of a list) or row (of a table) only by the seat it belongs to; or NOBODY.
    `owner`: with OWNER, the seat that entry or row `index` belongs to; without it the index is the seat.
    `domain`: the key of the names that the numbers stand for; none for plain numbers.
    `pool`: the cards (or tiles, tokens) the values are taken from; every card of a pool is in exactly one place.
    `unordered`: the order means nothing (a lazy deck, a bag): kept sorted, so that no order exists to be read.
    """

    def __init__(
        self,
        name: str,
        shape: str,
        see: str = EVERYONE,
        domain: str = "",
        pool: str = "",
        unordered: bool = False,
        owner: "Callable[[Any, int], int] | None" = None,
    ) -> None:
        self.name = name
        self.shape = shape
        self.see = see
        self.domain = domain
        self.pool = pool
        self.unordered = unordered
        self.owner = owner

    def __repr__(self) -> str:
        return f"Field({self.name}, {self.shape}, {self.see})"


def number(name: str, **more: Any) -> Field:
    """A fact that is one number."""
    return Field(name, NUMBER, **more)


def numbers(name: str, **more: Any) -> Field:
    """A fact that is a list of numbers."""
    return Field(name, LIST, **more)


def table(name: str, **more: Any) -> Field:
    """A fact that is a list of lists."""
    return Field(name, TABLE, **more)


def deck(name: str, pool: str, domain: str) -> Field:
    """A lazy deck: the multiset of cards nobody has seen yet. Which one is next is decided when it is drawn."""
    return Field(name, LIST, see=NOBODY, domain=domain, pool=pool, unordered=True)


# ── copy and equality ──


class Layout:
    """The fields of one state class, with the functions that come from them."""

    def __init__(self, state_class: type, fields: Sequence[Field], shared: Sequence[str]) -> None:
        self.state_class = state_class
        self.fields = tuple(fields)
        self.shared = tuple(shared)
        self.secrets = tuple(field for field in self.fields if field.see != EVERYONE)
        self.by_name = {field.name: field for field in self.fields}
        self.in_pool: dict[str, list[Field]] = {}
        """Where the cards of each pool may be."""
        for field in self.fields:
            if field.pool:
                self.in_pool.setdefault(field.pool, []).append(field)
        self.make: Any = state_class.__new__
        self.names_of = {
            shape: [field.name for field in self.fields if field.shape == shape] for shape in (NUMBER, LIST, TABLE)
        }
        self.copy: Callable[[Any], Any] = self._copy if COMPILED else self._compile_copy()
        self.same: Callable[[Any, Any], bool] = self._compile_same()

    # Search copies states all the time. A loop over getattr and setattr is the fastest way when it is machine code; in
    # plain Python it takes four times as long as the same in a row, written as source and compiled once, as the
    # standard library's dataclasses do.
    def _copy(self, old: Any) -> Any:
        new = self.make(self.state_class)
        new.events = None
        for name in self.shared:
            setattr(new, name, getattr(old, name))
        for name in self.names_of[NUMBER]:
            setattr(new, name, getattr(old, name))
        for name in self.names_of[LIST]:
            row: list[int] = getattr(old, name)
            setattr(new, name, row[:])
        for name in self.names_of[TABLE]:
            rows: list[list[int]] = getattr(old, name)
            setattr(new, name, [row[:] for row in rows])
        return new

    def _compile_copy(self) -> Callable[[Any], Any]:
        lines = ["def copy(old):", "    new = make(state_class)", "    new.events = None"]
        for name in self.shared:
            lines.append(f"    new.{name} = old.{name}")
        for field in self.fields:
            if field.shape == NUMBER:
                lines.append(f"    new.{field.name} = old.{field.name}")
            elif field.shape == LIST:
                lines.append(f"    new.{field.name} = old.{field.name}[:]")
            else:
                lines.append(f"    new.{field.name} = [row[:] for row in old.{field.name}]")
        lines.append("    return new")
        copy: Callable[[Any], Any] = self._compiled(lines, "copy")
        return copy

    def _compile_same(self) -> Callable[[Any, Any], bool]:
        tests = " and ".join(f"a.{field.name} == b.{field.name}" for field in self.fields)
        same: Callable[[Any, Any], bool] = self._compiled(["def same(a, b):", f"    return {tests}"], "same")
        return same

    def _compiled(self, lines: list[str], name: str) -> Any:
        scope: dict[str, Any] = {"state_class": self.state_class, "make": self.make}
        exec("\n".join(lines), scope)
        return scope[name]


# ── what a seat may know ──


def hide(layout: Layout, state: "State", seat: int) -> None:
    """Replace in this (copied) state everything that the seat may not know by UNKNOWN."""
    # Who owns what is asked of the facts as they are, before any of them is hidden.
    owners = {
        field.name: [field.owner(state, index) for index in range(len(getattr(state, field.name)))]
        for field in layout.secrets
        if field.see == OWNER and field.owner is not None
    }
    for field in layout.secrets:
        value = getattr(state, field.name)
        if field.shape == NUMBER:
            if field.see == NOBODY:
                setattr(state, field.name, _hidden(value))
            continue
        if field.see == NOBODY:
            if field.shape == LIST:
                value[:] = [_hidden(v) for v in value]
            else:
                value[:] = [[_hidden(v) for v in row] for row in value]
            continue
        for index, entry in enumerate(value):
            owner = owners[field.name][index] if field.name in owners else index
            if owner != seat:
                value[index] = [_hidden(v) for v in entry] if field.shape == TABLE else _hidden(entry)


def _hidden(value: int) -> int:
    return NONE if value == NONE else UNKNOWN


def entries(field: Field, state: "State") -> list[int]:
    """All numbers of a field, in order."""
    value = getattr(state, field.name)
    if field.shape == NUMBER:
        return [value]
    if field.shape == LIST:
        return list(value)
    return [v for row in value for v in row]


def fill_unknown(
    layout: Layout, state: "State", pools: dict[str, list[int]], shuffle: Callable[[list[int]], None]
) -> None:
    """Deal the cards a view does not show at random over the places where they must be."""
    for pool, cards in pools.items():
        places = layout.in_pool.get(pool, [])
        if not any(UNKNOWN in entries(field, state) for field in places if field.see != EVERYONE):
            continue
        unseen = list(cards)
        for field in places:
            for card in entries(field, state):
                if card >= 0:
                    unseen.remove(card)
        shuffle(unseen)
        for field in places:
            _fill(field, state, unseen)
        if unseen:
            raise AssertionError(f"{len(unseen)} cards of the pool {pool} have no place in the view")


def _fill(field: Field, state: "State", unseen: list[int]) -> None:
    value = getattr(state, field.name)
    if field.shape == NUMBER:
        if value == UNKNOWN:
            setattr(state, field.name, unseen.pop())
        return
    for row in [value] if field.shape == LIST else value:
        for index, card in enumerate(row):
            if card == UNKNOWN:
                row[index] = unseen.pop()
        if field.unordered:
            row.sort()


def conserved(layout: Layout, state: "State", pools: dict[str, list[int]]) -> str:
    """An empty text, or the sentence that says which pool has lost or doubled a card. UNKNOWN stands for any card."""
    for pool, cards in pools.items():
        left = list(cards)
        unknown = 0
        for field in layout.fields:
            if field.pool != pool:
                continue
            for card in entries(field, state):
                if card == UNKNOWN:
                    unknown += 1
                elif card >= 0:
                    if card not in left:
                        return f"{field.name} holds a {pool} card that lies somewhere else too, or does not exist"
                    left.remove(card)
        if unknown < len(left):
            return f"{len(left) - unknown} of the {len(cards)} {pool} cards are missing from the position"
        if unknown > len(left):
            return f"the position has {len(cards) - len(left) + unknown} {pool} cards, but there are only {len(cards)}"
    return ""


# ── text ──


def value_text(field: Field, value: Any, names: Names | None) -> str:
    if field.shape == NUMBER:
        return _word(field, value, names)
    if field.shape == LIST:
        return _row_text(field, value, names)
    return " | ".join(_row_text(field, row, names) for row in value) if value else EMPTY_TABLE_TEXT


def _row_text(field: Field, row: Iterable[int], names: Names | None) -> str:
    return " ".join(_word(field, v, names) for v in row) or EMPTY_TEXT


def _word(field: Field, value: int, names: Names | None) -> str:
    if names is not None:
        return names.slug(value)
    if field.see != EVERYONE:
        if value == UNKNOWN:
            return UNKNOWN_TEXT
        if value == NONE:
            return NONE_TEXT
    return str(value)  # a public plain number may be negative and mean it


def read_value(field: Field, text: str, names: Names | None) -> Any:
    if field.shape == NUMBER:
        words = text.split()
        if len(words) != 1:
            raise BadPosition(f"{field.name} is one value, not {text!r}")
        return _number(field, words[0], names)
    if field.shape == LIST:
        return _read_row(field, text, names)
    if text.strip() == EMPTY_TABLE_TEXT:
        return []
    return [_read_row(field, row, names) for row in text.split("|")]


def _read_row(field: Field, text: str, names: Names | None) -> list[int]:
    row = [] if text.strip() == EMPTY_TEXT else [_number(field, word, names) for word in text.split()]
    return sorted(row) if field.unordered else row


def _number(field: Field, word: str, names: Names | None) -> int:
    if word == UNKNOWN_TEXT and field.see == EVERYONE:
        raise BadPosition(f"in {field.name}: everybody may know this, so it cannot be {UNKNOWN_TEXT}")
    if names is not None:
        try:
            return names.index(word)
        except BadAction as error:
            raise BadPosition(f"in {field.name}: {error}") from None
    if word == UNKNOWN_TEXT:
        return UNKNOWN
    if word == NONE_TEXT:
        return NONE
    try:
        return int(word)
    except ValueError:
        raise BadPosition(f"in {field.name}: {word!r} is not a whole number") from None
