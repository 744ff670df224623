"""Which saints somebody wants to learn: the famous ones, a set of cards, or all."""

from typing import Final

from questable.saints.collection import Collection
from questable.saints.facts import SETS
from questable.saints.saint import Saint

FAMOUS: Final = "famous"
ALL: Final = "all"
POOLS: Final = (FAMOUS, *SETS, ALL)
"""From those whom a child may have heard of to everybody."""


def pool_of(collection: Collection, name: str) -> list[Saint]:
    """The saints of one of POOLS."""
    if name == FAMOUS:
        return [saint for saint in collection.saints if saint.famous]
    return collection.saints if name == ALL else collection.of_sets((name,))
