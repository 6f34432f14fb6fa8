"""Seat records: a record as one reader may know it, for those who may not have the whole one yet.

What the reader may not know is written `?`, and each line carries what changed in the reader's view. So a seat record
replays without the rules, and cannot say more than the views did.
"""

from collections.abc import Iterable, Iterator

from paddock.core.position import write_position
from paddock.core.reader import Reader, reader_of
from paddock.core.record import MOVES, SEAT_RECORD_HEAD, Record, game_string_of, head_of, mover
from paddock.core.view import View
from paddock.core.walk import walk

CHANGE = "  | "


def seat_record(record: Record, who: Reader | int) -> str:
    """The record as this reader may know it. That somebody has answered shows; that an answer changed does not."""
    reader = reader_of(who)
    seats = " ".join(mover(record.game, seat) for seat in reader.seats)
    lines = [*head_of(record, SEAT_RECORD_HEAD), f"seat: {seats or 'spectator'}", MOVES]
    shown: list[str] = []
    for seen in walk(record, reader):
        if seen.text:
            lines.append(str(seen))
        lines += _changes(shown, shown := _facts(seen.view()))
    return "\n".join(lines) + "\n"


def _facts(seen: View) -> list[str]:
    return write_position(seen.state).splitlines()[1:]


def _changes(old: list[str], new: list[str]) -> Iterable[str]:
    gone = {fact.partition(":")[0] for fact in old} - {fact.partition(":")[0] for fact in new}
    return [CHANGE + fact for fact in new if fact not in old] + [f"{CHANGE}{name}:" for name in sorted(gone)]


def replay_seat_record(text: str) -> Iterator[tuple[str, str]]:
    """Each line of a seat record (the first is empty: the start) with the seat's view after it, as position text."""
    game = game_string_of(text)
    facts: dict[str, str] = {}
    lines = iter(text.splitlines())
    seats: list[str] = []
    for line in lines:
        if line == MOVES:
            break
        if line.startswith("player "):
            seats.append(line[7:].partition(":")[0])
    move = ""
    for line in lines:
        if line.startswith(CHANGE):
            name, _, value = line[len(CHANGE) :].partition(":")
            facts.pop(name, None) if not value else facts.__setitem__(name, value)
        else:
            yield move, _position(game, facts, seats)
            move = line
    yield move, _position(game, facts, seats)


def _position(game: str, facts: dict[str, str], seats: list[str]) -> str:
    # Answers come in any order; a position lists them in the order of the seats.
    answers = {name: facts.pop(name) for seat in seats if (name := f"answer {seat}") in facts}
    facts.update(answers)
    return "\n".join([game, *(f"{name}:{value}" for name, value in facts.items())]) + "\n"
