"""Quests and Collections as numbers: a mask of what they hold, and whose they are."""

from typing import Final

from questable.games.rae.state import RaeState

QUEST_OWNER: Final = 4
"""A Quest is its mask of suits with its owner from this bit on; 0 is no Quest."""
COLLECTION_OWNER: Final = 7
"""Likewise a Collection and its mask of colours."""


def quest_owner(group: int) -> int:
    """Whose a Quest is."""
    return group >> QUEST_OWNER


def collection_owner(group: int) -> int:
    """Whose a Collection is."""
    return group >> COLLECTION_OWNER


def set_quest(s: RaeState, place: int, group: int) -> None:
    """Change a Quest; clones share the list, so it is replaced."""
    quests = s.quests[:]
    quests[place] = group
    s.quests = quests


def set_collection(s: RaeState, place: int, group: int) -> None:
    """Change a Collection, likewise."""
    collections = s.collections[:]
    collections[place] = group
    s.collections = collections
