"""Scenes: a position written by hand in few words, played on from a step.

What a scene leaves out is as follows: every vehicle stands in the start city (of Africa, southward: C1) with full
gauges, 100 F, no cards and the plan 1-2-1-1 (scouts, mechanics, escorts, funding); the French crew is to act. Tiles are
written `E4=track`. The bag and the pile hold whatever lies nowhere else.

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

from paddock.core.decision import NATURE, ChanceKind
from paddock.core.event import Event
from paddock.core.position import read_position
from paddock.games.great_race import TITLE
from paddock.games.great_race.state import GreatGame, GreatState

PACK = Path(__file__).parent / "pack"
"""A content pack with one small board, the causeway."""

FLOWS = {
    "lay out": "race/round round/lay-out lay-out/turn_up_cards",
    "bivouac": "race/round round/bivouac bivouac/choose_card",
    "plan": "race/round round/plan",
    "convoy": "race/round round/convoy convoy/call_next_crew",
    "act": "race/round round/convoy convoy/start#1 sequence/act",
    "end of round": "race/round round/end_last_round",
    "maintenance": "race/round round/find_turn_order",
}


def race(seats: int = 2, pack: Path | None = None, **options: Any) -> GreatGame:
    game = TITLE.game(seats, pack, **options)
    assert isinstance(game, GreatGame)
    return game


def scene(text: str = "", step: str = "act", game: GreatGame | None = None) -> GreatState:
    """The position with these facts, played on from the step."""
    game = game if game is not None else race()
    given = dict(line.strip().split(": ", 1) for line in text.strip().splitlines())
    laid = dict(word.split("=") for word in given.get("tiles", "").split())
    given["tiles"] = " ".join(laid.get(name, ".") for name in game.chart.names)
    filling: dict[str, str | int] = {"fuel": 8, "engine": 4, "chassis": 5, "cash": 100, "passed": 0}
    filling |= {"space": game.chart.names[game.chart.start], "plan": "1-2-1-1"}
    for name, filler in filling.items():
        words = given.get(name, "").split()[: game.seats]
        given[name] = " ".join(words + [str(filler)] * (game.seats - len(words)))
    plans = [plan.split("-") for plan in given.pop("plan").split()]
    for slot, name in enumerate(("scouts", "mechanics", "escorts", "funding")):
        given[name] = " ".join(plan[slot] for plan in plans)
    rows = given["hand"].split("|") if "hand" in given else []
    given["hand"] = " | ".join([*rows, *(["-"] * (game.seats - len(rows)))])
    spaces = game.domains["space"]
    given.setdefault("square", " ".join(str(game.chart.square[spaces.index(name)]) for name in given["space"].split()))
    given.setdefault("bag", _rest(game, "terrain", "tile", given, ["tiles", "removed", "drawn"]))
    given.setdefault("pile", _rest(game, "resource", "card", given, ["discard", "display", "hand"]))
    given.setdefault("active", game.domains["seat"].slug(0) if step == "act" else ".")
    given.setdefault("may_buy", "1")
    given["order"] = given.get("order", " ".join(game.domains["seat"].slugs))
    given.setdefault("stack", given["order"])
    given["flow"] = FLOWS[step]
    state = read_position(game, "\n".join(f"{name}: {value}" for name, value in given.items()))
    assert isinstance(state, GreatState)
    return state


def _rest(game: GreatGame, pool: str, domain: str, given: dict[str, str], places: list[str]) -> str:
    names = game.domains[domain]
    rest = list(game.pools[pool])
    for place in places:
        for word in given.get(place, "").replace("|", " ").split():
            if word not in (".", "-"):
                rest.remove(names.index(word))
    return " ".join(names.slug(number) for number in rest) or "-"


def offered(state: GreatState, seat: int | None = None) -> list[str]:
    """What the seat that is asked may do, as texts."""
    who = state.to_answer()[0] if seat is None else seat
    return [state.game.actions.text(code) for code in state.options(who)]


def play(state: GreatState, *actions: str) -> list[Event]:
    """Answer with these actions, for whoever is asked first, nature too; what happened."""
    told: list[Event] = []
    state.events = told
    for text in actions:
        code = state.game.actions.parse(text).code
        seat = state.to_answer()[0]
        assert code in state.options(seat), f"{text} is not among {offered(state)}"
        state.choose(seat, code)
    state.events = None
    return told


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
    return state.rules.chart.names[state.space[seat]]


def tile_on(state: GreatState, space: str) -> str:
    return state.game.domains["tile"].slug(state.tiles[state.game.domains["space"].index(space)])


def hand(state: GreatState, seat: int = 0) -> list[str]:
    return [state.game.domains["card"].slug(card) for card in state.hand[seat]]


def discards(state: GreatState) -> list[str]:
    return [state.game.domains["card"].slug(card) for card in state.discard]


def refusal(state: GreatState, text: str) -> str:
    """The rule that stands against an action."""
    return why_not(state, text)[0]


def why_not(state: GreatState, text: str) -> tuple[str, str]:
    """The rule that stands against an action, and the sentence that says so."""
    code = state.game.actions.parse(text).code
    seat = state.to_answer()[0]
    assert code not in state.options(seat), f"{text} is offered"
    reason = state.kind.why_not(state, seat, code)
    return reason.rule, reason.message.key
