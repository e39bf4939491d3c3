"""Where tables are kept. `tests/server/test_store.py` has the contract every back end meets."""

from mlotek.server.store.interface import Conflict, Damaged, Entry, Kept, Store, StoreFailed

__all__ = ["Conflict", "Damaged", "Entry", "Kept", "Store", "StoreFailed"]
