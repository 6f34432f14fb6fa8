# mypy: disable-error-code="attr-defined"
"""Undo: up to the barrier, and a redo gives the same state."""

import pytest

from paddock.core.errors import BadRecord, NoUndo
from paddock.core.record import Line, read_record
from paddock.core.table import Table, resume
from paddock.core.walk import replay
from tests.tiny import bids, cards, guards, pig, relay


def test_a_seat_takes_back_its_answers_one_by_one():
    table = Table(relay.TITLE.game(2, laps=2), seed=1)
    states = [table.state.copy()]
    for text in ("stride 1", "stride 2"):
        table.play(text)
        states.append(table.state.copy())
    for state in reversed(states[:-1]):
        assert table.can_undo(0)
        table.undo(0)
        assert table.state == state
    assert not table.can_undo(0)


def test_events_are_taken_back_too():
    table = Table(relay.TITLE.game(2), seed=1)
    before = list(table.events)
    table.play("stride 1")
    assert len(table.events) > len(before)
    table.undo()
    assert table.events == before


def test_a_redo_gives_the_same_state_and_the_same_events():
    table = Table(relay.TITLE.game(2), seed=1)
    told = table.play("stride 3")
    after = table.state.copy()
    table.undo()
    assert table.play("stride 3") == told
    assert table.state == after


def test_another_seats_answer_is_a_barrier():
    table = Table(relay.TITLE.game(2), seed=1)
    table.play("stride 3", seat=0)
    table.play("stride 1", seat=0)
    table.play("stride 1", seat=1)
    assert not table.can_undo(0)
    assert table.can_undo(1)
    table.undo(1)
    assert not table.can_undo(0), "what Bob did has been seen, even if he takes it back"


def test_only_the_seat_itself_takes_back():
    table = Table(relay.TITLE.game(2), seed=1)
    table.play("stride 1", seat=0)
    with pytest.raises(NoUndo, match="nothing you can take back"):
        table.undo(1)


def test_a_die_is_a_barrier():
    table = Table(pig.TITLE.game(2), seed=1)
    table.play("roll")
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_without_a_die_the_same_decision_can_be_taken_back():
    table = Table(pig.TITLE.game(2, die="loaded"), seed=3)
    while "hold" not in [str(action) for action in table.options()]:
        table.play("roll")
    seat = table.asked()[0]
    before = table.state.copy()
    table.play("hold")
    table.undo(seat)
    assert table.state == before


def test_a_card_that_came_into_the_open_is_a_barrier():
    table = Table(cards.TITLE.game(2), seed=1)
    table.play(table.options()[1])
    assert not table.can_undo(0)


def test_a_card_that_comes_into_the_open_as_another_goes_under_is_a_barrier():
    """The number of hidden cards stays the same, but everybody has seen one."""
    from paddock.core.undo import sees_more

    before = cards.TITLE.game(2).start()
    before.pile, before.hand, before.shown = list(range(4, 12)), [[0], [1]], [[2], [3]]
    after = before.copy()
    after.hand, after.shown = [[2], [1]], [[0], [3]]
    assert sees_more(before, after, 1)
    assert not sees_more(before, before.copy(), 1)


def test_a_hidden_card_that_changes_its_place_unseen_is_no_barrier():
    from paddock.core.undo import sees_more

    before = cards.TITLE.game(2).start()
    before.pile, before.hand = list(range(2, 12)), [[0, 1], []]
    after = before.copy()
    after.hand = [[1, 0], []]
    assert not any(sees_more(before, after, seat) for seat in (0, 1))


def test_something_shown_to_one_seat_alone_is_a_barrier(monkeypatch: pytest.MonkeyPatch):
    """A look under a card changes no fact, but cannot be unseen."""
    stride = relay.Stride.apply

    def peek(self: relay.Stride, state: relay.RelayState, seat: int, action: int) -> None:
        stride(self, state, seat, action)
        state.tell(seat, relay.RUNS, seat, 0)

    monkeypatch.setattr(relay.Stride, "apply", peek)
    table = Table(relay.TITLE.game(2), seed=1)
    table.play("stride 1")
    assert not table.can_undo(0)


def test_a_private_draw_is_a_barrier():
    table = Table(cards.TITLE.game(2), seed=1)
    table.play("draw")
    assert not table.can_undo(0)


def test_an_open_answer_before_a_sealed_question_can_be_taken_back_until_somebody_answers():
    table = Table(guards.TITLE.game(3), seed=1)
    table.play("attack cyd")
    assert table.asked() == [2, 1]
    assert table.can_undo(0)
    table.play("let", seat=1)
    assert not table.can_undo(0)


def test_the_end_of_the_game_is_a_barrier():
    table = Table(relay.TITLE.game(1), seed=1)
    table.play("stride 3")
    table.play("stride 1")
    assert table.over
    assert not table.can_undo(0)


def test_a_sealed_answer_that_reveals_is_a_barrier():
    table = Table(bids.TITLE.game(2), seed=1)
    table.play("bid 1", seat=0)
    table.play("bid 2", seat=1)
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_an_undo_is_a_line_of_the_record_and_replays():
    table = Table(relay.TITLE.game(2), seed=1)
    table.play("stride 3")
    table.undo()
    table.play("stride 2")
    record = read_record(table.game, str(table.record))
    assert [line.text for line in record.lines] == ["stride 3", "undo", "stride 2"]
    *_, (_, state) = replay(record)
    assert state == table.state


def test_what_could_be_taken_back_still_can_after_a_restart_from_the_record():
    table = Table(relay.TITLE.game(2), seed=1)
    table.play("stride 3")
    table.undo()
    table.play("stride 2")
    again = resume(read_record(table.game, str(table.record)))
    assert again.events == table.events
    assert again.can_undo(0)
    again.undo(0)
    assert again.state == relay.TITLE.game(2).start()


def test_a_record_cannot_let_one_seat_take_back_the_answer_of_another():
    table = Table(relay.TITLE.game(2), seed=1)
    table.play("stride 3")
    table.record.lines.append(Line(1, "undo"))
    for read in (lambda: list(replay(table.record)), lambda: resume(table.record)):
        with pytest.raises(BadRecord, match="move 2 of the record takes back what cannot be taken back"):
            read()


def test_a_record_cannot_take_an_answer_back_while_its_die_is_in_the_air():
    """Or a server could look at the die and think again."""
    table = Table(pig.TITLE.game(2), seed=1)
    table.record.lines = [Line(0, "roll"), Line(0, "undo")]
    with pytest.raises(BadRecord, match="move 2 of the record takes back what cannot be taken back"):
        list(replay(table.record))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_record_cannot_take_a_die_back_to_roll_it_again(seat: int):
    table = Table(pig.TITLE.game(2), seed=1)
    table.play("roll")
    table.record.lines.append(Line(seat, "undo"))
    for read in (lambda: list(replay(table.record)), lambda: resume(table.record)):
        with pytest.raises(BadRecord, match="move 3 of the record takes back what cannot be taken back"):
            read()
