"""What a watched game comes to: one row a game, with an entry for each seat; and how often each option was used."""

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class PlayedSeat:
    """How one seat fared. `grid`: the best starting place of what it raced with, 0 if there is no grid."""

    seat: int
    team: str
    bot: str
    grid: int
    place: int
    win: float
    """1 for a win, a fraction for a shared one."""
    points: float
    counts: dict[str, int]


@dataclass(frozen=True)
class PlayedGame:
    """How one game went. Games of one `deal` had the same dice."""

    number: int
    deal: int
    game: str
    circuit: str
    decisions: int
    """What people would have decided; nature's answers are `chance`."""
    chance: int
    rounds: int
    minutes: float
    """At human pace (see `pace`)."""
    lead_changes: int
    seats: list[PlayedSeat]

    def total(self, what: str) -> int:
        """What is counted for seats, for the whole game."""
        return sum(seat.counts.get(what, 0) for seat in self.seats)


@dataclass
class Use:
    """How often an option was offered and taken; in how many games a seat used it, and how many wins those had."""

    offered: int = 0
    taken: int = 0
    users: int = 0
    wins: float = 0.0

    def add(self, other: "Use") -> None:
        self.offered += other.offered
        self.taken += other.taken
        self.users += other.users
        self.wins += other.wins


Uses = dict[tuple[str, str], Use]
"""By the name of the decision and what was answered."""


@dataclass
class Watched:
    """What a batch of games comes to."""

    rows: list[PlayedGame] = field(default_factory=list)
    uses: Uses = field(default_factory=dict)


def add_uses(uses: Uses, more: Iterable[tuple[tuple[str, str], Use]]) -> None:
    for what, use in more:
        uses.setdefault(what, Use()).add(use)
