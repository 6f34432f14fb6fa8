"""MotoGrandPrix: dice that are flipped, three lanes, tile circuits; Basic, Standard and Expert rules. 2 to 12 seats."""

from pathlib import Path
from typing import Final

from paddock.core.game import Game
from paddock.core.options import Option, choice, flag, several, text, whole
from paddock.core.state import State
from paddock.core.title import Bots, Browser, PlayNow, RoundRules, Title
from paddock.games.moto_grand_prix.bot.search import Lookahead
from paddock.games.moto_grand_prix.bot.thumb import BOT
from paddock.games.moto_grand_prix.bot.thumb_1 import THUMB_1
from paddock.games.moto_grand_prix.bot.value import VALUE
from paddock.games.moto_grand_prix.bot.worth import worth
from paddock.games.moto_grand_prix.data.box import FOLDER, open_box
from paddock.games.moto_grand_prix.data.own_track import LONGEST_NAME, LONGEST_TEXT, MOST_BOXES
from paddock.games.moto_grand_prix.rules.finish import team_scores
from paddock.games.moto_grand_prix.rules.game import MotoGame
from paddock.games.moto_grand_prix.rules.ride import RIDE_ON
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import LEVELS
from paddock.games.moto_grand_prix.show import browser, preview, sketch, terminal
from paddock.games.moto_grand_prix.show.editor import EDITOR
from paddock.games.moto_grand_prix.show.words import RideWords
from paddock.games.moto_grand_prix.show.yardstick import YARDSTICK

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
        text("track_name", LONGEST_NAME),
    ]


# ── MGP-C.3, MGP-C.4  A race as a round of a championship ──


def _team_points(state: State) -> dict[str, float]:
    """What each team adds to its table; nothing where colours are no teams."""
    assert isinstance(state, MotoState)
    names = state.game.domains["team"]
    points = team_scores(state)
    racing = sorted(set(state.components.team)) if state.components.teams else []
    return {names.title(team): float(points[team]) for team in racing}


def _entry(planned: Game, racing: list[int]) -> dict[str, tuple[str, ...]]:
    """Options of a race in which only these of the entrants take part: they keep their colours, and so their teams."""
    assert isinstance(planned, MotoGame)
    components = planned.components
    return {"colours": tuple(components.colours[components.team[seat * components.bikes_per_seat]] for seat in racing)}


TITLE = Title(
    "moto-grand-prix",
    "MotoGrandPrix",
    rules_version=2,
    fewest_seats=2,
    most_seats=MOST_SEATS,
    options=_options,
    folder=FOLDER,
    make=MotoGame,
    words={RIDE_ON.name: RideWords(RIDE_ON.name, RIDE_ON.rule)},
    terminal=terminal.draw,
    browser=Browser(
        browser.components,
        browser.tower,
        preview.preview,
        browser.chapter,
        closed_domains=browser.CLOSED_DOMAINS,
        sketch=sketch.sketch,
    ),
    bots=Bots(BOT, Lookahead, worth, VALUE, frozen={"thumb-1": THUMB_1}),
    yardstick=YARDSTICK,
    championship=RoundRules(_entry, team_points=_team_points),
    editors=(EDITOR,),
    play_now=PlayNow(4, {"level": "basic"}),
)
