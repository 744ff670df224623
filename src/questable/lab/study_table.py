"""Studies, comparisons and handicaps as tables for people."""

from rich.console import Group
from rich.table import Table

from questable.lab.handicap import HandicapSearch, Tried
from questable.lab.study import Study
from questable.lab.told import FigureTeller
from questable.text import Words
from questable.trials.interval import wilson
from questable.trials.measures import differences, figures, players, roles, seats, skill
from questable.trials.tally import Tally

SHOWN = ("minutes", "branching", "lead-changes", "comebacks")


def table(words: Words, study: Study) -> Group:
    """A row a case: what it is like; and again a row a case: who wins most."""
    tell = FigureTeller(words, study.cases[0].game)
    grid, ahead = Table(), Table()
    for each in (grid, ahead):
        each.add_column(words.say("lab-column-case"), overflow="fold")
        each.add_column(words.say("command-column-games"), justify="right", no_wrap=True)
    for name in SHOWN:
        grid.add_column(tell.measure(name), justify="right")
    ahead.add_column(words.say("lab-column-ahead"))
    ahead.add_column(words.say("command-column-share"), justify="right", no_wrap=True)
    ahead.add_column(words.say("command-column-interval"), justify="right", no_wrap=True)
    for tally in study.tallies.values():
        found = {each.name: each for each in figures(tally)}
        cells = [tell.value(found[name]) if name in found else "" for name in SHOWN]
        grid.add_row(tell.case(tally), str(tally.games), *cells)
        ahead.add_row(tell.case(tally), str(tally.games), *_ahead(tell, tally))
    said = words.say("lab-played", name=tell.title(), games=study.done, seed=study.cases[0].seed)
    return Group(said, grid, ahead)


def _ahead(tell: FigureTeller, tally: Tally) -> tuple[str, str, str]:
    """Who wins most, among bots that differ, else among roles, else among seats; and how often."""
    mixed = players(tally)[:1] if skill(tally) is not None else []
    found = mixed or roles(tally) or seats(tally)
    if not found or not tally.games:
        return "", "", ""
    best = max(found, key=lambda each: each.value)
    if not best.value and not mixed:
        return "", "", ""
    return tell.measure(best.name), tell.value(best), tell.between(best)


def compared(words: Words, base: Tally, other: Tally) -> Group:
    """A row a measure."""
    tell = FigureTeller(words, base.game)
    grid = Table()
    grid.add_column(words.say("lab-column-measure"))
    grid.add_column(tell.case(base), justify="right")
    grid.add_column(tell.case(other), justify="right")
    grid.add_column(words.say("lab-column-difference"), justify="right")
    grid.add_column(words.say("lab-column-effect"))
    for each in differences(base, other):
        cells = (tell.value(each.base), tell.value(each.other), tell.difference(each))
        grid.add_row(tell.measure(each.name), *cells, tell.effect(each))
    said = words.say(
        "lab-played", name=tell.title(), games=base.games + other.games, seed=base.seed
    )
    return Group(said, grid, words.say("lab-compared-note"))


def handicaps(words: Words, search: HandicapSearch, found: list[Tried], again: bool) -> Group:
    """What was found, fairest first; `again` where it was played with other seeds, too."""
    tell = FigureTeller(words, search.game)
    grid = Table()
    for column in ("handicap", "won", "interval", "fair"):
        key = "command-column-interval" if column == "interval" else f"lab-column-{column}"
        grid.add_column(words.say(key))
    for tried in found:
        low, high = wilson(tried.won, tried.games)
        told = " ".join(f"{name}={value}" for name, value in tried.handicap.told().items())
        between = words.say("command-interval", low=tell.percent(low), high=tell.percent(high))
        fair = words.say(f"lab-fair-{'yes' if tried.fair else 'no'}")
        grid.add_row(told, tell.percent(tried.share), between, fair)
    said = words.say(
        "lab-handicaps", name=tell.title(), tried=len(search.tried),
        even=tell.percent(1 / search.players), again="yes" if again else "no",
    )  # fmt: skip
    return Group(said, grid)
