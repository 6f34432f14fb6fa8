"""Positions drawn as text: one line a car, the leader anywhere; and a few words to play on from them.

    red raikkonen 0 fuel 3 soft 4 speed 2
    green kubica 5 fuel 3 hard 5

A car stands on its place with its fuel, its tyres and what is left on their strip, and its speed points. Unless a test
says otherwise the event rolls are done, nobody holds a card, and the engines are Ferrari, Toyota, BMW and Renault.
"""

from functools import cache
from typing import Any

from paddock.core.decision import NATURE
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.state import Script
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.pits import STOP_SCRIPT
from paddock.games.formula_1_tgp.sequence import TURN
from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.terms import RUNNING
from paddock.games.formula_1_tgp.turn import CAR

ENGINES = ("ferrari", "toyota", "bmw", "renault")


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


def scene(drawing: str, circuit: str = "monza", turn: int = 2, seats: int = 2, **options: Any) -> TgpState:
    """A race in progress, with nothing asked; `move`, `stop` and `run` play on from it."""
    state = start(seats, calendar=(circuit,), **options)
    state.asks, state.asked, state.frames = -1, [], []
    state.order = list(range(seats))
    state.opening_rolls = []
    state.turn = turn
    for seat in range(seats):
        engine = index(state, "engine", ENGINES[seat]) if options.get("names") != "neutral" else seat
        state.engine[seat] = engine
        state.engine_pile.remove(engine)
    for line in filter(None, (line.strip() for line in drawing.splitlines())):
        team, driver, place, *facts = line.split()
        seat = index(state, "seat", team)
        car = 2 * seat if state.driver[2 * seat] < 0 else 2 * seat + 1
        state.driver[car] = index(state, "driver", driver)
        state.driver_pile.remove(state.driver[car])
        state.place[car] = int(place)
        state.status[car] = RUNNING
        state.rolled[car] = 1
        state.fuel[car], state.tyre[car], state.tread[car] = 3, 1, 5
        for name, value in zip(facts[::2], facts[1::2], strict=True):
            if name in ("soft", "hard", "wet"):
                state.tyre[car] = index(state, "tyre", name)
                state.tread[car] = int(value)
            else:
                getattr(state, name)[car] = int(value)
        state.grid.append(car)
    state.grid.sort(key=lambda car: -state.place[car])
    assert state.game.check(state) == ""
    return state


def car(state: TgpState, driver: str) -> int:
    return state.driver.index(index(state, "driver", driver))


def places(state: TgpState) -> dict[str, int]:
    """Where the running cars stand, by driver."""
    return {state.game.domains["driver"].slug(state.driver[c]): state.place[c] for c in state.race_order()}


def give(state: TgpState, team: str, *cards: str) -> TgpState:
    """Tactic cards for a team."""
    seat = index(state, "seat", team)
    for card in cards:
        number = index(state, "card", card)
        state.deck.remove(number)
        state.hand[seat] = sorted([*state.hand[seat], number])
    return state


def call(state: TgpState, script: Script, argument: int = 0) -> TgpState:
    state.call(script, argument)
    state.advance()
    return state


def move(state: TgpState, driver: str) -> TgpState:
    """It is this car's turn to move."""
    return call(state, CAR, car(state, driver))


def stop(state: TgpState, driver: str) -> TgpState:
    """It is this car's turn in the pit step."""
    return call(state, STOP_SCRIPT, car(state, driver))


def run(state: TgpState) -> TgpState:
    """The turn from its beginning, and the turns after it."""
    return call(state, TURN)


def play(state: TgpState, *actions: str) -> TgpState:
    """Answer what is asked, nature included; `red: bid 3` insists on who is asked."""
    for text in actions:
        team, colon, action = text.rpartition(":")
        waiting = state.to_answer()
        seat = index(state, "seat", team.strip()) if colon else waiting[0]
        assert seat in waiting, f"{text!r}, but {asked(state)} is asked"
        code = state.game.actions.parse(action.strip()).code
        assert code in state.options(seat), f"{action} is not offered in {state.kind.name}: {offers(state, seat)}"
        state.choose(seat, code)
    return state


def asked(state: TgpState) -> str:
    """Who is asked what: `green stop`, `* k6`."""
    if state.asks < 0:
        return ""
    names = ["*" if seat == NATURE else state.game.domains["seat"].slug(seat) for seat in state.to_answer()]
    return f"{'+'.join(names)} {state.kind.name}"


def offers(state: TgpState, seat: int | None = None) -> list[str]:
    seat = state.to_answer()[0] if seat is None else seat
    return [state.game.actions.text(code) for code in state.options(seat)]


def refused(state: TgpState, action: str) -> str:
    """The rule that stands against an action of the seat that is asked; empty if nothing does."""
    seat = state.to_answer()[0]
    code = state.game.actions.parse(action).code
    return "" if code in state.options(seat) else state.kind.why_not(state, seat, code).rule


def told(state: TgpState) -> list[str]:
    """The names of the events so far."""
    assert state.events is not None
    return [event.kind.name for event in state.events]


def default_until(state: TgpState, kind: str, dice: int = 0) -> TgpState:
    """Everybody answers by default, and dice show one face, until a decision of this kind is asked."""
    for _ in range(5000):
        if state.asks < 0 or state.kind.name == kind:
            return state
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[dice % len(options)] if seat == NATURE else state.kind.default(state, seat))
    raise AssertionError(f"{kind} is never asked")
