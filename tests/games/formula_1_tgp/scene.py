"""Races drawn as text: one line a car, the leader anywhere; and a few words to play on from them.

    red raikkonen 0 fuel 3 soft 4 speed 2
    green kubica 5 fuel 3 hard 5

A car stands on its place with its fuel, its tyres and what is left on their strip, and its speed points. Unless a test
says otherwise the event rolls are done, nobody holds a card, and the engines are Ferrari, Toyota, BMW and Renault.
Every drawing becomes a position text, which the reader of positions reads (see `tests/position_kit.py`).
"""

from functools import cache
from typing import Any

from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.names import NATURE
from paddock.core.rows import place_of
from paddock.core.script import Script
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.rules.scripts import CAR, STOPPING
from paddock.games.formula_1_tgp.rules.sequence import TURN
from paddock.games.formula_1_tgp.rules.state import TgpState
from tests.position_kit import asked as asked_in_words
from tests.position_kit import changed, offers, play, situation, told

__all__ = ["changed", "offers", "play", "told"]

ENGINES = ("ferrari", "toyota", "bmw", "renault")
COMPOUNDS = ("soft", "hard", "wet")


@cache
def made(seats: int, options: tuple[tuple[str, Any], ...]) -> Game:
    """A game is never changed, so one of a kind is enough."""
    return TITLE.game(seats, **dict(options))


def start(seats: int = 2, **options: Any) -> TgpState:
    """A season at its first decision."""
    events: list[Event] = []
    state = made(seats, tuple(options.items())).start(events)
    assert isinstance(state, TgpState)
    return state


def index(state: TgpState, domain: str, slug: str) -> int:
    return state.game.domains[domain].index(slug)


def season(seats: int = 2, **options: Any) -> TgpState:
    """A season whose order of play is red, green, yellow, blue, at the first action."""
    state = start(seats, **options)
    return play(state, *(f"k6 {6 - seat}" for seat in range(seats)))


def scene(
    drawing: str, circuit: str = "monza", turn: int = 2, seats: int = 2, facts: str = "", **options: Any
) -> TgpState:
    """A race in progress, with nothing asked; `move`, `stop` and `run` play on from it. `facts` are lines of a
    position text; they go before what the drawing says."""
    game = made(seats, (("calendar", (circuit,)), *options.items()))
    cars: dict[str, dict[str, str]] = {}
    for line in filter(None, (line.strip() for line in drawing.splitlines())):
        team, driver, place, *more = line.split()
        car = f"{team}-1" if f"{team}-1" not in cars else f"{team}-2"
        cars[car] = {"driver": driver, "place": place, "status": "running", "rolled": "1", "fuel": "3"}
        cars[car] |= {"tyre": "hard", "tread": "5"}
        for name, value in zip(more[::2], more[1::2], strict=True):
            cars[car] |= {"tyre": name, "tread": value} if name in COMPOUNDS else {name: value}
    written = {
        name: {car: own[name] for car, own in cars.items() if name in own} for own in cars.values() for name in own
    }
    state = situation(
        game,
        facts,
        **written,
        order=" ".join(game.domains["seat"].slug(seat) for seat in range(seats)),
        opening_rolls="--",
        turn=turn,
        engine=" ".join(game.domains["engine"].slug(n) for n in engines(game)),
        engine_pile="…",
        driver_pile="…",
        grid=" ".join(sorted(cars, key=lambda car: -int(cars[car]["place"]))),
        flow="over",
    )
    assert isinstance(state, TgpState)
    return state


def engines(game: Game) -> list[int]:
    """An engine for each team: with neutral names simply the first ones."""
    if game.options["names"] == "neutral":
        return list(range(game.seats))
    return [game.domains["engine"].index(name) for name in ENGINES[: game.seats]]


def car(state: TgpState, driver: str) -> int:
    return place_of(state.driver, index(state, "driver", driver))


def places(state: TgpState) -> dict[str, int]:
    """Where the running cars stand, by driver."""
    return {state.game.domains["driver"].slug(state.driver[c]): state.place[c] for c in state.race_order()}


def give(state: TgpState, team: str, *cards: str) -> TgpState:
    """The same with tactic cards for a team."""
    held = [state.game.domains["card"].slug(card) for card in state.hand[index(state, "seat", team)]]
    return changed(state, hand={team: " ".join([*held, *cards])}, deck="…")


def call(state: TgpState, script: Script, argument: int = 0) -> TgpState:
    state.call(script, argument)
    state.advance()
    return state


def move(state: TgpState, driver: str) -> TgpState:
    """It is this car's turn to move."""
    return call(state, CAR, car(state, driver))


def stop(state: TgpState, driver: str) -> TgpState:
    """It is this car's turn in the pit step."""
    return call(state, STOPPING, car(state, driver))


def run(state: TgpState) -> TgpState:
    """The turn from its beginning, and the turns after it."""
    return call(state, TURN)


def asked(state: TgpState) -> str:
    """Who is asked what: `green stop`, `* k6`; nothing where nobody is asked."""
    words = asked_in_words(state)
    seats, _, kind = words.partition(": ")
    return f"{'+'.join(seats.split())} {kind}" if kind else ""


def refused(state: TgpState, action: str) -> str:
    """The rule that stands against an action of the seat that is asked; empty if nothing does."""
    seat = state.to_answer()[0]
    code = state.game.actions.parse(action).code
    return "" if code in state.options(seat) else state.game.title.words(state.kind).why_not(state, seat, code).rule


def default_until(state: TgpState, kind: str, dice: int = 0) -> TgpState:
    """Everybody answers by default, and dice show one face, until a decision of this kind is asked."""
    for _ in range(5000):
        if state.asks < 0 or state.kind.name == kind:
            return state
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[dice % len(options)] if seat == NATURE else state.kind.default(state, seat))
    raise AssertionError(f"{kind} is never asked")
