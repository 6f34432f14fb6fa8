"""A learned value: a small network gives each seat a score from a few features, and the scores say who wins.

The features of a seat are what a game's own file reads off the state, the same less the mean of the rivals, and what is
the same for all. One network serves every seat and every seat count, so it matters to no one in which order they sit.
Its weights are a data file beside that file, with how they were made (`paddock train GAME`); the sum below is all that
is needed to use them.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from mypy_extensions import i64, mypyc_attr

from paddock.core.errors import BadData
from paddock.core.state import State
from paddock.core.value import chances_at_the_end, log_odds, share_of_scores, shares_at_the_end, softmax
from paddock.core.vecs import vec

WORTH: Final = "worth"
"""The first feature of every game: what its own judgement says, as log odds. What is learned begins there."""


class ScoreNetwork:
    """One layer of units, and a way past it: `score = skip·x + out·max(0, hidden·x + bias)`."""

    def __init__(self, skip: list[float], hidden: list[list[float]], bias: list[float], out: list[float]) -> None:
        self.inputs: i64 = len(skip)
        self.units: i64 = len(bias)
        self.skip = vec[float](skip)
        self.hidden = vec[float]([weight for row in hidden for weight in row])
        """All rows one after the other."""
        self.bias = vec[float](bias)
        self.out = vec[float](out)

    def score(self, features: vec[float]) -> float:
        inputs = self.inputs
        score = 0.0
        at: i64 = 0
        while at < inputs:
            score += self.skip[at] * features[at]
            at += 1
        unit: i64 = 0
        place: i64 = 0
        while unit < self.units:
            excited = self.bias[unit]
            at = 0
            while at < inputs:
                excited += self.hidden[place] * features[at]
                at += 1
                place += 1
            if excited > 0.0:
                score += self.out[unit] * excited
            unit += 1
        return score


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedValue:
    """The value of a game by its learned weights; by its `worth` alone as long as there are none.

    A game says by `own` and `common` what it reads off a state, and calls both rows' entries by name.
    """

    def __init__(self, file: Path, worth: Callable[[Any, int], float], own: list[str], common: list[str]) -> None:
        self.file = file
        self.worth = worth
        self.own_names = [WORTH, *own]
        self.common_names = common
        self.network: ScoreNetwork | None = None
        if file.exists():
            self.load(file.read_bytes())

    # ── What a game says ──

    def own(self, state: State, seat: i64) -> vec[float]:
        """What the state says of this seat, each number about from -1 to 1."""
        raise NotImplementedError

    def common(self, state: State) -> vec[float]:
        """What it says of all: how much of the race is left, above all."""
        raise NotImplementedError

    # ── The weights ──

    def names(self) -> list[str]:
        """What the network reads, in order."""
        return [*self.own_names, *[f"{name}, ahead of rivals" for name in self.own_names], *self.common_names]

    def load(self, content: bytes) -> None:
        """Take the weights of a file."""
        kept: dict[str, Any] = msgspec.json.decode(content)
        if kept["features"] != self.names():
            raise BadData(f"{self.file.name}: these weights are of other features; `paddock train` makes new ones")
        self.network = ScoreNetwork(kept["skip"], kept["hidden"], kept["bias"], kept["out"])

    # ── What it is worth ──

    def features(self, state: State) -> list[vec[float]]:
        """What the network reads of each seat."""
        seats = state.game.seats
        width: i64 = len(self.own_names)
        rows: list[vec[float]] = []
        total = vec[float]([0.0] * width)
        for seat in range(seats):
            read = self.own(state, seat)
            row = vec[float]([0.0] * width)
            row[0] = log_odds(self.worth(state, seat))
            at: i64 = 1
            while at < width:
                row[at] = read[at - 1]
                at += 1
            at = 0
            while at < width:
                total[at] += row[at]
                at += 1
            rows.append(row)
        common = self.common(state)
        rivals = float(seats - 1) if seats > 1 else 1.0
        whole: list[vec[float]] = []
        for row in rows:
            full = vec[float]([0.0] * (2 * width + len(common)))
            at = 0
            while at < width:
                full[at] = row[at]
                full[width + at] = row[at] - (total[at] - row[at]) / rivals
                at += 1
            at = 0
            while at < len(common):
                full[2 * width + at] = common[at]
                at += 1
            whole.append(full)
        return whole

    def scores(self, state: State) -> list[float]:
        """The score of each seat: the logarithm of its chance to win, but for what all have in common."""
        network = self.network
        if network is None:
            return [log_odds(self.worth(state, seat)) for seat in range(state.game.seats)]
        return [network.score(row) for row in self.features(state)]

    def chances(self, state: State) -> list[float]:
        if state.over:
            return chances_at_the_end(state.places())
        return softmax(self.scores(state))

    def shares(self, state: State) -> list[float]:
        if state.over:
            return shares_at_the_end(state.places())
        if self.network is None:
            return [self.worth(state, seat) for seat in range(state.game.seats)]
        scores = self.scores(state)
        return [share_of_scores(scores, seat) for seat in range(len(scores))]

    def share(self, state: State, seat: i64) -> float:
        if state.over or self.network is None:
            return self.worth(state, seat)
        return share_of_scores(self.scores(state), seat)
