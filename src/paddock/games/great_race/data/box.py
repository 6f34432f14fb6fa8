"""What is in the box: boards, terrain tiles, resource cards, crews and the printed figures, read from data/*.toml."""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from paddock.core.data import Origin, check_names, load, mistake
from paddock.games.great_race.data.board import Board, Boards, Price, Small, Word, check_board
from paddock.games.great_race.rules.terms import (
    CARDS,
    CREWS,
    MOST_ASSISTANTS,
    MOST_POINTS,
    MOST_TILES,
)

FOLDER = Path(__file__).parent.parent
"""The folder of the game: its data, texts and rules."""

Colour = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-f]{6}$")]
Level = Annotated[int, msgspec.Meta(ge=1, le=MOST_POINTS - 1)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Francs = Annotated[int, msgspec.Meta(ge=0, le=1000)]


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


# ── GR-1, G-47  Everything is read and checked, once ──


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
    _check_bivouac(box)
    return box


def _check_different(file: str, entry: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise mistake(file, entry, "id", f"{id!r} is there twice; each needs an id of its own")


# ── GR-57, GR-61 to GR-75  The cards: the rules know these fifteen and no others ──


def _check_cards(cards: list[Card]) -> None:
    ids = [card.id for card in cards]
    if ids != list(CARDS):
        raise mistake("cards.toml", "cards", "id", f"these cards in this order would be right: {', '.join(CARDS)}")


# ── GR-16, GR-18  A card for everybody in the bivouac, and one more, even when all hands are full ──


def _check_bivouac(box: Box) -> None:
    cards, chassis = sum(card.count for card in box.cards), box.figures.gauges.chassis
    if cards < CREWS * chassis + CREWS + 1:
        most = (cards - CREWS - 1) // CREWS
        what = f"with {cards} cards at most {most} would be right, so that a bivouac never runs out, not {chassis}"
        raise mistake("figures.toml", "gauges", "chassis", what)


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
