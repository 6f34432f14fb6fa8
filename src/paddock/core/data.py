"""Data: cards, circuits and tables in readable files, read into typed structures, with an answer to every mistake.

A *content pack* is a folder of files of the same names; a file in the pack stands in for ours.
"""

import re
import tomllib
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from paddock.core.errors import BadData

T = TypeVar("T")

Origin = Literal["printed", "found", "designed"]
"""Where a value comes from: printed in the rulebook, found in public material, or designed here."""


def load(folder: Path, name: str, form: type[T], pack: Path | None = None) -> T:
    """The data file `name`, from the pack if it has one, as a `form`."""
    file = folder / name
    if pack is not None:
        if not pack.is_dir():
            raise BadData(f"the content pack {pack} is not a folder; it should hold files such as {name}")
        if (pack / name).exists():
            file = pack / name
    text = file.read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), form)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file.name}: {error}") from None
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise BadData(_sentence(file, text, path.rstrip("`"), what)) from None


def mistake(file: str, entry: str, field: str, what: str) -> BadData:
    """The error for a value that has the right form but cannot be right."""
    return BadData(f"{file}, {entry}, {field}: {what}")


def _sentence(file: Path, text: str, path: str, what: str) -> str:
    line, field = _locate(text, path)
    return f"{file.name}, line {line}, {field or 'the file'}: {what}"


def _locate(text: str, path: str) -> tuple[int, str]:
    """The line on which the value at a path such as `.cards[2].die` stands, and the path without its dollar."""
    lines = text.splitlines()
    at = 0
    for name, index in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", path):
        if name:
            header = re.compile(rf"\s*(\[\[?{re.escape(name)}[\].]|{re.escape(name)}\s*=)")
            found = next((n for n in range(at, len(lines)) if header.match(lines[n])), None)
            at = found if found is not None else at
        elif index.isdigit() and at < len(lines) and lines[at].lstrip().startswith("[["):
            heads = [n for n, line in enumerate(lines) if line.strip() == lines[at].strip()]
            at = heads[min(int(index), len(heads) - 1)]
    return at + 1, path.lstrip(".")
