"""The page of one saint."""

from urllib.parse import quote

from questable.saints import Collection, Saint
from questable.saints.atlas import SaintPlace, drawn, places_of
from questable.saints.collection import DAYS
from questable.saints.facts import GOLD, LANGUAGES
from questable.saints.finding import days_of
from questable.telling.saint_life import age_words, set_words
from questable.telling.saint_words import canonised_words, day_words, days_words
from questable.web.html import Child, Safe, el, joined
from questable.web.saints.facts import CardFact, facts_of
from questable.web.saints.sheet import SaintSheet, rows

TOLD = 150
"""Letters of a life that a search engine or a message shows."""


class Calendar:
    """The collection round the year."""

    def __init__(self, collection: Collection) -> None:
        self.collection = collection
        self.round = sorted(collection.entries, key=lambda saint: (saint.month, saint.day))
        self._place = {saint.key: n for n, saint in enumerate(self.round)}
        self._of: dict[tuple[int, int], list[Saint]] = {}
        for own in (True, False):
            for saint in self.round:
                for n, day in enumerate(days_of(saint)):
                    if (n == 0) == own:
                        self._of.setdefault(day, []).append(saint)

    def of_day(self, month: int, day: int) -> list[Saint]:
        """Whose day it is, main feasts first."""
        return self._of.get((month, day), [])

    def beside(self, saint: Saint) -> tuple[Saint, Saint]:
        """Who comes before and after, round the year."""
        at = self._place[saint.key]
        return self.round[at - 1], self.round[(at + 1) % len(self.round)]


def saint_page(sheet: SaintSheet, calendar: Calendar, saint: Saint) -> bytes:
    """A saint with everything that is told."""
    life = saint.life[sheet.lang]
    note = saint.note[sheet.lang]
    facts = facts_of(sheet.words, saint)
    about = sheet.say("saintpage-describes", name=sheet.name(saint), text=_short(life))
    return sheet.whole(
        sheet.name(saint),
        _name(sheet, saint),
        _picture(sheet, saint),
        el(
            "div",
            el("p", life, class_="life", data_read=True),
            el("p", note, class_="note", data_read=True) if note else None,
            class_="told",
        ),
        _part(
            sheet.say("saintpage-on-card" if saint.set else "saintpage-no-card"), "facts",
            el("ul", *(_fact(sheet, each) for each in facts)), _rows(sheet, saint),
        ),
        el(
            "div",
            _places(sheet, places_of(saint, sheet.lang)),
            _companions(sheet, calendar, saint),
            _feast(sheet, calendar, saint),
            class_="side",
        ),
        about=about,
        kind="saint",
    )  # fmt: skip


def _short(text: str) -> str:
    if len(text) <= TOLD:
        return text
    return f"{text[:TOLD].rsplit(' ', 1)[0]} …"


def _part(title: str, name: str, *children: Child) -> Safe:
    return el("section", el("h2", title, id=name), *children, class_=name, aria_labelledby=name)


def _name(sheet: SaintSheet, saint: Saint) -> Safe:
    other = next(each for each in LANGUAGES if each != sheet.lang)
    name = saint.name[other]
    return el(
        "div",
        el("h1", sheet.name(saint), data_read=True),
        el(
            "a", el("span", other.upper(), class_="code", aria_hidden="true"),
            el("span", name, lang=other), class_="other", hreflang=other,
            href=sheet.saints(saint.key, other),
            title=sheet.say("saintpage-other-language", name=name),
        ),
        el("p", days_words(sheet.words, saint), class_="days"),
        class_="name",
    )  # fmt: skip


def _picture(sheet: SaintSheet, saint: Saint) -> Safe:
    say = sheet.say
    outlines = f"{sheet.root}saints/windows/outline/{saint.key}.svg"
    return el(
        "div",
        sheet.window(saint, large=True),
        el(
            "p",
            # Both need a script, which brings them to light.
            el("button", say("saintpage-read"), type="button", class_="read", hidden=True,
               data_stop=say("saintpage-read-stop")),
            el("button", say("saintpage-print"), type="button", class_="print", hidden=True),
            el("a", say("saintpage-learn"), class_="learn", href=f"{sheet.root}study"),
            el("a", say("saintpage-colour-in"), href=outlines),
            class_="tools",
        ),
        class_="picture",
    )  # fmt: skip


def _fact(sheet: SaintSheet, fact: CardFact) -> Safe:
    word = el("a", fact.words, href=sheet.saints(fact.others)) if fact.others else fact.words
    what = el(
        "a", sheet.say(f"saintpage-fact-{fact.what}"), class_="what",
        href=f"{sheet.root}rules#saint-cards:{fact.rule}",
        title=sheet.say("saintpage-rule", rule=fact.rule),
    )  # fmt: skip
    sign = sheet.sign(fact.kind, fact.value)
    return el("li", sign, el("span", el("b", word), what))


