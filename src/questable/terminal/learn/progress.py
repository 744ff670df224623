"""The file that remembers what somebody has learnt; the page reads and writes the same."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from questable.terminal import own_file
from questable.terminal.learn.boxes import BoxSlip
from questable.terminal.spacing import Memory, Slip
from questable.text import Words

BOXES = 1
"""The version that had boxes."""


class FileHead(msgspec.Struct):
    """Which version a file is of."""

    version: int


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    """The contents of an old file."""

    slips: dict[str, BoxSlip]
    questable: Literal["progress"]
    version: Literal[1]


class LearningFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file's contents."""

    slips: dict[str, Slip]
    questable: Literal["progress"] = "progress"
    version: Literal[2] = 2


def usual_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Among the data of programs."""
    return own_file.usual_file("progress.json", environ)


def slips_of(words: Words, path: Path) -> dict[str, Slip]:
    """What a file remembers, an old one too; a Complaint names a damaged one."""
    if own_file.read(words, path, FileHead).version == BOXES:
        old = own_file.read(words, path, BoxFile).slips
        return {item: slip.slip() for item, slip in old.items()}
    return own_file.read(words, path, LearningFile).slips


def memory_of(words: Words, path: Path) -> Memory:
    """The memory of a file, an empty one if there is no file."""
    return Memory(slips_of(words, path) if path.exists() else None)


def keep(words: Words, path: Path, memory: Memory) -> None:
    """Into the file, in the order of their items."""
    own_file.keep(words, path, LearningFile(dict(sorted(memory.slips.items()))))
