"""Everything in the box, read from data/*.toml.

Every value says where it comes from: given by the rulebook, inferred from it, or designed here.
"""

from functools import cache
from pathlib import Path

import msgspec

from paddock.core.data import check_names, load
from paddock.games.formula_1_tgp.data.boards import Start, StrategyBoard, check_board, check_start
from paddock.games.formula_1_tgp.data.circuits import Circuit, Circuits, check_circuits
from paddock.games.formula_1_tgp.data.season import Season, check_season
from paddock.games.formula_1_tgp.data.tables import Tables, check_tables
from paddock.games.formula_1_tgp.data.teams import (
    Card,
    Cards,
    Driver,
    Drivers,
    Engine,
    Engines,
    Facility,
    Tree,
    check_cards,
    check_drivers,
    check_engines,
    check_tree,
    in_the_order_of_the_rules,
    most_start_rows,
)

FOLDER = Path(__file__).parent.parent
"""The folder of the game: its data, texts and rules."""


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
        in_the_order_of_the_rules(load(folder, "cards.toml", Cards, pack).cards),
        load(folder, "circuits.toml", Circuits, pack).circuits,
        load(folder, "strategy_board.toml", StrategyBoard, pack),
        load(folder, "start.toml", Start, pack),
        load(folder, "tables.toml", Tables, pack),
        load(folder, "season.toml", Season, pack),
    )
    check_drivers(box.drivers)
    check_engines(box.engines)
    check_tree(box.tree)
    check_cards(box.cards)
    check_circuits(box.circuits, box.board.first_event_window)
    check_board(box.board)
    check_start(box.start, most_start_rows(box.tree))
    check_tables(box.tables)
    check_season(box.season, [circuit.id for circuit in box.circuits])
    return box
