"""Which parts of the world a saint has nothing to do with."""

from questable.saints.gazetteer import spot
from questable.saints.saint import Saint

BORDERS = (
    {"eastern-europe", "syria-to-india"}, {"caucasus", "syria-to-india"},
    {"eastern-europe", "caucasus"}, {"africa", "syria-to-india"},
)  # fmt: skip
"""Parts of the world whose border is a matter of opinion: one is no wrong answer to the other."""


def outside(saint: Saint, region: str) -> bool:
    """Whether a saint neither lived nor ever was there or next to it, as far as we tell."""
    near = {each for pair in BORDERS if region in pair for each in pair} | {region}
    return near.isdisjoint(saint.geography) and near.isdisjoint(_visited(saint))


def _visited(saint: Saint) -> set[str]:
    spots = [spot(name) for name in (saint.birthplace["en"], *saint.places["en"])]
    return {each.region for each in spots if each is not None}
