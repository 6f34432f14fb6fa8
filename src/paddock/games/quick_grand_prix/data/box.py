"""What is printed on the components: cars, speed cards, circuits and the points table, read from data/*.toml."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from paddock.core.data import Origin, check_names, load, mistake

FOLDER = Path(__file__).parent.parent
"""The folder of the game: its data, texts and rules."""
LONGEST_CALENDAR = 24

Power = Annotated[int, msgspec.Meta(ge=0, le=9)]
PassingLimit = Annotated[int, msgspec.Meta(ge=1, le=8)]
Speed = Annotated[int, msgspec.Meta(ge=0, le=9)]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
SafetyLimit = Annotated[int, msgspec.Meta(ge=1, le=15)]
Section = Annotated[int, msgspec.Meta(ge=1, le=6)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a car card: engine power and passing limit."""

    power: Power
    limit: PassingLimit
    origin: Origin


class Car(msgspec.Struct, forbid_unknown_fields=True):
    team: str
    car: Literal["A", "B"]
    printed: Side
    balanced: Side


class Cars(msgspec.Struct, forbid_unknown_fields=True):
    damaged: Side
    cars: list[Car]


class SpeedCard(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    slow: Speed
    fast: Speed
    die: Die
    qualifying: int
    origin: Origin
    back_of_the_grid: bool = False


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[SpeedCard]


class Circuit(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    limits: Annotated[list[SafetyLimit], msgspec.Meta(min_length=6, max_length=6)]
    limits_origin: Origin
    drs: Annotated[list[Section], msgspec.Meta(min_length=1)]
    difficulty: Literal[6, 7, 8]
    origin: Origin
    character: str


class Circuits(msgspec.Struct, forbid_unknown_fields=True):
    circuits: Annotated[list[Circuit], msgspec.Meta(min_length=1)]


class Season(msgspec.Struct, forbid_unknown_fields=True):
    points: Annotated[list[Points], msgspec.Meta(min_length=8, max_length=8)]
    calendar: Annotated[list[str], msgspec.Meta(min_length=1, max_length=LONGEST_CALENDAR)]
    origin: Origin


class Box(msgspec.Struct):
    """Everything in the box."""

    cars: Cars
    deck: list[SpeedCard]
    circuits: list[Circuit]
    season: Season


@cache
def open_box(pack: Path | None = None) -> Box:
    """The components, with the files of a content pack instead of ours where it has them. Read once."""
    folder = FOLDER / "data"
    check_names(folder, pack)
    box = Box(
        load(folder, "cars.toml", Cars, pack),
        load(folder, "cards.toml", Deck, pack).cards,
        load(folder, "circuits.toml", Circuits, pack).circuits,
        load(folder, "season.toml", Season, pack),
    )
    _check_cars(box.cars)
    _check_deck(box.deck)
    _check_circuits(box.circuits)
    _check_season(box)
    return box


def _is_word(text: str) -> bool:
    """Whether a name can stand in an action, a position or a game string."""
    return bool(text) and all(c.isalnum() or c in "-_" for c in text)


# ── QGP-2, QGP-3, QGP-7  Cars ──


def _check_cars(cars: Cars) -> None:
    teams = list(dict.fromkeys(car.team for car in cars.cars))
    for team in teams:
        if not team.isalpha():
            raise mistake("cars.toml", "cars", "team", f"a single word of letters would be right, not {team!r}")
    if len({team.lower() for team in teams}) != 4:
        raise mistake("cars.toml", "cars", "team", f"there must be four different teams, not {', '.join(teams)}")
    if [(car.team, car.car) for car in cars.cars] != [(team, letter) for team in teams for letter in "AB"]:
        raise mistake("cars.toml", "cars", "car", "each team needs its car A and, right after it, its car B")


# ── QGP-1, QGP-4  Speed cards ──


def _check_deck(deck: list[SpeedCard]) -> None:
    if len(deck) != 9:
        raise mistake("cards.toml", "cards", "number", f"there must be 9 speed cards, not {len(deck)} (QGP-1)")
    names: list[str] = []
    places: dict[int, str] = {}
    for card in deck:
        if not _is_word(card.name) or card.name in names:
            raise mistake("cards.toml", "cards", "name", f"a single word of its own would be right, not {card.name!r}")
        names.append(card.name)
        if card.slow > card.fast:
            raise mistake("cards.toml", card.name, "slow, fast", f"{card.slow} is more than {card.fast}; swap them")
        if not 1 <= card.qualifying <= 9 or card.qualifying in places:
            taken = f"; {places[card.qualifying]} has {card.qualifying}" if card.qualifying in places else ""
            what = f"each card needs another place from 1 to 9, not {card.qualifying}{taken}"
            raise mistake("cards.toml", card.name, "qualifying", what)
        places[card.qualifying] = card.name
        if card.back_of_the_grid != (card.qualifying == 9):
            what = "true would be right on the card of qualifying place 9, and on no other"
            raise mistake("cards.toml", card.name, "back_of_the_grid", what)


# ── QGP-6  Circuits ──


def _check_circuits(circuits: list[Circuit]) -> None:
    ids: list[str] = []
    for circuit in circuits:
        if not _is_word(circuit.id) or circuit.id in ids:
            what = f"a single word of its own would be right, not {circuit.id!r}"
            raise mistake("circuits.toml", "circuits", "id", what)
        ids.append(circuit.id)
        if len(set(circuit.drs)) != len(circuit.drs):
            raise mistake("circuits.toml", circuit.id, "drs", "a section is named twice; once would be right")


# ── QGP-8, R-30  The season ──


def _check_season(box: Box) -> None:
    points = box.season.points
    if sorted(points, reverse=True) != points:
        raise mistake("season.toml", "points", "order", "a better place must not score less: largest first")
    known = [circuit.id for circuit in box.circuits]
    for id in box.season.calendar:
        if id not in known:
            raise mistake("season.toml", "calendar", id, f"there is no such circuit; there are {', '.join(known)}")
