"""Ràe's packs in words: every card (R-1.1 to R-1.3)."""

from questable.engine import Pack
from questable.engine.bounds import LONGEST_NAME
from questable.engine.pack import Facts
from questable.games.rae.cards import COLOURS, EVENTS, MOST_COPIES, NAMES, QUEST_CARDS, TYPES
from questable.games.rae.pack import (
    LONGEST_STORY,
    MOST_EVENTS,
    MOST_POINTS,
    PrintedCard,
    cards,
    shipped,
)
from questable.languages import ON_CARDS
from questable.telling.packs.form import FormField, FormTable, Known, PackForm
from questable.text import Words


def form(words: Words) -> PackForm:
    """A table a card: those of a colour together, then the events."""

    def say(key: str, **facts: str) -> str:
        return words.say(f"packform-rae-{key}", **facts)

    def texts(what: str, kind: str, longest: int) -> list[FormField]:
        return [
            FormField(key=f"{what}_{lang}", label=say(f"{what}-{lang}"), kind=kind, longest=longest)
            for lang in ON_CARDS
        ]

    types = [Known(each, words.say("rae-type", type=each)) for each in TYPES]
    colours = [Known(each, words.say("rae-colour", colour=each)) for each in COLOURS]
    quest = [
        *texts("title", "text", LONGEST_NAME),
        *texts("story", "story", LONGEST_STORY),
        FormField(key="type", label=say("type"), kind="choice", known=types),
        FormField(key="points", label=say("points"), kind="number", low=1, high=MOST_POINTS),
        FormField(key="copies", label=say("copies"), kind="number", high=MOST_COPIES),
    ]
    event = [
        *texts("title", "text", LONGEST_NAME),
        *texts("text", "story", LONGEST_STORY),
        FormField(key="colour", label=say("colour"), kind="choice", known=colours),
        FormField(key="copies", label=say("copies"), kind="number", high=MOST_EVENTS),
    ]
    ours = {card.name: card for card in shipped().cards}

    def table(name: str, fields: list[FormField], group: str) -> FormTable:
        card = ours[name]
        colour = words.say("rae-colour", colour=card.colour)
        suit = words.say("rae-suit", suit=card.suit)
        label = say("card", name=colour, other=suit) if card.suit else _title(words, card)
        return FormTable(key=name, label=label, kind="one", fields=fields, group=group)

    return PackForm(
        tables=[
            *(table(name, quest, _quest(words, ours[name])) for name in NAMES[:QUEST_CARDS]),
            *(table(name, event, say("events")) for name in EVENTS),
        ]
    )


def _quest(words: Words, card: PrintedCard) -> str:
    colour = words.say("rae-colour", colour=card.colour)
    return words.say("packform-rae-quest", name=colour)


def _title(words: Words, card: PrintedCard) -> str:
    return card.title[words.on_cards]


def data(pack: Pack) -> Facts:
    """The cards as a file has them."""
    return {card.name: _table(card) for card in cards(pack)}


def _table(card: PrintedCard) -> Facts:
    said = "story" if card.suit else "text"
    words: Facts = {f"title_{lang}": card.title[lang] for lang in ON_CARDS}
    words |= {f"{said}_{lang}": card.text[lang] for lang in ON_CARDS}
    if not card.suit:
        return {**words, "colour": card.colour, "copies": card.copies}
    return {**words, "type": card.type, "points": card.points, "copies": card.copies}
