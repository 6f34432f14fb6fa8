"""One worker process, seen from the server: it does one job at a time, and is ended and replaced if it takes too long.

A function that never returns cannot be asked to stop; a process can be killed. What it was told is lost with it, which
does no harm: a worker keeps nothing between two jobs.
"""

import contextlib
import multiprocessing
import os
import pickle
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

PRELOADED = ["paddock.server.workers.tasks"]
"""Modules that every worker has imported when it is started."""
STARTING = 60.0
"""Seconds in which a new process must be ready: the first of all imports the whole house."""
MOST_MEMORY = 2 * 1024**3
"""Bytes of address space that a worker may use: a job that wants more fails by itself."""


class WorkerDied(Exception):
    """The process ended in the middle of a job."""


class WorkerEnded(TimeoutError):
    """The process was killed, because its job took too long."""


class WorkerProcess:
    """A process, started with its first job. To be used from one thread."""

    def __init__(self) -> None:
        self._process: Any = None
        self._line: Connection | None = None
        self._is_unwanted = False
        self.ready_at = 0.0
        """When it was started last: nobody has waited in vain before that."""

    def do(self, seconds: float, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """The result of `work`. `WorkerEnded` after so many seconds; then the process is gone."""
        self.start()
        assert self._line is not None
        try:
            self._line.send_bytes(pickle.dumps((work, args)))
            if not self._line.poll(seconds):
                self.end()
                raise WorkerEnded(f"a worker was ended: {work.__name__} took more than {seconds:g} seconds")
            well, result = pickle.loads(self._line.recv_bytes())
        except WorkerEnded:
            raise
        except (EOFError, OSError):
            self.end()
            raise WorkerDied(f"a worker died while it was busy with {work.__name__}") from None
        if not well:
            raise result
        return result

    def start(self) -> None:
        """Start the process, if it does not run yet, and wait until it is ready."""
        if self._process is not None and self._process.is_alive():
            return
        self.end()
        # Not fork: this process has threads, and a forked child may inherit a held lock.
        context: Any = multiprocessing.get_context("forkserver" if hasattr(os, "fork") else "spawn")
        if hasattr(os, "fork"):
            context.set_forkserver_preload(PRELOADED)
        ours, theirs = context.Pipe()
        process = context.Process(target=serve_jobs, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process, self._line = process, ours
        try:
            is_ready = ours.poll(STARTING) and bool(ours.recv_bytes())
        except (EOFError, OSError):
            is_ready = False
        if not is_ready or self._is_unwanted:
            self.end()
            raise WorkerDied("a worker process could not be started")
        self.ready_at = time.monotonic()

    @property
    def pid(self) -> int:
        return self._process.pid if self._process is not None else 0

    def kill(self) -> None:
        """Kill the process, whatever it does. May be called from any thread; the one that waits for it is told."""
        self._is_unwanted = True
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """Kill the process and let go of it."""
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.kill()
            self._process.join(5.0)
            self._process = None


# ── In the process ──


def serve_jobs(line: Connection) -> None:
    """Do one job after another until the server hangs up."""
    settle_in()
    with contextlib.suppress(EOFError, OSError):
        line.send_bytes(b"ready")
        while True:
            work, args = pickle.loads(line.recv_bytes())
            line.send_bytes(answer(work, args))


def answer(work: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """Whether it went well, and the result or the error, as bytes."""
    try:
        return pickle.dumps((True, work(*args)))
    except Exception as error:
        try:
            sent = pickle.dumps((False, error))
            pickle.loads(sent)
        except Exception:  # an error that cannot be sent: its words can
            return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
        return sent


def settle_in() -> None:
    """Ctrl-C is for the server, which then ends its workers itself. Tables come before bots on a busy machine."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
