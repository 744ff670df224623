"""Where rooms are kept: SQLite, PostgreSQL, or memory for tests."""

from questable.storage.address import (
    EXAMPLES,
    BadAddress,
    file_of,
    is_database,
    shown,
    store_of,
)
from questable.storage.claim import claimed
from questable.storage.memory import MemoryStore

__all__ = [
    "EXAMPLES",
    "BadAddress",
    "MemoryStore",
    "claimed",
    "file_of",
    "is_database",
    "shown",
    "store_of",
]
