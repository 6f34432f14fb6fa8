"""The plan of a simulation: which game, who plays, how often, and who sits where in each game."""

import hashlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from paddock.bots.levels import bot
from paddock.core.errors import BadOption
from paddock.games import game as make_game


@dataclass(frozen=True)
class SimulationPlan:
    """What to play: a game, who plays, how often.

    `bots` are names as in `paddock.bots.levels`, one for each seat; if there are fewer, the last one fills the other
    seats. `games` is rounded up to a multiple of the seats, for the rotation. `workers`: 0 is one for each core.
    """

    game_string: str
    bots: tuple[str, ...]
    games: int = 200
    seed: int = 0
    workers: int = 0
    pack: Path | None = None
    cluster: bool = False
    """Whether a Ray cluster does the work instead of this machine's cores."""
    crashes: Path = Path("crashes")
    """Where the record of a game that failed is left."""


@dataclass(frozen=True)
class Seating:
    """The plan, checked and made definite."""

    plan: SimulationPlan
    names: tuple[str, ...]
    games: int
    workers: int

    def names_at(self, number: int) -> list[str]:
        """The bot at each seat in game `number`. Every bot moves on by a seat from game to game."""
        seats = len(self.names)
        return [self.names[(seat + number) % seats] for seat in range(seats)]

    def seed_of(self, number: int, what: str) -> int:
        """A seed for one thing in one game: 96 bits, as many as the generator takes."""
        text = f"{self.plan.seed} {number} {what}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=12).digest(), "big")

    def batches(self) -> Iterator[tuple[int, int]]:
        """The games in pieces (first, last + 1): so small that progress shows and nobody waits long for the last."""
        size = max(1, min(50, self.games // (8 * self.workers)))
        for first in range(0, self.games, size):
            yield first, min(first + size, self.games)


def check_plan(plan: SimulationPlan) -> Seating:
    """The seating of the plan; one clear error if something about it cannot be."""
    game = make_game(plan.game_string, pack=plan.pack)
    if plan.games < 1:
        raise BadOption(f"at least one game must be played, not {plan.games}")
    if plan.workers < 0:
        raise BadOption(f"the number of workers must be 1 or more, or 0 for one a core, not {plan.workers}")
    if not 1 <= len(plan.bots) <= game.seats:
        raise BadOption(f"{game.seats} seats need 1 to {game.seats} bots, not {len(plan.bots)}")
    for name in plan.bots:
        bot(name, game.title)
    names = plan.bots + (plan.bots[-1],) * (game.seats - len(plan.bots))
    games = -(-plan.games // game.seats) * game.seats
    return Seating(plan, names, games, plan.workers or os.cpu_count() or 1)
