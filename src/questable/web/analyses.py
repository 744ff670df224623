"""Analyses that are being made: a game once, however many ask for it, and only while somebody does.

They are made in a process of their own, behind the bots and the tables, a part at a time; of those
who wait each address has its turn, and each part is paid for by an address that listens. What is
done is kept in the store; what was begun and left is kept in memory for a while, so that whoever
comes back goes on from there.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

import msgspec

from questable.bots.moments import Moment
from questable.table.judge.verdict import No
from questable.table.ports import StoreError
from questable.table.run.world import World
from questable.web.analysis import (
    AnalysisLine,
    AnalysisProgress,
    AnalysisRefused,
    AnalysisWish,
    Begun,
    Found,
    Part,
    look,
    read_begun,
    read_told,
    sum_up,
)
from questable.web.endpoint import Call, Endpoint
from questable.web.guard import Rate, address_of
from questable.web.readers import ReaderLimits

LOG = logging.getLogger("questable.web")

ANALYSTS = ReaderLimits(
    processes=1,
    nice=15,
    warm="games",
    ahead=False,
    seconds=30,
    patience=180,
    pieces=2_000,
    waiting=100,
    waiting_each=20,
    allowance=Rate(600, 0.5),
)
"""How much is analysed: one process, behind those in which bots think."""
SLICE = 400
"""Milliseconds that a part takes: so long at the most others wait for their turn."""
KEPT = 1_000
"""Analyses that the store keeps."""
LARGEST = 400_000
"""Bytes of one that is kept; what is larger is made again."""
LEFT = 20
"""Analyses that were begun and left, of which the moments are remembered."""
AT_ONCE = 40
"""Analyses that are being made or wait for it,"""
AT_ONCE_EACH = 6
"""those of one address."""
BEAT = 10.0
"""Seconds after which a line that waits is told once more how far it is."""


class AnalysisJob:
    """One analysis on its way, and who listens."""

    def __init__(self, begun: Begun, moments: list[Moment], opener: str) -> None:
        self.begun = begun
        self.opener = opener
        """The address that asked first: it counts as theirs, whoever listens."""
        self.moments = moments
        self.listeners: dict[object, str] = {}
        """Their addresses; the first one pays."""
        self.packed = b""
        self.no: No | None = None
        self.over = False
        self.changed = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def tell(self) -> None:
        """All who listen look at it again."""
        self.changed.set()
        self.changed = asyncio.Event()

    def progress(self) -> AnalysisProgress:
        """How far it is."""
        return AnalysisProgress(len(self.moments), self.begun.moves)

    def part(self) -> Part:
        """What is to be looked at next."""
        begun = self.begun
        return Part(
            record=begun.record,
            depth=begun.depth,
            open=begun.open,
            first=len(self.moments),
            millis=SLICE,
        )


class Analyses:
    """All of a server's."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.jobs: dict[str, AnalysisJob] = {}
        self.left: dict[str, list[Moment]] = {}

    async def lines(self, begun: Begun, address: str) -> AsyncIterator[bytes]:
        """What one who asks is told, a line each: how far it is, then all of it or why not."""
        try:
            packed = await self._kept(begun.key)
            if packed is None:
                job = self._job(begun, address)
                async for progress in self._followed(job, address):
                    yield msgspec.json.encode(progress)
                if job.no is not None:
                    raise job.no
                packed = job.packed
            data = msgspec.json.encode(begun) + b"\n" + packed
            yield await self.world.reading.read(read_told, data, address)
        except No as no:
            yield msgspec.json.encode(AnalysisRefused(code=no.code, rule=no.rule, facts=no.facts))

    def _job(self, begun: Begun, address: str) -> AnalysisJob:
        job = self.jobs.get(begun.key)
        if job is not None:
            return job
        if len(self.jobs) >= AT_ONCE:
            raise No("busy")
        if sum(each.opener == address for each in self.jobs.values()) >= AT_ONCE_EACH:
            raise No("too-fast")
        job = self.jobs[begun.key] = AnalysisJob(begun, self.left.pop(begun.key, []), address)
        job.task = asyncio.create_task(self._work(job))
        return job

    async def _followed(self, job: AnalysisJob, address: str) -> AsyncIterator[AnalysisProgress]:
        me = object()
        job.listeners[me] = address
        try:
            while True:
                changed = job.changed
                yield job.progress()
                if job.over:
                    return
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await changed.wait()
        finally:
            del job.listeners[me]

    async def _work(self, job: AnalysisJob) -> None:
        """Part by part, until it is done or nobody listens any more."""
        key = job.begun.key
        try:
            while len(job.moments) < job.begun.moves and job.listeners:
                await self._go_on(job)
            if job.listeners:
                found = msgspec.json.encode(Found(job.part(), job.moments))
                payer = next(iter(job.listeners.values()))
                job.packed = await self.world.analysing.read(sum_up, found, payer)
                await self._keep(key, job.packed)
        except No as no:
            job.no = no
        except Exception:
            LOG.exception("an analysis failed")
            job.no = No("fault")
        finally:
            del self.jobs[key]
            if not job.packed:
                self._leave(key, job.moments)
            job.over = True
            job.tell()

    async def _go_on(self, job: AnalysisJob) -> None:
        data = msgspec.json.encode(job.part())
        payer = next(iter(job.listeners.values()))
        answer = await self.world.analysing.read(look, data, payer)
        job.moments += msgspec.json.decode(answer, type=list[Moment])
        job.tell()

    def _leave(self, key: str, moments: list[Moment]) -> None:
        if moments:
            self.left[key] = moments
        while len(self.left) > LEFT:
            del self.left[next(iter(self.left))]

    async def _kept(self, key: str) -> bytes | None:
        with contextlib.suppress(StoreError):
            return await self.world.store.aside(key)
        return None

    async def _keep(self, key: str, packed: bytes) -> None:
        """Whoever asks again has it for nothing; a store that cannot is not worth a word."""
        with contextlib.suppress(StoreError):
            if len(packed) <= LARGEST:
                await self.world.store.put_aside(key, packed, KEPT)


async def analyse(call: Call) -> AsyncIterator[bytes]:
    """How a game went, line by line."""
    begun = msgspec.json.decode(await call.read_aside(read_begun), type=Begun)
    return call.service.analyses.lines(begun, address_of(call.request))


ENDPOINTS = [
    Endpoint(method="POST", path="/api/records/analysis", handler=analyse, body=AnalysisWish,
             answer=AnalysisLine, tag="records", media="application/x-ndjson",
             says="How a game that is over went: lines of JSON, how far it is, then all of it."),
]  # fmt: skip
