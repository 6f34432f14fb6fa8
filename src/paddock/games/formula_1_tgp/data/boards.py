"""The strategy board with its strips (TGP-8) and the start track (TGP-9, R-29)."""

from typing import Annotated, Literal

import msgspec

from paddock.core.data import mistake
from paddock.games.formula_1_tgp.data.checks import Die, Origin, Points, Small, Strip, check_origins


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


# ── TGP-8  The strategy board ──


def check_board(board: StrategyBoard) -> None:
    if [field.turns for field in board.fuel] != list(range(1, len(board.fuel) + 1)):
        raise mistake("strategy_board.toml", "fuel", "turns", "the fields must count 1, 2, 3 and so on")
    for field in board.fuel:
        check_origins("strategy_board.toml", f"fuel {field.turns}", field.origins, ("qual", "move"))
    check_origins(
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


def check_start(start: Start, software: int) -> None:
    """`software`: the rows that development may add to a start at most."""
    check_origins("start.toml", "the start", start.origins, ("lanes", "rows", "spaces", "full_ahead", "slots"))
    places = [(slot.row, slot.lane) for slot in start.slots]
    if len(set(places)) != len(places) or [row for row, _ in places] != sorted((r for r, _ in places), reverse=True):
        raise mistake("start.toml", "slots", "row", "each slot needs a place of its own, the first one furthest ahead")
    furthest = start.slots[0].row + max(start.spaces) + start.full_ahead + software
    if start.rows < furthest:
        raise mistake("start.toml", "rows", "number", f"the best start reaches row {furthest}; so many rows are needed")
