"""The plan of a simulation: which games, who plays, how often, and who sits where in each game."""

import hashlib
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from paddock.bots.levels import bot
from paddock.core.errors import BadOption
from paddock.games import game as make_game
from paddock.lab.work import pieces


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
    variants: tuple[str, ...] = ()
    """Game strings that take turns, if not only the one game is played: its circuits, say, or its teams."""
    duplicate: bool = False
    """Whether the same dice and cards come in every variant and with every rotation of the bots."""


@dataclass(frozen=True)
class Seating:
    """The plan, checked and made definite."""

    plan: SimulationPlan
    names: tuple[str, ...]
    games: int
    workers: int

    @property
    def variants(self) -> tuple[str, ...]:
        """The games that take turns."""
        return self.plan.variants or (self.plan.game_string,)

    @property
    def cluster(self) -> bool:
        return self.plan.cluster

    @property
    def rotations(self) -> int:
        """How many games it takes until every bot has sat everywhere. With the same dice, a rotation of bots that are
        all alike would only be the same game again."""
        return 1 if self.plan.duplicate and len(set(self.names)) == 1 else len(self.names)

    @property
    def round_trip(self) -> int:
        """How many games it takes until every bot has sat everywhere in every variant."""
        return self.rotations * len(self.variants)

    def names_at(self, number: int) -> list[str]:
        """The bot at each seat in game `number`. Every bot moves on by a seat from game to game."""
        seats = len(self.names)
        return [self.names[(seat + number) % seats] for seat in range(seats)]

    def game_at(self, number: int) -> str:
        """The game string of game `number`. All bots have sat everywhere before it is the next one's turn."""
        return self.variants[number // self.rotations % len(self.variants)]

    def deal_of(self, number: int) -> int:
        """Games of one deal have the same dice and cards."""
        return number // self.round_trip if self.plan.duplicate else number

    def seed_of(self, number: int, what: str) -> int:
        """A seed for one thing in one game: 96 bits, as many as the generator takes."""
        text = f"{self.plan.seed} {self.deal_of(number)} {what}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=12).digest(), "big")

    def batches(self) -> Iterator[tuple[int, int]]:
        return pieces(self.games, self.workers)


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
    seating = Seating(plan, names, plan.games, plan.workers or os.cpu_count() or 1)
    return replace(seating, games=-(-plan.games // seating.round_trip) * seating.round_trip)
