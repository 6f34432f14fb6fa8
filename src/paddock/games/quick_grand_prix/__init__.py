"""Quick Grand Prix: 18 cards, a line of cars, simultaneous speeds. 2 to 4 seats."""

from pathlib import Path

from paddock.core.options import Option, choice, flag, several, whole
from paddock.core.title import Bots, Browser, PlayNow, Title
from paddock.games.quick_grand_prix.bot.thumb import BOT
from paddock.games.quick_grand_prix.bot.value import VALUE
from paddock.games.quick_grand_prix.bot.worth import worth
from paddock.games.quick_grand_prix.data.box import FOLDER, LONGEST_CALENDAR, open_box
from paddock.games.quick_grand_prix.rules.game import QuickGame
from paddock.games.quick_grand_prix.show import browser, preview, sketch, terminal
from paddock.games.quick_grand_prix.show.yardstick import YARDSTICK


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


TITLE = Title(
    "quick-grand-prix",
    "Quick Grand Prix",
    rules_version=2,
    fewest_seats=2,
    most_seats=4,
    options=_options,
    folder=FOLDER,
    make=QuickGame,
    terminal=terminal.draw,
    browser=Browser(
        browser.components,
        browser.tower,
        preview.preview,
        browser.chapter,
        closed_domains=browser.CLOSED_DOMAINS,
        sketch=sketch.sketch,
    ),
    bots=Bots(BOT, worth=worth, value=VALUE, frozen={"thumb-1": BOT}),
    yardstick=YARDSTICK,
    play_now=PlayNow(4, {"calendar": ["monza"]}),
)
