"""The peers' own suites need the peers; where one is missing the test says so, and continuous integration insists."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest


def peer(module: str, install: str) -> Any:
    """A module of a peer; a loud skip where it is not installed, an error where MLOTEK_REQUIRE_PEERS is set."""
    try:
        return import_module(module)
    except ImportError:
        if os.environ.get("MLOTEK_REQUIRE_PEERS"):
            raise
        pytest.skip(f"{module} is not installed, so its suite cannot judge us: pip install {install}")
