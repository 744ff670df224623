"""Which parts of the world a saint has nothing to do with."""

from questable.saints.saint import Saint

BORDERS = (
    {"eastern-europe", "syria-to-india"}, {"caucasus", "syria-to-india"},
    {"eastern-europe", "caucasus"}, {"africa", "syria-to-india"},
)  # fmt: skip
"""Parts of the world whose border is a matter of opinion: one is no wrong answer to the other."""


def outside(saint: Saint, region: str) -> bool:
    """Whether a saint lived neither there nor next to it."""
    near = {each for pair in BORDERS if region in pair for each in pair} | {region}
    return near.isdisjoint(saint.geography)
