"""Scenes: a position written by hand in few words, played on from a step.

What a scene leaves out is as follows: every vehicle stands in the start city (of Africa, southward: C1) with fuel 8,
engine 4, chassis 5, 100 F, no cards and the plan 1-2-1-1 (scouts, mechanics, escorts, funding); the French crew is to
act. Tiles are written `E4=track`. The bag and the pile hold whatever lies nowhere else.

Northern Africa; capitals are cities, x is a risk zone:

      A B C D E F G H I
    1     B o o              B Colomb-Béchar, the start
    2   o o x o o
    3   o x x o x o
    4   o T x o x x o        T Timbuktu
    5 D o o o N o F o K      D Dakar  N Niamey  F Fort-Lamy  K Khartoum
    6   o o L o o x o o      L Lagos
"""

from pathlib import Path
from typing import Any

from paddock.core.decision import ChanceKind
from paddock.core.event import Event
from paddock.core.names import NATURE
from paddock.games.great_race import TITLE
from paddock.games.great_race.rules.game import GreatGame
from paddock.games.great_race.rules.state import GreatState
from tests import position_kit
from tests.position_kit import REST, happens, offers, situation

PACK = Path(__file__).parent / "pack"
"""A content pack with one small board, the causeway."""

FUEL, ENGINE, CHASSIS = 8, 4, 5
"""The gauges of a scene where it says nothing else."""

FLOWS = {
    "lay out": "race/round round/lay-out lay-out/turn_up_cards",
    "bivouac": "race/round round/bivouac bivouac/choose_card",
    "plan": "race/round round/plan",
    "convoy": "race/round round/convoy convoy/call_next_crew",
    "act": "race/round round/convoy convoy/start#1 sequence/act",
    "end of round": "race/round round/end_last_round",
    "maintenance": "race/round round/find_turn_order",
}


BOX = Path(__file__).parent / "box"
"""Tiles, gauges and prices that the tests of the rules are written for: tuning those of the game changes none."""


def race(seats: int = 2, pack: Path | None = BOX, **options: Any) -> GreatGame:
    game = TITLE.game(seats, pack, **options)
    assert isinstance(game, GreatGame)
    return game


def scene(text: str = "", step: str = "act", game: GreatGame | None = None) -> GreatState:
    """The position with these facts, played on from the step."""
    game = game if game is not None else race()
    chart = game.components.chart
    given = dict(line.strip().split(": ", 1) for line in text.strip().splitlines())
    given["tiles"] = _tiles(game, given.get("tiles", ""))
    filling: dict[str, str | int] = {"cash": 100, "passed": 0, "plan": "1-2-1-1", "space": chart.names[chart.start]}
    filling |= {"fuel": FUEL, "engine": ENGINE, "chassis": CHASSIS}
    for name, filler in filling.items():
        words = given.get(name, "").split()[: game.seats]
        given[name] = " ".join(words + [str(filler)] * (game.seats - len(words)))
    plans = [plan.split("-") for plan in given.pop("plan").split()]
    for slot, name in enumerate(("scouts", "mechanics", "escorts", "funding")):
        given[name] = " ".join(plan[slot] for plan in plans)
    rows = given["hand"].split("|") if "hand" in given else []
    given["hand"] = " | ".join([*rows, *(["-"] * (game.seats - len(rows)))])
    squares = [chart.square[game.domains["space"].index(name)] for name in given["space"].split()]
    filled = {
        "square": " ".join(map(str, squares)),
        "bag": REST,
        "pile": REST,
        "active": game.domains["seat"].slug(0) if step == "act" else ".",
        "may_buy": "1",
        "order": " ".join(game.domains["seat"].slugs),
        "stack": given.get("order", " ".join(game.domains["seat"].slugs)),
    }
    state = situation(game, **(filled | given), flow=FLOWS[step])
    assert isinstance(state, GreatState)
    return state


def _tiles(game: GreatGame, written: str) -> str:
    laid = dict(word.split("=") for word in written.split())
    return " ".join(laid.get(name, ".") for name in game.components.chart.names)


def offered(state: GreatState, seat: int | None = None) -> list[str]:
    """What the seat that is asked may do, as texts."""
    return offers(state, "" if seat is None else state.game.domains["seat"].slug(seat))


def play(state: GreatState, *actions: str) -> list[Event]:
    """Answer with these actions, for whoever is asked first, nature too; what happened."""
    return happens(state, *actions)


def names(told: list[Event]) -> list[str]:
    return [event.kind.name for event in told]


def asked(state: GreatState) -> list[str]:
    """Who must answer now, by name; * is nature."""
    seats = state.game.domains["seat"]
    return ["*" if seat == NATURE else seats.slug(seat) for seat in state.to_answer()]


def audience(state: GreatState) -> int:
    """Who sees the card that nature is about to draw."""
    assert isinstance(state.kind, ChanceKind)
    return state.kind.audience(state)


def where(state: GreatState, seat: int = 0) -> str:
    return state.components.chart.names[state.space[seat]]


def tile_on(state: GreatState, space: str) -> str:
    return state.game.domains["tile"].slug(state.tiles[state.game.domains["space"].index(space)])


def hand(state: GreatState, seat: int = 0) -> list[str]:
    return [state.game.domains["card"].slug(card) for card in state.hand[seat]]


def discards(state: GreatState) -> list[str]:
    return [state.game.domains["card"].slug(card) for card in state.discard]


def refusal(state: GreatState, text: str) -> str:
    """The rule that stands against an action."""
    return position_kit.refusal(state, text).rule


def why_not(state: GreatState, text: str) -> tuple[str, str]:
    """The rule that stands against an action, and the sentence that says so."""
    reason = position_kit.refusal(state, text)
    return reason.rule, reason.message.key
