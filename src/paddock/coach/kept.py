"""Analyses that are kept beside their records, so that they are made once."""

import hashlib
from contextlib import suppress
from pathlib import Path

import msgspec

from paddock.coach.analysis import FORM, Analysis, Depth
from paddock.core.text_files import BadFile, write_atomically

ENDING = ".analysis.json"


class KeptAnalysis(msgspec.Struct):
    """An analysis, and what it was made of and how."""

    record: str
    turns: int
    seconds: float
    seed: int
    analysis: Analysis


def digest(record: str) -> str:
    return hashlib.sha256(record.encode()).hexdigest()


def beside(record: Path) -> Path:
    """Where the analysis of the record in this file is kept."""
    return record.with_name(record.stem + ENDING)


def read(file: Path, record: str, wanted: Depth) -> Analysis | None:
    """The analysis that is kept of this record; None: there is none, or it was made in another way."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=KeptAnalysis)
    except (OSError, msgspec.MsgspecError):
        return None
    is_same = (found.record, found.turns, found.seed) == (digest(record), wanted.turns, wanted.seed)
    is_whole = found.analysis.measured == found.analysis.doubted or 0 < wanted.seconds <= found.seconds
    return found.analysis if is_same and is_whole and found.analysis.form == FORM else None


def write(file: Path, record: str, made: Depth, analysis: Analysis) -> None:
    """Keep it; where that cannot be, it is made again next time."""
    kept = KeptAnalysis(digest(record), made.turns, made.seconds, made.seed, analysis)
    with suppress(BadFile):
        write_atomically(file, msgspec.json.encode(kept).decode())
