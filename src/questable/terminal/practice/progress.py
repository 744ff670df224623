"""The file that remembers which puzzles somebody has solved."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from questable.terminal import own_file
from questable.terminal.spacing import Memory, Slip
from questable.text import Words


class PracticeFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file's contents."""

    slips: dict[str, Slip]
    questable: Literal["practice"] = "practice"
    version: Literal[1] = 1


def usual_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Among the data of programs."""
    return own_file.usual_file("practice.json", environ)


def slips_of(words: Words, path: Path) -> dict[str, Slip]:
    """What a file remembers; a Complaint names a damaged one."""
    return own_file.read(words, path, PracticeFile).slips


def memory_of(words: Words, path: Path) -> Memory:
    """The memory of a file, an empty one if there is no file."""
    return Memory(slips_of(words, path) if path.exists() else None)


def keep(words: Words, path: Path, memory: Memory) -> None:
    """Into the file, in the order of their puzzles."""
    own_file.keep(words, path, PracticeFile(dict(sorted(memory.slips.items()))))
