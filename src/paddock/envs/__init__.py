"""Environments: the games of the house for programs that learn. An extra: `pip install 'paddock-games[envs]'`.

>>> from paddock import envs
>>> env = envs.aec("quick-grand-prix(seats=2, calendar=monza)")
>>> env.reset(seed=7)
>>> env.agent_selection, env.observe("green")["action_mask"].sum()
('green', np.int64(3))

A game is an id or a game string. What an environment shows of it comes from the views of its seats alone, never from
the true state; `Encoding` says what every number of an observation means.
"""

from typing import TYPE_CHECKING, Any

from paddock.core.extras import need
from paddock.core.game import Game
from paddock.games import game as make_game

if TYPE_CHECKING:
    from paddock.envs.alone import SeatEnv
    from paddock.envs.cycle import RaceEnv
    from paddock.envs.many import VectorEnv
    from paddock.envs.observations import Encoding
    from paddock.envs.together import ParallelRaceEnv


def encoding(game: str | Game) -> "Encoding":
    """What observations of this game are made of: spaces, named slices, and what each index means."""
    _need("numpy", "gymnasium")
    from paddock.envs.observations import Encoding

    return Encoding(_game(game))


def aec(game: str | Game, form: str = "numbers") -> "RaceEnv":
    """The game for PettingZoo: one agent a seat, who answer one after the other."""
    _need("numpy", "gymnasium", "pettingzoo")
    from paddock.envs.cycle import RaceEnv

    return RaceEnv(_game(game), form)


def parallel(game: str | Game, form: str = "numbers") -> "ParallelRaceEnv":
    """The game for PettingZoo, all agents at once: what is asked sealed is answered together, else all others wait."""
    _need("numpy", "gymnasium", "pettingzoo")
    from paddock.envs.together import ParallelRaceEnv

    return ParallelRaceEnv(_game(game), form)


def gym(game: str | Game, seat: int = 0, bots: str = "random", form: str = "numbers") -> "SeatEnv":
    """The game for Gymnasium: one seat; bots of this name drive the others."""
    _need("numpy", "gymnasium")
    from paddock.envs.alone import SeatEnv

    return SeatEnv(_game(game), seat, bots, form)


def vector(game: str | Game, n: int, form: str = "numbers") -> "VectorEnv":
    """So many games that are stepped in one call, numpy in and numpy out."""
    _need("numpy", "gymnasium")
    from paddock.envs.many import VectorEnv

    return VectorEnv(_game(game), n, form)


def openspiel(game: str | Game) -> Any:
    """The game for OpenSpiel: a `pyspiel.Game` with chance nodes, information states, clone and serialisation."""
    _need("numpy", "gymnasium", "pyspiel")
    from paddock.envs.spiel import load

    return load(_game(game))


def _game(game: str | Game) -> Game:
    return make_game(game) if isinstance(game, str) else game


def _need(*libraries: str) -> None:
    need("envs", "an environment", *libraries)
