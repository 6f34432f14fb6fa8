"""The result of a simulation: how each bot did, with how sure that is, as text, JSON and CSV."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from paddock.lab.batch import Outcome
from paddock.lab.plan import Seating
from paddock.lab.statistics import Interval, mean, wilson


@dataclass(frozen=True)
class BotResult:
    """How one bot did, over all seats it sat at. A shared first place counts as a fraction of a win."""

    name: str
    games: int
    wins: float
    shared: int
    win_rate: Interval
    score: Interval
    place: float


@dataclass(frozen=True)
class SimulationResult:
    game: str
    seed: int
    games: int
    decisions: int
    """All answers, nature's included."""
    seconds: float
    bots: list[BotResult]
    planned: int
    """How many games there should have been: more than `games` if it was stopped."""

    def json(self) -> str:
        return json.dumps(asdict(self), indent=2)

    def csv(self) -> str:
        """One line for each bot."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        intervals = ["win_rate", "win_rate_low", "win_rate_high", "score", "score_low", "score_high"]
        writer.writerow(["game", "seed", "bot", "games", "wins", "shared", *intervals, "place"])
        for one in self.bots:
            rate, score = one.win_rate, one.score
            figures = [rate.value, rate.low, rate.high, score.value, score.low, score.high, one.place]
            row = [self.game, self.seed, one.name, one.games, f"{one.wins:g}", one.shared]
            writer.writerow([*row, *(f"{figure:.4f}" for figure in figures)])
        return out.getvalue()

    def __str__(self) -> str:
        pace = self.decisions / self.seconds if self.seconds else 0.0
        lines = [
            f"{self.game}: {self.games} games, {self.decisions} decisions in {self.seconds:.1f} s ({pace:,.0f}/s)",
            f"{'bot':30} {'games':>6} {'wins':>8} {'shared':>6}  {'win rate (95 %)':25} {'score (95 %)':27} place",
        ]
        for one in self.bots:
            figures = f"{one.games:6} {one.wins:8.1f} {one.shared:6}  {one.win_rate!s:25} {one.score!s:27}"
            lines.append(f"{one.name:30} {figures} {one.place:.2f}")
        return "\n".join(lines)


def count(game: str, seating: Seating, outcomes: Sequence[Outcome], seconds: float) -> SimulationResult:
    """What the outcomes say of each bot; bots of the same name are counted together."""
    wins: dict[str, list[float]] = {name: [] for name in seating.names}
    scores: dict[str, list[float]] = {name: [] for name in seating.names}
    places: dict[str, list[float]] = {name: [] for name in seating.names}
    # In the order of the games: sums of fractions then come out the same however the work was shared.
    for outcome in sorted(outcomes, key=lambda outcome: outcome.number):
        winners = outcome.places.count(1)
        for seat, name in enumerate(seating.names_at(outcome.number)):
            wins[name].append(1 / winners if outcome.places[seat] == 1 else 0.0)
            scores[name].append(outcome.scores[seat])
            places[name].append(outcome.places[seat])
    results = [
        BotResult(
            name,
            games=len(wins[name]),
            wins=sum(wins[name]),
            shared=sum(0 < win < 1 for win in wins[name]),
            win_rate=wilson(sum(wins[name]), len(wins[name])),
            score=mean(scores[name]),
            place=mean(places[name]).value,
        )
        for name in wins
    ]
    answers = sum(outcome.answers for outcome in outcomes)
    return SimulationResult(game, seating.plan.seed, len(outcomes), answers, seconds, results, seating.games)
