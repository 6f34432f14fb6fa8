"""What all files of components have in common: the ranges of their numbers, where a value comes from, and ids."""

from typing import Annotated, Literal

import msgspec

from paddock.core.data import mistake
from paddock.games.formula_1_tgp.rules.terms import MOST_NUMBER

Origin = Literal["given", "inferred", "designed"]
"""Where a value comes from: the rulebook gives it, it follows from the rulebook, or it was designed here."""

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Strip = Annotated[int, msgspec.Meta(ge=1, le=MOST_NUMBER)]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]


def is_word(text: str) -> bool:
    """Whether a name can stand in an action, a position or a game string."""
    return bool(text) and all(c.isalnum() or c in "-_" for c in text)


def check_ids(file: str, entry: str, ids: list[str]) -> None:
    for place, id in enumerate(ids):
        if not is_word(id) or id in ids[:place]:
            raise mistake(file, entry, "id", f"a single word of its own would be right, not {id!r}")


def check_origins(file: str, entry: str, origins: dict[str, Origin], wanted: tuple[str, ...]) -> None:
    """Every value that a file must account for is accounted for, and no other."""
    if set(origins) != set(wanted):
        raise mistake(file, entry, "origins", f"it must name the origin of each of {', '.join(wanted)}, and no other")
