"""Files in which a program remembers something of somebody."""

import os
from collections.abc import Mapping
from pathlib import Path

from questable.terminal.complaint import Complaint, unreadable
from questable.text import Words


def usual_file(name: str, environ: Mapping[str, str] = os.environ) -> Path:
    """Where data of programs lies: in $XDG_DATA_HOME, else in ~/.local/share."""
    folder = environ.get("XDG_DATA_HOME", "")
    # The standard: a relative path there is to be ignored.
    home = Path(folder) if folder.startswith("/") else Path.home() / ".local" / "share"
    return home / "questable" / name


def write_whole(words: Words, path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Complaint(unreadable(words, path, error)) from error
