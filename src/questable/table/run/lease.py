"""The lease of a worker: for how long it may say what no row backs (D-1.11).

Others may take its rooms once the store's clock says that the lease is over. By its own clock the
worker stops before: it counts from before it asked, and four fifths only. A worker that has claimed
the whole house needs none.
"""

import asyncio
import logging
from collections.abc import Callable

from questable.table.ports import Alarm, Clock, Lost, Store, StoreError, Worker

LOG = logging.getLogger("questable.table")
LEASE = 3_000
"""Milliseconds that a worker lives without a beat."""
BEATS = 3
"""In each lease."""
SURE = 4, 5
"""The part of a lease for which its holder relies on it."""


class Lease:
    """Beats as long as it is open; who wants to say something asks whether it holds."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        worker: Worker,
        millis: int,
        keep: Callable[[dict[str, int]], None],
    ) -> None:
        self.worker = worker
        self._store = store
        self._clock = clock
        self._millis = millis
        self._keep = keep
        """Told the rooms that are still ours, with their epochs, after the lease was broken."""
        self._until = 0
        self._broken = False
        """Whether others may have taken rooms since it was last looked."""
        self._renewed = asyncio.Event()
        self._ending = False
        self._alarm: Alarm | None = None
        self._beating: asyncio.Task[None] | None = None

    @property
    def holds(self) -> bool:
        """Whether nobody else can have any of our rooms at this moment."""
        return self.worker.alone or self._clock.elapsed() < self._until

    async def held(self) -> None:
        """Wait until it holds; Lost if it does not and the worker ends."""
        while not self.holds:
            if self._ending:
                raise Lost
            self._renewed.clear()
            await self._renewed.wait()

    async def begin(self) -> None:
        """From now on there are beats."""
        if not self.worker.alone:
            await self.beat()
            self._later()

    async def beat(self) -> None:
        """Have it for its whole length from now on."""
        began = self._clock.elapsed()
        unbroken = await self._store.beat(self.worker, self._millis)
        self._broken = self._broken or not unbroken
        if self._broken:
            self._keep(await self._store.homes(self.worker.name))
            self._broken = False
        self._until = began + self._millis * 1000 * SURE[0] // SURE[1]
        self._renewed.set()

    def _later(self) -> None:
        def beat() -> None:
            self._beating = asyncio.create_task(self._beat())

        self._alarm = self._clock.after(self._millis * 1000 // BEATS, beat)

    async def _beat(self) -> None:
        try:
            await self.beat()
        except StoreError as error:
            LOG.warning("a beat failed: %s", error.code)
        self._later()

    def ending(self) -> None:
        """What waits for a lease that is over waits no longer."""
        self._ending = True
        self._renewed.set()

    async def end(self) -> None:
        """All rooms are free."""
        if self.worker.alone:
            return
        if self._beating is not None:
            await asyncio.wait([self._beating])
        if self._alarm is not None:
            self._alarm.cancel()
        self._until = 0
        try:
            await self._store.leave(self.worker.name)
        except StoreError as error:
            LOG.warning("the rooms could not be given back: %s", error.code)
