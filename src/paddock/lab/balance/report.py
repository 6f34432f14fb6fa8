"""The report of an experiment as one HTML file without scripts or network: answers in sentences first, then figures."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from paddock.core.house_words import HouseWords
from paddock.core.languages import HOUSE_TEXTS
from paddock.core.yardstick import OVERTAKES
from paddock.games import game as make_game
from paddock.lab import charts
from paddock.lab.balance import verdict as verdicts
from paddock.lab.balance.plan import RANDOM, SEATS, SHARES, SKILLS, TEAMS
from paddock.lab.balance.run import Experiment
from paddock.lab.statistics import Interval, wilson
from paddock.lab.study.by import CIRCUIT, GRID, SEAT, TEAM
from paddock.lab.study.groups import Group, groups

STYLE: Final = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
MOST_USES: Final = 24
"""How many cards and choices are drawn: those that are farthest from the fair share."""
FEWEST_USERS: Final = 30
"""Of whom one says how often they win."""


@dataclass(frozen=True)
class ReportAnswer:
    """One of the three questions, and its answer in sentences."""

    question: str
    sentences: list[str]


class Report:
    """An experiment in the words of a language."""

    def __init__(self, experiment: Experiment, language: str = "en") -> None:
        self.experiment = experiment
        self.words = HouseWords(HOUSE_TEXTS / "lab", language)
        self.game = make_game(experiment.plan.game_string, pack=experiment.plan.pack)
        self.rows = experiment.played[SEATS].rows

    @property
    def answers(self) -> list[ReportAnswer]:
        return [
            self._answer("balance-ask-balanced", verdicts.balanced(self.experiment)),
            self._answer("balance-ask-long", verdicts.long(self.experiment)),
            self._answer("balance-ask-skill", verdicts.decided(self.experiment)),
        ]

    def _answer(self, question: str, found: Sequence[verdicts.Verdict]) -> ReportAnswer:
        sentences = [self._say(one) for one in found]
        return ReportAnswer(self.words(question), sentences or [self.words("balance-unknown")])

    def _say(self, verdict: verdicts.Verdict) -> str:
        values = verdict.values
        named = {key: self._name(str(values[key])) for key in ("name", "shortest", "longest") if key in values}
        return self.words(verdict.key, **(values | named))

    def _name(self, name: str) -> str:
        """A group in words: `seat 1` and `grid 1` are the study's own names, the others are names already."""
        kind, _, number = name.partition(" ")
        if kind in (SEAT, GRID) and number.isdigit():
            return self.words(f"balance-{kind}", number=int(number))
        return name or self.words("balance-own-track")

    # ── As a page ──

    def html(self) -> str:
        title = self.words("balance-title", game=self.game.title.name)
        answers = "".join(
            f"<section class=answer><h2>{escape(one.question)}</h2>"
            f"<p class=first>{escape(one.sentences[0])}</p>"
            f"{''.join(f'<p>{escape(each)}</p>' for each in one.sentences[1:])}</section>"
            for one in self.answers
        )
        return (
            f'<!doctype html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{charts.STYLE}{STYLE}</style></head><body><main>"
            f"<h1>{escape(title)}</h1><p class=quiet>{escape(_cut(self.experiment.game))}</p>{answers}"
            f"{self._figures()}{self._end()}</main></body></html>\n"
        )

    def _figures(self) -> str:
        fair = 1 / len(self.rows[0].seats)
        parts = [self._wins("balance-head-seats", groups(self.rows, SEAT), fair)]
        grid = groups(self.rows, GRID)
        if len(grid) > 1:
            parts.append(self._wins("balance-head-grid", grid, fair))
        if TEAMS in self.experiment.played:
            parts.append(self._wins("balance-head-teams", groups(self.experiment.played[TEAMS].rows, TEAM), fair))
        minutes = [row.minutes for row in self.rows]
        parts.append(self._section("balance-head-minutes", charts.histogram(minutes)))
        parts.append(self._circuits(fair))
        skills = [
            (self.words(f"balance-skill-{name}"), verdicts.skill(self.experiment.played[name]))
            for name in SKILLS
            if name in self.experiment.played
        ]
        if skills:
            parts.append(self._section("balance-head-skill", charts.intervals(skills, fair)))
        return "".join([*parts, self._uses(fair)])

    def _section(self, head: str, content: str, note: str = "") -> str:
        told = f"<p class=quiet>{escape(note)}</p>" if note else ""
        return f"<section><h3>{escape(self.words(head))}</h3>{content}{told}</section>"

    def _wins(self, head: str, found: Sequence[Group], fair: float) -> str:
        rows = [(self._name(group.name), group.wins) for group in found]
        return self._section(head, charts.intervals(rows, fair), self.words("balance-fair"))

    def _circuits(self, fair: float) -> str:
        """A row for each circuit: how long, how lively, whether its seats are even, and what skill is worth there."""
        counted = list(self.rows[0].seats[0].counts)
        told = ["minutes", "rounds", "lead changes", *sorted(counted, key=lambda what: what != OVERTAKES)]
        heads = [self.words("balance-col-circuit"), self.words("balance-col-games")]
        heads += [self._head(what) for what in told]
        heads += [self.words("balance-col-seats"), self.words("balance-col-skill")]
        body = []
        for group in groups(self.rows, CIRCUIT):
            rows = [row for row in self.rows if row.circuit == group.name]
            degree, _ = verdicts.fairness(rows, SEAT)
            own = "" if self.experiment.plan.one_circuit else group.name
            cells = [self._name(own), f"{len(rows):,}"]
            cells += [_figure(group.lengths[what]) for what in told]
            body.append([*cells, self.words(f"balance-is-{degree}"), self._skill_at(group.name)])
        return self._section("balance-head-circuits", _table(heads, body))

    def _head(self, what: str) -> str:
        if what in ("minutes", "rounds"):
            return self.words(f"balance-col-{what}")
        return self.words(what.replace(" ", "-"))

    def _skill_at(self, circuit: str) -> str:
        played = self.experiment.played.get(RANDOM)
        rows = [row for row in played.rows if row.circuit == circuit] if played is not None else []
        if played is None or not rows:
            return "–"
        best = played.arm.seating.names[0]
        wins = [seat.win for row in rows for seat in row.seats if seat.bot == best]
        rate = wilson(sum(wins), len(wins))
        return f"{100 * rate.value:.0f} % ({100 * rate.low:.0f}–{100 * rate.high:.0f})"

    def _uses(self, fair: float) -> str:
        """The cards and choices whose users win most or least often."""
        uses = self.experiment.played[SEATS].uses
        found = [
            (what, kind, use, wilson(use.wins, use.users))
            for (kind, what), use in uses.items()
            if use.users >= FEWEST_USERS
        ]
        found.sort(key=lambda one: -abs(one[3].value - fair))
        shown = sorted(found[:MOST_USES], key=lambda one: -one[3].value)
        if not shown:
            return ""
        chart = charts.intervals([(f"{what} · {kind}", rate) for what, kind, _, rate in shown], fair)
        heads = [self.words(f"balance-col-{name}") for name in ("option", "offered", "taken", "wins")]
        body = [
            [f"{what} · {kind}", f"{use.offered:,}", *map(charts.percent, (use.taken / use.offered, rate.value))]
            for what, kind, use, rate in shown
        ]
        return self._section("balance-head-uses", chart + _table(heads, body))

    def _end(self) -> str:
        experiment, plan = self.experiment, self.experiment.plan
        games = sum(len(one.rows) for one in experiment.played.values())
        lines = [self.words("balance-how", games=games, seconds=round(experiment.seconds))]
        if not experiment.is_whole:
            lines.append(self.words("balance-stopped"))
        elif set(experiment.played) != {name for name in SHARES if name != TEAMS or TEAMS in experiment.played}:
            lines.append(self.words("balance-left-out"))
        again = f"paddock balance '{_cut(experiment.game)}' --games {len(self.rows)} --seed {plan.seed}"
        told = "".join(f"<p>{escape(line)}</p>" for line in lines)
        return f"<footer>{told}<p>{escape(self.words('balance-again'))} <code>{escape(again)}</code></p></footer>"


def lines(report: Report) -> list[str]:
    """The answers as lines of text: the question, then its sentences."""
    return [line for one in report.answers for line in (one.question, *(f"  {each}" for each in one.sentences))]


def _cut(text: str) -> str:
    """A game string that holds a whole track is longer than anybody reads."""
    return text if len(text) <= 300 else f"{text[:299]}…"


def _figure(one: Interval) -> str:
    return f"{one.value:.1f} ± {(one.high - one.low) / 2:.1f}"


def _table(heads: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in body)
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
