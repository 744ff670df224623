"""A study as one page that needs nothing else: tables, charts and words (docs/lab.md)."""

from collections.abc import Iterable, Sequence
from html import escape

from questable.__about__ import __version__
from questable.lab.charts import Dot, Point, dots, heap, lines
from questable.lab.report_style import STYLE
from questable.lab.study import Study
from questable.lab.sweep import LADDER
from questable.lab.told import FigureTeller
from questable.text import Words
from questable.trials.interval import quantiles
from questable.trials.measures import (
    ORDER,
    Difference,
    Figure,
    differences,
    figures,
    never,
    players,
    roles,
    rules_seen,
    seats,
    skill,
)
from questable.trials.tally import Tally

MOST_COMPARED = 12
"""Cases that are compared with the first, at the most; a chart tells of more."""


def page(words: Words, study: Study) -> str:
    """The whole report."""
    made = StudyPage(words, study)
    body = "".join(made.sections())
    title = escape(made.title)
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{title}</h1>{body}</main></body></html>\n"
    )


class StudyPage:
    """The parts of a report."""

    def __init__(self, words: Words, study: Study) -> None:
        self.words = words
        self.study = study
        self.tell = FigureTeller(words, study.cases[0].game)
        self.tallies = [each for each in study.tallies.values() if each.games]
        self.plain = [each for each in self.tallies if skill(each) is None] or self.tallies
        """Cases that are no rungs of a ladder."""
        self.title = words.say("lab-title", name=self.tell.title())

    def sections(self) -> Iterable[str]:
        """From top to bottom."""
        yield self._head()
        if not self.tallies:
            return
        base = self.plain[0]
        yield self._measures(base)
        yield self._wins(base)
        yield self._lengths(base)
        yield from self._axes()
        for other in self.plain[1 : MOST_COMPARED + 1]:
            yield self._compared(base, other)
        yield self._skill()
        yield self._rules(base)

    def _head(self) -> str:
        head = self.study.head()
        games = sum(tally.games for tally in self.tallies)
        told = self.words.say(
            "lab-head", games=games, cases=len(self.study.cases), seed=head.seed,
            version=__version__, rules=head.rules, program=head.program,
        )  # fmt: skip
        rows = [[self.tell.case(tally), str(tally.games)] for tally in self.tallies]
        columns = [self.words.say("lab-column-case"), self.words.say("command-column-games")]
        return f"<p>{escape(told)}</p>" + _table(columns, rows)

    def _measures(self, tally: Tally) -> str:
        columns = [self.words.say(f"lab-column-{name}") for name in ("measure", "value", "means")]
        rows = []
        for each in figures(tally):
            if each.name in ORDER:
                help_text = self.words.say(f"lab-measure-{each.name}-help")
                rows.append([self.tell.measure(each.name), self.tell.whole(each), help_text])
        own = [each for each in figures(tally) if each.name.startswith("figure-")]
        for each in own:
            meaning = self.words.say("lab-measure-figure-help")
            rows.append([self.tell.measure(each.name), self.tell.whole(each), meaning])
        return self._section("measures", _table(columns, rows), self.tell.case(tally))

    def _wins(self, tally: Tally) -> str:
        parts = []
        for found, name in ((seats(tally), "seats"), (roles(tally), "roles")):
            if len(found) > 1:
                parts.append(self._dots(found, self.words.say(f"lab-chart-{name}")))
        mixed = players(tally)
        if len(mixed) > 1:
            parts.append(self._dots(mixed, self.words.say("lab-chart-players")))
        return self._section("wins", "".join(parts), self.tell.case(tally))

    def _dots(self, found: Sequence[Figure], title: str) -> str:
        rows = [Dot(self.tell.measure(each.name), *each[1:4]) for each in found]
        chart = dots(rows, title, self.tell.percent, found[0].even)
        return _figure(title, chart)

    def _lengths(self, tally: Tally) -> str:
        parts = []
        for name, numbers in (("minutes", tally.minutes), ("entries", tally.lengths)):
            if numbers:
                title, marks = self.words.say(f"lab-chart-{name}"), quantiles(list(numbers))
                low, middle, high = (self.tell.number(marks[n]) for n in ("p25", "p50", "p75"))
                told = self.words.say(
                    "lab-chart-middle", title=title, low=low, high=high, middle=middle
                )
                parts.append(_figure(told, heap(numbers, title, self.tell.number)))
        return self._section("lengths", "".join(parts), self.tell.case(tally))

    def _axes(self) -> Iterable[str]:
        """Where one number varies: each measure along it, a line for everything else."""
        axis = _axis(self.plain)
        if axis is None:
            return
        charts = []
        shown = {each.name for tally in self.plain for each in roles(tally) or seats(tally)}
        for name in (*ORDER, *sorted(shown)):
            series: dict[str, list[Point]] = {}
            even = None
            for tally in self.plain:
                settings = _settings(tally)
                x = float(settings.pop(axis))
                found = {each.name: each for each in figures(tally)}
                if name not in found and name not in shown:
                    continue
                each = found.get(name)
                point = Point(x, *each[1:4]) if each else Point(x, 0.0, 0.0, 0.0)
                even = each.even if each and each.even is not None else even
                series.setdefault(_named(settings), []).append(point)
            if series:
                percent = name in shown or _percent(self.plain, name)
                title = self.tell.measure(name)
                number = self.tell.percent if percent else self.tell.number
                charts.append(_figure(title, lines(series, title, axis, number, even)))
        yield self._section("axes", "".join(charts), axis)

    def _compared(self, base: Tally, other: Tally) -> str:
        columns = [
            self.words.say(f"lab-column-{name}")
            for name in ("measure", "base", "other", "difference", "effect")
        ]
        rows = [self.difference(each) for each in differences(base, other)]
        note = self.words.say("lab-compared-note")
        told = self.words.say("lab-compared", one=self.tell.case(base), two=self.tell.case(other))
        return self._section("compared", _table(columns, rows) + f"<p>{escape(note)}</p>", told)

    def difference(self, each: Difference) -> list[str]:
        """A row of a comparison."""
        return [
            self.tell.measure(each.name),
            self.tell.value(each.base),
            self.tell.value(each.other),
            self.tell.difference(each),
            self.tell.effect(each),
        ]

    def _skill(self) -> str:
        rows = []
        for tally in self.tallies:
            found = skill(tally)
            if found is None:
                continue
            won = players(tally)[0]
            rows.append(
                [
                    self.tell.case(tally),
                    str(tally.games),
                    self.tell.whole(won),
                    self.tell.percent(won.even or 0.0),
                    f"{self.tell.percent(found.value)}",
                    f"{self.tell.percent(1 - found.value)}",
                ]
            )
        if not rows:
            return ""
        columns = [self.words.say("lab-column-case"), self.words.say("command-column-games")]
        names = ("won", "even", "skill", "luck")
        columns += [self.words.say(f"lab-column-{name}") for name in names]
        said = self.words.say("lab-skill-help", high=LADDER[-1], low=LADDER[0])
        return self._section("skill", _table(columns, rows), said)

    def _rules(self, tally: Tally) -> str:
        columns = [self.words.say(f"lab-column-{name}") for name in ("rule", "fired", "says")]
        seen = rules_seen(tally)
        rows = [
            [rule, self.tell.number(times), self.words.rule(rule)]
            for rule, times in seen.items()
            if times
        ]
        unseen = [[rule, "0", self.words.rule(rule)] for rule in never(tally)]
        said = self.words.say("lab-rules-help", count=len(unseen))
        whole = _folded(self.words.say("lab-rules-fired", count=len(rows)), _table(columns, rows))
        if unseen:
            columns = [columns[0], columns[2]]
            told = self.words.say("lab-rules-never", count=len(unseen))
            whole += _folded(told, _table(columns, [[each[0], each[2]] for each in unseen]))
        return self._section("rules", whole, said)

    def _section(self, name: str, inside: str, under: str = "") -> str:
        if not inside:
            return ""
        told = f"<p class='under'>{escape(under)}</p>" if under else ""
        return f"<h2>{escape(self.words.say(f'lab-section-{name}'))}</h2>{told}{inside}"


def _settings(tally: Tally) -> dict[str, str]:
    """What a case is named by."""
    parts = (part.partition("=") for part in tally.case.name.split(" ") if "=" in part)
    return {name: value for name, _, value in parts}


def _named(settings: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in settings.items())


def _axis(tallies: Sequence[Tally]) -> str | None:
    """The number that varies most; nothing where none has three values."""
    values: dict[str, set[str]] = {}
    for tally in tallies:
        for name, value in _settings(tally).items():
            values.setdefault(name, set()).add(value)
    whole = all(len(_settings(tally)) == len(values) for tally in tallies)
    numeric = [
        name
        for name, found in values.items()
        if len(found) > 2 and all(value.isdecimal() for value in found)
    ]
    return max(numeric, key=lambda name: len(values[name])) if whole and numeric else None


def _percent(tallies: Sequence[Tally], name: str) -> bool:
    return any(each.percent for tally in tallies for each in figures(tally) if each.name == name)


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    whole = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<div class='wide'>{whole}</div>"


def _figure(title: str, chart: str) -> str:
    return f"<figure><figcaption>{escape(title)}</figcaption>{chart}</figure>"


def _folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"
