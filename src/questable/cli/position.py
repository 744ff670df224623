"""The command about positions: write one, check it, ask the bots (docs/positions.md)."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.words import (
    JsonFlag,
    Lang,
    LinearFlag,
    Options,
    OptionsFile,
    PackFile,
    Players,
    Preset,
    complain,
    print_json,
    screen_for,
)

if TYPE_CHECKING:
    from questable.engine.position_file import Position
    from questable.text import Words

WRONG = 1


def position(
    source: Annotated[
        str, typer.Argument(help="A game, a saved game or a position.", metavar="GAME|FILE")
    ],
    ply: Annotated[
        int | None,
        typer.Option(help="Of a saved game: after so many entries; else its end.", metavar="N"),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write the position to a file.", metavar="FILE")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Hold it against the laws, also in games from there.")
    ] = False,
    ask: Annotated[
        bool, typer.Option("--ask", help="Ask the bots what they would do, and why.")
    ] = False,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    options_file: OptionsFile = None,
    pack: PackFile = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same answers.")] = "0",
    as_json: JsonFlag = False,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> int:
    """Write a position that can be changed by hand, show one, check it, or ask the bots."""
    from questable.registry import KEYS
    from questable.terminal import arguments, positions

    words = arguments.words_in(lang)
    given: dict[str, object] = {"--players": players, "--preset": preset, "--option": option}
    given |= {"--options-file": options_file, "--pack": pack}
    if source in KEYS:
        if ply is not None:
            raise positions.out_of_place(words, "--ply", source)
        found = positions.new(words, source, players, option or [], pack, options_file, preset)
    else:
        for name, value in given.items():
            if value:
                raise positions.out_of_place(words, name, source)
        found = positions.from_file(words, Path(source), ply)
    if out is not None:
        positions.written(words, found, out)
    if check:
        return _checked(words, found, seed)
    if ask:
        _asked(words, found, seed, as_json)
    elif out is not None:
        print(words.say("position-written", file=str(out)))
    elif source in KEYS or ply is not None or positions.is_record(words, Path(source)):
        print(found.text(), end="")
    else:
        positions.show(words, found, screen_for(linear))
    return 0


def _checked(words: "Words", found: "Position", seed: str) -> int:
    """The laws of the lab along random games from here; the game's own were asked before."""
    from questable.lab.broken import Broken
    from questable.lab.laws import Walk

    walk = Walk(found.game, found.begun(), seed)
    try:
        walked = walk.go(WALKED)
    except Broken as error:
        complain(str(error))
        return WRONG
    print(words.say("position-fine", count=walked, games=walk.games))
    return 0


WALKED = 400
"""Actions that a check walks at least."""


def _asked(words: "Words", found: "Position", seed: str, as_json: bool) -> None:
    from questable.bots.opinions import askable, opinions
    from questable.terminal import positions

    game, setup, state = found.game, found.begun(), found.state
    seats = askable(game, setup, state)
    if not seats:
        raise positions.nobody_to_ask(words, found)
    told = [
        opinions(game, setup, state, seat, positions.advisers(), f"{seed} {seat}") for seat in seats
    ]
    if as_json:
        print_json([positions.as_data(each) for each in told])
        return
    for each in told:
        for line in positions.told(words, found, each):
            print(line)
