"""What is in the box: boards, terrain tiles, resource cards, crews and the printed figures, read from data/*.toml."""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from paddock.core.data import Origin, check_names, load, mistake
from paddock.games.great_race.chart import Chart
from paddock.games.great_race.terms import (
    CARDS,
    CREWS,
    MOST_ASSISTANTS,
    MOST_LINES,
    MOST_POINTS,
    MOST_SPACES,
    MOST_TILES,
)

FOLDER = Path(__file__).parent

Word = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*\Z", max_length=40)]
Letter = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z]$")]
Colour = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-f]{6}$")]
Level = Annotated[int, msgspec.Meta(ge=1, le=MOST_POINTS - 1)]
Small = Annotated[int, msgspec.Meta(ge=0, le=5)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Francs = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Price = Annotated[int, msgspec.Meta(ge=1, le=1000)]

LONGEST_NAME = 40
MOST_BOARDS = 20
CITY_ROW = "ox."
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


class Boards(msgspec.Struct, forbid_unknown_fields=True):
    boards: Annotated[list[Board], msgspec.Meta(min_length=1, max_length=MOST_BOARDS)]


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    id: Word
    name: str
    count: Count
    fuel: Small
    mechanical: Small
    origin: Origin
    danger: bool = False
    stop: bool = False


class Tiles(msgspec.Struct, forbid_unknown_fields=True):
    tiles: Annotated[list[Tile], msgspec.Meta(min_length=1, max_length=MOST_TILES)]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: Word
    name: str
    count: Count
    timing: Literal["before", "with-drive", "with-repair", "any-time"]
    origin: Origin
    danger: bool = False


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[Card]


class Livery(msgspec.Struct, forbid_unknown_fields=True):
    body: Colour
    trim: Colour
    pattern: Literal["band", "chevron", "checks", "stripe", "plain"]


class Crew(msgspec.Struct, forbid_unknown_fields=True):
    id: Word
    name: str
    colour: str
    origin: Origin
    livery: Livery


class Crews(msgspec.Struct, forbid_unknown_fields=True):
    crews: Annotated[list[Crew], msgspec.Meta(min_length=CREWS, max_length=CREWS)]


class Gauges(msgspec.Struct, forbid_unknown_fields=True):
    origin: Origin
    fuel: Level
    engine: Level
    chassis: Level


class Start(msgspec.Struct, forbid_unknown_fields=True):
    origin: Origin
    assistants: Annotated[int, msgspec.Meta(ge=1, le=MOST_ASSISTANTS)]
    cash: dict[str, list[Francs]]


class Prices(msgspec.Struct, forbid_unknown_fields=True):
    origin: Origin
    fuel_in_city: Price
    fuel_outside: Price
    part_in_city: Price
    part_outside: Price
    transport_card: Price


class Costs(msgspec.Struct, forbid_unknown_fields=True):
    origin: Origin
    city_fuel: Small
    risk_fuel: Small
    danger: Small


class Assistants(msgspec.Struct, forbid_unknown_fields=True):
    origin: Origin
    scout_tiles: Annotated[int, msgspec.Meta(ge=1, le=5)]
    funding: list[Francs]


class CardFigures(msgspec.Struct, forbid_unknown_fields=True):
    origin: Origin
    financial: Francs
    cartographer: Annotated[int, msgspec.Meta(ge=1, le=5)]
    sabotage: Annotated[int, msgspec.Meta(ge=1, le=5)]
    trail_hunter_draws: Annotated[int, msgspec.Meta(ge=1, le=5)]
    trail_hunter_keeps: Small
    jerrycan: Level
    refueling: Level
    spare_parts: Level
    toolbox: Level


class Bonus(msgspec.Struct, forbid_unknown_fields=True):
    origin: Origin
    by_rank: dict[str, list[Francs]]


class Prestige(msgspec.Struct, forbid_unknown_fields=True):
    origin: Origin
    arrival: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=99)]], msgspec.Meta(min_length=4, max_length=4)]
    francs_a_point: Price


class Figures(msgspec.Struct, forbid_unknown_fields=True):
    gauges: Gauges
    start: Start
    prices: Prices
    costs: Costs
    assistants: Assistants
    cards: CardFigures
    bonus: Bonus
    prestige: Prestige


class Box(msgspec.Struct):
    """Everything in the box."""

    boards: list[Board]
    tiles: list[Tile]
    cards: list[Card]
    crews: list[Crew]
    figures: Figures


