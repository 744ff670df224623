"""SaintCards' components: cards of saints with what can be matched on them, and eight WildCards.

Our saints come from the collection; `pack/base.toml` adds the WildCards. `own_pack.py` reads the
packs of others.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from questable.engine.fault import Fault, misshapen, quoted
from questable.engine.pack import Facts, Pack, PackError, PackText, words_fault
from questable.engine.pack_file import pack_file
from questable.games.saint_cards.actions import Actions
from questable.games.saint_cards.cards import WILDCARDS, Cards
from questable.games.saint_cards.facts import (
    BEGINNER_FACTS,
    COLOUR,
    CORE_FACTS,
    DESIGNATION,
    EXPANSION,
    PLACE,
)
from questable.games.saint_cards.matching import compare_all
from questable.games.saint_cards.own_pack import (
    GROUNDS,
    MOST_TEXTS,
    is_key,
    keys_of_saints,
    name_of,
    saint_of,
    wildcard_of,
)
from questable.saints import Card, card_of_row, dealt_cards
from questable.saints import shipped as shipped_saints
from questable.saints.card import card_table
from questable.saints.facts import COLOURS, CORE, EXPANSIONS, LANGUAGES, LAST_CENTURY

MOST_SAINTS = 400
"""So that the action table has room for every card."""
KEPT_CARDS = 16
"""Set-ups whose cards are remembered: those of somebody's own pack may take megabytes."""
GATHERED = EXPANSIONS.index("gathered")
Names = dict[str, dict[str, str]]


class WildCard(msgspec.Struct, frozen=True, array_like=True):
    """A WildCard as the facts of a pack write it (S-1.7)."""

    key: str
    ground: str
    """The colour of the card: gold, or white, which is no fact colour."""
    colours: int
    """Mask of COLOURS that it bears."""
    month: int
    most_players: int
    """S-1.6: with more players it stays in the box."""


class SaintPack(Pack):
    """A pack with what people call its cards."""

    def __init__(
        self,
        name: str,
        saints: list[Card],
        wildcards: list[WildCard],
        names: Names,
        own_names: Names | None = None,
    ) -> None:
        facts: Facts = {
            "saints": [saint.row() for saint in saints],
            "wildcards": [list(msgspec.structs.astuple(card)) for card in wildcards],
        }
        super().__init__(name, facts, dict(own_names or {}))
        self.saints = saints
        self.wildcards = wildcards
        self.names = names
        """By key of card and language."""
        self._actions: Actions | None = None

    @property
    def actions(self) -> Actions:
        """The action table, made once."""
        if self._actions is None:
            self._actions = Actions(self.keys())
        return self._actions

    def keys(self) -> list[str]:
        """By number of card: saints by the alphabet, then WildCards."""
        return [*(saint.key for saint in self.saints), *WILDCARDS]

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return again, (self.name, self.facts, self.words)


@cache
def shipped() -> SaintPack:
    """The pack that comes with the game: the saints of the collection that have a card (S-1.6)."""
    text = _base()
    saints = dealt_cards(shipped_saints().saints)
    names = {card.key: shipped_saints().by_key[card.key].name for card in saints}
    wildcards = [_wildcard(text, key) for key in WILDCARDS]
    names |= {key: name_of(text, key) for key in WILDCARDS}
    return SaintPack(str(text.data["name"]), saints, wildcards, names)


def shipped_text() -> str:
    """The same as somebody would write it; our WildCards stay without being written."""
    ours = shipped()
    cards = {card.key: card_table(card, ours.names[card.key]) for card in ours.saints}
    return pack_file("saint-cards", {"name": ours.name, **cards})


@cache
def _base() -> PackText:
    return PackText.read(Path(__file__).parent / "pack" / "base.toml")


def _wildcard(text: PackText, key: str) -> WildCard:
    return msgspec.convert(wildcard_of(text, key), WildCard)


def pack_from(text: PackText) -> SaintPack:
    """Check a pack of someone's own; WildCards that it does not list are ours."""
    name = text.name()
    keys = keys_of_saints(text)
    if len(keys) > MOST_SAINTS:
        raise PackError(text.source, 1, Fault("too-many-saints", most=MOST_SAINTS))
    saints = text.each(keys, lambda key: saint_of(text, key))
    names = dict(zip(keys, text.each(keys, lambda key: name_of(text, key)), strict=True))
    wildcards = []
    for key in WILDCARDS:
        source = text if key in text.data else _base()
        wildcards.append(_wildcard(source, key))
        names[key] = name_of(source, key)
    own_names = {key: words for key, words in names.items() if words != known_as(key)}
    return SaintPack(name, saints, wildcards, names, own_names)


