"""Going back past the barrier, with the others' consent: the record stays append-only and the dice stay provable."""

import pytest

from paddock.core.actions import TAKE_BACK
from paddock.core.earlier import EVERY
from paddock.core.errors import BadRecord, NoUndo
from paddock.core.names import NATURE
from paddock.core.record import Line, Record, read_record
from paddock.core.rng import Rng
from paddock.core.seat_record import seat_record
from paddock.core.state import State
from paddock.core.table import Table, resume
from paddock.core.verify import verify
from paddock.core.walk import replay
from paddock.games import game


def play_to_the_end(table: Table, seed: int = 1) -> None:
    rng = Rng(seed)
    while not table.over:
        seat = table.asked()[0]
        options = table.options(seat)
        table.play(options[rng.below(len(options))], seat)


@pytest.fixture
def table() -> Table:
    return Table(game("quick-grand-prix", seats=2, calendar=("monaco",)), seed=5)


def first_answer(table: Table) -> tuple[int, str]:
    """The first seat discards its card, so that nature deals it a second one later."""
    (seat,) = table.asked()
    before = str(table.view(seat))
    table.play("discard", seat)
    return seat, before


def test_a_seat_that_may_go_back_stands_before_its_last_answer_again(table: Table):
    seat, before = first_answer(table)
    (other,) = table.asked()
    table.play("keep", other)
    assert not table.can_undo(seat)
    table.take_back(seat)
    assert str(table.view(seat)) == before
    assert table.asked() == [seat]


def test_what_follows_is_rolled_with_new_dice_and_the_whole_game_still_verifies(table: Table):
    seat, _ = first_answer(table)
    (other,) = table.asked()
    table.play("keep", other)
    dealt = table.record.lines[-1]
    assert dealt.seat == NATURE, "nature has dealt the second card"
    spent = sum(line.seat == NATURE for line in table.record.lines)
    table.take_back(seat)
    table.play("discard", seat)
    table.play("keep", other)
    play_to_the_end(table)
    proof = verify(table.record)
    assert proof.taken_back == 1
    assert proof.dice == sum(line.seat == NATURE for line in table.record.lines) >= spent + 1
    assert verify(read_record(table.game, str(table.record))).dice == proof.dice


def test_the_same_dice_come_again_where_that_was_agreed_and_the_whole_game_still_verifies(table: Table):
    first = len(table.record.lines)
    seat, _ = first_answer(table)
    (other,) = table.asked()
    table.play("keep", other)
    played = table.record.lines[first:]
    dealt = [line for line in played if line.seat == NATURE]
    assert dealt, "nature has dealt the second card"
    table.take_back(seat, same_dice=True)
    table.play("discard", seat)
    table.play("keep", other)
    assert table.record.lines[-len(played) :] == played
    table.record.secret = table.dice.secret.hex()  # type: ignore[attr-defined]
    assert resume(table.record).dice.counter == table.dice.counter == first + len(dealt)  # type: ignore[attr-defined]
    play_to_the_end(table)
    proof = verify(table.record)
    assert proof.taken_back == 1
    assert verify(read_record(table.game, str(table.record))).dice == proof.dice
    counters = [draw.counter for draw in proof.draws]
    assert len(counters) == len(set(counters)) + len(dealt), "what was dealt twice has the same number twice"


def test_a_record_that_says_new_dice_came_does_not_verify_with_the_same_ones(table: Table):
    seat, _ = first_answer(table)
    (other,) = table.asked()
    table.play("keep", other)
    table.take_back(seat, same_dice=True)
    place = len(table.record.lines) - 1
    table.play("discard", seat)
    play_to_the_end(table)
    table.record.lines[place] = Line(seat, TAKE_BACK)
    with pytest.raises(BadRecord, match="the secret gives"):
        verify(table.record)


@pytest.mark.plain_only  # counts calls of a compiled method
def test_going_far_back_plays_only_a_few_answers_again(monkeypatch: pytest.MonkeyPatch):
    table = Table(game("great-race", seats=2), seed=2)
    rng = Rng(4)
    while len(table.record.lines) < 300:
        seat = table.asked()[0]
        options = table.options(seat)
        table.play(options[rng.below(len(options))], seat)
    before = table.copy()
    played: list[int] = []
    choose = State.choose

    def counted(state: State, seat: int, action: int) -> None:
        played.append(seat)
        choose(state, seat, action)

    monkeypatch.setattr(State, "choose", counted)
    table.take_back(0)
    assert len(played) <= EVERY
    monkeypatch.undo()
    fresh = Table(table.game, seed=2, played=table.record.lines)
    assert fresh.state == table.state
    assert list(map(str, fresh.events)) == list(map(str, table.events))
    assert fresh.told_at == table.told_at
    assert len(before.record.lines) + 1 == len(table.record.lines), "the original of a copy stays as it was"


