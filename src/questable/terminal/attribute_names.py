"""How people may type a fact of a card: its id, its letter, or its words in either language."""

from functools import cache

from questable.saints.facts import (
    COLOURS,
    DESIGNATIONS,
    EXPANSIONS,
    GEOGRAPHY,
    LAST_CENTURY,
    LETTERS,
    MONTHS,
    ORDERS,
)
from questable.saints.finding import plain
from questable.text import Words, languages

KNOWN = {
    "colour": COLOURS,
    "order": ORDERS,
    "geography": GEOGRAPHY,
    "designation": DESIGNATIONS,
    "expansion": EXPANSIONS,
}
"""The kinds of facts that have names."""
SPOKEN_AS = {"colour": ("colour", "estate")}
"""The words of a name, where they are not called like the kind."""
NUMBERED = {"month": MONTHS, "century": LAST_CENTURY}


@cache
def spellings(kind: str) -> dict[str, str]:
    """By plain spelling, the id or number it stands for."""
    spelled: dict[str, str] = {}
    if kind in NUMBERED:
        for number in range(1, NUMBERED[kind] + 1):
            spelled[str(number)] = str(number)
            for lang in languages():
                spelled[plain(Words(lang).say(f"saints-{kind}", n=number))] = str(number)
        return spelled
    for number, each in enumerate(KNOWN[kind]):
        for spoken in SPOKEN_AS.get(kind, (kind,)):
            for lang in languages():
                spelled[plain(Words(lang).say(f"saints-{spoken}-{each}"))] = each
        if kind == "colour":
            spelled[plain(LETTERS[number])] = each
        spelled[plain(each)] = each
    return spelled


def meant(kind: str, text: str) -> str:
    """What was typed, or the only thing that begins so; '' if that is nothing or several."""
    spelled, asked = spellings(kind), plain(text)
    if asked in spelled:
        return spelled[asked]
    begun = {each for spelling, each in spelled.items() if asked and spelling.startswith(asked)}
    return begun.pop() if len(begun) == 1 and not asked.isdecimal() else ""
