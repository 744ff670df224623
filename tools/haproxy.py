"""Find a HAProxy for the tests, installing Debian's where there is none and we may, and run it.

haproxy.py    say where it is; exit 1 if there is none
"""

import asyncio
import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.apt import install  # noqa: E402
from tools.ports import free  # noqa: E402

FILE = ROOT / "deploy" / "haproxy.cfg"
CHOSEN = "QUESTABLE_HAPROXY"
"""The program, where it is not in the path."""


def found() -> str:
    """The program; Debian's is not in everybody's path."""
    chosen = os.environ.get(CHOSEN)
    return shutil.which(chosen or "haproxy", path=None if chosen else _path()) or ""


def _path() -> str:
    return os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"))


def missing() -> str:
    """Why no test can have a proxy, in one line; '' if they can."""
    return "" if found() else f"there is no HAProxy (Debian: apt install haproxy; or {CHOSEN})"


def prepared() -> str:
    """What is still missing after installing what may be installed."""
    if missing() and not os.environ.get(CHOSEN):
        install("haproxy for the tests", [["haproxy"]], lambda: not missing())
    return missing()


class Proxy:
    """HAProxy with the file of deploy/ as its own process, always on the same port."""

    def __init__(self, *ports: int) -> None:
        """The ports of two servers, or of one."""
        self._ports = ports
        self.port = free(range(15_000 + os.getpid() % 4_000, 20_000))
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Until it takes callers."""
        one, two = self._ports[0], self._ports[-1]
        named = {"BIND": self.port, "ONE": one, "TWO": two}
        places = {f"HOUSE_{name}": f"127.0.0.1:{port}" for name, port in named.items()}
        self._process = await asyncio.create_subprocess_exec(
            *(found(), "-q", "-db", "-n", "2000", "-f", str(FILE)),
            env={**os.environ, **places},
        )
        async with asyncio.timeout(30):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    assert self._process.returncode is None
                    await asyncio.sleep(0.02)
                else:
                    writer.close()
                    return

    async def kill(self) -> None:
        """Without a word."""
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


if __name__ == "__main__":
    why = prepared()
    print(f"questable: {why}" if why else found(), file=sys.stderr if why else sys.stdout)
    sys.exit(bool(why))
