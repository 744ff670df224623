"""Ràe's components: 28 kinds of Quest cards and eight of events, in two languages (R-1.1 to R-1.3).

Copies and points are facts that the rules read; type, titles and texts are for people.
"""

from pathlib import Path

import msgspec

from questable.engine.pack import Facts, Pack, PackError, PackText
from questable.games.rae.cards import (
    COLOURS,
    EVENTS,
    MOST_COPIES,
    N_SUITS,
    NAMES,
    QUEST_CARDS,
    SUITS,
    TYPES,
)

LANGUAGES = ("en", "fr")
QUEST_KEYS = {"type", "points", "copies", "title_en", "title_fr", "story_en", "story_fr"}
EVENT_KEYS = {"colour", "copies", "title_en", "title_fr", "text_en", "text_fr"}
MOST_POINTS = 9
MOST_EVENTS = 9
FEWEST_QUEST_CARDS = 20
GEMS = {
    "hero": "white", "monster": "black", "lair": "red", "item": "cyan", "treasure": "green",
    "event": "orange",
}  # fmt: skip


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of card as people see it."""

    name: str
    """Colour and suit, or the event's id: as actions call it."""
    type: str
    gem: str
    colour: str
    suit: str = ""
    points: int = 0
    copies: int
    title: dict[str, str]
    text: dict[str, str]
    """A Quest card's part of its colour's story, or what an event does; by language."""
    set: str


class RaePack(Pack):
    """A pack with the words of its cards."""

    def __init__(self, name: str, facts: Facts, cards: list[Card]) -> None:
        super().__init__(name, facts)
        self.cards = cards


def shipped() -> RaePack:
    """The pack that comes with the game."""
    return pack_from(PackText.read(Path(__file__).parent / "pack" / "base.toml"))


def pack_from(text: PackText) -> RaePack:
    """Check a pack; PackError names file and line of the first thing wrong."""
    name = text.name()
    for key in sorted(text.data.keys() - set(NAMES) - {"name"}):
        line = max(text.line_of(key, ""), text.line_of("", key))
        raise PackError(text.source, line, f"unknown {key}")
    cards = [_quest_card(text, card, name) for card in NAMES[:QUEST_CARDS]]
    if sum(card.copies for card in cards) < FEWEST_QUEST_CARDS:
        raise PackError(text.source, 1, f"a deck needs {FEWEST_QUEST_CARDS} Quest cards")
    cards += [_event_card(text, card, name) for card in EVENTS]
    return RaePack(name, _facts(cards), cards)


def _quest_card(text: PackText, name: str, pack: str) -> Card:
    table = text.section(name, QUEST_KEYS)
    kind = table["type"]
    if not isinstance(kind, str) or kind not in TYPES:
        raise text.fail(name, "type", f"a type is one of {', '.join(TYPES)}, not {kind!r}")
    number = NAMES.index(name)
    return Card(
        name=name,
        type=kind,
        gem=GEMS[kind],
        colour=COLOURS[number // N_SUITS],
        suit=SUITS[number % N_SUITS],
        points=text.number(name, "points", 1, MOST_POINTS),
        copies=text.number(name, "copies", 0, MOST_COPIES),
        title=_words(text, name, "title"),
        text=_words(text, name, "story"),
        set=pack,
    )


def _event_card(text: PackText, name: str, pack: str) -> Card:
    table = text.section(name, EVENT_KEYS)
    colour = table["colour"]
    if not isinstance(colour, str) or colour not in COLOURS:
        raise text.fail(name, "colour", f"a colour is one of {', '.join(COLOURS)}, not {colour!r}")
    return Card(
        name=name,
        type="event",
        gem=GEMS["event"],
        colour=colour,
        copies=text.number(name, "copies", 0, MOST_EVENTS),
        title=_words(text, name, "title"),
        text=_words(text, name, "text"),
        set=pack,
    )


def _words(text: PackText, section: str, what: str) -> dict[str, str]:
    table = text.section(section, EVENT_KEYS if section in EVENTS else QUEST_KEYS)
    words: dict[str, str] = {}
    for language in LANGUAGES:
        key = f"{what}_{language}"
        word = table[key]
        if not isinstance(word, str) or not word:
            raise text.fail(section, key, f"{key} needs words")
        words[language] = word
    return words


def _facts(cards: list[Card]) -> Facts:
    return {
        "copies": {card.name: card.copies for card in cards},
        "points": {card.name: card.points for card in cards if card.suit},
    }


def pack_of(name: str, facts: Facts) -> RaePack:
    """A pack from the facts that a record embeds, with the words we ship."""
    if facts.keys() != {"copies", "points"}:
        raise ValueError(f"the pack {name} has other facts than copies and points")
    copies = _numbers(name, facts["copies"], NAMES, 0, MOST_EVENTS)
    points = _numbers(name, facts["points"], NAMES[:QUEST_CARDS], 1, MOST_POINTS)
    if any(copies[card] > MOST_COPIES for card in NAMES[:QUEST_CARDS]):
        raise ValueError(f"the pack {name} has too many copies of a Quest card")
    if sum(copies[card] for card in NAMES[:QUEST_CARDS]) < FEWEST_QUEST_CARDS:
        raise ValueError(f"the pack {name} has too few Quest cards")
    cards = [
        msgspec.structs.replace(
            card, copies=copies[card.name], points=points.get(card.name, 0), set=name
        )
        for card in shipped().cards
    ]
    return RaePack(name, _facts(cards), cards)


def _numbers(name: str, table: object, keys: list[str], low: int, high: int) -> dict[str, int]:
    if not isinstance(table, dict) or table.keys() != set(keys):
        raise ValueError(f"the pack {name} does not list all cards")
    for key in keys:
        if type(table[key]) is not int or not low <= table[key] <= high:
            raise ValueError(f"the pack {name}: {key} must be from {low} to {high}")
    return {key: int(table[key]) for key in keys}


def cards(pack: Pack) -> list[Card]:
    """The 36 kinds of cards as people see them, in the order of their numbers."""
    return (pack if isinstance(pack, RaePack) else pack_of(pack.name, pack.facts)).cards


def deck(pack: Pack) -> list[int]:
    """How many cards of each kind one deck has."""
    return [card.copies for card in cards(pack)]


def points(pack: Pack) -> list[int]:
    """The points of each kind of Quest card."""
    return [card.points for card in cards(pack)[:QUEST_CARDS]]
