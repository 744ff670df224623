"""Ràe's components: 28 kinds of Quest cards and eight of events, in two languages (R-1.1 to R-1.3).

Copies and points are facts that the rules read; type, titles and texts are for people.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from questable.engine.bounds import LONGEST_NAME
from questable.engine.fault import Fault, not_between, not_one_of
from questable.engine.pack import Facts, Pack, PackError, PackText, words_fault
from questable.games.rae.cards import (
    COLOURS,
    EVENTS,
    MOST_COPIES,
    NAMES,
    QUEST_CARDS,
    SUITS,
    TYPES,
    colour_of,
    suit_of,
)
from questable.languages import ON_CARDS as LANGUAGES

LONGEST_STORY = 600
QUEST_KEYS = {"type", "points", "copies"}.union(
    f"{what}_{language}" for what in ("title", "story") for language in LANGUAGES
)
EVENT_KEYS = {"colour", "copies"}.union(
    f"{what}_{language}" for what in ("title", "text") for language in LANGUAGES
)
FILE = Path(__file__).parent / "pack" / "base.toml"
MOST_POINTS = 9
MOST_EVENTS = 9
FEWEST_QUEST_CARDS = 20
GEMS = {
    "hero": "white", "monster": "black", "lair": "red", "item": "cyan", "treasure": "green",
    "event": "orange",
}  # fmt: skip


class PrintedCard(msgspec.Struct, frozen=True, kw_only=True):
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

    def __init__(self, name: str, cards: list[PrintedCard], own: bool = True) -> None:
        super().__init__(name, _facts(cards), _words_of(cards) if own else {})
        self.cards = cards

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return again, (self.name, self.facts, self.words)


@cache
def shipped() -> RaePack:
    """The pack that comes with the game."""
    text = PackText.read(FILE)
    return RaePack(text.name(), _cards(text, text.name()), own=False)


def shipped_text() -> str:
    """The same as somebody would write it."""
    return FILE.read_text(encoding="utf-8")


def pack_from(text: PackText) -> RaePack:
    """Check a pack; PackError names file and line of the first thing wrong."""
    name = text.name()
    text.only({*NAMES, "name"})
    return RaePack(name, _cards(text, name))


def _cards(text: PackText, name: str) -> list[PrintedCard]:
    cards = text.each(NAMES[:QUEST_CARDS], lambda card: _quest_card(text, card, name))
    if sum(card.copies for card in cards) < FEWEST_QUEST_CARDS:
        raise PackError(text.source, 1, Fault("deck-too-small", least=FEWEST_QUEST_CARDS))
    return cards + text.each(EVENTS, lambda card: _event_card(text, card, name))


def _quest_card(text: PackText, name: str, pack: str) -> PrintedCard:
    _known(text, name, QUEST_KEYS)
    kind = text.one_of(name, "type", TYPES)
    number = NAMES.index(name)
    return PrintedCard(
        name=name,
        type=kind,
        gem=GEMS[kind],
        colour=COLOURS[colour_of(number)],
        suit=SUITS[suit_of(number)],
        points=text.number(name, "points", 1, MOST_POINTS),
        copies=text.number(name, "copies", 0, MOST_COPIES),
        title=_words(text, name, "title"),
        text=_words(text, name, "story"),
        set=pack,
    )


def _event_card(text: PackText, name: str, pack: str) -> PrintedCard:
    _known(text, name, EVENT_KEYS)
    colour = text.one_of(name, "colour", COLOURS)
    return PrintedCard(
        name=name,
        type="event",
        gem=GEMS["event"],
        colour=colour,
        copies=text.number(name, "copies", 0, MOST_EVENTS),
        title=_words(text, name, "title"),
        text=_words(text, name, "text"),
        set=pack,
    )


def _known(text: PackText, section: str, keys: set[str]) -> None:
    """PackError unless the table has these keys; words in one language do for all."""
    table = text.data.get(section)
    if isinstance(table, dict):
        for what in ("title", "story", "text"):
            said = [table[f"{what}_{lang}"] for lang in LANGUAGES if f"{what}_{lang}" in table]
            if said and f"{what}_{LANGUAGES[0]}" in keys:
                for lang in LANGUAGES:
                    table.setdefault(f"{what}_{lang}", said[0])
    text.section(section, keys)


def _words(text: PackText, section: str, what: str) -> dict[str, str]:
    table = text.data[section]
    assert isinstance(table, dict)
    longest = LONGEST_NAME if what == "title" else LONGEST_STORY
    words: dict[str, str] = {}
    for language in LANGUAGES:
        key = f"{what}_{language}"
        word = table[key]
        if not isinstance(word, str) or not word:
            raise text.fail(section, key, Fault("no-words", key=f"{section}.{key}"))
        if len(word) > longest:
            why = Fault("words-too-long", key=f"{section}.{key}", most=longest)
            raise text.fail(section, key, why)
        words[language] = word
    return words


def _facts(cards: list[PrintedCard]) -> Facts:
    return {
        "copies": {card.name: card.copies for card in cards},
        "points": {card.name: card.points for card in cards if card.suit},
    }


def _words_of(cards: list[PrintedCard]) -> Facts:
    """What people read on the cards: type or colour, title and text."""
    return {
        card.name: {
            "kind": card.type if card.suit else card.colour,
            "title": card.title,
            "text": card.text,
        }
        for card in cards
    }


def pack_of(name: str, facts: Facts, words: Facts) -> RaePack:
    """A pack from the facts and words that a record embeds; without words, with those we ship."""
    if facts.keys() != {"copies", "points"}:
        raise Fault("other-facts", known="copies, points")
    copies = _numbers(facts, "copies", NAMES, 0, MOST_EVENTS)
    points = _numbers(facts, "points", NAMES[:QUEST_CARDS], 1, MOST_POINTS)
    if any(copies[card] > MOST_COPIES for card in NAMES[:QUEST_CARDS]):
        raise Fault("too-many-copies", most=MOST_COPIES)
    if sum(copies[card] for card in NAMES[:QUEST_CARDS]) < FEWEST_QUEST_CARDS:
        raise Fault("deck-too-small", least=FEWEST_QUEST_CARDS)
    cards = [
        msgspec.structs.replace(
            card, copies=copies[card.name], points=points.get(card.name, 0), set=name
        )
        for card in (_reworded(words) if words else shipped().cards)
    ]
    return RaePack(name, cards, own=bool(words))


def again(name: str, facts: Facts, words: Facts) -> RaePack:
    """A pack that was put away: ours, if it is that one."""
    ours = shipped()
    if (name, facts, words) == (ours.name, ours.facts, ours.words):
        return ours
    return pack_of(name, facts, words)


def _reworded(words: Facts) -> list[PrintedCard]:
    """The cards with someone's own words on them, or Fault."""
    if words.keys() != set(NAMES):
        raise Fault("cards-missing", key="words")
    return [_worded(card, words[card.name]) for card in shipped().cards]


