"""Offers: what is written on the sheet is what its readers find, plain and compiled."""

from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.rows import row_of


def test_everybody_who_reads_a_sheet_finds_the_same():
    offer = Offer()
    offer.add(4)
    offer.add_each(10, row_of([1, 3]))
    assert offer.actions() == [4, 11, 13]
    assert (offer.count, offer.at(1), offer.last()) == (3, 11, 13)
    offer.add_range(20, 22)
    offer.add_range(30, 29)
    assert offer.actions() == [4, 11, 13, 20, 21, 22]
    assert (offer.has(11), offer.has(12)) == (True, False)


def test_a_row_that_is_offered_whole_stays_as_it_was():
    kept = row_of([7, 8])
    offer = Offer()
    offer.add_all(kept)
    offer.add(9)
    assert offer.actions() == [7, 8, 9]
    assert list(kept) == [7, 8]


def test_a_pick_empties_the_sheet():
    offer = Offer()
    for number in range(30):
        offer.add_weighted(number, 1 + number % 3)
        offer.add_all(row_of([40]))
        assert offer.pick(Rng(number)) in (number, 40)
        assert (offer.count, offer.actions(), offer.weights()) == (0, [], [])


def test_weights_decide_how_often_an_outcome_is_picked():
    offer, rng = Offer(), Rng(1)
    picked = []
    for _ in range(4000):
        offer.add(1)
        offer.add_weighted(2, 3)
        assert offer.weights() == [1, 3]
        picked.append(offer.pick(rng))
    assert 2850 < picked.count(2) < 3150


def test_an_outcome_without_a_weight_behind_one_with_a_weight_weighs_one():
    offer = Offer()
    offer.add_weighted(1, 5)
    offer.add(2)
    offer.add_weighted(3, 1)
    assert offer.weights() == [5, 1, 1]
    offer.clear()
    assert offer.actions() == []


def test_lots_are_outcomes_with_a_weight():
    """The same draws, whether each lot is written down or its weight."""
    lots = row_of([0, 1, 1, 2, 2, 2])
    one, other = Offer(), Offer()
    rng, same_rng = Rng(3), Rng(3)
    for _ in range(200):
        one.add_lots(40, lots)
        assert (one.count, one.actions(), one.weights()) == (3, [40, 41, 42], [1, 2, 3])
        assert (one.at(1), one.last(), one.has(42), one.has(43)) == (41, 42, True, False)
        for place in range(3):
            other.add_weighted(40 + place, 1 + place)
        assert one.pick(rng) == other.pick(same_rng)
    assert (one.count, one.actions(), one.weights()) == (0, [], [])
    one.add(7)
    assert (one.pick(rng), one.count) == (7, 0)


def test_the_actions_as_a_row():
    offer = Offer()
    offer.add_each(0, row_of([5, 6, 7]))
    assert offer.pick(Rng(1)) in (5, 6, 7)
    offer.add(9)
    assert list(offer.row()) == [9], "without what is left of an earlier offer"
    offer.clear()
    offer.add_all(row_of([1, 2]))
    assert list(offer.row()) == [1, 2]


def test_what_an_earlier_offer_held_is_not_offered_any_more():
    offer = Offer()
    for action in (7, 9, 8):
        offer.add(action)
    offer.pick(Rng(1))
    offer.add(5)
    assert (offer.count, offer.last()) == (1, 5)
    assert [action for action in range(12) if offer.has(action)] == [5]
    offer.clear()
    assert not offer.has(5)
