"""A small network in NumPy: what is seen goes in, a chance for every action and the expected result come out."""

import numpy as np
from numpy.typing import NDArray

from paddock.core.actions import ActionSpace

Floats = NDArray[np.float32]


def words_of(actions: ActionSpace) -> Floats:
    """What each action is made of, a row an action: its verb, each of its arguments, and itself. With this what is
    learnt of `drive S3-fast pit` counts for `drive S3-fast S5-slow` as well: each of them is played too seldom."""
    columns: dict[tuple[int, ...], int] = {}
    places: list[list[int]] = []
    for number, verb in enumerate(actions.verbs):
        for code in range(verb.base, verb.base + verb.size):
            parts = [(number,), *((number, at, value) for at, value in enumerate(verb.values(code))), (number, code)]
            places.append([columns.setdefault(part, len(columns)) for part in dict.fromkeys(parts)])
    made = np.zeros((len(places), len(columns)), np.float32)
    for row, found in enumerate(places):
        made[row, found] = 1
    return made


class Network:
    """Two layers of hidden units, then a weight for everything that an action is made of (`words`, a row an action)
    and the expected result. Adam changes it."""

    def __init__(self, inputs: int, words: Floats, hidden: int, rng: np.random.Generator) -> None:
        def layer(size: int, width: int, scale: float) -> Floats:
            made: Floats = (rng.standard_normal((size, width)) * scale / np.sqrt(size)).astype(np.float32)
            return made

        self.words = words
        count = words.shape[1]
        self.weights = {
            "in": layer(inputs, hidden, 1.4),
            "in bias": np.zeros(hidden, np.float32),
            "mid": layer(hidden, hidden, 1.4),
            "mid bias": np.zeros(hidden, np.float32),
            "policy": layer(hidden, count, 0.01),
            "policy bias": np.zeros(count, np.float32),
            "value": layer(hidden, 1, 0.1),
            "value bias": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def forward(self, seen: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, list[Floats]]:
        """The probability of every action, the expected results, and what `backward` needs."""
        w = self.weights
        first = np.maximum(seen @ w["in"] + w["in bias"], 0)
        second = np.maximum(first @ w["mid"] + w["mid bias"], 0)
        logits = (second @ w["policy"] + w["policy bias"]) @ self.words.T
        logits[masks == 0] = -np.inf
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        values = np.tanh(second @ w["value"] + w["value bias"])[:, 0]
        return chances, values, [seen, first, second]

    def backward(self, to_logits: Floats, to_values: Floats, kept: list[Floats], rate: float) -> None:
        """Change the weights against these gradients."""
        seen, first, second = kept
        w = self.weights
        value = to_values[:, None]
        to_words = to_logits @ self.words
        to_second = (to_words @ w["policy"].T + value @ w["value"].T) * (second > 0)
        to_first = (to_second @ w["mid"].T) * (first > 0)
        self._adam(
            {
                "policy": second.T @ to_words,
                "policy bias": to_words.sum(axis=0),
                "value": second.T @ value,
                "value bias": value.sum(axis=0),
                "mid": first.T @ to_second,
                "mid bias": to_second.sum(axis=0),
                "in": seen.T @ to_first,
                "in bias": to_first.sum(axis=0),
            },
            rate,
        )

    def _adam(self, gradients: dict[str, Floats], rate: float) -> None:
        self._steps += 1
        norm = float(np.sqrt(sum(float((each * each).sum()) for each in gradients.values())))
        for name, gradient in gradients.items():
            gradient *= min(1.0, 0.5 / (norm + 1e-8))
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            step = mean / (1 - 0.9**self._steps) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-5)
            self.weights[name] -= (rate * step).astype(np.float32)
