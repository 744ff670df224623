"""Reading the collection: TOML files, checked field by field, errors with file and line."""

import re
from functools import cache
from pathlib import Path

from questable.engine.fault import Fault, not_one_of, quoted
from questable.engine.pack import PackText
from questable.saints.facts import (
    BEARDS,
    CALENDARS,
    COLOURS,
    CUTS,
    DESIGNATIONS,
    EXPANSIONS,
    GEOGRAPHY,
    GOLD,
    HAIRS,
    LANGUAGES,
    LAST_CENTURY,
    ORDERS,
    SETS,
    SKINS,
)
from questable.saints.saint import Look, OtherFeast, Saint, Year

KEYS = {
    "set", "famous", "name", "other_names", "born", "died", "birthplace", "places", "feast",
    "calendar", "other_feasts", "canonised", "main", "ribbons", "geography", "order",
    "designations", "expansions", "companions", "patronages", "depicted", "life", "note", "look",
}  # fmt: skip
OPTIONAL = {"set", "famous", "other_feasts", "note", "look"}
GUESSED = {"skin": SKINS, "hair": HAIRS, "cut": CUTS, "beard": BEARDS}
"""What a picture guesses unless `look` says it."""
DRAWN = ("head", "wears", "holds")
"""What `look` names of the parts of the windows."""
FEMININE = ("Sainte ", "Notre-Dame")
"""How the French name of a woman begins."""
DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
FIRST_CANONISATION = 993


def century_of(year: int) -> int:
    """S-1.6: derived, never typed; years before AD 1 give none."""
    return (year - 1) // 100 + 1 if year > 0 else 0


def year_of(text: str) -> Year | None:
    """A year as an entry writes it, or None when it is not one."""
    if text == "unknown":
        return Year(text, None, False, 0)
    found = re.fullmatch(r"century (\d{1,2})", text)
    if found:
        century = int(found[1])
        return Year(text, None, False, century) if 1 <= century <= LAST_CENTURY else None
    found = re.fullmatch(r"([1-9]\d{0,3})-(\d\d)(?:-(\d\d))?", text)
    if found:
        year, month, day = (int(each or 0) for each in found.groups())
        real = 1 <= month <= len(DAYS) and day <= DAYS[month - 1] and (day > 0 or not found[3])
        return Year(text, year, False, century_of(year), month, day) if real else None
    found = re.fullmatch(r"(about )?([1-9]\d{0,3})( BC)?", text)
    if not found:
        return None
    year = -int(found[2]) if found[3] else int(found[2])
    return Year(text, year, found[1] is not None, century_of(year))


def day_of(value: object) -> tuple[int, int] | None:
    """Month and day of `10-04`, or None when it is no day."""
    found = re.fullmatch(r"(\d\d)-(\d\d)", value) if isinstance(value, str) else None
    if not found:
        return None
    month, day = int(found[1]), int(found[2])
    return (month, day) if 1 <= month <= len(DAYS) and 1 <= day <= DAYS[month - 1] else None


def _other_feast(value: object) -> OtherFeast | None:
    """A day and what is kept then, as an entry writes it, or None when it is not one."""
    if not isinstance(value, dict) or value.keys() != {"day", *LANGUAGES}:
        return None
    day = day_of(value["day"])
    words = {language: value[language] for language in LANGUAGES}
    if day is None or not all(isinstance(each, str) and each.strip() for each in words.values()):
        return None
    return OtherFeast(*day, words)


class Collection:
    """All entries, by key, in the order of their keys."""

    def __init__(self, entries: list[Saint]) -> None:
        self.entries = sorted(entries, key=lambda saint: saint.key)
        """Everybody one can look up, Our Lady, St. Joseph and the angels too."""
        self.by_key = {saint.key: saint for saint in self.entries}
        self.saints = [saint for saint in self.entries if saint.main != GOLD]
        """Those whose lives are told by dates and places, and asked about."""

    def of_sets(self, sets: tuple[str, ...]) -> list[Saint]:
        """The saints whose cards come in any of these sets."""
        return [saint for saint in self.saints if saint.set in sets]


