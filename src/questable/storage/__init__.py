"""Where rooms are kept: SQLite, or memory for tests."""

from questable.storage.memory import MemoryStore

__all__ = ["MemoryStore"]
