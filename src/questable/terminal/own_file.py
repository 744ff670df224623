"""Files in which a program remembers something of somebody."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from questable.terminal.complaint import Complaint, text_of, unreadable
from questable.text import Words

Contents = TypeVar("Contents", bound=msgspec.Struct)


def usual_file(name: str, environ: Mapping[str, str] = os.environ) -> Path:
    """Where data of programs lies: in $XDG_DATA_HOME, else in ~/.local/share."""
    folder = environ.get("XDG_DATA_HOME", "")
    # The standard: a relative path there is to be ignored.
    home = Path(folder) if folder.startswith("/") else Path.home() / ".local" / "share"
    return home / "questable" / name


def read(words: Words, path: Path, kind: type[Contents]) -> Contents:
    """What a file remembers; a Complaint names a damaged one."""
    try:
        return msgspec.json.decode(text_of(words, path), type=kind, strict=True)
    except (msgspec.DecodeError, RecursionError) as error:
        line = words.say("learn-damaged", file=str(path), why=str(error))
        raise Complaint(line) from error


def keep(words: Words, path: Path, contents: msgspec.Struct) -> None:
    """Remember it: a file is written whole or not at all."""
    encoded = msgspec.json.format(msgspec.json.encode(contents), indent=1)
    write_whole(words, path, encoded + b"\n")


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
