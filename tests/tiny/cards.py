"""Cards: two hidden cards each from a lazy deck; show one a turn, or draw another; high sum wins.

The smallest game with secrets: hidden hands, private draws, and cards that come into the open.
"""

from pathlib import Path
from typing import Annotated, Any

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.facts import OWNER, Fact, deck, fact, facts_of
from paddock.core.game import Game, Rules
from paddock.core.message import Message, Reason
from paddock.core.names import Names
from paddock.core.options import Option, OptionValue
from paddock.core.script import Script, step
from paddock.core.state import State
from paddock.core.title import Title

CARDS = 12

DRAW = Verb("draw")
SHOW = Verb("show", ("card", "card", CARDS))
DEAL = Verb("deal", ("card", "card", CARDS))

IS_DEALT = EventKind("is-dealt", "CRD-1", ("seat", "seat"))
SEES = EventKind("sees", "CRD-1", ("card", "card"))
SHOWS = EventKind("shows", "CRD-2", ("seat", "seat"), ("card", "card"))


class CardsState(State):
    turn: Annotated[int, fact(domain="seat")]
    pile: Annotated[list[int], deck("playing", "card")]
    hand: Annotated[list[list[int]], fact(per="seat", see=OWNER, domain="card", pool="playing")]
    shown: Annotated[list[list[int]], fact(per="seat", domain="card", pool="playing")]


FACTS = facts_of(CardsState)


class Deal(ChanceKind[CardsState]):
    """One card from the pile, which only the seat that gets it may see."""

    def options(self, state: CardsState, seat: i64) -> list[int]:
        return [DEAL.code(card) for card in state.pile]

    def audience(self, state: CardsState) -> i64:
        return state.turn

    def apply(self, state: CardsState, seat: i64, action: i64) -> None:
        card = DEAL.first(action)
        state.pile.remove(card)
        state.hand[state.turn].append(card)
        state.emit(IS_DEALT, state.turn)
        state.tell(state.turn, SEES, card)
        state.turn = (state.turn + 1) % state.game.seats


class ShowOrDraw(DecisionKind[CardsState]):
    def options(self, state: CardsState, seat: i64) -> list[int]:
        shows = [SHOW.code(card) for card in state.hand[seat]]
        return [DRAW.code(), *shows] if state.pile and len(state.hand[seat]) < 3 else shows

    def apply(self, state: CardsState, seat: i64, action: i64) -> None:
        if DRAW.has(action):
            state.ask_nature(DEALT)
            return
        card = SHOW.first(action)
        state.hand[seat].remove(card)
        state.shown[seat].append(card)
        state.emit(SHOWS, seat, card)
        state.turn = (seat + 1) % state.game.seats

    def default(self, state: CardsState, seat: i64) -> i64:
        return SHOW.code(max(state.hand[seat]))

    def prompt(self, state: CardsState, seat: i64) -> Message:
        return Message("ask-show-or-draw", {"count": len(state.hand[seat]), "left": len(state.pile)})

    def why_not(self, state: CardsState, seat: i64, action: i64) -> Reason:
        if DRAW.has(action):
            return Reason("CRD-3", Message("why-no-draw"))
        slug = state.game.domains["card"].slug(SHOW.first(action))
        return Reason("CRD-2", Message("why-not-in-hand", {"card": f"card:{slug}"}))


DEALT = Deal("deal", "CRD-1", [DEAL])
SHOW_OR_DRAW = ShowOrDraw("show-or-draw", "CRD-2", [SHOW, DRAW])

GAME = Script("game")
DEALING = Script("dealing", argument="card")


def deal(state: CardsState) -> None:
    """Two cards to each: the script's argument counts them."""
    state.ask_nature(DEALT)


def next_card(state: CardsState) -> None:
    state.argument += 1
    if state.argument < 2 * state.game.seats:
        state.restart()


def take_turn(state: CardsState) -> None:
    if any(len(shown) < 2 for shown in state.shown):
        state.repeat()
        while len(state.shown[state.turn]) == 2:
            state.turn = (state.turn + 1) % state.game.seats
        state.ask(SHOW_OR_DRAW, state.turn)


GAME.is_made_of(DEALING, step(take_turn, asks=[SHOW_OR_DRAW, DEALT]))
DEALING.is_made_of(step(deal, asks=[DEALT]), next_card)
RULES = Rules([DEALT, SHOW_OR_DRAW], [IS_DEALT, SEES, SHOWS], [GAME, DEALING])


class CardsGame(Game):
    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, OptionValue],
        pack: Path | None,
        rules: Rules = RULES,
        facts: tuple[Fact, ...] = FACTS,
        state_class: type[CardsState] = CardsState,
    ) -> None:
        names = ["ann", "bob", "cyd"][:seats]
        domains = [
            Names("seat", names, [name.title() for name in names]),
            Names("card", [f"C{n}" for n in range(CARDS)]),
        ]
        pools = {"playing": list(range(CARDS))}
        counts = {"card": 2 * seats}
        super().__init__(title, rules, seats, options, state_class, facts, domains, pools, pack=pack, counts=counts)
        self.first = rules.scripts[0]
        self.state_class = state_class

    def set_up(self) -> State:
        state = self.state_class(self)
        state.pile = list(range(CARDS))
        state.call(self.first)
        return state

    def scores(self, state: Any) -> list[int]:
        return [sum(shown) for shown in state.shown]


def _options(pack: Path | None) -> list[Option]:
    return []


TITLE = Title("cards", "Cards", 1, 2, 3, _options, Path(__file__).parent, CardsGame)
