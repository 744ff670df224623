"""Readers: processes in which packs and records of strangers are read, apart from the tables.

What takes too long ends with its process, and only its sender hears of it. Each sender has so much
processor time, and of those who wait who has had least goes first.
"""

import asyncio
import contextlib
import sys

import msgspec

from questable.table.judge.verdict import No
from questable.table.ports import Work
from questable.web.gate import Gate
from questable.web.guard import Buckets, Rate
from questable.web.reader import ANSWERED, ASKED, OVERTIME, REFUSED

RUN = "questable.web.reader"
HANGING_UP = 5
"""Seconds from the end of a process's answers to its own."""


class ReaderLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How much is read for strangers."""

    processes: int = 2
    seconds: float = 4.0
    """Of processor time for one piece."""
    patience: float = 20.0
    """Seconds by the clock on the wall, should the processor be busy elsewhere."""
    megabytes: int = 512
    nice: int = 5
    """How far a process steps back for the tables."""
    warm: str = "words"
    """What a process loads before it is asked for anything: 'games', also all 'words', or ''."""
    ahead: bool = True
    """Whether a first process is there before there is anything to read."""
    pieces: int = 500
    """That one process reads before a fresh one takes over."""
    waiting: int = 60
    """Pieces that wait for a process."""
    waiting_each: int = 10
    """Pieces of one sender that wait."""
    allowance: Rate = Rate(30, 0.5)
    """Seconds of processor time for one sender, at once and a second after that."""


class ReaderGone(Exception):
    """The process ended before it answered."""


class ReaderProcess:
    """One process that reads, and its pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.pieces = 0

    @classmethod
    async def start(cls, limits: ReaderLimits) -> "ReaderProcess":
        """A process that is ready to read."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", RUN,
            str(limits.seconds), str(limits.megabytes), str(limits.nice), limits.warm,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # What it stumbles over is a stranger's affair, and strangers shall not fill the log.
            stderr=asyncio.subprocess.DEVNULL,
            # Ctrl+C is for the server, which sees the readers off.
            start_new_session=True,
        )  # fmt: skip
        reader = cls(process)
        try:
            await reader._answer()
        except BaseException:
            await reader.stop()
            raise
        return reader

    async def ask(self, name: str, data: bytes) -> tuple[bytes, float, bytes]:
        """What became of a piece, the seconds it took, the answer; Gone if it ends before."""
        assert self.process.stdin is not None
        self.pieces += 1
        called = name.encode()
        with contextlib.suppress(ConnectionError):
            self.process.stdin.write(ASKED.pack(len(called), len(data)) + called + data)
            await self.process.stdin.drain()
        return await self._answer()

    async def _answer(self) -> tuple[bytes, float, bytes]:
        assert self.process.stdout is not None
        try:
            head = await self.process.stdout.readexactly(ANSWERED.size)
            kind, used, size = ANSWERED.unpack(head)
            return kind, used / 1e6, await self.process.stdout.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise ReaderGone from error

    async def ended(self) -> int:
        """What it ended with, after it hung up."""
        # To kill what has just died would take its number away from those who wait for it.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HANGING_UP):
                return await self.process.wait()
        return await self.stop()

    async def stop(self) -> int:
        """End it; what it ended with."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        return await self.process.wait()


class Readers:
    """A few processes, one of them always warm."""

    def __init__(self, limits: ReaderLimits | None = None) -> None:
        self.limits = limits or ReaderLimits()
        self.killed = 0
        """Processes that ended over a piece."""
        self._gate = Gate(self.limits.processes, self.limits.waiting, self.limits.waiting_each)
        self._allowance = Buckets(self.limits.allowance)
        self._idle: list[ReaderProcess] = []
        self._busy: set[ReaderProcess] = set()
        self._warming: asyncio.Task[None] | None = None
        self._open = False

    async def begin(self) -> None:
        """Start a first process, and wait for it only when there is something to read."""
        self._open = True
        if self.limits.ahead:
            self._warm_up()

    @property
    def load(self) -> int:
        """How many pieces are being read or wait for it."""
        return self._gate.load

    def left(self, sender: str) -> float:
        """How many seconds of processor time this sender has now."""
        return self._allowance.of(sender).left()

    async def close(self) -> None:
        """End all processes; what they were reading is refused."""
        self._open = False
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.wait([self._warming])
        for reader in [*self._idle, *self._busy]:
            await reader.stop()
        self._idle.clear()

    async def read(self, work: Work, data: bytes, sender: str) -> bytes:
        """What a process makes of these bytes, or No."""
        if self._allowance.of(sender).empty():
            raise No("too-fast")
        await self._gate.enter(sender)
        try:
            if not self._open:
                raise No("closing")
            reader = await self._reader()
            return await self._asked(reader, f"{work.__module__}:{work.__qualname__}", data, sender)
        finally:
            self._gate.leave()

    async def _reader(self) -> ReaderProcess:
        if not self._idle and self._warming is not None:
            await asyncio.wait([self._warming])
        if self._idle:
            return self._idle.pop()
        try:
            return await ReaderProcess.start(self.limits)
        except (ReaderGone, OSError) as error:
            raise No("busy") from error

    async def _asked(self, reader: ReaderProcess, name: str, data: bytes, sender: str) -> bytes:
        self._busy.add(reader)
        try:
            async with asyncio.timeout(self.limits.patience):
                kind, used, answer = await reader.ask(name, data)
        except (ReaderGone, TimeoutError, asyncio.CancelledError) as error:
            raise await self._ended(reader, error, sender) from error
        finally:
            self._busy.discard(reader)
        self._spend(sender, used)
        if self._open and reader.pieces < self.limits.pieces:
            self._idle.append(reader)
        else:
            await reader.stop()
            self._warm_up()
        if kind == REFUSED:
            raise No(*msgspec.json.decode(answer, type=tuple[str, str, dict[str, int | str]]))
        return answer

    def _spend(self, sender: str, seconds: float) -> None:
        self._allowance.of(sender).spend(seconds)
        self._gate.used(sender, seconds)

    async def _ended(
        self, reader: ReaderProcess, error: BaseException, sender: str
    ) -> BaseException:
        """A process that has to go; the sender pays for all it may have used."""
        ended = await (reader.ended() if isinstance(error, ReaderGone) else reader.stop())
        self._spend(sender, self.limits.seconds)
        self.killed += 1
        if not self._open:
            return No("closing")
        self._warm_up()
        if isinstance(error, asyncio.CancelledError):
            return error
        dear = isinstance(error, TimeoutError) or ended == OVERTIME
        return No("too-dear" if dear else "unreadable")

    def _warm_up(self) -> None:
        if self._open and not self._idle and (self._warming is None or self._warming.done()):
            self._warming = asyncio.create_task(self._another())

    async def _another(self) -> None:
        with contextlib.suppress(ReaderGone, OSError):
            self._idle.append(await ReaderProcess.start(self.limits))
