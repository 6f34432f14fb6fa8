"""Positions written by hand: any situation of the rules can be set up, and what is impossible is refused in words."""

import random

import pytest

from paddock.core.errors import BadPosition
from paddock.core.position import read_position, write_position
from paddock.core.rng import Rng
from paddock.games import game
from paddock.games.quick_grand_prix.rules.state import QuickState
from tests.games.quick_grand_prix.drawing import picture, situation
from tests.position_kit import asked, play, play_on

RACE = {
    "section": "2",
    "pile": "-",
    "hand": "S1 S2 | S3 S4",
    "middle": "S5 S6 S7 S8 S9",
    "order": "red green",
    "line": "SL red-a green-a red-b green-b",
    "totals": "3 3 | 3 3 | 3 3 | 3 3",
    "flow": "season/race race/section section/choose_speeds",
}
DRAFT = {
    "order": "red green",
    "pile": "S4 S5 S6 S7 S8 S9",
    "dealt": "S1 S2",
    "middle": "S3",
    "flow": "season/race race/first-answers first-answers/answer_first_card",
}

SEVEN = "S3 S4 S5 S6 S7 S8 S9"


def written(facts: dict[str, str], **changes: str) -> QuickState:
    return situation("\n".join(f"{name}: {value}" for name, value in (facts | changes).items()), 2)


def test_a_race_can_be_set_up_before_any_section_and_played_on():
    state = written(RACE)
    assert asked(state) == "red green: speeds"
    assert state.safety_limit == 5
    play(state, "drive S1-slow S2-slow", "drive S3-slow S4-slow")
    assert state.section == 3


def test_a_round_can_be_set_up_in_its_middle():
    state = written(
        RACE,
        line="red-a gap-green-a red-b SL green-b",
        speed="4 7 0 1",
        face_up="red-a red-b green-b",
        plan="S1-slow S2-fast pit S3-slow",
        totals="4 4 4 | 7 7 7 | 2 2 -1 | 1 1 1",
        flow="season/race race/section section/mark_gaps",
    )
    assert picture(state) == "RedB RedA GreenA SL GreenB"
    assert asked(state) == "green: swap-after-stop"


