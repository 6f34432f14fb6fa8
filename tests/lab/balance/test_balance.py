"""The report of balance: its answers are right where the truth is known, and it is one file that needs nothing."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from paddock.core.errors import BadOption
from paddock.lab.balance.plan import PLAYERS, RANDOM, SEATS, SKILLS, TEAMS, Arm, BalancePlan, check_balance, sized
from paddock.lab.balance.report import Report, lines
from paddock.lab.balance.run import Experiment, Played, run
from paddock.lab.balance.verdict import balanced, decided, fairness, long, share_of_the_way
from paddock.lab.plan import Seating, SimulationPlan
from paddock.lab.study.row import PlayedGame, PlayedSeat, Use

PLAN = BalancePlan("quick-grand-prix(seats=2, calendar=monza)", games=4, workers=1)


def played(name: str, games: int, winner: Callable[[int], int], minutes: float = 10.0) -> Played:
    """An arm whose game `number` the seat `winner(number)` has won; seats of two bots change from game to game."""
    names = tuple((*PLAYERS[name], *PLAYERS[name])[:2])
    seating = Seating(SimulationPlan(PLAN.game_string, names), names, games, 1)
    rows = [
        PlayedGame(
            number,
            number,
            PLAN.game_string,
            "monza",
            40,
            3,
            6,
            minutes,
            1,
            [
                PlayedSeat(seat, ("Red", "Green")[seat], bot, 0, 2 - (seat == first), float(seat == first), 0.0, {})
                for seat, bot in enumerate(seating.names_at(number))
            ],
        )
        for number in range(games)
        for first in [winner(number)]
    ]
    return Played(Arm(name, seating), rows, {("ask", "keep"): Use(100, 60, 40, 30.0)})


def experiment(*arms: Played) -> Experiment:
    return Experiment(PLAN, PLAN.game_string, {arm.arm.name: arm for arm in arms}, 1.0, True)


# ── Verdicts ──


@pytest.mark.parametrize(("of_ten", "degree"), [(5, "even"), (6, "little"), (9, "much")])
def test_a_seat_that_wins_too_often_is_found(of_ten: int, degree: str):
    found = experiment(played(SEATS, 1_000, lambda number: int(number % 10 >= of_ten)))
    verdict = balanced(found)[0]
    assert verdict.key == f"balance-seats-{degree}"
    if degree != "even":
        assert verdict.values["name"] == "seat 1"
        assert verdict.values["rate"] == 10.0 * of_ten


def test_a_difference_that_may_be_luck_is_not_told():
    few = played(SEATS, 10, lambda number: int(number >= 7))
    assert fairness(few.rows, "seat") == ("even", [])
    assert "60" not in Report(experiment(few)).answers[0].sentences[0]


@pytest.mark.parametrize(("minutes", "degree"), [(10, "short"), (60, "usual"), (200, "long")])
def test_how_long_it_is(minutes: float, degree: str):
    verdict = long(experiment(played(SEATS, 10, lambda number: 0, minutes)))[0]
    assert verdict.key == f"balance-length-{degree}"
    assert verdict.values["minutes"] == minutes
    assert verdict.values["decisions"] == 20


@pytest.mark.parametrize(("of_twenty", "degree"), [(19, "decides"), (14, "counts"), (12, "some"), (10, "none")])
def test_skill_is_what_the_better_bot_wins_whatever_its_seat(of_twenty: int, degree: str):
    def winner(number: int) -> int:
        better = number % 2  # the bots move on by a seat from game to game
        return better if number // 2 % 20 < of_twenty else 1 - better

    found = experiment(played(SEATS, 10, lambda number: 0), played(RANDOM, 400, winner))
    first, second = decided(found)
    assert first.key == f"balance-skill-{degree}"
    assert second.values["rate"] == 5.0 * of_twenty


def test_the_way_from_fair_to_all():
    assert share_of_the_way(0.25, 4) == 0
    assert share_of_the_way(1.0, 4) == 1


# ── The plan ──


def test_every_arm_has_the_games_that_fit(monkeypatch: pytest.MonkeyPatch):
    plan = replace(PLAN, game_string="quick-grand-prix(seats=4)", games=0, seconds=100.0)
    monkeypatch.setattr("paddock.lab.balance.plan.pace", lambda seating, trial: 0.1)
    arms = [sized(arm, plan) for arm in check_balance(plan)]
    assert [arm.name for arm in arms if arm] == [SEATS, TEAMS, *SKILLS]
    assert arms[0] is not None
    assert 250 <= arms[0].seating.games <= 300, "0.75 of 40 seconds"
    assert arms[0].seating.games % 6 == 0, "all six circuits equally often"
    monkeypatch.setattr("paddock.lab.balance.plan.pace", lambda seating, trial: 1.6)
    slow = [sized(arm, plan) for arm in check_balance(plan)]
    assert slow[0] is not None
    assert slow[0].seating.games == 18, "each of the six circuits three times"
    assert slow[3] is None, "there is no time for enough games to say anything"


def test_a_game_without_a_rule_of_thumb_has_no_good_play(monkeypatch: pytest.MonkeyPatch):
    from paddock.games import title

    monkeypatch.setattr(title("quick-grand-prix").bots, "thumb", None)
    with pytest.raises(BadOption, match="no rule of thumb"):
        check_balance(PLAN)


# ── The page ──


class Page(HTMLParser):
    """Which tags there are, whether they are closed, and what is asked of the network."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.asked: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: Sequence[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.asked += [value or "" for name, value in attributes if name in ("src", "href", "srcset")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: Sequence[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_one_file_with_sentences_first_and_nothing_from_the_network():
    report = Report(run(PLAN))
    page = Page(report.html())
    assert page.open == []
    assert page.asked == []
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert "@import" not in report.html()
    assert page.tags.index("h2") < page.tags.index("svg")
    assert page.tags.count("svg") >= 4
    assert [line for line in lines(report) if not line.startswith(" ")] == [
        "Is it balanced?",
        "Is it long?",
        "Does skill decide?",
    ]


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_every_language_says_every_verdict(language: str):
    """No key and no hole of a sentence is left in what is told."""
    arms = [played(name, 300, lambda number: int(number % 10 >= 7)) for name in (SEATS, TEAMS, *SKILLS)]
    told = "\n".join(lines(Report(experiment(*arms), language)))
    assert "balance-" not in told
    assert not re.search(r"[{}$]", told)


def test_what_people_have_named_is_only_text():
    arm = played(SEATS, 40, lambda number: number % 2)
    rows = [replace(row, circuit="<script>alert(1)</script>") for row in arm.rows]
    html = Report(experiment(Played(arm.arm, rows, {("ask", "<b>keep"): Use(100, 60, 40, 30.0)}))).html()
    assert "<script>" not in html
    assert "<b>" not in html


def test_time_that_is_up_leaves_what_is_there(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("paddock.lab.balance.plan.pace", lambda seating, trial: 0.001)
    found = run(replace(PLAN, games=0, seconds=0.2))
    assert not found.is_whole
    assert found.played[SEATS].rows
