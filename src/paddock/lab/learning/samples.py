"""Samples: what a network reads of states on the way, and how the games ended."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from paddock.core.errors import BadOption
from paddock.core.rng import Rng
from paddock.core.title import Title
from paddock.games import game as make_game
from paddock.lab.batch import Tables
from paddock.lab.plan import Seating
from paddock.parts.learned import LearnedValue


@dataclass(frozen=True)
class Sample:
    """A state that was kept: what is read of each seat, what the game's `worth` said, and the places in the end."""

    game: int
    rows: list[list[float]]
    places: list[int]


@dataclass(frozen=True)
class Sampler:
    """Plays games and keeps states of them. It is sent to the workers, and so it brings the weights along."""

    weights: bytes | None
    every: int

    def __call__(self, seating: Seating, first: int, last: int) -> list[Sample]:
        """The samples of the games `first … last - 1`."""
        tables = Tables(seating)
        value = value_of(tables.game_at(first).title)
        if self.weights is not None:
            value.load(self.weights)
        found: list[Sample] = []
        for number in range(first, last):
            state = tables.game_at(number).start()
            chance = Rng(seating.seed_of(number, "samples"))
            kept: list[list[list[float]]] = []

            def look(seat: int, code: int) -> None:
                if seat >= 0 and chance.below(self.every) == 0:  # noqa: B023 — called while the game is played
                    kept.append([list(row) for row in value.features(state)])  # noqa: B023

            tables.play(state, number, look)
            places = state.places()
            found += [Sample(number, rows, places) for rows in kept]
        return found


def value_of(title: Title) -> LearnedValue:
    """The value of a title that can learn."""
    value = title.bots.value
    if not isinstance(value, LearnedValue):
        raise BadOption(f"{title.name} has no value that could learn: no file says what is read off its states")
    return value


@dataclass(frozen=True)
class Curriculum:
    """What is played to learn a game."""

    games: int
    every: int
    simulations: int
    slips: float
    play: list[tuple[str, tuple[str, ...]]]
    """For each number of seats a game, and its variants that take turns."""


@cache
def _plans() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("plans.toml").read_text(encoding="utf-8"))


def curriculum(title: Title) -> Curriculum:
    """The plan of the house for this title; for any other one 400 games of every seat count."""
    value_of(title)
    plan = _plans().get(title.id)
    if plan is None:
        counts = range(title.fewest_seats, title.most_seats + 1)
        games = [str(title.game(seats)) for seats in counts]
        return Curriculum(400, 4, 48, 0.05, [(game, (game,)) for game in games])
    play: list[tuple[str, tuple[str, ...]]] = []
    for each in plan["play"]:
        options = [f"seats={each['seats']}" + (f", {more}" if more else "") for more in each["options"]]
        variants = tuple(str(make_game(f"{title.id}({chosen})")) for chosen in options)
        play.append((variants[0], variants))
    return Curriculum(plan["games"], plan["every"], plan["simulations"], plan["slips"], play)
