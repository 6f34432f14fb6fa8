"""Content packs in the house: what the owner offers with `--pack`, and what people have drawn in the editors.

A pack goes by the digest of its files. It is saved together with every game that is played with it, so that the game
ends with the content it began with, whatever becomes of the folder it came from. For the processes in which bots think
and replays are made, each pack lies in a folder of its own beside the store, called by its digest.
"""

import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from paddock.core.data import digest_of, pack_digest, pack_files
from paddock.core.errors import BadData, BadOption, PaddockError
from paddock.core.title import Title
from paddock.games import titles
from paddock.store.rows import PackRow


class UnknownPack(PaddockError):
    """A pack that the house does not have."""


class Packs:
    """The packs of one house, in the folder `home`."""

    def __init__(self, home: Path, most_loose: int) -> None:
        self.home = home.absolute()
        self.most_loose = most_loose
        self.names: dict[str, str] = {}
        """What each pack is called, by its digest."""
        self.offered: dict[str, list[str]] = {}
        """The owner's packs: digest, and the titles each of them is for."""
        self._loose: dict[str, None] = {}
        """What was drawn and is not kept by any game yet, the oldest first."""

    # ── Coming in ──

    def offer(self, folder: Path) -> None:
        """Take a copy of the owner's pack. Raises `BadData` for one that no game of the house can be played with."""
        if not folder.is_dir():
            raise BadData(f"the content pack {folder} is not a folder")
        files = pack_files(folder)
        for name, content in files.items():
            if not is_text(content):
                raise BadData(f"the content pack {folder} holds {name}, which should be text in UTF-8")
        digest = lay_out(self.home, files)
        self.offered[digest] = playable(self.home / digest, files, folder)
        self.names[digest] = folder.resolve().name

    def lay_out_kept(self, rows: Iterable[PackRow]) -> None:
        """Lay out what games of the store are played with; what nobody has kept is cleared away."""
        for row in rows:
            files = {name: text.encode() for name, text in msgspec.json.decode(row.files, type=dict[str, str]).items()}
            lay_out(self.home, files)
            self.names.setdefault(row.id, row.name)
        for folder in self.home.iterdir() if self.home.is_dir() else []:
            if folder.name not in self.names:
                shutil.rmtree(folder, ignore_errors=True)

    def take(self, digest: str, name: str) -> None:
        """Know a pack that was drawn and has been laid out; the oldest that nobody has raced on makes room."""
        if digest in self.names:
            return
        self.names[digest] = name
        self._loose[digest] = None
        while len(self._loose) > self.most_loose:
            oldest = next(iter(self._loose))
            del self._loose[oldest], self.names[oldest]
            shutil.rmtree(self.home / oldest, ignore_errors=True)

    def kept(self, digest: str) -> list[PackRow]:
        """What is to be saved with a game of this pack; from now on the pack stays. Nothing for our own data."""
        folder = self.folder(digest)
        if folder is None:
            return []
        self._loose.pop(digest, None)
        files = pack_files(folder)
        if digest_of(files) != digest:
            raise UnknownPack(f"the files of the content pack {digest} have been changed behind the server's back")
        texts = {name: content.decode() for name, content in files.items()}
        text = msgspec.json.encode(texts).decode()
        return [PackRow(id=digest, name=self.names[digest], files=text, created=time.time())]

    # ── Looking ──

    def place(self, digest: str) -> Path | None:
        """Where a pack lies, or would lie if the house had it; None for our own data."""
        return self.home / digest if digest else None

    def folder(self, digest: str) -> Path | None:
        """Where a pack lies. Raises `UnknownPack`."""
        if digest and digest not in self.names:
            raise UnknownPack(
                f"This house does not have the content pack {digest[:16]!r}. Drawings that nobody has raced on are "
                "cleared away after a while: open the file in the editor and press “Race on it” again."
            )
        return self.place(digest)

    def folder_for(self, title: Title, digest: str) -> Path | None:
        """The same for a game of this title. Raises `BadOption` for a pack that belongs to another game."""
        folder = self.folder(digest)
        stranger = next((name for name in names_in(folder) if not reads(title, name)), "") if folder else ""
        if stranger:
            raise BadOption(f"the content pack holds {stranger}, which is nothing {title.name} would read")
        return folder


# ── Folders ──


def lay_out(home: Path, files: dict[str, bytes], check: Callable[[Path], None] | None = None) -> str:
    """Write the files of a pack into a folder called by their digest, which is returned; whole or not at all.

    What does not pass the check, which may raise anything, is not there afterwards.
    """
    digest = digest_of(files)
    folder = home / digest
    if folder.is_dir():
        if pack_digest(folder) == digest:
            return digest
        shutil.rmtree(folder)  # its files have been changed
    home.mkdir(parents=True, exist_ok=True)
    begun = Path(tempfile.mkdtemp(prefix="new-", dir=home))
    try:
        for name, content in files.items():
            (begun / name).parent.mkdir(parents=True, exist_ok=True)
            (begun / name).write_bytes(content)
        if check is not None:
            check(begun)
        begun.rename(folder)
    except BaseException:
        shutil.rmtree(begun, ignore_errors=True)
        raise
    return digest


def is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


def names_in(folder: Path) -> list[str]:
    return list(pack_files(folder))


def reads(title: Title, name: str) -> bool:
    """Whether a game reads a file of this name from a content pack: it has one itself, or a folder of such files."""
    ours = title.folder / "data" / name
    return ours.is_file() or ("/" in name and ours.parent.is_dir())


def playable(folder: Path, files: dict[str, bytes], given: Path) -> list[str]:
    """The titles that can be played with a pack. Raises `BadData` if there is none, with what is wrong."""
    meant = [title for title in titles() if files and all(reads(title, name) for name in files)]
    if not meant:
        held = ", ".join(files) or "nothing"
        raise BadData(f"the content pack {given} holds {held}: none of our games would read that")
    found, faults = [], []
    for title in meant:
        try:
            title.components(title.game(pack=folder).start().game)
            title.components(pack=folder)
            found.append(title.id)
        except PaddockError as error:
            faults.append(str(error) if len(meant) == 1 else f"{title.name}: {error}")
    if not found:
        raise BadData(f"the content pack {given} cannot be played with: {'; '.join(faults)}")
    return found
