"""Cards: two hidden cards each from a lazy deck; show one a turn, or draw another; high sum wins.

The smallest game with secrets: hidden hands, private draws, and cards that come into the open.
"""

from pathlib import Path

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.fields import OWNER, Field, deck, number, table
from paddock.core.game import Game, Rules, Title
from paddock.core.message import Message, Reason
from paddock.core.names import Names
from paddock.core.options import Option, OptionValue
from paddock.core.state import Script, State

CARDS = 12

DRAW = Verb("draw")
SHOW = Verb("show", ("card", "card", CARDS))
DEAL = Verb("deal", ("card", "card", CARDS))

IS_DEALT = EventKind("is-dealt", "CRD-1", ("seat", "seat"))
SEES = EventKind("sees", "CRD-1", ("card", "card"))
SHOWS = EventKind("shows", "CRD-2", ("seat", "seat"), ("card", "card"))

FIELDS: tuple[Field, ...] = (
    number("turn", domain="seat"),
    deck("pile", "playing", "card"),
    table("hand", see=OWNER, domain="card", pool="playing"),
    table("shown", domain="card", pool="playing"),
)


class CardsState(State):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.turn = 0
        self.pile = list(range(CARDS))
        self.hand: list[list[int]] = [[] for _ in range(game.seats)]
        self.shown: list[list[int]] = [[] for _ in range(game.seats)]

    def scores(self) -> list[int]:
        return [sum(shown) for shown in self.shown]


class Deal(ChanceKind[CardsState]):
    """One card from the pile, which only the seat that gets it may see."""

    def options(self, state: CardsState, seat: int) -> list[int]:
        return [DEAL.code(card) for card in state.pile]

    def audience(self, state: CardsState) -> int:
        return state.turn

    def apply(self, state: CardsState, seat: int, action: int) -> None:
        card = DEAL.first(action)
        state.pile.remove(card)
        state.hand[state.turn].append(card)
        state.emit(IS_DEALT, state.turn)
        state.tell(state.turn, SEES, card)
        state.turn = (state.turn + 1) % state.game.seats


class ShowOrDraw(DecisionKind[CardsState]):
    def options(self, state: CardsState, seat: int) -> list[int]:
        shows = [SHOW.code(card) for card in state.hand[seat]]
        return [DRAW.code(), *shows] if state.pile and len(state.hand[seat]) < 3 else shows

    def apply(self, state: CardsState, seat: int, action: int) -> None:
        if DRAW.has(action):
            state.ask_nature(DEALT)
            return
        card = SHOW.first(action)
        state.hand[seat].remove(card)
        state.shown[seat].append(card)
        state.emit(SHOWS, seat, card)
        state.turn = (seat + 1) % state.game.seats

    def default(self, state: CardsState, seat: int) -> int:
        return SHOW.code(max(state.hand[seat]))

    def prompt(self, state: CardsState, seat: int) -> Message:
        return Message("ask-show-or-draw", {"count": len(state.hand[seat]), "left": len(state.pile)})

    def why_not(self, state: CardsState, seat: int, action: int) -> Reason:
        if DRAW.has(action):
            return Reason("CRD-3", Message("why-no-draw"))
        slug = state.game.domains["card"].slug(SHOW.first(action))
        return Reason("CRD-2", Message("why-not-in-hand", {"card": f"card:{slug}"}))


DEALT = Deal("deal", "CRD-1", [DEAL])
SHOW_OR_DRAW = ShowOrDraw("show-or-draw", "CRD-2", [SHOW, DRAW])

GAME = Script("game")
DEALING = Script("dealing")


def deal(state: CardsState) -> None:
    """Two cards to each: the script's argument counts them."""
    if state.argument < 2 * state.game.seats:
        state.argument += 1
        state.repeat()
        state.ask_nature(DEALT)


def take_turn(state: CardsState) -> None:
    if any(len(shown) < 2 for shown in state.shown):
        state.repeat()
        while len(state.shown[state.turn]) == 2:
            state.turn = (state.turn + 1) % state.game.seats
        state.ask(SHOW_OR_DRAW, state.turn)


GAME.is_made_of(DEALING, take_turn)
DEALING.is_made_of(deal)
RULES = Rules([DEALT, SHOW_OR_DRAW], [IS_DEALT, SEES, SHOWS], [GAME, DEALING])


class CardsGame(Game):
    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, OptionValue],
        pack: Path | None,
        rules: Rules = RULES,
        fields: tuple[Field, ...] = FIELDS,
        state_class: type[CardsState] = CardsState,
    ) -> None:
        names = ["ann", "bob", "cyd"][:seats]
        domains = [
            Names("seat", names, [name.title() for name in names]),
            Names("card", [f"C{n}" for n in range(CARDS)]),
        ]
        pools = {"playing": list(range(CARDS))}
        super().__init__(title, rules, seats, options, state_class, fields, domains, pools, pack=pack)
        self.first = rules.scripts[0]
        self.state_class = state_class

    def set_up(self) -> State:
        state = self.state_class(self)
        state.call(self.first)
        return state


def _options(pack: Path | None) -> list[Option]:
    return []


TITLE = Title("cards", "Cards", 1, 2, 3, _options, Path(__file__).parent, CardsGame)
