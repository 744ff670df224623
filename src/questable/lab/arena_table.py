"""The results of an arena as tables for people."""

from rich.console import Group
from rich.table import Table

from questable.fast import running
from questable.lab.arena import Arena, Pair
from questable.text import Words
from questable.trials.interval import wilson

COLUMNS = ("games", "share", "interval", "test")


def tables(words: Words, arena: Arena) -> Group:
    """Who met whom, and how strong that makes each."""
    head = words.say(
        "command-arena",
        name=arena.game.key,
        players=arena.setup.players,
        games=arena.done,
        build=running(),
        seed=arena.seed,
        even=f"{1 / arena.setup.players:.1%}",
    )
    return Group(head, _pairs(words, arena), _elo(words, arena))


def _pairs(words: Words, arena: Arena) -> Table:
    grid = Table()
    grid.add_column("", no_wrap=True)
    for column in COLUMNS if arena.goal else COLUMNS[:-1]:
        grid.add_column(words.say(f"command-column-{column}"), justify="right")
    for pair in arena.pairs:
        grid.add_row(*_pair(words, arena, pair))
    return grid


def _pair(words: Words, arena: Arena, pair: Pair) -> list[str]:
    low, high = wilson(pair.won, pair.games)
    row = [
        words.say(
            "command-arena-pair",
            one=pair.challenger,
            other=pair.host,
            others=pair.players - 1,
        ),
        str(pair.games),
        f"{pair.won / pair.games:.1%}" if pair.games else "",
        words.say("command-interval", low=f"{low:.1%}", high=f"{high:.1%}"),
    ]
    if arena.goal:
        goal = f"{arena.goal / 100 / pair.players:.1%}"
        row.append(words.say(f"command-arena-{pair.verdict().value}", goal=goal))
    return row


def _elo(words: Words, arena: Arena) -> Table:
    grid = Table()
    grid.add_column("")
    grid.add_column("Elo", justify="right")
    grid.add_column(words.say("command-column-interval"), justify="right")
    rated = arena.ratings()
    for level in sorted(rated, key=lambda name: -rated[name].points):
        margin = rated[level].margin
        grid.add_row(level, f"{rated[level].points:+.0f}", f"± {margin:.0f}" if margin else "")
    return grid
