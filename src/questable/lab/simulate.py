"""Playing many games between bots, in as many processes as there are cores."""

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor

from questable.engine import Game, Setup
from questable.lab.play import GameResult, play_one
from questable.lab.summary import Summary
from questable.registry import game as find_game

CHUNK = 50
"""Games that a process is given at a time, at the most."""
SHARES = 4
"""Chunks for each process, at the least, so that none waits long for the last one."""
AHEAD = 4
"""Chunks under way for each process: one is played, the others wait."""
MOST_ENTRIES = 20_000
"""Entries after which a game is counted as truncated, unless the caller says otherwise."""

Work = tuple[str, Setup, list[str], str, int, range]


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    game: Game,
    setup: Setup,
    *,
    games: int,
    seed: str,
    levels: list[str],
    most: int = MOST_ENTRIES,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play `games` games between bots, one level a seat; the same whatever the number of jobs.

    Ctrl+C ends it early: then the summary is that of the first games, as many as it says.
    """
    if len(levels) != setup.players:
        raise ValueError(f"{len(levels)} bots for {setup.players} seats")
    summary = Summary(game, setup, levels, seed, most)
    start = time.perf_counter()
    jobs = min(jobs, games)
    chunks = _chunks(games, jobs)
    playing = _here(summary, chunks) if jobs == 1 else _spread(summary, chunks, jobs)
    try:
        for played in playing:
            for one in played:
                summary.add(one)
            if progress is not None:
                progress(summary.games)
    except KeyboardInterrupt:
        pass
    summary.seconds = time.perf_counter() - start
    return summary


def _chunks(games: int, jobs: int) -> Iterator[range]:
    """Small ones first, so that something is soon to be seen, then larger ones."""
    largest = max(1, min(CHUNK, games // (jobs * SHARES)))
    first = given = 0
    while first < games:
        size = min(largest, 1 << min(given // jobs, CHUNK.bit_length()))
        yield range(first, min(first + size, games))
        first += size
        given += 1


def _here(summary: Summary, chunks: Iterator[range]) -> Iterator[list[GameResult]]:
    """One game after the other, in this process."""
    for chunk in chunks:
        for i in chunk:
            seed = f"{summary.seed}:{i}"
            yield [play_one(summary.game, summary.setup, summary.levels, seed, summary.most)]


def _spread(summary: Summary, chunks: Iterator[range], jobs: int) -> Iterator[list[GameResult]]:
    """Over several processes; what they played comes in the order of the chunks."""
    told = (summary.game.key, summary.setup, summary.levels)
    pool = ProcessPoolExecutor(jobs, initializer=leave_interrupts)
    under_way: deque[Future[list[GameResult]]] = deque()
    try:
        for chunk in chunks:
            work: Work = (*told, summary.seed, summary.most, chunk)
            under_way.append(pool.submit(_play_chunk, work))
            if len(under_way) == AHEAD * jobs:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    except BaseException:
        # Chunks that are under way would hold the caller up, and nobody will read them.
        for process in list(pool._processes.values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl+C reaches all processes of a terminal; the first one decides what becomes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(work: Work) -> list[GameResult]:
    key, setup, levels, seed, most, chunk = work
    game = find_game(key)
    return [play_one(game, setup, levels, f"{seed}:{i}", most) for i in chunk]
