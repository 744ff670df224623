"""Packs of made-up saints, so that no test depends on how many the collection has."""

from functools import cache
from random import Random

from questable.engine import Pack
from questable.games.saint_cards import SaintCardsGame
from questable.games.saint_cards.pack import SaintPack, shipped
from questable.saints import Card
from questable.saints.facts import (
    COLOURS,
    CORE,
    DESIGNATIONS,
    EXPANSIONS,
    GEOGRAPHY,
    LAST_CENTURY,
    MONTHS,
    ORDERS,
)

SAINTS = 90
FILLER = "teal"
"""The one fact of a saint who fills a deck; nobody else need bear it."""


class MadeUpGame(SaintCardsGame):
    """SaintCards with another pack than ours."""

    def __init__(self, pack: SaintPack) -> None:
        self._pack = pack

    def pack(self) -> Pack:
        """The one that was made up."""
        return self._pack


@cache
def made_up(saints: int = SAINTS, seed: str = "made up") -> SaintPack:
    """So many saints at random, about a third of them in expansions, with our WildCards."""
    rng = Random(seed)
    keys = sorted(f"saint-{chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(saints))
    return _pack("made-up", [_at_random(key, keys, rng) for key in keys])


def told_pack(saints: dict[str, str], fillers: int = 50) -> SaintPack:
    """Saints told in words, such as 'b13 p14 brown gray m10 western-europe dominican pope'.

    The first colour is the main one; 'set:doctors' says whose card it is, 'with:clare' names a
    companion. Fillers follow, who match each other by their colour and nobody else.
    """
    told = dict(saints) | {f"x{n:02}": FILLER for n in range(fillers)}
    return _pack("told", [_told(key, told[key].split()) for key in sorted(told)])


def _pack(name: str, saints: list[Card]) -> SaintPack:
    names = {saint.key: {"en": saint.key, "fr": saint.key} for saint in saints}
    return SaintPack(name, saints, shipped().wildcards, names)


def _told(key: str, words: list[str]) -> Card:
    colours = [word for word in words if word in COLOURS]
    orders = [word for word in words if word in ORDERS]
    return Card(
        key=key,
        set=_after(words, "set:")[0] if _after(words, "set:") else CORE,
        birth=_number(words, "b"),
        passing=_number(words, "p"),
        main=COLOURS.index(colours[0]),
        colours=_mask(COLOURS, words),
        month=_number(words, "m"),
        geography=_mask(GEOGRAPHY, words),
        order=ORDERS.index(orders[0]) + 1 if orders else 0,
        designations=_mask(DESIGNATIONS, words),
        expansions=_mask(EXPANSIONS, words),
        companions=_after(words, "with:"),
    )


def _after(words: list[str], mark: str) -> list[str]:
    return [word.removeprefix(mark) for word in words if word.startswith(mark)]


def _number(words: list[str], letter: str) -> int:
    return sum(int(word[1:]) for word in words if word[0] == letter and word[1:].isdecimal())


def _mask(names: tuple[str, ...], words: list[str]) -> int:
    return sum(1 << n for n, name in enumerate(names) if name in words)


def _at_random(key: str, keys: list[str], rng: Random) -> Card:
    def below(n: int) -> int:
        return int(rng.random() * n)

    birth = 1 + below(LAST_CENTURY)
    main = 1 + below(len(COLOURS) - 1)
    friend = keys[below(len(keys))]
    gathered = rng.random() < 0.2 and friend != key
    expansions = sum(1 << n for n in range(len(EXPANSIONS) - 1) if rng.random() < 0.15)
    return Card(
        key=key,
        set=CORE if rng.random() < 0.7 else EXPANSIONS[below(len(EXPANSIONS))],
        birth=birth if rng.random() < 0.9 else 0,
        passing=min(LAST_CENTURY, birth + below(2)),
        main=main,
        colours=1 << main | 1 << (1 + below(len(COLOURS) - 1)),
        month=1 + below(MONTHS),
        geography=1 << min(len(GEOGRAPHY) - 1, below(5)),
        order=max(0, below(20) - 20 + len(ORDERS)),
        designations=1 << below(len(DESIGNATIONS)) if rng.random() < 0.2 else 0,
        expansions=expansions | (1 << (len(EXPANSIONS) - 1) if gathered else 0),
        companions=[friend] if gathered else [],
    )
