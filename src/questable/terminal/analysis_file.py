"""Analyses that were made before, in a file beside the record: `FILE.analysis`, a line each."""

import os
from pathlib import Path

import msgspec

from questable.bots.moments import FORMAT, Analysis

MOST_LINES = 20
"""Lines that a file keeps: depths, views and seeds of one game."""
LONGEST = 20_000_000


def beside(record: Path) -> Path:
    """Where the analyses of a record lie."""
    return record.with_name(record.name + ".analysis")


def kept(path: Path) -> list[Analysis]:
    """All of them; what cannot be read was made by another program and is made again."""
    try:
        if path.stat().st_size > LONGEST:
            return []
        lines = path.read_bytes().splitlines()
    except OSError:
        return []
    found = []
    for line in lines:
        try:
            analysis = msgspec.json.decode(line, type=Analysis)
        except msgspec.DecodeError:
            continue
        if analysis.analysis == FORMAT:
            found.append(analysis)
    return found


def keep(path: Path, analysis: Analysis) -> None:
    """Put one more behind the others, the whole file or nothing."""
    every = [*kept(path), analysis][-MOST_LINES:]
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        part.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in every))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
