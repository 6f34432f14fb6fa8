"""The search for leaks finds leaks that are planted: the card game, with one part exchanged for a leaky one."""

from collections.abc import Callable
from typing import Any

import pytest
from mypy_extensions import i64

from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.facts import NUMBER, TABLE, Fact
from paddock.core.game import Game, Rules
from paddock.core.message import Message, Reason
from paddock.core.names import EVERYBODY, NONE
from paddock.core.rows import row_of
from paddock.core.script import Script, step
from tests.conformance.leaks import Search, search
from tests.tiny import cards, guards
from tests.tiny.cards import FACTS, CardsGame, CardsState


class Leaky:
    """The card game, rebuilt with one part exchanged for a leaky one."""

    def __init__(self) -> None:
        self.deal: type[cards.Deal] = cards.Deal
        self.ask: type[cards.ShowOrDraw] = cards.ShowOrDraw
        self.facts: tuple[Fact, ...] = FACTS
        self.state_class: type[CardsState] = CardsState
        self.turn: Callable[[Any], None] = cards.take_turn

    def game(self) -> Game:
        deal: ChanceKind[Any] = self.deal("deal", "CRD-1", [cards.DEAL])
        ask: DecisionKind[Any] = self.ask("show-or-draw", "CRD-2", [cards.SHOW, cards.DRAW])
        first, dealing = Script("game"), Script("dealing", argument="card")

        def deal_one(state: Any) -> None:
            state.ask_nature(deal)

        def take_turn(state: Any) -> None:
            self.turn(state)
            if state.asks >= 0:
                state.asks = ask.id

        first.is_made_of(dealing, step(take_turn, asks=[ask, deal]))
        dealing.is_made_of(step(deal_one, asks=[deal]), cards.next_card)
        rules = Rules([deal, ask], [cards.IS_DEALT, cards.SEES, cards.SHOWS], [first, dealing])
        return CardsGame(cards.TITLE, 3, {}, None, rules, self.facts, self.state_class)


def hands_on_the_table() -> Leaky:
    leaky = Leaky()
    leaky.facts = tuple(
        Fact("hand", TABLE, domain="card", pool="playing", per="seat") if f.name == "hand" else f for f in FACTS
    )
    return leaky


def a_public_note_of_the_last_card() -> Leaky:
    class Noting(CardsState):
        def __init__(self, game: Game) -> None:
            super().__init__(game)
            self.last = NONE

    class Notes(cards.Deal):
        def apply(self, state: Any, seat: i64, action: i64) -> None:
            super().apply(state, seat, action)
            state.last = cards.DEAL.first(action)

    leaky = Leaky()
    leaky.facts = (*FACTS, Fact("last", NUMBER, domain="card"))
    leaky.state_class = Noting
    leaky.deal = Notes
    return leaky


def a_card_told_to_everybody() -> Leaky:
    leaky = Leaky()

    class Loud(cards.Deal):
        def apply(self, state: Any, seat: i64, action: i64) -> None:
            state.emit(cards.SHOWS, state.turn, cards.DEAL.first(action))
            super().apply(state, seat, action)

    leaky.deal = Loud
    return leaky


def a_draw_that_the_record_shows() -> Leaky:
    leaky = Leaky()

    class Public(cards.Deal):
        def audience(self, state: Any) -> i64:
            return EVERYBODY

    leaky.deal = Public
    return leaky


def options_that_know_the_rivals_hand() -> Leaky:
    leaky = Leaky()

    class Fearful(cards.ShowOrDraw):
        def options(self, state: Any, seat: i64) -> list[int]:
            options = super().options(state, seat)
            rival = max(state.hand[(seat + 1) % 3], default=0)
            return [*options[1:], options[0]] if rival > 7 else options

    leaky.ask = Fearful
    return leaky


def a_prompt_that_knows_the_deck() -> Leaky:
    leaky = Leaky()

    class Chatty(cards.ShowOrDraw):
        def prompt(self, state: Any, seat: i64) -> Message:
            return Message("ask-show-or-draw", {"count": len(state.hand[seat]), "left": max(state.pile, default=0)})

    leaky.ask = Chatty
    return leaky


def a_label_that_knows_the_rivals_hand() -> Leaky:
    leaky = Leaky()

    class Telling(cards.ShowOrDraw):
        def label(self, state: Any, seat: i64, action: i64) -> Message | None:
            card = state.game.domains["card"].slug(max(state.hand[(seat + 1) % 3], default=0))
            return Message("do-show", {"card": f"card:{card}"})

    leaky.ask = Telling
    return leaky


def a_reason_that_knows_where_the_card_is() -> Leaky:
    leaky = Leaky()

    class Helpful(cards.ShowOrDraw):
        def why_not(self, state: Any, seat: i64, action: i64) -> Reason:
            rule = "CRD-2" if cards.SHOW.has(action) and cards.SHOW.first(action) in state.pile else "CRD-3"
            return Reason(rule, Message("why-no-draw"))

    leaky.ask = Helpful
    return leaky


def a_default_that_knows_the_rivals_hand() -> Leaky:
    leaky = Leaky()

    class Sly(cards.ShowOrDraw):
        def default(self, state: Any, seat: i64) -> i64:
            options = self.options(state, seat)
            rivals: int = sum(state.hand[(seat + 1) % 3])
            return options[rivals % len(options)]

    leaky.ask = Sly
    return leaky


def a_turn_that_is_skipped_for_a_weak_hand() -> Leaky:
    leaky = Leaky()

    def skip(state: Any) -> None:
        cards.take_turn(state)
        if state.asks >= 0 and max(state.hand[state.turn]) < 6:
            state.turn = (state.turn + 1) % 3
            while len(state.shown[state.turn]) == 2:
                state.turn = (state.turn + 1) % 3
            state.asked = row_of([state.turn])

    leaky.turn = skip
    return leaky


def search_all(game: Game) -> Search:
    found = Search()
    for seed in range(3):
        try:
            one = search(game, seed)
        except AssertionError as error:
            found.leaks.append(str(error))
        else:
            found.leaks += one.leaks
    return found


def test_the_rebuilt_game_has_no_leak():
    assert not search_all(Leaky().game()).leaks


@pytest.mark.parametrize(
    ("plant", "where"),
    [
        (hands_on_the_table, "view"),
        (a_public_note_of_the_last_card, "view"),
        (a_card_told_to_everybody, "log"),
        (a_draw_that_the_record_shows, "record"),
        (options_that_know_the_rivals_hand, "options"),
        (a_prompt_that_knows_the_deck, "prompt"),
        (a_label_that_knows_the_rivals_hand, "label"),
        (a_reason_that_knows_where_the_card_is, "reason"),
        (a_default_that_knows_the_rivals_hand, "default"),
        (a_turn_that_is_skipped_for_a_weak_hand, "view"),
    ],
)
def test_a_planted_leak_is_caught(plant: Callable[[], Leaky], where: str):
    leaks = search_all(plant().game()).leaks
    assert any(where in leak for leak in leaks), leaks or "it was not caught"


def test_an_imagined_world_with_something_left_unknown_is_caught():
    class Unimaginative(guards.GuardsGame):
        def imagine(self, world: Any, rng: Any) -> None:
            """Leaves the guards unknown."""

    game = Unimaginative(guards.TITLE, 3, {"rounds": 2}, None)
    assert any("unknown fact is left" in leak for leak in search_all(game).leaks)
