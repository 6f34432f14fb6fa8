"""A whole move in one message: the answer and those that follow it, as far as they are offered."""

from typing import Any

from paddock.games.grand_prix import TITLE
from tests.server.serving import Served

FIELD = " ".join(f"{59 - row}{lane}" for row in range(11) for lane in "ab")


def position() -> str:
    """The whole field on the straight before the line, the first seat to act with one card."""
    cards = TITLE.game(2).domains["card"].slugs
    deck = " ".join(card for card in cards if card not in ("floor-it-16", "clean-air-1"))
    return f"""
        spot: {FIELD}
        lap: {" ".join(["1"] * 22)}
        was_dry: 1
        turn: 6
        waiting: 1 9 30
        hand: floor-it-16 | clean-air-1
        race_deck: {deck}
        acting: cobalt
        flow: race/turn turn/action-phase action-phase/next_segment
    """


def grand_prix(house: Served) -> Any:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    return house.post("/api/games", {"title": "grand-prix", "seats": seats, "position": position()})


def test_the_answers_that_follow_are_played_with_the_first(house: Served):
    game = grand_prix(house)
    with house.visit(game["game"], game["keys"]) as both:
        assert both.question(0)["kind"] == "act"
        version = both.table["version"]
        reply = both.play("play floor-it-16 1", 0, then=["forward a", "out"])
        assert (reply["type"], reply["version"]) == ("done", version + 3)
        assert both.reach(version + 3)["facts"]["spot"][0] == "0b"


def test_what_is_not_offered_is_left_out_and_what_went_before_stands(house: Served):
    game = grand_prix(house)
    with house.visit(game["game"], game["keys"]) as both:
        assert both.question(0)["kind"] == "act"
        version = both.table["version"]
        reply = both.play("play floor-it-16 1", 0, then=["keep", "forward a"])
        assert (reply["type"], reply["version"]) == ("done", version + 1)
        both.reach(version + 1)
        assert both.question(0)["kind"] == "step"


def test_words_that_name_no_action_are_refused_before_anything_is_played(house: Served):
    game = grand_prix(house)
    with house.visit(game["game"], game["keys"]) as both:
        question = both.question(0)
        version = both.table["version"]
        reply = both.play(question["options"][0]["action"], question["seat"], then=["fly away"])
        assert (reply["type"], reply["code"]) == ("refused", "malformed")
        assert house.get(f"/api/games/{game['game']}/table")["version"] == version
