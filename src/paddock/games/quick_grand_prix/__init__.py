"""Quick Grand Prix: 18 cards, a line of cars, simultaneous speeds. 2 to 4 seats."""

from pathlib import Path

from paddock.core.game import Game, Title
from paddock.core.options import Option, OptionValue, choice, flag, several, whole
from paddock.games.quick_grand_prix import board as board  # what the terminal draws
from paddock.games.quick_grand_prix.data import FOLDER, LONGEST_CALENDAR, open_box
from paddock.games.quick_grand_prix.sequence import RULES
from paddock.games.quick_grand_prix.state import QuickGame


def _options(pack: Path | None) -> list[Option]:
    box = open_box(pack)
    circuits = [circuit.id for circuit in box.circuits]
    teams = tuple(dict.fromkeys(car.team.lower() for car in box.cars.cars))
    return [
        several("calendar", circuits, tuple(box.season.calendar), longest=LONGEST_CALENDAR),
        several("teams", teams, teams, longest=4, fewest=2),
        whole("laps", 1, 1, 9),
        choice("cars", ["printed", "balanced"]),
        choice("missing_die", ["nearest", "zero", "loop", "spare"]),
        choice("deal_order", ["clockwise", "ascending"]),
        flag("leader_bonus"),
    ]


def _make(title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> Game:
    return QuickGame(title, RULES, seats, options, pack, open_box(pack))


TITLE = Title("quick-grand-prix", "Quick Grand Prix", 1, 2, 4, _options, FOLDER, _make)
