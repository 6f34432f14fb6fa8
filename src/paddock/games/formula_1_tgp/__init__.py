"""Formula 1 TGP: a team manager's season of four grands prix, from the auction to the last pit stop. 2 to 4 seats."""

from pathlib import Path

from paddock.core.options import Option, choice, flag, several
from paddock.core.title import Bots, Browser, PlayNow, Title
from paddock.games.formula_1_tgp.bot.search import Lookahead
from paddock.games.formula_1_tgp.bot.thumb import BOT
from paddock.games.formula_1_tgp.bot.value import VALUE
from paddock.games.formula_1_tgp.bot.worth import worth
from paddock.games.formula_1_tgp.data.box import FOLDER, open_box
from paddock.games.formula_1_tgp.data.season import LONGEST_CALENDAR
from paddock.games.formula_1_tgp.rules.game import TgpGame
from paddock.games.formula_1_tgp.show import browser, preview, sketch, terminal
from paddock.games.formula_1_tgp.show.words import WORDS
from paddock.games.formula_1_tgp.show.yardstick import YARDSTICK


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


TITLE = Title(
    "formula-1-tgp",
    "Formula 1 TGP",
    rules_version=2,
    fewest_seats=2,
    most_seats=4,
    options=_options,
    folder=FOLDER,
    make=TgpGame,
    words=WORDS,
    terminal=terminal.draw,
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
    play_now=PlayNow(3, {"calendar": ["monza"]}),
)
