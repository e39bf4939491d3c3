"""Settings for all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from bench.postgres import Postgres, installed
from hypothesis import HealthCheck, settings

# The same examples on every machine and at every hour; no clock decides over a test.
settings.register_profile(
    "house", derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("house")


COMPILING = {"arena", "bots", "env", "fast", "learn"}
"""The folders whose tests compile most."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that compile come first, so that one of several processes does it for all and keeps it for the others.

    The browser's tests come last: while a browser is open, Playwright keeps an event loop running in the process.
    """
    items.sort(key=lambda item: ("page" in item.path.parts, COMPILING.isdisjoint(item.path.parts)))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL. Where none is installed its tests are skipped, loudly, or fail if they must not be."""
    if not installed():
        sentence = "THE SHARED STORE IS NOT TESTED: PostgreSQL is not installed (on Debian: apt install postgresql)"
        if os.environ.get("MLOTEK_REQUIRE_POSTGRES"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    server = Postgres("fsync=off")  # it is killed, but the machine is not: what it wrote is there all the same
    yield server
    server.remove()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.database()
