"""Who plays the games of a task list: this process, several processes, or a cluster.

Whoever it is, a game depends on its case and number alone; so the rows are the same, and only the
order in which they come differs.
"""

import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from itertools import islice

import msgspec

from questable.trials.case import Task, play_tasks
from questable.trials.players import Player, modules
from questable.trials.row import GameRow

AHEAD = 2
"""Chunks under way for each process: one is played, one waits."""
CHUNK_SECONDS = 0.25
"""How long a chunk should take: long beside what it costs to send it, short to wait for."""
CHUNK = 150
"""Games in a chunk, at the most: their rows fit into a pipe, so that no process waits until they
are read."""
SHARES = 4
"""Chunks for each process of what is left, at the least, so that none waits long for the last;"""
SMALLEST = 8
"""but none is shorter than this part of what a chunk should take: to send it costs as much."""


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def leave_interrupts() -> None:
    """Ctrl+C reaches all processes of a terminal; the first one decides what becomes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


_ROWS = msgspec.msgpack.Decoder(list[GameRow])


def play_packed(tasks: list[Task]) -> tuple[bytes, float]:
    """Some games as bytes, which cost a third of pickled rows, and how many seconds they took."""
    rows, seconds = play_tasks(tasks)
    return msgspec.msgpack.encode(rows), seconds


class Chunks:
    """Tasks in chunks of about the same time: single games first, then as many as are quick."""

    def __init__(self, tasks: Iterator[Task], total: int, workers: int, times: int = 1) -> None:
        """With `times` as long ones, where sending them costs more."""
        self._tasks = tasks
        self._times = times
        self._left = total
        self._workers = workers
        self._pace = 0.0
        """Seconds a game; 0 while nobody knows."""

    def timed(self, games: int, seconds: float) -> None:
        """How long some took."""
        if games:
            self._pace = seconds / games

    def next(self) -> list[Task]:
        """The next ones; none when there are none."""
        fit = int(self._times * CHUNK_SECONDS / self._pace) if self._pace else 1
        fair = self._left // (self._workers * SHARES)
        least = max(1, fit // SMALLEST)
        chunk = list(islice(self._tasks, min(max(least, fair), max(1, fit), self._times * CHUNK)))
        self._left -= len(chunk)
        return chunk


class Workers(ABC):
    """Somebody who plays."""

    @abstractmethod
    def play(self, tasks: Iterator[Task], total: int) -> Generator[list[GameRow], None, None]:
        """Rows as they come, in any order. Tasks are asked for as late as possible.

        So many there are at the most; a guess does.
        """

    def close(self) -> None:  # noqa: B027 - who has nothing to close need not
        """Nothing more comes."""


class Alone(Workers):
    """This process, one game after the other."""

    def play(self, tasks: Iterator[Task], _total: int) -> Generator[list[GameRow], None, None]:
        """In the order of the tasks."""
        for task in tasks:
            yield [task.case.play(task.number)]


class Pool(Workers):
    """Whoever takes work as an executor does, so many at a time."""

    times = 1
    """How much larger than a process's its chunks are."""

    def __init__(self, executor: Executor, count: int) -> None:
        self._executor = executor
        self.count = count

    def play(self, tasks: Iterator[Task], total: int) -> Generator[list[GameRow], None, None]:
        """Chunk by chunk; who stops listening leaves what is under way."""
        chunks = Chunks(tasks, total, self.count, self.times)
        under_way: set[Future[tuple[bytes, float]]] = set()
        try:
            while True:
                while len(under_way) < AHEAD * self.count and (chunk := chunks.next()):
                    under_way.add(self._executor.submit(play_packed, chunk))
                if not under_way:
                    return
                ended, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in ended:
                    packed, seconds = future.result()
                    rows = _ROWS.decode(packed)
                    chunks.timed(len(rows), seconds)
                    yield rows
        except BaseException:
            self.abandon(under_way)
            raise

    def abandon(self, under_way: set[Future[tuple[bytes, float]]]) -> None:
        """What is under way would hold the caller up; it is played another time."""
        for future in under_way:
            future.cancel()

    def close(self) -> None:
        """Whoever waits for work goes home."""
        self._executor.shutdown(wait=True)


class Processes(Pool):
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        self._pool = ProcessPoolExecutor(count, initializer=leave_interrupts)
        super().__init__(self._pool, count)

    def abandon(self, under_way: set[Future[tuple[bytes, float]]]) -> None:
        """A game that is being played cannot be called back: its process ends."""
        super().abandon(under_way)
        for process in list(self._pool._processes.values()):
            process.terminate()

    def close(self) -> None:
        """What has not begun never will."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def workers_for(jobs: int, cluster: str | None = None, players: Iterable[Player] = ()) -> Workers:
    """So many processes, or the cluster at that address, which is sent bots that it lacks."""
    if cluster is not None:
        from questable.lab.cluster import Cluster

        return Cluster(cluster, modules(players))
    return Alone() if jobs == 1 else Processes(jobs)
