"""What is in the box: race cards, event cards, cars, tables and tracks, read from data/ and checked."""

import csv
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from paddock.core.data import Origin, load, mistake
from paddock.core.errors import BadData
from paddock.games.grand_prix.track import Track, TrackFile

FOLDER = Path(__file__).parent

Movement = Literal["solo", "line", "pursuit", "lead"]
Wear = Literal["none", "tyre", "suspension", "wing", "brakes", "transmission", "engine"]
Special = Literal[
    "none",
    "clean-air",
    "diagonal-once",
    "overtake",
    "free-lateral",
    "no-lateral",
    "fork-inside",
    "fork-outside",
    "end-swap",
    "end-inside",
    "end-outside",
]
Flag = Literal["green", "yellow", "yellow-red", "double-yellow", "red", "black", "black-orange"]

MOVEMENTS = ("solo", "line", "pursuit", "lead")
SPECIALS: tuple[str, ...] = Special.__args__  # type: ignore[attr-defined]
FLAGS: tuple[str, ...] = Flag.__args__  # type: ignore[attr-defined]
SYMBOLS = ("star", "diamond", "circle", "triangle", "square")

EVENTS = {
    "Blown Engine": ("black",),
    "Brake Failure": ("black",),
    "Collision": ("double-yellow",),
    "Drive-Through Penalty": ("green",),
    "Engine Problems": ("green",),
    "Gear Box Failure": ("black",),
    "Hard Hit": ("yellow", "yellow-red"),
    "Mechanical Failure": ("black-orange",),
    "NPC Retirement": ("black",),
    "Serious Crash": ("red",),
    "Spin-Off": ("yellow", "yellow-red"),
    "Spin Around": ("yellow", "yellow-red"),
    "Strike the Barrier": ("yellow", "yellow-red"),
    "Suspension Difficulties": ("green",),
    "Suspension Stress": ("green",),
    "Stop & Go Penalty": ("green",),
    "Tire Test": ("green",),
    "Tire Wear": ("green",),
    "Traction Hazard": ("yellow", "yellow-red"),
    "Transmission Problems": ("green",),
    "Weather Change": ("green",),
    "Wheel Rub": ("green",),
    "Wing Damage": ("green",),
}
"""The 23 named events, with the flags (GP-8.2.1) that fit what each does."""


