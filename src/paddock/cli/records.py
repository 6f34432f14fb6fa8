"""Opening a record file, and its moves as a seat may know them."""

from pathlib import Path

from paddock.cli.choosing import choose_game
from paddock.cli.files import read_text
from paddock.core.record import CHANGE, MOVES, Record, check_pack, game_string_of, read_record, seat_record


def open_record(name: str, pack: Path | None = None) -> Record:
    text = read_text(name)
    check_pack(text, pack)
    return read_record(choose_game(game_string_of(text), pack=pack), text)


def seat_moves(record: Record, seat: int) -> list[str]:
    """Each line of the record, such as `red swap S3`, with ? for what the seat may not know."""
    lines = seat_record(record, seat).splitlines()
    return [line for line in lines[lines.index(MOVES) + 1 :] if not line.startswith(CHANGE)]
