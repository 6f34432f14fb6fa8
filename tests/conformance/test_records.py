"""A whole game is written down, read back, replayed, resumed and verified, also as one seat may know it."""

from paddock.core.game import Game
from paddock.core.reader import SPECTATOR
from paddock.core.record import read_record
from paddock.core.rng import Rng
from paddock.core.seat_record import replay_seat_record, seat_record
from paddock.core.state import State
from paddock.core.table import Table, resume
from paddock.core.verify import verify
from paddock.core.view import view
from paddock.core.walk import replay
from tests.conformance.walks import seeds
from tests.play import answer_at_random

ANSWERS = 150
"""How many answers of a long game are written down where each of them is looked at many times."""


def play(game: Game, seed: int, most: int = 1_000_000) -> tuple[Table, list[State]]:
    """A game at a table with provable dice, some answers taken back; and the states where somebody was asked."""
    table = Table(game, [f"Player {seat}" for seat in range(game.seats)], seed=seed, words=["round", "and round"])
    rng = Rng(seed)
    states = [table.state.copy()]
    while not table.over and len(table.record.lines) < most:
        seat, action = answer_at_random(table, rng)
        if table.can_undo(seat) and rng.below(4) == 0:
            table.undo(seat)
            table.play(action, seat)
        states.append(table.state.copy())
    return table, states


def test_a_record_reads_back_and_replays_to_the_same_states(variant: Game):
    table, states = play(variant, seed=1, most=ANSWERS)
    text = str(table.record)
    record = read_record(variant, text)
    assert str(record) == text
    at = 0
    for _, state in replay(record):
        at += at + 1 < len(states) and state == states[at + 1]
    assert at == len(states) - 1, "the replay does not pass through the states of the game"


def test_a_finished_game_verifies(some_seating: Game):
    table, _ = play(some_seating, seed=2)
    proof = verify(read_record(some_seating, str(table.record)))
    assert proof.moves == sum(line.text != "undo" for line in table.record.lines)
    assert proof.dice == sum(line.seat < 0 for line in table.record.lines)


def test_a_record_can_be_resumed_anywhere(some_seating: Game):
    for seed in seeds(some_seating):
        table, _ = play(some_seating, seed, most=ANSWERS)
        again = resume(read_record(some_seating, str(table.record)))
        assert again.state == table.state
        assert again.events == table.events
        assert again.record.lines == table.record.lines
        assert [again.can_undo(seat) for seat in range(some_seating.seats)] == [
            table.can_undo(seat) for seat in range(some_seating.seats)
        ]


def test_a_seat_record_replays_to_the_seats_views(some_seating: Game):
    for seed in seeds(some_seating):
        table, _ = play(some_seating, seed, most=ANSWERS)
        for seat in [SPECTATOR, *range(some_seating.seats)]:
            seen = [str(view(table.record.start(), seat))]
            for _, state in replay(table.record):
                text = str(view(state, seat))
                seen.append(text)
            shown = [text for _, text in replay_seat_record(seat_record(table.record, seat))]
            assert shown[-1] == seen[-1]
            assert without_repeats(shown) == without_repeats(seen)


def without_repeats(texts: list[str]) -> list[str]:
    """A sealed answer that was changed leaves no trace with the others."""
    return [text for at, text in enumerate(texts) if at == 0 or text != texts[at - 1]]
