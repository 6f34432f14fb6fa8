"""Fitting a network to samples: gradient steps on how likely the finishing orders were. Needs numpy; playing does not.

A seat's score is what the network reads off it. The order of the seats counts as drawn one after the other, each with
the chance that its score gives it among those that are left; so a win is a softmax over all seats.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from paddock.lab.learning.samples import Sample

UNITS = 24
RATE = 0.003
DECAY = 3e-4
"""How strongly weights are pulled towards 0: what does not help is not used."""
BATCH = 512
PATIENCE = 6
"""So many rounds without getting better on games that were not learned from end it."""
ROUNDS = 60
HELD_BACK = 10
"""Every so many games one is not learned from."""
LEAST_SPREAD = 0.05

Array = Any
"""An array of numpy."""


@dataclass(frozen=True)
class SameSeats:
    """The samples of one seat count."""

    rows: Array
    """state, seat, feature"""
    places: Array
    """state, seat"""


def grouped(samples: Sequence[Sample]) -> list[SameSeats]:
    """The samples by their seat count."""
    found: list[SameSeats] = []
    for seats in sorted({len(sample.places) for sample in samples}):
        mine = [sample for sample in samples if len(sample.places) == seats]
        rows = np.array([sample.rows for sample in mine], dtype=np.float64)
        found.append(SameSeats(rows, np.array([sample.places for sample in mine])))
    return found


class Weights:
    """The numbers that are learned, for inputs that have been brought to one scale."""

    def __init__(self, inputs: int, middle: Array, spread: Array, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.middle, self.spread = middle, spread
        skip = np.zeros(inputs)
        skip[0] = spread[0]  # the game's own judgement, as it stands
        self.parts: list[Array] = [
            skip,
            random.normal(0.0, 1.0 / np.sqrt(inputs), (UNITS, inputs)),
            np.zeros(UNITS),
            np.zeros(UNITS),
        ]

    def scores(self, rows: Array) -> tuple[Array, Array, Array]:
        """The scores, with what the steps of learning need again."""
        skip, hidden, bias, out = self.parts
        x = (rows - self.middle) / self.spread
        excited = np.maximum(0.0, x @ hidden.T + bias)
        return x @ skip + excited @ out, x, excited

    def slopes(self, x: Array, excited: Array, upward: Array) -> list[Array]:
        """How the loss changes with each weight, from how it changes with each score."""
        _, _, _, out = self.parts
        flat = upward.reshape(-1)
        x, excited = x.reshape(flat.size, -1), excited.reshape(flat.size, -1)
        through = (flat[:, None] * out) * (excited > 0.0)
        return [flat @ x, through.T @ x, through.sum(axis=0), flat @ excited]

    def content(self) -> dict[str, list[Any]]:
        """The weights for inputs as they are read, as a file keeps them."""
        skip, hidden, bias, out = self.parts
        plain = hidden / self.spread
        return {
            "skip": _short(skip / self.spread),
            "hidden": [_short(row) for row in plain],
            "bias": _short(bias - plain @ self.middle),
            "out": _short(out),
        }


def _short(numbers: Array) -> list[float]:
    return [float(f"{number:.5g}") for number in numbers]


def order_loss(scores: Array, places: Array) -> tuple[float, Array]:
    """How unlikely the orders were, on average over the states, and how that changes with each score."""
    states, seats = scores.shape
    loss, upward = 0.0, np.zeros_like(scores)
    for seat in range(seats):
        left = places >= places[:, seat : seat + 1]  # those that this seat came in before, or with, and itself
        masked = np.where(left, scores, -np.inf)
        most = masked.max(axis=1, keepdims=True)
        weights = np.exp(masked - most)
        total = weights.sum(axis=1, keepdims=True)
        loss += float((np.log(total[:, 0]) + most[:, 0] - scores[:, seat]).sum())
        upward += weights / total
        upward[:, seat] -= 1.0
    return loss / states, upward / states


def win_loss(scores: Array, places: Array) -> float:
    """The log-loss of who wins, a shared win divided: the figure by which values are compared."""
    most = scores.max(axis=1, keepdims=True)
    logs = scores - most - np.log(np.exp(scores - most).sum(axis=1, keepdims=True))
    won = places == places.min(axis=1, keepdims=True)
    return float(-(logs * won / won.sum(axis=1, keepdims=True)).sum(axis=1).mean())


@dataclass(frozen=True)
class Fit:
    """What came of fitting: the weights, and the log-loss of the winner on games that were held back."""

    content: dict[str, list[Any]]
    states: int
    rounds: int
    loss: float
    loss_of_worth: float
    """The same by the game's `worth` alone."""


