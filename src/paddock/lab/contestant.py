"""A contestant of the bench: a process that measures when it is told to, so that several can take turns.

It reads a line of JSON, `["random", "quick-grand-prix(seats=2)", 0.1]`, measures for so many seconds, and answers with
the figure, or with the sentence why there is none. `python -m paddock.lab.contestant` measures our games, with
`openspiel` behind it OpenSpiel's. Times are the processor's own, so that what else the machine does counts less.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean, median
from typing import Any

from paddock.bots.search import Search, Tree
from paddock.core.game import Game
from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.vecs import COMPILED
from paddock.core.view import view
from paddock.games import game as open_game
from paddock.lab import env_times
from paddock.lab.beside_cpp import basic_game, pace_in_cpp
from paddock.lab.play import play_at_random, play_with_bots
from paddock.lab.preview_times import slow_preview, slowest_preview
from paddock.lab.simulate import SimulationPlan, simulate

SEED = 1
SEARCHED_GAMES = 6
"""How many games are searched in the middle of: what a simulation takes differs from one position to the next."""
RACES = 3

Measure = Callable[[str, float], float]


def pace(work: Callable[[], int], seconds: float) -> float:
    """How many things a second the work does; it says how many it did each time."""
    done = 0
    started = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - started
        if spent >= seconds:
            return done / spent


# ── Our games ──


@cache
def make_game(game_string: str) -> Game:
    return open_game(game_string)


def random_play(game_string: str, seconds: float) -> float:
    """Answers a second, nature's included, when everybody plays at random."""
    game = make_game(game_string)
    rng = Rng(SEED)
    return pace(lambda: play_at_random(game.start(), rng), seconds)


def steps(game_string: str, seconds: float) -> float:
    """The same when a program in Python looks at the options and answers, one decision after the other, and lets nature
    draw."""
    game = make_game(game_string)
    rng = Rng(SEED)

    def work() -> int:
        answers = 0
        state = game.start()
        while not state.over:
            if state.is_chance:
                state.choose(NATURE, state.draw(rng))
                answers += 1
                continue
            for seat in state.to_answer():
                options = state.options(seat)
                state.choose(seat, options[rng.below(len(options))])
                answers += 1
        return answers

    return pace(work, seconds)


def copies(game_string: str, seconds: float) -> float:
    """Copies of a state a second, in the middle of a game."""
    state = middle_of_a_game(game_string)

    def work() -> int:
        for _ in range(100):
            state.copy()
        return 100

    return pace(work, seconds)


def views(game_string: str, seconds: float) -> float:
    """Views a second, options included, in the middle of a game."""
    state = middle_of_a_game(game_string)
    seat = state.to_answer()[0]

    def work() -> int:
        for _ in range(100):
            view(state, seat)
        return 100

    return pace(work, seconds)


def worlds(game_string: str, seconds: float) -> float:
    """Complete states a second that a view cannot tell from the true one, in the middle of a game."""
    state = middle_of_a_game(game_string)
    seen = view(state, state.to_answer()[0])
    rng = Rng(SEED)

    def work() -> int:
        for _ in range(20):
            seen.sample_world(rng)
        return 20

    return pace(work, seconds)


def simulations(game_string: str, seconds: float) -> float:
    """Simulations of a search a second, in the middle of several games; each of them is searched for as long."""
    states = [middle_of_a_game(game_string, seed) for seed in range(SEED, SEED + SEARCHED_GAMES)]
    paces = []
    for state in states:
        tree = Tree(view(state, state.to_answer()[0]), Rng(SEED), Search())

        def work(tree: Tree = tree) -> int:
            for _ in range(20):
                tree.simulate()
            return 20

        paces.append(pace(work, seconds / len(states)))
    return fmean(paces)


@cache
def middle_of_a_game(game_string: str, seed: int = SEED) -> State:
    """Half of the answers of a random game are given, and a seat is asked. Nobody plays on in it."""
    game = make_game(game_string)
    half = play_at_random(game.start(), Rng(seed)) // 2
    state, rng = game.start(), Rng(seed)
    play_at_random(state, rng, half)
    while state.is_chance:
        play_at_random(state, rng, 1)
    return state


