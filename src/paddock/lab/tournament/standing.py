"""The standing of a tournament: ratings by openskill, an extra (`pip install 'paddock-games[lab]'`).

A rating is a belief about how well a bot plays: everybody begins with 25, and after each game the places move all
beliefs that it speaks of. Bots do not learn, so the games of all matches are counted in turns.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from statistics import fmean
from typing import Any

from paddock.core.extras import need
from paddock.core.places import share_beaten
from paddock.lab.statistics import Interval, Z
from paddock.lab.study.groups import win_rate
from paddock.lab.tournament.book import MatchGame


@dataclass(frozen=True)
class Standing:
    """How one bot did. `beaten`: the share of its rivals that it left behind, a dead heat counted half."""

    name: str
    games: int
    rating: Interval
    wins: Interval
    beaten: float


def standings(bots: Sequence[str], games: Sequence[MatchGame]) -> list[Standing]:
    """All bots, the best first."""
    ratings = _ratings(bots, sorted(games, key=lambda game: (game.round, game.number, game.match)))
    deals: dict[object, int] = {}
    found = []
    for name in bots:
        own = [(game, game.match.index(name)) for game in games if name in game.match]
        wins = [(deals.setdefault(_deal(game), len(deals)), _win(game.places, seat)) for game, seat in own]
        beaten = [share_beaten(game.places, seat) for game, seat in own]
        found.append(Standing(name, len(own), ratings[name], win_rate(wins), fmean(beaten) if beaten else 0.0))
    return sorted(found, key=lambda one: (-one.rating.value, bots.index(one.name)))


def order(bots: Sequence[str], games: Sequence[MatchGame]) -> list[str]:
    """The bots by the share of rivals that they have beaten: what pairs a round of the Swiss system."""
    return [one.name for one in sorted(standings(bots, games), key=lambda one: -one.beaten)]


def against(games: Sequence[MatchGame]) -> dict[tuple[str, str], float]:
    """For every two that have met: how often the first was ahead of the second, a dead heat counted half."""
    met: dict[tuple[str, str], list[float]] = {}
    for game in games:
        for (place, name), (other_place, other) in combinations(zip(game.places, game.match, strict=True), 2):
            ahead = 0.5 if place == other_place else float(place < other_place)
            met.setdefault((name, other), []).append(ahead)
            met.setdefault((other, name), []).append(1 - ahead)
    return {pair: fmean(results) for pair, results in met.items()}


def _deal(game: MatchGame) -> object:
    """Games of one deal have the same dice: those of one match in which the bots only change seats."""
    return game.round, game.match, game.number // len(game.match)


def _win(places: Sequence[int], seat: int) -> float:
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def _ratings(bots: Sequence[str], games: Sequence[MatchGame]) -> dict[str, Interval]:
    need("lab", "a tournament", "openskill")
    model: Any = import_module("openskill.models").PlackettLuce()
    ratings: dict[str, Any] = {name: model.rating() for name in bots}
    for game in games:
        after = model.rate([[ratings[name]] for name in game.match], ranks=[float(place) for place in game.places])
        ratings |= {name: team[0] for name, team in zip(game.match, after, strict=True)}
    return {name: Interval(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for name, one in ratings.items()}