def fit(samples: Sequence[Sample], seed: int, tell: Callable[[int, int], None] | None = None) -> Fit:
    """Fit a network to the samples."""
    learned = grouped([sample for sample in samples if sample.game % HELD_BACK])
    held = grouped([sample for sample in samples if sample.game % HELD_BACK == 0])
    flat = np.concatenate([group.rows.reshape(-1, group.rows.shape[-1]) for group in learned])
    weights = Weights(flat.shape[1], flat.mean(axis=0), np.maximum(LEAST_SPREAD, flat.std(axis=0)), seed)
    best = _Best(weights, _loss(held, lambda rows: weights.scores(rows)[0]))
    steps = _Adam(weights.parts)
    random = np.random.default_rng(seed + 1)
    done = 0
    for done in range(1, ROUNDS + 1):
        for group, at in _batches(learned, random):
            scores, x, excited = weights.scores(group.rows[at])
            _, upward = order_loss(scores, group.places[at])
            steps.take(weights.slopes(x, excited, upward))
        is_best = best.see(weights, _loss(held, lambda rows: weights.scores(rows)[0]), done)
        if tell is not None:
            tell(done, ROUNDS)
        if not is_best and done - best.at >= PATIENCE:
            break
    weights.parts = best.parts
    states = sum(len(group.places) for group in learned)
    return Fit(weights.content(), states, done, best.loss, _loss(held, lambda rows: rows[..., 0]))


def _loss(groups: Sequence[SameSeats], score: Callable[[Array], Array]) -> float:
    states = sum(len(group.places) for group in groups)
    return sum(win_loss(score(group.rows), group.places) * len(group.places) for group in groups) / max(1, states)


def _batches(groups: Sequence[SameSeats], random: Any) -> list[tuple[SameSeats, Array]]:
    """All samples in small heaps, in any order."""
    found: list[tuple[SameSeats, Array]] = []
    for group in groups:
        order = random.permutation(len(group.places))
        found += [(group, order[first : first + BATCH]) for first in range(0, len(order), BATCH)]
    return [found[place] for place in random.permutation(len(found))]


class _Best:
    """The weights that did best on what was held back."""

    def __init__(self, weights: Weights, loss: float) -> None:
        self.parts, self.loss, self.at = [part.copy() for part in weights.parts], loss, 0

    def see(self, weights: Weights, loss: float, at: int) -> bool:
        if loss >= self.loss:
            return False
        self.parts, self.loss, self.at = [part.copy() for part in weights.parts], loss, at
        return True


class _Adam:
    """Steps whose length follows how steady the slopes are (Kingma and Ba, 2015)."""

    def __init__(self, parts: list[Array]) -> None:
        self.parts = parts
        self.mean = [np.zeros_like(part) for part in parts]
        self.square = [np.zeros_like(part) for part in parts]
        self.count = 0

    def take(self, slopes: list[Array]) -> None:
        self.count += 1
        for part, slope, mean, square in zip(self.parts, slopes, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = (mean / (1 - 0.9**self.count)) / (np.sqrt(square / (1 - 0.999**self.count)) + 1e-8)
            part -= RATE * (step + DECAY * part)
