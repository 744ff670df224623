"""The small encyclopedia: one saint, saints by their facts, the saints of a day."""

import re

import msgspec
from rich.table import Table
from rich.text import Text

from questable.saints import Collection, Saint
from questable.saints.collection import DAYS
from questable.saints.facts import COLOURS, GOLD, LETTERS, MONTHS
from questable.saints.finding import TEXTS, Wanted, alike, coming, find, of_day
from questable.telling.saint_life import main_first
from questable.telling.saint_words import day_words, life_words
from questable.terminal.attribute_names import KNOWN, NUMBERED, meant
from questable.terminal.complaint import Complaint, nearest
from questable.terminal.saint_card import STYLES
from questable.terminal.screen import Screen
from questable.text import Words

TODAY = "today"
COMING = 3
"""Feasts that are told when there is none today."""


def saint_called(words: Words, collection: Collection, name: str) -> Saint:
    """The saint somebody means, or a Complaint with those they may have meant."""
    found = find(collection, name)
    if len(found) == 1:
        return found[0]
    if found:
        raise Complaint(words.say("saints-several", name=name, known=_keys(found)))
    line = words.say("saints-unknown", name=name)
    close = alike(collection, name)
    raise Complaint(f"{line} {words.say('saints-suggest', known=_keys(close))}" if close else line)


def _keys(saints: list[Saint]) -> str:
    return ", ".join(saint.key for saint in saints)


def wanted(words: Words, texts: dict[str, str | None]) -> Wanted:
    """What `saints` is asked for: options by name as they were typed."""
    facts: dict[str, str | int] = {}
    for name, text in texts.items():
        if text is None:
            continue
        if name in TEXTS:
            facts[name] = text
            continue
        value = meant(name, text)
        if not value:
            raise _wrong_value(words, name, text)
        facts[name] = int(value) if name in NUMBERED else value
    return msgspec.convert(facts, Wanted)


def _wrong_value(words: Words, name: str, text: str) -> Complaint:
    if name in NUMBERED:
        known, close = f"1–{NUMBERED[name]}", ""
    else:
        known, close = ", ".join(KNOWN[name]), nearest(words, text, list(KNOWN[name]))
    line = words.say("saints-wrong-value", name=f"--{name}", text=text, known=known)
    return Complaint(line + close)


def day_asked(
    words: Words,
    what: str | None,
    date: str | None,
    facts: dict[str, str | None],
    today: tuple[int, int],
) -> tuple[int, int] | None:
    """Month and day that `saints today` is about; None when saints are asked for by facts."""
    if what is None:
        if date is not None:
            raise Complaint(words.say("saints-date-alone"))
        return None
    if what != TODAY:
        raise Complaint(words.say("saints-what", text=what))
    for name, text in facts.items():
        if text is not None:
            raise Complaint(words.say("saints-today-alone", name=f"--{name}"))
    return today if date is None else date_called(words, date)


def date_called(words: Words, text: str) -> tuple[int, int]:
    """Month and day of `10-04`."""
    found = re.fullmatch(r"(\d{1,2})-(\d{1,2})", text)
    if found:
        month, day = int(found[1]), int(found[2])
        if 1 <= month <= MONTHS and 1 <= day <= DAYS[month - 1]:
            return month, day
    raise Complaint(words.say("saints-wrong-date", text=text))


def saints_for(collection: Collection, asked: Wanted) -> list[Saint]:
    """All who fit, by the alphabet of their keys."""
    return [saint for saint in collection.entries if asked.fits(saint)]


def saints_on(collection: Collection, month: int, day: int) -> list[Saint]:
    """Those of a day, else the next ones."""
    return of_day(collection, month, day) or coming(collection, month, day, COMING)


def show_day(screen: Screen, words: Words, collection: Collection, month: int, day: int) -> None:
    """The saints of a day, or that there are none and who comes next."""
    word = "saints-today" if of_day(collection, month, day) else "saints-today-none"
    screen.line(words.say(word, day=day_words(words, month, day)), style="bold")
    _list(screen, words, saints_on(collection, month, day), (month, day))


def show_saints(screen: Screen, words: Words, saints: list[Saint]) -> None:
    """A list, one saint a line, and how many there are."""
    _list(screen, words, saints)
    screen.line(words.say("saints-count", count=len(saints)))


def _list(
    screen: Screen, words: Words, saints: list[Saint], on: tuple[int, int] | None = None
) -> None:
    if screen.linear:
        for saint in saints:
            parts = [saint.name[words.on_cards], life_words(words, saint), _feast(words, saint, on)]
            screen.line(", ".join(part for part in parts if part) + ".")
        return
    grid = Table.grid(padding=(0, 2))
    for saint in saints:
        letters = Text()
        for colour in main_first(saint) if saint.main != GOLD else []:
            letters.append(f"{LETTERS[COLOURS.index(colour)]} ", style=STYLES[colour])
        name = Text(saint.name[words.on_cards], style="bold")
        feast = Text(_feast(words, saint, on))
        grid.add_row(name, Text(life_words(words, saint)), feast, letters)
    if saints:
        screen.console.print(grid)


def _feast(words: Words, saint: Saint, on: tuple[int, int] | None) -> str:
    """The day of the feast; of another feast that is kept on the day asked for, its name."""
    for each in saint.other_feasts:
        if (each.month, each.day) == on:
            return each.name[words.on_cards]
    return day_words(words, saint.month, saint.day)


def saint_json(saint: Saint) -> dict[str, object]:
    """An entry with what is derived from it, words in both languages."""
    data: dict[str, object] = msgspec.to_builtins(saint)
    rough = saint.born.about or saint.died.about
    ages = None if rough else saint.ages()
    return data | {
        "feast": f"{saint.month:02}-{saint.day:02}",
        "age": ages[0] if ages and ages[0] == ages[1] else None,
    }
