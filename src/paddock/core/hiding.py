"""Hiding rows of numbers from a reader, and dealing the cards that a reader does not see over their places.

What `State.hide` and `State.deal_unseen` are made of, where the build writes them out (compiling/state_class.py).
"""

from mypy_extensions import i64

from paddock.core.names import NONE, UNKNOWN
from paddock.core.rng import Rng
from paddock.core.vecs import append, pop, vec

# ── Hiding ──


def hidden(value: i64) -> i64:
    return NONE if value == NONE else UNKNOWN


def hide_row(row: vec[i64]) -> None:
    at: i64 = 0
    while at < len(row):
        row[at] = hidden(row[at])
        at += 1


def hide_rows(rows: vec[vec[i64]]) -> None:
    for row in rows:
        hide_row(row)


def hide_entries(row: vec[i64], owners: vec[i64], seat: i64) -> None:
    """Hide the entries that do not belong to the seat; what belongs to no seat is shown to none."""
    at: i64 = 0
    while at < len(row):
        if owners[at] != seat or seat == NONE:
            row[at] = hidden(row[at])
        at += 1


def hide_others(row: vec[i64], seat: i64) -> None:
    """The same where the entries belong to the seats in their order."""
    at: i64 = 0
    while at < len(row):
        if at != seat:
            row[at] = hidden(row[at])
        at += 1


def hide_rows_of(rows: vec[vec[i64]], owners: vec[i64], seat: i64) -> None:
    at: i64 = 0
    while at < len(rows):
        if owners[at] != seat or seat == NONE:
            hide_row(rows[at])
        at += 1


def hide_other_rows(rows: vec[vec[i64]], seat: i64) -> None:
    at: i64 = 0
    while at < len(rows):
        if at != seat:
            hide_row(rows[at])
        at += 1


# ── Dealing ──


def is_hidden(row: vec[i64]) -> bool:
    return UNKNOWN in row


def is_hidden_somewhere(rows: vec[vec[i64]]) -> bool:
    return any(UNKNOWN in row for row in rows)


def counts_of(cards: vec[i64]) -> vec[i64]:
    """How many there are of each card: the pool that the functions below take seen cards out of."""
    counts = vec[i64]()
    for card in cards:
        while card >= len(counts):
            counts = append(counts, 0)
        counts[card] += 1
    return counts


def take_out(row: vec[i64], counts: vec[i64]) -> None:
    """Take the cards that are seen in the row out of the counts."""
    for card in row:
        if card >= 0:
            counts[card] -= 1


def take_out_rows(rows: vec[vec[i64]], counts: vec[i64]) -> None:
    for row in rows:
        take_out(row, counts)


def cards_of(counts: vec[i64]) -> vec[i64]:
    """The cards that the counts still have, sorted. (One that is seen too often counts as seen.)"""
    size: i64 = 0
    for count in counts:
        if count > 0:
            size += count
    cards = vec[i64]([0] * size)
    at: i64 = 0
    for card, count in enumerate(counts):
        left = count
        while left > 0:
            cards[at] = card
            at += 1
            left -= 1
    return cards


def deal_row(row: vec[i64], unseen: vec[i64], rng: Rng) -> vec[i64]:
    """Draw one of the unseen cards for each hidden place of a row; returns the cards that are left."""
    at: i64 = 0
    while at < len(row):
        if row[at] == UNKNOWN:
            unseen, card = pop(unseen, rng.below(len(unseen)))
            row[at] = card
        at += 1
    return unseen


def deal_rows(rows: vec[vec[i64]], unseen: vec[i64], rng: Rng) -> vec[i64]:
    for row in rows:
        unseen = deal_row(row, unseen, rng)
    return unseen


def is_all_hidden(row: vec[i64]) -> bool:
    return len(row) > 0 and all(card == UNKNOWN for card in row)


def rest(row: vec[i64], unseen: vec[i64], pool: str) -> vec[i64]:
    """A hidden pile without order is what is left when all other hidden places have got their cards."""
    if len(row) != len(unseen):
        raise AssertionError(f"{len(unseen) - len(row)} cards of the pool {pool} have no place in the view")
    return unseen


def sort_row(row: vec[i64]) -> None:
    """By insertion: rows are short, and most are almost in order."""
    at: i64 = 1
    while at < len(row):
        value = row[at]
        place = at
        while place > 0 and row[place - 1] > value:
            row[place] = row[place - 1]
            place -= 1
        row[place] = value
        at += 1


def sort_rows(rows: vec[vec[i64]]) -> None:
    for row in rows:
        sort_row(row)


def copied(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([row[:] for row in rows])


def all_dealt(unseen: vec[i64], pool: str) -> None:
    if len(unseen) > 0:
        raise AssertionError(f"{len(unseen)} cards of the pool {pool} have no place in the view")
