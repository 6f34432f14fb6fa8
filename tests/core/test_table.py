# mypy: disable-error-code="attr-defined"
"""The table: checked answers, reasons, defaults, and no half-changed game."""

from typing import Any

import pytest

from paddock.core.decision import DecisionKind
from paddock.core.errors import BadAction, NotOffered, PaddockError
from paddock.core.fairness import FairDice
from paddock.core.names import EVERYBODY
from paddock.core.reader import SPECTATOR
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.title import Title
from tests.play import play_at_random, play_out
from tests.tiny import bids, cards, guards, pig, relay

TITLES = [pig.TITLE, bids.TITLE, cards.TITLE, guards.TITLE, relay.TITLE]
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def test_an_action_can_be_given_in_each_of_its_forms():
    tables = [Table(bids.TITLE.game(2), seed=1) for _ in range(4)]
    for table, form in zip(
        tables, ["bid 3", {"verb": "bid", "coins": "3"}, 3, table_option(tables[0], 3)], strict=True
    ):
        table.play(form, seat=0)
        assert table.record.lines[-1].text == "bid 3"


def table_option(table: Table, place: int) -> Any:
    return table.options(0)[place]


def test_where_only_one_seat_is_asked_it_need_not_be_named():
    table = Table(pig.TITLE.game(2), seed=1)
    assert [str(action) for action in table.options()] == ["roll"]
    table.play("roll")
    assert table.record.lines[0].seat == 0


def test_where_several_are_asked_the_seat_must_be_named():
    table = Table(bids.TITLE.game(3), seed=1)
    with pytest.raises(BadAction, match="say for which seat: now asked are Ann, Bob, Cyd"):
        table.play("bid 1")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_only_the_seats_of_the_game(seat: int):
    with pytest.raises(BadAction, match="seats are 0 to 1"):
        Table(pig.TITLE.game(2), seed=1).play("roll", seat=seat)


@pytest.mark.parametrize("form", [1.0, None, True, b"roll", ["roll"]])
def test_what_is_no_action_is_refused(form: Any):
    with pytest.raises(BadAction):
        Table(pig.TITLE.game(2), seed=1).play(form, seat=0)


def test_nature_answers_at_once():
    table = Table(cards.TITLE.game(3), seed=1)
    assert not table.state.is_chance
    assert [len(hand) for hand in table.state.hand] == [2, 2, 2]


def test_playing_tells_what_happened_since():
    table = Table(pig.TITLE.game(2), seed=1)
    assert [event.kind.name for event in table.events] == ["turn-begins"]
    told = table.play("roll")
    assert told[0].kind.name == "rolled"
    assert table.events[1:] == told


def test_a_private_event_is_for_one_seat():
    table = Table(cards.TITLE.game(2), seed=1)
    private = [event for event in table.events if event.audience != EVERYBODY]
    assert {event.audience for event in private} == {0, 1}
    assert all(event.seen_by(event.audience) and not event.seen_by(1 - event.audience) for event in private)
    assert not any(event.seen_by(SPECTATOR) for event in private)
    assert repr(private[0]).endswith("to 0>")
    assert private[0] != private[1]
    assert len(set(private)) == len(private)


def test_the_table_prints_what_everybody_may_see():
    table = Table(cards.TITLE.game(2), seed=1)
    assert str(table) == str(table.view(SPECTATOR))
    assert "hand: ? ? | ? ?" in str(table)


# ── Why not? ──


def reason(table: Table, action: str, seat: int) -> tuple[str, str]:
    found = table.why_not(action, seat)
    assert found is not None
    return found.rule, table.texts.reason(found)


def test_what_is_offered_has_no_reason_against_it():
    table = Table(cards.TITLE.game(2), seed=1)
    assert table.why_not(table.options()[0]) is None


