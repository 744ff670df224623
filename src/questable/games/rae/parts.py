"""Ràe's views as numbers (docs/observations.md)."""

from typing import Any, Final

from questable.engine.coding import (
    HIGHEST,
    Among,
    Bag,
    BySeat,
    Code,
    Count,
    Flag,
    Keyed,
    Listed,
    Pick,
    Seat,
    Slot,
    StructOf,
)
from questable.engine.observed import Observed, SeenPart
from questable.games.rae.actions import TABLE
from questable.games.rae.cards import (
    COLOURS,
    GROUPS,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    NAMES,
    QUEST_CARDS,
    SUITS,
    colour_of,
    suit_of,
)
from questable.games.rae.state import PHASES

DEEPEST: Final = 4
"""Decisions within decisions that are shown."""


class Deed(Code):
    """An action by its text: its kind and its two numbers."""

    def __init__(self) -> None:
        kinds = max([action.kind for action in TABLE.actions]) + 1
        says = "its kind, from 1, and its two numbers; zeros for none"
        super().__init__(
            [Slot(kinds, True), Slot(HIGHEST, False), Slot(HIGHEST, False)], ["3"], says
        )

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        text: str = value
        if not text:
            out.extend([0, 0, 0])
            return
        action = TABLE.by_text[text]
        out.extend([action.kind + 1, max(0, action.a), max(0, action.b)])


def observed(seats: int) -> Observed:
    """Parts named after the fields of the view; groups are shown as quests and collections."""
    suits = {NAMES[card]: suit_of(card) for card in range(QUEST_CARDS)}
    colours = {NAMES[card]: colour_of(card) for card in range(QUEST_CARDS)}
    cards = Bag(NAMES, "kinds of cards", HIGHEST)
    quest = [("owner", Seat(seats)), ("cards", Bag(SUITS, "suits", 1, suits)), ("points", Count())]
    collection = [
        ("owner", Seat(seats)),
        ("cards", Bag(COLOURS, "colours", 1, colours)),
        ("moved", Bag(COLOURS, "colours", 1, colours)),
    ]
    quests = Keyed(_keys(0, COLOURS, MOST_QUESTS), StructOf(quest))
    collections = Keyed(_keys(1, SUITS, MOST_COLLECTIONS), StructOf(collection))
    parts = [
        SeenPart("teams", Flag()),
        SeenPart("target", Count()),
        SeenPart("phases", Listed(Pick(list(PHASES), "phases"), DEEPEST, last=True)),
        SeenPart("turn", Seat(seats)),
        SeenPart("turns", Count()),
        SeenPart("played", Count()),
        SeenPart("limit", Count()),
        SeenPart("added", Count()),
        SeenPart("add_limit", Count()),
        SeenPart("event_used", Flag()),
        SeenPart("hand", cards),
        SeenPart("sizes", BySeat(Count(), seats)),
        SeenPart("known", BySeat(cards, seats)),
        SeenPart("quests", quests, "groups"),
        SeenPart("collections", collections, "groups"),
        SeenPart("scores", BySeat(Count(), seats)),
        SeenPart("pile", Count()),
        SeenPart("discards", cards),
        SeenPart("top", Listed(Pick(NAMES, "kinds of cards"), 1, last=True), "discards"),
        SeenPart("lifted", Pick(NAMES, "kinds of cards")),
        SeenPart("event", Deed()),
        SeenPart("replies", Among(seats)),
        SeenPart("asked", Among(seats)),
        SeenPart("offered", Pick(NAMES, "kinds of cards")),
        SeenPart("besieged", Among(seats)),
    ]
    return Observed(seats, parts, {})


def _keys(group: int, of: list[str], most: int) -> list[tuple[str, list[Any]]]:
    kind: list[Any] = [GROUPS[group]]
    kinds: list[Any] = list(of)
    numbers: list[Any] = list(range(1, most + 1))
    return [("group", kind), ("of", kinds), ("n", numbers)]
