"""Grand Prix: 22 cars, sectors and lanes, race cards that push and pull whole lines of cars. 2 to 11 seats."""

from pathlib import Path

from paddock.core.game import Game, Title
from paddock.core.options import Option, OptionValue, choice, flag, several, whole
from paddock.games.grand_prix.data import FOLDER, open_box
from paddock.games.grand_prix.season import absent_points, carry_over, entry
from paddock.games.grand_prix.sequence import RULES
from paddock.games.grand_prix.state import GrandPrixGame
from paddock.games.grand_prix.terms import MOST_SEATS

__all__ = ["TITLE", "absent_points", "carry_over", "entry"]


def _options(pack: Path | None) -> list[Option]:
    box = open_box(pack)
    teams = tuple(team.name.lower() for team in box.teams)
    return [
        Option("track", "costa-dorada", [track.id for track in box.tracks]),
        whole("laps", 0, 0, 20),
        several("teams", teams, teams[:MOST_SEATS], longest=MOST_SEATS),
        choice("weather", ["dry", "wet", "random"]),
        choice("start_order", ["standard", "mixed", "random"]),
        choice("pit_order", ["turn", "running"]),
        choice("running_order", ["inside", "next-corner"]),
        whole("previous_winner", 0, 0, 99),
        flag("fresh_sets"),
        flag("red_flag_stops", True),
        flag("retirement", True),
    ]


def _make(title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> Game:
    return GrandPrixGame(title, RULES, seats, options, pack, open_box(pack))


TITLE = Title("grand-prix", "Grand Prix", 1, 2, MOST_SEATS, _options, FOLDER, _make)
