"""Kept: what a player's own program wrote down during a race, to be held against the record afterwards.

A host who cheats can write a record that is right in itself. It cannot write one that fits what the players have kept
before they opened their words: the table, the commitment, everybody's seals, and their own words.
"""

import json
from typing import Any

from paddock.core.errors import BadRecord
from paddock.core.fairness import seal
from paddock.core.record import Record, mover


class Kept:
    """What one player has kept; it may answer for several seats."""

    def __init__(self, table: str, commitment: str) -> None:
        self.table = table
        self.commitment = commitment
        self.words: dict[int, str] = {}
        """Its own, by seat."""
        self.seals: list[str] = []
        """Of all seats, as the host told them when they were closed; empty: it was not told."""
        self.sealed: list[int] = []
        """Its own seats of which the host has acknowledged the seal."""
        self.opened: list[int] = []
        """Its own seats of which the host has acknowledged the opened words."""
        self.counted: list[int] | None = None
        """The seats whose words are in the dice, as the host told when the race began; None: it was not told."""

    def __str__(self) -> str:
        """As a file has it, in JSON."""
        return json.dumps({**vars(self), "words": {str(seat): words for seat, words in self.words.items()}})


def read_kept(text: str) -> Kept:
    """What a file says was kept. Raises `BadRecord`."""
    try:
        found: dict[str, Any] = json.loads(text)
        kept = Kept(str(found["table"]), str(found["commitment"]))
        kept.words = {int(seat): str(words) for seat, words in found["words"].items()}
        kept.seals = [str(each) for each in found["seals"]]
        kept.sealed = [int(seat) for seat in found["sealed"]]
        kept.opened = [int(seat) for seat in found["opened"]]
        counted = found["counted"]
        kept.counted = None if counted is None else [int(seat) for seat in counted]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadRecord(
            "this is not what a player keeps of a race: it should be JSON with table, commitment, words, seals, "
            "sealed, opened and counted"
        ) from None
    return kept


def check_kept(record: Record, kept: Kept) -> list[int]:
    """The player's own seats whose words are in the dice, if the record is that of the race it has played.

    Raises `BadRecord` with the first thing that is not as it was kept.
    """
    if record.table != kept.table:
        raise BadRecord(f"this is the record of the table {record.table or '?'}, but you played at {kept.table}")
    if record.commitment != kept.commitment:
        raise BadRecord("the commitment of the record is not the one that you have kept from before the race")
    for seat, shown in enumerate(kept.seals):
        if seat >= len(record.seals) or record.seals[seat] != shown:
            raise BadRecord(f"the seal of seat {seat} is not the one that you were told before you opened your words")
    for seat, words in kept.words.items():
        _check_own(record, kept, seat, words)
    counted = [seat for seat, words in enumerate(record.words) if words]
    if kept.counted is not None and counted != kept.counted:
        raise BadRecord("the record counts the words of other seats than you were told when the race began")
    return [seat for seat in counted if seat in kept.words]


def _check_own(record: Record, kept: Kept, seat: int, words: str) -> None:
    if seat >= record.game.seats:
        raise BadRecord(f"you kept words of seat {seat}, which the race of this record does not have")
    who = mover(record.game, seat)
    own = seal(kept.table, seat, kept.commitment, words)
    if record.seals[seat] != own and (record.seals[seat] or seat in kept.sealed):
        raise BadRecord(f"the seal of {who} in the record is not yours")
    if record.words[seat] not in ("", words):
        raise BadRecord(f"the words of {who} in the record are not yours")
    if seat in kept.opened and not record.words[seat]:
        raise BadRecord(f"your words for {who} were opened in time, but the record leaves them out")
