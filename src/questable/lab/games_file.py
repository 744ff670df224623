"""The file in which an arena keeps its games, so that it can be stopped and gone on with.

One JSON object a line: what was played, then a line for each game as it ends. A game is named by
who met whom and its number, and is the same whenever it is played; so the order of lines does not
matter, nor does one that stands twice. A last line that was cut short is played again.
"""

import hashlib
from pathlib import Path
from typing import IO

import msgspec

from questable.engine import Game, Setup, Value
from questable.fast import PACKAGE

FORMAT = 1
PLAYING = ("engine", "saints", "games", "bots", "lab/play.py")
"""What a game between bots depends on."""


class GamesHead(msgspec.Struct, frozen=True):
    """On what the games of a file depend, besides who met whom."""

    arena: int
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    pack: str
    seed: str
    most: int
    program: str
    """The rules and bots, as a hash: others would play other games."""


class Met(msgspec.Struct, frozen=True):
    """One game: one challenger among hosts, in the seat that its number says."""

    host: str
    challenger: str
    number: int
    winners: list[int]
    actions: int
    over: bool = True


class OtherGames(ValueError):
    """A file whose games cannot be gone on with, and the first thing that differs."""

    def __init__(self, differs: str) -> None:
        super().__init__(f"the games of this file differ in: {differs}")
        self.differs = differs


def program(*more: str) -> str:
    """All that plays, and these files besides, code and data, as a hash."""
    digest = hashlib.sha256()
    for part in (*PLAYING, *more):
        inside = sorted((PACKAGE / part).rglob("*"))
        for file in inside or [PACKAGE / part]:
            if file.suffix in (".py", ".toml"):
                content = file.read_bytes()
                digest.update(f"{file.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode())
                digest.update(content)
    return digest.hexdigest()[:16]


def head_of(game: Game, setup: Setup, seed: str, most: int) -> GamesHead:
    """What a file of these games begins with."""
    return GamesHead(
        FORMAT, game.key, game.rules_version, setup.players, setup.options, setup.pack.hash,
        seed, most, program(),
    )  # fmt: skip


class GamesFile:
    """Games that were played, and a place for those to come."""

    def __init__(self, path: Path, head: GamesHead) -> None:
        self.path = path
        self.games: list[Met] = []
        text = path.read_bytes() if path.exists() else b""
        *lines, torn = text.split(b"\n")
        if lines:
            self._check(lines[0], head)
            self.games = [self._met(number, line) for number, line in enumerate(lines[1:], 2)]
        self._out: IO[bytes] = path.open("r+b" if text else "wb")
        self._out.seek(len(text) - len(torn))
        self._out.truncate()
        if not lines:
            self._write(head)

    def _check(self, line: bytes, head: GamesHead) -> None:
        try:
            found = msgspec.json.decode(line, type=GamesHead)
        except msgspec.DecodeError as error:
            raise OtherGames("arena") from error
        for name in head.__struct_fields__:
            if getattr(found, name) != getattr(head, name):
                raise OtherGames(name)

    def _met(self, number: int, line: bytes) -> Met:
        try:
            return msgspec.json.decode(line, type=Met)
        except msgspec.DecodeError as error:
            raise OtherGames(f"line {number}") from error

    def add(self, met: Met) -> None:
        """Keep one more; it is on its way to the disk when this returns."""
        self._write(met)

    def _write(self, struct: msgspec.Struct) -> None:
        self._out.write(msgspec.json.encode(struct) + b"\n")
        self._out.flush()

    def close(self) -> None:
        """Nothing more comes."""
        self._out.close()
