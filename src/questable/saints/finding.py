"""Finding saints: by name as people type it, by facts, by feast."""

import re
from collections.abc import Callable
from difflib import get_close_matches

import msgspec

from questable.saints.collection import Collection
from questable.saints.facts import LANGUAGES
from questable.saints.saint import Saint
from questable.saints.spelling import bare_words

TITLE = re.compile(r"^(?:st|ste|saint|sainte) ")
APOSTLE = re.compile(r" (?:the apostle|apotre)$")
CLOSE = 0.6
SUGGESTED = 5
TEXTS = ("search", "patronage")
"""What is looked for as it was typed."""


def plain(text: str) -> str:
    """Letters and digits only, without case, accents or a leading 'Saint'."""
    return TITLE.sub("", " ".join(bare_words(text)))


def own_names(saint: Saint) -> list[str]:
    """The key and the name in every language, made plain; of an Apostle also without that word."""
    own = [plain(each) for each in (saint.key, *saint.name.values())]
    return own + [short for each in own if (short := APOSTLE.sub("", each)) != each]


def names(saint: Saint) -> list[str]:
    """Everything a saint is called, made plain."""
    others = [name for each in saint.other_names.values() for name in each]
    return own_names(saint) + [plain(each) for each in others]


def find(collection: Collection, text: str) -> list[Saint]:
    """Whom somebody means: one, or several when it could be any of them, or nobody.

    A whole name counts more than another name, that more than the beginning of one, and that
    more than words within one.
    """
    asked = plain(text)
    if not asked:
        return []
    ways: tuple[Callable[[Saint], bool], ...] = (
        lambda saint: asked in own_names(saint),
        lambda saint: asked in names(saint),
        lambda saint: any(name.startswith(asked) for name in names(saint)),
        lambda saint: any(f" {asked}" in name for name in names(saint)),
    )
    for means in ways:
        if found := [saint for saint in collection.entries if means(saint)]:
            return found
    return []


def alike(collection: Collection, text: str) -> list[Saint]:
    """Saints whose names look like what was typed."""
    spelled: dict[str, list[Saint]] = {}
    for saint in collection.entries:
        for name in names(saint):
            for part in {name, name.split(" ")[0]}:
                spelled.setdefault(part, []).append(saint)
    close = get_close_matches(plain(text), spelled, n=SUGGESTED, cutoff=CLOSE)
    found = [saint for name in close for saint in spelled[name]]
    once = [saint for n, saint in enumerate(found) if saint not in found[:n]]
    return once[:SUGGESTED]


class Wanted(msgspec.Struct, frozen=True):
    """Facts that saints are looked for by; an empty one is not asked."""

    century: int = 0
    """Of birth or passing."""
    order: str = ""
    colour: str = ""
    month: int = 0
    geography: str = ""
    designation: str = ""
    expansion: str = ""
    patronage: str = ""
    """Words, or how they begin, of what they are patron of, in either language."""
    search: str = ""
    """Words that stand somewhere in the entry, or how they begin, in either language."""

    def fits(self, saint: Saint) -> bool:
        """Whether a saint has all these facts, and all these words in the entry."""
        return (
            self.suits(saint)
            and all(f" {word}" in _patronages(saint) for word in plain(self.patronage).split())
            and all(f" {word}" in _everything(saint) for word in plain(self.search).split())
        )

    def suits(self, saint: Saint) -> bool:
        """Whether a saint has all these facts, whatever words are looked for."""
        return (
            self.century in (0, saint.born.century, saint.died.century)
            and self.order in ("", saint.order)
            and self.colour in ("", *saint.colours)
            and self.month in (0, saint.month)
            and self.geography in ("", *saint.geography)
            and self.designation in ("", *saint.designations)
            and self.expansion in ("", *saint.expansions)
        )


def _patronages(saint: Saint) -> str:
    return " ".join(["", *(plain(each) for words in saint.patronages.values() for each in words)])


def _everything(saint: Saint) -> str:
    texts = [saint.key]
    for language in LANGUAGES:
        texts += [saint.name[language], saint.birthplace[language], saint.depicted[language]]
        texts += [*saint.places[language], *saint.patronages[language]]
        texts += saint.other_names[language]
        texts += [saint.life[language], saint.note[language]]
    return " ".join(["", *map(plain, texts)])


class SaintFinder:
    """A collection made ready to be searched often: a search looks once through what was read."""

    def __init__(self, collection: Collection) -> None:
        self._read = [
            (saint, f" {' '.join(names(saint))} ", _patronages(saint), _everything(saint))
            for saint in collection.entries
        ]

    def found(self, wanted: Wanted) -> list[Saint]:
        """All who fit: whose name has the words first, or words that begin so, then patronages."""
        words, patronage = plain(wanted.search).split(), plain(wanted.patronage).split()
        ranked: list[tuple[int, Saint]] = []
        for saint, called, patron, everything in self._read:
            if (
                wanted.suits(saint)
                and all(f" {word}" in patron for word in patronage)
                and all(f" {word}" in everything for word in words)
            ):
                ways = (
                    all(f" {word} " in called for word in words),
                    all(f" {word}" in called for word in words),
                    all(f" {word}" in patron for word in words),
                    True,
                )
                ranked.append((ways.index(True), saint))
        return [saint for _, saint in sorted(ranked, key=lambda each: each[0])]


def days_of(saint: Saint) -> list[tuple[int, int]]:
    """The feast, then other days of the calendar that belong to a saint."""
    return [(saint.month, saint.day), *((each.month, each.day) for each in saint.other_feasts)]


def of_day(collection: Collection, month: int, day: int) -> list[Saint]:
    """Those whose day it is, main feasts first."""
    found = [saint for saint in collection.entries if (month, day) in days_of(saint)]
    return sorted(found, key=lambda saint: (saint.month, saint.day) != (month, day))


def coming(collection: Collection, month: int, day: int, count: int) -> list[Saint]:
    """The next feasts after a day, round the year: `count` saints, and all who share the last."""
    later = sorted(
        (saint for saint in collection.entries if (saint.month, saint.day) != (month, day)),
        key=lambda saint: ((saint.month, saint.day) < (month, day), saint.month, saint.day),
    )
    if len(later) <= count:
        return later
    last = later[count - 1]
    return later[:count] + [s for s in later[count:] if (s.month, s.day) == (last.month, last.day)]
