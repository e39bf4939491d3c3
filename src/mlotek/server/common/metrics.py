"""What whoever runs the house may count. Nothing here names a person, a card or a table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The counters of one house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = self._counter("actions", "Actions kept and applied")
        self.refusals = self._counter("refusals", "Messages refused")
        self.deliveries = self._counter("deliveries", "Messages sent to visitors")
        self.bot_failures = self._counter("bot_failures", "Bots that crashed, were too slow or chose wrongly")
        self.store_failures = self._counter("store_failures", "Writes the store did not take")
        self.tables = Gauge("mlotek_tables", "Tables in memory", registry=self.registry)
        self.visitors = Gauge("mlotek_visitors", "Open sockets", registry=self.registry)
        self.append_seconds = Histogram(
            "mlotek_append_seconds", "Time to make an action durable", buckets=_LATENCIES, registry=self.registry
        )

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"mlotek_{name}", about, registry=self.registry)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
