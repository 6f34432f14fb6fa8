"""Questions that have one answer are not asked, unless somebody would learn a secret from it."""

from paddock.core.actions import UNDO
from paddock.core.names import NATURE
from paddock.core.only_answers import go_back, only_answer, play_only_answers
from paddock.core.record import Line
from paddock.core.table import Table
from paddock.games import game
from tests.tiny import bids, cards, pig


def test_the_only_answer_of_an_open_game_is_given_for_everybody_and_recorded_as_if_asked():
    """In Pig nobody can hold before the first roll, and everybody knows it."""
    asked, spared = (Table(pig.TITLE.game(2), seed=5) for _ in range(2))
    asked.play("roll", 0)
    play_only_answers(spared, [0, 1], [0, 1])
    assert spared.record.lines[:2] == asked.record.lines[:2] == [Line(0, "roll"), asked.record.lines[1]]
    assert len(spared.options()) == 2, "then there is a choice"


def test_a_seat_that_a_bot_drives_for_is_asked():
    table = Table(pig.TITLE.game(2), seed=5)
    play_only_answers(table, [0, 1], [1])
    assert table.record.lines == []


def test_nobody_else_may_see_that_a_seat_had_no_choice_where_that_depends_on_its_hand():
    table = Table(cards.TITLE.game(2), seed=3)
    state = table.state
    (seat,) = table.asked()
    state.hand[seat] = state.hand[seat][:1]  # type: ignore[attr-defined]
    state.pile.clear()  # type: ignore[attr-defined]
    assert len(table.options()) == 1
    assert only_answer(table, [0, 1], [0, 1]) is None
    assert only_answer(table, [seat], [seat]) == (table.options()[0].code, seat), "bots learn nothing from it"


def test_a_sealed_question_is_asked_as_long_as_another_human_is_there():
    table = Table(bids.TITLE.game(2), seed=1)
    kind = table.state.kind
    assert kind.sealed
    only = table.state.options(0)[:1]
    kind.options = lambda state, seat: only  # type: ignore[method-assign]
    try:
        assert only_answer(table, [0, 1], [0, 1]) is None
        assert only_answer(table, [0], [0]) == (only[0], 0)
    finally:
        del kind.options


def test_going_back_goes_past_what_was_not_asked():
    """Ann holds; Bob's first roll is his only answer. Ann is asked again when Bob has held or lost, and goes back to
    her own choice, not to a question with one answer."""
    table = Table(pig.TITLE.game(2), seed=1)
    play_only_answers(table, [0], [0])
    table.play("hold", 0)
    table.play("roll", 1)
    while table.asked() == [1]:
        table.play(table.options()[-1], 1)
    play_only_answers(table, [0], [0])
    assert table.record.lines[-1].seat == NATURE
    go_back(table, 0, [0], far=True, same_dice=True)
    assert table.asked() == [0]
    assert len(table.options()) == 2
    assert table.record.lines[-1].text != UNDO


def test_no_game_asks_a_single_human_a_question_with_one_answer():
    for name in ("formula-1-tgp", "great-race"):
        table = Table(game(name, seats=2), seed=4)
        spared = 0
        for _ in range(400):
            before = len(table.record.lines)
            play_only_answers(table, [0], [0])
            spared += len(table.record.lines) > before
            if table.over:
                break
            seat = table.asked()[0]
            options = table.state.options(seat)
            assert seat != 0 or len(options) > 1
            table.play(options[len(table.record.lines) % len(options)], seat)
        assert spared > 0, name
