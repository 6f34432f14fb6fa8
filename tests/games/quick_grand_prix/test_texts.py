"""The words: every question, action, event, reason and option has its sentence, with nothing left unfilled."""

import re
from collections.abc import Iterator

import pytest

from paddock.core.message import Message
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.texts import Texts
from paddock.games import game, title
from paddock.games.quick_grand_prix.data.box import FOLDER
from paddock.games.quick_grand_prix.rules.sequence import RULES
from tests.games.quick_grand_prix.drawing import drawn, start
from tests.position_kit import play

WRITTEN = (FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8")
TEXTS = Texts(game("quick-grand-prix", seats=4))


def sentences(seed: int, seats: int) -> Iterator[str]:
    """All that is said in a random season: prompts, what options do, and what happens."""
    table = Table(game("quick-grand-prix", seats=seats, leader_bonus=True), seed=seed)
    rng = Rng(seed)
    while not table.over:
        for seat in table.asked():
            yield table.texts.prompt(table.state, seat)
            options = table.state.options(seat)
            for code in options:
                yield table.texts.action(table.state, seat, code)
            table.play(options[rng.below(len(options))], seat)
    for event in table.events:
        yield table.texts.event(event)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_season_is_told_in_whole_sentences(seats: int):
    for sentence in sentences(seats, seats):
        assert not re.match(r"(ask|do|event|why)-", sentence), f"no words for {sentence}"
        assert not re.search(r"[{}$]|\?\?\?|  ", sentence), f"something is left unfilled in {sentence!r}"
        assert not re.search(r"\b(he|she|his|her|him)\b", sentence.lower()), f"a pronoun for a player in {sentence!r}"


def test_every_kind_event_verb_and_option_has_words():
    wanted = [f"event-{event.name}" for event in RULES.events]
    wanted += [f"do-{verb.name}" for verb in RULES.verbs]
    wanted += [f"ask-{kind.name}" for kind in RULES.kinds]
    for name, option in title("quick-grand-prix").options().items():
        wanted.append(f"option-{name}")
        if option.form == "choice":
            wanted += [f"option-{name}-{choice}" for choice in option.choices]
    assert [key for key in wanted if not TEXTS.has(key)] == []


@pytest.mark.plain_only  # it looks at the sources
def test_every_sentence_that_the_rules_name_is_written_and_every_one_written_is_named():
    code = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    written = set(re.findall(r"^((?:ask|do|why|event)-[\w-]+) =", WRITTEN, re.MULTILINE))
    named = set(re.findall(r'"((?:ask|do|why)-[\w-]+)"', code))
    named |= {f"event-{event.name}" for event in RULES.events}
    named |= {f"do-{verb.name}" for verb in RULES.verbs} | {f"ask-{kind.name}" for kind in RULES.kinds}
    assert named == written


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        ("event-goes-wide", {"car": "Red A", "sum": 8, "difficulty": 6, "back": 1}, "it must drop back 1 place."),
        ("event-goes-wide", {"car": "Red A", "sum": 8, "difficulty": 6, "back": 2}, "it must drop back 2 places."),
        ("event-finishes", {"car": "Red A", "place": 8, "points": 1}, "in place 8: 1 point."),
        ("event-finishes", {"car": "Red A", "place": 1, "points": 10}, "in place 1: 10 points."),
        ("event-left-over", {"count": 1}, "One card stays"),
        ("event-left-over", {"count": 5}, "5 cards stay"),
        ("event-laid-out", {"count": 0}, "No card is left"),
        ("event-has-passed-enough", {"car": "Red A", "limit": 1}, "its only pass"),
        ("event-has-passed-enough", {"car": "Red A", "limit": 3}, "all 3 passes"),
    ],
)
def test_numbers_agree_with_their_nouns(key: str, values: dict[str, str | int], sentence: str):
    assert sentence in TEXTS.say(Message(key, values))


@pytest.mark.rule("QGP-27", "QGP-28")
def test_an_option_names_the_total_speeds_and_by_how_much_they_are_over_the_limit():
    state = drawn("SL RedA GreenA! RedB GreenB", "Monaco 3")  # limit 5; Red A +3, Red B +2; Green A damaged
    texts = Texts(state.game)

    def words(seat: int, action: str) -> str:
        return texts.action(state, seat, state.game.actions.parse(action).code)

    assert words(0, "drive S1-fast S2-slow") == "Red A 7 (S1 at 4), 2 over the limit; Red B 4 (S2 at 2)"
    assert words(1, "drive S3-fast pit") == "Green A 4 (S3 at 4); Green B makes a pit stop"
    assert words(1, "drive pit S4-fast") == "Green A makes a pit stop; Green B 6 (S4 at 4), 1 over the limit"
    assert words(1, "drive pit pit") == "Green A and Green B both make a pit stop"


