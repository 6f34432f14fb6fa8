"""A learner: proximal policy optimisation (PPO) by self-play, in NumPy, small enough to be read.

All seats play with one network, but that in some games a bot has all seats but one: who only ever meets himself never
learns what others do. Games are played to their end; every answer is then judged by what came of it, compared with what
was expected when it was given. PPO takes several small steps that make good answers likelier, and stops where the
policy would move too far from the one that played.

    python -m paddock.lab.learning_curve 'quick-grand-prix(seats=2, calendar=monza)' 600000 quick.npz curve.svg

learns from so many answers, says now and then how it does against others, and keeps the weights and the learning curve.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from paddock.bots.levels import bot as find_bot
from paddock.core.bot import NO_LIMIT, Bot, Budget
from paddock.core.game import Game
from paddock.core.rng import Rng
from paddock.core.view import View, view
from paddock.envs.many import VectorEnv
from paddock.envs.network import Floats, Network, words_of
from paddock.envs.observations import Encoding
from paddock.envs.race import Race
from paddock.games import game as make_game

Whole = NDArray[np.int64]


@dataclass(frozen=True)
class LearnerSettings:
    games: int = 256
    """Played side by side."""
    answers: int = 16_384
    """Collected before the network is changed."""
    hidden: int = 128
    rate: float = 7e-4
    clip: float = 0.2
    """How far the likelihood of an answer may move in one round, as a share of what it was."""
    entropy: float = 0.01
    """How much it is worth to stay undecided."""
    epochs: int = 3
    batch: int = 1024
    rival: str = "thumb"
    """The bot that has all other seats in some of the games …"""
    against: float = 0.5
    """… in this share of them."""
    trust: float = 0.9
    """How much an answer is judged by the end of the game; the rest by what was expected one answer later."""


@dataclass
class LearntAnswer:
    """An answer of the network that is to be learnt from."""

    seat: int
    numbers: NDArray[np.int32]
    mask: NDArray[np.int8]
    action: int
    chance: float
    expected: float
    target: float = 0.0
    """What it came to."""


class Learner:
    """Plays and gets better. `rounds` goes on until so many answers have been learnt from."""

    def __init__(self, game: Game, settings: LearnerSettings | None = None, seed: int = 0) -> None:
        self.game = game
        self.settings = settings or LearnerSettings()
        self.rng = np.random.default_rng(seed)
        self.env = VectorEnv(game, self.settings.games)
        self.encoding = self.env.encoding
        self.network = Network(self.encoding.tensor_size, words_of(game.actions), self.settings.hidden, self.rng)
        self.rival = find_bot(self.settings.rival, game.title)
        self._mind = Rng(seed)
        self._seed = seed
        self.answers = 0
        """How many have been learnt from."""

    def rounds(self, total: int = 0) -> Iterator[int]:
        """Play and learn; after each round, how many answers have been learnt from so far. With a total the steps grow
        smaller towards it, and it ends there."""
        seen = self.env.reset(seed=self._seed)
        count = round(self.settings.against * self.env.n)
        own = np.where(np.arange(self.env.n) < count, np.arange(self.env.n) % self.game.seats, -1)
        open_games: list[list[LearntAnswer]] = [[] for _ in range(self.env.n)]
        while not total or self.answers < total:
            notes: list[LearntAnswer] = []
            while len(notes) < self.settings.answers:
                chances, values, _ = self.network.forward(self.encoding.tensor(seen.observations), seen.action_masks)
                actions = drawn(chances, self.rng)
                for at in range(self.env.n):
                    if own[at] >= 0 and own[at] != seen.seats[at]:
                        actions[at] = self.rival.choose(self.env.view(at), self._mind)
                        continue
                    action = int(actions[at])
                    note = LearntAnswer(
                        int(seen.seats[at]), seen.observations[at], seen.action_masks[at], action, 0.0, 0.0
                    )
                    note.chance, note.expected = float(chances[at, action]), float(values[at])
                    open_games[at].append(note)
                seen = self.env.step(actions)
                for at in np.flatnonzero(seen.terminated | seen.truncated).tolist():
                    judge(open_games[at], seen.rewards[at], self.settings.trust)
                    notes += open_games[at]
                    open_games[at] = []
                    own[at] = (own[at] + 1) % self.game.seats if own[at] >= 0 else -1
            rate = self.settings.rate * (max(0.05, 1 - self.answers / total) if total else 1.0)
            self._learn(notes, rate)
            self.answers += len(notes)
            yield self.answers

    def _learn(self, notes: list[LearntAnswer], rate: float) -> None:
        s = self.settings
        numbers, masks = np.stack([note.numbers for note in notes]), np.stack([note.mask for note in notes])
        taken = np.array([note.action for note in notes])
        before, expected, got = (
            np.array([getattr(note, name) for note in notes], dtype=np.float32)
            for name in ("chance", "expected", "target")
        )
        better = got - expected
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(s.epochs):
            order = self.rng.permutation(len(taken))
            for start in range(0, len(order) - s.batch + 1, s.batch):
                some = order[start : start + s.batch]
                tensor = self.encoding.tensor(numbers[some])
                self._step(tensor, masks[some], taken[some], before[some], better[some], got[some], rate)

    def _step(
        self,
        seen: Floats,
        masks: NDArray[np.int8],
        taken: Whole,
        before: Floats,
        better: Floats,
        got: Floats,
        rate: float,
    ) -> None:
        s, rows = self.settings, np.arange(len(taken))
        chances, values, kept = self.network.forward(seen, masks)
        ratio = chances[rows, taken] / before
        # Where the ratio has left its bounds in the direction that pays, there is nothing more to gain.
        free = np.where(better > 0, ratio < 1 + s.clip, ratio > 1 - s.clip)
        push = (free * ratio * better)[:, None]
        logs = np.log(np.maximum(chances, 1e-9))
        undecided = -(chances * logs).sum(axis=1, keepdims=True)
        to_logits = chances * push + s.entropy * chances * (logs + undecided)
        to_logits[rows, taken] -= push[:, 0]
        to_values = (values - got) * (1 - values * values)
        size = np.float32(len(taken))
        self.network.backward(to_logits.astype(np.float32) / size, to_values.astype(np.float32) / size, kept, rate)

    def save(self, file: str | Path) -> None:
        np.savez_compressed(file, game=str(self.game), **self.network.weights)  # type: ignore[arg-type]


def judge(notes: list[LearntAnswer], results: Floats, trust: float) -> None:
    """Say what each answer of a game came to: partly what its seat got in the end, partly what was expected when the
    seat was asked next, which is less a matter of luck."""
    last: dict[int, tuple[float, float]] = {}
    for note in reversed(notes):
        result = float(results[note.seat])
        target, expected = last.get(note.seat, (result, result))
        note.target = trust * target + (1 - trust) * expected
        last[note.seat] = note.target, note.expected


def drawn(chances: Floats, rng: np.random.Generator) -> Whole:
    """An action of each row, drawn by its chances."""
    summed = chances.cumsum(axis=1)
    lots = rng.random(len(chances))[:, None] * summed[:, -1:]
    picked: Whole = (summed <= lots).sum(axis=1)
    return picked


class LearnedBot:
    """Plays the likeliest answer of a network, in the game that it has learnt."""

    def __init__(self, network: Network, game: Game, name: str = "learned") -> None:
        self.name = name
        self.network = network
        self.encoding = Encoding(game)

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        mask = np.zeros((1, self.encoding.game.actions.size), np.int8)
        mask[0, view.options] = 1
        chances, _, _ = self.network.forward(self.encoding.tensor(self.encoding.numbers(view))[None], mask)
        return int(chances[0].argmax())


def load(file: str | Path) -> LearnedBot:
    """The bot whose weights were saved."""
    with np.load(file) as kept:
        game = make_game(str(kept["game"]))
        encoding = Encoding(game)
        weights = {name: kept[name] for name in kept.files if name != "game"}
    network = Network(encoding.tensor_size, words_of(game.actions), len(weights["in bias"]), np.random.default_rng())
    network.weights = weights
    return LearnedBot(network, game)


def wins(bot: Bot, game: Game, other: Bot, races: int = 200) -> list[float]:
    """How much of each race a bot wins against others of one kind: a shared first place counts as a part of a win. It
    sits at every seat equally often, with the same dice at each."""
    won = []
    race = Race(game)
    for number in range(races):
        seat = number % game.seats
        race.begin(seed=number // game.seats)
        mind = Rng(number)
        while race.seat >= 0:
            player = bot if race.seat == seat else other
            race.answer(player.choose(view(race.state, race.seat), mind))
        places = race.state.places()
        won.append((places[seat] == 1) / max(1, places.count(1)))
    return won


def share_won(bot: Bot, game: Game, other: Bot, races: int = 200) -> float:
    """The share of races that it wins."""
    return sum(wins(bot, game, other, races)) / races
