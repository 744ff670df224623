"""What somebody asks of the learning corner, in texts; checked before anything begins."""

import secrets
from datetime import date
from pathlib import Path
from random import Random

from questable.saints import Saint, shipped
from questable.saints.pools import POOLS, pool_of
from questable.saints.questions.question import EASY, HARD
from questable.terminal.arguments import at_least, within, words_in
from questable.terminal.complaint import Complaint, nearest
from questable.terminal.learn.corner import Corner
from questable.terminal.learn.progress import keep, memory_of
from questable.terminal.screen import Screen
from questable.terminal.spacing import Memory
from questable.text import Words


def day_called(words: Words, text: str | None, today: date) -> date:
    """The day it is taken to be."""
    if text is None:
        return today
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Complaint(words.say("learn-wrong-day", text=text)) from None


def saints_called(words: Words, name: str) -> list[Saint]:
    """The saints of a set."""
    known = list(POOLS)
    if name not in known:
        line = words.say("learn-unknown-set", name="--set", text=name, known=", ".join(known))
        raise Complaint(line + nearest(words, name, known))
    return pool_of(shipped(), name)


def rng_for(seed: str | None) -> Random:
    """Dice for one sitting, the same for the same seed."""
    return Random(secrets.token_hex(16) if seed is None else seed)


class Asking:
    """The options that all exercises know."""

    def __init__(self, lang: str | None, screen: Screen, cards: str, seed: str | None) -> None:
        self.words = words_in(lang)
        self.screen = screen
        self.saints = saints_called(self.words, cards)
        self.seed = seed

    def between(self, name: str, number: int, least: int, most: int) -> None:
        """Complain of a number out of bounds."""
        within(self.words, name, number, least, most)

    def corner(self, level: int) -> Corner:
        """A table for a game that nothing is remembered of."""
        self.between("--level", level, EASY, HARD)
        return Corner(self.words, self.screen, shipped(), self.saints, rng_for(self.seed))

    def studious(self, level: int, count: int, file: Path, day: str | None, today: date) -> Corner:
        """A table at which progress is remembered in a file."""
        corner = self.corner(level)
        at_least(self.words, "--count", count, 1)

        def remember(memory: Memory) -> None:
            keep(self.words, file, memory)

        corner.today = day_called(self.words, day, today)
        corner.memory = memory_of(self.words, file)
        corner.keep = remember
        return corner
