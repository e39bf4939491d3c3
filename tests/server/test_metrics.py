"""What the house counts, as Prometheus reads it."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from mlotek.server.common.metrics import Metrics


def samples(metrics: Metrics) -> dict[str, float]:
    families = text_string_to_metric_families(metrics.text().decode())
    found = [sample for family in families for sample in family.samples]
    return {sample.name + sample.labels.get("le", ""): sample.value for sample in found}


def test_counts_and_gauges_are_told_as_they_are() -> None:
    metrics = Metrics()
    metrics.actions.inc()
    metrics.deliveries.inc(5)
    metrics.tables.set(7)
    metrics.visitors.inc()
    metrics.visitors.inc()
    metrics.visitors.dec()
    told = samples(metrics)
    assert told["mlotek_actions_total"] == 1
    assert told["mlotek_deliveries_total"] == 5
    assert told["mlotek_tables"] == 7
    assert told["mlotek_visitors"] == 1
    assert told["mlotek_store_failures_total"] == 0


def test_a_bucket_holds_all_that_took_at_most_so_long() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.002, 0.2, 60):
        metrics.append_seconds.observe(seconds)
    told = samples(metrics)
    assert told["mlotek_append_seconds_bucket0.001"] == 2
    assert told["mlotek_append_seconds_bucket0.0025"] == 3
    assert told["mlotek_append_seconds_bucket0.25"] == 4
    assert told["mlotek_append_seconds_bucket+Inf"] == told["mlotek_append_seconds_count"] == 5
    assert told["mlotek_append_seconds_sum"] == 60.2035