def test_each_reason_names_its_rule():
    table = Table(cards.TITLE.game(2), seed=1)
    other = next(card for card in range(12) if card not in table.state.hand[0])
    assert reason(table, f"show C{other}", 0) == ("CRD-2", f"You do not hold C{other}.")
    assert reason(table, "draw", 1) == ("CRD-2", "It is not your decision now: Ann must answer first.")
    question = "You hold 2 cards, 8 are left. Show one or draw?"
    assert reason(table, "deal C1", 0) == ("CRD-2", f"That is not what is asked now. {question}")


def test_a_kind_that_gives_no_reason_of_its_own_names_its_rule():
    table = Table(pig.TITLE.game(2), seed=1)
    kind: DecisionKind[Any] = DecisionKind("plain", "PIG-9", [pig.ROLL])
    reason = kind.why_not(table.state, 0, 0)
    assert (reason.rule, table.texts.reason(reason)) == ("PIG-9", "The rules do not allow that now.")


def test_after_the_end_nothing_more_can_be_played():
    table = play_out(Table(pig.TITLE.game(2), seed=1))
    for seat in (0, None):
        with pytest.raises(NotOffered, match="The race is over"):
            table.play("roll", seat=seat)
    assert table.asked() == []


def test_a_refused_answer_changes_nothing():
    table = Table(cards.TITLE.game(2), seed=1)
    before, record, events = table.state.copy(), str(table.record), list(table.events)
    for code in range(table.game.actions.size):
        for seat in (0, 1):
            if code not in table.state.options(seat):
                with pytest.raises(PaddockError):
                    table.play(code, seat=seat)
    assert (table.state, str(table.record), table.events) == (before, record, events)


def test_a_refusal_carries_sentence_and_rule():
    table = Table(pig.TITLE.game(2), seed=1)
    with pytest.raises(NotOffered) as caught:
        table.play("hold")
    assert (caught.value.sentence, caught.value.rule) == ("There is nothing to hold yet.", "PIG-4")
    assert str(caught.value) == "There is nothing to hold yet. [PIG-4]"


# ── Defaults ──


@every_title
def test_the_default_is_always_an_option_and_a_table_of_sleepers_comes_to_an_end(title: Title):
    table = Table(title.game(title.most_seats), seed=1)
    for _ in range(500):
        if table.over:
            break
        seat = table.asked()[0]
        assert table.default(seat) in table.state.options(seat)
        table.play(table.default(seat), seat)
    else:
        assert title is pig.TITLE, "who only ever rolls may never score; every other game ends by its defaults"


# ── When the rules themselves fail ──


class Trap(Exception):
    pass


def test_a_failure_inside_the_rules_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch):
    table = Table(pig.TITLE.game(2), seed=1)
    table.play("roll")
    assert isinstance(table.dice, FairDice)
    before, record, events, rolled = table.state.copy(), str(table.record), list(table.events), table.dice.counter

    def fail(*_: object) -> None:
        raise Trap

    with monkeypatch.context() as patch:
        patch.setattr(pig.THROW, "apply", fail)
        with pytest.raises(Trap):
            table.play("roll")
    assert (table.state, str(table.record), table.events, table.dice.counter) == (before, record, events, rolled)
    play_out(table)
    from paddock.core.verify import verify

    verify(table.record)


def test_a_state_that_is_given_stays_the_givers():
    state = pig.TITLE.game(2).start()
    table = Table(state.game, seed=1, state=state)
    table.play("roll")
    assert state == pig.TITLE.game(2).start()


@every_title
def test_places_and_estimates_come_from_the_scores(title: Title):
    table = Table(title.game(title.most_seats), seed=3)
    for _ in play_at_random(table, Rng(3)):
        assert all(0 <= title.bots.worth(table.state, seat) <= 1 for seat in range(table.game.seats))
    places = table.state.places()
    assert min(places) == 1
    best = max(table.state.scores())
    assert [place == 1 for place in places] == [score == best for score in table.state.scores()]
    assert sum(title.bots.worth(table.state, seat) for seat in range(table.game.seats)) == pytest.approx(
        table.game.seats / 2
    )
