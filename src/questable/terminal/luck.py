"""Where dice and draws come from: the dealer, whose seed is promised, or the people's own dice."""

import secrets
from pathlib import Path
from random import Random

from questable.engine import CHANCE, Record
from questable.engine.trail import Course
from questable.table.log.dealer import Dealer, commitment, seed_from
from questable.terminal.complaint import Complaint, text_of
from questable.text import Words

SUFFIX = ".seed"
"""A game saved before its end keeps its seed in a file of its own; the record must not show it."""


class Luck:
    """The chance of one game, and the dice of its bots."""

    def __init__(self, seed: bytes | None = None, own_dice: bool = False) -> None:
        self.own_dice = own_dice
        """Companion play: people roll and type what came up."""
        self.seed = seed or secrets.token_bytes(32)
        self.repeatable = False
        """Whether somebody named the seed, so that all of it may be played again."""
        self._dealer = Dealer(self.seed, [])

    @classmethod
    def asked(cls, seed: str | None, own_dice: bool) -> "Luck":
        """From the command line: a seed of someone's own makes play repeatable."""
        luck = cls(seed_from(seed) if seed is not None else None, own_dice)
        luck.repeatable = seed is not None
        return luck

    @classmethod
    def resumed(
        cls, words: Words, record: Record, path: Path, seed: str | None, own_dice: bool | None
    ) -> "Luck":
        """The luck that a saved game was promised, or a Complaint when its seed is lost.

        `own_dice` None goes on with own dice where they were rolled last.
        """
        if own_dice is None:
            own_dice = seed is None and rolled_by_hand(record)
        if not record.commitment or record.seed:
            return cls.asked(seed, own_dice)
        aside = seed_file(path)
        found: bytes | None = None
        if seed is not None:
            found = seed_from(seed)
        elif aside.exists():
            try:
                found = bytes.fromhex(text_of(words, aside).strip())
            except ValueError:
                found = b""
        if found is None and own_dice:
            return cls(None, True)
        if found is None:
            raise Complaint(words.say("terminal-seed-lost", file=str(path), aside=str(aside)))
        if commitment(found) != record.commitment:
            raise Complaint(words.say("terminal-seed-wrong", file=str(path)))
        return cls(found, own_dice)

    def promise(self, record: Record) -> None:
        """Commit to the seed, unless entries were drawn before or people roll themselves."""
        if not record.commitment and not record.entries and not self.own_dice:
            record.commitment = commitment(self.seed)

    def kept(self, record: Record) -> bool:
        """Whether this is the seed that the record's promise speaks of."""
        return record.commitment == commitment(self.seed)

    def draw(self, course: Course, weight: int) -> int:
        """The dealer's case where the game has come this way."""
        return self._dealer.draw(course, weight)

    def dice(self, purpose: str) -> Random:
        """Dice for a bot's decision, the same whenever the game is played again with this seed."""
        return Random(f"{self.seed.hex()} {purpose}")

    def save(self, record: Record, path: Path, over: bool) -> None:
        """Write the record; the seed goes into it at the end and stands aside before."""
        aside = seed_file(path)
        promised = self.kept(record)
        if over and promised:
            record.seed = self.seed.hex()
        record.save(path)
        if promised and not over:
            aside.touch(mode=0o600)
            aside.write_text(self.seed.hex() + "\n", encoding="utf-8")
        elif over:
            aside.unlink(missing_ok=True)


def rolled_by_hand(record: Record) -> bool:
    """Whether people rolled the last die or drew the last card themselves."""
    hands = [entry.by for entry in record.entries if entry.seat == CHANCE]
    return hands[-1:] == ["companion"]


def seed_file(path: Path) -> Path:
    """Where the seed of an unfinished game lies."""
    return path.with_name(path.name + SUFFIX)
