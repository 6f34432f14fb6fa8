"""MotoGrandPrix: dice that are flipped, three lanes, tile circuits; Basic, Standard and Expert rules. 2 to 12 seats."""

from pathlib import Path
from typing import Final

from paddock.core.game import Game, Title
from paddock.core.options import Option, OptionValue, choice, flag, several, text, whole
from paddock.core.state import State
from paddock.games.moto_grand_prix.data import FOLDER, open_box
from paddock.games.moto_grand_prix.own_track import LONGEST_TEXT, MOST_BOXES
from paddock.games.moto_grand_prix.sequence import RULES
from paddock.games.moto_grand_prix.state import LEVELS, MotoGame, MotoState

MOST_SEATS: Final = 12


def _options(pack: Path | None) -> list[Option]:
    box = open_box(pack)
    return [
        Option("level", "standard", LEVELS),
        choice("circuit", [sheet.id for sheet in box.circuits]),
        choice("direction", ["as-laid", "reversed"]),
        whole("laps", 0, 0, 20),
        whole("bikes", 1, 1, 2),
        several("colours", [team.colour for team in box.bikes.teams], (), longest=MOST_SEATS, fewest=0),
        whole("boxes", 0, 0, MOST_BOXES),
        choice("qualifying", ["roll", "lap"]),
        flag("teams"),
        flag("retiring"),
        choice("uphill", ["slower", "faster"]),
        choice("cornering", ["straight-begin", "corner-end"]),
        choice("beside", ["row", "adjacent"]),
        choice("redline", ["used", "rolled"]),
        text("track", LONGEST_TEXT),
    ]


def _make(title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> Game:
    return MotoGame(title, RULES, seats, options, pack, open_box(pack))


def team_points(state: State) -> dict[str, float]:
    """MGP-C.3: what each team adds to its table of a championship; nothing where colours are no teams."""
    assert isinstance(state, MotoState)
    names = state.game.domains["team"]
    scores = state.team_scores()
    return {names.title(team): float(scores[team]) for team in sorted(set(state.rules.team)) if state.rules.teams}


def entry(planned: Game, racing: list[int]) -> dict[str, tuple[str, ...]]:
    """Options of a race in which only these of the entrants take part: they keep their colours, and so their teams."""
    assert isinstance(planned, MotoGame)
    colours = planned.domains["team"]
    return {"colours": tuple(colours.slug(planned.team[seat * planned.bikes_per_seat]) for seat in racing)}


TITLE = Title("moto-grand-prix", "MotoGrandPrix", 1, 2, MOST_SEATS, _options, FOLDER, _make)
