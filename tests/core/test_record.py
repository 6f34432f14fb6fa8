# mypy: disable-error-code="attr-defined"
"""Records: a whole game as text, replayed, resumed, played on from a position; and as one seat may know it."""

from collections.abc import Callable

import pytest

from paddock.core.errors import BadRecord, PaddockError
from paddock.core.names import NATURE
from paddock.core.position import read_position
from paddock.core.reader import SPECTATOR
from paddock.core.record import Line, Record, game_string_of, read_record, result_text
from paddock.core.rng import Rng
from paddock.core.seat_record import replay_seat_record, seat_record
from paddock.core.table import Table, resume
from paddock.core.title import Title
from paddock.core.verify import verify
from paddock.core.view import view
from paddock.core.walk import replay
from tests.play import answer_at_random, play_at_random, play_out
from tests.tiny import bids, cards, guards, pig, relay

TITLES = [pig.TITLE, bids.TITLE, cards.TITLE, guards.TITLE, relay.TITLE]
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def finished(title: Title, seed: int = 1) -> Table:
    return play_out(Table(title.game(title.most_seats), seed=seed), seed)


def test_a_record_is_readable():
    table = Table(pig.TITLE.game(2, target=10), ["Ann", "Bob"], seed=0, words=["luck"])
    for text in ("roll", "roll", "hold"):
        table.play(text)
    assert str(table.record) == (
        "Paddock record 1\n"
        "game: pig(seats=2, target=10)\n"
        "rules: 1\n"
        f"edition: {pig.TITLE.edition}\n"
        "player ann: Ann\n"
        "player bob: Bob\n"
        f"commitment: {table.record.commitment}\n"
        "words ann: luck\n"
        "moves:\n"
        "ann roll\n"
        "* die 4\n"
        "ann roll\n"
        "* die 2\n"
        "ann hold\n"
    )


@every_title
def test_a_record_reads_back_and_replays_to_the_same_states(title: Title):
    game = title.game(title.most_seats)
    table = Table(game, ["A", "", "C"][: game.seats] + [""] * (game.seats - 3), seed=3)
    states = []
    for _ in play_at_random(table, Rng(3)):
        states.append(table.state.copy())
    text = str(table.record)
    record = read_record(game, text)
    assert str(record) == text
    replayed = [state.copy() for _, state in replay(record) if state.over or not state.is_chance]
    assert [state for state in replayed if state.over] == [table.state]
    assert all(state in replayed for state in states[1:])


@every_title
def test_a_record_can_be_resumed_after_every_line(title: Title):
    table = finished(title)
    lines = table.record.lines
    for count in range(len(lines) + 1):
        part = Record(table.game, table.record.players, table.record.commitment, table.record.secret)
        part.words = table.record.words
        part.lines = lines[:count]
        again = resume(part)
        assert again.record.lines[:count] == lines[:count]
        play_out(again, seed=count)
        assert verify(read_record(table.game, str(again.record))).dice == sum(
            line.seat < 0 for line in again.record.lines
        )


def test_a_resumed_table_rolls_the_dice_it_would_have_rolled():
    table = Table(pig.TITLE.game(2), seed=5)
    table.play("roll")
    saved = Record(table.game, commitment=table.record.commitment, secret=table.dice.secret.hex())
    saved.lines = list(table.record.lines)
    again = resume(saved)
    rng, twin = Rng(2), Rng(2)
    while not table.over:
        assert answer_at_random(table, rng) == answer_at_random(again, twin)
    assert again.record.lines == table.record.lines


def test_a_table_resumed_without_its_secret_makes_no_promise_about_its_dice():
    table = Table(pig.TITLE.game(2), seed=5)
    table.play("roll")
    again = play_out(resume(read_record(table.game, str(table.record))))
    assert (again.record.commitment, again.record.secret) == ("", "")
    with pytest.raises(BadRecord, match="no commitment"):
        verify(again.record)


