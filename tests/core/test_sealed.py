# mypy: disable-error-code="attr-defined"
"""Sealed decisions: asked of several seats at once, changeable until the last answer is in, seen by nobody else."""

import pytest

from paddock.core.errors import NotOffered
from paddock.core.position import read_position, write_position
from paddock.core.reader import SPECTATOR
from paddock.core.record import read_record
from paddock.core.seat_record import seat_record
from paddock.core.table import Table
from paddock.core.walk import replay
from tests.tiny import bids


@pytest.fixture
def table() -> Table:
    return Table(bids.TITLE.game(3), seed=1)


def test_everybody_is_asked_at_once_and_may_answer_in_any_order(table: Table):
    assert table.asked() == [0, 1, 2]
    table.play("bid 2", seat=2)
    assert table.asked() == [0, 1]
    table.play("bid 1", seat=0)
    table.play("bid 0", seat=1)
    assert table.state.won == [0, 0, 1]


def test_nothing_happens_before_the_last_answer_is_in(table: Table):
    assert table.play("bid 5", seat=0) == []
    assert table.play("bid 4", seat=1) == []
    assert (table.state.coins, table.state.bids) == ([5, 5, 5], [-1, -1, -1])
    assert [event.kind.name for event in table.play("bid 3", seat=2)] == ["revealed", "revealed", "revealed", "won"]


def test_answers_count_in_the_order_asked_however_they_came_in(table: Table):
    for seat in (2, 0, 1):
        told = table.play("bid 1", seat=seat)
    assert [event.values[0] for event in told[:3]] == [0, 1, 2]


def test_an_answer_may_be_changed_until_the_last_one_is_in(table: Table):
    table.play("bid 5", seat=0)
    table.play("bid 1", seat=1)
    table.play("bid 2", seat=0)
    assert table.asked() == [2]
    table.play("bid 0", seat=2)
    assert (table.state.coins, table.state.won) == ([3, 5, 5], [1, 0, 0]), "two coins were paid, not five"


def test_after_the_last_answer_it_is_the_next_lot_that_is_asked(table: Table):
    for seat in (0, 1, 2):
        table.play(f"bid {seat}", seat=seat)
    assert (table.state.lot, table.asked()) == (1, [0, 1, 2])
    with pytest.raises(NotOffered, match="only 3 coins"):
        table.play("bid 5", seat=2)


def test_others_see_only_that_somebody_has_answered(table: Table):
    table.play("bid 4", seat=0)
    assert "answer ann: bid 4" in str(table.view(0))
    for stranger in (1, 2, SPECTATOR):
        assert "answer ann: ?" in str(table.view(stranger))
        assert "bid 4" not in str(table.view(stranger))


def test_every_answer_looks_the_same_to_the_others():
    texts = set()
    for coins in range(6):
        table = Table(bids.TITLE.game(2), seed=1)
        table.play(f"bid {coins}", seat=0)
        texts.add((str(table.view(1)), seat_record(table.record, 1), tuple(table.texts.event(e) for e in table.events)))
    assert len(texts) == 1


def test_that_an_answer_was_changed_is_nobody_elses_business(table: Table):
    table.play("bid 4", seat=0)
    before = {seat: seat_record(table.record, seat) for seat in (1, 2, SPECTATOR)}
    table.play("bid 2", seat=0)
    assert {seat: seat_record(table.record, seat) for seat in (1, 2, SPECTATOR)} == before
    assert "ann bid 2" in seat_record(table.record, 0)


def test_a_changed_answer_stands_twice_in_the_record_and_replays(table: Table):
    for coins, seat in ((5, 0), (1, 0), (2, 1), (3, 1), (0, 2)):
        table.play(f"bid {coins}", seat=seat)
    again = read_record(table.game, str(table.record))
    assert [line.text for line in again.lines] == ["bid 5", "bid 1", "bid 2", "bid 3", "bid 0"]
    *_, (_, state) = replay(again)
    assert state == table.state


def test_a_position_keeps_the_answers_that_are_in(table: Table):
    table.play("bid 4", seat=1)
    again = read_position(table.game, write_position(table.state))
    assert again == table.state
    assert again.to_answer() == [0, 2]


def test_a_sealed_answer_is_changed_and_not_taken_back(table: Table):
    table.play("bid 4", seat=0)
    assert not table.can_undo(0)


def test_who_samples_a_world_must_choose_for_those_who_have_answered(table: Table):
    from paddock.core.rng import Rng

    table.play("bid 4", seat=0)
    table.play("bid 3", seat=1)
    world = table.view(1).sample_world(Rng(1))
    assert world.to_answer() == [0, 2], "the answer of the seat itself is known; Ann's must be guessed again"
