"""Rows of numbers, and what rules do with them. A row is a `vec[i64]`: see `vecs`.

A row belongs to one fact, or to one function. A function that changes the length of a row returns the row, and the
caller puts it back: `state.line = put(state.line, place, car)`. Whoever keeps a row that is somebody else's takes a
copy, `row[:]`.

>>> put(row_of([4, 5]), 1, 9)
[4, 9, 5]
>>> place_of(row_of([4, 5]), 5), place_of(row_of([4, 5]), 6)
(1, -1)
"""

from collections.abc import Iterable

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.vecs import append, pop, vec


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
    row, _ = pop(row, place)
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
