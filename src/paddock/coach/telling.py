"""Telling an analysis: in sentences of the house's catalogues, the turning points first."""

import msgspec

from paddock.coach.analysis import Account, Analysis, Mistake, Stand, Stroke
from paddock.core.message import Message
from paddock.core.record import Record
from paddock.core.texts import Texts
from paddock.core.view import view
from paddock.core.walk import walk

MINUS = "\N{MINUS SIGN}"
TURNING_POINTS = 5
LOOKS = 3
"""Mistakes of a seat that are worth another look."""


def points(share: float) -> str:
    """A share of a win in points of a hundred, with its sign.

    >>> points(0.0312), points(-0.5) == MINUS + "50.0"
    ('+3.1', True)
    """
    return f"{100 * share:+.1f}".replace("-", MINUS)


def plain_points(share: float) -> str:
    return f"{100 * share:.1f}"


class Point(msgspec.Struct, frozen=True):
    """Something that moved the race: an answer that gave a share of a win away, or a die that gave one to a seat."""

    number: int
    seat: int
    share: float
    is_answer: bool
    sentence: str


class Teller:
    """Says what an analysis has found, in one language. Answers are called what people were offered, so the record is
    walked through once more."""

    def __init__(self, record: Record, analysis: Analysis, language: str = "en") -> None:
        self.analysis = analysis
        self.texts = Texts(record.game, language)
        self._labels = self._find_labels(record)

    def _find_labels(self, record: Record) -> dict[int, tuple[str, str]]:
        """What was chosen and what was better, by the number of the line."""
        wanted = {mistake.number: mistake for mistake in self.analysis.mistakes}
        actions, found = record.game.actions, dict[int, tuple[str, str]]()
        for line in walk(record, as_it_stands=True):
            mistake = wanted.get(line.number)
            if mistake is not None:
                seen = view(line.before, mistake.seat).state
                codes = (actions.parse(text).code for text in (mistake.chosen, mistake.better))
                chosen, better = (self.texts.action(seen, mistake.seat, code) for code in codes)
                found[line.number] = (chosen, better)
        return found

    def _name(self, seat: int) -> str:
        return self.texts.name("seat", seat)

    def summary(self) -> str:
        """One sentence: whether luck or skill has decided."""
        accounts = self.analysis.accounts
        winner = max(accounts, key=lambda account: account.end)
        best = min(accounts, key=lambda account: account.error_rate)
        key = "analysis-skill" if best.seat == winner.seat else "analysis-luck"
        if best.seat == winner.seat and winner.luck < max(account.luck for account in accounts):
            key = "analysis-against-luck"
        return self.texts.say(Message(key, {"winner": self._name(winner.seat), "best": self._name(best.seat)}))

    def accounts(self) -> list[str]:
        """A sentence a seat: how it began and ended, what the dice gave and what it gave away."""
        return [self.texts.say(self._account(account)) for account in self.analysis.accounts]

    def _account(self, account: Account) -> Message:
        return Message(
            "analysis-account",
            {
                "seat": self._name(account.seat),
                "start": plain_points(account.start),
                "end": plain_points(account.end),
                "luck": points(account.luck),
                "lost": plain_points(account.given_away),
                "mistakes": account.mistakes,
                "choices": account.choices,
                "rate": f"{account.error_rate:.1f}",
            },
        )

    def turning_points(self) -> list[str]:
        """The dice and answers that moved most, in the order of the race."""
        return [point.sentence for point in self.turns()]

    def turns(self) -> list[Point]:
        found: list[Point] = []
        for stroke in self.analysis.strokes:
            gain, seat = max((gain, seat) for seat, gain in enumerate(stroke.gains))
            found.append(Point(stroke.number, seat, gain, False, self._stroke(stroke, seat, gain)))
        found += [self.mistake_point(mistake) for mistake in self.analysis.mistakes]
        found.sort(key=lambda point: -point.share)
        return sorted(found[:TURNING_POINTS], key=lambda point: point.number)

    def mistake_point(self, mistake: Mistake) -> Point:
        return Point(mistake.number, mistake.seat, mistake.loss, True, self.mistake(mistake))

    def worth_another_look(self, seat: int) -> list[tuple[Mistake, str]]:
        """The costliest mistakes of a seat, the costliest first, each in a sentence."""
        own = sorted((each for each in self.analysis.mistakes if each.seat == seat), key=lambda each: -each.loss)
        return [(mistake, self.mistake(mistake)) for mistake in own[:LOOKS]]

    def unfinished(self) -> str:
        """That the time was up before everything was measured; empty: it was not."""
        measured, doubted = self.analysis.measured, self.analysis.doubted
        if measured == doubted:
            return ""
        return self.texts.say(Message("analysis-cut", {"measured": measured, "doubted": doubted}))

    def mistake(self, mistake: Mistake) -> str:
        chosen, better = self._labels[mistake.number]
        return self.texts.say(
            Message(
                f"analysis-mistake-{mistake.size}",
                {
                    "number": mistake.number,
                    "seat": self._name(mistake.seat),
                    "chosen": chosen,
                    "better": better,
                    "points": plain_points(mistake.loss),
                    "margin": plain_points(mistake.margin),
                },
            )
        )

    def _stroke(self, stroke: Stroke, seat: int, gain: float) -> str:
        return self.texts.say(
            Message(
                "analysis-stroke",
                {"number": stroke.number, "came": stroke.text, "seat": self._name(seat), "points": points(gain)},
            )
        )


def thinned(moments: list[Stand], most: int) -> list[Stand]:
    """At most so many of the moments, evenly over the race, the last one included."""
    if len(moments) <= most:
        return moments
    step = len(moments) / most
    return [moments[round((place + 1) * step) - 1] for place in range(most)]
