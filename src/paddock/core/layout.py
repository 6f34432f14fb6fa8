"""The layout of a state: what follows from the facts it declares.

The empty state of a new game, copies and equality; what a reader may know; how unseen cards may lie; and whether every
card is in exactly one place.
"""

import sys
from array import array
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from paddock.core.facts import EVERYONE, LIST, NOBODY, NUMBER, OWNER, TABLE, Fact
from paddock.core.names import NONE, UNKNOWN
from paddock.core.reader import Reader, reader_of
from paddock.core.rng import Rng
from paddock.core.vecs import COMPILED, vec

if TYPE_CHECKING:
    from paddock.core.state import State


FRAMES: Final = "frames"
"""The fact that is nobody's but the engine's: where we are in the sequence of play."""

# ── New states, copies and equality ──


class StateLayout:
    """The facts of one state class, with the functions that come from them.

    `shared`: attributes that are no facts, and the same in all copies.
    """

    def __init__(self, state_class: type, facts: Sequence[Fact], shared: Sequence[str], counts: dict[str, int]) -> None:
        self.state_class = state_class
        self.facts = tuple(facts)
        self.shared = tuple(shared)
        self.counts = counts
        """How many there are of what lists and tables have an entry for, such as seats and cars."""
        self.secrets = tuple(fact for fact in self.facts if fact.see != EVERYONE)
        self.by_name = {fact.name: fact for fact in self.facts}
        self.in_pool: dict[str, list[Fact]] = {}
        """Where the cards of each pool may be."""
        for fact in self.facts:
            if fact.pool:
                self.in_pool.setdefault(fact.pool, []).append(fact)
        self.make: Any = state_class.__new__
        self.taken_over = [fact.name for fact in self.facts if fact.shape == NUMBER or fact.shared]
        """The facts of which a copy takes what the state has; of others it gets rows of its own."""
        self.names_of = {
            shape: [fact.name for fact in self.facts if fact.shape == shape and not fact.shared]
            for shape in (LIST, TABLE)
        }
        self.copy: Callable[[Any], Any] = self._copy if COMPILED else self._compile_copy()
        self.begin: Callable[[Any], None] = self._begin if COMPILED else self._compile_begin()
        self.same: Callable[[Any, Any], bool] = self._compile_same()

    # Search copies states all the time, and simulations begin them. A loop over getattr and setattr is the fastest way
    # when it is machine code; in plain Python it takes four times as long as the same in a row, written as source and
    # compiled once, as the standard library's dataclasses do.
    def _begin(self, state: Any) -> None:
        for fact in self.facts:
            setattr(state, fact.name, fact.beginning(self.counts))

    def _compile_begin(self) -> Callable[[Any], None]:
        lines = ["def begin(state):"]
        for fact in self.facts:
            lines.append(f"    state.{fact.name} = {self._beginning_of(fact)}")
        begin: Callable[[Any], None] = self._compiled(lines, "begin")
        return begin

    def _beginning_of(self, fact: Fact) -> str:
        if fact.shape == NUMBER:
            return str(fact.start)
        sizes = [self.counts[key] for key in fact.per]
        if fact.shape == LIST:
            return f"[{fact.start}] * {sizes[0]}" if sizes else "[]"
        row = f"[{fact.start}] * {sizes[1]}" if len(sizes) == 2 else "[]"
        return f"[{', '.join([row] * sizes[0])}]" if sizes else "[]"

    def _copy(self, old: Any) -> Any:
        new = self.make(self.state_class)
        new.events = None
        for name in self.shared:
            setattr(new, name, getattr(old, name))
        for name in self.taken_over:
            setattr(new, name, getattr(old, name))
        for name in self.names_of[LIST]:
            setattr(new, name, getattr(old, name)[:])
        for name in self.names_of[TABLE]:
            table = getattr(old, name)[:]
            for place in range(len(table)):
                table[place] = table[place][:]
            setattr(new, name, table)
        return new

    def _compile_copy(self) -> Callable[[Any], Any]:
        """All attributes at once; then a row of its own for each fact that copies do not share. What only follows from
        facts, and has a value in the class, begins with that value again."""
        lines = ["def copy(old):", "    new = make(state_class)", "    facts = new.__dict__ = old.__dict__.copy()"]
        lines.append("    facts['events'] = None")
        for name, value in vars(self.state_class).items():
            if not name.startswith("__") and not callable(value) and not hasattr(value, "__get__"):
                lines.append(f"    facts.pop({name!r}, None)")
        for name in self.names_of[LIST]:
            lines.append(f"    facts[{name!r}] = facts[{name!r}].copy()")
        for name in self.names_of[TABLE]:
            lines.append(f"    facts[{name!r}] = [*map(copy_row, facts[{name!r}])]")
        lines.append("    return new")
        copy: Callable[[Any], Any] = self._compiled(lines, "copy")
        return copy

    def _compile_same(self) -> Callable[[Any, Any], bool]:
        tests = " and ".join(f"a.{fact.name} == b.{fact.name}" for fact in self.facts)
        same: Callable[[Any, Any], bool] = self._compiled(["def same(a, b):", f"    return {tests}"], "same")
        return same

    def _compiled(self, lines: list[str], name: str) -> Any:
        scope: dict[str, Any] = {"state_class": self.state_class, "make": self.make, "copy_row": list.copy}
        exec("\n".join(lines), scope)
        return scope[name]


