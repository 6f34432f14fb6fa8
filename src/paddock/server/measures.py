"""Measures: what the house counts about itself, for whoever runs it, in the form that Prometheus reads."""

from collections.abc import Callable, Iterable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The steps by which waiting is counted."""

Reading = tuple[str, str, float]
"""A name, what it means, and how much there is now."""


class Measures:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter(
            "paddock_moves", "Answers that were played and saved, by who gave them.", ["by"], registry=self.registry
        )
        self.waits = Histogram(
            "paddock_move_seconds",
            "Seconds from the arrival of a command to play until it was on the disk.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refused = Counter("paddock_refused", "Moves that were refused, by why.", ["code"], registry=self.registry)
        self.requests = Counter("paddock_requests", "HTTP requests, by status.", ["status"], registry=self.registry)

    def read_when_asked(
        self, gauges: Callable[[], Iterable[Reading]], counters: Callable[[], Iterable[Reading]]
    ) -> None:
        """What others count is read off them when somebody asks."""
        self.registry.register(_Read(gauges, counters))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _Read(Collector):
    def __init__(self, gauges: Callable[[], Iterable[Reading]], counters: Callable[[], Iterable[Reading]]) -> None:
        self._gauges = gauges
        self._counters = counters

    def describe(self) -> Iterable[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        for name, meaning, value in self._gauges():
            yield GaugeMetricFamily(name, meaning, value=value)
        for name, meaning, value in self._counters():
            yield CounterMetricFamily(name, meaning, value=value)
