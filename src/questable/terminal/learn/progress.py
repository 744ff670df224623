"""The file that remembers what somebody has learnt."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from questable.terminal import own_file
from questable.terminal.complaint import Complaint, text_of
from questable.terminal.learn.boxes import Boxes, Slip
from questable.text import Words


class Progress(msgspec.Struct, forbid_unknown_fields=True):
    """The file's contents."""

    slips: dict[str, Slip]
    questable: Literal["progress"] = "progress"
    version: Literal[1] = 1


def usual_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Among the data of programs."""
    return own_file.usual_file("progress.json", environ)


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
    own_file.write_whole(words, path, msgspec.json.format(encoded, indent=1) + b"\n")
