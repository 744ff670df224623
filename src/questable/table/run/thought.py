"""A bot's thought as bytes: it can be thought in a process where there is nothing but a view."""

import time
from collections.abc import Callable
from functools import lru_cache
from random import Random

import msgspec

from questable.bots import advise, bot
from questable.engine import Action, Game, GameFinder, Setup, View, read_record

SET_UPS = 64
"""Set-ups that a process remembers; a pack of one's own takes a while to read."""


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
    thought, stop = _begun(data)
    player = bot(thought.level)
    player.stop = stop
    return player.choose(*_position(finder, thought), Random(thought.seed)).text.encode()


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
    game, setup = _set_up(finder, thought.header)
    view = msgspec.json.decode(thought.view, type=game.view_type())
    table = game.table(setup.pack)
    return game, setup, view, [table.parse(text) for text in thought.legal]


@lru_cache(SET_UPS)
def _set_up(finder: GameFinder, header: str) -> tuple[Game, Setup]:
    record = read_record(finder, header + "\n")
    game = finder.find(record.game)
    assert game is not None
    return game, record.setup