def _rows(sheet: SaintSheet, saint: Saint) -> Safe:
    lang, say = sheet.lang, sheet.say
    human = saint.main != GOLD
    told: dict[str, Child] = {
        "other-names": ", ".join(saint.other_names[lang]),
        "age": age_words(sheet.words, saint) if human else "",
        "canonised": canonised_words(sheet.words, saint.canonised) if human else "",
        "patronages": _patronages(sheet, saint),
        "depicted": saint.depicted[lang],
        "set": set_words(sheet.words, saint.set) if saint.set else "",
    }
    return rows([(say(f"saints-label-{name}"), value) for name, value in told.items() if value])


def _patronages(sheet: SaintSheet, saint: Saint) -> list[Child]:
    found: list[Child] = []
    for n, each in enumerate(saint.patronages[sheet.lang]):
        where = sheet.saints(f"search?patronage={quote(each)}")
        found += [", " if n else None, el("a", each, href=where)]
    return found


def _places(sheet: SaintSheet, places: list[SaintPlace]) -> Safe | None:
    if not places:
        return None
    picture = drawn(places)
    return _part(
        sheet.say("saintpage-places"), "places",
        el("div", Safe(picture), class_="frame") if picture else None,
        el("ol", *(_place(sheet, each, bool(picture)) for each in places)),
        el("p", sheet.say("saintpage-map-note"), class_="quiet") if picture else None,
    )  # fmt: skip


def _place(sheet: SaintSheet, place: SaintPlace, shown: bool) -> Safe:
    said = [
        sheet.say("saintpage-born-here") if place.born else "",
        sheet.say("saintpage-area") if place.spot and not place.spot.town else "",
        sheet.say("saintpage-not-on-map") if shown and not place.spot else "",
    ]
    more = ", ".join(each for each in said if each)
    return el("li", place.words, el("span", f" – {more}", class_="quiet") if more else None)


def _companions(sheet: SaintSheet, calendar: Calendar, saint: Saint) -> Safe | None:
    if not saint.companions:
        return None
    by_key = calendar.collection.by_key
    return _part(
        sheet.say("saintpage-companions"), "companions",
        el("ul", *(leaf(sheet, by_key[key]) for key in saint.companions), class_="leaves"),
    )  # fmt: skip


def leaf(sheet: SaintSheet, saint: Saint, text: str = "") -> Safe:
    """A saint in a list: window, name, dates, and perhaps more."""
    return el(
        "li",
        el(
            "a", sheet.window(saint),
            el("span", el("b", sheet.name(saint)),
               el("span", text or days_words(sheet.words, saint), class_="quiet")),
            href=sheet.saints(saint.key),
        ),
    )  # fmt: skip


def _feast(sheet: SaintSheet, calendar: Calendar, saint: Saint) -> Safe:
    day = day_words(sheet.words, saint.month, saint.day)
    other = [
        el("p", sheet.say("saints-other-feast", day=day_words(sheet.words, each.month, each.day),
                          name=each.name[sheet.lang]))
        for each in saint.other_feasts
    ]  # fmt: skip
    before, after = calendar.beside(saint)
    kept = sheet.say("saintpage-feast-calendar", calendar=saint.calendar, day=day)
    return _part(
        sheet.say("saintpage-feast"), "feast",
        el("p", kept), *other,
        strip(sheet, calendar, saint.month, saint.day),
        el(
            "nav", _beside(sheet, before, "before"), _beside(sheet, after, "after"),
            class_="beside", aria_label=sheet.say("saintpage-neighbours"),
        ),
    )  # fmt: skip


def _beside(sheet: SaintSheet, saint: Saint, way: str) -> Safe:
    day = day_words(sheet.words, saint.month, saint.day)
    return el(
        "a", sheet.window(saint),
        el("span", el("span", day, class_="quiet"), el("b", sheet.name(saint))),
        href=sheet.saints(saint.key), class_=way, rel="prev" if way == "before" else "next",
    )  # fmt: skip


def strip(sheet: SaintSheet, calendar: Calendar, month: int, own: int) -> Safe:
    """The days of a month as small windows; those with saints are links."""
    name = sheet.say("saints-month", n=month)
    days = (_pane(sheet, calendar, month, day, own) for day in range(1, DAYS[month - 1] + 1))
    return el("nav", *days, class_="strip", aria_label=name)


def _pane(sheet: SaintSheet, calendar: Calendar, month: int, day: int, own: int) -> Safe:
    saints = calendar.of_day(month, day)
    number = str(day) if day in (1, own) or (day % 5 == 0 and abs(day - own) > 1) else ""
    shown = el("span", number, class_="number", aria_hidden="true")
    if not saints:
        return el("span", shown, class_="pane")
    names = ", ".join(map(sheet.name, saints))
    told = sheet.say("saintpage-day-of", day=day_words(sheet.words, month, day), name=names)
    return el(
        "a", shown, el("span", told, class_="unseen"), title=told,
        href=sheet.saints(f"day/{month:02}-{day:02}"),
        class_="pane own" if day == own else "pane full",
        aria_current="date" if day == own else None,
    )  # fmt: skip


def list_of(leaves: list[Safe]) -> Safe:
    """Saints one below the other."""
    return el("ul", joined(leaves), class_="leaves")
