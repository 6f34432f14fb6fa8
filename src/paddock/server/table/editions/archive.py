"""Archives of the house's own package, each as one file beside the store, so that its rules can be run later.

An archive is code. It is written by the house itself, into the owner's private folder; it is run only from there, if
nobody else could have written to it, and if it is byte for byte what the store says it was.
"""

import hashlib
import io
import os
import shutil
import zipfile
from functools import cache
from pathlib import Path

from paddock.core.edition import PACKAGE, edition_of
from paddock.core.errors import PaddockError
from paddock.store.private import FILE, FOLDER, make_folder_private

LEFT_OUT = ("cli", "lab", "envs", "server/http", "server/static", "server/site")
"""What no game needs to be played on: the terminal, the laboratory, pages."""
KEPT = (".py", ".toml", ".csv", ".ftl", ".md", ".json", ".css")
MOST_BYTES = 64 * 1024 * 1024
"""The most that an archive may hold when it is laid out; ours hold about two."""
LONG_AGO = (2000, 1, 1, 0, 0, 0)
"""When all files of an archive were made, as far as it says: the same package has the same archive."""


class NoEdition(PaddockError):
    """An edition that is not kept here, or cannot be trusted."""


class Snapshot:
    """The package as it was when the server began, and the editions of its titles."""

    def __init__(self, package: Path) -> None:
        files = {
            file.relative_to(package).as_posix(): file.read_bytes()
            for file in sorted(package.rglob("*"))
            if file.suffix in KEPT and not file.relative_to(package).as_posix().startswith(LEFT_OUT)
        }
        written = io.BytesIO()
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in files.items():
                info = zipfile.ZipInfo(f"paddock/{name}", LONG_AGO)
                info.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(info, content)
        self.content = written.getvalue()
        self.digest = hashlib.sha256(self.content).hexdigest()
        self._files = files

    def has(self, folder: Path, edition: str) -> bool:
        """Whether the title in this folder has this edition here."""
        if not folder.is_relative_to(PACKAGE):
            return False
        return edition_of(self._files, folder.relative_to(PACKAGE).as_posix()) == edition


@cache
def snapshot() -> Snapshot:
    """The house's own package. It is read once, early: whoever upgrades the house while it runs changes its files."""
    return Snapshot(PACKAGE)


class Archives:
    """The folder of the archives."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, digest: str) -> Path:
        return self.folder / f"{digest}.zip"

    def place(self, digest: str) -> Path:
        """Where it is laid out."""
        return self.folder / f"{digest}.open"

    def keep(self, made: Snapshot) -> None:
        """Write an archive, unless it is there. Durable when this returns."""
        file = self.file(made.digest)
        if file.exists() and hashlib.sha256(file.read_bytes()).hexdigest() == made.digest:
            return
        make_folder_private(self.folder)
        beside = file.with_suffix(f".{os.getpid()}")
        try:
            with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE), "wb") as written:
                written.write(made.content)
                written.flush()
                os.fsync(written.fileno())
            os.replace(beside, file)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
        _sync(self.folder)

    def lay_out(self, digest: str) -> Path:
        """A folder from which the archive's package can be imported, made anew from the archive. Raises `NoEdition`."""
        content = self._checked(digest)
        place = self.place(digest)
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(mode=FOLDER)
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            if sum(info.file_size for info in archive.infolist()) > MOST_BYTES:
                raise NoEdition("the archive of its rulebook is far too large to be ours")
            archive.extractall(place)
        return place

    def kept(self) -> set[str]:
        """The digests of all archives in the folder."""
        return {file.stem for file in self.folder.glob("*.zip")}

    def remove(self, digest: str) -> None:
        self.file(digest).unlink(missing_ok=True)
        self.close(digest)

    def close(self, digest: str) -> None:
        """Take away what was laid out; the archive stays."""
        shutil.rmtree(self.place(digest), ignore_errors=True)

    def _checked(self, digest: str) -> bytes:
        """What the file holds, if it can be trusted."""
        file = self.file(digest)
        try:
            for path in (self.folder, file):
                _check_owner(path)
            content = file.read_bytes()
        except FileNotFoundError:
            raise NoEdition("the archive of its rulebook is not in the data folder any more") from None
        except OSError as error:
            raise NoEdition(f"the archive of its rulebook cannot be read: {error.strerror}") from None
        if hashlib.sha256(content).hexdigest() != digest:
            raise NoEdition("the archive of its rulebook was changed after it was written, so it is not run")
        return content


def _check_owner(path: Path) -> None:
    """Nobody but the owner of the server may have been able to write there."""
    if os.name != "posix":
        return
    found = path.stat()
    if found.st_uid not in (os.geteuid(), 0) or found.st_mode & 0o022:
        raise NoEdition(f"others may write to {path.name} in the data folder, so the rulebook kept there is not run")


def _sync(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
