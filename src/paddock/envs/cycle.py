"""PettingZoo's agent environment cycle: one agent for each seat; the seat that is asked acts.

Seats that are asked at once, sealed, act one after the other, and none sees what the others have answered.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from paddock.core.game import Game
from paddock.envs.observations import Encoding, mask_of, returns_of
from paddock.envs.race import Race


class RaceEnv(AECEnv[str, Any, Any]):
    """An action is the integer of the game's own action space (`game.actions`), masked to what is offered.

    `form`: what observations look like, see `Encoding`. Rewards come at the end: the `returns_of` the places.
    """

    def __init__(self, game: Game, form: str = "numbers") -> None:
        super().__init__()
        self.metadata = {"name": game.title.id.replace("-", "_"), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.game = game
        self.form = form
        self.encoding = Encoding(game)
        self.race = Race(game)
        self.max_game_length = self.race.most_answers
        self.possible_agents = [game.domains["seat"].slug(seat) for seat in range(game.seats)]
        self._size = game.actions.size
        observed = spaces.Dict(
            {
                "observation": self.encoding.space(form),
                "action_mask": spaces.Box(0, 1, (self._size,), dtype=np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(self._size) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.race.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.race.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> dict[str, Any]:
        seat, race = self._seat_of[agent], self.race
        mask = mask_of(race.options if seat == race.seat else [], self._size)
        numbers = self.encoding.seen_by(race.state, seat)
        return {"observation": self.encoding.written(numbers, self.form), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        race = self.race
        race.answer(int(action))
        if race.seat >= 0 and not race.broken_off:
            self.agent_selection = self.possible_agents[race.seat]
            return
        for each, reward in zip(self.possible_agents, returns_of(race.state.places()), strict=True):
            self.rewards[each] = reward
            self.terminations[each] = not race.broken_off
            self.truncations[each] = race.broken_off
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        """The position as everybody may know it."""
        from paddock.core.reader import SPECTATOR
        from paddock.core.view import view

        return str(view(self.race.state, SPECTATOR))

    def close(self) -> None:
        """Nothing is open."""
