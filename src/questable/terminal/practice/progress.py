"""The file that remembers which puzzles somebody has solved."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from questable.terminal import own_file
from questable.terminal.complaint import Complaint, text_of
from questable.terminal.practice.memory import Memory, Slip
from questable.text import Words


class Progress(msgspec.Struct, forbid_unknown_fields=True):
    """The file's contents."""

    slips: dict[str, Slip]
    questable: Literal["practice"] = "practice"
    version: Literal[1] = 1


def usual_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Among the data of programs."""
    return own_file.usual_file("practice.json", environ)


def slips_of(words: Words, path: Path) -> dict[str, Slip]:
    """What a file remembers; a Complaint names a damaged one."""
    try:
        return msgspec.json.decode(text_of(words, path), type=Progress, strict=True).slips
    except (msgspec.DecodeError, RecursionError) as error:
        line = words.say("learn-damaged", file=str(path), why=str(error))
        raise Complaint(line) from error


def memory_of(words: Words, path: Path) -> Memory:
    """The memory of a file, an empty one if there is no file."""
    return Memory(slips_of(words, path) if path.exists() else None)


def keep(words: Words, path: Path, memory: Memory) -> None:
    """Write the file whole or not at all."""
    encoded = msgspec.json.encode(Progress(dict(sorted(memory.slips.items()))))
    own_file.write_whole(words, path, msgspec.json.format(encoded, indent=1) + b"\n")
