"""The store as the server sees it. SQLite comes with the house, PostgreSQL is an extra; others need these methods."""

from concurrent.futures import Future
from typing import Protocol

from paddock.core.errors import PaddockError
from paddock.store.rows import Change, ClockRow, EditionRow, GameRow, PackRow, SeasonRow, SeatRow, StoredGame


class WrongStore(PaddockError):
    """Something that is no store of this server, or one of a newer server."""


class NotSaved(PaddockError):
    """A change that could not be made durable. Nothing of it was written."""


class DoesNotFit(NotSaved):
    """A change that contradicts what is stored: it was made from an older version of the game."""


class Store(Protocol):
    """Reading may block: call it from a thread. Saving never does."""

    @property
    def commits(self) -> int:
        """How often it has made something durable."""
        ...

    @property
    def changes(self) -> int:
        """How many changes it has made durable."""
        ...

    def save(self, change: Change) -> "Future[None]":
        """Write a change; the future is done when it is durable, or fails with `NotSaved`.

        Changes become durable in the order in which they were handed in, each as a whole or not at all.
        """
        ...

    def load(self, game: str) -> StoredGame | None:
        """Everything about one game; None: there is no such game."""
        ...

    def listed(self, limit: int) -> list[tuple[GameRow, list[SeatRow]]]:
        """The games that anybody may find, with their seats, the newest first."""
        ...

    def search(self, word: str, limit: int) -> list[tuple[GameRow, list[SeatRow]]]:
        """Games of which the id, the title, the status or somebody's name has this word in it, the newest first."""
        ...

    def old(self, before: float, limit: int) -> list[str]:
        """The ids of games that were made before this moment, are over, and belong to no championship."""
        ...

    def forget(self, game: str) -> None:
        """Drop a game with everything that is kept of it. What belongs to a championship stays: `DoesNotFit`."""
        ...

    def season(self, season: str) -> SeasonRow | None:
        """A championship; None: there is no such one."""
        ...

    def packs(self) -> list[PackRow]:
        """The content packs of all games and championships."""
        ...

    def editions(self) -> list[EditionRow]:
        """The editions that are kept."""
        ...

    def needed_editions(self) -> set[str]:
        """The editions of all games that are waiting or running, or over and not entered in their championship yet."""
        ...

    def drop_edition(self, edition: str) -> None:
        """Forget an edition that no game needs."""
        ...

    def unfinished(self) -> list[str]:
        """The ids of all games that are waiting or running."""
        ...

    def unstarted(self, before: float, limit: int = 200) -> list[GameRow]:
        """Listed games that were made before this moment and have not begun, the oldest first."""
        ...

    def running_clocks(self) -> list[ClockRow]:
        """The clocks that run, of all games."""
        ...

    def note(self, name: str) -> str:
        """The text that was stored under this name by `set_note`, perhaps by an earlier server; empty: none."""
        ...

    def set_note(self, name: str, value: str) -> None: ...

    def close(self) -> None:
        """Finish writing and let go of the files."""
        ...
