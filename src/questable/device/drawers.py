"""Drawers: what a device's store needs of the browser's database, by keys that are text."""

from typing import Protocol

import msgspec


class DrawerChange(msgspec.Struct, frozen=True, kw_only=True):
    """What is written together or not at all."""

    expects: dict[str, bytes | None] = {}
    """What must lie there now; None for nothing. Where it does not, nothing is written."""
    puts: dict[str, bytes] = {}
    drops: list[str] = []


class Drawers(Protocol):
    """Where things lie under their keys."""

    async def get(self, key: str) -> bytes | None:
        """What lies under a key."""

    async def under(self, prefix: str, since: str = "") -> dict[str, bytes]:
        """All whose keys begin so, from a key on, in the order of their keys."""

    async def write(self, change: DrawerChange) -> bool:
        """Whether it was written: on disk, or as near to it as the browser goes. Raises StoreError
        where the browser refuses."""