def test_a_die_that_was_taken_back_is_checked_like_any_other(table: Table):
    seat, _ = first_answer(table)
    (other,) = table.asked()
    table.play("keep", other)
    place = len(table.record.lines) - 1
    table.take_back(seat)
    play_to_the_end(table)
    held = table.record.lines[place].text
    table.record.lines[place] = Line(NATURE, next(f"deal S{n}" for n in range(1, 10) if f"deal S{n}" != held))
    with pytest.raises(BadRecord):
        verify(table.record)


def test_events_that_were_taken_back_are_gone_and_the_others_keep_their_place(table: Table):
    told = list(table.events)
    seat, _ = first_answer(table)
    (other,) = table.asked()
    table.play("keep", other)
    table.take_back(seat)
    assert table.events == told
    assert len(table.told_at) == len(told)
    assert resume(table.record).events == told


def test_a_resumed_table_is_where_the_first_one_was(table: Table):
    seat, _ = first_answer(table)
    (other,) = table.asked()
    table.play("keep", other)
    table.take_back(seat)
    table.play("keep", seat)
    again = resume(table.record)
    assert again.state == table.state
    assert again.told_at == table.told_at
    assert again.asked() == table.asked()


def test_nobody_goes_back_from_the_end_or_before_having_answered(table: Table):
    with pytest.raises(NoUndo):
        table.take_back(0)
    play_to_the_end(table)
    with pytest.raises(NoUndo):
        table.take_back(0)


def test_a_sealed_answer_is_changed_not_taken_back(table: Table):
    rng = Rng(3)
    while table.state.kind.name != "speeds":
        (seat,) = table.asked()
        options = table.options(seat)
        table.play(options[rng.below(len(options))], seat)
    table.play(table.options(0)[0], 0)
    with pytest.raises(NoUndo):
        table.take_back(0)
    table.play(table.options(0)[1], 0)
    assert table.asked() == [1]


def test_a_record_cannot_take_back_what_was_never_played(table: Table):
    table.record.lines.append(Line(0, "take-back"))
    with pytest.raises(BadRecord, match="cannot be taken back"):
        list(replay(table.record))
    with pytest.raises(BadRecord, match="cannot be taken back"):
        resume(table.record)


def test_a_seat_record_shows_that_somebody_went_back(table: Table):
    seat, _ = first_answer(table)
    (other,) = table.asked()
    table.play("keep", other)
    table.take_back(seat)
    assert " take-back\n" in seat_record(table.record, other)


def test_what_is_tried_on_a_copy_does_not_happen(table: Table):
    before, lines, events = table.state.copy(), table.record.lines[:], table.events[:]
    twin = table.copy()
    (seat,) = twin.asked()
    twin.play("discard", seat)
    assert (table.state, table.record.lines, table.events) == (before, lines, events)
    table.play("discard", seat)
    assert table.record.lines == twin.record.lines, "the copy's dice were the table's own next dice"


def test_an_undo_on_a_copy_leaves_the_undo_of_the_original(table: Table):
    while table.state.kind.name != "car-ahead":
        (seat,) = table.asked()
        table.play(table.options(seat)[0], seat)
    (seat,) = table.asked()
    before = table.state.copy()
    table.play("ahead A", seat)
    twin = table.copy()
    twin.undo(seat)
    twin.play("ahead B", seat)
    table.undo(seat)
    assert table.state == before


def test_a_record_with_many_take_backs_is_resumed_as_it_was_left(monkeypatch: pytest.MonkeyPatch):
    table = Table(game("great-race", seats=3), seed=2)
    rng = Rng(4)
    for _ in range(300):
        seat = table.asked()[0]
        options = table.options(seat)
        table.play(options[rng.below(len(options))], seat)
        who = rng.below(3)
        if rng.below(3) == 0 and table.may_take_back(who):
            table.take_back(who)
    assert sum(line.text == TAKE_BACK for line in table.record.lines) > 50
    starts: list[Record] = []
    monkeypatch.setattr(Record, "start", lambda record, *_: starts.append(record))
    table.record.secret = table.dice.secret.hex()  # type: ignore[attr-defined]
    again = resume(table.record)
    assert starts == [], "no take-back is found out from the start: that would take as many times longer"
    assert again.state == table.state
    assert again.record.lines == table.record.lines
    assert list(map(str, again.events)) == list(map(str, table.events))
    assert again.told_at == table.told_at
    assert again.sealed.asked_at == table.sealed.asked_at
    assert [again.can_undo(seat) for seat in range(3)] == [table.can_undo(seat) for seat in range(3)]
    assert again.dice.counter == table.dice.counter  # type: ignore[attr-defined]
