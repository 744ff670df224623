"""The page that stories are told of, and a server in a process of its own that can go and come."""

import contextlib
import fcntl
import os
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def built_once(run: Path, build: list[str]) -> bool:
    """Whether there is a page: built by the first process of a test run that wants one.

    The others wait for it, and none builds again: a page that changes while stories are told, since
    somebody edits a file, would be another one from the next server on.
    """
    with (run / "page-lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        built = run / "page-built"
        if not built.exists():
            built.write_text(str(subprocess.run(build).returncode))
        return built.read_text() == "0"


class Server:
    """Serves the built page and a database in this folder, always on the same port."""

    def __init__(
        self, folder: Path, prefix: str = "", surroundings: dict[str, str] | None = None
    ) -> None:
        self.prefix = prefix
        self.surroundings = surroundings or dict(os.environ)
        self.db = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    def start(self) -> None:
        """Until it says that it serves."""
        self.port = self.port or free()
        command = [sys.executable, "-m", "tests.web.served", str(self.port), self.db]
        command += [self.prefix] if self.prefix else []
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=self.surroundings, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "serves on" in said, said

    def stop(self) -> None:
        """As if somebody had pulled the plug."""
        if self.process is None:
            return
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


APART = 20
"""Ports of one process that tells stories: another one that looks for a port leaves them alone."""


def free() -> int:
    """A port below those that the machine gives to callers, so that none of them takes it."""
    for port in range(20_000 + os.getpid() % 500 * APART, 32_000):
        with contextlib.suppress(OSError), socket.socket() as tried:
            tried.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")
