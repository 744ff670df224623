"""What the note of an entry leaves open: nothing is asked that good sources answer differently."""

import re
from functools import cache

from questable.saints.saint import Saint

BIRTH, DEATH = r"born|birth|birthplace|native", r"died|death|martyrdom|killed|beheaded|executed"
TIME = r"years?|dates?|centur\w*|age|aged|old|\d{2,4}"
MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
)  # fmt: skip
SPEAKS_OF = {
    "born": rf"{BIRTH}|{TIME}",
    "died": rf"{DEATH}|{TIME}",
    "birthplace": rf"{BIRTH}|place|town|village|city|home",
    "canonised": r"canoni\w*|declared|cult|equipollent",
    "order": r"order|tertiary|monks?|nuns?|friars?|rule|habit",
    "martyr": r"martyr\w*|killed|beheaded|executed|death|died",
    "soldier": r"soldiers?|army|arms|legion|fought|knight",
    "deacon": r"deacons?|acolyte|office|priest",
    "priest": r"deacons?|priests?|ordain\w*|ordination|bishop",
    "religious-man": r"religious|vows|monks?|friars?|rule|order",
    "religious-woman": r"religious|vows|nuns?|rule|order|habit",
    "layperson": r"religious|vows|ordain\w*|deacon|acolyte|office|bishops?|priest",
    "young": r"age|young|years?|old|girl|boy|\d+",
    "royalty": r"king|queen|family|father",
    "pope": r"popes",
    "companions": r"brothers?|sisters?|friends?|companions?|martyrs|mother|father|spouse|wife",
    "geography": r"place|region|country|lived|journey\w*|went",
}
"""By field, or by what may be true of a saint: words by which a note may speak of it.

One word too many costs a question; one too few could cost the truth.
"""


def doubted(saint: Saint, field: str) -> bool:
    """Whether the entry's note may speak of that field."""
    return _speaks(saint.note["en"], field)


@cache
def _speaks(note: str, field: str) -> bool:
    return note != "" and _pattern(field).search(note.casefold()) is not None


def other_feasts(saint: Saint) -> tuple[frozenset[int], frozenset[int]]:
    """Months and days that entry or note names: the feast may be kept then too, or once was."""
    months, days = _dates(saint.note["en"].casefold())
    kept = saint.other_feasts
    return months | {each.month for each in kept}, days | {each.day for each in kept}


@cache
def _dates(note: str) -> tuple[frozenset[int], frozenset[int]]:
    months = {n for n, name in enumerate(MONTHS, start=1) if name in note}
    days = {int(day) for day in re.findall(r"\b(\d{1,2})(?:st|nd|rd|th)?\b", note)}
    return frozenset(months), frozenset(days)


@cache
def _pattern(field: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{SPEAKS_OF[field]})\b")
