"""What is printed on the components: drivers, engines, the development board, tactic cards, race boards, strips, tables
and the season, read from data/*.toml. Every value says where it comes from: given by the rulebook, inferred from it, or
designed here."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from paddock.core.data import check_names, load, mistake
from paddock.games.formula_1_tgp.terms import MOST_DRIVERS, MOST_ENGINES, MOST_NUMBER

FOLDER = Path(__file__).parent

LONGEST_CALENDAR = 4

Origin = Literal["given", "inferred", "designed"]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Strip = Annotated[int, msgspec.Meta(ge=1, le=MOST_NUMBER)]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]

Parameter = Literal["top", "acceleration", "driver", "tyres"]

Does = Literal[
    "mechanical", "save-or-back", "save-or-out", "back", "tyres", "move", "points", "keep-tyres", "out", "wing", "spin"
]
ROLLS_ON: tuple[Does, ...] = ("mechanical", "save-or-back", "save-or-out")
BEFORE_THE_MOVE: tuple[Does, ...] = ("mechanical", "move", "keep-tyres")
"""Effects that need another die: the last of their row."""

CARD_IDS = (
    "qual-lap",
    "launch",
    "flat-out",
    "late-brake",
    "slipstream",
    "shut-door",
    "team-orders",
    "fast-stop",
    "save-tyres",
    "lean-mix",
    "lucky",
)
"""The kinds of tactic cards that the rules know, in the order of their numbers."""


class Alias(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str


class Driver(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    alias: Alias
    speed: Small
    skill: Small
    origins: dict[str, Origin]


class Drivers(msgspec.Struct, forbid_unknown_fields=True):
    drivers: Annotated[list[Driver], msgspec.Meta(min_length=8, max_length=MOST_DRIVERS)]


class Engine(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    alias: Alias
    power: Small
    top: Small
    acceleration: Small
    reliability: Small
    origins: dict[str, Origin]


class Engines(msgspec.Struct, forbid_unknown_fields=True):
    engines: Annotated[list[Engine], msgspec.Meta(min_length=4, max_length=MOST_ENGINES)]


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    speed: Change = 0
    tyres: Change = 0
    top: Small = 0
    acceleration: Small = 0
    reliability: Change = 0
    overtake: Change = 0
    start: Small = 0
    pit: Change = 0


class Step(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    polish: str
    origins: dict[str, Origin]
    effect: Effect | None = None
    settings: Annotated[list[Effect], msgspec.Meta(max_length=2)] = []

    def choices(self) -> list[Effect]:
        return [self.effect] if self.effect is not None else self.settings


class Facility(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    polish: str
    origin: Origin
    steps: Annotated[list[Step], msgspec.Meta(min_length=4, max_length=4)]


class Tree(msgspec.Struct, forbid_unknown_fields=True):
    facilities: Annotated[list[Facility], msgspec.Meta(min_length=4, max_length=4)]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    polish: str
    copies: Annotated[int, msgspec.Meta(ge=0, le=20)]
    origin: Origin
    amount: Small = 0


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[Card]


class Corner(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    need: Annotated[int, msgspec.Meta(ge=2, le=9)]
    parameters: Annotated[list[Parameter], msgspec.Meta(min_length=1)]
    origins: dict[str, Origin]


class Bonus(msgspec.Struct, forbid_unknown_fields=True):
    value: Strip
    points: Small


class Circuit(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    country: str
    polish: str
    turns: Annotated[int, msgspec.Meta(ge=5, le=12)]
    hard: Annotated[int, msgspec.Meta(ge=1, le=9)]
    pit: Annotated[int, msgspec.Meta(ge=1, le=20)]
    wet: list[Die]
    top_bonus: list[Bonus]
    acceleration_bonus: list[Bonus]
    character: str
    origins: dict[str, Origin]
    corners: Annotated[list[Corner], msgspec.Meta(min_length=2, max_length=2)]


class Circuits(msgspec.Struct, forbid_unknown_fields=True):
    circuits: Annotated[list[Circuit], msgspec.Meta(min_length=1, max_length=12)]


class Fuel(msgspec.Struct, forbid_unknown_fields=True):
    turns: Annotated[int, msgspec.Meta(ge=1, le=9)]
    qual: Points
    move: Small
    origins: dict[str, Origin]


class Worn(msgspec.Struct, forbid_unknown_fields=True):
    soft: Small
    hard: Small
    wet: Small


class StrategyBoard(msgspec.Struct, forbid_unknown_fields=True):
    speed_strip: Strip
    tyre_strip: Annotated[int, msgspec.Meta(ge=9, le=20)]
    soft_bonus: Small
    worn: Worn
    burst: Die
    slicks_in_the_wet: Small
    most_points_a_turn: Annotated[int, msgspec.Meta(ge=0, le=4)]
    first_event_window: Annotated[int, msgspec.Meta(ge=1, le=4)]
    broken_wing: Small
    fuel: Annotated[list[Fuel], msgspec.Meta(min_length=1, max_length=9)]
    origins: dict[str, Origin]


class Slot(msgspec.Struct, forbid_unknown_fields=True):
    row: Strip
    lane: Annotated[int, msgspec.Meta(ge=0, le=1)]


class Start(msgspec.Struct, forbid_unknown_fields=True):
    lanes: Literal[2]
    rows: Strip
    spaces: Annotated[list[Small], msgspec.Meta(min_length=6, max_length=6)]
    full_ahead: Small
    slots: Annotated[list[Slot], msgspec.Meta(min_length=8, max_length=8)]
    origins: dict[str, Origin]


class Consequence(msgspec.Struct, forbid_unknown_fields=True):
    does: Does
    amount: Change = 0


class Row(msgspec.Struct, forbid_unknown_fields=True):
    to: Annotated[int, msgspec.Meta(ge=1, le=99)]
    effects: list[Consequence]
    origin: Origin


Table = Annotated[list[Row], msgspec.Meta(min_length=1)]


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    soft_wear: Annotated[list[Annotated[int, msgspec.Meta(ge=-9, le=0)]], msgspec.Meta(min_length=6, max_length=6)]
    soft_wear_origin: Origin
    dry_events: Table
    mechanical: Table
    collision: Table
    wet_events: Table


class Costs(msgspec.Struct, forbid_unknown_fields=True):
    engine: Literal[1]  # the fee that TGP-17 counts as the first point of the offer
    driver: Literal[1]
    facility: Strip
    step: Strip
    crew: Strip
    test: Strip


class Season(msgspec.Struct, forbid_unknown_fields=True):
    activation_points: Annotated[list[Strip], msgspec.Meta(min_length=1)]
    most_crews: Annotated[int, msgspec.Meta(ge=0, le=5)]
    most_tests: Annotated[int, msgspec.Meta(ge=0, le=9)]
    rating_facilities: Annotated[list[Small], msgspec.Meta(min_length=5, max_length=5)]
    rating_crews: list[Small]
    rating_test: Small
    points: Annotated[list[Points], msgspec.Meta(min_length=1, max_length=8)]
    calendar: Annotated[list[str], msgspec.Meta(min_length=1, max_length=LONGEST_CALENDAR)]
    costs: Costs
    origins: dict[str, Origin]


class Box(msgspec.Struct):
    """Everything in the box."""

    drivers: list[Driver]
    engines: list[Engine]
    tree: list[Facility]
    cards: list[Card]
    circuits: list[Circuit]
    board: StrategyBoard
    start: Start
    tables: Tables
    season: Season


@cache
def open_box(pack: Path | None = None) -> Box:
    """The components, with the files of a content pack instead of ours where it has them. Read once."""
    folder = FOLDER / "data"
    check_names(folder, pack)
    box = Box(
        load(folder, "drivers.toml", Drivers, pack).drivers,
        load(folder, "engines.toml", Engines, pack).engines,
        load(folder, "tree.toml", Tree, pack).facilities,
        load(folder, "cards.toml", Cards, pack).cards,
        load(folder, "circuits.toml", Circuits, pack).circuits,
        load(folder, "strategy_board.toml", StrategyBoard, pack),
        load(folder, "start.toml", Start, pack),
        load(folder, "tables.toml", Tables, pack),
        load(folder, "season.toml", Season, pack),
    )
    _check_people(box)
    _check_tree(box.tree)
    _check_cards(box.cards)
    _check_circuits(box)
    _check_board(box.board)
    _check_start(box)
    _check_tables(box.tables)
    _check_season(box)
    return box


def _is_word(text: str) -> bool:
    """Whether a name can stand in an action, a position or a game string."""
    return bool(text) and all(c.isalnum() or c in "-_" for c in text)


def _check_ids(file: str, entry: str, ids: list[str]) -> None:
    for place, id in enumerate(ids):
        if not _is_word(id) or id in ids[:place]:
            raise mistake(file, entry, "id", f"a single word of its own would be right, not {id!r}")


def _check_origins(file: str, entry: str, origins: dict[str, Origin], wanted: tuple[str, ...]) -> None:
    if set(origins) != set(wanted):
        raise mistake(file, entry, "origins", f"it must name the origin of each of {', '.join(wanted)}, and no other")


# ── TGP-3  Drivers and engines ──


def _check_people(box: Box) -> None:
    _check_ids("drivers.toml", "drivers", [driver.id for driver in box.drivers])
    _check_ids("drivers.toml", "alias", [driver.alias.id for driver in box.drivers])
    _check_ids("engines.toml", "engines", [engine.id for engine in box.engines])
    _check_ids("engines.toml", "alias", [engine.alias.id for engine in box.engines])
    for driver in box.drivers:
        _check_origins("drivers.toml", driver.id, driver.origins, ("name", "alias", "speed", "skill"))
    for engine in box.engines:
        wanted = ("name", "alias", "power", "top", "acceleration", "reliability")
        _check_origins("engines.toml", engine.id, engine.origins, wanted)


# ── TGP-7, TGP-26  The development board ──


def _check_tree(tree: list[Facility]) -> None:
    _check_ids("tree.toml", "facilities", [facility.id for facility in tree])
    _check_ids("tree.toml", "steps", [step.id for facility in tree for step in facility.steps])
    for facility in tree:
        for step in facility.steps:
            _check_origins("tree.toml", step.id, step.origins, ("name", "effect"))
            if (step.effect is None) != (len(step.settings) == 2):
                what = "a step needs either one effect or two settings"
                raise mistake("tree.toml", step.id, "effect, settings", what)


# ── TGP-3, TGP-28  Tactic cards ──


def _check_cards(cards: list[Card]) -> None:
    if tuple(card.id for card in cards) != CARD_IDS:
        raise mistake("cards.toml", "cards", "id", f"the cards must be {', '.join(CARD_IDS)}, in this order")
    copies = sum(card.copies for card in cards)
    if copies < 20:
        what = f"four teams of five crews need 20 cards; there are only {copies}"
        raise mistake("cards.toml", "cards", "copies", what)


# ── TGP-9  Race boards ──


def _check_circuits(box: Box) -> None:
    _check_ids("circuits.toml", "circuits", [circuit.id for circuit in box.circuits])
    _check_ids("circuits.toml", "corners", [corner.id for circuit in box.circuits for corner in circuit.corners])
    for circuit in box.circuits:
        wanted = ("name", "turns", "hard", "pit", "wet", "top_bonus", "acceleration_bonus")
        _check_origins("circuits.toml", circuit.id, circuit.origins, wanted)
        if circuit.turns <= box.board.first_event_window:
            what = f"a race must go on after turn {box.board.first_event_window}, where the second event roll is due"
            raise mistake("circuits.toml", circuit.id, "turns", what)
        for corner in circuit.corners:
            _check_origins("circuits.toml", corner.id, corner.origins, ("name", "need", "parameters"))
            if len(set(corner.parameters)) != len(corner.parameters):
                raise mistake("circuits.toml", corner.id, "parameters", "a parameter is named twice; once is right")
        for name, row in (("top_bonus", circuit.top_bonus), ("acceleration_bonus", circuit.acceleration_bonus)):
            values = [bonus.value for bonus in row]
            if values != sorted(set(values)):
                raise mistake("circuits.toml", circuit.id, name, "the values must rise from step to step")


# ── TGP-8  The strategy board ──


def _check_board(board: StrategyBoard) -> None:
    if [field.turns for field in board.fuel] != list(range(1, len(board.fuel) + 1)):
        raise mistake("strategy_board.toml", "fuel", "turns", "the fields must count 1, 2, 3 and so on")
    for field in board.fuel:
        _check_origins("strategy_board.toml", f"fuel {field.turns}", field.origins, ("qual", "move"))
    _check_origins(
        "strategy_board.toml",
        "the board",
        board.origins,
        (
            "speed_strip",
            "tyre_strip",
            "soft_bonus",
            "worn",
            "burst",
            "slicks_in_the_wet",
            "most_points_a_turn",
            "first_event_window",
            "broken_wing",
        ),
    )


# ── TGP-9, R-29  The start track ──


def _check_start(box: Box) -> None:
    start = box.start
    _check_origins("start.toml", "the start", start.origins, ("lanes", "rows", "spaces", "full_ahead", "slots"))
    places = [(slot.row, slot.lane) for slot in start.slots]
    if len(set(places)) != len(places) or [row for row, _ in places] != sorted((r for r, _ in places), reverse=True):
        raise mistake("start.toml", "slots", "row", "each slot needs a place of its own, the first one furthest ahead")
    software = sum(effect.start for facility in box.tree for step in facility.steps for effect in step.choices()[:1])
    furthest = start.slots[0].row + max(start.spaces) + start.full_ahead + software
    if start.rows < furthest:
        raise mistake("start.toml", "rows", "number", f"the best start reaches row {furthest}; so many rows are needed")


# ── TGP-96  The tables ──


def _check_tables(tables: Tables) -> None:
    for name, table, least in (
        ("dry_events", tables.dry_events, 10),
        ("wet_events", tables.wet_events, 10),
        ("mechanical", tables.mechanical, 6),
        ("collision", tables.collision, 6),
    ):
        ends = [row.to for row in table]
        if ends != sorted(set(ends)) or ends[-1] < least:
            raise mistake("tables.toml", name, "to", f"the rows must rise, and the last must reach {least} or more")
        for row in table:
            if any(effect.does in ROLLS_ON for effect in row.effects[:-1]):
                what = f"{', '.join(ROLLS_ON)} lead to another roll, so they must stand last"
                raise mistake("tables.toml", f"{name}, row to {row.to}", "effects", what)
            if name == "mechanical" and any(effect.does == "mechanical" for effect in row.effects):
                raise mistake("tables.toml", f"{name}, row to {row.to}", "effects", "the table cannot lead to itself")
            if name == "collision" and any(effect.does in BEFORE_THE_MOVE for effect in row.effects):
                what = f"{', '.join(BEFORE_THE_MOVE)} change a move that is still to come, not one in a collision"
                raise mistake("tables.toml", f"{name}, row to {row.to}", "effects", what)


# ── TGP-11, TGP-12, TGP-27  The season ──


def _check_season(box: Box) -> None:
    season = box.season
    wanted = (
        "activation_points",
        "most_crews",
        "most_tests",
        "rating_facilities",
        "rating_crews",
        "rating_test",
        "points",
        "calendar",
        "costs",
    )
    _check_origins("season.toml", "the season", season.origins, wanted)
    if len(season.rating_crews) != season.most_crews + 1:
        what = f"it needs a value for each of 0 to {season.most_crews} crews"
        raise mistake("season.toml", "rating_crews", "length", what)
    if sorted(season.points, reverse=True) != season.points:
        raise mistake("season.toml", "points", "order", "a better place must not score less: largest first")
    known = [circuit.id for circuit in box.circuits]
    for id in season.calendar:
        if id not in known:
            raise mistake("season.toml", "calendar", id, f"there is no such circuit; there are {', '.join(known)}")
