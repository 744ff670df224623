"""Which golden games a game has: `games.toml` in its folder here, beside the games themselves."""

from pathlib import Path

import msgspec

from questable.engine import Value

HERE = Path(__file__).parent


class Seeded(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A golden game that bots play, if it is missing."""

    name: str
    bots: list[str]
    """One a seat."""
    seed: str
    options: dict[str, Value] = {}
    second: bool = False
    """Whether it follows another of the same seed in a series."""


class Short(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that is soon over: played in the browser to its end."""

    players: int
    options: dict[str, Value] = {}


class Golden(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of a game."""

    endings: list[str]
    """All reasons for which the golden games end."""
    short: Short
    games: list[Seeded]
    embedded: bool = False
    """Whether a golden game carries its pack, because that may yet be corrected."""


def golden(key: str) -> Golden:
    """The file of one game."""
    return msgspec.toml.decode((HERE / key / "games.toml").read_bytes(), type=Golden)
