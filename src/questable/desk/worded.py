"""Messages with words, written once for all lines that are told the same and know the same."""

from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

from questable.engine import GameFinder
from questable.table import Line, messages
from questable.table.run.line import LOG
from questable.telling import Interpreter, Reader
from questable.telling.reader import ReaderMemory
from questable.text import Words


class _Written(NamedTuple):
    told: messages.Tell
    knew: ReaderMemory
    data: bytes
    knows: ReaderMemory


class WordedRooms:
    """The rooms of one process, each in every language that its lines ask for."""

    def __init__(self) -> None:
        self._rooms: WeakValueDictionary[tuple[str, str], WordedRoom] = WeakValueDictionary()
        """They go with the last line that needs them."""
        self._words: dict[str, Words] = {}
        """By language: where each message was found, for all rooms together."""

    def of(self, room: str, lang: str, finder: GameFinder) -> "WordedRoom":
        """The one for a room's lines of one language."""
        found = self._rooms.get((room, lang))
        if found is None:
            if lang not in self._words:
                self._words[lang] = Words(lang)
            found = self._rooms[room, lang] = WordedRoom(Interpreter(self._words[lang], finder))
        return found


class WordedRoom:
    """A room in one language: its interpreter, and what was written last."""

    def __init__(self, interpreter: Interpreter) -> None:
        self.interpreter = interpreter
        self._last: dict[str, _Written] = {}
        """By what is shown."""

    def words(self, line: Line, fresh: bool) -> "LineWords":
        """For a new line."""
        return LineWords(self, Reader(self.interpreter, line.pack, fresh), line)

    def write(self, reader: Reader, told: messages.Tell, show: messages.Shows) -> bytes:
        """A message for a reader of this room, with words.

        A bargain: lines share bytes where the table gave them one and the same message and they
        knew the same before. Both are told by identity, so that no comparing costs time, and a
        message that was made for other eyes is never the same.
        """
        last = self._last.get(show)
        if last is not None and last.told is told and last.knew.same(reader.memory):
            reader.memory = last.knows
            return last.data
        knew = reader.memory
        data = messages.write(read_aloud(reader, told, show))
        self._last[show] = _Written(told, knew, data, reader.memory)
        return data


class LineWords(NamedTuple):
    """Who puts a line's messages into words, and for which line."""

    room: WordedRoom
    reader: Reader
    line: Line

    def write(self, told: messages.Tell, failed: Callable[[], None]) -> bytes:
        """With words; without, rather than not at all, and `failed` is called."""
        try:
            return self.room.write(self.reader, told, self.line.show)
        except Exception:
            LOG.exception("words failed")
            failed()
            self.reader.forget()
            return messages.write(told)


def read_aloud(reader: Reader, told: messages.Tell, show: messages.Shows) -> messages.Tell:
    """A message for a reader, with words if it can have any."""
    if isinstance(told, messages.Update):
        return reader.read(told, show)
    if isinstance(told, messages.Why):
        return reader.why(told)
    if isinstance(told, messages.Hinted):
        return reader.hint(told)
    return told
