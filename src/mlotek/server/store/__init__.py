"""Where tables are kept. `tests/server/test_store.py` has the contract every back end meets."""

from mlotek.server.store.interface import (
    Claimed,
    CodeTaken,
    Conflict,
    Damaged,
    Elsewhere,
    Entry,
    Kept,
    Store,
    StoreFailed,
    Uncertain,
)

__all__ = [
    "Claimed",
    "CodeTaken",
    "Conflict",
    "Damaged",
    "Elsewhere",
    "Entry",
    "Kept",
    "Store",
    "StoreFailed",
    "Uncertain",
]