def test_a_draft_can_be_set_up_at_any_answer():
    assert asked(written(DRAFT)) == "red: first-card"
    later = written(DRAFT, flow=f"{DRAFT['flow']}#1", dealt="S1 S2")
    assert asked(later) == "green: first-card"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"line": "SL red-a green-a red-b"}, "line must hold the SL card once, and every car once"),
        ({"line": "SL red-a red-a green-a red-b green-b"}, "line must hold the SL card once, and every car once"),
        ({"line": "red-a green-a red-b green-b"}, "line must hold the SL card once"),
        ({"line": "SL red-a gap-red-a green-a red-b green-b"}, "every car once, itself or its gap"),
        ({"line": "-"}, "line must hold the cars here"),
        ({"hand": "S1 S2 | S3", "middle": "S4 S5 S6 S7 S8 S9"}, "every seat must hold two cards here"),
        ({"hand": "S1 S2 | S3 S4 S5", "middle": "S6 S7 S8 S9"}, "hand gives a seat 3 cards"),
        ({"hand": "S1 S2 | S3 S3"}, "speed card"),
        ({"section": "6"}, "the last has been driven"),
        ({"section": "7"}, "section counts from 0 to 6"),
        ({"race": "4"}, "race counts from 0 to 3"),
        ({"race": "1"}, "results needs a row for each race done: 1, not 0"),
        ({"points": "1 2 3"}, "points needs an entry for each of the 2 seats, not 3"),
        ({"speed": "1 2"}, "speed needs an entry for each of the 4 cars, not 2"),
        ({"damaged": "red-a red-a"}, "damaged names a car twice"),
        ({"damaged": "blue-a"}, "damaged names a car twice, or one that does not race"),
        ({"damaged": "pink-a"}, "there is no car 'pink-a'"),
        ({"grid": "red-a red-b"}, "grid must have a place for each car"),
        ({"mark": "1 . . ."}, "mark is the place of a gap in the line"),
        ({"results": "red-a red-b green-a", "race": "1"}, "each row of results must name every car once"),
        ({"order": "red red"}, "order names a seat twice"),
        ({"flow": "season/race race/grid grid/put_car_ahead"}, "section must be 0 and line empty before the race"),
        ({"flow": "race/section season/race section/choose_speeds"}, "the flow begins with season, not with race"),
        ({"asks": "first-card", "asked": "red"}, "first-card is not asked at this point of the flow"),
        ({"totals": "- | - | - | -"}, "each row of totals needs a total .* for each of the 2 sections driven"),
        ({"totals": "3 3 | 3 3 | 3 | 3 3"}, "each row of totals needs a total .* for each of the 2 sections driven"),
        (
            {"flow": "season/race race/section section/move_cars", "face_up": "red-a"},
            "each row of totals needs a total .* for each of the 3 sections driven",
        ),
        ({"asks": "speeds", "asked": "red"}, "speeds is not asked of these seats here"),
        ({"flow": "over", "asks": "speeds", "asked": "red green"}, "nothing is asked any more"),
    ],
)
def test_an_impossible_race_is_refused_with_the_reason(changes: dict[str, str], sentence: str):
    with pytest.raises(BadPosition, match=sentence):
        written(RACE, **changes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"order": "red"}, "order must name every seat here"),
        ({"flow": f"{DRAFT['flow']}#2"}, "from #0 to #1, so it cannot be at #2"),
        ({"dealt": ". S2", "pile": "S1 S4 S5 S6 S7 S8 S9"}, "each seat that has yet to answer"),
        ({"threw": "red"}, "each seat that has yet to answer"),
        ({"flow": f"{DRAFT['flow']}#1", "threw": "red"}, "holds one card, or none if it is among those who threw"),
        ({"flow": "season/race race/dealing dealing/deal_face_down"}, "dealt must give a card to the first 0 seats"),
        ({"flow": "season/race race/choosing choosing/choose_from_the_middle"}, "pile must be empty here"),
        ({"flow": "season/race race/second-answers second-answers/deal_second_card", "threw": "red"}, "still waits"),
        ({"flow": "season/race race/grid grid/put_car_ahead", "pile": "-", "middle": SEVEN}, "hold two cards here"),
    ],
)
def test_an_impossible_draft_is_refused_with_the_reason(changes: dict[str, str], sentence: str):
    with pytest.raises(BadPosition, match=sentence):
        written(DRAFT, **changes)


def damaged_text(lines: list[str], others: list[str], chance: random.Random) -> str:
    """A position text with a mistake or two, of the kind people make."""
    lines = list(lines)
    for _ in range(chance.choice([1, 1, 2])):
        at = chance.randrange(1, len(lines))
        name, _, rest = lines[at].partition(":")
        words = rest.split()
        mistake = chance.choice(["drop", "borrow", "word", "unask"])
        if mistake == "drop":
            del lines[at]
        elif mistake == "borrow":
            lines[at] = next((line for line in others if line.startswith(f"{name}:")), lines[at])
        elif mistake == "word" and words:
            spot = chance.randrange(len(words))
            words[spot : spot + 1] = chance.choice([[], [words[spot]] * 2, [chance.choice(words)], ["S1"], ["7"]])
            lines[at] = f"{name}: {' '.join(words)}"
        else:
            lines = [line for line in lines if not line.startswith(("asks", "asked", "answer"))]
    return "\n".join(lines)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(seats: int):
    rng, chance = Rng(seats), random.Random(seats)
    described = game("quick-grand-prix", seats=seats, calendar="monaco+spa")
    positions = []
    state = described.start()
    while not state.over:
        positions.append(write_position(state).splitlines())
        for seat in state.to_answer():
            options = state.options(seat)
            state.choose(seat, options[rng.below(len(options))])
    refused = 0
    for _ in range(400):
        text = damaged_text(chance.choice(positions), chance.choice(positions), chance)
        try:
            state = read_position(described, text)
        except BadPosition:
            refused += 1
            continue
        assert isinstance(state, QuickState)
        play_on(state, rng)
        assert described.check(state) == ""
    assert 100 < refused < 300
