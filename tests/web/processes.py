"""The processes of a house, as the system lists them."""

import contextlib
import os
from pathlib import Path

LISTENS = "00010000"
"""The flag of a socket that takes calls."""


def workers_of(supervisor: int) -> list[int]:
    """The workers that it has started, in no order; a bare system has no `ps`."""
    return [
        int(each.name)
        for each in Path("/proc").iterdir()
        if each.name.isdigit() and _is_worker(each, supervisor)
    ]


def _is_worker(process: Path, supervisor: int) -> bool:
    try:
        # The name, in brackets, may hold anything; the state and the parent come after it.
        parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
        return int(parent) == supervisor and b"spawn_main" in (process / "cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return False


def listening_at(process: int) -> set[str]:
    """The unix sockets at which it takes calls."""
    listed = [each.split() for each in Path("/proc/net/unix").read_text().splitlines()[1:]]
    waiting = {each[6]: each[7] for each in listed if len(each) == 8 and each[3] == LISTENS}
    found = set()
    for each in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(OSError):
            inode = os.readlink(each).removeprefix("socket:[").removesuffix("]")
            found |= {waiting[inode]} if inode in waiting else set()
    return found
