"""The sum of many games as a table for people."""

from rich.console import Group
from rich.table import Table

from questable.fast import running
from questable.text import Words
from questable.trials.interval import quantiles, spread, wilson
from questable.trials.summary import Summary


def table(words: Words, summary: Summary) -> Group:
    """The figures; seats are counted from 1."""
    grid = Table()
    for column in ("", "wins", "share", "interval"):
        title = words.say(f"command-column-{column}") if column else ""
        grid.add_column(title, justify="right" if column else "left")
    for seat, level in enumerate(summary.levels):
        name = words.say("command-seat", n=seat + 1, level=level)
        grid.add_row(name, *_share(words, summary, summary.wins[seat]))
    for tag, wins in sorted(summary.tags.items()):
        grid.add_row(f"{summary.game.tag} {tag}", *_share(words, summary, wins))
    for reason, count in sorted(summary.endings.items()):
        name = words.say("command-ending", name=reason)
        grid.add_row(name, *_share(words, summary, count))
    return Group(_head(words, summary), grid, _length(words, summary), *_figures(words, summary))


def _head(words: Words, summary: Summary) -> str:
    rate = summary.actions / summary.seconds if summary.seconds else 0.0
    return words.say(
        "command-simulated",
        name=summary.game.key,
        games=summary.games,
        actions=summary.actions,
        rate=round(rate),
        build=running(),
        truncated=summary.truncated,
    )


def _length(words: Words, summary: Summary) -> str:
    marks = "  ".join(f"{name} {n}" for name, n in quantiles(summary.lengths).items())
    return words.say("command-length", marks=marks or words.say("command-no-end"))


def _figures(words: Words, summary: Summary) -> list[str]:
    told = ((name, spread(numbers)) for name, numbers in summary.figures.items())
    return [
        words.say(
            "command-figure",
            name=name,
            mean=str(each["mean"]),
            least=str(each["min"]),
            most=str(each["max"]),
        )
        for name, each in told
    ]


def _share(words: Words, summary: Summary, count: int) -> tuple[str, str, str]:
    """How often, its share of all games, and between what the true share lies."""
    low, high = wilson(count, summary.games)
    share = count / summary.games if summary.games else 0.0
    between = words.say("command-interval", low=f"{low:.1%}", high=f"{high:.1%}")
    return str(count), f"{share:.1%}", between
