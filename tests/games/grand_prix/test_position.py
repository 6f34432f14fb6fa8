"""Positions written by hand: what can be set up and played on, and what cannot be."""

import pytest

from paddock.core.errors import BadPosition
from paddock.core.position import read_position, write_position
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.rules.game import GrandPrixGame
from paddock.games.grand_prix.rules.state import GrandPrixState


def two() -> GrandPrixGame:
    game = TITLE.game(2)
    assert isinstance(game, GrandPrixGame)
    return game


FIELD = " ".join(f"{59 - row}{lane}" for row in range(11) for lane in "ab")


def test_a_race_can_be_taken_up_anywhere():
    game = two()
    text = f"""
        spot: {FIELD}
        lap: {" ".join(["1"] * 22)}
        was_dry: 1
        turn: 6
        waiting: 1 9 30
        hand: floor-it-16 | clean-air-1
        race_deck: {" ".join(slug for slug in game.domains["card"].slugs if slug not in ("floor-it-16", "clean-air-1"))}
        acting: cobalt
        flow: race/turn turn/action-phase action-phase/next_segment
    """
    state = read_position(game, text)
    assert isinstance(state, GrandPrixState)
    assert (state.kind.name, list(state.asked)) == ("act", [0])
    state.choose(0, game.actions.parse("play floor-it-16 1").code)
    assert state.kind.name == "step"
    again = read_position(game, write_position(state))
    assert again == state  # in the middle of a move, too


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        ("spot: 1a 2a", "spot needs an entry for each of the 22 cars, not 2"),
        ("tyres: hard", "tyres needs an entry for each of the 4 player cars, not 1"),
        ("wear: 0 0 0 0 | 1 1 1 1", "wear needs an entry for each of the 7 wears, not 2"),
        ("close_calls: 0 0 -1 0", "cannot be negative"),
        (f"spot: 59a {' '.join(['59a'] * 1)} {' '.join(['.'] * 20)}", "two cars stand on 59a"),
        (f"spot: 59p {' '.join(['.'] * 21)}", "pit_lane must list the cars on pit lane spaces"),
        ("pit_lane: 80", "pit_lane lists car 80, which is not on the board"),
        (f"spot: 59a {' '.join(['.'] * 21)}\ngone: 1", "car 1 is out of the race but stands on 59a"),
        ("gone: 80 80", "gone names a car twice"),
        ("gone: 80\nfinished: 80", "both finished and gone"),
        ("grid: 80 1", "grid has 2 values; it needs 22"),
        ("hand: floor-it-16 | floor-it-16", "race card"),
        ("event: collision-99", "there is no event 'collision-99'"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(fact: str, sentence: str):
    with pytest.raises(BadPosition, match=sentence):
        read_position(two(), fact)