@lru_cache(maxsize=64)
def open_box(pack: Path | None = None) -> Box:
    """The components, with the files of a content pack instead of ours where it has them. Read once."""
    folder = FOLDER / "data"
    check_names(folder, pack)
    box = Box(
        load(folder, "boards.toml", Boards, pack).boards,
        load(folder, "tiles.toml", Tiles, pack).tiles,
        load(folder, "cards.toml", Cards, pack).cards,
        load(folder, "crews.toml", Crews, pack).crews,
        load(folder, "figures.toml", Figures, pack),
    )
    _check_different("boards.toml", "boards", [board.id for board in box.boards])
    _check_different("tiles.toml", "tiles", [tile.id for tile in box.tiles])
    _check_different("crews.toml", "crews", [crew.id for crew in box.crews])
    for board in box.boards:
        check_board(board)
    _check_cards(box.cards)
    _check_figures(box.figures)
    return box


def _check_different(file: str, entry: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise mistake(file, entry, "id", f"{id!r} is there twice; each needs an id of its own")


# ── GR-2  The board: one map, the purple cities at its ends ──


def check_board(board: Board) -> None:
    """Raises `BadData` for a board that cannot be raced on."""
    for field, name in [("name", board.name), *(("cities", city.name) for city in board.cities)]:
        if not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable():
            raise mistake("boards.toml", board.id, field, f"a name has 1 to {LONGEST_NAME} letters, not {name[:60]!r}")
    rows = board.rows()
    if not rows:
        raise mistake("boards.toml", board.id, "map", "it has no rows")
    letters = [letter for row in rows for letter in row if letter not in CITY_ROW]
    cities = [city.letter for city in board.cities]
    for row in rows:
        if len(row) != len(rows[0]):
            raise mistake("boards.toml", board.id, "map", f"all rows must be equally long, but {row!r} is not")
    if len(rows) > 99 or len(rows[0]) > 26:
        raise mistake("boards.toml", board.id, "map", "at most 99 lanes and 26 columns would be right")
    spaces = sum(letter != "." for row in rows for letter in row)
    if spaces > MOST_SPACES:
        raise mistake("boards.toml", board.id, "map", f"at most {MOST_SPACES} spaces would be right, not {spaces}")
    for city in board.cities:
        if city.letter in CITY_ROW or cities.count(city.letter) > 1:
            what = f"each city needs a letter of its own, not {city.letter!r}; o and x are open country and risk zone"
            raise mistake("boards.toml", board.id, "cities", what)
        if letters.count(city.letter) != 1:
            what = f"{city.name} ({city.letter}) must stand on it once, not {letters.count(city.letter)} times"
            raise mistake("boards.toml", board.id, "map", what)
    for letter in letters:
        if letter not in cities:
            raise mistake("boards.toml", board.id, "map", f"there is no city of the letter {letter!r}")
    ends = [("north", board.north), ("south", board.south), *(("islands", letter) for letter in board.islands)]
    for line in board.lines:
        ends += [("lines", line.start), ("lines", line.end)]
        if line.start == line.end:
            raise mistake("boards.toml", board.id, "lines", f"a line cannot lead from {line.start!r} to itself")
    for field, letter in ends:
        if letter not in cities:
            raise mistake("boards.toml", board.id, field, f"there is no city of the letter {letter!r}")
    if board.north == board.south:
        raise mistake("boards.toml", board.id, "south", "the two purple cities must be different")
    chart = Chart(board, northward=False, diagonal=False)
    if chart.to_goal[chart.start] >= chart.spaces:
        raise mistake("boards.toml", board.id, "map", "no way leads from one purple city to the other")


# ── GR-57, GR-61 to GR-75  The cards: the rules know these fifteen and no others ──


def _check_cards(cards: list[Card]) -> None:
    ids = [card.id for card in cards]
    if ids != list(CARDS):
        raise mistake("cards.toml", "cards", "id", f"these cards in this order would be right: {', '.join(CARDS)}")
    if sum(card.count for card in cards) < 40:
        raise mistake("cards.toml", "cards", "count", "at least 40 cards are needed, so that four crews never run out")


# ── GR-10, GR-35, GR-55  Tables by the number of players, and by the number of assistants ──


def _check_figures(figures: Figures) -> None:
    for table, values in (("start.cash", figures.start.cash), ("bonus.by_rank", figures.bonus.by_rank)):
        for seats in range(2, CREWS + 1):
            if len(values.get(str(seats), [])) != seats:
                raise mistake("figures.toml", table, str(seats), f"{seats} values are needed, one for each place")
    if len(figures.assistants.funding) != figures.start.assistants:
        what = f"{figures.start.assistants} values are needed, one for each number of assistants"
        raise mistake("figures.toml", "assistants", "funding", what)
    if figures.cards.trail_hunter_keeps > figures.cards.trail_hunter_draws:
        raise mistake("figures.toml", "cards", "trail_hunter_keeps", "nobody can keep more cards than are drawn")
