"""Many games at once: one call gives an answer in each of them, arrays in and arrays out.

>>> from paddock import envs
>>> env = envs.vector("quick-grand-prix(seats=2, calendar=monza)", 100)
>>> seen = env.reset(seed=7)
>>> seen.observations.shape[0], seen.action_masks.shape, seen.seats.shape
(100, (100, 487), (100,))
>>> seen = env.step(seen.action_masks.argmax(axis=1))
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paddock.core.bounds import ANSWER
from paddock.core.errors import NotOffered
from paddock.core.game import Game
from paddock.core.view import View, view
from paddock.envs.observations import NUMBER, Encoding, returns_of
from paddock.envs.race import dice_of, new_seed
from paddock.parts.stepping import Games


class Outlook(NamedTuple):
    """What each of the n games looks like now, and what came of the last answers.

    A game that was over has begun anew: its observation is the first of the new game, its reward the old one's.
    """

    observations: Any
    """What the seat that is asked may know, a row a game; a dictionary of arrays in the form `facts`."""
    action_masks: NDArray[np.int8]
    """1 for every action that is offered, n × actions."""
    seats: NDArray[np.int32]
    """Who is asked."""
    rewards: NDArray[np.float32]
    """n × seats: the returns of games that have just ended, else 0."""
    terminated: NDArray[np.bool_]
    """The games that have just ended."""
    truncated: NDArray[np.bool_]
    """The games that have just been broken off, because they took more than `max_game_length` answers."""


class VectorEnv:
    """n games of one kind. With the same seed game i is the same race whatever n is."""

    def __init__(self, game: Game, n: int, form: str = "numbers") -> None:
        if n < 1:
            raise ValueError(f"at least one game must be played, not {n}")
        self.game = game
        self.n = n
        self.form = form
        self.encoding = Encoding(game)
        self.single_observation_space = self.encoding.space(form)
        self.max_game_length = game.layout.counts[ANSWER]
        self.actions = game.actions.size
        self._games = Games(game, n, self.encoding.sizes, self.max_game_length)
        self._offered = np.zeros(0, dtype=np.int32)
        self._mask = np.zeros(n * self.actions, dtype=np.int8)
        self._rows = np.arange(n) * self.actions
        self.reset()

    def reset(self, seed: int | None = None) -> Outlook:
        """New games; without a seed nobody can foresee them."""
        seed = new_seed() if seed is None else seed
        for at in range(self.n):
            self._games.begin(at, dice_of(seed, at))
        return self._seen()

    def view(self, at: int) -> View:
        """What the seat that is asked in game `at` may know, as bots are told it."""
        return view(self._games.states[at], int(self._games.seats[at]))

    def step(self, actions: NDArray[Any]) -> Outlook:
        """Answer for the seat that is asked in each game. An answer that is not offered raises, and nothing is done."""
        if actions.shape != (self.n,):
            raise ValueError(f"{self.n} games need an array of {self.n} actions, not {actions.shape}")
        known = (actions >= 0) & (actions < self.actions)
        offered = self._mask[np.where(known, self._rows + actions, 0)].astype(np.bool_) & known
        if not offered.all():
            self._refuse(int(offered.argmin()), int(actions[offered.argmin()]))
        self._games.step(actions.tolist())
        return self._seen()

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Any option of each game, each as likely as the others."""
        ends = np.searchsorted(self._offered, self._rows[1:])
        starts = np.concatenate([[0], ends])
        counts = np.diff(starts, append=len(self._offered))
        picked: NDArray[np.int64] = self._offered[starts + (rng.random(self.n) * counts).astype(np.int64)] - self._rows
        return picked

    def _seen(self) -> Outlook:
        games = self._games
        numbers = np.frombuffer(games.observations(), dtype=NUMBER).reshape(self.n, -1)
        self._mask[self._offered] = 0
        self._offered = np.frombuffer(games.options(self.actions), dtype=NUMBER)
        self._mask[self._offered] = 1
        rewards = np.zeros((self.n, self.game.seats), dtype=np.float32)
        terminated, truncated = np.zeros(self.n, dtype=np.bool_), np.zeros(self.n, dtype=np.bool_)
        for at, state in zip(games.ended, games.last_states, strict=True):
            rewards[at] = returns_of(state.places())
        terminated[games.ended] = True
        truncated[games.broken_off] = True
        return Outlook(
            self._written(numbers),
            self._mask.copy().reshape(self.n, self.actions),
            numbers[:, 0],
            rewards,
            terminated & ~truncated,
            truncated,
        )

    def _written(self, numbers: NDArray[np.int32]) -> Any:
        if self.form == "facts":
            parts = self.encoding.parts
            return {
                part.name: numbers[:, self.encoding.slices[part.name]].reshape(self.n, *part.bound.shape)
                for part in parts
            }
        return self.encoding.written(numbers, self.form)

    def _refuse(self, at: int, action: int) -> None:
        mask = self._mask[at * self.actions : (at + 1) * self.actions]
        offered = ", ".join(self.game.actions.text(int(each)) for each in np.flatnonzero(mask)[:8])
        raise NotOffered(f"in game {at} the action {action} is not offered; offered are {offered}", "")
