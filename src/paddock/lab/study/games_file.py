"""The games of a study as a file, one row a game: CSV, or Parquet with `pip install 'paddock-games[lab]'`."""

import csv
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from paddock.core.errors import BadOption
from paddock.core.extras import need
from paddock.lab.study.row import PlayedGame

FORMS: Final = (".csv", ".parquet")
GAME: Final = ("number", "deal", "game", "circuit", "decisions", "chance", "rounds", "minutes", "lead_changes")
SEAT: Final = ("team", "bot", "grid", "place", "win", "points")


def check_games_file(file: Path) -> None:
    """One clear sentence before anything is played, if the file cannot be written."""
    if file.suffix not in FORMS:
        raise BadOption(f"a file of games ends with {' or '.join(FORMS)}, not {file.name!r}")
    if not file.parent.is_dir():
        raise BadOption(f"there is no folder {str(file.parent)!r} for the file of games")
    if file.suffix == ".parquet":
        need("lab", "Parquet", "pyarrow")


def write_games(file: Path, rows: Sequence[PlayedGame]) -> None:
    """Columns of the game first, then those of each seat, `seat1_place` and so on."""
    table = [flat(row) for row in rows]
    columns = list(dict.fromkeys(name for row in table for name in row))
    if file.suffix == ".parquet":
        pyarrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
        parquet.write_table(pyarrow.table({name: [row.get(name) for row in table] for name in columns}), file)
        return
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)


def flat(row: PlayedGame) -> dict[str, Any]:
    """A row of the file."""
    found: dict[str, Any] = {name: getattr(row, name) for name in GAME}
    found |= {_column(what): row.total(what) for what in row.seats[0].counts}
    for seat in row.seats:
        of_seat = {name: getattr(seat, name) for name in SEAT} | seat.counts
        found |= {f"seat{seat.seat + 1}_{_column(name)}": value for name, value in of_seat.items()}
    return found


def _column(name: str) -> str:
    return name.replace(" ", "_")
