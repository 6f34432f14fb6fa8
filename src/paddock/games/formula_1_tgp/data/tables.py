"""The tables (TGP-32, TGP-96, TGP-100): soft tyres, events in the dry and in the wet, machine trouble, collisions."""

from typing import Annotated, Literal

import msgspec

from paddock.core.data import mistake
from paddock.games.formula_1_tgp.data.checks import Change, Origin

Does = Literal[
    "mechanical", "save-or-back", "save-or-out", "back", "tyres", "move", "points", "keep-tyres", "out", "wing", "spin"
]
ROLLS_ON: tuple[Does, ...] = ("mechanical", "save-or-back", "save-or-out")
"""Effects that need another die: the last of their row."""
BEFORE_THE_MOVE: tuple[Does, ...] = ("mechanical", "move", "keep-tyres")
"""Effects that change a move that is still to come."""


class Consequence(msgspec.Struct, forbid_unknown_fields=True):
    does: Does
    amount: Change = 0


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """A row of a table: what happens on totals up to `to`, from where the row before ends."""

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


# ── TGP-96  The tables ──


def check_tables(tables: Tables) -> None:
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
