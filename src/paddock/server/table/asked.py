"""What a room asks of its table, whichever edition answers: the present one here, or a kept one in its process.

All of it is for rule threads.
"""

from collections.abc import Collection

from paddock.core import only_answers
from paddock.core.guided_table import GuidedTable
from paddock.core.table import Table
from paddock.server.table.editions.far_table import FarSeenTable, FarTable
from paddock.server.table.stored_game import fingerprint
from paddock.server.wire.languages import texts_in
from paddock.server.wire.seen_table import SeenTable
from paddock.server.workers.view_bytes import view_to_bytes

AnyTable = Table | FarTable
AnySeenTable = SeenTable | FarSeenTable


def seen(table: AnyTable) -> AnySeenTable:
    return SeenTable(table) if isinstance(table, Table) else FarSeenTable(table)


def why_not(seen_table: AnySeenTable, seat: int, action: str, language: str) -> tuple[str, str] | None:
    """The rule and the sentence that stand against an action; None: it is offered. Raises `BadAction`."""
    if isinstance(seen_table, FarSeenTable):
        return seen_table.why_not(seat, action, language)
    _, reason = seen_table.why_not(seat, action, language)
    return (reason.rule, texts_in(language, seen_table.game).reason(reason)) if reason is not None else None


def go_back(table: AnyTable, seat: int, people: Collection[int], far: bool = False, same_dice: bool = False) -> None:
    """Take back the seat's last answer; far back, as the others have agreed. Raises `NoUndo`."""
    if isinstance(table, Table):
        only_answers.go_back(table, seat, people, far, same_dice)
    elif far:
        table.take_back(seat, same_dice)
    else:
        table.undo(seat)


def is_offered(table: AnyTable, seat: int, action: str) -> bool:
    return table.is_offered(action, seat) if isinstance(table, FarTable) else table.why_not(action, seat) is None


def is_wrong_turn(table: AnyTable, seat: int, action: str) -> bool:
    """Whether the guide of a guided race waits for another answer."""
    return isinstance(table, GuidedTable) and table.is_wrong_turn(action, seat)


def rival_answers(table: AnyTable | None, seat: int) -> list[str]:
    """What the guide of a guided race has a rival answer, with what follows it; empty: it may think for itself."""
    return table.rival_answers(seat) if isinstance(table, GuidedTable) else []


def default(seen_table: AnySeenTable, seat: int) -> str:
    """The answer given for a seat whose time is up."""
    if isinstance(seen_table, FarSeenTable):
        return seen_table.default(seat)
    return seen_table.game.actions.text(seen_table.default(seat))


def view_bytes(seen_table: AnySeenTable, seat: int) -> bytes:
    """The view of a seat, to be sent to where bots think; empty: nothing is asked of it."""
    if isinstance(seen_table, FarSeenTable):
        return seen_table.view_bytes(seat)
    view = seen_table.view(seat)
    return view_to_bytes(view) if view.options else b""


def is_interrupt(table: AnyTable) -> bool:
    """Whether what is asked holds up somebody else's move."""
    if isinstance(table, FarTable):
        return table.interrupt
    return not table.over and table.state.kind.interrupt


def print_of(table: AnyTable) -> str:
    """The fingerprint of what is asked now."""
    return table.print if isinstance(table, FarTable) else fingerprint(table.state)
