"""Files of results: what was asked on the first line, then a line for each thing as it ends.

Each line is one JSON object. The order of lines does not matter, nor does one that stands twice. A
last line that was cut short is as if it had never been.
"""

from pathlib import Path
from typing import IO, Generic, TypeVar

import msgspec

Head = TypeVar("Head", bound=msgspec.Struct)
Line = TypeVar("Line", bound=msgspec.Struct)


class OtherGames(ValueError):
    """A file whose games cannot be gone on with, and the first thing that differs."""

    def __init__(self, differs: str) -> None:
        super().__init__(f"the games of this file differ in: {differs}")
        self.differs = differs


class LinesFile(Generic[Head, Line]):
    """What a file has, and a place for more."""

    def __init__(self, path: Path, head: Head, kind: type[Line]) -> None:
        self.path = path
        self.lines: list[Line] = []
        text = path.read_bytes() if path.exists() else b""
        *lines, torn = text.split(b"\n")
        if lines:
            check(lines[0], head)
            self.lines = read_lines(lines[1:], kind)
        self._out: IO[bytes] = path.open("r+b" if text else "wb")
        self._out.seek(len(text) - len(torn))
        self._out.truncate()
        if not lines:
            self._write(head)

    def add(self, line: Line) -> None:
        """Keep one more; it is on its way to the disk when this returns."""
        self._write(line)

    def _write(self, struct: msgspec.Struct) -> None:
        self._out.write(msgspec.json.encode(struct) + b"\n")
        self._out.flush()

    def close(self) -> None:
        """Nothing more comes."""
        self._out.close()


def check(line: bytes, head: msgspec.Struct) -> None:
    """OtherGames where a first line does not say the same; the first field names the format."""
    fields = head.__struct_fields__
    try:
        found = msgspec.json.decode(line, type=type(head))
    except msgspec.DecodeError as error:
        raise OtherGames(fields[0]) from error
    for name in fields:
        if getattr(found, name) != getattr(head, name):
            raise OtherGames(name)


def read_lines(lines: list[bytes], kind: type[Line]) -> list[Line]:
    """All but the first, or OtherGames with the number of the one that is none."""
    decoder = msgspec.json.Decoder(kind)
    found = []
    for number, line in enumerate(lines, 2):
        try:
            found.append(decoder.decode(line))
        except msgspec.DecodeError as error:
            raise OtherGames(f"line {number}") from error
    return found
