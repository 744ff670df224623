"""Reading a pack of someone's own: a table for each card, errors with file and line (S-1.1, S-1.7).

A saint's table has `name` (en and fr), `birth` and `passing` (centuries, 0 where unknown), `main`
and `month`; and where they apply `set` (core unless it says otherwise), `ribbons`, `geography`,
`order`, `designations`, `expansions` and `companions`. A WildCard's table bears its key and has
`name`, `ground` (gold or white), `ribbons`, `month` and `most_players`.
"""

import re
from typing import Final

from questable.engine.fault import Fault, not_one_of, quoted
from questable.engine.pack import Facts, PackText
from questable.games.saint_cards.actions import MOST_SEATS
from questable.games.saint_cards.cards import WILDCARDS
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

GROUNDS: Final[list[str]] = ["gold", "white"]
"""S-1.7: white is no fact colour and matches nothing."""
NEEDED: Final = frozenset({"name", "birth", "passing", "main", "month"})
OPTIONAL: Final = frozenset(
    {"set", "ribbons", "geography", "order", "designations", "expansions", "companions"}
)
WILDCARD_KEYS: Final = frozenset({"name", "ground", "ribbons", "month", "most_players"})
FEWEST_SEATS: Final = 2
HEAD: Final = ("game", "name")
"""What a file has besides cards."""
MOST_TEXTS: Final = 40
"""In one list of a card."""


def is_key(key: str) -> bool:
    """Whether a card may be called so in actions and records."""
    return re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key) is not None


def keys_of_saints(text: PackText) -> list[str]:
    """The tables that are neither the name nor WildCards, sorted."""
    return sorted([key for key in text.data if key not in HEAD and key not in WILDCARDS])


def saint_of(text: PackText, key: str) -> Card:
    """The card of a saint, or PackError."""
    table = text.data[key]
    if not isinstance(table, dict):
        raise text.fail("", key, Fault("no-table", key=key))
    if not is_key(key):
        raise text.fail(key, "", Fault("bad-key", found=quoted(key)))
    facts = text.section(key, {*NEEDED, *[field for field in OPTIONAL if field in table]})
    main = COLOURS.index(text.one_of(key, "main", COLOURS[1:]))
    order = text.one_of(key, "order", ("", *ORDERS)) if "order" in facts else ""
    return Card(
        key=key,
        set=text.one_of(key, "set", (CORE, *EXPANSIONS)) if "set" in facts else CORE,
        birth=text.number(key, "birth", 0, LAST_CENTURY),
        passing=text.number(key, "passing", 0, LAST_CENTURY),
        main=main,
        colours=(1 << main) | _mask(text, key, "ribbons", COLOURS),
        month=text.number(key, "month", 0, MONTHS),
        geography=_mask(text, key, "geography", GEOGRAPHY),
        order=ORDERS.index(order) + 1 if order else 0,
        designations=_mask(text, key, "designations", DESIGNATIONS),
        expansions=_mask(text, key, "expansions", EXPANSIONS),
        companions=_companions(text, key),
    )


def wildcard_of(text: PackText, key: str) -> list[int | str]:
    """A WildCard as the facts of a pack write it: key, ground, colours, month, most players."""
    text.section(key, set(WILDCARD_KEYS))
    ground = text.one_of(key, "ground", GROUNDS)
    colours = _mask(text, key, "ribbons", COLOURS)
    if ground in COLOURS:
        colours |= 1 << COLOURS.index(ground)
    return [
        key,
        ground,
        colours,
        text.number(key, "month", 1, MONTHS),
        text.number(key, "most_players", FEWEST_SEATS, MOST_SEATS),
    ]


def name_of(text: PackText, key: str) -> dict[str, str]:
    """What people call a card, by language."""
    return text.words(key, "name")


def _table(text: PackText, key: str) -> Facts:
    table = text.data[key]
    return table if isinstance(table, dict) else {}


def _texts(text: PackText, key: str, field: str) -> list[str]:
    values = _table(text, key).get(field, [])
    if not isinstance(values, list):
        raise text.fail(key, field, Fault("list-of-texts", key=f"{key}.{field}"))
    if len(values) > MOST_TEXTS:
        raise text.fail(key, field, Fault("too-many-texts", key=f"{key}.{field}", most=MOST_TEXTS))
    texts: list[str] = []
    for value in values:
        if not isinstance(value, str) or value in texts:
            why = Fault("texts-once", key=f"{key}.{field}", found=quoted(value))
            raise text.fail(key, field, why)
        texts.append(value)
    return texts


def _mask(text: PackText, key: str, field: str, names: tuple[str, ...]) -> int:
    mask = 0
    for name in _texts(text, key, field):
        if name not in names:
            raise text.fail(key, field, not_one_of(f"{key}.{field}", names, name))
        mask |= 1 << names.index(name)
    return mask


def _companions(text: PackText, key: str) -> list[str]:
    companions = _texts(text, key, "companions")
    for companion in companions:
        no_saint = companion in HEAD or companion in WILDCARDS or companion not in text.data
        if no_saint or companion == key:
            why = Fault("no-companion", key=f"{key}.companions", found=quoted(companion))
            raise text.fail(key, "companions", why)
    return companions
