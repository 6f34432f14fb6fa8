"""What a seat may know of a state, as numbers of 32 bits, one behind the other, for those who make arrays of them.

What `State.numbers` is made of, where the build writes it out (compiling/state_class.py). `length` is how many entries
are written of a row, `padding` what stands where there is none; the bounds of a game (see `bounds`) say both. The names
are those of `hiding`, and the same is hidden.
"""

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from paddock.core.hiding import hidden
from paddock.core.names import NONE
from paddock.core.vecs import vec


def write_number(out: BytesWriter, value: i64) -> None:
    write_i32_le(out, i32(value))


def write_row(out: BytesWriter, row: vec[i64], length: i64, padding: i64) -> None:
    for value in row:
        write_i32_le(out, i32(value))
    fill(out, len(row), length, padding)


def write_hidden_row(out: BytesWriter, row: vec[i64], length: i64, padding: i64) -> None:
    for value in row:
        write_i32_le(out, i32(hidden(value)))
    fill(out, len(row), length, padding)


def fill(out: BytesWriter, written: i64, length: i64, padding: i64) -> None:
    """The places of a row behind those that are written."""
    if written > length:
        raise OverflowError(f"a fact has {written} entries, but only {length} are declared")
    nothing = i32(padding)
    while written < length:
        write_i32_le(out, nothing)
        written += 1


def write_entries(out: BytesWriter, row: vec[i64], owners: vec[i64], seat: i64, length: i64, padding: i64) -> None:
    """Entries that belong to other seats, or to none, are hidden."""
    at: i64 = 0
    while at < len(row):
        value = row[at]
        if owners[at] != seat or seat == NONE:
            value = hidden(value)
        write_i32_le(out, i32(value))
        at += 1
    fill(out, at, length, padding)


def write_others(out: BytesWriter, row: vec[i64], seat: i64, length: i64, padding: i64) -> None:
    """The same where the entries belong to the seats in their order."""
    at: i64 = 0
    while at < len(row):
        value = row[at]
        if at != seat:
            value = hidden(value)
        write_i32_le(out, i32(value))
        at += 1
    fill(out, at, length, padding)


def write_rows(out: BytesWriter, rows: vec[vec[i64]], count: i64, length: i64, padding: i64) -> None:
    for row in rows:
        write_row(out, row, length, padding)
    fill(out, length * len(rows), length * count, padding)


def write_hidden_rows(out: BytesWriter, rows: vec[vec[i64]], count: i64, length: i64, padding: i64) -> None:
    for row in rows:
        write_hidden_row(out, row, length, padding)
    fill(out, length * len(rows), length * count, padding)


def write_rows_of(
    out: BytesWriter, rows: vec[vec[i64]], owners: vec[i64], seat: i64, count: i64, length: i64, padding: i64
) -> None:
    at: i64 = 0
    while at < len(rows):
        if owners[at] != seat or seat == NONE:
            write_hidden_row(out, rows[at], length, padding)
        else:
            write_row(out, rows[at], length, padding)
        at += 1
    fill(out, length * at, length * count, padding)


def write_other_rows(out: BytesWriter, rows: vec[vec[i64]], seat: i64, count: i64, length: i64, padding: i64) -> None:
    at: i64 = 0
    while at < len(rows):
        if at != seat:
            write_hidden_row(out, rows[at], length, padding)
        else:
            write_row(out, rows[at], length, padding)
        at += 1
    fill(out, length * at, length * count, padding)
