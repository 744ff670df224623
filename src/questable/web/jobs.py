"""Jobs that take a while: each is done once, however many ask for it, and only while somebody does.

They go on a part at a time, and each part is paid for by an address that listens.
"""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import Generic, TypeVar

import msgspec

from questable.table.judge.verdict import No

LOG = logging.getLogger("questable.web")

BEAT = 10.0
"""Seconds after which a line that waits is told once more how far it is."""


class JobRefused(msgspec.Struct, frozen=True, kw_only=True, tag="refused", tag_field="is"):
    """The last line instead, where it was begun and could not be ended; as a Problem."""

    code: str
    rule: str = ""
    facts: dict[str, int | str] = {}


class SharedJob(ABC):
    """One job on its way, and who listens."""

    def __init__(self, opener: str) -> None:
        self.opener = opener
        """The address that asked first: it counts as theirs, whoever listens."""
        self.listeners: dict[object, str] = {}
        """Their addresses; the first one pays."""
        self.no: No | None = None
        self.over = False
        self.changed = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @property
    def payer(self) -> str:
        """Whose time the next part takes."""
        return next(iter(self.listeners.values()))

    @property
    @abstractmethod
    def whole(self) -> bool:
        """Whether all parts are done."""

    def tell(self) -> None:
        """All who listen look at it again."""
        self.changed.set()
        self.changed = asyncio.Event()


J = TypeVar("J", bound=SharedJob)


class SharedJobs(ABC, Generic[J]):
    """All of one kind."""

    def __init__(self, most: int, most_each: int) -> None:
        """So many at once, and so many that one address asked for."""
        self.jobs: dict[str, J] = {}
        self._most = most
        self._most_each = most_each

    @abstractmethod
    async def go_on(self, job: J) -> None:
        """Do the next part."""

    @abstractmethod
    async def end(self, job: J) -> None:
        """All parts are done, and somebody listens still."""

    @abstractmethod
    def leave(self, key: str, job: J) -> None:
        """It goes on no more, done or not."""

    def wanted(self, key: str, address: str, make: Callable[[], J]) -> J:
        """The job of that name, begun if need be; No where there are too many."""
        job = self.jobs.get(key)
        if job is not None:
            return job
        if len(self.jobs) >= self._most:
            raise No("busy")
        if sum(each.opener == address for each in self.jobs.values()) >= self._most_each:
            raise No("too-fast")
        job = self.jobs[key] = make()
        job.task = asyncio.create_task(self._work(key, job))
        return job

    async def followed(self, job: J, address: str) -> AsyncIterator[None]:
        """Now, whenever something is new, now and then if nothing is, and once at the end."""
        me = object()
        job.listeners[me] = address
        try:
            while True:
                changed = job.changed
                yield
                if job.over:
                    return
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await changed.wait()
        finally:
            del job.listeners[me]

    async def _work(self, key: str, job: J) -> None:
        """Part by part, until it is done or nobody listens any more."""
        try:
            while not job.whole and job.listeners:
                await self.go_on(job)
                job.tell()
            if job.listeners:
                await self.end(job)
        except No as no:
            job.no = no
        except Exception:
            LOG.exception("a job failed")
            job.no = No("fault")
        finally:
            del self.jobs[key]
            self.leave(key, job)
            job.over = True
            job.tell()
