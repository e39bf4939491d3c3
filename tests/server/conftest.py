"""Tests about time run twice: on asyncio with a punctual clock, and on uvloop with timers as early as its own."""

from __future__ import annotations

import pytest

from tests.server.hall import Timing

ABOUT_TIME = {
    f"test_{name}" for name in ("clocks", "hammer", "intermission", "market", "programs", "takeback", "tempo", "window")
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give every test about time its two loops."""
    if metafunc.module.__name__.rpartition(".")[2] in ABOUT_TIME:
        metafunc.parametrize("timing", ["asyncio", "uvloop"], indirect=True)


@pytest.fixture(autouse=True)
def timing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop this test runs on, and how early its timers are."""
    if getattr(request, "param", "asyncio") == "uvloop":
        monkeypatch.setattr(Timing, "run", pytest.importorskip("uvloop").run)
        monkeypatch.setattr(Timing, "early", 0.0005)
