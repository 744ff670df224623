"""The serve command: what it says, what it refuses, how it ends."""

import json
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from questable.storage import claimed
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


def test_check_refuses_before_anything_is_built(command: Command, tmp_path: Path) -> None:
    """What cannot be served is told, and what can is not served."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with claimed(db):
        assert "Another server" in command.refused("serve", "--check", "--port", "0", "--db", db)
    assert command("serve", "--check", "--port", "0", "--db", db).out == ""
    bad = tmp_path / "bad.toml"
    bad.write_text("port = 8000\ncolour = 'red'\n")
    assert "colour" in command.refused("serve", "--check", "--config", bad)
    bad.write_text("these are not the rows" * 99)
    with claimed(f"sqlite:///{bad}"):
        pass  # the lock beside a file stays
    refused = command.refused("serve", "--check", "--port", "0", "--db", f"sqlite:///{bad}")
    assert "cannot be used" in refused
    assert "proxies" in command.refused("serve", "--check", "--config", _toml(tmp_path))


def _toml(folder: Path) -> Path:
    """A file that trusts everybody."""
    file = folder / "trusting.toml"
    file.write_text("proxies = ['*']\n")
    return file


def test_the_keeper_is_heard_while_it_runs(tmp_path: Path) -> None:
    """SIGHUP reads the house's part again; a broken file leaves all as it was."""
    file = tmp_path / "questable.toml"
    file.write_text(f"port = 0\ndb = 'sqlite:///{tmp_path / 'tables.db'}'\n")
    command = [sys.executable, "-m", "questable", "serve", "--lang", "en", "--config", str(file)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    told = []
    try:
        assert server.stdout is not None
        url = next(word for word in server.stdout.readline().split() if word.startswith("http"))
        for text in ("[house]\nclosed = true\n", "nonsense", "[house]\nnotice = 'Soon.'\n"):
            file.write_text(text)
            server.send_signal(signal.SIGHUP)
            time.sleep(0.5)
            with urllib.request.urlopen(f"{url}/api/house", timeout=30) as answer:
                told.append(json.loads(answer.read()))
        server.send_signal(signal.SIGINT)
        server.wait(30)
    finally:
        server.kill()
        server.communicate()
    assert [each["closed"] for each in told] == [True, True, False]
    assert told[2]["notice"]["fr"] == "Soon."
