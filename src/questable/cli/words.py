"""What several commands share: the options that they all know."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Protocol

import typer

if TYPE_CHECKING:
    from questable.terminal import Screen

INTERRUPTED = 130
"""Exit code: somebody pressed Ctrl+C, and what was done until then was told."""

GameKey = Annotated[str, typer.Argument(metavar="GAME")]
Lang = Annotated[str | None, typer.Option(help="Language: {languages}.", metavar="LANG")]
LinearFlag = Annotated[bool, typer.Option("--linear", help="Plain sentences for screen readers.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="As JSON.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="A house rule, repeatable; 'options GAME' tells of each.",
        metavar="NAME=VALUE",
    ),
]
OptionsFile = Annotated[
    Path | None,
    typer.Option(help="House rules that 'options --save' wrote.", metavar="FILE"),
]
Preset = Annotated[
    str | None,
    typer.Option(
        help="A set of house rules by name; 'options GAME' tells of each.", metavar="NAME"
    ),
]
FromPosition = Annotated[
    Path | None,
    typer.Option(help="Begin with a position that 'position' wrote.", metavar="FILE"),
]
PackFile = Annotated[Path | None, typer.Option(help="A pack of your own.", metavar="FILE")]
Players = Annotated[
    int | None, typer.Option(help="How many play; else as many as usual.", metavar="N")
]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Most = Annotated[int | None, typer.Option(help="Stop a game after N entries.")]
Jobs = Annotated[int | None, typer.Option(help="Processes at work; as many as there are cores.")]


def screen_for(linear: bool) -> "Screen":
    """The screen that people asked for."""
    from questable.terminal import Linear, Screen

    return Linear() if linear else Screen()


def print_json(data: object) -> None:
    """Data for other programs."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def complain(line: str) -> None:
    """Tell what is wrong, apart from what a command prints."""
    print(f"questable: {line}", file=sys.stderr)


class Progress(Protocol):
    """Told how much is done, and of how much where that changes."""

    def __call__(self, done: int, total: int | None = None) -> None:
        """So much."""


@contextmanager
def progress_of(total: int | None) -> Iterator[Progress | None]:
    """A bar with the time left on stderr, where somebody looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich import progress
    from rich.console import Console

    columns = (progress.BarColumn(), progress.MofNCompleteColumn(), progress.TimeRemainingColumn())
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)

        def moved(done: int, total: int | None = None) -> None:
            bar.update(task, completed=done, total=total)

        yield moved
