"""Moto's Basic rules beside the same rules written by hand in C++ (bench/moto_basic.cpp).

The C++ is compiled by the machine's own compiler when it is first needed. It draws from the same generator in the same
order as we do, so that one seed plays one race in both: what is compared is the same work.
"""

import atexit
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from paddock.core.rng import Rng
from paddock.games import title
from paddock.games.moto_grand_prix.rules.game import MotoGame
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.lab.play import play_at_random

SOURCE = Path("bench", "moto_basic.cpp")
SEATS = 6


def basic_game(seats: int = SEATS) -> MotoGame:
    game = title("moto-grand-prix").game(seats, level="basic")
    assert isinstance(game, MotoGame)
    return game


@cache
def program() -> Path:
    """The compiled C++; a FileNotFoundError says what is missing."""
    compiler = shutil.which("c++")
    if compiler is None:
        raise FileNotFoundError("this machine has no C++ compiler called c++")
    if not SOURCE.exists():
        raise FileNotFoundError(f"{SOURCE} is not here: the bench runs where the sources are")
    folder = tempfile.mkdtemp(prefix="moto-basic-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    made = Path(folder, "moto_basic")
    subprocess.run([compiler, "-O3", "-std=c++17", "-o", made, SOURCE], check=True)
    return made


def run(game: MotoGame, *words: str) -> str:
    """What the C++ prints for this game."""
    components = game.components
    circuit = components.circuit
    rows = [f"{circuit.difficulty[row]} {circuit.racing_line[row]}" for row in range(circuit.rows)]
    told = "\n".join([f"{components.bikes} {components.laps} {circuit.rows}", *rows])
    return subprocess.run([program(), *words], input=told, text=True, capture_output=True, check=True).stdout


def pace_in_cpp(seconds: float, seed: int = 1) -> float:
    """Answers a second, nature's included, when everybody plays at random."""
    return float(run(basic_game(), "time", str(seed), str(seconds)))


def races_in_cpp(game: MotoGame, number: int, seed: int) -> list[list[int]]:
    """Of each of so many races how many answers were given, and then the bikes as they finished."""
    return [[int(word) for word in line.split()] for line in run(game, "races", str(seed), str(number)).splitlines()]


def races_of_ours(game: MotoGame, number: int, seed: int) -> list[list[int]]:
    """The same by our rules."""
    rng = Rng(seed)
    found = []
    for _ in range(number):
        state = game.start()
        answers = play_at_random(state, rng)
        assert isinstance(state, MotoState)
        found.append([answers, *state.finished])
    return found
