"""Guards: attack somebody; who secretly holds a guard may step in between. The smallest game with an interrupt.

An attack is answered out of turn, sealed and all at once, by every seat that may still hold a guard as far as
everybody knows; then the answers count by priority, the one attacked first.
"""

from pathlib import Path
from typing import Annotated, Any

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.facts import OWNER, fact, facts_of
from paddock.core.game import Game, Rules
from paddock.core.message import Message, Reason
from paddock.core.names import NONE, UNKNOWN, Names
from paddock.core.options import Option, OptionValue, whole
from paddock.core.rng import Rng
from paddock.core.rows import row_of
from paddock.core.script import Script, step
from paddock.core.state import State
from paddock.core.title import Title

ATTACK = Verb("attack", ("target", "seat", 4))
REST = Verb("rest")
LET = Verb("let")
BLOCK = Verb("block")
GIVE = Verb("give", ("guard", "guard", 2))

ATTACKED = EventKind("attacked", "GRD-2", ("seat", "seat"), ("target", "seat"))
BLOCKED = EventKind("blocked", "GRD-3", ("seat", "seat"))
HURT = EventKind("hurt", "GRD-4", ("seat", "seat"))


class GuardsState(State):
    turn: Annotated[int, fact()]
    guard: Annotated[list[int], fact(per="seat", see=OWNER, domain="guard")]
    """1 for a guard, 0 for none, NONE once it is known to be spent."""
    hearts: Annotated[list[int], fact(per="seat", start=3)]
    saved: Annotated[int, fact(start=NONE, domain="seat")]
    """Who stepped in between, while an attack is settled."""


class GiveGuard(ChanceKind[GuardsState]):
    def options(self, state: GuardsState, seat: i64) -> list[int]:
        return [GIVE.code(0), GIVE.code(1)]

    def weights(self, state: GuardsState) -> list[int]:
        return [1, 2]

    def audience(self, state: GuardsState) -> i64:
        return state.argument

    def apply(self, state: GuardsState, seat: i64, action: i64) -> None:
        state.guard[state.argument] = GIVE.first(action)


class AttackOrRest(DecisionKind[GuardsState]):
    def options(self, state: GuardsState, seat: i64) -> list[int]:
        targets = [other for other in range(state.game.seats) if other != seat and state.hearts[other]]
        return [REST.code(), *(ATTACK.code(target) for target in targets)]

    def apply(self, state: GuardsState, seat: i64, action: i64) -> None:
        if ATTACK.has(action):
            target = ATTACK.first(action)
            state.emit(ATTACKED, seat, target)
            state.call(REACTION, target)

    def why_not(self, state: GuardsState, seat: i64, action: i64) -> Reason:
        return Reason("GRD-2", Message("why-not-attack"))


class React(DecisionKind[GuardsState]):
    def options(self, state: GuardsState, seat: i64) -> list[int]:
        return [LET.code(), BLOCK.code()] if state.guard[seat] == 1 else [LET.code()]

    def apply(self, state: GuardsState, seat: i64, action: i64) -> None:
        if BLOCK.has(action) and state.saved == NONE:
            state.saved = seat
            state.guard[seat] = NONE

    def why_not(self, state: GuardsState, seat: i64, action: i64) -> Reason:
        return Reason("GRD-3", Message("why-no-guard"))


GIVE_GUARD = GiveGuard("give-guard", "GRD-1", [GIVE])
ATTACK_OR_REST = AttackOrRest("attack-or-rest", "GRD-2", [REST, ATTACK])
REACT = React("react", "GRD-3", [LET, BLOCK], sealed=True)

GAME = Script("game")
GIVING = Script("giving", argument="seat")
REACTION = Script("reaction", argument="seat")


def give(state: GuardsState) -> None:
    state.ask_nature(GIVE_GUARD)


def next_seat(state: GuardsState) -> None:
    state.argument += 1
    if state.argument < state.game.seats:
        state.restart()


def take_turn(state: GuardsState) -> None:
    rounds = state.game.options["rounds"]
    assert isinstance(rounds, int)
    if state.turn < rounds * state.game.seats:
        seat = state.turn % state.game.seats
        state.turn += 1
        state.repeat()
        state.ask(ATTACK_OR_REST, seat)


def ask_reactions(state: GuardsState) -> None:
    """Everybody who may hold a guard for all that is known, so that the question itself tells nothing."""
    seats = state.game.seats
    by_priority = [(state.argument + step) % seats for step in range(seats)]
    attacker = (state.turn - 1) % seats
    state.ask_all(REACT, row_of([seat for seat in by_priority if seat != attacker and state.guard[seat] != NONE]))


def settle(state: GuardsState) -> None:
    target = state.argument
    if state.saved != NONE:
        state.emit(BLOCKED, state.saved)
        state.saved = NONE
    else:
        state.hearts[target] -= 1
        state.emit(HURT, target)


GAME.is_made_of(GIVING, step(take_turn, asks=[ATTACK_OR_REST], calls=[REACTION]))
GIVING.is_made_of(step(give, asks=[GIVE_GUARD]), next_seat)
REACTION.is_made_of(step(ask_reactions, asks=[REACT]), settle)
RULES = Rules([GIVE_GUARD, ATTACK_OR_REST, REACT], [ATTACKED, BLOCKED, HURT], [GAME, GIVING, REACTION])


class GuardsGame(Game):
    def __init__(self, title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> None:
        names = ["ann", "bob", "cyd", "dan"][:seats]
        domains = [Names("seat", names, [name.title() for name in names]), Names("guard", ["none", "guard"])]
        super().__init__(title, RULES, seats, options, GuardsState, facts_of(GuardsState), domains, {}, pack=pack)

    def set_up(self) -> State:
        state = GuardsState(self)
        state.call(GAME)
        return state

    def scores(self, state: Any) -> list[int]:
        hearts: list[int] = state.hearts
        return hearts

    def imagine(self, world: Any, rng: Rng) -> None:
        super().imagine(world, rng)
        world.guard = [rng.weighted([1, 2]) if guard == UNKNOWN else guard for guard in world.guard]


def _options(pack: Path | None) -> list[Option]:
    return [whole("rounds", 2, 1, 3)]


TITLE = Title("guards", "Guards", 1, 3, 4, _options, Path(__file__).parent, GuardsGame)
