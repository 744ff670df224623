"""The file that remembers what somebody has learnt."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from questable.terminal import own_file
from questable.terminal.learn.boxes import Boxes, BoxSlip
from questable.text import Words


class LearningFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file's contents."""

    slips: dict[str, BoxSlip]
    questable: Literal["progress"] = "progress"
    version: Literal[1] = 1


def usual_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Among the data of programs."""
    return own_file.usual_file("progress.json", environ)


def boxes_of(words: Words, path: Path) -> Boxes:
    """The boxes of a file, empty ones if there is no file; a Complaint names a damaged one."""
    if not path.exists():
        return Boxes()
    return Boxes(own_file.read(words, path, LearningFile).slips)


def keep(words: Words, path: Path, boxes: Boxes) -> None:
    """Into the file, in the order of their items."""
    own_file.keep(words, path, LearningFile(dict(sorted(boxes.slips.items()))))