# ── A state as a row of numbers ──


def numbers_of(layout: StateLayout, state: "State", seat: int, sizes: vec[i64]) -> bytes:
    """What `State.numbers` does, fact by fact. (The build writes it out for compiled states.)"""
    seen = state.copy()
    seen.hide(seat)
    found = array("i")
    at = 0
    for fact in layout.facts:
        if fact.name == FRAMES:
            continue
        value = fact.of(seen)
        if fact.shape == NUMBER:
            found.append(value)
        elif fact.shape == LIST:
            found.extend(_padded([value], 1, sizes[at], sizes[at + 1]))
            at += 2
        else:
            found.extend(_padded(value, sizes[at], sizes[at + 1], sizes[at + 2]))
            at += 3
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def _padded(rows: list[list[int]], count: int, length: int, padding: int) -> list[int]:
    if len(rows) > count:
        raise OverflowError(f"a fact has {len(rows)} rows, but only {count} are declared")
    numbers: list[int] = []
    for row in rows:
        if len(row) > length:
            raise OverflowError(f"a fact has {len(row)} entries, but only {length} are declared")
        numbers += row
        numbers += [padding] * (length - len(row))
    return numbers + [padding] * (length * (count - len(rows)))


# ── what a reader may know ──


def hide(state: "State", who: Reader | int) -> None:
    """Replace in this (copied) state everything that the reader may not know by UNKNOWN."""
    reader = reader_of(who)
    if not reader.sees_all:
        state.hide(reader.seat)


def hide_facts(layout: StateLayout, state: "State", seat: int) -> None:
    """What `State.hide` does, fact by fact. (The build writes it out for compiled states.)"""
    # Who owns what is asked of the facts as they are, before any of them is hidden.
    owners = {
        fact.name: [fact.owner(state, index) for index in range(len(getattr(state, fact.name)))]
        for fact in layout.secrets
        if fact.see == OWNER and fact.owner is not None
    }
    for fact in layout.secrets:
        value = own(fact, state)
        if fact.shape == NUMBER:
            if fact.see == NOBODY:
                setattr(state, fact.name, _hidden(value))
            continue
        for index in range(len(value)):
            owner = owners[fact.name][index] if fact.name in owners else index
            if fact.see == OWNER and owner == seat and owner != NONE:  # what belongs to no seat is shown to none
                continue
            if fact.shape == LIST:
                value[index] = _hidden(value[index])
            else:
                row = value[index]
                for place in range(len(row)):
                    row[place] = _hidden(row[place])


def own(fact: Fact, state: "State") -> Any:
    """The fact's value, to be changed in place: one that copies share is first replaced by the state's own."""
    if fact.shared and fact.shape != NUMBER:
        setattr(state, fact.name, fact.made_of(fact.of(state)))
    return getattr(state, fact.name)


def _hidden(value: int) -> int:
    return NONE if value == NONE else UNKNOWN


