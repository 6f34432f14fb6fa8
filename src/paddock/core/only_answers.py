"""Only answers: questions that have one answer, which nobody needs to be asked.

The record is the same as if they had been asked. But whoever sees that a seat was not asked learns that it had no
choice, and that may be a secret: that it holds no card to play, say. So a seat is spared the question only where no
other human is at the table, or where it knows nothing that not everybody knows. Sealed questions are secret always.
Elsewhere the seat is asked, and its own program may answer for it: the browser does, after as long as a person takes.
"""

from collections.abc import Collection

from paddock.core.reader import SPECTATOR
from paddock.core.table import Table
from paddock.core.view import view

MOST_IN_A_ROW = 200
"""The most answers that are given in this way before somebody is asked all the same."""


def only_answer(table: Table, people: Collection[int], answering: Collection[int]) -> tuple[int, int] | None:
    """The action and the seat of an answer that needs no asking; None: there is none. `people` are the seats of all
    humans, `answering` those whose human answers."""
    state = table.state
    if table.over:
        return None
    for seat in table.asked():
        if seat in answering:
            options = state.options(seat)
            if len(options) == 1 and _tells_nothing(table, seat, people):
                return options[0], seat
    return None


def _tells_nothing(table: Table, seat: int, people: Collection[int]) -> bool:
    """Whether nobody learns a secret when the seat is not asked."""
    if all(other == seat for other in people):
        return True
    state = table.state
    return not state.kind.sealed and view(state, seat).state == view(state, SPECTATOR).state


def play_only_answers(table: Table, people: Collection[int], answering: Collection[int]) -> None:
    """Give all answers that need no asking."""
    for _ in range(MOST_IN_A_ROW):
        found = only_answer(table, people, answering)
        if found is None:
            return
        table.play(*found)


def go_back(table: Table, seat: int, people: Collection[int], far: bool = False, same_dice: bool = False) -> None:
    """Take back the seat's last answer, and those before it that were no choice, or it would be where it was: at once
    up to the barrier, or far back, as the others have agreed. Raises `NoUndo`."""
    if far:
        table.take_back(seat, same_dice)
    else:
        table.undo(seat)
    agreed = far or all(other == seat for other in people)
    while seat in table.asked() and len(table.state.options(seat)) == 1:
        if table.can_undo(seat):
            table.undo(seat)
        elif agreed and table.may_take_back(seat):
            table.take_back(seat, same_dice)
        else:
            return
