"""A rate with a burst: how often something may be done. A bucket of tokens that fills steadily; each use takes some."""

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
