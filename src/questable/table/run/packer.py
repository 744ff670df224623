"""Games that are over are packed, one room after the other, when nobody has used it for a while."""

import asyncio

from questable.table.ports import StoreError
from questable.table.run.line import LOG
from questable.table.run.world import World

HOUR = 3_600_000
PORTION = 100
"""Rooms that are looked at in one query."""


class Packer:
    """One a hall; one room at a time, so that a move waits for one of them at most."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._since = (0, "")
        """The last room that was looked at: those that are used again come after it."""
        self._task: asyncio.Task[None] | None = None
        self._open = True

    def begin(self) -> None:
        """Look for rooms to pack, unless that is under way."""
        hours = self._world.limits.pack_hours
        if hours > 0 and self._open and (self._task is None or self._task.done()):
            before = self._world.clock.now() - hours * HOUR
            self._task = asyncio.create_task(self._run(before), name="packer")

    async def close(self) -> None:
        """Finish the room that was begun."""
        self._open = False
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self, before: int) -> None:
        store = self._world.store
        try:
            while found := await store.resting(self._since, before, PORTION):
                for each in found:
                    if not self._open:
                        return
                    self._since = (each.touched, each.room)
                    if each.ended:
                        self._world.metrics.add("packed", await store.pack(each.room, before))
        except StoreError as error:
            LOG.warning("packing stopped for now: %s", error.code)
