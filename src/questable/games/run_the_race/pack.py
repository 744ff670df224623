"""The saints of Run the Race! as data: 52 or more, of whom a game uses 52 (S-6.1).

Key, centuries, main colour and feast month are facts that the rules read; names are for people.
"""

import re
from collections.abc import Callable
from functools import cache

import msgspec

from questable.engine.fault import Fault, misshapen, quoted
from questable.engine.pack import Facts, Pack, PackError, PackText, words_fault
from questable.engine.pack_file import pack_file
from questable.games.run_the_race.deck import FEWEST_CARDS, MOST_CARDS, Deck, deck_of
from questable.saints import shipped as saints
from questable.saints.card import card_of, card_table
from questable.saints.facts import COLOURS, CORE, LAST_CENTURY, MONTHS

NEEDED = {"name", "birth", "passing", "main", "month"}
UNREAD = {"set", "ribbons", "geography", "order", "designations", "expansions", "companions"}
"""What SaintCards reads of the same file, and this game does not (S-6.2)."""
HEAD = ("game", "name")
"""What a file has besides cards."""
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


Names = dict[str, dict[str, str]]


class RacePack(Pack):
    """A pack with the names of its saints by key and language."""

    def __init__(self, name: str, cards: list[RaceCard], names: Names) -> None:
        self.cards = sorted(cards, key=lambda card: card.key)
        facts: Facts = {"cards": [msgspec.to_builtins(card) for card in self.cards]}
        super().__init__(name, facts, _own_words(names))
        self.names = names
        self._deck: Deck | None = None

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return again, (self.name, self.facts, self.words)

    @property
    def deck(self) -> Deck:
        """The cards by number; actions are compared by identity, so equal facts have one deck."""
        if self._deck is None:
            self._deck = deck_of(
                [card.key for card in self.cards],
                [card.birth for card in self.cards],
                [card.passing for card in self.cards],
                [COLOURS.index(card.main) for card in self.cards],
                [card.month for card in self.cards],
            )
        return self._deck

    def saint(self, key: str, lang: str) -> str:
        """A saint's name; one whose name nobody gave is called by the key."""
        words = self.names.get(key)
        return words[lang] if words else key.replace("-", " ").title()


def _own_words(names: Names) -> Facts:
    known = saints().by_key
    return {k: words for k, words in names.items() if k not in known or words != known[k].name}


@cache
def shipped() -> RacePack:
    """All saints of the core set."""
    core = saints().of_sets((CORE,))
    cards = [card_of(saint) for saint in core]
    return _checked(
        "saints",
        [RaceCard(c.key, c.birth, c.passing, COLOURS[c.main], c.month) for c in cards],
        {saint.key: saint.name for saint in core},
    )


def shipped_text() -> str:
    """The same as somebody would write it, with what SaintCards reads of it too."""
    known, dealt = saints().by_key, {card.key for card in shipped().cards}
    cards: Facts = {}
    for key in sorted(dealt):
        others = [each for each in known[key].companions if each in dealt]
        card = msgspec.structs.replace(card_of(known[key]), companions=others)
        cards[key] = card_table(card, known[key].name)
    return pack_file("run-the-race", {"name": shipped().name, **cards})


def pack_from(text: PackText) -> RacePack:
    """Check a pack; PackError names file and line of the first thing wrong."""
    name = text.name()
    keys = [key for key in text.data if key not in HEAD and not _is_wildcard(text.data[key])]
    cards = text.each(keys, lambda key: _card(text, key))
    names = dict(zip(keys, text.each(keys, lambda key: text.words(key, "name")), strict=True))
    try:
        return _checked(name, cards, names)
    except Fault as error:
        raise PackError(text.source, 1, error) from error


def _is_wildcard(table: object) -> bool:
    """S-6.1: a file of SaintCards may have WildCards too; they stay out."""
    return isinstance(table, dict) and "ground" in table


def _card(text: PackText, key: str) -> RaceCard:
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", key):
        raise text.fail(key, "", Fault("bad-key", found=quoted(key)))
    table = text.data[key]
    given = UNREAD & table.keys() if isinstance(table, dict) else set()
    text.section(key, NEEDED | given)
    main = text.one_of(key, "main", MAINS)
    return RaceCard(
        key,
        text.number(key, "birth", 0, LAST_CENTURY),
        text.number(key, "passing", 0, LAST_CENTURY),
        main,
        text.number(key, "month", 1, MONTHS),
    )


def pack_of(name: str, facts: Facts, words: Facts) -> RacePack:
    """A pack from the facts that a record embeds, with its own names or those that we know."""
    if facts.keys() != {"cards"}:
        raise Fault("other-facts", known="cards")
    try:
        cards = msgspec.convert(facts["cards"], list[RaceCard])
    except msgspec.ValidationError as error:
        raise misshapen(str(error)) from error
    for card in cards:
        centuries = 0 <= card.birth <= LAST_CENTURY and 0 <= card.passing <= LAST_CENTURY
        if not centuries or card.main not in MAINS or not 1 <= card.month <= MONTHS:
            raise Fault("odd-card", card=card.key)
    for key, word in words.items():
        if all(card.key != key for card in cards):
            raise Fault("no-such-card", card=key)
        if why := words_fault(key, word):
            raise why
    known = saints().by_key
    names: Names = {c.key: known[c.key].name for c in cards if c.key in known}
    return _checked(name, cards, names | msgspec.convert(words, Names))


def _checked(name: str, cards: list[RaceCard], names: Names) -> RacePack:
    if not FEWEST_CARDS <= len({card.key for card in cards}) == len(cards) <= MOST_CARDS:
        raise Fault("saints-count", low=FEWEST_CARDS, high=MOST_CARDS, count=len(cards))
    return RacePack(name, cards, names)


def again(name: str, facts: Facts, words: Facts) -> RacePack:
    """A pack that was put away: ours, if it is that one."""
    ours = shipped()
    if (name, facts, words) == (ours.name, ours.facts, ours.words):
        return ours
    return pack_of(name, facts, words)


def named(pack: Pack) -> RacePack:
    """A pack with its names, whoever made it."""
    return pack if isinstance(pack, RacePack) else pack_of(pack.name, pack.facts, pack.words)


def deck(pack: Pack) -> Deck:
    """The cards by number."""
    return named(pack).deck
