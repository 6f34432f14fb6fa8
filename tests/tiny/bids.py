"""Bids: three lots go to the highest sealed bid; a tie leaves the lot. The smallest game with simultaneous answers."""

from pathlib import Path
from typing import Annotated, Any

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.facts import fact, facts_of
from paddock.core.game import Game, Rules
from paddock.core.message import Message, Reason
from paddock.core.names import NONE, Names
from paddock.core.names import numbers as plain_numbers
from paddock.core.options import Option, OptionValue
from paddock.core.script import Script, step
from paddock.core.state import State
from paddock.core.title import Title

COINS = 5
LOTS = 3

BID = Verb("bid", ("coins", "coins", COINS + 1))

REVEALED = EventKind("revealed", "BID-1", ("seat", "seat"), ("coins", ""))
WON = EventKind("won", "BID-2", ("seat", "seat"), ("lot", ""))
LEFT = EventKind("left", "BID-3", ("lot", ""))


class BidsState(State):
    lot: Annotated[int, fact()]
    coins: Annotated[list[int], fact(per="seat", start=COINS)]
    won: Annotated[list[int], fact(per="seat")]
    bids: Annotated[list[int], fact(per="seat", start=NONE, domain="coins")]


class Bid(DecisionKind[BidsState]):
    def options(self, state: BidsState, seat: i64) -> list[int]:
        return [BID.code(coins) for coins in range(state.coins[seat] + 1)]

    def apply(self, state: BidsState, seat: i64, action: i64) -> None:
        state.bids[seat] = BID.first(action)
        state.emit(REVEALED, seat, state.bids[seat])

    def prompt(self, state: BidsState, seat: i64) -> Message:
        return Message("ask-bid", {"lot": state.lot + 1, "coins": state.coins[seat]})

    def why_not(self, state: BidsState, seat: i64, action: i64) -> Reason:
        return Reason("BID-1", Message("why-not-that-rich", {"coins": state.coins[seat]}))


ASK_BID = Bid("bid", "BID-1", [BID], sealed=True)
AUCTION = Script("auction")


def collect(state: BidsState) -> None:
    state.ask_everybody(ASK_BID)


def settle(state: BidsState) -> None:
    best = max(state.bids)
    winner = state.bids.index(best)
    if state.bids.count(best) == 1:
        state.coins[winner] -= best
        state.won[winner] += 1
        state.emit(WON, winner, state.lot + 1)
    else:
        state.emit(LEFT, state.lot + 1)
    state.bids = [NONE] * state.game.seats
    state.lot += 1
    if state.lot < LOTS:
        state.restart()


AUCTION.is_made_of(step(collect, asks=[ASK_BID]), settle)
RULES = Rules([ASK_BID], [REVEALED, WON, LEFT], [AUCTION])


class BidsGame(Game):
    def __init__(self, title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> None:
        names = ["ann", "bob", "cyd"][:seats]
        domains = [Names("seat", names, [name.title() for name in names]), plain_numbers("coins", COINS + 1)]
        super().__init__(title, RULES, seats, options, BidsState, facts_of(BidsState), domains, {}, pack=pack)

    def set_up(self) -> State:
        state = BidsState(self)
        state.call(AUCTION)
        return state

    def scores(self, state: Any) -> list[int]:
        won: list[int] = state.won
        return won

    def check(self, state: Any) -> str:
        """Coins are only ever paid."""
        return super().check(state) or ("there are more coins than at the start" if max(state.coins) > COINS else "")


def _options(pack: Path | None) -> list[Option]:
    return []


TITLE = Title("bids", "Bids", 1, 2, 3, _options, Path(__file__).parent, BidsGame)
