"""Who meets whom.

>>> round_robin(["a", "b", "c"], 2)
[('a', 'b'), ('a', 'c'), ('b', 'c')]
>>> swiss(["a", "b", "c", "d"], 2, [("a", "b"), ("c", "d")])
[('a', 'c'), ('b', 'd')]
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from paddock.lab.tournament.plan import Match


def round_robin(bots: Sequence[str], seats: int) -> list[Match]:
    """Everybody meets everybody: at tables of more than two, every company that there is."""
    return list(combinations(bots, seats))


def swiss(standing: Sequence[str], seats: int, before: Sequence[Match]) -> list[Match]:
    """Neighbours in the standing meet, the best first, who have met least so far. If not all can sit, those of the
    lowest who have played most sit out."""
    played = Counter(name for match in before for name in match)
    spare = len(standing) % seats
    places = {name: place for place, name in enumerate(standing)}
    out = sorted(standing, key=lambda name: (-played[name], -places[name]))[:spare]
    waiting = [name for name in standing if name not in out]
    met = Counter(frozenset(pair) for match in before for pair in combinations(match, 2))
    matches: list[Match] = []
    while waiting:
        company = [waiting.pop(0)]
        while len(company) < seats:
            together = [sum(met[frozenset((name, one))] for one in company) for name in waiting]
            company.append(waiting.pop(together.index(min(together))))
        matches.append(tuple(company))
    return matches
