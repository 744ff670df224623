"""The file that remembers what somebody has learnt."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from questable.terminal.complaint import Complaint, text_of, unreadable
from questable.terminal.learn.boxes import Boxes, Slip
from questable.text import Words


class Progress(msgspec.Struct, forbid_unknown_fields=True):
    """The file's contents."""

    slips: dict[str, Slip]
    questable: Literal["progress"] = "progress"
    version: Literal[1] = 1


def usual_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Where data of programs lies: in $XDG_DATA_HOME, else in ~/.local/share."""
    folder = environ.get("XDG_DATA_HOME", "")
    # The standard: a relative path there is to be ignored.
    home = Path(folder) if folder.startswith("/") else Path.home() / ".local" / "share"
    return home / "questable" / "progress.json"


def boxes_of(words: Words, path: Path) -> Boxes:
    """The boxes of a file, empty ones if there is no file; a Complaint names a damaged one."""
    if not path.exists():
        return Boxes()
    text = text_of(words, path)
    try:
        return Boxes(msgspec.json.decode(text, type=Progress, strict=True).slips)
    except (msgspec.DecodeError, RecursionError) as error:
        line = words.say("learn-damaged", file=str(path), why=str(error))
        raise Complaint(line) from error


def keep(words: Words, path: Path, boxes: Boxes) -> None:
    """Write the file whole or not at all."""
    encoded = msgspec.json.encode(Progress(dict(sorted(boxes.slips.items()))))
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(msgspec.json.format(encoded, indent=1) + b"\n")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Complaint(unreadable(words, path, error)) from error
