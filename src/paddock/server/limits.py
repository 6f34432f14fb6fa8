"""Limits: how fast anybody may go. A bucket of tokens fills at a steady rate; each request takes some out."""

import time
from collections.abc import Callable


class Bucket:
    """A rate with a burst.

    >>> now = [0.0]
    >>> bucket = Bucket(rate=1.0, burst=2.0, clock=lambda: now[0])
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    >>> now[0] = 1.0
    >>> bucket.take()
    True
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = burst
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    @property
    def is_full(self) -> bool:
        return self._tokens + (self._clock() - self._at) * self.rate >= self.burst


class Doorkeeper:
    """What each address does: its writing requests and its open sockets."""

    def __init__(self, rate: float, burst: float, sockets: int) -> None:
        self._rate = rate
        self._burst = burst
        self._most_sockets = sockets
        self._buckets: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}

    def may_ask(self, address: str, cost: float) -> bool:
        if len(self._buckets) > 10_000:  # addresses that have been quiet need not be remembered
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take(cost)

    def open_socket(self, address: str) -> bool:
        """Whether this address may have one more; to be given back by `close_socket`."""
        if self._sockets.get(address, 0) >= self._most_sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def close_socket(self, address: str) -> None:
        left = self._sockets.get(address, 0) - 1
        if left > 0:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)
