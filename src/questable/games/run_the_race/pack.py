"""The saints of Run the Race! as data: 52 or more, of whom a game uses 52 (S-6.1).

Key, centuries, main colour and feast month are facts that the rules read; names are for people.
"""

import re

import msgspec

from questable.engine.pack import Facts, Pack, PackError, PackText
from questable.games.run_the_race.deck import FEWEST_CARDS, MOST_CARDS, Deck
from questable.saints import shipped as saints
from questable.saints.card import card_of
from questable.saints.facts import COLOURS, CORE, LANGUAGES, LAST_CENTURY, MONTHS

NEEDED = {"name", "birth", "passing", "main", "month"}
UNREAD = {"set", "ribbons", "geography", "order", "designations", "expansions", "companions"}
"""What SaintCards reads of the same file, and this game does not (S-6.2)."""
MAINS = COLOURS[1:]
"""Gold is a WildCard's, and here are saints only (S-6.1)."""


class RaceCard(msgspec.Struct, frozen=True, array_like=True):
    """What the rules read of a card."""

    key: str
    birth: int
    """Century of birth, or 0."""
    passing: int
    main: str
    """The main fact colour."""
    month: int


class RacePack(Pack):
    """A pack with the names of its saints by key and language."""

    def __init__(self, name: str, cards: list[RaceCard], names: dict[str, dict[str, str]]) -> None:
        self.cards = sorted(cards, key=lambda card: card.key)
        super().__init__(name, {"cards": [msgspec.to_builtins(card) for card in self.cards]})
        self.names = names

    def saint(self, key: str, lang: str) -> str:
        """A saint's name; one whose name nobody gave is called by the key."""
        words = self.names.get(key)
        return words[lang] if words else key.replace("-", " ").title()


def shipped() -> RacePack:
    """All saints of the core set."""
    core = saints().of_sets((CORE,))
    cards = [card_of(saint) for saint in core]
    return _checked(
        "saints",
        [RaceCard(c.key, c.birth, c.passing, COLOURS[c.main], c.month) for c in cards],
        {saint.key: saint.name for saint in core},
    )


def pack_from(text: PackText) -> RacePack:
    """Check a pack; PackError names file and line of the first thing wrong."""
    name = text.name()
    keys = [key for key in text.data if key != "name" and not _is_wildcard(text.data[key])]
    cards = [_card(text, key) for key in keys]
    names = {key: _name(text, key) for key in keys}
    try:
        return _checked(name, cards, names)
    except ValueError as error:
        raise PackError(text.source, 1, str(error)) from error


def _is_wildcard(table: object) -> bool:
    """S-6.1: a file of SaintCards may have WildCards too; they stay out."""
    return isinstance(table, dict) and "ground" in table


def _card(text: PackText, key: str) -> RaceCard:
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", key):
        raise text.fail(key, "", f"a key has small letters and dashes, not {key!r}")
    table = text.data[key]
    given = UNREAD & table.keys() if isinstance(table, dict) else set()
    main = text.section(key, NEEDED | given)["main"]
    if not isinstance(main, str) or main not in MAINS:
        raise text.fail(key, "main", f"main is one of {', '.join(MAINS)}, not {main!r}")
    return RaceCard(
        key,
        text.number(key, "birth", 0, LAST_CENTURY),
        text.number(key, "passing", 0, LAST_CENTURY),
        main,
        text.number(key, "month", 1, MONTHS),
    )


def _name(text: PackText, key: str) -> dict[str, str]:
    table = text.data[key]
    name = table["name"] if isinstance(table, dict) else None
    if not isinstance(name, dict) or name.keys() != set(LANGUAGES):
        raise text.fail(key, "name", f"name needs {' and '.join(LANGUAGES)}")
    for words in name.values():
        if not isinstance(words, str) or not words:
            raise text.fail(key, "name", "a name needs words")
    return dict(name)


def pack_of(name: str, facts: Facts) -> RacePack:
    """A pack from the facts that a record embeds, with the names that we know."""
    if facts.keys() != {"cards"}:
        raise ValueError(f"the pack {name} has other facts than its cards")
    try:
        cards = msgspec.convert(facts["cards"], list[RaceCard])
    except msgspec.ValidationError as error:
        raise ValueError(f"the pack {name}: {error}") from error
    for card in cards:
        centuries = 0 <= card.birth <= LAST_CENTURY and 0 <= card.passing <= LAST_CENTURY
        if not centuries or card.main not in MAINS or not 1 <= card.month <= MONTHS:
            raise ValueError(f"the pack {name}: {card.key} bears what no card bears")
    known = saints().by_key
    return _checked(name, cards, {c.key: known[c.key].name for c in cards if c.key in known})


def _checked(name: str, cards: list[RaceCard], names: dict[str, dict[str, str]]) -> RacePack:
    if not FEWEST_CARDS <= len({card.key for card in cards}) == len(cards) <= MOST_CARDS:
        raise ValueError(
            f"a pack has {FEWEST_CARDS} to {MOST_CARDS} saints, each once, not {len(cards)}"
        )
    return RacePack(name, cards, names)


def named(pack: Pack) -> RacePack:
    """A pack with its names, whoever made it."""
    return pack if isinstance(pack, RacePack) else pack_of(pack.name, pack.facts)


def deck(pack: Pack) -> Deck:
    """The cards by number; equal facts have one deck, for actions are compared by identity."""
    found = _decks.get(pack.hash)
    if found is None:
        cards = named(pack).cards
        found = _decks[pack.hash] = Deck(
            [card.key for card in cards],
            [card.birth for card in cards],
            [card.passing for card in cards],
            [COLOURS.index(card.main) for card in cards],
            [card.month for card in cards],
        )
    return found


_decks: dict[str, Deck] = {}
"""By the hash of a pack's facts; made when first asked for."""
