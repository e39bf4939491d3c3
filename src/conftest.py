"""What is collected of the sources: the doctests of learning need torch, which is no part of the lock."""

from __future__ import annotations

import os
from importlib.util import find_spec

NEEDS_TORCH = ["mlotek/learn/*", "mlotek/cli/learn.py"]
collect_ignore_glob = NEEDS_TORCH if find_spec("torch") is None and not os.environ.get("MLOTEK_REQUIRE_PEERS") else []
