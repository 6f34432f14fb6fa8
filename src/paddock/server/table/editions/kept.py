"""The editions that a house keeps: archives of its package, and the processes in which those are run."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

from paddock.core.title import Title
from paddock.server.table.editions.archive import Archives, NoEdition, snapshot
from paddock.server.table.editions.process import EditionProcess
from paddock.server.table.editions.thinkers import Thinkers
from paddock.server.workers.shares import Share
from paddock.store.interface import NotSaved, Store
from paddock.store.rows import EditionRow, GameRow

OPENING = 30.0
"""Seconds in which a table must have been played again up to where it stands."""
MOST_FOR_FINISHED = 10
"""Editions that are kept for the replays and proofs of finished games, besides those of unfinished ones."""


class KeptEdition:
    """One edition, laid out and ready to be run. Tables stand in one process; bots think in another, which is sent
    nothing but views."""

    def __init__(self, folder: Path, row: EditionRow, patience: float) -> None:
        self.id = row.id
        self.archive = row.archive
        self.turn = asyncio.Lock()
        """Held while a table of this edition is worked on, so that nobody's deadline passes while another is served."""
        self.users = 0
        """Rooms that are played under it or are being opened under it. It grows only by `KeptEditions.open`."""
        self._counting = threading.Lock()
        self._patience = patience
        self._tables = EditionProcess(folder, row.title, row.id)
        self._bots = Thinkers(EditionProcess(folder, row.title, row.id))

    def hold(self) -> None:
        """One room more needs it."""
        with self._counting:
            self.users += 1

    def release(self) -> None:
        """A room that held it has been forgotten, or could not be opened. Never waits: it is for the event loop."""
        with self._counting:
            self.users -= 1

    def ask(self, name: str, *args: Any) -> Any:
        return self._tables.ask(self._patience, name, *args)

    def ask_patiently(self, name: str, *args: Any) -> Any:
        return self._tables.ask(OPENING, name, *args)

    def components(self, game: GameRow, pack: Path | None) -> dict[str, Any]:
        """What never changes about a game and is drawn."""
        found: dict[str, Any] = self.ask_patiently("components", game.game, str(pack or ""))
        return found

    async def think(self, share: Share, seconds: float, name: str, *args: Any) -> Any:
        """What a bot of the edition says, from a view alone."""
        return await self._bots.think(share, seconds, name, *args)

    @property
    def pids(self) -> list[int]:
        """Of its processes, 0 for one that does not run."""
        return [self._tables.pid, self._bots.process.pid]

    def end(self) -> None:
        self._tables.end()
        self._bots.end()


class KeptEditions:
    """All editions in a data folder. The store says which archive belongs to which edition."""

    def __init__(self, folder: Path, store: Store, patience: float) -> None:
        self._archives = Archives(folder)
        self._store = store
        self._patience = patience
        self._open: dict[str, KeptEdition] = {}
        self._saved: dict[str, EditionRow] = {}
        self._turn = threading.Lock()
        """Held by whoever looks for, opens, closes or removes editions: all of it is done in threads."""

    def keep(self, title: Title) -> list[EditionRow]:
        """Keep the present edition of a title; returns what the store must be told. Blocks: it is for a thread."""
        edition = title.edition
        with self._turn:
            if edition not in self._saved:
                made = snapshot()
                if not made.has(title.folder, edition):
                    return []  # a title from elsewhere, or files that were exchanged while the server was starting
                try:
                    self._archives.keep(made)
                except OSError as error:
                    raise NotSaved(f"the rulebook cannot be kept: {error.strerror}") from None
                self._saved[edition] = EditionRow(id=edition, title=title.id, archive=made.digest, created=time.time())
            return [self._saved[edition]]

    def open(self, edition: str) -> KeptEdition:
        """The edition, ready to be run, and held for the caller until it is released. Raises `NoEdition`. Blocks."""
        with self._turn:
            if edition not in self._open:
                row = next((row for row in self._store.editions() if row.id == edition), None)
                if row is None:
                    raise NoEdition("its rulebook was not kept here")
                in_use = any(other.archive == row.archive for other in self._open.values())
                place = self._archives.place(row.archive) if in_use else self._archives.lay_out(row.archive)
                self._open[edition] = KeptEdition(place, row, self._patience)
            self._open[edition].hold()
            return self._open[edition]

    def close_unused(self) -> None:
        """End the processes of editions that no room holds. Blocks."""
        with self._turn:
            for edition in [edition for edition in self._open.values() if not edition.users]:
                self._close(edition)

    def close(self) -> None:
        """End the processes of all editions. Blocks."""
        with self._turn:
            for edition in list(self._open.values()):
                self._close(edition)

    def _close(self, edition: KeptEdition) -> None:
        del self._open[edition.id]
        edition.end()
        if all(other.archive != edition.archive for other in self._open.values()):
            self._archives.close(edition.archive)

    def drop_unneeded(self, present: set[str]) -> int:
        """Remove the archives that no game needs any more; how many editions were dropped. Blocks."""
        with self._turn:
            needed = self._store.needed_editions() | present | set(self._open)
            rows = sorted(self._store.editions(), key=lambda row: row.created, reverse=True)
            others = [row for row in rows if row.id not in needed]
            dropped = others[MOST_FOR_FINISHED:]
            gone = {row.id for row in dropped}
            for row in dropped:
                self._store.drop_edition(row.id)
            still = {row.archive for row in rows if row.id not in gone}
            still |= {edition.archive for edition in self._open.values()}
            still |= {row.archive for row in self._saved.values()}  # the store may be told of them only in a moment
            for archive in self._archives.kept() - still:
                self._archives.remove(archive)
            return len(dropped)
