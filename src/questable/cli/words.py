"""What several commands share: the options that they all know."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from questable.terminal import Screen

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
