"""Bots in a record: which of them played which seat, from which entry on (docs/record.md)."""

from typing import Final

from questable.engine.bounds import LARGEST, LONGEST_NAME, MOST_ENTRIES, is_name
from questable.engine.fault import Fault, quoted

MOST_SEATED: Final = 200
"""Of one record; a table that changes bots more often has the last ones in it."""


class Seated:
    """From an entry on a bot plays a seat, or with no level its people do again."""

    def __init__(
        self, entry: int, seat: int, level: str, version: int = 0, instead_of: str = ""
    ) -> None:
        self.entry = entry
        self.seat = seat
        self.level = level
        self.version = version
        """Of the bot's way to play."""
        self.instead_of = instead_of
        """The level that failed, where this one plays on for it."""

    def plain(self) -> dict[str, object]:
        """As it stands in a header."""
        told: dict[str, object] = {"entry": self.entry, "seat": self.seat, "level": self.level}
        if self.level:
            told["version"] = self.version
        if self.instead_of:
            told["instead_of"] = self.instead_of
        return told


def seats_at(seated: list[Seated], entry: int) -> dict[int, Seated]:
    """By seat: what was last said of it before that entry."""
    return {each.seat: each for each in seated if each.entry <= entry}


def with_change(seated: list[Seated], change: Seated) -> list[Seated]:
    """A list that also tells this; of what changed before one and the same entry, the last."""
    kept = [each for each in seated if (each.entry, each.seat) != (change.entry, change.seat)]
    return [*kept, change][-MOST_SEATED:]


def read_seated(data: object, players: int) -> list[Seated]:
    """What a header says of bots, or Fault."""
    if not isinstance(data, list) or len(data) > MOST_SEATED:
        raise Fault("bots-list", most=MOST_SEATED)
    return [_read(each, players) for each in data]


def _read(data: object, players: int) -> Seated:
    if not isinstance(data, dict):
        raise Fault("no-object", key="bots")
    entry, seat, level = data.get("entry"), data.get("seat"), data.get("level")
    version, instead_of = data.get("version", 0), data.get("instead_of", "")
    if type(entry) is not int or not 0 <= entry <= MOST_ENTRIES:
        raise Fault("bot-entry", found=quoted(entry), most=MOST_ENTRIES)
    if type(seat) is not int or not 0 <= seat < players:
        raise Fault("bot-seat", found=quoted(seat), most=players - 1)
    if type(version) is not int or not 0 <= version <= LARGEST:
        raise Fault("bot-version", found=quoted(version))
    for name in (level, instead_of):
        if name != "" and not is_name(name):
            raise Fault("bot-level", most=LONGEST_NAME)
    return Seated(entry, seat, str(level), version, str(instead_of))