def thumb_race(game_string: str, seconds: float) -> float:
    """The processor's seconds of a race in which every seat plays by the rule of thumb: the mean of three races."""
    game = make_game(game_string)
    bot = game.title.bots.thumb
    assert bot is not None, f"{game.title.name} has no rule of thumb"
    started = time.process_time()
    for seed in range(SEED, SEED + RACES):
        play_with_bots(game.start(), [bot] * game.seats, Rng(seed), [Rng(seat) for seat in range(game.seats)])
    return (time.process_time() - started) / RACES


def two_cores(game_string: str, seconds: float) -> float:
    """How many times as fast two cores play many games as one does; by the clock on the wall."""
    games = 100
    while (alone := simulate(SimulationPlan(game_string, ("random",), games, workers=1)).seconds) < 10 * seconds:
        games *= 2
    return alone / simulate(SimulationPlan(game_string, ("random",), games, workers=2)).seconds


def against_cpp(_: str, seconds: float) -> float:
    """The pace of Moto's Basic rules as a share of that of the same rules written by hand in C++."""
    return random_play(str(basic_game()), seconds) / pace_in_cpp(seconds)


def cycle(game_string: str, seconds: float) -> float:
    """Steps a second of our environment for PettingZoo."""
    return pace(env_times.our_cycle(game_string), seconds)


def many_games(game_string: str, seconds: float) -> float:
    """Steps a second of our environment of many games as a multiple of those of the one for PettingZoo, in turns."""
    ratios = [
        pace(env_times.many_work(game_string), seconds) / pace(env_times.our_cycle(game_string), seconds)
        for _ in range(3)
    ]
    return median(ratios)


def our_spiel(game_string: str, seconds: float) -> float:
    """Actions a second, nature's included, of our game as OpenSpiel plays it."""
    return pace(spiel_work(env_times.our_spiel(game_string)), seconds)


def compiled(_: str, seconds: float) -> float:
    """1 if the engine runs as machine code, else 0."""
    return 1.0 if COMPILED else 0.0


# ── OpenSpiel ──


def openspiel_installed(_: str, seconds: float) -> float:
    return 1.0 if find_spec("pyspiel") else 0.0


def openspiel_play(name: str, seconds: float) -> float:
    """Actions a second, nature's included, of a game of OpenSpiel's, driven from Python as fast as we can."""
    pyspiel = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")
    return pace(spiel_work(pyspiel.load_game(name)), seconds)


def spiel_work(game: Any) -> Callable[[], int]:
    """A whole game of random actions."""
    dice = random.Random(SEED).random

    def work() -> int:
        actions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                left = dice()
                for outcome, probability in state.chance_outcomes():
                    action = outcome
                    left -= probability
                    if left < 0:
                        break
            else:
                legal = state.legal_actions()
                action = legal[int(dice() * len(legal))]
            state.apply_action(action)
            actions += 1
        return actions

    return work


def their_cycle(module: str, seconds: float) -> float:
    """Steps a second of an environment of PettingZoo's own."""
    return pace(env_times.their_cycle(module), seconds)


OURS: dict[str, Measure] = {
    "compiled": compiled,
    "random": random_play,
    "steps": steps,
    "copy": copies,
    "view": views,
    "world": worlds,
    "search": simulations,
    "thumb": thumb_race,
    "against C++": against_cpp,
    "batch": two_cores,
    "cycle": cycle,
    "many": many_games,
    "spiel": our_spiel,
    "preview p95": lambda _, seconds: slow_preview(),
    "preview worst": lambda _, seconds: slowest_preview(),
}
THEIRS: dict[str, Measure] = {"installed": openspiel_installed, "random": openspiel_play, "cycle": their_cycle}


def main() -> None:
    measures = THEIRS if "openspiel" in sys.argv[1:] else OURS
    for line in sys.stdin:
        what, of, seconds = json.loads(line)
        answer: float | str
        try:
            answer = measures[what](of, seconds)
        except Exception as error:  # whatever it is, it goes on the report, and the others are still measured
            answer = f"{type(error).__name__}: {error}"
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
