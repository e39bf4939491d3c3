"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# The same examples on every machine and at every hour; no clock decides over a test.
settings.register_profile(
    "house", derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: while a browser is open, Playwright keeps an event loop running in the process."""
    items.sort(key=lambda item: "page" in item.path.parts)
