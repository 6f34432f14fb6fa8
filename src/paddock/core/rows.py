"""Rows of numbers, and what rules do with them. A row is a `vec[i64]`: see `vecs`.

A row belongs to one fact, or to one function. A function that changes the length of a row returns the row, and the
caller puts it back: `state.line = put(state.line, place, car)`. Whoever keeps a row that is somebody else's takes a
copy, `row[:]`.

A fact that is declared `shared` is replaced and never changed: its row or table may be that of many states. So rules
use `with_value`, `with_added`, `without`, `with_row` and `with_entry`, which return a new one, or change a copy:
`put(row[:], place, value)`.

>>> put(row_of([4, 5]), 1, 9)
[4, 9, 5]
>>> place_of(row_of([4, 5]), 5), place_of(row_of([4, 5]), 6)
(1, -1)
>>> row = row_of([4, 5, 6])
>>> with_value(row, 1, 9), with_added(row, 7), without(row, 5), row
([4, 9, 6], [4, 5, 6, 7], [4, 6], [4, 5, 6])
>>> backwards(row, 2), backwards(row, 0)
([6, 5], [])
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.vecs import COMPILED, append, pop, remove, vec


def row_of(values: Iterable[int]) -> vec[i64]:
    """These values as a row: for set-up and tests. Rules that run all the time write `vec[i64]([…])`."""
    return vec[i64](values)


def rows_of(values: Iterable[Iterable[int]]) -> vec[vec[i64]]:
    """These values as a table."""
    made = vec[vec[i64]]()
    for each in values:
        made = append(made, row_of(each))
    return made


def counting(count: i64) -> vec[i64]:
    """0, 1, 2 and so on, so many."""
    return vec[i64](range(count))


def place_of(row: vec[i64], value: i64) -> i64:
    """The first place where the value stands, counted from 0; NONE if nowhere."""
    for place, each in enumerate(row):
        if each == value:
            return place
    return NONE


def put(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """The row with the value put in at this place; what stood there and behind moves up."""
    row = append(row, value)
    at: i64 = len(row) - 1
    while at > place:
        row[at] = row[at - 1]
        at -= 1
    row[at] = value
    return row


def without_place(row: vec[i64], place: i64) -> vec[i64]:
    """The row without what stands at this place; what stood behind moves down."""
    row, _value = pop(row, place)
    return row


def add_three(row: vec[i64], a: i64, b: i64, c: i64) -> vec[i64]:
    """The row and these at its end."""
    return append(append(append(row, a), b), c)


def drop_last(row: vec[i64], count: i64) -> vec[i64]:
    """The row without its last entries, so many."""
    while count > 0:
        row, _value = pop(row)
        count -= 1
    return row


def ascending(row: vec[i64]) -> vec[i64]:
    """The row in ascending order. By insertion, which is fast for rows of a few dozen that are not far from it."""
    at: i64 = 1
    while at < len(row):
        value = row[at]
        place = at
        while place > 0 and row[place - 1] > value:
            row[place] = row[place - 1]
            place -= 1
        row[place] = value
        at += 1
    return row


def backwards(row: vec[i64], count: i64) -> vec[i64]:
    """A new row: the last entries of this one, so many, the last first."""
    last: i64 = len(row) - 1
    return vec[i64]([row[last - at] for at in range(count)])


# ── New rows, for facts that are shared ──


def with_value(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A new row: this one with another value at the place."""
    changed = row[:]
    changed[place] = value
    return changed


def with_added(row: vec[i64], value: i64) -> vec[i64]:
    """A new row: this one and the value at its end."""
    return append(row[:], value)


def without(row: vec[i64], value: i64) -> vec[i64]:
    """A new row: this one without the first such value, which must be there."""
    return remove(row[:], value)


def with_row(table: vec[vec[i64]], place: i64, row: vec[i64]) -> vec[vec[i64]]:
    """A new table: this one with another row at the place. The other rows are the same ones, and stay shared."""
    changed = table[:]
    changed[place] = row
    return changed


def with_entry(table: vec[vec[i64]], at: i64, place: i64, value: i64) -> vec[vec[i64]]:
    """A new table: this one with another value at the place of row `at`."""
    return with_row(table, at, with_value(table[at], place, value))


def with_sorted(row: vec[i64], value: i64) -> vec[i64]:
    """A new row: this one, which is sorted, with the value where it belongs."""
    place: i64 = len(row)
    while place > 0 and row[place - 1] > value:
        place -= 1
    return put(row[:], place, value)


# ── Reading ──


def count_of(row: vec[i64], value: i64) -> i64:
    """How often the value stands in the row."""
    found: i64 = 0
    for each in row:
        if each == value:
            found += 1
    return found


def highest_first(row: vec[i64], of_each: vec[i64]) -> vec[i64]:
    """The row, sorted by what each of its values has in `of_each`; who is level stays in order.

    >>> highest_first(row_of([0, 1, 2, 3]), row_of([5, 9, 5, 7]))
    [1, 3, 0, 2]
    """
    for at in range(1, len(row)):
        value = row[at]
        place = at
        while place > 0 and of_each[row[place - 1]] < of_each[value]:
            row[place] = row[place - 1]
            place -= 1
        row[place] = value
    return row


def total(row: vec[i64]) -> i64:
    found: i64 = 0
    for each in row:
        found += each
    return found


def same_rows(one: vec[vec[i64]], other: vec[vec[i64]]) -> bool:
    return len(one) == len(other) and all(same_row(row, other[at]) for at, row in enumerate(one))


def same_row(one: vec[i64], other: vec[i64]) -> bool:
    """Whether both hold the same. (Compiled, `==` on rows would make an object of each first.)"""
    return len(one) == len(other) and all(each == other[at] for at, each in enumerate(one))


if not COMPILED and not TYPE_CHECKING:
    from paddock.core.lists import (  # noqa: F401
        add_three,
        ascending,
        backwards,
        count_of,
        drop_last,
        highest_first,
        place_of,
        put,
        same_row,
        same_rows,
        total,
        with_added,
        with_sorted,
        without,
        without_place,
    )
