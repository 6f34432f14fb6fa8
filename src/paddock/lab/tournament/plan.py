"""The plan of a tournament: who takes part, in what form, and how often those play who meet."""

import hashlib
import os
from dataclasses import asdict, dataclass
from math import ceil, comb, log2
from pathlib import Path
from typing import Any, Final

from paddock.bots.levels import bot
from paddock.core.data import pack_digest
from paddock.core.errors import BadOption
from paddock.games import game as make_game
from paddock.lab.plan import Seating, SimulationPlan

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
FORMS: Final = (ROUND_ROBIN, SWISS)
MOST_GAMES: Final = 1_000_000

Match = tuple[str, ...]
"""The bots that meet, one a seat."""


@dataclass(frozen=True)
class TournamentPlan:
    """What is played. `games` of each match are rounded up so that every bot sits everywhere, with the same dice at
    every seat. `rounds` are those of the Swiss system; 0 is as many as it takes to tell the best."""

    game_string: str
    bots: tuple[str, ...]
    form: str = ROUND_ROBIN
    games: int = 20
    rounds: int = 0
    seed: int = 0
    workers: int = 0
    pack: Path | None = None
    cluster: bool = False
    crashes: Path = Path("crashes")
    """Where the record of a game that failed is left."""


@dataclass(frozen=True)
class Tournament:
    """The plan, checked and made definite."""

    plan: TournamentPlan
    game: str
    edition: str
    """Of the rules: results under others are not counted together."""
    seats: int
    rounds: int
    games: int
    """Of each match."""
    workers: int

    @property
    def tables(self) -> int:
        """The matches of a round."""
        count = len(self.plan.bots)
        return comb(count, self.seats) if self.plan.form == ROUND_ROBIN else count // self.seats

    @property
    def total(self) -> int:
        """All games."""
        return self.rounds * self.tables * self.games

    def seating(self, number: int, match: Match) -> Seating:
        """Who sits where in the games of a match of round `number`."""
        text = f"{self.plan.seed} {number} {' '.join(match)}"
        seed = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
        plan = SimulationPlan(
            self.game, match, self.games, seed, 1, self.plan.pack, crashes=self.plan.crashes, duplicate=True
        )
        return Seating(plan, match, self.games, 1)

    def head(self) -> dict[str, Any]:
        """What makes it this tournament and no other: the first line of its book."""
        told = asdict(self.plan)
        for name in ("workers", "cluster", "crashes", "game_string"):
            del told[name]
        told |= {"game": self.game, "edition": self.edition, "rounds": self.rounds, "games": self.games}
        told["bots"] = list(self.plan.bots)
        told["pack"] = pack_digest(self.plan.pack) if self.plan.pack is not None else ""
        return told


def check_tournament(plan: TournamentPlan) -> Tournament:
    """The tournament of the plan; one clear error if something about it cannot be."""
    game = make_game(plan.game_string, pack=plan.pack)
    if plan.form not in FORMS:
        raise BadOption(f"a tournament is {' or '.join(FORMS)}, not {plan.form!r}")
    if len(set(plan.bots)) < len(plan.bots):
        twice = next(name for name in plan.bots if plan.bots.count(name) > 1)
        raise BadOption(f"the bot {twice!r} takes part once, not twice")
    if len(plan.bots) < max(2, game.seats):
        raise BadOption(f"{game.seats} seats need at least {max(2, game.seats)} bots, not {len(plan.bots)}")
    if plan.games < 1 or plan.rounds < 0:
        raise BadOption("a tournament has at least one game a match, and no negative number of rounds")
    for name in plan.bots:
        bot(name, game.title)
    rounds = 1 if plan.form == ROUND_ROBIN else plan.rounds or ceil(log2(len(plan.bots))) + 1
    games = -(-plan.games // game.seats) * game.seats
    edition = game.title.edition
    found = Tournament(plan, str(game), edition, game.seats, rounds, games, plan.workers or os.cpu_count() or 1)
    if found.total > MOST_GAMES:
        raise BadOption(f"that would be {found.total:,} games, and {MOST_GAMES:,} are the most; take --swiss, or fewer")
    return found
