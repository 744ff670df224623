"""The search: a form that needs no script, and whom it finds."""

from collections.abc import Mapping
from typing import Final

import msgspec

from questable.saints import Saint
from questable.saints.facts import (
    COLOURS,
    DESIGNATIONS,
    EXPANSIONS,
    GEOGRAPHY,
    GOLD,
    LAST_CENTURY,
    ORDERS,
)
from questable.saints.finding import TEXTS, Wanted
from questable.telling.saint_life import estate_words
from questable.telling.saint_words import days_words
from questable.web.html import Safe, el
from questable.web.saints.saint_page import leaf, list_of
from questable.web.saints.sheet import SaintSheet

MOST: Final = 80
"""Letters of a search."""
CHOICES: Final = {
    "century": tuple(str(n) for n in range(1, LAST_CENTURY + 1)),
    "geography": GEOGRAPHY,
    "order": ORDERS,
    "colour": tuple(each for each in COLOURS if each != GOLD),
    "designation": DESIGNATIONS,
    "expansion": EXPANSIONS,
}
"""By name: what can be chosen."""


class TooLong(Exception):
    """More than anybody searches for."""


class Unknown(Exception):
    """A choice that there is not."""


def wanted_of(asked: Mapping[str, str]) -> Wanted:
    """What an address asks for; what it says besides is not read."""
    if any(len(asked.get(name, "")) > MOST for name in TEXTS):
        raise TooLong
    found: dict[str, str | int] = {name: asked.get(name, "").strip() for name in TEXTS}
    for name, choices in CHOICES.items():
        if value := asked.get(name, ""):
            if value not in choices:
                raise Unknown
            found[name] = int(value) if name == "century" else value
    return msgspec.convert(found, Wanted)


def search_page(sheet: SaintSheet, wanted: Wanted, found: list[Saint]) -> bytes:
    """The form as it was filled in, and whom it finds; all where nothing is asked."""
    title = sheet.say("saintpage-search-title")
    count = sheet.say("saints-count", count=len(found))
    if wanted == Wanted():
        count = sheet.say("saintpage-all", count=len(found))
    return sheet.whole(
        title,
        el("h1", title),
        form(sheet, wanted),
        el("section", el("h2", count, id="found"),
           list_of([leaf(sheet, each, _why(sheet, wanted, each)) for each in found]),
           aria_labelledby="found", class_="found"),
        kind="search",
    )  # fmt: skip


def _why(sheet: SaintSheet, wanted: Wanted, saint: Saint) -> str:
    """Whoever looks for a patron sees what of."""
    if not wanted.patronage:
        return ""
    patron = sheet.say("saints-row", name=sheet.say("saints-label-patronages"),
                       words=", ".join(saint.patronages[sheet.lang]))  # fmt: skip
    days = days_words(sheet.words, saint)
    return f"{days} · {patron}"


def form(sheet: SaintSheet, wanted: Wanted | None = None) -> Safe:
    """What one can search by."""
    asked = wanted or Wanted()
    say = sheet.say
    any_choice = any(getattr(asked, name) for name in CHOICES)
    return el(
        "form",
        _field(sheet, "search", asked.search),
        _field(sheet, "patronage", asked.patronage),
        el(
            "details",
            el("summary", say("saintpage-search-more")),
            el("div", *(_choice(sheet, name, str(getattr(asked, name))) for name in CHOICES),
               class_="choices"),
            open=any_choice,
        ),
        el("p", el("button", say("saintpage-search-go"), class_="go"),
           el("a", say("saintpage-search-anew"), href=sheet.saints("search")) if wanted else None,
           el("span", say("saintpage-search-help"), class_="quiet"), class_="tools"),
        action=sheet.saints("search"), role="search",
    )  # fmt: skip


def _field(sheet: SaintSheet, name: str, value: str) -> Safe:
    word = sheet.say(f"saintpage-search-{'text' if name == 'search' else name}")
    box = el("input", name=name, value=value or None, maxlength=MOST, autocomplete="off",
             type="search")  # fmt: skip
    return el("label", el("span", word), box)


def _choice(sheet: SaintSheet, name: str, value: str) -> Safe:
    options = [el("option", sheet.say("saintpage-search-any"), value="")]
    for each in CHOICES[name]:
        told = _told(sheet, name, each)
        options.append(el("option", told, value=each, selected=each == value))
    word = sheet.say(f"saintpage-search-{name}")
    return el("label", el("span", word), el("select", *options, name=name))


def _told(sheet: SaintSheet, name: str, value: str) -> str:
    if name == "century":
        return sheet.say("saints-century", n=int(value))
    if name == "colour":
        estate = estate_words(sheet.words, value, None)
        colour = sheet.say(f"saints-colour-{value}")
        return sheet.say("saints-colour-of", name=estate, words=colour)
    return sheet.say(f"saints-{name}-{value}")