@cache
def shipped() -> Collection:
    """The collection that comes with the program."""
    folder = Path(__file__).parent / "collection"
    return collection_of([PackText.read(file) for file in sorted(folder.glob("*.toml"))])


def collection_of(texts: list[PackText]) -> Collection:
    """Check whole files of saints; PackError names file and line of the first thing wrong."""
    found: dict[str, Saint] = {}
    files: dict[str, PackText] = {}
    for text in texts:
        for key in text.data:
            if key in found:
                raise text.fail(key, "", Fault("saint-twice", saint=key, file=files[key].source))
            found[key] = FieldReader(text, key).saint()
            files[key] = text
    for key, saint in found.items():
        for companion in saint.companions:
            if companion not in found or companion == key:
                why = Fault("no-companion", key=f"{key}.companions", found=quoted(companion))
                raise files[key].fail(key, "companions", why)
    return Collection(list(found.values()))


class FieldReader:
    """One table of a file, read field by field."""

    def __init__(self, text: PackText, key: str) -> None:
        self.text = text
        self.key = key
        table = text.data[key]
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", key):
            raise text.fail(key, "", Fault("bad-key", found=quoted(key)))
        optional = OPTIONAL - table.keys() if isinstance(table, dict) else set()
        self.table = text.section(key, KEYS - optional)

    def saint(self) -> Saint:
        """The saint of this entry, or PackError."""
        main = self.one_of("main", COLOURS if "set" not in self.table else COLOURS[1:])
        ribbons = self.some_of("ribbons", COLOURS[1:])
        if main in ribbons:
            raise self.fail(
                "ribbons", Fault("main-again", key=self.path("ribbons"), found=quoted(main))
            )
        month, day = self.feast()
        name = self.words("name")
        return Saint(
            key=self.key,
            set=self.one_of("set", SETS) if "set" in self.table else "",
            famous=self.famous(),
            name=name,
            feminine=name["fr"].startswith(FEMININE),
            other_names=self.in_each("other_names"),
            born=self.year("born"),
            died=self.year("died"),
            birthplace=self.words("birthplace"),
            places=self.lists("places"),
            month=month,
            day=day,
            calendar=self.one_of("calendar", CALENDARS),
            other_feasts=self.other_feasts(),
            canonised=self.canonised(),
            main=main,
            colours=[colour for colour in COLOURS if colour == main or colour in ribbons],
            geography=self.some_of("geography", GEOGRAPHY),
            order=self.one_of("order", ("", *ORDERS)),
            designations=self.some_of("designations", DESIGNATIONS),
            expansions=self.some_of("expansions", EXPANSIONS),
            companions=self.texts("companions", self.table["companions"]),
            patronages=self.lists("patronages"),
            depicted=self.words("depicted"),
            life=self.words("life"),
            note=self.words("note") if "note" in self.table else dict.fromkeys(LANGUAGES, ""),
            look=self.look(),
        )

    def fail(self, field: str, why: Fault) -> Exception:
        """The error that points at a field."""
        return self.text.fail(self.key, field, why)

    def path(self, field: str) -> str:
        """A field as people are told of it."""
        return f"{self.key}.{field}"

    def one_of(self, field: str, allowed: tuple[str, ...]) -> str:
        """A text among those allowed."""
        value = self.table[field]
        if not isinstance(value, str) or value not in allowed:
            raise self.fail(field, not_one_of(self.path(field), allowed, value))
        return value

    def some_of(self, field: str, allowed: tuple[str, ...]) -> list[str]:
        """Texts among those allowed, each once, in the order of what is allowed."""
        values = self.texts(field, self.table[field])
        for value in values:
            if value not in allowed or values.count(value) > 1:
                raise self.fail(field, not_one_of(self.path(field), allowed, value))
        return [value for value in allowed if value in values]

    def texts(self, field: str, value: object) -> list[str]:
        """A list of texts."""
        if not isinstance(value, list):
            raise self.fail(field, Fault("list-of-texts", key=self.path(field)))
        for text in value:
            if not isinstance(text, str) or not text.strip():
                raise self.fail(field, Fault("list-of-texts", key=self.path(field)))
        return list(value)

    def languages(self, field: str) -> dict[str, object]:
        """A field in every language."""
        value = self.table[field]
        if not isinstance(value, dict) or value.keys() != set(LANGUAGES):
            known = ", ".join(LANGUAGES)
            raise self.fail(field, Fault("languages", key=self.path(field), languages=known))
        return value

    def words(self, field: str) -> dict[str, str]:
        """A text in every language."""
        words: dict[str, str] = {}
        for language, value in self.languages(field).items():
            if not isinstance(value, str) or not value.strip():
                key = self.path(f"{field}.{language}")
                raise self.fail(field, Fault("no-words", key=key))
            words[language] = value
        return words

    def in_each(self, field: str) -> dict[str, list[str]]:
        """Texts in every language."""
        return {name: self.texts(field, value) for name, value in self.languages(field).items()}

    def lists(self, field: str) -> dict[str, list[str]]:
        """As many texts in every language."""
        lists = self.in_each(field)
        if len({len(texts) for texts in lists.values()}) > 1:
            raise self.fail(field, Fault("as-many", key=self.path(field)))
        return lists

    def year(self, field: str) -> Year:
        """A year of birth or death."""
        value = self.table[field]
        year = year_of(value) if isinstance(value, str) else None
        if year is None:
            raise self.fail(field, Fault("no-year", key=self.path(field), found=quoted(value)))
        return year

    def feast(self) -> tuple[int, int]:
        """Month and day."""
        value = self.table["feast"]
        if found := day_of(value):
            return found
        raise self.fail("feast", Fault("no-day", key=self.path("feast"), found=quoted(value)))

    def other_feasts(self) -> list[OtherFeast]:
        """Other days of the calendar, with what is kept then."""
        values = self.table.get("other_feasts", [])
        found = [_other_feast(each) for each in (values if isinstance(values, list) else [None])]
        feasts = [each for each in found if each is not None]
        if len(feasts) < len(found):
            raise self.fail("other_feasts", Fault("other-feasts", key=self.path("other_feasts")))
        return feasts

    def famous(self) -> bool:
        """Whether the entry says so."""
        value = self.table.get("famous", False)
        if not isinstance(value, bool):
            raise self.fail("famous", not_one_of(self.path("famous"), ("true", "false"), value))
        return value

    def canonised(self) -> int | None:
        """A year, or None for 'pre-congregation'."""
        value = self.table["canonised"]
        if value == "pre-congregation":
            return None
        year = int(value) if isinstance(value, str) and re.fullmatch(r"\d{3,4}", value) else 0
        if year >= FIRST_CANONISATION:
            return year
        key = self.path("canonised")
        raise self.fail("canonised", Fault("not-canonised", key=key, found=quoted(value)))

    def look(self) -> Look:
        """What pictures should not guess; that its parts are there is for the windows to check."""
        value = self.table.get("look", {})
        if not isinstance(value, dict) or not value.keys() <= {*GUESSED, *DRAWN}:
            raise self.fail("look", not_one_of(self.path("look"), (*GUESSED, *DRAWN), value))
        for name, said in value.items():
            if name in GUESSED and said not in GUESSED[name]:
                key = self.path(f"look.{name}")
                raise self.fail("look", not_one_of(key, GUESSED[name], said))
        head = value.get("head", "")
        if not isinstance(head, str):
            raise self.fail("look", Fault("no-text", key=self.path("look.head")))
        return Look(
            **{name: value.get(name, "") for name in GUESSED},
            head=head,
            wears=self.texts("look", value.get("wears", [])),
            holds=self.texts("look", value.get("holds", [])),
        )