class RaceCard(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    name: str
    movement: Movement
    speed: int
    pit_exit: int
    wear: Wear
    close_call: int
    special: Special
    type_origin: Origin
    numbers_origin: Origin


class EventCard(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    name: str
    flag: Flag
    pit_number: Literal["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "all"]
    flag_origin: Origin
    numbers_origin: Origin


class Team(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    car_a: int
    car_b: int
    colour: str
    numbers_origin: Origin


class Npc(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    symbol: Literal["star", "diamond", "circle", "triangle", "square", "none"]
    neutral_call: int
    number_origin: Origin
    symbol_origin: Origin


class ChartRow(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    team_npcs: int
    neutral_npcs: int
    hand: int


class Scoring(msgspec.Struct, forbid_unknown_fields=True):
    points: list[int]


class Duration(msgspec.Struct, forbid_unknown_fields=True):
    tyre: int
    suspension: int
    wing: int
    brakes: int
    transmission: int
    engine: int
    tyre_change: int


class WearTable(msgspec.Struct, forbid_unknown_fields=True):
    speed_penalty: list[int]


class Distances(msgspec.Struct, forbid_unknown_fields=True):
    second_cars_from: int
    safety_zone_reach: int
    npc_stop: int
    green_line: int


class Crashes(msgspec.Struct, forbid_unknown_fields=True):
    collision: int
    serious_crash: int
    hard_hit: int


class Stops(msgspec.Struct, forbid_unknown_fields=True):
    drive_through: int
    stop_and_go: int
    engine_problems_npc: int
    transmission_problems_npc: int
    wing_damage_npc: int
    mechanical_failure_npc: int
    mechanical_failure_times: int


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    origin: dict[str, Origin]
    chart: list[ChartRow]
    scoring: Scoring
    duration: Duration
    wear: WearTable
    crashes: Crashes
    distances: Distances
    stops: Stops


class ThunderAlley(msgspec.Struct, forbid_unknown_fields=True):
    laps: dict[str, int]
    origin: dict[str, Origin]


class Box(msgspec.Struct):
    """Everything in the box."""

    cards: list[RaceCard]
    events: list[EventCard]
    teams: list[Team]
    npcs: list[Npc]
    tables: Tables
    tracks: list[Track]


@lru_cache(maxsize=64)
def open_box(pack: Path | None = None) -> Box:
    """The components: the files of a content pack instead of ours where it has them, and its tracks beside ours."""
    if pack is not None and not pack.is_dir():
        raise BadData(
            f"the content pack {pack} is not a folder; it should hold files such as cards.csv or tracks/*.toml"
        )
    folder = FOLDER / "data"
    _check_names(folder, pack)
    box = Box(
        load_table(folder, "cards.csv", RaceCard, pack),
        load_table(folder, "events.csv", EventCard, pack),
        load_table(folder, "teams.csv", Team, pack),
        load_table(folder, "npcs.csv", Npc, pack),
        load(folder, "tables.toml", Tables, pack),
        _load_tracks(folder, pack),
    )
    _check_cards(box.cards)
    _check_tables(box.tables)
    _check_cars(box)
    _check_events(box)
    return box


def _check_names(folder: Path, pack: Path | None) -> None:
    """Refuse a pack with a file of a name that is not ours: nobody would read it."""
    ours = sorted(file.name for file in folder.iterdir() if file.is_file())
    for file in sorted(pack.iterdir()) if pack is not None else []:
        if file.suffix in (".csv", ".toml") and file.name not in ours:
            raise BadData(
                f"{file.name}: the content pack holds a file that nobody would read; "
                f"the files are {', '.join(ours)} and tracks/*.toml"
            )


# ── Tables of one component a line ──

T = TypeVar("T")


def load_table(folder: Path, name: str, form: type[T], pack: Path | None) -> list[T]:
    """The rows of a CSV file, each as a `form`; lines that begin with # are remarks."""
    file = pack / name if pack is not None and (pack / name).exists() else folder / name
    rows: list[T] = []
    header: list[str] = []
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        at = 1 + error.object[: error.start].count(b"\n")
        raise BadData(f"{name}, line {at}: the file should be text in UTF-8") from None
    for number, line in enumerate(lines, 1):
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


# ── GP-5.1.4  78 cards: 23 Solo, 21 Line, 15 Pursuit, 19 Lead ──

DECK = {"solo": 23, "line": 21, "pursuit": 15, "lead": 19}
TYPES_OF: dict[str, tuple[str, ...]] = {
    "clean-air": ("solo",),
    "diagonal-once": ("solo", "lead"),
    "overtake": ("solo",),
    "free-lateral": ("solo", "lead"),
    "end-swap": ("pursuit",),
}
"""The movement types with which a special text can be played at all."""


def _check_cards(cards: list[RaceCard]) -> None:
    if [card.number for card in cards] != list(range(1, len(cards) + 1)):
        raise mistake("cards.csv", "the deck", "number", "the cards must be numbered 1, 2, 3, …")
    for movement, count in DECK.items():
        found = sum(card.movement == movement for card in cards)
        if found != count:
            raise mistake("cards.csv", "the deck", "movement", f"{count} {movement} cards would be right, not {found}")
    for card in cards:
        where = f"card {card.number}"
        if not 1 <= card.speed <= 15:
            raise mistake("cards.csv", where, "speed", f"1 to 15 would be right, not {card.speed}")
        if not 1 <= card.pit_exit <= 15:
            raise mistake("cards.csv", where, "pit_exit", f"1 to 15 would be right, not {card.pit_exit}")
        if not 0 <= card.close_call <= 5:
            raise mistake("cards.csv", where, "close_call", f"0 to 5 would be right, not {card.close_call}")
        if card.movement not in TYPES_OF.get(card.special, MOVEMENTS):
            right = " or ".join(TYPES_OF[card.special])
            raise mistake("cards.csv", where, "special", f"{card.special} goes with {right} cards only")


# ── GP-2.10, GP-7.3.2, GP-7.4.1, GP-10.2.1 ──


def _check_tables(tables: Tables) -> None:
    if [row.players for row in tables.chart] != list(range(2, 12)):
        raise mistake("tables.toml", "chart", "players", "one row for each of 2 to 11 players would be right")
    for row in tables.chart:
        cars = (2 + row.team_npcs) * row.players + row.neutral_npcs
        if cars != 22:
            raise mistake("tables.toml", f"chart, {row.players} players", "cars", f"22 would be right, not {cars}")
        if not 1 <= row.hand * row.players <= 70:
            raise mistake("tables.toml", f"chart, {row.players} players", "hand", "the deck has 78 cards for all")
    if len(tables.scoring.points) != 10:
        raise mistake("tables.toml", "scoring", "points", "one value for each of ten positions would be right")
    if not tables.wear.speed_penalty:
        raise mistake("tables.toml", "wear", "speed_penalty", "a value for 0, 1, 2, … markers would be right")


# ── GP-1.5, GP-2.3.1, R-49  Cars ──


def _check_cars(box: Box) -> None:
    if len(box.teams) < 11:
        raise mistake("teams.csv", "teams", "number", f"11 teams at least would be right, not {len(box.teams)}")
    if len(box.npcs) != 18:
        raise mistake("npcs.csv", "cars", "number", f"18 would be right, not {len(box.npcs)}")
    numbers = [number for team in box.teams for number in (team.car_a, team.car_b)] + [npc.number for npc in box.npcs]
    for number in numbers:
        if not 1 <= number <= 99 or numbers.count(number) > 1:
            raise mistake("teams.csv, npcs.csv", f"car {number}", "number", "1 to 99, each once, would be right")
    for team in box.teams:
        if not team.name.isalpha():
            raise mistake("teams.csv", team.name, "name", "one word would be right")
    calls = sorted(npc.neutral_call for npc in box.npcs if npc.neutral_call)
    most = max(row.neutral_npcs for row in box.tables.chart if row.team_npcs == 0)
    if calls != list(range(1, len(calls) + 1)) or len(calls) < most:
        raise mistake("npcs.csv", "cars", "neutral_call", f"the calls must run from 1 to {most} at least")
    for row in box.tables.chart:
        for symbol in SYMBOLS[: row.players if row.team_npcs else 0]:
            if sum(npc.symbol == symbol for npc in box.npcs) < row.team_npcs:
                raise mistake("npcs.csv", symbol, "cars", f"{row.team_npcs} are needed with {row.players} players")


# ── GP-8  Events ──


def _check_events(box: Box) -> None:
    events = box.events
    if [event.number for event in events] != list(range(1, 33)):
        raise mistake("events.csv", "the deck", "number", "32 cards, numbered from 1, would be right")
    for event in events:
        if event.name not in EVENTS:
            raise mistake(
                "events.csv", f"card {event.number}", "name", f"{event.name!r} is none of {', '.join(EVENTS)}"
            )
        if event.flag not in EVENTS[event.name]:
            right = " or ".join(EVENTS[event.name])
            raise mistake("events.csv", f"card {event.number}", "flag", f"{event.name} goes with {right}")
    for npc in box.npcs:
        digit = str(npc.number % 10)
        if sum(event.pit_number == digit for event in events) < 2:
            raise mistake("events.csv", "the deck", "pit_number", f"{digit} must stand on two cards: NPC {npc.number}")


# ── GP-2.1.1, GP-12  Tracks ──


def _load_tracks(folder: Path, pack: Path | None) -> list[Track]:
    laps = load(folder, "thunder-alley.toml", ThunderAlley, pack).laps
    found: dict[str, Path] = {}
    for home in (folder, pack):
        for file in sorted((home / "tracks").glob("*.toml")) if home is not None else []:
            found[file.stem] = file
    return [
        Track(id, load(file.parent, file.name, TrackFile), laps.get(id, 0), file.read_text(encoding="utf-8"))
        for id, file in found.items()
    ]


def track_named(box: Box, id: str) -> Track:
    return next(track for track in box.tracks if track.id == id)


def slug(name: str) -> str:
    """A name as one word.

    >>> slug("Stop & Go Penalty")
    'stop-and-go-penalty'
    """
    return "-".join(name.lower().replace("&", "and").split())
