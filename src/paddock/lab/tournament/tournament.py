"""A tournament from its first game to its table.

>>> plan = TournamentPlan("quick-grand-prix(calendar=monza)", ("random", "thumb"), games=20, workers=1)
>>> [one.name for one in play_tournament(plan).standings]
['thumb', 'random']
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from paddock.lab.gather import Progress, gather
from paddock.lab.tournament.book import Book, MatchGame
from paddock.lab.tournament.pairing import round_robin, swiss
from paddock.lab.tournament.plan import SWISS, Match, Tournament, TournamentPlan, check_tournament
from paddock.lab.tournament.round import TournamentRound, play_round
from paddock.lab.tournament.standing import Standing, against, order, standings


@dataclass(frozen=True)
class TournamentResult:
    tournament: Tournament
    games: list[MatchGame]
    standings: list[Standing]

    @property
    def is_whole(self) -> bool:
        return len(self.games) == self.tournament.total

    @property
    def against(self) -> dict[tuple[str, str], float]:
        return against(self.games)

    def json(self) -> str:
        found = self.tournament.head() | {"played": len(self.games), "planned": self.tournament.total}
        met = [{"bot": one, "against": other, "ahead": share} for (one, other), share in self.against.items()]
        return json.dumps(found | {"standings": [asdict(one) for one in self.standings], "met": met}, indent=2)


def play_tournament(
    plan: TournamentPlan, file: Path | None = None, progress: Progress | None = None
) -> TournamentResult:
    """Play what the book does not have yet. Ctrl-C ends it with the games that are done; the same call goes on."""
    tournament = check_tournament(plan)
    book = Book(tournament, file)
    standings(plan.bots, [])  # says before the first game if nobody can be rated
    for number in range(tournament.rounds):
        if not _play(tournament, number, book, progress):
            break
    games = list(book.games.values())
    return TournamentResult(tournament, games, standings(plan.bots, games))


def _play(tournament: Tournament, number: int, book: Book, progress: Progress | None) -> bool:
    """A round. Returns whether all of it was played."""
    matches = [tournament.seating(number, match) for match in _matches(tournament, number, book)]
    todo = tuple(
        (at, game)
        for at, seating in enumerate(matches)
        for game in range(tournament.games)
        if (number, seating.names, game) not in book.games
    )

    def add(found: list[MatchGame]) -> int:
        book.add(found)
        if progress is not None:
            progress(len(book.games), tournament.total)
        return len(book.games)

    round = TournamentRound(number, tuple(matches), todo, tournament.workers, tournament.plan.cluster)
    return not todo or gather(round, play_round, add)


def _matches(tournament: Tournament, number: int, book: Book) -> list[Match]:
    """Rounds of the Swiss system follow from the games of the rounds before, and so come out alike when resumed."""
    bots = tournament.plan.bots
    if tournament.plan.form != SWISS:
        return round_robin(bots, tournament.seats)
    before = [game for game in book.games.values() if game.round < number]
    matches = dict.fromkeys((game.round, game.match) for game in before)
    met = [match for _, match in sorted(matches)]
    return swiss(order(bots, before) if before else bots, tournament.seats, met)
