"""Formula 1 TGP: a team manager's season of four grands prix, from the auction to the last pit stop. 2 to 4 seats."""

from pathlib import Path

from paddock.core.game import Game, Title
from paddock.core.options import Option, OptionValue, choice, flag, several
from paddock.games.formula_1_tgp import board as board  # what the terminal draws
from paddock.games.formula_1_tgp.data import FOLDER, LONGEST_CALENDAR, open_box
from paddock.games.formula_1_tgp.sequence import RULES
from paddock.games.formula_1_tgp.state import TgpGame


def _options(pack: Path | None) -> list[Option]:
    box = open_box(pack)
    circuits = [circuit.id for circuit in box.circuits]
    return [
        several("calendar", circuits, tuple(box.season.calendar), longest=LONGEST_CALENDAR),
        choice("names", ["real", "neutral"]),
        choice("bidding", ["open", "proxy"]),
        choice("org_mode", ["turns", "budget"]),
        flag("stand_ins"),
        choice("driver_test", ["printed", "inverted"]),
    ]


def _make(title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> Game:
    return TgpGame(title, RULES, seats, options, pack, open_box(pack))


TITLE = Title("formula-1-tgp", "Formula 1 TGP", 1, 2, 4, _options, FOLDER, _make)
