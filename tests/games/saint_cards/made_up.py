"""A pack of made-up saints, so that no test depends on how many the collection has."""

from functools import cache
from random import Random

from questable.engine import Pack, PackText
from questable.games.saint_cards.pack import SaintPack, WildCard, pack_from, shipped
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


@cache
def made_up(saints: int = SAINTS, seed: str = "made up") -> SaintPack:
    """So many saints, about a third of them in expansions, with ours as WildCards."""
    rng = Random(seed)
    keys = sorted(f"saint-{_letters(n)}" for n in range(saints))
    cards = [_saint(key, keys, rng) for key in keys]
    return SaintPack("made-up", cards, wildcards(), {key: {"en": key, "fr": key} for key in keys})


def wildcards() -> list[WildCard]:
    """Ours."""
    return shipped().wildcards


def _letters(n: int) -> str:
    return chr(ord("a") + n // 26) + chr(ord("a") + n % 26)


def _saint(key: str, keys: list[str], rng: Random) -> Card:
    birth = 1 + int(rng.random() * LAST_CENTURY)
    main = 1 + int(rng.random() * (len(COLOURS) - 1))
    colours = 1 << main | 1 << (1 + int(rng.random() * (len(COLOURS) - 1)))
    friend = keys[int(rng.random() * len(keys))]
    gathered = rng.random() < 0.2 and friend != key
    expansions = sum(1 << n for n in range(len(EXPANSIONS) - 1) if rng.random() < 0.15)
    return Card(
        key=key,
        set=CORE if rng.random() < 0.7 else EXPANSIONS[int(rng.random() * len(EXPANSIONS))],
        birth=birth if rng.random() < 0.9 else 0,
        passing=min(LAST_CENTURY, birth + int(rng.random() * 2)),
        main=main,
        colours=colours,
        month=1 + int(rng.random() * MONTHS),
        geography=1 << min(len(GEOGRAPHY) - 1, int(rng.random() * 10) // 2),
        order=max(0, int(rng.random() * 20) - 20 + len(ORDERS)),
        designations=1 << int(rng.random() * len(DESIGNATIONS)) if rng.random() < 0.2 else 0,
        expansions=expansions | (1 << (len(EXPANSIONS) - 1) if gathered else 0),
        companions=[friend] if gathered else [],
    )


def written(text: str) -> Pack:
    """A pack of someone's own from its TOML."""
    return pack_from(PackText("mine.toml", text))
