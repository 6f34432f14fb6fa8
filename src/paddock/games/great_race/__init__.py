"""The Great Race: across a continent with scouts, mechanics and escorts. 2 to 4 seats."""

from pathlib import Path
from typing import Final

from paddock.core.options import Option, choice, flag, several, whole
from paddock.core.title import Bots, Browser, PlayNow, Title
from paddock.games.great_race.bot.search import Lookahead
from paddock.games.great_race.bot.thumb import BOT
from paddock.games.great_race.bot.value import VALUE
from paddock.games.great_race.bot.worth import worth
from paddock.games.great_race.data.box import FOLDER, open_box
from paddock.games.great_race.rules.components import FIRST_BY_CHANCE
from paddock.games.great_race.rules.convoy import ACT
from paddock.games.great_race.rules.game import GreatGame
from paddock.games.great_race.rules.terms import CREWS
from paddock.games.great_race.show import browser, preview, sketch, terminal
from paddock.games.great_race.show.editor import EDITOR
from paddock.games.great_race.show.words import ACT_WORDS
from paddock.games.great_race.show.yardstick import YARDSTICK

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


TITLE = Title(
    "great-race",
    "The Great Race",
    rules_version=2,
    fewest_seats=2,
    most_seats=CREWS,
    options=_options,
    folder=FOLDER,
    make=GreatGame,
    words={ACT.name: ACT_WORDS},
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
    editors=(EDITOR,),
    play_now=PlayNow(3),
)
