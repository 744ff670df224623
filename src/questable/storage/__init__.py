"""Where rooms are kept: SQLite, or memory for tests."""

from questable.storage.address import BadAddress, store_of
from questable.storage.memory import MemoryStore
from questable.storage.sqlite import SqliteStore

__all__ = ["BadAddress", "MemoryStore", "SqliteStore", "store_of"]
