"""Gymnasium's environment: a program plays one seat, bots drive the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from paddock.bots.levels import bot
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.view import view
from paddock.envs.observations import Encoding, mask_of, returns_of
from paddock.envs.race import Race, dice_of


class SeatEnv(gymnasium.Env[Any, Any]):
    """The options stand in `info["action_mask"]`. An action that is not offered counts as no answer: the default one is
    given in its place, as at a table for a seat whose time is up, and `info["offered"]` says so.

    The reward comes at the end, from -1 for the last place to 1 for the first.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(self, game: Game, seat: int = 0, bots: str = "random", form: str = "numbers") -> None:
        if not 0 <= seat < game.seats:
            raise BadOption(f"there is no seat {seat}; seats are 0 to {game.seats - 1}")
        self.game = game
        self.seat = seat
        self.form = form
        self.bot = bot(bots, game.title)
        self.encoding = Encoding(game)
        self.race = Race(game)
        self.max_game_length = self.race.most_answers
        self.action_space = spaces.Discrete(game.actions.size)
        self.observation_space = self.encoding.space(form)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.race.begin(seed)
        self._minds = [dice_of(self.race.seed, self.race.number, f"seat {seat}") for seat in range(self.game.seats)]
        self._let_bots_answer()
        return self._observation(), self._info(True)

    def _let_bots_answer(self) -> None:
        """Until our seat is the next to answer, or the game is over."""
        race = self.race
        while race.seat >= 0 and race.seat != self.seat and not race.broken_off:
            race.answer(self.bot.choose(view(race.state, race.seat), self._minds[race.seat]))

    def _observation(self) -> Any:
        return self.encoding.written(self.encoding.seen_by(self.race.state, self.seat), self.form)

    def _info(self, offered: bool) -> dict[str, Any]:
        mask = mask_of(self.race.options if self.race.seat == self.seat else [], self.game.actions.size)
        return {"action_mask": mask, "offered": offered}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        race = self.race
        offered = race.answer_or_default(int(action))
        self._let_bots_answer()
        over, broken_off = race.seat < 0, race.broken_off
        reward = returns_of(race.state.places())[self.seat] if over or broken_off else 0.0
        return self._observation(), reward, over, broken_off, self._info(offered)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What is offered, as masked learners ask for it."""
        found: np.ndarray[Any, np.dtype[np.bool_]] = self._info(True)["action_mask"].astype(bool)
        return found