def test_every_question_says_what_is_asked_and_what_it_is_about():
    state = play(start(2), "first green", "deal S7", "deal S2", "turn S3")
    texts = Texts(state.game)
    asked = []
    for answer in ["discard", "keep", "deal S4", "keep", "swap S3", "take S1", "take S5", "ahead A", "ahead A"]:
        if not state.is_chance:
            asked.append(texts.prompt(state, state.to_answer()[0]))
        play(state, answer)
    asked.append(texts.prompt(state, 0))
    assert asked == [
        "First card: S7 (1/6), die 1, back of the grid. Keep it, discard it for another, or swap it with the middle?",
        "First card: S2 (2/3), die 6, qualifying place 1. Keep it, discard it for another, or swap it with the middle?",
        "Second card: S4 (3/4), die 6, qualifying place 3. Keep it, or swap it with the middle?",
        "Take a second card from the middle beside S4 (3/4), or swap S4 (3/4) first (allowed once).",
        "Take a second card from the middle beside S2 (2/3), or swap S2 (2/3) first (allowed once).",
        "Take a second card from the middle beside S3 (2/4).",
        "Grid places 3 and 4: which car takes the better one?",
        "Grid places 1 and 2: which car takes the better one?",
        "Section 1 of 6, safety limit 7: a speed or a pit stop for each car.",
    ]
    fifth = drawn("SL RedA GreenA RedB GreenB", "Monaco 5", laps=2)
    assert texts.prompt(fifth, 0) == (
        "Section 5 of 12, safety limit 8, DRS: a speed or a pit stop for each car; equal speed is enough to pass a car."
    )
    play(fifth, "drive pit S2-slow", "drive S3-slow S4-slow")
    assert texts.prompt(fifth, 0) == "Red A has been in the pits: swap one card with the middle?"


def test_every_answer_says_what_it_does():
    state = play(start(2), "first green", "deal S7", "deal S2", "turn S3")
    texts = Texts(state.game)

    def offered() -> list[str]:
        seat = state.to_answer()[0]
        return [texts.action(state, seat, code) for code in state.options(seat)]

    assert offered() == [
        "Keep S7 (1/6)",
        "Discard S7 (1/6) face up and be dealt another card, to keep or to swap",
        "Give S7 (1/6), take S3 (2/4): die 5, qualifying place 4",
    ]
    play(state, "discard", "keep", "deal S4")
    assert offered() == [
        "Keep S4 (3/4)",
        "Give S4 (3/4), take S3 (2/4): die 5, qualifying place 4",
        "Give S4 (3/4), take S7 (1/6): die 1, back of the grid",
    ]
    play(state, "keep")
    assert offered()[1] == "Take S7 (1/6): die 1, back of the grid"
    assert offered()[-1] == "Give S4 (3/4), take S9 (2/6) (the only swap): die 2, qualifying place 8"
    state = drawn("SL RedA GreenA RedB GreenB", "Monaco 1", middle="S5 S6 S7 S8 S9")
    play(state, "drive pit S2-slow", "drive S3-slow S4-slow")
    assert offered()[:2] == ["Keep both cards", "Give S1 (1/4), take S5 (2/5): die 3"]


def test_every_reason_is_said():
    table = Table(drawn("SL RedA GreenA RedB GreenB").game, state=drawn("SL RedA GreenA RedB GreenB"))
    table.play("drive pit S2-slow", 0)
    table.play("drive S3-slow S4-slow", 1)
    said = []
    for action in ("trade S3 S9", "trade S1 S3", "keep"):
        reason = table.why_not(action, 0)
        assert reason
        said.append((reason.rule, table.texts.reason(reason)))
    assert said == [
        ("QGP-42", "S3 (2/4) is not in this team’s hand."),
        ("QGP-42", "S3 (2/4) does not lie in the middle."),
        ("QGP-42", "That is not what is asked now. Red A has been in the pits: swap one card with the middle?"),
    ]
