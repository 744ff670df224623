"""The serve command: what it says, what it refuses, how it ends."""

import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

from questable.web.server import listen
from tests.cli.command import Command


def test_it_serves_says_where_and_ends_when_told(tmp_path: Path) -> None:
    """To the house too, with a code for phones; a rude end is not needed."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, "-m", "questable", "serve", "--lang", "en", "--lan"]
    with subprocess.Popen(
        [*command, "--port", "0", "--db", db], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        url = said.split()[4]
        with urllib.request.urlopen(f"{url}/health", timeout=30) as answer:
            assert b'"ok"' in answer.read()
        server.send_signal(signal.SIGINT)
        rest = server.stdout.read()
        assert server.wait(30) in (0, -signal.SIGINT, 130)
    assert db in said
    assert "On your home network: http://" in rest
    assert "▀" in rest
    assert (tmp_path / "tables.db").exists()


def test_what_cannot_be_served_is_refused_in_one_line(command: Command) -> None:
    """A store that is none, a folder that is not there, a port in use."""
    assert "sqlite:///FILE" in command.refused("serve", "--db", "mysql://x")
    assert "cannot be used" in command.refused("serve", "--port", "0", "--db", "sqlite:///no/x.db")
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert str(port) in command.refused("serve", "--port", str(port), "--db", "sqlite://")
