"""A bot's thought as bytes: it can be thought in a process where there is nothing but a view."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from random import Random

import msgspec

from questable.bots import SearchBot, advise, bot
from questable.engine import Action, Game, GameFinder, Setup, View, read_record

REMEMBERED = 1_000_000
"""Characters of the headers whose set-ups a process remembers. A pack of one's own takes a while to
read, and some thirty times as much memory as its header, which is all that a process has."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """All that a bot is told when it is to act."""

    level: str
    header: str
    """Of a record: the game, its options and its pack. Nothing that was promised or drawn."""
    view: msgspec.Raw
    """What the seat sees."""
    legal: list[str]
    seed: str
    """For the bot's own dice."""
    millis: int
    """In which it has to answer."""


_thought = msgspec.json.Decoder(Thought)


def chosen(finder: GameFinder, data: bytes) -> bytes:
    """A work: the text of the action that the bot chooses."""
    return deque(choosing(finder, data), maxlen=1).pop()


def choosing(finder: GameFinder, data: bytes) -> Iterator[bytes]:
    """The same a little at a time: b'', until last of all comes the text."""
    thought, stop = _begun(data)
    player = bot(thought.level)
    player.stop = stop
    asked = (*_position(finder, thought), Random(thought.seed))
    if not isinstance(player, SearchBot):
        yield player.choose(*asked).text.encode()
        return
    for found in player.choosing(*asked):
        yield b"" if found is None else found.text.encode()


def advised(finder: GameFinder, data: bytes) -> bytes:
    """A work: what a search would do, the reason and its facts."""
    thought, stop = _begun(data)
    advice = advise(*_position(finder, thought), Random(thought.seed), stop)
    return msgspec.json.encode((advice.action.text, advice.reason, advice.facts))


def _begun(data: bytes) -> tuple[Thought, Callable[[], bool]]:
    """A thought, and whether its time is up."""
    now = time.monotonic()
    thought = _thought.decode(data)
    end = now + thought.millis / 1000
    return thought, lambda: time.monotonic() >= end


def _position(finder: GameFinder, thought: Thought) -> tuple[Game, Setup, View, list[Action]]:
    game, setup = _set_ups.of(finder, thought.header)
    view = msgspec.json.decode(thought.view, type=game.view_type())
    table = game.table(setup.pack)
    return game, setup, view, [table.parse(text) for text in thought.legal]


class _SetUps:
    """Set-ups by header; those that were not wanted for longest are forgotten first."""

    def __init__(self) -> None:
        self._kept: dict[tuple[GameFinder, str], tuple[Game, Setup]] = {}
        self._size = 0

    def of(self, finder: GameFinder, header: str) -> tuple[Game, Setup]:
        """The game and its set-up, read if they must be."""
        found = self._kept.pop((finder, header), None)
        if found is None:
            found = _read(finder, header)
            self._size += len(header)
        self._kept[finder, header] = found
        while self._size > REMEMBERED and len(self._kept) > 1:
            oldest = next(iter(self._kept))
            del self._kept[oldest]
            self._size -= len(oldest[1])
        return found


_set_ups = _SetUps()


def _read(finder: GameFinder, header: str) -> tuple[Game, Setup]:
    record = read_record(finder, header + "\n", own=True)
    game = finder.find(record.game)
    assert game is not None
    return game, record.setup
