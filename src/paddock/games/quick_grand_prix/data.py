"""What is printed on the components: cars, speed cards, circuits and the points table, read from data/*.toml."""

from pathlib import Path

import msgspec

from paddock.core.data import Origin, load, mistake

FOLDER = Path(__file__).parent


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a car card: engine power and passing limit."""

    power: int
    limit: int
    origin: Origin


class Car(msgspec.Struct, forbid_unknown_fields=True):
    team: str
    car: str
    printed: Side
    balanced: Side


class Cars(msgspec.Struct, forbid_unknown_fields=True):
    damaged: Side
    cars: list[Car]


class SpeedCard(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    slow: int
    fast: int
    die: int
    qualifying: int
    origin: Origin
    back_of_the_grid: bool = False


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[SpeedCard]


class Circuit(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    limits: list[int]
    limits_origin: Origin
    drs: list[int]
    difficulty: int
    origin: Origin
    character: str


class Circuits(msgspec.Struct, forbid_unknown_fields=True):
    circuits: list[Circuit]


class Season(msgspec.Struct, forbid_unknown_fields=True):
    points: list[int]
    calendar: list[str]
    origin: Origin


class Box(msgspec.Struct):
    """Everything in the box."""

    cars: Cars
    deck: list[SpeedCard]
    circuits: list[Circuit]
    season: Season


def open_box(pack: Path | None = None) -> Box:
    """The components, with the files of a content pack instead of ours where it has them."""
    folder = FOLDER / "data"
    box = Box(
        load(folder, "cars.toml", Cars, pack),
        load(folder, "cards.toml", Deck, pack).cards,
        load(folder, "circuits.toml", Circuits, pack).circuits,
        load(folder, "season.toml", Season, pack),
    )
    _check_cars(box.cars)
    _check_deck(box.deck)
    for circuit in box.circuits:
        _check_circuit(circuit)
    _check_season(box)
    return box


# ── QGP-2, QGP-3, QGP-7  Cars ──


def _check_cars(cars: Cars) -> None:
    teams = list(dict.fromkeys(car.team for car in cars.cars))
    if [(car.team, car.car) for car in cars.cars] != [(team, letter) for team in teams for letter in "AB"]:
        raise mistake("cars.toml", "cars", "team", "each team needs its car A and then its car B")
    if len(teams) != 4:
        raise mistake("cars.toml", "cars", "team", f"there must be four teams, not {len(teams)}")
    for car in cars.cars:
        for side in (car.printed, car.balanced):
            if not (0 <= side.power <= 9 and 1 <= side.limit <= 8):
                raise mistake("cars.toml", f"{car.team} {car.car}", "power, limit", "0 to 9 and 1 to 8 would be right")


# ── QGP-1, QGP-4  Speed cards ──


def _check_deck(deck: list[SpeedCard]) -> None:
    if len(deck) != 9:
        raise mistake("cards.toml", "cards", "number", f"there must be 9 speed cards, not {len(deck)}")
    if sorted(card.qualifying for card in deck) != list(range(1, 10)):
        raise mistake("cards.toml", "cards", "qualifying", "each of the places 1 to 9 must stand on one card")
    if len({card.name for card in deck}) != 9:
        raise mistake("cards.toml", "cards", "name", "each card needs a name of its own")
    for card in deck:
        if not 1 <= card.die <= 6:
            raise mistake("cards.toml", card.name, "die", f"a die shows 1 to 6, not {card.die}")
        if card.back_of_the_grid != (card.qualifying == 9):
            raise mistake("cards.toml", card.name, "back_of_the_grid", "it belongs to the card of qualifying place 9")


# ── QGP-6  Circuits ──


def _check_circuit(circuit: Circuit) -> None:
    if len(circuit.limits) != 6 or not all(1 <= limit <= 15 for limit in circuit.limits):
        raise mistake("circuits.toml", circuit.id, "limits", "six safety limits from 1 to 15 would be right")
    if not circuit.drs or not all(1 <= section <= 6 for section in circuit.drs):
        raise mistake("circuits.toml", circuit.id, "drs", "one or more sections from 1 to 6 would be right")
    if circuit.difficulty not in (6, 7, 8):
        raise mistake("circuits.toml", circuit.id, "difficulty", f"6, 7 or 8 would be right, not {circuit.difficulty}")


def _check_season(box: Box) -> None:
    if len(box.season.points) != 8:
        raise mistake("season.toml", "points", "number", "one value for each of the eight places would be right")
    known = [circuit.id for circuit in box.circuits]
    for id in box.season.calendar:
        if id not in known:
            raise mistake("season.toml", "calendar", id, f"there is no such circuit; there are {', '.join(known)}")
