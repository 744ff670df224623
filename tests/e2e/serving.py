"""A server in a process of its own, which can go away and come back."""

import contextlib
import os
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Server:
    """Serves the built page and a database in this folder, always on the same port."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        self.prefix = prefix
        self.db = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    def start(self) -> None:
        """Until it says that it serves."""
        self.port = self.port or _free()
        command = [sys.executable, "-m", "tests.web.served", str(self.port), self.db]
        command += [self.prefix] if self.prefix else []
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=dict(os.environ), stdout=subprocess.PIPE, text=True
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


def _free() -> int:
    """A port below those that the machine gives to callers, so that none of them takes it."""
    for port in range(20_000 + os.getpid() % 500 * APART, 32_000):
        with contextlib.suppress(OSError), socket.socket() as tried:
            tried.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")
