"""Answers are taken back up to the barrier, and given again they lead to the same state."""

from paddock.core.game import Game
from paddock.core.names import EVERYBODY, NATURE
from paddock.core.position import write_position
from paddock.core.rng import Rng
from paddock.core.table import Table
from tests.conformance.walks import seeds
from tests.play import answer_at_random

ANSWERS = 250


def test_undo_and_redo_lead_back_and_forth(some_seating: Game):
    for seed in seeds(some_seating):
        table = Table(some_seating, seed=seed)
        rng = Rng(seed)
        for _ in range(ANSWERS):
            if table.over:
                break
            before, told = table.state.copy(), len(table.events)
            seat, action = answer_at_random(table, rng)
            others = [other for other in range(some_seating.seats) if other != seat]
            assert not any(table.can_undo(other) for other in others), "only who answered last may take back"
            if table.record.lines[-1].seat == NATURE or before.kind.sealed or table.over:
                assert not table.can_undo(seat), "chance, sealed answers and the end are barriers"
            if any(event.audience != EVERYBODY for event in table.events[told:]):
                assert not table.can_undo(seat), "what somebody was shown is a barrier"
            if table.can_undo(seat):
                after, events = table.state.copy(), table.events[told:]
                table.undo(seat)
                assert table.state == before, write_position(before)
                assert len(table.events) == told
                table.play(action, seat)
                assert table.state == after, write_position(before)
                assert table.events[told:] == events