def entries(fact: Fact, state: "State") -> list[int]:
    """All numbers of a fact, in order."""
    value = getattr(state, fact.name)
    if fact.shape == NUMBER:
        return [value]
    if fact.shape == LIST:
        return list(value)
    return [v for row in value for v in row]


def fill_unknown(layout: StateLayout, state: "State", pools: dict[str, list[int]], rng: Rng) -> None:
    """Deal the cards a view does not show at random over the places where they must be.

    A hidden pile without order is what is left when all other hidden places have got their cards: nothing of it needs
    to be drawn, shuffled or sorted.
    """
    for pool, cards in pools.items():
        places = layout.in_pool.get(pool, [])
        hidden = [fact for fact in places if fact.see != EVERYONE and _has_unknown(fact, state)]
        if not hidden:
            continue
        unseen = _unseen(places, state, cards)
        rest: list[int] | None = None
        for fact in hidden:
            value = own(fact, state)
            if rest is None and fact.unordered and fact.shape == LIST and value.count(UNKNOWN) == len(value):
                rest = value
            else:
                _deal(fact, state, unseen, rng)
        if rest is not None and len(rest) == len(unseen):
            rest[:] = unseen
        elif unseen:
            raise AssertionError(f"{len(unseen) - len(rest or [])} cards of the pool {pool} have no place in the view")


def _has_unknown(fact: Fact, state: "State") -> bool:
    value = getattr(state, fact.name)
    if fact.shape == NUMBER:
        return bool(value == UNKNOWN)
    if fact.shape == LIST:
        return UNKNOWN in value
    return any(UNKNOWN in row for row in value)


def _unseen(places: list[Fact], state: "State", cards: list[int]) -> list[int]:
    """The cards of a pool that a view does not show, sorted."""
    seen = [0] * (max(cards) + 1)
    for fact in places:
        for card in entries(fact, state):
            if card >= 0:
                seen[card] += 1
    unseen: list[int] = []
    for card in cards:
        if seen[card]:
            seen[card] -= 1
        else:
            unseen.append(card)
    unseen.sort()
    return unseen


def _deal(fact: Fact, state: "State", unseen: list[int], rng: Rng) -> None:
    """Draw a card for each hidden place of a fact."""
    value = getattr(state, fact.name)
    if fact.shape == NUMBER:
        setattr(state, fact.name, unseen.pop(rng.below(len(unseen))))
        return
    for row in [value] if fact.shape == LIST else value:
        for index, card in enumerate(row):
            if card == UNKNOWN:
                row[index] = unseen.pop(rng.below(len(unseen)))
        if fact.unordered:
            for index, card in enumerate(sorted(row)):
                row[index] = card


def conserved(layout: StateLayout, state: "State", pools: dict[str, list[int]]) -> str:
    """An empty text, or the sentence that says which pool has lost or doubled a card. UNKNOWN stands for any card."""
    for pool, cards in pools.items():
        left = list(cards)
        unknown = 0
        for fact in layout.facts:
            if fact.pool != pool:
                continue
            for card in entries(fact, state):
                if card == UNKNOWN:
                    unknown += 1
                elif card >= 0:
                    if card not in left:
                        return f"{fact.name} holds a {pool} card that lies somewhere else too, or does not exist"
                    left.remove(card)
        if unknown < len(left):
            return f"{len(left) - unknown} of the {len(cards)} {pool} cards are missing from the position"
        if unknown > len(left):
            return f"the position has {len(cards) - len(left) + unknown} {pool} cards, but there are only {len(cards)}"
    return ""


def wrong_size(layout: StateLayout, state: "State") -> str:
    """An empty text, or the sentence that says which list has not one entry for each of what it is about."""
    for fact in layout.facts:
        if not fact.per:
            continue
        size = layout.counts[fact.per[0]]
        value = getattr(state, fact.name)
        if len(value) != size:
            return f"{fact.name} needs an entry for each of the {size} {fact.per[0]}s, not {len(value)}"
        if len(fact.per) == 2:
            size = layout.counts[fact.per[1]]
            for row in value:
                if len(row) != size:
                    return (
                        f"each row of {fact.name} needs an entry for each of the {size} {fact.per[1]}s, not {len(row)}"
                    )
    return ""
