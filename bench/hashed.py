"""Workers with a port each, and the real HAProxy before them: python -m bench.hashed.

It says on which port it serves, as bench.server does, and stops when it is told to.
"""

import argparse
import asyncio
import signal
import sys

import uvloop

from bench.server import port_of
from tools.haproxy import Proxy
from tools.ports import free

INNER = range(12_000, 15_000)
"""Where workers may reach each other."""


async def serve(db: str, workers: int) -> None:
    """Until somebody stops it."""
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    started, ports, inner = [], [], INNER.start
    for _ in range(workers):
        inner = free(range(inner + 1, INNER.stop))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.server", "--serve", db, "--workers", "1"),
            *("--address", f"127.0.0.1:{inner}"),
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        started.append(process)
        ports.append(await port_of(process.stdout))
    proxy = Proxy(*ports)
    await proxy.start()
    print(f"serves on {proxy.port}", flush=True)
    await stopped.wait()
    await proxy.kill()
    for process in started:
        process.terminate()
    for process in started:
        await process.wait()


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="bench.hashed", description=__doc__)
    parser.add_argument("--serve", metavar="DB", required=True)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    uvloop.run(serve(given.serve, given.workers))


if __name__ == "__main__":
    main()
