"""Limits: how fast one address may ask, and how many sockets it may have open."""

from ipaddress import IPv6Address, ip_address

from paddock.server.measures import Reading
from paddock.server.settings import Settings
from paddock.server.table.rate import Bucket

MOST_REMEMBERED = 10_000
"""Addresses whose rate is remembered; those that have been quiet are forgotten."""


class Rates:
    """A rate for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float) -> bool:
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take(cost)


class Doorkeeper:
    """What each address does: its requests, those that write or cost among them, and its open sockets."""

    def __init__(self, settings: Settings) -> None:
        self._any = Rates(settings.reading_rate, settings.reading_burst)
        self._writing = Rates(settings.address_rate, settings.address_burst)
        self._most_sockets = settings.address_sockets
        self._sockets: dict[str, int] = {}

    def may_ask(self, address: str, cost: float = 0.0) -> bool:
        """Whether a request may come in; `cost`: what it counts as among those that write or make us compute."""
        return self._any.take(address, 1.0) and (not cost or self._writing.take(address, cost))

    def gauge(self) -> Reading:
        return "paddock_sockets", "Sockets that are open.", sum(self._sockets.values())

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


def counted_as(address: str) -> str:
    """The address that limits are counted by: of IPv6 the network, since everybody has a whole one.

    >>> counted_as("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::'
    """
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if isinstance(read, IPv6Address) and read.ipv4_mapped is None:
        return str(IPv6Address(int(read) >> 64 << 64))
    return address
