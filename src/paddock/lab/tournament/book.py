"""The book of a tournament: one line a game, so that whatever ends it early, it goes on where it was.

The first line says which tournament it is, in JSON as the others. A line that was cut off is played again.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.core.text_files import BadFile, read_text, what_is_wrong
from paddock.lab.tournament.plan import Match, Tournament

FORMAT: Final = 1


class MatchGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of a match ended: places and points in the order in which the match names its bots."""

    round: int
    match: Match
    number: int
    places: list[int]
    points: list[float]

    @property
    def key(self) -> tuple[int, Match, int]:
        return self.round, self.match, self.number


class Book:
    """The games that are played. Without a file they are only remembered."""

    def __init__(self, tournament: Tournament, file: Path | None = None) -> None:
        self.file = file
        self.games: dict[tuple[int, Match, int], MatchGame] = {}
        head = {"tournament": FORMAT, **tournament.head()}
        if file is None:
            return
        if file.exists():
            for game in _read(file, head):
                self.games[game.key] = game
        self._write([head, *(msgspec.to_builtins(game) for game in self.games.values())], "w")

    def add(self, games: Iterable[MatchGame]) -> None:
        """Games that have just been played."""
        new = [game for game in games if game.key not in self.games]
        self.games |= {game.key: game for game in new}
        if self.file is not None:
            self._write([msgspec.to_builtins(game) for game in new], "a")

    def _write(self, lines: Iterable[Any], how: str) -> None:
        assert self.file is not None
        try:
            with self.file.open(how, encoding="utf-8") as file:
                file.writelines(json.dumps(line) + "\n" for line in lines)
        except OSError as error:
            raise BadFile(f"{what_is_wrong(error)}: {self.file}") from None


def _read(file: Path, head: dict[str, Any]) -> Iterator[MatchGame]:
    first, *lines = read_text(str(file)).split("\n")
    try:
        kept = json.loads(first)
    except ValueError:
        kept = None
    if not isinstance(kept, dict) or "tournament" not in kept:
        raise BadFile(f"{file} is no book of a tournament")
    other = [name for name in head if kept.get(name) != head[name]]
    if other:
        raise BadFile(f"{file} is the book of another tournament: its {' and '.join(other)} are not those of this one")
    for number, line in enumerate(lines, 2):
        if number == len(lines) + 1:  # what stands behind the last line's end was cut off
            break
        try:
            yield msgspec.json.decode(line, type=MatchGame)
        except msgspec.DecodeError as error:
            raise BadFile(f"{file}, line {number}, is no game of a tournament: {error}") from None
