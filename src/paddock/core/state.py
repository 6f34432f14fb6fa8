"""State: all facts of a game in progress, and where we are in the sequence of play.

The sequence of play is written as *scripts* (see `script`). Where we are is a stack of frames (script, next step,
argument) of plain numbers inside the state, so that a copy costs microseconds, a state can be written down in the
middle of anything, and a traceback points at the rule.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

from mypy_extensions import i64, mypyc_attr

from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.drawn import drawn
from paddock.core.event import Event, EventKind
from paddock.core.facts import OWNER, fact, facts_of
from paddock.core.layout import fill_unknown, hide_facts, numbers_of
from paddock.core.names import EVERYBODY, NATURE, NONE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.rows import add_three, drop_last
from paddock.core.script import Script
from paddock.core.sending import state_again
from paddock.core.vecs import vec

if TYPE_CHECKING:
    from paddock.core.game import Game


# Serializable: so that compiled `__new__` makes an empty state, as copying needs, without calling `__init__`. Acyclic:
# nothing that a state holds leads back to it, so the garbage collector need not look at states.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class State:
    """The facts every game has. A game's own state declares its facts in the same way (see `facts`)."""

    game: "Game"
    events: list[Event] | None
    """Where events are told; None while nobody listens (simulation, search)."""
    frames: Annotated[vec[i64], fact()]
    """The sequence of play: three numbers a frame, script, next step and argument; the innermost last."""
    asks: Annotated[i64, fact(start=NONE)]
    """The kind of decision asked now; NONE when the game is over."""
    asked: Annotated[vec[i64], fact(shared=True)]
    """The seats that must answer, in the order their answers count."""
    answers: Annotated[vec[i64], fact(per="seat", start=NONE, see=OWNER)]
    """Sealed answers that are already in."""

    def __init__(self, game: "Game", begins: bool = True) -> None:
        """Unless it `begins`, no fact has a value yet: so the build makes a copy, whose facts are set after that."""
        self.game = game
        self.events = None
        if begins:
            self.begin_facts()

    # ── For players of the game ──

    @property
    def over(self) -> bool:
        return self.asks < 0 and len(self.frames) == 0

    @property
    def kind(self) -> DecisionKind[Any]:
        """The kind of the decision asked now."""
        return self.game.rules.kind_row[self.asks]

    @property
    def is_chance(self) -> bool:
        return self.asks >= 0 and self.game.rules.kind_row[self.asks].chance

    def to_answer(self) -> list[int]:
        """The seats whose answer is still awaited."""
        if len(self.asked) == 1:
            return [self.asked[0]]
        return [seat for seat in self.asked if self.answers[seat] == NONE]

    def options(self, seat: i64) -> list[int]:
        """What this seat may answer, as action numbers. Empty if it is not asked."""
        if self.asks < 0 or seat not in self.asked:
            return []
        return self.game.rules.kind_row[self.asks].options(self, seat)

    def weights(self) -> list[int]:
        """The weights of nature's options."""
        kind = self.game.rules.kind_row[self.asks]
        assert isinstance(kind, ChanceKind)
        return kind.weights(self)

    def draw(self, rng: Rng) -> i64:
        """One of nature's options, drawn by its weight: for whoever lets nature answer without looking at the rest."""
        return self.game.rules.kind_row[self.asks].pick(self, NATURE, rng, Offer())

    def choose(self, seat: i64, action: i64) -> None:
        """Answer the decision and play on to the next one. Trusts that the action is one of the seat's options:
        the edge (table, server) checks, so that search does not pay for it."""
        self.game.rules.answer(self, seat, action)

    def _repr_svg_(self) -> str:
        """What a notebook shows: what everybody may see."""
        return drawn("paddock.core.pictures:draw_state", self)

    def copy(self) -> "State":
        """An independent copy; nobody listens to its events."""
        twin: State = self.game.layout.copy(self)
        return twin

    def begin_facts(self) -> None:
        """Give every fact the value with which it begins."""
        self.game.layout.begin(self)

    def same(self, other: "State") -> bool:
        """Whether all facts are the same."""
        return bool(self.game.layout.same(self, other))

    def hide(self, seat: i64) -> None:
        """Replace by UNKNOWN everything that this seat, or with NONE a spectator, may not know."""
        hide_facts(self.game.layout, self, seat)

    def deal_unseen(self, rng: Rng) -> None:
        """Deal the cards of each pool that are not seen at random over the places where they must be."""
        fill_unknown(self.game.layout, self, self.game.pools, rng)

    def numbers(self, seat: i64, sizes: vec[i64]) -> bytes:
        """What this seat, or with NONE a spectator, may know, as numbers of 32 bits: all facts but the frames, UNKNOWN
        where they are hidden, lists filled up to their greatest length (see `bounds`)."""
        return numbers_of(self.game.layout, self, seat, sizes)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        same_game = self.game is other.game or self.game == other.game
        return same_game and self.same(other)

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it cannot be a key; use its position text")

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return state_again, (self.game, tuple([fact.of(self) for fact in self.game.layout.facts]))

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    # ── For the rules ──

    def ask(self, kind: DecisionKind[Any], seat: i64) -> None:
        """Ask one seat; the sequence of play goes on when it has answered."""
        self.asks = kind.id
        self.asked = self.game.alone[seat]

    def ask_nature(self, kind: ChanceKind[Any]) -> None:
        self.asks = kind.id
        self.asked = self.game.nature

    def ask_all(self, kind: DecisionKind[Any], seats: vec[i64]) -> None:
        """Ask several seats at once, sealed. Where there is nobody to ask, the sequence of play just goes on."""
        assert kind.sealed, f"{kind.name} is asked of several seats at once but not sealed"
        if len(seats) == 0:
            return
        self.asks = kind.id
        self.asked = seats[:]  # a copy: the caller's may be a fact that changes while answers are applied

    def ask_everybody(self, kind: DecisionKind[Any]) -> None:
        """Ask all seats at once, sealed."""
        assert kind.sealed, f"{kind.name} is asked of several seats at once but not sealed"
        self.asks = kind.id
        self.asked = self.game.everybody

    def call(self, script: Script, argument: i64 = 0) -> None:
        """Play this script before the present one goes on."""
        self.frames = add_three(self.frames, script.id, 0, argument)

    def repeat(self) -> None:
        """Run the present step again after what it asks or calls. To be called before `call`."""
        self.frames[-2] -= 1

    def restart(self) -> None:
        """Play the present script again from its first step."""
        self.frames[-2] = 0

    def leave(self) -> None:
        """End the present script here."""
        self.frames = drop_last(self.frames, 3)

    @property
    def argument(self) -> i64:
        """The argument of the present script. To be read before `call`."""
        return self.frames[-1]

    @argument.setter
    def argument(self, value: i64) -> None:
        self.frames[-1] = value

    def advance(self) -> None:
        """Run steps until a decision is asked or the game is over. Raises `EndlessRule` where neither happens."""
        self.game.rules.play(self)

    def emit(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Tell everybody that something happened."""
        if self.events is not None:
            self.events.append(Event(kind, EVERYBODY, [a, b, c, d, e, f][: len(kind.arguments)]))

    def tell(
        self, seat: i64, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Tell one seat what only it may know."""
        if self.events is not None:
            self.events.append(Event(kind, seat, [a, b, c, d, e, f][: len(kind.arguments)]))

    # ── How the race stands, by the rules of the game ──

    def scores(self) -> Sequence[float]:
        """Points of each seat so far."""
        return self.game.scores(self)

    def places(self) -> list[int]:
        """The place of each seat, 1 the best; shared places are allowed."""
        return self.game.places(self)

    def finishes(self) -> list[list[int]]:
        """The finishing places of each seat's cars, for count-back over a season."""
        return self.game.finishes(self)

    def stage(self) -> i64:
        """A number that changes where a search may stop and judge: the race of a season, say."""
        return self.game.stage(self)


FLOW_FACTS: Final = facts_of(State)
"""The facts that every state has, for copying, comparing and hiding; positions write them in words of their own."""
