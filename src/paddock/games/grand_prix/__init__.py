"""Grand Prix: 22 cars, sectors and lanes, race cards that push and pull whole lines of cars. 2 to 11 seats."""

from pathlib import Path

from paddock.core.options import Option, choice, flag, several, whole
from paddock.core.title import Bots, Browser, PlayNow, RoundRules, Title
from paddock.games.grand_prix.bot.search import Lookahead
from paddock.games.grand_prix.bot.thumb import BOT
from paddock.games.grand_prix.bot.value import VALUE
from paddock.games.grand_prix.bot.worth import worth
from paddock.games.grand_prix.data.box import FOLDER, open_box
from paddock.games.grand_prix.rules.between_races import absent_points, carry_over, entry
from paddock.games.grand_prix.rules.game import GrandPrixGame
from paddock.games.grand_prix.rules.terms import FEWEST_SEATS, MOST_SEATS
from paddock.games.grand_prix.show import browser, digest, preview, sketch, terminal
from paddock.games.grand_prix.show.editor import EDITOR
from paddock.games.grand_prix.show.words import WORDS
from paddock.games.grand_prix.show.yardstick import YARDSTICK

# ── GP-1.0.1, GP-13.1.1, GP-13.1.2, GP-13.2.1, GP-13.3.1  What may be chosen before a race ──


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


TITLE = Title(
    "grand-prix",
    "Grand Prix",
    rules_version=2,
    fewest_seats=FEWEST_SEATS,
    most_seats=MOST_SEATS,
    options=_options,
    folder=FOLDER,
    make=GrandPrixGame,
    words=WORDS,
    terminal=terminal.draw,
    digest=digest.digest,
    browser=Browser(
        browser.components,
        browser.tower,
        preview.preview,
        browser.chapter,
        closed_domains=browser.CLOSED_DOMAINS,
        sketch=sketch.sketch,
    ),
    bots=Bots(BOT, Lookahead, worth, VALUE, frozen={"thumb-1": BOT}),
    yardstick=YARDSTICK,
    championship=RoundRules(entry, absent_points, carry_over),
    editors=(EDITOR,),
    play_now=PlayNow(4),
)