def test_names_and_words_stay_on_their_line():
    names = ["Ann\nmoves:\nbob hold", "  Bob  the\tBuilder "]
    table = play_out(Table(pig.TITLE.game(2), names, seed=1, words=[" two\nlines ", "\u2028"]))
    record = read_record(table.game, str(table.record))
    assert record.players == ["Ann moves: bob hold", "Bob the Builder"]
    assert record.words == ["two lines", ""]
    assert verify(record).moves == len(record.lines), "the dice were rolled with the words as the record keeps them"


def test_the_result_names_place_and_points_of_each_seat():
    state = pig.TITLE.game(3).start()
    state.totals = [7, 21, 7]
    assert result_text(state) == "ann 2 (7), bob 1 (21), cyd 2 (7)"


def test_comments_and_blank_lines_are_fine():
    table = Table(pig.TITLE.game(2), seed=1)
    table.play("roll")
    text = str(table.record).replace("moves:", "# here it begins\n\nmoves:") + "# to be continued\n"
    assert read_record(table.game, text).lines == table.record.lines


# ── Played on from a position ──


def test_a_game_played_on_from_a_position_carries_the_position_in_its_record():
    game = cards.TITLE.game(2)
    start = read_position(game, "pile: C4 C5 C6 C7 C8 C9 C10 C11\nhand: C0 C3 | C1 C2\nflow: game/take_turn")
    table = Table(game, seed=1, state=start)
    assert list(start.asked) == [0], "the state that was given is not the one that is played"
    table.play("show C3")
    assert start.shown == [[], []]
    text = str(play_out(table).record)
    assert "from hand: C0 C3 | C1 C2\n" in text
    record = read_record(game, text)
    assert record.start() == start
    *_, (_, end) = replay(record)
    assert end == table.state
    assert verify(record).moves == len(record.lines)


def test_a_game_played_on_from_a_position_can_be_resumed():
    game = guards.TITLE.game(3)
    start = read_position(game, "turn: 1\nguard: none guard guard\nflow: game/giving reaction/ask_reactions#2")
    table = Table(game, seed=1, state=start)
    table.play("let", seat=1)
    again = resume(read_record(game, str(table.record)))
    assert (again.state, again.asked()) == (table.state, [2])


def test_the_hidden_part_of_a_position_is_not_in_anybodys_seat_record():
    game = cards.TITLE.game(2)
    start = read_position(game, "pile: C4 C5 C6 C7 C8 C9 C10 C11\nhand: C0 C3 | C1 C2\nflow: game/take_turn")
    record = Table(game, seed=1, state=start).record
    assert "hand: C0 C3 | ? ?" in seat_record(record, 0)
    assert "C1" not in seat_record(record, 0)
    assert not any(f"C{card}" in seat_record(record, SPECTATOR) for card in range(12))


# ── As one seat may know it ──


@every_title
def test_a_seat_record_replays_to_the_seats_views(title: Title):
    game = title.game(title.most_seats)
    table = finished(title, seed=2)
    for seat in [SPECTATOR, *range(game.seats)]:
        seen = [str(view(table.record.start(), seat))]
        for _, state in replay(table.record):
            seen.append(str(view(state, seat)))
        assert [text for _, text in replay_seat_record(seat_record(table.record, seat))] == seen


def test_a_seat_record_says_who_moved_and_hides_what_the_seat_may_not_know():
    game = cards.TITLE.game(2)
    record = Record(game)
    record.lines = [Line(NATURE, f"deal C{card}") for card in (8, 4, 11, 10)] + [Line(0, "show C8")]
    mine = seat_record(record, 0)
    moves = [line for line in mine.split("moves:\n")[1].splitlines() if not line.startswith("  |")]
    assert moves == ["* deal C8", "* ?", "* deal C11", "* ?", "ann show C8"]
    assert "secret" not in mine


def test_an_undo_stands_in_a_seat_record():
    table = Table(relay.TITLE.game(2), seed=1)
    table.play("stride 3")
    table.undo()
    assert [move for move, _ in replay_seat_record(seat_record(table.record, 1))] == ["", "ann stride 3", "ann undo"]


