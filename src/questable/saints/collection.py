"""Reading the collection: TOML files, checked field by field, errors with file and line."""

import re
from functools import cache
from pathlib import Path

from questable.engine.pack import PackText
from questable.saints.facts import (
    COLOURS,
    DESIGNATIONS,
    EXPANSIONS,
    GEOGRAPHY,
    LANGUAGES,
    LAST_CENTURY,
    ORDERS,
    SETS,
)
from questable.saints.saint import Saint, Year

KEYS = {
    "set", "name", "other_names", "born", "died", "birthplace", "places", "feast", "canonised",
    "main", "ribbons", "geography", "order", "designations", "expansions", "companions",
    "patronages", "depicted", "life", "note",
}  # fmt: skip
OPTIONAL = {"note"}
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
    found = re.fullmatch(r"(about )?([1-9]\d{0,3})( BC)?", text)
    if not found:
        return None
    year = -int(found[2]) if found[3] else int(found[2])
    return Year(text, year, found[1] is not None, century_of(year))


class Collection:
    """All saints, by key, in the order of their keys."""

    def __init__(self, saints: list[Saint]) -> None:
        self.saints = sorted(saints, key=lambda saint: saint.key)
        self.by_key = {saint.key: saint for saint in self.saints}

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
                raise text.fail(key, "", f"{key} is already in {files[key].source}")
            found[key] = Entry(text, key).saint()
            files[key] = text
    for key, saint in found.items():
        for companion in saint.companions:
            if companion not in found or companion == key:
                raise files[key].fail(key, "companions", f"no saint {companion!r} to go with {key}")
    return Collection(list(found.values()))


class Entry:
    """One table of a file, read field by field."""

    def __init__(self, text: PackText, key: str) -> None:
        self.text = text
        self.key = key
        table = text.data[key]
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", key):
            raise text.fail(key, "", f"a key has small letters and dashes, not {key!r}")
        optional = OPTIONAL - table.keys() if isinstance(table, dict) else set()
        self.table = text.section(key, KEYS - optional)

    def saint(self) -> Saint:
        """The saint of this entry, or PackError."""
        main = self.one_of("main", COLOURS[1:])
        ribbons = self.some_of("ribbons", COLOURS[1:])
        if main in ribbons:
            raise self.fail("ribbons", f"{main} is the main colour already")
        month, day = self.feast()
        return Saint(
            key=self.key,
            set=self.one_of("set", SETS),
            name=self.words("name"),
            other_names=self.texts("other_names", self.table["other_names"]),
            born=self.year("born"),
            died=self.year("died"),
            birthplace=self.words("birthplace"),
            places=self.lists("places"),
            month=month,
            day=day,
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
        )

    def fail(self, field: str, why: str) -> Exception:
        """The error that points at a field."""
        return self.text.fail(self.key, field, f"{self.key}: {why}")

    def one_of(self, field: str, allowed: tuple[str, ...]) -> str:
        """A text among those allowed."""
        value = self.table[field]
        if not isinstance(value, str) or value not in allowed:
            raise self.fail(field, f"{field} is one of {', '.join(allowed)}, not {value!r}")
        return value

    def some_of(self, field: str, allowed: tuple[str, ...]) -> list[str]:
        """Texts among those allowed, each once, in the order of what is allowed."""
        values = self.texts(field, self.table[field])
        for value in values:
            if value not in allowed or values.count(value) > 1:
                raise self.fail(field, f"{field} are some of {', '.join(allowed)}, not {value!r}")
        return [value for value in allowed if value in values]

    def texts(self, field: str, value: object) -> list[str]:
        """A list of texts."""
        if not isinstance(value, list):
            raise self.fail(field, f"{field} must be a list of texts")
        for text in value:
            if not isinstance(text, str) or not text.strip():
                raise self.fail(field, f"{field} must be a list of texts")
        return list(value)

    def languages(self, field: str) -> dict[str, object]:
        """A field in every language."""
        value = self.table[field]
        if not isinstance(value, dict) or value.keys() != set(LANGUAGES):
            raise self.fail(field, f"{field} needs {' and '.join(LANGUAGES)}")
        return value

    def words(self, field: str) -> dict[str, str]:
        """A text in every language."""
        words: dict[str, str] = {}
        for language, value in self.languages(field).items():
            if not isinstance(value, str) or not value.strip():
                raise self.fail(field, f"{field} needs words in {language}")
            words[language] = value
        return words

    def lists(self, field: str) -> dict[str, list[str]]:
        """As many texts in every language."""
        lists = {name: self.texts(field, value) for name, value in self.languages(field).items()}
        if len({len(texts) for texts in lists.values()}) > 1:
            raise self.fail(field, f"{field} must have as many texts in every language")
        return lists

    def year(self, field: str) -> Year:
        """A year of birth or death."""
        value = self.table[field]
        year = year_of(value) if isinstance(value, str) else None
        if year is None:
            raise self.fail(
                field,
                f"{field} is a year, 'about' a year, either with BC, 'century' with a number "
                f"or 'unknown', not {value!r}",
            )
        return year

    def feast(self) -> tuple[int, int]:
        """Month and day."""
        value = self.table["feast"]
        found = re.fullmatch(r"(\d\d)-(\d\d)", value) if isinstance(value, str) else None
        if found:
            month, day = int(found[1]), int(found[2])
            if 1 <= month <= len(DAYS) and 1 <= day <= DAYS[month - 1]:
                return month, day
        raise self.fail("feast", f"feast is a month and a day such as 10-04, not {value!r}")

    def canonised(self) -> int | None:
        """A year, or None for 'pre-congregation'."""
        value = self.table["canonised"]
        if value == "pre-congregation":
            return None
        year = int(value) if isinstance(value, str) and re.fullmatch(r"\d{3,4}", value) else 0
        if year >= FIRST_CANONISATION:
            return year
        raise self.fail("canonised", f"canonised is a year or 'pre-congregation', not {value!r}")
