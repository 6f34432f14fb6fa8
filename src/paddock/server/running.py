"""Running the server: one process, one store, one port."""

import asyncio
import errno
import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import IO, Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from paddock.core.errors import PaddockError
from paddock.core.vecs import COMPILED
from paddock.server.http.app import make_app
from paddock.server.settings import PREFIX, Settings
from paddock.store.interface import Store
from paddock.store.opening import open_store
from paddock.store.private import make_folder_private
from paddock.store.salvage import mend

STORE = "paddock.sqlite"
"""The store's file in the data folder."""


class AlreadyServed(PaddockError):
    """Another server uses this data folder."""


def data_folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"), "Paddock")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Paddock"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "paddock")


def lock(folder: Path) -> IO[str]:
    """Make sure that no other server uses this folder: each would go on with the same games on its own."""
    try:
        make_folder_private(folder)
        file = (folder / "lock").open("w")
    except OSError as error:
        raise AlreadyServed(f"the data folder {folder} cannot be used: {error.strerror}") from None
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise AlreadyServed(f"another server uses the data folder {folder}; choose one with --data") from None
    return file


class PortTaken(PaddockError):
    """Another program listens there already, or nobody may."""


class PatientProtocol(H11Protocol):
    """HTTP where a connection is closed that does not say what it wants, or does not read its answer, in time."""

    handshake: float
    """Seconds to say what is wanted; each server has its own."""
    send_patience: float
    """Seconds in which a part of the answer must have been read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_websocket = False
        self._unread: asyncio.TimerHandle | None = None
        self._deadline: asyncio.TimerHandle | None = self.loop.call_later(self.handshake, self._too_slow)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        state = self.conn.their_state
        speaking = state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))
        if not speaking or self._is_websocket:
            self._listened()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.handshake, self._too_slow)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.send_patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._was_read()

    def _was_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._listened()
        self._was_read()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._is_websocket = True
        super().handle_websocket_upgrade(event)

    def _listened(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        self.transport.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises `PortTaken`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(f"port {port} is in use already; choose another one, such as --port {port + 1}") from None
        raise PortTaken(f"nobody can listen on {host}, port {port}: {error.strerror or error}") from None
    return listening


def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8000, browser: bool = True) -> None:
    """Serve until interrupted."""
    os.environ.pop(f"{PREFIX}STORE", None)  # it may hold a password, which is no business of any worker's
    os.umask(0o077)  # secrets of races and seats are nobody else's business on this machine
    with lock(settings.data), listen(host, port) as listening:
        if not settings.store:
            told = mend(settings.data / STORE)
            if told:
                print(told, file=sys.stderr, flush=True)
        store = open_store(settings.data / STORE, settings.store)
        server = uvicorn.Server(configuration(settings, store, host, port))
        be_quick()
        threading.Thread(target=welcome, args=(server, host, port, browser), daemon=True).start()
        server.run(sockets=[listening])


def be_quick() -> None:
    """Look for cycles of garbage seldom, and never again among what has been imported: nearly everything that a move
    makes is gone without it, and looking took a tenth of the server's time. Let the loop have its turn soon while a
    rule thread computes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.001)


def configuration(settings: Settings, store: Store, host: str, port: int) -> uvicorn.Config:
    class Protocol(PatientProtocol):
        handshake = settings.handshake
        send_patience = settings.send_patience

    return uvicorn.Config(
        cast(Any, make_app(settings, store, host)),
        host=host,
        port=port,
        http=Protocol,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        h11_max_incomplete_event_size=16 * 1024,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,
        server_header=False,
        log_level="warning",
    )


def welcome(server: uvicorn.Server, host: str, port: int, browser: bool) -> None:
    """Say where the house is, once it is open, and show it."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    rules = "compiled rules" if COMPILED else "rules in plain Python"
    print(f"Paddock is open at http://{shown}:{port}/ with {rules} (Ctrl-C closes it)", flush=True)
    if browser:
        webbrowser.open(f"http://{shown}:{port}/")