# ── Mistakes ──


def broken(change: Callable[[str], str]) -> str:
    table = Table(pig.TITLE.game(2), seed=10)
    for text in ("roll", "roll", "hold"):
        table.play(text)
    text = str(table.record)
    assert change(text) != text
    return change(text)


PLAYED_UNDER = "the record was played under rulebook version"
NO_FLYING = "there is no action 'fly'; the words are roll, hold, die"
NOT_WHOLE = "the record has a result but does not end with its digest, so it is not whole"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda t: "", "this is not a record: its first line should be 'Paddock record 1'"),
        (lambda t: t[8:], "this is not a record: its first line should be 'Paddock record 1'"),
        (lambda t: t.replace("game: ", "gane: "), "the record does not say which game it is; it needs a line game: …"),
        (lambda t: t.replace("seats=2", "seats=3"), "this is a record of pig(seats=3), but the game is pig(seats=2)"),
        (
            lambda t: t.replace("seats=2", "seats=0"),
            "the game of the record cannot be: Pig is for 2 to 4 seats, not 0",
        ),
        (lambda t: t.replace("rules: 1", "rules: 7"), f"{PLAYED_UNDER} 7; this is version 1"),
        (lambda t: t.replace("rules: 1\n", ""), f"{PLAYED_UNDER} ?; this is version 1"),
        (lambda t: t.replace("player bob", "player eve"), "line 6 of the record cannot be read: 'player eve:'"),
        (lambda t: t.replace("player bob", "player *"), "line 6 of the record cannot be read: 'player *:'"),
        (lambda t: t.replace("moves:\n", ""), "line 8 of the record cannot be read: 'ann roll'"),
        (lambda t: t.replace("ann hold", "eve hold"), "line 13 of the record cannot be read: 'eve hold'"),
        (lambda t: t.replace("ann hold", "ann fly"), f"move 5 of the record: {NO_FLYING}"),
        (lambda t: t.replace("ann hold", "bob roll"), "move 5 of the record, 'roll', is not possible there"),
        (lambda t: t.replace("moves:\n", "moves:\nann hold\n"), "move 1 of the record, 'hold', is not possible there"),
        (
            lambda t: t.replace("moves:\n", "moves:\nann undo\n"),
            "move 1 of the record takes back what cannot be taken back",
        ),
        (lambda t: t + "result: ann 1 (9)\n", NOT_WHOLE),
    ],
)
def test_a_mistake_in_a_record_gets_one_sentence(change: Callable[[str], str], sentence: str):
    text = broken(change)
    game = pig.TITLE.game(2)
    for read in (lambda record: list(replay(record)), resume):
        with pytest.raises(BadRecord) as caught:
            read(read_record(game, text))
        assert str(caught.value) == sentence


def test_the_game_string_can_be_read_from_both_kinds_of_record():
    table = finished(bids.TITLE)
    assert game_string_of(str(table.record)) == game_string_of(seat_record(table.record, 0)) == "bids(seats=3)"


# ── Alterations ──


def test_every_altered_byte_of_a_finished_record_is_found():
    table = finished(guards.TITLE)
    text = str(table.record).encode()
    verify(read_record(table.game, text.decode()))
    for at in range(len(text)):
        altered = text[:at] + bytes([text[at] ^ 1]) + text[at + 1 :]
        with pytest.raises(PaddockError):
            verify(read_record(table.game, altered.decode()))


def test_every_line_that_is_left_out_of_a_finished_record_is_missed():
    table = finished(cards.TITLE)
    lines = str(table.record).splitlines(keepends=True)
    for at in range(len(lines)):
        with pytest.raises(PaddockError):
            verify(read_record(table.game, "".join(lines[:at] + lines[at + 1 :])))


def test_a_record_from_another_systems_line_ends_is_the_same_record():
    table = finished(cards.TITLE)
    assert read_record(table.game, str(table.record).replace("\n", "\r\n")).lines == table.record.lines
