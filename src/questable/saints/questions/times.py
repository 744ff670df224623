"""Questions of time: centuries, years, age, feasts, canonisation."""

from questable.saints.collection import DAYS, century_of
from questable.saints.facts import LAST_CENTURY, MONTHS
from questable.saints.questions.doubt import doubted, other_feasts
from questable.saints.questions.question import HARD, MIDDLING, Fact
from questable.saints.questions.sheet import QuestionSheet, lot, named, numbers
from questable.saints.saint import Saint, Year

VAGUE = 15
"""An 'about' year may be off by as much, so it must lie so far from the edges of its century."""
CLOSE = 3
OLDEST = 105
RESERVED = 1250
"""Of whoever died after this year nobody says that it was before there was a process."""
PRE = "pre"
"""The canonisation of those who were venerated before there was a process."""


def ask_times(sheet: QuestionSheet) -> None:
    """All questions of time about one saint."""
    _centuries(sheet)
    _feast(sheet)
    _canonisation(sheet)
    _years(sheet)


def sure_century(saint: Saint, field: str) -> int:
    """The century of birth or passing when there is no doubt about it, else 0."""
    year: Year = saint.born if field == "born" else saint.died
    if doubted(saint, field):
        return 0
    if year.year is None or not year.about:
        return year.century
    early, late = century_of(year.year - VAGUE), century_of(year.year + VAGUE)
    return early if early == late else 0


def _centuries(sheet: QuestionSheet) -> None:
    for field in ("died", "born"):
        right = sure_century(sheet.saint, field)
        if not right:
            continue
        others = [century for century in range(1, LAST_CENTURY + 1) if century != right]
        close = [century for century in others if abs(century - right) <= CLOSE]
        fact = Fact("century", str(right))
        sheet.ask(f"{field}-century", MIDDLING, fact, numbers("century", close))
        saints = [o for o in sheet.others if sure_century(o, field) not in (0, right)]
        sheet.ask_who(f"{field}-century", MIDDLING, fact, saints)


def _feast(sheet: QuestionSheet) -> None:
    saint = sheet.saint
    also_months, also_days = other_feasts(saint)
    months = [m for m in range(1, MONTHS + 1) if m != saint.month and m not in also_months]
    month = Fact("month", str(saint.month))
    sheet.ask("feast-month", MIDDLING, month, numbers("month", months))
    day = _day(saint.month, saint.day)
    days = [n for n in range(1, DAYS[saint.month - 1] + 1) if n not in {saint.day, *also_days}]
    sheet.ask("feast-day", HARD, day, [_day(saint.month, n) for n in days])
    _feast_of_whom(sheet, day, month)


def _feast_of_whom(sheet: QuestionSheet, day: Fact, month: Fact) -> None:
    saint = sheet.saint
    together = [other for other in sheet.others if other.month == saint.month]
    apart: list[Saint] = []
    not_that_day: list[Saint] = []
    for other in sheet.others:
        named_months, named_days = other_feasts(other)
        if other.month != saint.month and saint.month not in named_months:
            apart.append(other)
        elif other.day != saint.day and saint.day not in named_days:
            not_that_day.append(other)
    if together:
        fellow = min(together, key=lambda other: lot(saint.key, other.key))
        away = other_feasts(saint)[0]
        strangers = [named(other) for other in apart if other.month not in away]
        sheet.ask("same-month", MIDDLING, named(fellow), strangers)
    sheet.ask_who("feast-day", HARD, day, [*not_that_day, *apart])
    sheet.ask_who("feast-month", MIDDLING, month, apart)


def _day(month: int, day: int) -> Fact:
    return Fact("day", f"{month:02}-{day:02}")


def _canonisation(sheet: QuestionSheet) -> None:
    saint = sheet.saint
    if doubted(saint, "canonised"):
        return
    passing = saint.died.year or saint.died.century * 100 - 100
    found = [o.canonised for o in sheet.others if o.canonised and o.canonised > passing]
    # A year of the note may be what somebody has in mind: when a Doctor was declared, for one.
    years = [year for year in found if str(year) not in saint.note["en"]]
    if saint.canonised is None:
        right = Fact("canonised", PRE)
        sheet.ask("canonised", MIDDLING, right, numbers("canonised", years))
        return
    year = saint.canonised
    near = [each for each in years if 0 < abs(each - year) <= 120]
    made_up = [year + step for step in (-60, -37, -24, 24, 37) if passing < year + step <= 2020]
    others = [each for each in years if each != year]
    right = Fact("canonised", str(year))
    pools = [numbers("canonised", pool) for pool in (near, others, made_up)]
    if passing > RESERVED:
        pools.insert(0, [Fact("canonised", PRE)])
    sheet.ask("canonised", HARD, right, *pools)


def _years(sheet: QuestionSheet) -> None:
    died = exact(sheet.saint, "died")
    if died:
        near = [other.died.year for other in sheet.near if exact(other, "died")]
        known = [year for year in near if year is not None and 2 < abs(year - died) <= 80]
        made_up = [died + step for step in (-31, -17, -8, 9, 16) if 0 < died + step <= 2020]
        right = Fact("year", str(died))
        sheet.ask("died-year", HARD, right, numbers("year", known), numbers("year", made_up))
    if age := sure_age(sheet.saint):
        for difficulty, step in ((MIDDLING, 15), (HARD, 7)):
            ages = [age + step * k for k in range(-3, 4) if k != 0]
            wrong = numbers("age", [each for each in ages if 2 < each <= OLDEST])
            sheet.ask("age", difficulty, Fact("age", str(age)), wrong)


def sure_age(saint: Saint) -> int:
    """The age at death where the days of birth and passing tell it, else 0."""
    found = saint.ages() if exact(saint, "born") and exact(saint, "died") else None
    return found[0] if found and found[0] == found[1] else 0


def exact(saint: Saint, field: str) -> int:
    """A year of birth or passing that sources agree on, else 0."""
    year: Year = saint.born if field == "born" else saint.died
    if year.about or year.year is None or year.year < 0 or doubted(saint, field):
        return 0
    return year.year
