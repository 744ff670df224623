"""Files of packs that whoever runs the server names: read, watched, read anew when they change.

A file that cannot be used changes nothing but what is told of it: tables keep what they have.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

from questable.engine import Fault, Game, Pack, PackError, Refused
from questable.table import Hall, No
from questable.table.judge.house_pack import HousePack, need_playable
from questable.table.judge.reading import refusal
from questable.telling.voice import refused
from questable.text import Words

LOG = logging.getLogger("questable.web")
PAUSE = 0.3
"""Seconds between two looks; a file counts once it has not changed from one to the next."""

Stamp = tuple[int, int, int] | None


class PackFile:
    """One game's file, and what it was good for when it was last read."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path
        self.house: HousePack | None = None
        """None until it could be read once: then the game is played with its own pack."""
        self._seen: Stamp = None
        self._read: Stamp = None

    def open(self) -> None:
        """Read it; PackError or Refused where it cannot be used."""
        self._seen = self._read = self._stamp()
        self.house = HousePack(self._pack(), file=self.path.name)

    def look(self) -> HousePack | None:
        """What the file is now, where that is another thing than before."""
        stamp, before = self._stamp(), self._seen
        self._seen = stamp
        if stamp == self._read or stamp != before:
            return None
        self._read = stamp
        found, was = self._found(), self.house
        if found is None or (was and found.pack is was.pack and found.fault is was.fault is None):
            return None
        self.house = found
        return found

    def _found(self) -> HousePack | None:
        was = self.house
        try:
            found = HousePack(self._pack(), file=self.path.name)
        except (Refused, PackError) as error:
            return HousePack(was.pack, refusal(error), self.path.name) if was else None
        return HousePack(was.pack, file=self.path.name) if was and found.same(was) else found

    def _pack(self) -> Pack:
        pack = self.game.read_pack(str(self.path), self._text())
        need_playable(self.game, pack)
        return pack

    def _text(self) -> str:
        try:
            return self.path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise PackError(str(self.path), 1, Fault("unreadable")) from error

    def _stamp(self) -> Stamp:
        """When it was written, how long it is, and whether it is the same file."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino


class PackFiles:
    """All of them, for one hall."""

    def __init__(self, files: list[PackFile], tell: Callable[[PackFile], None]) -> None:
        self._files = files
        self._tell = tell
        """Called with a file that was read anew."""
        self._watching: asyncio.Task[None] | None = None

    def begin(self, hall: Hall) -> None:
        """Rooms play with them from now on, and hear when one changes."""
        for file in self._files:
            if file.house is not None:
                hall.play_with(file.game.key, file.house)
        if self._files:
            self._watching = asyncio.create_task(self._watch(hall), name="pack files")

    async def _watch(self, hall: Hall) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            for file in self._files:
                try:
                    house = await asyncio.to_thread(file.look)
                except Exception:
                    LOG.exception("a pack of %s could not be read", file.game.key)
                    continue
                if house is not None:
                    self._tell(file)
                    hall.play_with(file.game.key, house)

    async def close(self) -> None:
        """Look no more."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])


def parts(texts: tuple[str, ...]) -> list[tuple[str, Path]]:
    """Games and files, of what is written GAME=FILE."""
    found = [text.partition("=") for text in texts]
    return [(game.strip(), Path(file.strip()).expanduser()) for game, _, file in found]


def said(words: Words, file: PackFile) -> str:
    """What became of a file, in a sentence for whoever runs the server."""
    facts = {"file": str(file.path), "game": words.say(f"{file.game.key}-title")}
    no = file.house.fault if file.house else None
    if no is None:
        return words.say("web-pack-renewed", **facts)
    return words.say("web-pack-wrong", why=_why(words, file, no))


def _why(words: Words, file: PackFile, no: No) -> str:
    """File, line and reason; a set-up that no number of players could begin has no line."""
    name = str(file.path)
    if no.code != "pack":
        why = refused(words, file.game.key, Refused(no.code, no.rule, no.facts))
        return words.say("web-pack-refused", file=name, why=why)
    facts = dict(no.facts)
    line, reason = facts.pop("line"), str(facts.pop("why"))
    why = words.say(f"fault-{reason}", **facts)
    return words.say("web-pack-line", file=name, line=line, why=why)
