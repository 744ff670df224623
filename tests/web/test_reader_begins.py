"""A process that reads for the server comes up, whatever it warms itself with."""

import subprocess
import sys

import pytest

from questable.web.reader import ANSWERED, READY


@pytest.mark.parametrize("warm", ["words", "games", ""])
def test_a_reader_is_ready_and_ends_with_its_input(warm: str) -> None:
    """All that it loads first is there; it says that it is ready, and nothing else."""
    ended = subprocess.run(
        [sys.executable, "-m", "questable.web.reader", "20", "1024", "0", warm],
        input=b"",
        capture_output=True,
        timeout=120,
    )
    assert ended.returncode == 0, ended.stderr.decode()
    assert ended.stdout == ANSWERED.pack(READY, 0, 0)
