"""The calendar: a month, a day, today."""

from questable.saints import Saint
from questable.saints.collection import DAYS
from questable.saints.facts import MONTHS
from questable.saints.finding import coming
from questable.telling.saint_words import day_words
from questable.web.html import Child, Safe, el
from questable.web.saints.saint_page import Calendar, leaf, list_of
from questable.web.saints.search_page import form
from questable.web.saints.sheet import SaintSheet

LEAP = (2, 29)
SOON = 3
"""Saints that are told of on a day that has none."""

Day = tuple[int, int]
"""A month and a day of it."""


def day_after(month: int, day: int) -> Day:
    """The next day of a year that has a 29 February."""
    if day < DAYS[month - 1]:
        return month, day + 1
    return month % MONTHS + 1, 1


def day_before(month: int, day: int) -> Day:
    """The day before, likewise."""
    if day > 1:
        return month, day - 1
    before = (month - 2) % MONTHS + 1
    return before, DAYS[before - 1]


def home_page(sheet: SaintSheet, calendar: Calendar, today: Day) -> bytes:
    """Where one comes in: today, the month, the search."""
    title = sheet.say("saintpage-saints")
    return sheet.whole(
        title,
        el("h1", title),
        today_part(sheet, calendar, today),
        _month(sheet, calendar, today[0]),
        el("section", el("h2", sheet.say("saintpage-search-title"), id="find"), form(sheet),
           aria_labelledby="find", class_="find"),
        kind="start",
    )  # fmt: skip


def month_page(sheet: SaintSheet, calendar: Calendar, month: int) -> bytes:
    """A month."""
    name = sheet.say("saints-month", n=month)
    title = sheet.say("saintpage-month-title", given=name)
    return sheet.whole(
        title, el("h1", title), _month(sheet, calendar, month, "unseen"), kind="month"
    )


def day_page(sheet: SaintSheet, calendar: Calendar, on: Day, *, today: bool = False) -> bytes:
    """A day; `today` says that whoever reads it is somewhere else may be a day off."""
    day = day_words(sheet.words, *on)
    title = sheet.say("saintpage-today-is" if today else "saintpage-day-title", day=day)
    part = today_part(sheet, calendar, on, level="h1", title="" if today else title)
    return sheet.whole(title, part, kind="day")


def today_part(
    sheet: SaintSheet, calendar: Calendar, on: Day, level: str = "h2", title: str = ""
) -> Safe:
    """The saints of a day with their lives; a script may put the visitor's own day in its place."""
    saints = calendar.of_day(*on)
    told = title or sheet.say("saintpage-today-is", day=day_words(sheet.words, *on))
    shown = saints or coming(calendar.collection, *on, SOON)
    return el(
        "section",
        el(level, told, id="today"),
        None if saints else el("p", sheet.say("saintpage-nobody")),
        list_of([leaf(sheet, each, _kept(sheet, each, on)) for each in shown]),
        el("p", sheet.say("saintpage-leap"), class_="quiet") if on == LEAP else None,
        _days_beside(sheet, on),
        aria_labelledby="today", class_="today",
        # Only what claims to be today is put right by a script.
        data_day=None if title else f"{on[0]:02}-{on[1]:02}",
    )  # fmt: skip


def _kept(sheet: SaintSheet, saint: Saint, on: Day) -> str:
    """What is kept on that day if it is not the main feast."""
    for each in saint.other_feasts:
        if (each.month, each.day) == on and (saint.month, saint.day) != on:
            return each.name[sheet.lang]
    return ""


def _kept_in(sheet: SaintSheet, saint: Saint, on: Day) -> Safe | None:
    kept = _kept(sheet, saint, on)
    return el("span", kept, class_="quiet") if kept else None


def _days_beside(sheet: SaintSheet, on: Day) -> Safe:
    ways = (("prev", "before", day_before(*on)), ("next", "after", day_after(*on)))
    return el("nav", *(_day_beside(sheet, *each) for each in ways), class_="beside",
              aria_label=sheet.say("saintpage-neighbours"))  # fmt: skip


def _day_beside(sheet: SaintSheet, rel: str, way: str, on: Day) -> Safe:
    return el(
        "a", el("span", el("span", sheet.say(f"saintpage-day-{way}"), class_="quiet"),
                el("b", day_words(sheet.words, *on))),
        rel=rel, class_=way, href=sheet.saints(f"day/{on[0]:02}-{on[1]:02}"),
    )  # fmt: skip


def _month(sheet: SaintSheet, calendar: Calendar, month: int, kind: str = "") -> Safe:
    name = sheet.say("saints-month", n=month)
    count = sum(saint.month == month for saint in calendar.round)
    devotion = sheet.say("saints-devotion", n=month)
    days = range(1, DAYS[month - 1] + 1)
    return el(
        "section",
        el("h2", name, id="month", class_=kind or "month-name"),
        el("nav", *(_month_link(sheet, n, month) for n in range(1, MONTHS + 1)), class_="months",
           aria_label=sheet.say("saintpage-months")),
        el("p", sheet.say("saintpage-month-count", count=count, given=name, devotion=devotion)),
        el("ol", *(_cell(sheet, calendar, month, day) for day in days), class_="grid"),
        el("p", sheet.say("saintpage-leap"), class_="quiet") if month == LEAP[0] else None,
        aria_labelledby="month", class_="calendar",
    )  # fmt: skip


def _month_link(sheet: SaintSheet, month: int, own: int) -> Safe:
    return el(
        "a", sheet.sign("month", month), el("span", sheet.say("saints-month", n=month)),
        href=sheet.saints(f"month/{month}"), aria_current="true" if month == own else None,
    )  # fmt: skip


def _cell(sheet: SaintSheet, calendar: Calendar, month: int, day: int) -> Safe:
    on = (month, day)
    saints = calendar.of_day(*on)
    number = el("span", str(day), class_="date")
    if saints:
        label = day_words(sheet.words, month, day)
        number = el("a", str(day), class_="date", href=sheet.saints(f"day/{month:02}-{day:02}"),
                    aria_label=label)  # fmt: skip
    names: list[Child] = [
        el("a", sheet.window(each), el("span", sheet.name(each), _kept_in(sheet, each, on)),
           href=sheet.saints(each.key))
        for each in saints
    ]  # fmt: skip
    return el("li", number, *names, data_date=f"{month:02}-{day:02}",
              class_=None if saints else "empty")  # fmt: skip
