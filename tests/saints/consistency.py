"""What must hold of the facts of the whole collection; each check gives the faults it finds."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import chain

from questable.saints import Saint
from questable.saints.facts import (
    COLOURS,
    CORE,
    DESIGNATIONS,
    EXPANSIONS,
    GEOGRAPHY,
    LANGUAGES,
    LAST_CENTURY,
    MONTHS,
    ORDERS,
)
from tests.saints.lists import (
    CALENDAR,
    CANON,
    DOCTORS,
    HELPERS,
    MARTYRS,
    PATRIARCHS,
    POPES,
    SINCE_2004,
)
from tests.saints.lists import MARTYRS_BY_TRADITION as BY_TRADITION

Check = Callable[[list[Saint]], list[str]]

OLDEST = 120
YOUNG = 24
MAIN = (
    "cyan", "orange", "red", "blue", "yellow", "purple", "pink", "brown", "gray", "teal", "green",
)  # fmt: skip
"""The first of these that a saint bears is the main colour."""
STATES = {"gray", "brown", "purple", "green", "teal"}
LAST_YEAR = 2026
ONES = ("", "-one", "-two", "-three", "-four", "-five", "-six", "-seven", "-eight", "-nine")
NUMBERS = (
    "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    *(f"{ten}{one}" for ten in ("twenty", "thirty", "forty") for one in ONES),
)  # fmt: skip
"""By their value."""
AGED = re.compile(
    rf"\b(?:died?|killed)\b[^.;]*?(?:aged |at |, )(not yet )?({'|'.join(NUMBERS[:0:-1])})\b"
)
SO_FAR = {21: {"john-paul-ii", "carlo-acutis"}}
"""By century: all the saints there are, where there are not four."""


def ages(saints: list[Saint]) -> list[str]:
    """Nobody died before being born, grew older than 120, or was canonised alive."""
    found = []
    for saint in saints:
        span = saint.ages()
        if span is not None and not 0 <= span[0] <= span[1] <= OLDEST:
            found.append(f"{saint.key} became {span}")
        if saint.died.century and saint.born.century > saint.died.century:
            found.append(f"{saint.key} was born in a later century")
        if max(saint.died.year or 0, saint.canonised or 0) > LAST_YEAR:
            found.append(f"{saint.key} is yet to come")
        if saint.canonised and saint.canonised < (saint.died.year or saint.died.century * 100 - 99):
            found.append(f"{saint.key} was canonised alive")
    return found


def told_ages(saints: list[Saint]) -> list[str]:
    """An age at death in the words of the life is that of the dates."""
    found = []
    for saint in saints:
        span = saint.ages()
        for before, word in AGED.findall(saint.life["en"]):
            said = NUMBERS.index(word) - (before == "not yet ")
            if span is not None and not span[0] <= said <= span[1]:
                found.append(f"{saint.key} became {span}, not {before}{word}")
    return found


def martyrs(saints: list[Saint]) -> list[str]:
    """Martyrs are red and nobody else is; those by tradition only have a note that says so."""
    found = []
    for saint in saints:
        red = "red" in saint.colours
        if red != (saint.key in MARTYRS) and saint.key not in BY_TRADITION:
            found.append(f"{saint.key} is {'' if red else 'not '}red")
        if saint.key in BY_TRADITION and not saint.note["en"]:
            found.append(f"{saint.key} needs a note")
    return found


def _exactly(saints: list[Saint], wanted: set[str], has: Callable[[Saint], bool]) -> list[str]:
    have = {saint.key for saint in saints if has(saint)}
    return sorted([f"{key} is missing" for key in wanted - have])  + [
        f"{key} does not belong" for key in sorted(have - wanted)
    ]  # fmt: skip


def doctors(saints: list[Saint]) -> list[str]:
    """The 38 Doctors, blue and in their expansion."""
    blue = _exactly(saints, DOCTORS, lambda saint: "blue" in saint.colours)
    return blue + _exactly(saints, DOCTORS, lambda saint: "doctors" in saint.expansions)


def popes(saints: list[Saint]) -> list[str]:
    """Popes are called so and are gray; so are patriarchs."""
    found = _exactly(saints, POPES, lambda saint: "pope" in saint.designations)
    found += _exactly(saints, PATRIARCHS, lambda saint: "patriarch" in saint.designations)
    for saint in saints:
        ordained = {"pope", "patriarch"} & set(saint.designations)
        if ordained and "gray" not in saint.colours:
            found.append(f"{saint.key} is not gray")
    return found


def helpers(saints: list[Saint]) -> list[str]:
    """All Fourteen Holy Helpers."""
    return _exactly(saints, HELPERS, lambda saint: "holy-helpers" in saint.expansions)


def canon(saints: list[Saint]) -> list[str]:
    """Those whom the Roman Canon names."""
    return _exactly(saints, CANON, lambda saint: "roman-canon" in saint.expansions)


def orders(saints: list[Saint]) -> list[str]:
    """Members of an order are religious, or tertiaries: lay, or priests with a note on it."""
    found = []
    for saint in saints:
        if not saint.order or {"brown", "purple", "green"} & set(saint.colours):
            continue
        if "gray" not in saint.colours or "Third Order" not in saint.note["en"]:
            found.append(f"{saint.key} cannot be of the order {saint.order}")
    return found


def states(saints: list[Saint]) -> list[str]:
    """Men and women each in their colours, a layperson in no other state, a note where unknown."""
    found = []
    for saint in saints:
        bears = set(saint.colours)
        woman = saint.feminine
        if bears & ({"brown", "gray", "teal"} if woman else {"purple", "pink"}):
            found.append(f"{saint.key}: {sorted(bears)} is not for {'her' if woman else 'him'}")
        if "green" in bears and bears & (STATES - {"green"}):
            found.append(f"{saint.key} is lay and not lay")
        if not bears & (STATES | {"orange", "cyan"}) and not saint.note["en"]:
            found.append(f"{saint.key} is neither lay nor ordained nor in vows")
    return found


def main_colours(saints: list[Saint]) -> list[str]:
    """The main colour is the first that applies; a martyred deacon is teal."""
    found = []
    for saint in saints:
        first = next(colour for colour in MAIN if colour in saint.colours)
        if first == "red" and "teal" in saint.colours:
            first = "teal"
        if saint.main != first:
            found.append(f"{saint.key} is {saint.main}, not {first}")
    return found


def yellow(saints: list[Saint]) -> list[str]:
    """Young is who died at 24 or before, or is called so where the years are not known."""
    found = []
    for saint in saints:
        span, young = saint.ages(), "yellow" in saint.colours
        told = " ".join(words["en"] for words in (saint.life, saint.depicted, saint.note))
        if span is not None and young != (span[1] <= YOUNG):
            found.append(f"{saint.key} became {span}")
        if span is None and young and not re.search(r"\b(?:boy|girl|young|youth|child)\b", told):
            found.append(f"nobody says that {saint.key} was young")
    return found


def variety(saints: list[Saint]) -> list[str]:
    """Every month, colour, part of the world, order, designation and expansion is there."""
    borne = {str(saint.month) for saint in saints} | {saint.order for saint in saints}
    for saint in saints:
        borne.update(saint.colours, saint.geography, saint.designations, saint.expansions)
    months = [str(month) for month in range(1, MONTHS + 1)]
    wanted = [*months, *COLOURS[1:], *GEOGRAPHY, *ORDERS, *DESIGNATIONS, *EXPANSIONS]
    found = [f"nobody bears {each}" for each in wanted if each not in borne]
    return found + [f"{saint.key} has no land" for saint in saints if not saint.geography]


def centuries(saints: list[Saint]) -> list[str]:
    """S-1.6: every century is borne, as birth or passing, by at least four of the core set.

    Of those who died in the 21st century only two are canonised so far.
    """
    core = [saint for saint in saints if saint.set == CORE]
    found = []
    for century in range(1, LAST_CENTURY + 1):
        bear = {saint.key for saint in core if century in (saint.born.century, saint.died.century)}
        if len(bear) < 4 and bear != SO_FAR.get(century):
            found.append(f"{century}: {sorted(bear)}")
    return found


def sizes(saints: list[Saint]) -> list[str]:
    """S-1.6: at least 72 saints in the core set, 140 in all; sets hold what they are called."""
    core = sum(saint.set == CORE for saint in saints)
    found = [] if core >= 72 else [f"core has {core}"]
    cards = sum(saint.set != "" for saint in saints)
    found += [] if cards >= 140 else [f"all are {cards}"]
    for saint in saints:
        if saint.set in EXPANSIONS and saint.set not in saint.expansions:
            found.append(f"{saint.key} is in {saint.set} without its symbol")
    return found


def companions(saints: list[Saint]) -> list[str]:
    """Companions name each other, and the x2 symbol stands on the cards that name a card."""
    by_key = {saint.key: saint for saint in saints}
    found = []
    for saint in saints:
        for key in saint.companions:
            if saint.key not in by_key[key].companions:
                found.append(f"{key} does not name {saint.key}")
        dealt = [key for key in saint.companions if saint.set and by_key[key].set]
        if ("gathered" in saint.expansions) != bool(dealt):
            found.append(f"{saint.key} is or is not gathered")
        if len(set(saint.companions)) < len(saint.companions):
            found.append(f"{saint.key} names somebody twice")
    return found


def duplicates(saints: list[Saint]) -> list[str]:
    """Nobody is there twice: not by name, not by another name with the same years."""
    found = []
    for language in LANGUAGES:
        names = Counter(saint.name[language].casefold() for saint in saints)
        found += [f"{name} is there {count} times" for name, count in names.items() if count > 1]
    called: dict[tuple[str, str, str], Saint] = {}
    for saint in saints:
        for name in {*saint.name.values(), *chain(*saint.other_names.values())}:
            other = called.setdefault((name.casefold(), saint.born.text, saint.died.text), saint)
            # Cosmas and Damian share years and a title.
            if other is not saint and other.key not in saint.companions:
                found.append(f"{saint.key} may be {other.key}")
    return found


def calendar(saints: list[Saint]) -> list[str]:
    """All of the General Roman Calendar are there and say so, with its day; nobody else does."""
    found = [f"{key} is missing" for key in CALENDAR if key not in {each.key for each in saints}]
    for saint in saints:
        feast = f"{saint.month:02}-{saint.day:02}"
        if CALENDAR.get(saint.key, feast) != feast:
            found.append(f"{saint.key} has {feast}, not {CALENDAR[saint.key]}")
        if (saint.calendar == "general") != (saint.key in CALENDAR):
            found.append(f"{saint.key} is or is not in the General Roman Calendar")
        if (saint.calendar == "proper") != (saint.key in SINCE_2004):
            found.append(f"{saint.key} is or is not in the Martyrology of 2004")
    return found


def famous(saints: list[Saint]) -> list[str]:
    """About forty whom a child may know, men and women, from every age of the Church."""
    known = [saint for saint in saints if saint.famous]
    found = [] if 35 <= len(known) <= 55 else [f"{len(known)} are famous"]
    women = sum(saint.feminine for saint in known)
    return found if women * 4 >= len(known) else [*found, f"only {women} women"]


CHECKS: tuple[Check, ...] = (
    ages, martyrs, doctors, popes, helpers, canon, orders, states, main_colours, yellow, variety,
    centuries, sizes, companions, duplicates, calendar, famous, told_ages,
)  # fmt: skip
