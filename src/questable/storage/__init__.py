"""Where rooms are kept: SQLite, or memory for tests."""

from questable.storage.address import BadAddress, file_of, store_of
from questable.storage.claim import claimed
from questable.storage.memory import MemoryStore
from questable.storage.sqlite import SqliteStore

__all__ = ["BadAddress", "MemoryStore", "SqliteStore", "claimed", "file_of", "store_of"]
