"""What the note of an entry leaves open: nothing is asked that good sources answer differently."""

import re
from functools import cache

from questable.saints.saint import Saint

BIRTH, DEATH = r"born|birth|birthplace|native", r"died|death|martyrdom|killed|beheaded|executed"
TIME = r"years?|dates?|centur\w*|age|aged|old|\d{2,4}"
SPEAKS_OF = {
    "born": rf"{BIRTH}|{TIME}",
    "died": rf"{DEATH}|{TIME}",
    "birthplace": rf"{BIRTH}|place|town|village|city|home",
    "canonised": r"canoni\w*|declared|cult|equipollent",
    "order": r"order|tertiary|monks?|nuns?|friars?|rule|habit",
    "martyr": r"martyr\w*|killed|beheaded|executed|death|died",
    "soldier": r"soldiers?|army|arms|legion",
    "companions": r"brothers?|sisters?|friends?|companions?|martyrs|mother|father|spouse|wife",
    "geography": r"place|region|country|lived|journey\w*|went",
}
"""By field: words that let a note touch it; one word too many costs a question and no truth."""


def doubted(saint: Saint, field: str) -> bool:
    """Whether the entry's note may speak of that field."""
    note = saint.note["en"]
    return note != "" and _pattern(field).search(note.casefold()) is not None


@cache
def _pattern(field: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{SPEAKS_OF[field]})\b")
