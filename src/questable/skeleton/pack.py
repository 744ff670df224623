"""The components of Skeleton: pack/base.toml, or somebody's own file of the same form."""

from functools import cache
from pathlib import Path

from questable.engine import Fault, Pack, Packs, PackText

LOW, HIGH = 6, 200
"""What a goal may be."""
FILE = Path(__file__).parent / "pack" / "base.toml"


@cache
def shipped() -> Pack:
    """The one that comes with the game."""
    return pack_from(PackText.read(FILE))


def shipped_text() -> str:
    """The same as somebody would write it."""
    return FILE.read_text(encoding="utf-8")


def pack_from(text: PackText) -> Pack:
    """A pack from its text, or PackError with the line of what is wrong."""
    text.only({"name", "goal"})
    text.section("goal", {"points"})
    return Pack(text.name(), {"points": text.number("goal", "points", LOW, HIGH)})


def pack_of(name: str, facts: dict[str, object], words: dict[str, object]) -> Pack:
    """A pack again from the facts that a record embeds."""
    if set(facts) != {"points"} or type(facts["points"]) is not int:
        raise Fault("pack-not-whole")
    return Pack(name, facts, words)


def goal(pack: Pack) -> int:
    """How many points win."""
    points = pack.facts["points"]
    assert isinstance(points, int)
    return points


PACKS = Packs(shipped, pack_from, pack_of, shipped_text)
