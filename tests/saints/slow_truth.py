"""What is true of a saint, read from the TOML files alone, slowly, and unlike the generator.

`answers(entry, kind, option)` says whether an option could be called true. It errs on the side of
yes: a wrong option must be wrong however kindly one looks at it.
"""

import re
import tomllib
import unicodedata
from collections.abc import Callable
from pathlib import Path

import questable.saints
from questable.saints import Fact

Entry = dict[str, object]
Option = Fact

FOLDER = Path(questable.saints.__file__).parent / "collection"
SLACK = 10
"""Years by which an 'about' may be off."""
MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
ESTATES = {
    "evangelist": "cyan", "apostle": "orange", "martyr": "red", "doctor": "blue",
    "priest": "gray", "religious-man": "brown", "religious-woman": "purple", "layperson": "green",
    "young": "yellow", "deacon": "teal", "pope": "pope", "patriarch": "patriarch",
    "soldier": "lay-soldier", "royalty": "secular-royalty", "stigmata": "stigmatists",
    "bilocation": "bilocators", "apparitions": "apparitions", "helper": "holy-helpers",
    "canon": "roman-canon",
}  # fmt: skip
BECAME = {
    "priest": "became a priest|ordained|his bishop’s see|as archbishop",
    "religious-man": "became a (?:monk|hermit|friar)|joined the|entered the",
    "religious-woman": "became a (?:nun|sister)|joined the|entered the|took the veil",
    "martyr": "martyr|beheaded|was killed|was shot|murdered|died for Christ",
    "stigmata": "stigmata|wounds of Christ",
    "apparitions": "apparition|appeared to (?:him|her)|visions",
    "soldier": "soldier|knight|officer",
    "royalty": r"\b(?:king|queen|prince|princess|duke|duchess|empress) (?:of|at)\b",
}
"""Words by which a life may tell what the card does not show."""
SAID_OF_MANY = {"with", "sometime", "holding", "often", "beside"}
ANYBODY = {"people", "with", "personne", "gen", "malade", "ceu", "those"}
"""`People with`: words that tell no cause from another."""
SAME_RULE = ("benedictine", "camaldolese", "cistercian", "carthusian")


def entries(folder: Path = FOLDER) -> dict[str, Entry]:
    """All entries as they are written."""
    found: dict[str, Entry] = {}
    for file in folder.glob("*.toml"):
        found |= tomllib.loads(file.read_text(encoding="utf-8"))
    return found


def text(entry: Entry, field: str, language: str = "en") -> str:
    """A field with words."""
    value = entry.get(field, {"en": "", "fr": ""})
    assert isinstance(value, dict)
    return str(value[language])


def texts(entry: Entry, field: str, language: str | None = None) -> list[str]:
    """A field that is a list."""
    value = entry[field]
    if language is not None:
        assert isinstance(value, dict)
        value = value[language]
    assert isinstance(value, list)
    return [str(each) for each in value]


def folded(words: str) -> set[str]:
    """Words of four letters and more, without accents and endings."""
    apart = unicodedata.normalize("NFKD", words.lower())
    letters = "".join(c if c.isalpha() else " " for c in apart if not unicodedata.combining(c))
    return {word.rstrip("sx") for word in letters.split() if len(word) > 3}


def possible_years(written: str) -> tuple[int, int] | None:
    """The first and the last year that an entry allows."""
    if written == "unknown":
        return None
    if found := re.fullmatch(r"century (\d+)", written):
        last = int(found[1]) * 100
        return last - 99, last
    found = re.fullmatch(r"(about )?(\d+)( BC)?(?:-.*)?", written)
    assert found
    year = -int(found[2]) + 1 if found[3] else int(found[2])
    slack = SLACK if found[1] else 0
    return year - slack, year + slack


