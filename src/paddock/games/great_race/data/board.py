"""A side of the board as data/boards.toml draws it, and whether it can be raced on (GR-2)."""

from typing import Annotated, Final, Literal

import msgspec

from paddock.core.data import Origin, mistake
from paddock.core.drawn import drawn
from paddock.games.great_race.rules.terms import MOST_LINES, MOST_SPACES

Word = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*\Z", max_length=40)]
Letter = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z]$")]
Small = Annotated[int, msgspec.Meta(ge=0, le=5)]
Price = Annotated[int, msgspec.Meta(ge=1, le=1000)]

FILE: Final = "boards.toml"
LONGEST_NAME: Final = 40
MOST_BOARDS: Final = 20
MOST_LANES: Final = 99
MOST_COLUMNS: Final = 26
NO_CITY: Final = "ox."
"""What the letters of a map mean that are no cities: open country, risk zone, no space."""


class City(msgspec.Struct, forbid_unknown_fields=True):
    letter: Letter
    name: str
    cards: Small
    origin: Origin


class Line(msgspec.Struct, forbid_unknown_fields=True, rename={"start": "from", "end": "to"}):
    """A transport line between the cities of two letters."""

    mode: Literal["sea", "air"]
    start: Letter
    end: Letter
    price: Price
    origin: Origin


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """One side of the board."""

    id: Word
    name: str
    origin: Origin
    character: Annotated[str, msgspec.Meta(max_length=200)]
    north: Letter
    south: Letter
    map: str
    cities: Annotated[list[City], msgspec.Meta(min_length=2)]
    lines: Annotated[list[Line], msgspec.Meta(max_length=MOST_LINES)]
    islands: list[Letter] = []

    def rows(self) -> list[str]:
        return self.map.split()

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return drawn("paddock.games.great_race.show.sketch:draw_own", self)


class Boards(msgspec.Struct, forbid_unknown_fields=True):
    boards: Annotated[list[Board], msgspec.Meta(min_length=1, max_length=MOST_BOARDS)]


# ── GR-2  The board: one map, the purple cities at its ends ──


def check_board(board: Board) -> None:
    """Raises `BadData` for a board that cannot be raced on."""
    _check_names(board)
    _check_map(board)
    _check_cities(board)
    _check_ends(board)
    if board.south not in _joined(board, board.north):
        raise mistake(FILE, board.id, "map", "no way leads from one purple city to the other")


def _check_names(board: Board) -> None:
    for field, name in [("name", board.name), *(("cities", city.name) for city in board.cities)]:
        if not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable():
            raise mistake(FILE, board.id, field, f"a name has 1 to {LONGEST_NAME} letters, not {name[:60]!r}")


def _check_map(board: Board) -> None:
    rows = board.rows()
    if not rows:
        raise mistake(FILE, board.id, "map", "it has no rows")
    for row in rows:
        if len(row) != len(rows[0]):
            raise mistake(FILE, board.id, "map", f"all rows must be equally long, but {row!r} is not")
    if len(rows) > MOST_LANES or len(rows[0]) > MOST_COLUMNS:
        what = f"at most {MOST_LANES} lanes and {MOST_COLUMNS} columns would be right"
        raise mistake(FILE, board.id, "map", what)
    spaces = sum(letter != "." for row in rows for letter in row)
    if spaces > MOST_SPACES:
        raise mistake(FILE, board.id, "map", f"at most {MOST_SPACES} spaces would be right, not {spaces}")


def _check_cities(board: Board) -> None:
    on_the_map = [letter for row in board.rows() for letter in row if letter not in NO_CITY]
    cities = [city.letter for city in board.cities]
    for city in board.cities:
        if city.letter in NO_CITY or cities.count(city.letter) > 1:
            what = f"each city needs a letter of its own, not {city.letter!r}; o and x are open country and risk zone"
            raise mistake(FILE, board.id, "cities", what)
        if on_the_map.count(city.letter) != 1:
            what = f"{city.name} ({city.letter}) must stand on it once, not {on_the_map.count(city.letter)} times"
            raise mistake(FILE, board.id, "map", what)
    for letter in on_the_map:
        if letter not in cities:
            raise mistake(FILE, board.id, "map", f"there is no city of the letter {letter!r}")


def _check_ends(board: Board) -> None:
    """The purple cities, the islands, and the ends of the lines."""
    cities = [city.letter for city in board.cities]
    ends = [("north", board.north), ("south", board.south), *(("islands", letter) for letter in board.islands)]
    for line in board.lines:
        ends += [("lines", line.start), ("lines", line.end)]
        if line.start == line.end:
            raise mistake(FILE, board.id, "lines", f"a line cannot lead from {line.start!r} to itself")
    for field, letter in ends:
        if letter not in cities:
            raise mistake(FILE, board.id, field, f"there is no city of the letter {letter!r}")
    if board.north == board.south:
        raise mistake(FILE, board.id, "south", "the two purple cities must be different")


def _joined(board: Board, start: str) -> set[str]:
    """The letters of the cities that roads and lines join to a city."""
    at = {(r, c): letter for r, row in enumerate(board.rows()) for c, letter in enumerate(row) if letter != "."}
    place = {letter: spot for spot, letter in at.items() if letter not in NO_CITY}
    found = [place[start]]
    for row, column in found:
        here = at[row, column]
        lines = [line for line in board.lines if here in (line.start, line.end)]
        nexts = [place[line.end if here == line.start else line.start] for line in lines]
        if here not in board.islands:
            sides = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
            nexts += [side for side in sides if side in at and at[side] not in board.islands]
        found += [spot for spot in dict.fromkeys(nexts) if spot not in found]
    return {at[spot] for spot in found}
