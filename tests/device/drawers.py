"""Drawers in memory, as a browser's database would have them."""

from questable.device.drawers import DrawerChange


class MemoryDrawers:
    """Each write is whole; `fails` makes the next ones fail before anything is written."""

    def __init__(self) -> None:
        self.things: dict[str, bytes] = {}
        self.writes = 0

    async def get(self, key: str) -> bytes | None:
        """What lies under a key."""
        return self.things.get(key)

    async def under(self, prefix: str, since: str = "") -> dict[str, bytes]:
        """All whose keys begin so."""
        keys = sorted(each for each in self.things if each.startswith(prefix) and each >= since)
        return {key: self.things[key] for key in keys}

    async def write(self, change: DrawerChange) -> bool:
        """All or nothing."""
        if any(self.things.get(key) != data for key, data in change.expects.items()):
            return False
        self.writes += 1
        for key in change.drops:
            self.things.pop(key, None)
        self.things |= change.puts
        return True
