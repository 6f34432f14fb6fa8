"""How fast the environments are, beside those that others have. Measured in the contestants of the bench."""

import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from paddock import envs

SEED = 1
MANY = 512
"""The games of a vector environment."""

Work = Callable[[], int]
"""Does something for a while, and says how many steps it was."""


def cycle_work(env: Any) -> Work:
    """A whole game of random answers in PettingZoo's agent environment cycle, as its documentation plays one."""
    dice = random.Random(SEED).random
    seeds = iter(range(1 << 30))

    def work() -> int:
        steps = 0
        env.reset(seed=next(seeds))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            action = None
            if not (terminated or truncated):
                offered = seen["action_mask"].nonzero()[0]
                action = int(offered[int(dice() * len(offered))])
            env.step(action)
            steps += 1
        return steps

    return work


@cache
def our_cycle(game_string: str) -> Work:
    return cycle_work(envs.aec(game_string))


@cache
def their_cycle(module: str) -> Work:
    """A game of PettingZoo's own."""
    return cycle_work(import_module(f"pettingzoo.classic.{module}").env())


@cache
def many_work(game_string: str) -> Work:
    """A random answer in each of many games."""
    numpy = import_module("numpy")
    env = envs.vector(game_string, MANY)
    env.reset(seed=SEED)
    rng = numpy.random.default_rng(SEED)

    def work() -> int:
        env.step(env.random_actions(rng))
        return MANY

    return work


@cache
def our_spiel(game_string: str) -> Any:
    return envs.openspiel(game_string)
