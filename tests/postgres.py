"""A PostgreSQL server for tests: of the system's packages, in a folder of its own, on a socket in it, as a user that is
not root."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import psycopg
import pytest

PROGRAMS = Path("/usr/lib/postgresql")
PACKAGE = "postgresql"
USER = "paddock"
"""The user in the database."""


@cache
def programs() -> Path:
    """The folder with the newest server's programs. Skips the test where there is none and none can be installed."""
    if not _found() and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "--quiet"], check=False, env=environment, **quiet)  # type: ignore[call-overload]
        install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", PACKAGE]
        subprocess.run(install, check=False, env=environment, **quiet)  # type: ignore[call-overload]
    found = _found()
    if not found:
        pytest.skip(f"there is no PostgreSQL on this machine, and it cannot be installed (Debian: {PACKAGE})")
    return found[-1]


def _found() -> list[Path]:
    """Programs of all versions, the newest last; then one that is on the path."""
    installed = sorted(PROGRAMS.glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("postgres")
    return [path.parent for path in installed] or ([Path(on_path).parent] if on_path else [])


class Postgres:
    """A server that can be killed and started again."""

    def __init__(self) -> None:
        self._programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # a socket's path must be short
        self.data = self.folder / "data"
        self._databases = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, object] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = next(user for user in pwd.getpwall() if user.pw_name in ("postgres", "nobody"))
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        subprocess.run(
            [self._programs / "initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale"],
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
            **self._as,  # type: ignore[call-overload]
        )
        self.start()

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self.data, "-k", self.folder, "-c", "listen_addresses="],
                cwd="/",
                stdout=log,
                stderr=log,
                **self._as,  # type: ignore[call-overload]
            )
        while True:
            assert self._process.poll() is None, (self.folder / "log").read_text()
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)

    def kill(self) -> None:
        """No warning, no goodbye: the server and every process of it, by their ids."""
        assert self._process is not None
        everybody = [self._process.pid, *self._children()]
        for id in everybody:
            os.kill(id, signal.SIGKILL)
        self._process.wait()
        while any(Path(f"/proc/{id}").exists() for id in everybody):
            time.sleep(0.01)

    def _children(self) -> list[int]:
        assert self._process is not None
        return [
            int(id) for id in Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        ]

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)  # at once: its folder goes too
            self._process.wait(timeout=60)
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"house{self._databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)
