"""What whoever runs the house may count. Nothing here names a person, a card or a table.

Counting happens at every action, reading now and then: so plain numbers are counted, and put into Prometheus's form
when somebody asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

_LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Count:
    """Something that is counted."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def inc(self, by: int = 1) -> None:
        """So many more."""
        self.value += by

    def dec(self) -> None:
        """One fewer."""
        self.value -= 1

    def set(self, value: int) -> None:
        """Exactly so many."""
        self.value = value


class Latencies:
    """How long something took, in buckets."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(_LATENCIES) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(_LATENCIES, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """How many took at most so long."""
        return list(zip([*map(str, _LATENCIES), "+Inf"], accumulate(self.counts), strict=True))


class Metrics:
    """The counters of one house."""

    def __init__(self) -> None:
        self.actions = Count()
        self.refusals = Count()
        self.deliveries = Count()
        self.bot_failures = Count()
        self.store_failures = Count()
        self.tables = Count()
        self.visitors = Count()
        self.append_seconds = Latencies()

    def collect(self) -> Iterator[Metric]:
        """Everything, as prometheus_client asks for it."""
        for name, about, count in (
            ("actions", "Actions kept and applied", self.actions),
            ("refusals", "Messages refused", self.refusals),
            ("deliveries", "Messages sent to visitors", self.deliveries),
            ("bot_failures", "Bots that crashed, were too slow or chose wrongly", self.bot_failures),
            ("store_failures", "Writes the store did not take", self.store_failures),
        ):
            yield CounterMetricFamily(f"mlotek_{name}", about, count.value)
        yield GaugeMetricFamily("mlotek_tables", "Tables in memory", self.tables.value)
        yield GaugeMetricFamily("mlotek_visitors", "Open sockets", self.visitors.value)
        taken = self.append_seconds
        yield HistogramMetricFamily(
            "mlotek_append_seconds", "Time to make an action durable", taken.buckets(), sum_value=taken.total
        )

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
