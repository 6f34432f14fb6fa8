"""Lists of one component a line: the reader of CSV files."""

import csv
from pathlib import Path
from typing import TypeVar

import msgspec

from paddock.core.errors import BadData

T = TypeVar("T")


def load_list(folder: Path, name: str, form: type[T], pack: Path | None) -> list[T]:
    """The rows of a CSV file, the pack's if it has one, each as a `form`; lines that begin with # are remarks."""
    file = pack / name if pack is not None and (pack / name).exists() else folder / name
    rows: list[T] = []
    header: list[str] = []
    for number, line in enumerate(_lines(file), 1):
        if not line.strip() or line.startswith("#"):
            continue
        values = [value.strip() for value in next(csv.reader([line]))]
        if not header:
            header = values
            continue
        if len(values) != len(header):
            raise BadData(f"{name}, line {number}: {len(header)} values would be right ({', '.join(header)})")
        try:
            rows.append(msgspec.convert(dict(zip(header, values, strict=True)), form, strict=False))
        except msgspec.ValidationError as error:
            what, _, path = str(error).partition(" - at `$.")
            column = path.rstrip("`")
            raise BadData(f"{name}, line {number}, {column or 'the columns'}: {what}{_right(form, column)}") from None
    return rows


def _lines(file: Path) -> list[str]:
    try:
        return file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        at = 1 + error.object[: error.start].count(b"\n")
        raise BadData(f"{file.name}, line {at}: the file should be text in UTF-8") from None


def _right(form: type, column: str) -> str:
    """What would be right in a column; without one, which columns there are."""
    info = msgspec.inspect.type_info(form)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        if field.encode_name == column:
            wanted = field.type
            if isinstance(wanted, msgspec.inspect.LiteralType):
                return f"; it must be one of {', '.join(str(value) for value in wanted.values)}"
            return "; a whole number would be right" if isinstance(wanted, msgspec.inspect.IntType) else ""
    return f"; the columns are {', '.join(field.encode_name for field in info.fields)}"
