"""Words are made once for all who are told the same and know the same, such as spectators."""

from collections import OrderedDict
from collections.abc import Hashable

from questable.table import messages
from questable.telling import Reader
from questable.telling.reader import Memory

MOST = 64
"""Messages that are kept: those of one update go out one right after the other."""


class Echo:
    """The last messages with their words.

    What a reader says follows from its language, its memory and the message, all of which came over
    its own line. Who has the same three is told the same words, and nobody else is (T-5.1).
    """

    def __init__(self) -> None:
        self._said: OrderedDict[Hashable, tuple[bytes, Memory]] = OrderedDict()

    def read_aloud(self, room: str, reader: Reader, data: bytes) -> bytes:
        """A message for a reader of this room, with words."""
        key = (room, reader.lang, reader.memory.key(), data)
        if (found := self._said.get(key)) is not None:
            said, reader.memory = found
            return said
        said = read_aloud(reader, data)
        self._said[key] = (said, reader.memory)
        if len(self._said) > MOST:
            self._said.popitem(last=False)
        return said


def read_aloud(reader: Reader, data: bytes) -> bytes:
    """A message for a reader, with words."""
    told = messages.read_tell(data)
    if isinstance(told, messages.Update):
        return messages.write(reader.read(told))
    if isinstance(told, messages.Why):
        return messages.write(reader.why(told))
    assert isinstance(told, messages.Hinted)
    return messages.write(reader.hint(told))
