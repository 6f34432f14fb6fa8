"""C. The card draft before every race (QGP-11 to QGP-17)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.core.decision import ChanceKind
from paddock.core.event import Event
from paddock.core.reader import SPECTATOR
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.view import view
from tests.games.quick_grand_prix.drawing import cards, hands, situation, start
from tests.position_kit import asked, offers, play, play_on

FIRST_ANSWERS = """
    order: red green yellow blue
    pile: S6 S7 S8 S9
    dealt: S1 S2 S3 S4
    middle: S5
    flow: season/race race/first-answers first-answers/answer_first_card
    asks: first-card
    asked: red
"""

CHOOSING = """
    order: red green yellow blue
    pile: -
    dealt: S1 . S3 S4
    hand: - | S2 | - | -
    middle: S5 S6 S7 S8 S9
    flow: season/race race/choosing choosing/choose_from_the_middle
    asks: take-or-swap
    asked: red
"""


def order_after(points: str, result: str, seats: int = 4, **options: str) -> str:
    """The order of dealing after a race with this result (or several)."""
    state = situation(
        f"""
        race: {result.count("|") + 1}
        points: {points}
        results: {result}
        middle: S1 S2 S3 S4 S5 S6 S7 S8 S9
        flow: season/race race/find_deal_order
        """,
        seats,
        **options,
    )
    return " ".join(state.game.domains["seat"].slug(seat) for seat in state.order)


# ── QGP-11, R-4: dealing ──


@pytest.mark.rule("QGP-11")
def test_everybody_is_dealt_one_card_face_down_and_one_is_turned_up():
    state = play(start(), "first yellow", "deal S1", "deal S2", "deal S3", "deal S4", "turn S5")
    assert hands(state) == {"yellow": "S1", "blue": "S2", "red": "S3", "green": "S4"}
    assert cards(state, state.middle) == "S5"
    assert asked(state) == "yellow: first-card"
    for seat in range(4):
        assert [card for card in view(state, seat).dealt if card >= 0] == [state.dealt[seat]]
    assert all(card < 0 for card in view(state, SPECTATOR).dealt)


@pytest.mark.rule("QGP-11")
def test_only_the_player_who_is_dealt_a_card_is_told_which_it_is():
    state = play(start(), "first yellow")
    state.events = told = list[Event]()
    for seat, deal in zip((2, 3, 0, 1), ("deal S1", "deal S2", "deal S3", "deal S4"), strict=True):
        assert isinstance(state.kind, ChanceKind)
        assert state.kind.audience(state) == seat
        play(state, deal)
    assert [event.audience for event in told if event.kind.name == "sees"] == [2, 3, 0, 1]


@pytest.mark.rule("QGP-11", "R-4")
def test_in_the_first_race_chance_picks_who_is_dealt_to_first_and_it_goes_clockwise():
    state = start()
    assert asked(state) == "*: first-dealt"
    assert offers(state) == ["first red", "first green", "first yellow", "first blue"]
    assert state.weights() == [1, 1, 1, 1]
    assert list(play(state, "first green").order) == [1, 2, 3, 0]
    assert list(play(start(deal_order="ascending"), "first green").order) == [1, 2, 3, 0]


RESULT = "red-a red-b green-a green-b yellow-a yellow-b blue-a blue-b"


@pytest.mark.rule("QGP-11", "R-4")
def test_later_the_team_with_the_fewest_points_begins_and_the_others_follow_clockwise():
    assert order_after("18 5 11 3", RESULT) == "blue red green yellow"
    assert order_after("18 3 11 5", RESULT) == "green yellow blue red"


@pytest.mark.rule("R-4")
def test_level_teams_the_one_whose_best_car_came_in_lower_begins():
    # Green and Blue have 5 each; Green’s best car was third, Blue’s seventh.
    assert order_after("18 5 11 5", RESULT) == "blue red green yellow"
    # Now Blue’s best car won, though its other one was last.
    lower = "blue-a red-a green-a green-b yellow-a yellow-b red-b blue-b"
    assert order_after("18 5 11 5", lower) == "green yellow blue red"


@pytest.mark.rule("R-4")
def test_only_the_last_race_decides_between_level_teams():
    # Blue won the first race, but its best car came in seventh in the last one; Green’s third.
    won = "blue-a green-a green-b red-a red-b yellow-a yellow-b blue-b"
    assert order_after("36 15 22 15", f"{won} | {RESULT}") == "blue red green yellow"
    assert order_after("36 15 22 15", f"{RESULT} | {won}") == "green yellow blue red"


@pytest.mark.rule("R-4")
def test_ascending_goes_through_the_teams_by_points():
    assert order_after("18 5 11 3", RESULT, deal_order="ascending") == "blue green yellow red"
    assert order_after("18 5 11 5", RESULT, deal_order="ascending") == "blue green yellow red"


@pytest.mark.rule("QGP-11")
def test_all_nine_cards_are_shuffled_again_before_every_race():
    state = start(seats=3, calendar="spa+spa")
    while state.race == 0:
        play_on(state, Rng(5), "speeds")
        play(state, *["drive pit pit"] * 3)
        while state.kind.name == "swap-after-stop":
            play(state, "stay")
    assert asked(state) == "*: deal"
    assert cards(state, state.pile) == "S1 S2 S3 S4 S5 S6 S7 S8 S9"


# ── QGP-12, QGP-13: the first and the second card ──


@pytest.mark.rule("QGP-12")
def test_a_first_card_is_kept_discarded_or_swapped():
    assert offers(situation(FIRST_ANSWERS)) == ["keep", "discard", "swap S5"]


@pytest.mark.rule("QGP-12")
def test_a_kept_card_stays_hidden():
    state = play(situation(FIRST_ANSWERS), "keep")
    assert hands(state)["red"] == "S1"
    assert view(state, 1).dealt[0] < 0


@pytest.mark.rule("QGP-12")
def test_a_discarded_card_lies_in_the_middle_for_the_next_players():
    state = play(situation(FIRST_ANSWERS), "discard")
    assert cards(state, state.middle) == "S5 S1"
    assert hands(state)["red"] == ""
    assert offers(state) == ["keep", "discard", "swap S5", "swap S1"]


@pytest.mark.rule("QGP-12")
def test_a_swap_puts_the_own_card_into_the_middle_in_the_open():
    state = play(situation(FIRST_ANSWERS), "swap S5")
    assert cards(state, state.middle) == "S1"
    assert hands(state)["red"] == "S5"
    assert list(view(state, 1).hand[0]) == [4], "everybody has seen which card was taken"


@pytest.mark.rule("QGP-13")
def test_only_those_who_discarded_are_dealt_a_second_card_after_everybody_has_answered():
    state = play(situation(FIRST_ANSWERS), "discard", "keep", "swap S5")
    assert asked(state) == "blue: first-card"
    play(state, "discard")
    assert asked(state) == "*: deal"
    play(state, "deal S6")
    assert asked(state) == "red: second-card"
    play(state, "keep", "deal S7")
    assert asked(state) == "blue: second-card"
    play(state, "swap S1")
    assert hands(state) == {"red": "S6", "green": "S2", "yellow": "S5", "blue": "S1"}


@pytest.mark.rule("QGP-13")
def test_a_second_card_is_kept_or_swapped_and_why_it_cannot_be_discarded():
    state = play(situation(FIRST_ANSWERS), "discard", "keep", "keep", "keep", "deal S6")
    assert offers(state) == ["keep", "swap S5", "swap S1"]
    table = Table(state.game, state=state)
    reason = table.why_not("discard")
    assert reason
    assert reason.rule == "QGP-13"
    assert table.texts.reason(reason) == "Only the first card may be discarded; the second is kept or swapped."


@pytest.mark.rule("QGP-12", "QGP-15")
def test_why_not_a_card_that_does_not_lie_in_the_middle():
    table = Table(situation(FIRST_ANSWERS).game, state=situation(FIRST_ANSWERS))
    reason = table.why_not("swap S9")
    assert reason
    assert table.texts.reason(reason) == "S9 (2/6) does not lie in the middle."
    table = Table(situation(CHOOSING).game, state=situation(CHOOSING))
    reason = table.why_not("take S1")
    assert reason
    assert (reason.rule, table.texts.reason(reason)) == ("QGP-15", "S1 (1/4) does not lie in the middle.")


# ── QGP-14, QGP-15, R-5, R-6: take or swap ──


@pytest.mark.rule("QGP-14")
def test_when_everybody_holds_one_card_the_rest_is_laid_out():
    state = play(situation(FIRST_ANSWERS), "keep", "keep", "keep", "keep")
    assert cards(state, state.middle) == "S5 S6 S7 S8 S9"
    assert list(state.pile) == []
    assert asked(state) == "red: take-or-swap"


@pytest.mark.rule("QGP-15")
def test_players_take_a_second_card_in_the_order_of_dealing():
    state = situation(CHOOSING)
    assert offers(state) == [f"{verb} S{n}" for verb in ("take", "swap") for n in range(5, 10)]
    play(state, "take S9")
    assert asked(state) == "green: take-or-swap"
    play(state, "take S8", "take S7", "take S6")
    assert hands(state) == {"red": "S1 S9", "green": "S2 S8", "yellow": "S3 S7", "blue": "S4 S6"}
    assert asked(state) == "red: car-ahead"


@pytest.mark.rule("QGP-15", "R-5")
def test_a_swap_uses_the_go_and_comes_once_in_this_part():
    state = play(situation(CHOOSING), "swap S9")
    assert asked(state) == "green: take-or-swap"
    play(state, "take S8", "take S7", "take S6")
    assert asked(state) == "red: take-or-swap"
    assert offers(state) == ["take S5", "take S1"]
    table = Table(state.game, state=state)
    reason = table.why_not("swap S5")
    assert reason
    assert reason.rule == "QGP-15"
    assert "One swap is allowed" in table.texts.reason(reason)


@pytest.mark.rule("R-5")
def test_a_swap_of_the_first_card_does_not_use_up_the_swap_of_this_part():
    state = play(situation(FIRST_ANSWERS), "swap S5", "keep", "keep", "keep")
    assert "swap S6" in offers(state)


@pytest.mark.rule("R-6", "QGP-15")
def test_whoever_has_two_cards_is_not_asked_again():
    state = play(situation(CHOOSING), "take S9", "swap S8", "take S7", "swap S6")
    assert asked(state) == "green: take-or-swap"
    play(state, "take S2")
    assert asked(state) == "blue: take-or-swap"


@pytest.mark.rule("QGP-15", "QGP-11")
def test_in_the_second_race_too_the_choosing_begins_with_the_first_in_the_order():
    rng = Rng(11)
    for _ in range(20):
        state = start(calendar="monaco+spa")
        while state.race == 0:
            play_on(state, rng, "speeds")
            state.choose(state.to_answer()[0], state.options(state.to_answer()[0])[0])
        play_on(state, rng, "take-or-swap")
        assert state.asked == state.order[:1]


@pytest.mark.rule("QGP-16", "R-29")
@pytest.mark.parametrize(("seats", "left"), [(2, 5), (3, 3), (4, 1)])
def test_what_is_left_stays_in_the_middle(seats: int, left: int):
    state = play_on(start(seats), Rng(seats), "car-ahead")
    assert len(state.middle) == left


@pytest.mark.rule("QGP-17")
def test_four_players_who_all_discard_use_exactly_the_nine_cards():
    state = play(situation(FIRST_ANSWERS), *["discard"] * 4, "deal S6", "keep", "deal S7", "keep", "deal S8", "keep")
    assert offers(state) == ["deal S9"]
    play(state, "deal S9", "keep")
    assert list(state.pile) == []
    assert asked(state) == "red: take-or-swap"
    assert cards(state, state.middle) == "S5 S1 S2 S3 S4"


@pytest.mark.rule("QGP-15", "R-5", "QGP-1")
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]))
def test_every_draft_ends_with_two_cards_each_and_no_card_lost(seed: int, seats: int):
    state = play_on(start(seats), Rng(seed), "car-ahead")
    held = [card for seat in range(seats) for card in state.cards_of(seat)]
    everywhere = [*held, *state.middle, *state.pile]
    assert sorted(everywhere) == list(range(9))
    assert all(len(state.cards_of(seat)) == 2 for seat in range(seats))
