"""The small generator: the same numbers everywhere, and good enough for simulation."""

from collections import Counter
from itertools import pairwise
from math import sqrt
from statistics import fmean

import pytest

from paddock.core.rng import Rng
from tests.statistics import chi_square_is_plausible

SEEDS = [0, 1, 7, 2**32, 2**64, 2**95 + 12345]
PINNED = [4196707356, 3891143111, 2994695642, 1852364411]


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, int, int, int, int]:
    """The published algorithm once more, with numbers that may grow and are cut by remainder."""
    word = 2**32
    result = (a + b + counter) % word
    rotated = (c * 2**21) % word + c // 2**11
    return result, b ^ (b // 2**9), (c + c * 2**3) % word, (rotated + result) % word, (counter + 1) % word


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_sfc32(seed: int):
    word = 2**32
    a, b, c, counter = seed % word, seed // word % word, seed // word**2 % word, 1
    expected = []
    for _ in range(15 + 1000):
        result, a, b, c, counter = sfc32(a, b, c, counter)
        expected.append(result)
    rng = Rng(seed)
    assert [rng.bits32() for _ in range(1000)] == expected[15:]


def test_a_number_below_n_is_the_share_of_n_that_the_bits_are_of_all():
    bits, numbers = Rng(3), Rng(3)
    for n in (1, 2, 6, 52, 1000, 2**29 - 1):
        assert numbers.below(n) == bits.bits32() * n // 2**32


def test_the_first_numbers_are_pinned_so_that_plain_and_compiled_cannot_drift_apart():
    rng = Rng(7)
    assert [rng.bits32() for _ in range(4)] == PINNED


@pytest.mark.parametrize("seed", SEEDS)
def test_the_numbers_below_n_are_uniform(seed: int):
    for n in (2, 6, 10, 52):
        rng = Rng(seed)
        counts = Counter(rng.below(n) for _ in range(60_000))
        assert set(counts) == set(range(n))
        assert chi_square_is_plausible([counts[value] for value in range(n)], [60_000 / n] * n)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_bit_is_a_fair_coin(seed: int):
    rng = Rng(seed)
    numbers: list[int] = [rng.bits32() for _ in range(20_000)]
    for bit in range(32):
        ones = sum(number >> bit & 1 for number in numbers)
        assert abs(ones - 10_000) < 5 * sqrt(5_000)


@pytest.mark.parametrize("seed", SEEDS)
def test_one_number_says_nothing_about_the_next(seed: int):
    rng = Rng(seed)
    rolled = [rng.below(8) for _ in range(60_000)]
    pairs = Counter(zip(rolled[::2], rolled[1::2], strict=True))
    assert chi_square_is_plausible([pairs[a, b] for a in range(8) for b in range(8)], [30_000 / 64] * 64)


def test_seeds_that_lie_close_together_give_unrelated_streams():
    first: list[int] = [Rng(seed).below(6) for seed in range(60_000)]
    counts = Counter(first)
    assert chi_square_is_plausible([counts[face] for face in range(6)], [10_000] * 6)
    mean = fmean(first)
    covariance = fmean((a - mean) * (b - mean) for a, b in pairwise(first))
    assert abs(covariance) < 5 * (35 / 12) / sqrt(60_000)


def test_weights_are_kept():
    rng = Rng(3)
    weights = [1, 0, 5, 2]
    counts = Counter(rng.weighted(weights) for _ in range(80_000))
    assert counts[1] == 0
    assert chi_square_is_plausible([counts[0], counts[2], counts[3]], [10_000, 50_000, 20_000])


def test_weights_must_be_positive():
    with pytest.raises(ValueError, match="positive"):
        Rng(1).weighted([0, 0])
    with pytest.raises(ValueError, match="positive"):
        Rng(1).weighted([])


def test_equal_weights_draw_as_no_weights_do():
    one, other, third = Rng(5), Rng(5), Rng(5)
    for _ in range(100):
        assert one.weighted([1] * 7) == other.below(7)
        assert third.weighted([0, 2]) == 1


def test_every_order_of_a_shuffle_is_equally_likely():
    rng = Rng(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(48_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert chi_square_is_plausible(list(counts.values()), [2_000] * 24)


def test_the_same_seed_is_the_same_stream():
    assert [Rng(5).bits32() for _ in range(3)] == [Rng(5).bits32() for _ in range(3)]
    one, two = Rng(5), Rng(6)
    assert [one.bits32() for _ in range(3)] != [two.bits32() for _ in range(3)]
