"""Data: cards, circuits and tables in readable files, read into typed structures, with an answer to every mistake.

A *content pack* is a folder of files of the same names; a file in the pack stands in for ours.
"""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from msgspec import inspect

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
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"{file.name} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = 1 + error.object[: error.start].count(b"\n")
        raise BadData(f"{file.name}, line {line}: the file should be text in UTF-8") from None
    return parse(file.name, text, form)


def parse(name: str, text: str, form: type[T]) -> T:
    """The text of a data file as a `form`."""
    try:
        return msgspec.convert(tomllib.loads(text), form)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from None
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `")
        raise BadData(_sentence(name, text, form, path.strip("`$"), what)) from None
    except ValueError:  # Python reads no whole number of more than 4,300 digits
        raise BadData(f"{name}: a number in it has far too many digits") from None
    except RecursionError:
        raise BadData(f"{name}: its values are nested too deeply") from None


def check_names(folder: Path, pack: Path | None) -> None:
    """Refuse a pack with a file of a name that is not ours: nobody would read it."""
    for file in sorted(pack.glob("*.toml")) if pack is not None else []:
        if not (folder / file.name).exists():
            ours = ", ".join(sorted(our.name for our in folder.glob("*.toml")))
            raise BadData(f"{file.name}: the content pack holds a file that nobody would read; the files are {ours}")


def pack_files(pack: Path) -> dict[str, bytes]:
    """What a pack holds: its data files by their names, such as `tracks/anna.toml`."""
    found = sorted(file for file in pack.rglob("*") if file.suffix in (".toml", ".csv") and file.is_file())
    return {file.relative_to(pack).as_posix(): file.read_bytes() for file in found}


def pack_digest(pack: Path) -> str:
    """A short word for what a pack holds; it changes whenever one of its files does."""
    return digest_of(pack_files(pack))


def digest_of(files: dict[str, bytes]) -> str:
    """The digest of a pack that holds these files."""
    digest = hashlib.sha256()
    for name in sorted(files, key=lambda name: name.split("/")):
        digest.update(f"{name} {len(files[name])}\n".encode())
        digest.update(files[name])
    return digest.hexdigest()[:16]


def mistake(file: str, entry: str, field: str, what: str) -> BadData:
    """The error for a value that has the right form but cannot be right."""
    return BadData(f"{file}, {entry}, {field}: {what}")


def _sentence(file: str, text: str, form: type, path: str, what: str) -> str:
    right = ""
    wanted = _type_at(inspect.type_info(form), path)
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", what)
    if unknown and isinstance(wanted, inspect.StructType):
        right = f"; the fields are {', '.join(field.encode_name for field in wanted.fields)}"
        path = f"{path}.{unknown[1]}"
    elif isinstance(wanted, inspect.LiteralType):
        right = f"; it must be one of {', '.join(str(value) for value in wanted.values)}"
    return f"{file}, line {line_of(text, path)}, {path.lstrip('.') or 'the file'}: {what}{right}"


def _parts(path: str) -> list[tuple[str, str]]:
    """The names and the indices of a path such as `.cards[2].die`, one of the two empty each time."""
    return re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", path)


def _type_at(form: inspect.Type, path: str) -> inspect.Type | None:
    """The type that the value at a path should have."""
    found: inspect.Type | None = form
    for name, _ in _parts(path):
        if isinstance(found, inspect.StructType) and name:
            found = next((field.type for field in found.fields if field.encode_name == name), None)
        elif isinstance(found, inspect.ListType):
            found = found.item_type
        elif isinstance(found, inspect.DictType):
            found = found.value_type
        else:
            return None
    return found


def line_of(text: str, path: str) -> int:
    """The line on which the value at a path stands; if it is missing, the line of what it should stand in."""
    lines = text.splitlines()
    at, end = 0, len(lines)
    for name, index in _parts(path):
        if name:
            word = re.escape(name)
            header = re.compile(rf"\s*(\[\[?([\w.-]+\.)?{word}(\.[\w.-]+)?\]|\"?{word}\"?\s*=)")
            found = next((n for n in range(at, end) if header.match(lines[n])), None)
            if found is None:
                break
            at = found
        elif index.isdigit() and lines[at].lstrip().startswith("[["):
            heads = [n for n in range(at, end) if lines[n].strip() == lines[at].strip()]
            at = heads[min(int(index), len(heads) - 1)]
            end = next((head for head in heads if head > at), end)
    return at + 1
