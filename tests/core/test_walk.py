"""The walk: a record played again, as a reader may know it."""

import pytest

from paddock.core.actions import TAKE_BACK, UNDO
from paddock.core.errors import BadRecord
from paddock.core.names import NATURE, NONE
from paddock.core.reader import REFEREE, SPECTATOR, Reader
from paddock.core.record import Line
from paddock.core.table import Table, resume
from paddock.core.view import view
from paddock.core.walk import walk
from tests.tiny import bids, cards, relay


@pytest.fixture
def auction() -> Table:
    """Ann bids 5, Bob 1; Ann changes her mind twice; Cyd has not answered."""
    table = Table(bids.TITLE.game(3), seed=1)
    for coins, seat in ((5, 0), (1, 1), (2, 0), (3, 0)):
        table.play(f"bid {coins}", seat=seat)
    return table


def told(table: Table, who: Reader | int, as_it_stands: bool = False) -> list[tuple[int, str]]:
    return [(step.number, str(step)) for step in walk(table.record, who, as_it_stands)]


def test_a_walk_begins_with_the_start_and_has_a_step_for_each_line(auction: Table):
    assert told(auction, REFEREE) == [
        (0, ""),
        (1, "ann bid 5"),
        (2, "bob bid 1"),
        (3, "ann bid 2"),
        (4, "ann bid 3"),
    ]
    assert next(walk(auction.record)).seat == NONE


def test_only_who_changed_a_sealed_answer_knows_it(auction: Table):
    assert told(auction, 0) == [(0, ""), (1, "ann bid 5"), (2, "bob ?"), (3, "ann bid 2"), (4, "ann bid 3")]
    assert told(auction, 1) == [(0, ""), (1, "ann ?"), (2, "bob bid 1")]
    assert told(auction, Reader((0, 1)))[-1] == (4, "ann bid 3")
    assert told(auction, SPECTATOR) == [(0, ""), (1, "ann ?"), (2, "bob ?")]


def test_the_table_counts_versions_as_the_walk_does(auction: Table):
    last = len(auction.record.lines)
    for who in (0, 1, 2):
        assert last - auction.sealed.unknown_to(Reader((who,)), last) == told(auction, who)[-1][0]
    assert resume(auction.record).sealed.changes == auction.sealed.changes == [(3, 0), (4, 0)]
    assert auction.copy().sealed.changes == auction.sealed.changes


def test_when_all_answers_are_in_everybody_counts_alike_again(auction: Table):
    auction.play("bid 0", seat=2)
    assert (auction.sealed.asked_at, auction.sealed.changes) == (5, [])
    assert told(auction, SPECTATOR)[-1] == (5, "cyd ?")


def test_each_step_has_the_view_and_the_events_of_its_reader():
    table = Table(cards.TITLE.game(2), seed=2)
    while not table.over:
        table.play(table.options()[0])
    for who in (0, 1, SPECTATOR, REFEREE):
        events = []
        for step in walk(table.record, who):
            events += step.events
            assert step.view() == view(step.state, who)
        assert events == [event for event in table.events if event.seen_by(who)]


def test_a_card_that_is_dealt_face_down_is_a_question_mark_to_the_others():
    table = Table(cards.TITLE.game(2), seed=2)
    dealt = [step.text for step in walk(table.record, 0) if step.seat == NATURE]
    assert [text == "?" for text in dealt] == [False, True, False, True]
    assert all(step.text == "?" for step in walk(table.record, SPECTATOR) if step.seat == NATURE)


def test_proofs_find_what_was_asked_before_each_line():
    table = Table(cards.TITLE.game(2), seed=2)
    for step in walk(table.record):
        if step.seat == NATURE:
            assert step.before.is_chance
            assert table.game.actions.parse(step.text).code in step.before.options(NATURE)


@pytest.fixture
def rethought() -> Table:
    """Ann takes her first answer back and gives another one."""
    table = Table(relay.TITLE.game(2), seed=1)
    table.play("stride 3", seat=0)
    table.undo(0)
    table.play("stride 2", seat=0)
    return table


def test_what_was_taken_back_is_shown_or_left_out_as_one_likes(rethought: Table):
    assert [text for _, text in told(rethought, 1)] == ["", "ann stride 3", f"ann {UNDO}", "ann stride 2"]
    assert told(rethought, 1, as_it_stands=True) == [(0, ""), (3, "ann stride 2")]


def test_what_was_taken_back_is_checked_even_where_it_is_left_out(rethought: Table):
    rethought.record.lines[0] = Line(0, "stride 99")
    with pytest.raises(BadRecord, match="move 1"):
        told(rethought, REFEREE, as_it_stands=True)


def test_a_question_that_is_asked_again_after_going_back_is_a_new_one(auction: Table):
    auction.play("bid 0", seat=2)
    auction.play("bid 0", seat=0)
    auction.take_back(1)
    lines = len(auction.record.lines)
    assert auction.record.lines[-1] == Line(1, TAKE_BACK)
    assert (auction.sealed.asked_at, auction.sealed.changes) == (lines, [])
    assert resume(auction.record).sealed.asked_at == lines