def _worded(card: PrintedCard, words: object) -> PrintedCard:
    if not isinstance(words, dict) or words.keys() != {"kind", "title", "text"}:
        raise Fault("card-words", card=card.name)
    kind, title, text = words["kind"], words["title"], words["text"]
    kinds = TYPES if card.suit else COLOURS
    why = words_fault(f"{card.name}.title", title)
    why = why or words_fault(f"{card.name}.text", text, LONGEST_STORY)
    if why is None and kind not in kinds:
        why = not_one_of(f"{card.name}.kind", kinds, kind)
    if why is not None:
        raise why
    if card.suit:
        return msgspec.structs.replace(card, type=kind, gem=GEMS[kind], title=title, text=text)
    return msgspec.structs.replace(card, colour=kind, title=title, text=text)


def _numbers(facts: Facts, what: str, keys: list[str], low: int, high: int) -> dict[str, int]:
    table = facts[what]
    if not isinstance(table, dict) or table.keys() != set(keys):
        raise Fault("cards-missing", key=what)
    for key in keys:
        if type(table[key]) is not int or not low <= table[key] <= high:
            raise not_between(f"{what}.{key}", low, high)
    return {key: int(table[key]) for key in keys}


def cards(pack: Pack) -> list[PrintedCard]:
    """The 36 kinds of cards as people see them, in the order of their numbers."""
    return (pack if isinstance(pack, RaePack) else pack_of(pack.name, pack.facts, pack.words)).cards


def deck(pack: Pack) -> list[int]:
    """How many cards of each kind one deck has."""
    return [card.copies for card in cards(pack)]


def points(pack: Pack) -> list[int]:
    """The points of each kind of Quest card."""
    return [card.points for card in cards(pack)[:QUEST_CARDS]]
