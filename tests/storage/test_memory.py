"""The store in memory."""

from pathlib import Path

from questable.storage import MemoryStore
from tests.storage.contract import StoreContract


class TestMemoryStore(StoreContract):
    """As every store."""

    def make(self, folder: Path) -> MemoryStore:
        """One."""
        return MemoryStore()
