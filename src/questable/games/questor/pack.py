"""Questor's components: what the die numbers mean, tokens, goals (Q-1.2, Q-1.3)."""

from functools import cache
from pathlib import Path

from questable.engine.fault import Fault, not_one_of
from questable.engine.pack import Facts, Pack, PackText

WALLS = ("ahead", "right", "behind", "left")
"""Quarter turns clockwise from the way the hero walks; 'behind' would shut the hero's own way."""
WAYS_ON = ("ahead", "left", "right")
SHAPE = {
    "die": {"walls", "monsters"},
    "supply": {"monsters"},
    "goals": {"trophies", "tiles", "tiles_three"},
}
MOST = 99
FEWEST_MONSTERS = 4
TILES = (5, 25)
"""The fewest and the most that a goal may be."""
FILE = Path(__file__).parent / "pack" / "base.toml"


@cache
def shipped() -> Pack:
    """The pack that comes with the game."""
    return pack_from(PackText.read(FILE))


def shipped_text() -> str:
    """The same as somebody would write it."""
    return FILE.read_text(encoding="utf-8")


def pack_from(text: PackText) -> Pack:
    """Check a pack; PackError names file and line of the first thing wrong."""
    name = text.name()
    text.only({*SHAPE, "name"})
    facts: Facts = {section: text.section(section, keys) for section, keys in SHAPE.items()}
    _check_die(text, facts["die"])
    text.number("supply", "monsters", FEWEST_MONSTERS, MOST)
    text.number("goals", "trophies", 1, MOST)
    text.number("goals", "tiles", *TILES)
    text.number("goals", "tiles_three", *TILES)
    return Pack(name, facts)


def pack_of(name: str, facts: Facts, _words: Facts) -> Pack:
    """A pack from the facts that a record embeds."""
    text = PackText(f"pack {name}", "")
    text.data = {"name": name, **facts}
    return pack_from(text)


def _check_die(text: PackText, die: object) -> None:
    assert isinstance(die, dict)
    walls, monsters = die["walls"], die["monsters"]
    if not isinstance(walls, list) or len(walls) != 6:
        raise text.fail("die", "walls", Fault("die-walls", key="walls", n=6))
    for wall in walls:
        if wall not in WAYS_ON:
            raise text.fail("die", "walls", not_one_of("walls", WAYS_ON, wall))
    if not isinstance(monsters, list) or any(
        type(n) is not int or not 1 <= n <= 6 for n in monsters
    ):
        raise text.fail("die", "monsters", Fault("numbers-range", key="monsters", low=1, high=6))


def face_walls(pack: Pack) -> list[int]:
    """By die number less one: quarter turns from the way walked to the wall."""
    die = pack.facts["die"]
    assert isinstance(die, dict)
    return [WALLS.index(wall) for wall in die["walls"]]


def monster_faces(pack: Pack) -> int:
    """Mask of the die numbers that bring a monster."""
    die = pack.facts["die"]
    assert isinstance(die, dict)
    return sum(1 << number for number in set(die["monsters"]))


def fact(pack: Pack, section: str, key: str) -> int:
    """One number of the pack."""
    table = pack.facts[section]
    assert isinstance(table, dict)
    return int(table[key])
