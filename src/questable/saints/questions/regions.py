"""Which parts of the world a saint has nothing to do with."""

import re
from functools import cache

from questable.saints.gazetteer import spot, spots
from questable.saints.saint import Saint

BORDERS = (
    {"eastern-europe", "syria-to-india"}, {"caucasus", "syria-to-india"},
    {"eastern-europe", "caucasus"}, {"africa", "syria-to-india"},
)  # fmt: skip
"""Parts of the world whose border is a matter of opinion: one is no wrong answer to the other."""


PEOPLES = {
    "Greek": "eastern-europe", "Black Sea": "eastern-europe", "Spanish": "western-europe",
    "Irish": "western-europe", "Armenian": "caucasus", "Mount Ararat": "caucasus",
}  # fmt: skip
"""Words of notes that tell of a part of the world without naming a place of the gazetteer."""


def outside(saint: Saint, region: str) -> bool:
    """Whether a saint neither lived nor ever was there or next to it, as far as we tell."""
    near = _around(region)
    if not near.isdisjoint(saint.geography):
        return False
    names = (saint.birthplace["en"], *saint.places["en"])
    return near.isdisjoint(_visited(names, saint.life["en"], saint.note["en"]))


@cache
def _around(region: str) -> frozenset[str]:
    return frozenset({each for pair in BORDERS if region in pair for each in pair} | {region})


@cache
def _visited(names: tuple[str, ...], life: str, note: str) -> frozenset[str]:
    spots = [spot(name) for name in names]
    return told_of(f"{life} {note}") | {each.region for each in spots if each is not None}


@cache
def told_of(told: str) -> frozenset[str]:
    """Where a text goes, in deed or in legend: some would call it true."""
    return frozenset(_names()[name] for name in _pattern().findall(told))


@cache
def _names() -> dict[str, str]:
    known = {name.split(" (")[0]: each.region for name, each in spots().items()}
    return known | PEOPLES


@cache
def _pattern() -> re.Pattern[str]:
    longest_first = sorted(_names(), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")