def possible_centuries(written: str) -> set[int]:
    """The centuries that an entry allows; none at all if nothing is known."""
    years = possible_years(written)
    return {-(-year // 100) for year in range(years[0], years[1] + 1)} if years else set()


def feasts(entry: Entry) -> set[tuple[int, int]]:
    """The feast, and every other day of the year that the note names."""
    month, day = str(entry["feast"]).split("-")
    found = {(int(month), int(day))}
    for number, name in re.findall(rf"(\d+) ({'|'.join(MONTHS)})", text(entry, "note")):
        found.add((MONTHS.index(name) + 1, int(number)))
    return found


def _patron(entry: Entry, option: Option) -> bool:
    for language, words in option.words.items():
        for own in texts(entry, "patronages", language):
            if words == own or (folded(words) & folded(own)) - ANYBODY:
                return True
    return False


def _shown(entry: Entry, option: Option) -> bool:
    """The same picture, or one that says mostly the same."""
    own = folded(text(entry, "depicted")) - SAID_OF_MANY
    other = folded(option.words["en"]) - SAID_OF_MANY
    return own == other or len(own & other) * 2 > len(other)


def _true(entry: Entry, option: Option) -> bool:
    marks = [entry["main"], *texts(entry, "ribbons"), *texts(entry, "designations")]
    if ESTATES[option.value] in [*marks, *texts(entry, "expansions")]:
        return True
    if option.value == "young":
        born, died = (possible_years(str(entry[field])) for field in ("born", "died"))
        return not born or not died or died[0] - born[1] < 30
    if option.value.startswith("religious") and entry["order"]:
        return True
    told = text(entry, "life") + text(entry, "note")
    return option.value in BECAME and re.search(BECAME[option.value], told) is not None


def _told(entry: Entry, option: Option) -> bool:
    """Whether most of a sentence stands in the life, in some language."""
    return any(
        len(folded(words) & folded(text(entry, "life", language))) * 2 > len(folded(words))
        for language, words in option.words.items()
    )


def _ordered(entry: Entry, option: Option) -> bool:
    if entry["order"] in SAME_RULE and option.value in SAME_RULE:
        return True
    return entry["order"] == option.value


def _born_at(entry: Entry, option: Option) -> bool:
    return any(
        _town(text(entry, "birthplace", language)) in words.lower()
        or _town(words) in text(entry, "birthplace", language).lower()
        for language, words in option.words.items()
    )


def _town(place: str) -> str:
    return re.split(r"[,(]", place)[0].strip().lower()


def _lived(entry: Entry, option: Option) -> bool:
    for language, words in option.words.items():
        own = [text(entry, "birthplace", language), *texts(entry, "places", language)]
        if any(words.lower() in place.lower() for place in own):
            return True
    return False


def _century(field: str) -> Callable[[Entry, Option], bool]:
    return lambda entry, option: int(option.value) in possible_centuries(str(entry[field]))


def _age(entry: Entry, option: Option) -> bool:
    born, died = (possible_years(str(entry[field])) for field in ("born", "died"))
    assert born
    assert died
    days = [str(entry[field]).partition("-")[2] for field in ("born", "died")]
    if all(days):
        # Month and day in order of writing: a later day of the year means no birthday any more.
        return int(option.value) == died[0] - born[0] - (days[0] > days[1])
    return died[0] - born[1] - 1 <= int(option.value) <= died[1] - born[0]


def _canonised(entry: Entry, option: Option) -> bool:
    if option.value == "pre":
        return entry["canonised"] == "pre-congregation"
    return option.value == entry["canonised"] or option.value in text(entry, "note")


def _in_month(entry: Entry, option: Option) -> bool:
    return int(option.value) in {month for month, _ in feasts(entry)}


def _on_day(entry: Entry, option: Option) -> bool:
    month, day = option.value.split("-")
    return (int(month), int(day)) in feasts(entry)


ANSWERS: dict[str, Callable[[Entry, Option], bool]] = {
    "patronage": _patron,
    "depicted": _shown,
    "truth": _true,
    "life": _told,
    "region": lambda entry, option: option.value in texts(entry, "geography"),
    "order": _ordered,
    "birthplace": _born_at,
    "lived": _lived,
    "died-century": _century("died"),
    "born-century": _century("born"),
    "died-year": lambda entry, option: option.value in str(entry["died"]),
    "age": _age,
    "feast-month": _in_month,
    "feast-day": _on_day,
    "canonised": _canonised,
}
"""By kind: whether a fact could be called true of an entry."""


def lifetimes_touch(entry: Entry, other: Entry) -> bool:
    """Whether two may have lived at the same time."""
    spans = []
    for each in (entry, other):
        born = possible_years(str(each["born"]))
        died = possible_years(str(each["died"]))
        last = died[1] if died else 9999
        spans.append((born[0] if born else -9999, last))
    return spans[0][0] <= spans[1][1] and spans[1][0] <= spans[0][1]


def might_have_met(entry: Entry, other: Entry) -> bool:
    """Whether two may have lived at the same time in one part of the world, or in one order."""
    if not lifetimes_touch(entry, other):
        return False
    if entry["order"] and entry["order"] == other["order"]:
        return True
    return bool({*texts(entry, "geography")} & {*texts(other, "geography")})


def months_touch(entry: Entry, other: Entry) -> bool:
    """Whether two may have feasts in the same month."""
    return bool({month for month, _ in feasts(entry)} & {month for month, _ in feasts(other)})
