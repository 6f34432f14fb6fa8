"""The Great Race: across a continent with scouts, mechanics and escorts. 2 to 4 seats."""

from pathlib import Path
from typing import Final

from paddock.core.game import Game, Title
from paddock.core.options import Option, OptionValue, choice, flag, several, whole
from paddock.games.great_race import board as board  # what the terminal draws
from paddock.games.great_race.data import FOLDER, open_box
from paddock.games.great_race.sequence import RULES
from paddock.games.great_race.state import FIRST_BY_CHANCE, GreatGame
from paddock.games.great_race.terms import CREWS

ROUNDS: Final = 20
"""G-52: far more than a race takes."""


def _options(pack: Path | None) -> list[Option]:
    box = open_box(pack)
    crews = tuple(crew.id for crew in box.crews)
    return [
        choice("board", [board.id for board in box.boards]),
        choice("direction", ["southward", "northward"]),
        several("crews", crews, crews, longest=CREWS, fewest=2),
        choice("first", [FIRST_BY_CHANCE, *(f"seat-{seat}" for seat in range(1, CREWS + 1))]),
        flag("diagonal"),
        choice("first_marker", ["bottom", "top"]),
        choice("sabotage", ["anywhere", "same-path"]),
        whole("rounds", ROUNDS, 10, 99),
    ]


def _make(title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> Game:
    return GreatGame(title, RULES, seats, options, pack, open_box(pack))


TITLE = Title("great-race", "The Great Race", 1, 2, CREWS, _options, FOLDER, _make)
