"""Hiding rows and dealing what is not seen: what compiled states are made of, beside what plain ones do."""

import pytest

from paddock.core import hiding
from paddock.core.names import NONE, UNKNOWN
from paddock.core.rng import Rng
from paddock.core.rows import row_of, rows_of


def test_what_is_seen_is_taken_out_of_the_pool():
    counts = hiding.counts_of(row_of([5, 2, 2, 0]))
    assert list(counts) == [1, 0, 2, 0, 0, 1]
    hiding.take_out(row_of([2, UNKNOWN, NONE]), counts)
    hiding.take_out_rows(rows_of([[], [0]]), counts)
    assert list(hiding.cards_of(counts)) == [2, 5]


def test_a_card_that_is_seen_too_often_is_not_unseen():
    counts = hiding.counts_of(row_of([0, 1]))
    hiding.take_out(row_of([1, 1, 1]), counts)
    assert list(hiding.cards_of(counts)) == [0]


def test_each_hidden_place_gets_one_of_the_unseen_cards():
    row = row_of([UNKNOWN, 7, UNKNOWN])
    left = hiding.deal_row(row, row_of([3, 4, 5]), Rng(1))
    assert sorted([*left, row[0], row[2]]) == [3, 4, 5]
    assert row[1] == 7


def test_a_pile_without_order_is_what_is_left():
    assert list(hiding.rest(row_of([UNKNOWN] * 2), row_of([3, 4]), "tyre")) == [3, 4]
    with pytest.raises(AssertionError, match="1 cards of the pool tyre have no place"):
        hiding.rest(row_of([UNKNOWN]), row_of([3, 4]), "tyre")


def test_others_see_that_there_is_something_and_not_what():
    row = row_of([4, NONE, 6])
    hiding.hide_others(row, 0)
    assert list(row) == [4, NONE, UNKNOWN]
    table = rows_of([[1, NONE], [2]])
    hiding.hide_other_rows(table, 1)
    assert [list(each) for each in table] == [[UNKNOWN, NONE], [2]]
