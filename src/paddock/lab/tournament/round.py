"""A round of a tournament: the games of its matches that are not played yet, as work that can be shared."""

from collections.abc import Iterator
from dataclasses import dataclass

from paddock.lab.batch import Tables, play_batch
from paddock.lab.plan import Seating
from paddock.lab.tournament.book import MatchGame
from paddock.lab.work import pieces


@dataclass(frozen=True)
class TournamentRound:
    number: int
    matches: tuple[Seating, ...]
    todo: tuple[tuple[int, int], ...]
    """What is to be played: the match, and the number of the game in it."""
    workers: int
    cluster: bool

    @property
    def games(self) -> int:
        return len(self.todo)

    def batches(self) -> Iterator[tuple[int, int]]:
        return pieces(self.games, self.workers)


def play_round(part: TournamentRound, first: int, last: int) -> list[MatchGame]:
    """These games of the round. A program that plays is started once for all games of a match in a row."""
    found: list[MatchGame] = []
    tables: dict[int, Tables] = {}
    for at, number in part.todo[first:last]:
        seating = part.matches[at]
        if at not in tables:
            tables = {at: Tables(seating)}
        outcome = play_batch(seating, number, number + 1, tables[at])[0]
        seats = [seating.names_at(number).index(name) for name in seating.names]
        places = [outcome.places[seat] for seat in seats]
        found.append(MatchGame(part.number, seating.names, number, places, [outcome.scores[seat] for seat in seats]))
    return found
