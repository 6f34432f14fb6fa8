"""PettingZoo's parallel environment: all seats act in every step.

Seats that are asked at once, sealed, really answer together. Of a question to one seat the others wait: their only
action is `wait`, the last one of the action space.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from paddock.core.game import Game
from paddock.envs.observations import Encoding, mask_of, returns_of
from paddock.envs.race import Race

Each = dict[str, Any]
"""Something for each agent."""


class ParallelRaceEnv(ParallelEnv[str, Any, Any]):
    """`wait` is the number of the action of those who are not asked; all others are those of `game.actions`. What is
    not offered counts as no answer, as in `SeatEnv`.
    """

    def __init__(self, game: Game, form: str = "numbers") -> None:
        self.metadata = {"name": game.title.id.replace("-", "_"), "render_modes": []}
        self.render_mode = None
        self.game = game
        self.form = form
        self.encoding = Encoding(game)
        self.race = Race(game)
        self.max_game_length = self.race.most_answers
        self.possible_agents = [game.domains["seat"].slug(seat) for seat in range(game.seats)]
        self.agents: list[str] = []
        self.wait = game.actions.size
        mask = spaces.Box(0, 1, (self.wait + 1,), dtype=np.int8)
        observed = spaces.Dict({"observation": self.encoding.space(form), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:
        self.race.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> Each:
        state = self.race.state
        asked = state.to_answer()
        seen: Each = {}
        for seat, agent in enumerate(self.possible_agents):
            numbers = self.encoding.seen_by(state, seat)
            options = state.options(seat) if seat in asked else [self.wait]
            mask = mask_of(options, self.wait + 1)
            seen[agent] = {"observation": self.encoding.written(numbers, self.form), "action_mask": mask}
        return seen

    def step(self, actions: Each) -> tuple[Each, Each, Each, Each, Each]:
        race = self.race
        infos: Each = {agent: {"offered": True} for agent in self.possible_agents}
        for seat in race.state.to_answer():
            agent = self.possible_agents[seat]
            infos[agent]["offered"] = race.answer_or_default(int(actions[agent]))
        over, broken_off = race.seat < 0, race.broken_off
        returns = returns_of(race.state.places()) if over or broken_off else [0.0] * self.game.seats
        seen, everybody = self._observations(), self.possible_agents
        if over or broken_off:
            self.agents = []
        return (
            seen,
            dict(zip(everybody, returns, strict=True)),
            dict.fromkeys(everybody, over),
            dict.fromkeys(everybody, broken_off),
            infos,
        )

    def render(self) -> None:
        """There is no picture."""

    def close(self) -> None:
        """Nothing is open."""