def pack_of(name: str, facts: Facts, words: Facts) -> SaintPack:
    """A pack from the facts that a record embeds, with its own names or those we know."""
    if facts.keys() != {"saints", "wildcards"}:
        raise Fault("other-facts", known="saints, wildcards")
    rows = facts["saints"]
    if not isinstance(rows, list) or len(rows) > MOST_SAINTS:
        raise Fault("too-many-saints", most=MOST_SAINTS)
    saints = [card_of_row(row) for row in rows]
    keys = [saint.key for saint in saints]
    if keys != sorted(set(keys) - set(WILDCARDS)):
        raise Fault("saints-order")
    for saint in saints:
        if not is_key(saint.key):
            raise Fault("bad-key", found=quoted(saint.key))
        key = f"{saint.key}.companions"
        if not set(saint.companions) <= set(keys) - {saint.key}:
            raise Fault("no-companion", key=key, found=quoted(saint.companions))
        if len(saint.companions) > MOST_TEXTS:
            raise Fault("too-many-texts", key=key, most=MOST_TEXTS)
    own_names = _own_names(words, {*keys, *WILDCARDS})
    names = {key: own_names.get(key) or known_as(key) for key in [*keys, *WILDCARDS]}
    return SaintPack(name, saints, _wildcards(facts["wildcards"]), names, own_names)


def again(name: str, facts: Facts, words: Facts) -> SaintPack:
    """A pack that was put away: ours, if it is that one."""
    ours = shipped()
    if (name, facts, words) == (ours.name, ours.facts, ours.words):
        return ours
    return pack_of(name, facts, words)


def known_as(key: str) -> dict[str, str]:
    """What we call a card, by language."""
    return shipped().names.get(key) or _spelt(key)


def _own_names(words: Facts, keys: set[str]) -> Names:
    for key, word in words.items():
        if key not in keys:
            raise Fault("no-such-card", card=key)
        if why := words_fault(key, word):
            raise why
    return msgspec.convert(words, Names)


def _wildcards(rows: object) -> list[WildCard]:
    try:
        cards = msgspec.convert(rows, list[WildCard])
    except msgspec.ValidationError as error:
        raise misshapen(str(error)) from error
    if [card.key for card in cards] != WILDCARDS or any(
        card.ground not in GROUNDS or card.colours >> len(COLOURS) for card in cards
    ):
        raise Fault("wildcards", n=len(WILDCARDS))
    return cards


def _spelt(key: str) -> dict[str, str]:
    words = " ".join(word.capitalize() for word in key.split("-"))
    return dict.fromkeys(LANGUAGES, words)


def own(pack: Pack) -> SaintPack:
    """A pack with its names, whatever it was."""
    return pack if isinstance(pack, SaintPack) else pack_of(pack.name, pack.facts, pack.words)


@lru_cache(maxsize=KEPT_CARDS)
def cards_of(pack: Pack, players: int, beginner: bool, expansions: int) -> Cards:
    """The cards of a set-up, with the matches of all pairs counted."""
    found = own(pack)
    cards = Cards(found.keys(), len(found.saints), found.actions)
    cards.origin = (pack, players, beginner, expansions)
    cards.beginner = int(beginner)
    cards.gathered = (expansions >> GATHERED) & 1
    cards.facts_in_play = CORE_FACTS | (expansions << EXPANSION)
    if beginner:
        cards.facts_in_play = BEGINNER_FACTS
    for number, saint in enumerate(found.saints):
        _add_saint(cards, number, saint, expansions)
    for number, wildcard in enumerate(found.wildcards, start=len(found.saints)):
        cards.in_play[number] = int(players <= wildcard.most_players)
        gold = wildcard.colours & 1
        cards.marks[number] = (gold if beginner else wildcard.colours) << COLOUR
        cards.month[number] = wildcard.month
    cards.bearers = [_bearers(cards, century) for century in range(LAST_CENTURY + 1)]
    cards.often = [bearers.bit_count() for bearers in cards.bearers]
    cards.whole = sum(cards.in_play)
    cards.centuries = [c for c in range(1, LAST_CENTURY + 1) if cards.bearers[c]]
    compare_all(cards)
    return cards


def _add_saint(cards: Cards, number: int, saint: Card, expansions: int) -> None:
    own_set = saint.set == CORE or (expansions >> EXPANSIONS.index(saint.set)) & 1
    cards.in_play[number] = int(own_set)
    cards.birth[number] = saint.birth
    cards.passing[number] = saint.passing
    cards.month[number] = saint.month
    # A century is a bit; 0 is none.
    cards.bears[number] = (1 << saint.birth | 1 << saint.passing) & ~1
    if cards.beginner:
        cards.marks[number] = 1 << (COLOUR + saint.main)  # S-3.6: main with main alone
        return
    cards.order[number] = saint.order
    cards.marks[number] = (
        saint.colours << COLOUR
        | saint.geography << PLACE
        | saint.designations << DESIGNATION
        | (saint.expansions & expansions) << EXPANSION
    )
    for key in saint.companions:
        other = cards.number(key)
        if other not in cards.companions[number]:
            cards.companions[number].append(other)
        if number not in cards.companions[other]:
            cards.companions[other].append(number)


def _bearers(cards: Cards, century: int) -> int:
    if century == 0:
        return 0
    return sum(
        1 << card
        for card in range(cards.n)
        if cards.in_play[card] and (cards.bears[card] >> century) & 1
    )
