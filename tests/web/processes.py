"""The processes of a house, as the system lists them."""

from pathlib import Path


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
