"""Analyses that are being made: a game once, however many ask for it, and only while somebody does.

They are made in a process of their own, behind the bots and the tables, a part at a time; of those
who wait each address has its turn, and each part is paid for by an address that listens. What is
done is kept in the store; what was begun and left is kept in memory for a while, so that whoever
comes back goes on from there.
"""

import contextlib
from collections.abc import AsyncIterator

import msgspec

from questable.bots.moments import Moment
from questable.desk.call import Endpoint
from questable.table.judge.verdict import No
from questable.table.ports import StoreError
from questable.table.run.world import World
from questable.web.analysis import (
    AnalysisLine,
    AnalysisProgress,
    AnalysisWish,
    Begun,
    Found,
    Part,
    look,
    read_begun,
    read_told,
    sum_up,
)
from questable.web.endpoint import WebCall
from questable.web.guard import Rate, address_of
from questable.web.jobs import JobRefused, SharedJob, SharedJobs
from questable.web.readers import ReaderLimits

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


class AnalysisJob(SharedJob):
    """One analysis on its way."""

    def __init__(self, begun: Begun, moments: list[Moment], opener: str) -> None:
        super().__init__(opener)
        self.begun = begun
        self.moments = moments
        self.packed = b""

    @property
    def whole(self) -> bool:
        """Whether all moves have been looked at."""
        return len(self.moments) >= self.begun.moves

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


class Analyses(SharedJobs[AnalysisJob]):
    """All of a server's."""

    def __init__(self, world: World) -> None:
        super().__init__(AT_ONCE, AT_ONCE_EACH)
        self.world = world
        self.left: dict[str, list[Moment]] = {}

    async def lines(self, begun: Begun, address: str) -> AsyncIterator[bytes]:
        """What one who asks is told, a line each: how far it is, then all of it or why not."""
        try:
            packed = await self._kept(begun.key)
            if packed is None:
                job = self.wanted(begun.key, address, lambda: self._begin(begun, address))
                async for _ in self.followed(job, address):
                    yield msgspec.json.encode(job.progress())
                if job.no is not None:
                    raise job.no
                packed = job.packed
            data = msgspec.json.encode(begun) + b"\n" + packed
            yield await self.world.reading.read(read_told, data, address)
        except No as no:
            yield msgspec.json.encode(JobRefused(code=no.code, rule=no.rule, facts=no.facts))

    def _begin(self, begun: Begun, address: str) -> AnalysisJob:
        return AnalysisJob(begun, self.left.pop(begun.key, []), address)

    async def go_on(self, job: AnalysisJob) -> None:
        """Some moments more."""
        data = msgspec.json.encode(job.part())
        answer = await self.world.analysing.read(look, data, job.payer)
        job.moments += msgspec.json.decode(answer, type=list[Moment])

    async def end(self, job: AnalysisJob) -> None:
        """The whole, which is kept."""
        found = msgspec.json.encode(Found(job.part(), job.moments))
        job.packed = await self.world.analysing.read(sum_up, found, job.payer)
        await self._keep(job.begun.key, job.packed)

    def leave(self, key: str, job: AnalysisJob) -> None:
        """What was begun and is not done is remembered for a while."""
        if not job.packed:
            self._leave(key, job.moments)

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


async def analyse(call: WebCall) -> AsyncIterator[bytes]:
    """How a game went, line by line."""
    begun = msgspec.json.decode(await call.read_aside(read_begun), type=Begun)
    return call.service.analyses.lines(begun, address_of(call.request))


ENDPOINTS = [
    Endpoint(method="POST", path="/api/records/analysis", handler=analyse, body=AnalysisWish,
             answer=AnalysisLine, tag="records", media="application/x-ndjson",
             says="How a game that is over went: lines of JSON, how far it is, then all of it."),
]  # fmt: skip
