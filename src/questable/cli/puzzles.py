"""The command that finds positions to learn from (docs/commands.md)."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.words import Lang, Options, OptionsFile, Players, Preset

if TYPE_CHECKING:
    from questable.lab.puzzles import Finder
    from questable.telling.puzzle import Puzzles
    from questable.text import Words


def puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    file: Annotated[Path, typer.Option(help="Where the puzzles go.", metavar="FILE")],
    number: Annotated[
        int, typer.Option("--games", help="How many games to look through.", metavar="N")
    ] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    most: Annotated[int, typer.Option(help="Keep at most N puzzles.", metavar="N")] = 40,
    pool: Annotated[
        int, typer.Option(help="Stop once there are N to choose from; 0 never does.", metavar="N")
    ] = 0,
    playouts: Annotated[
        int, typer.Option(help="How long each of the two searches thinks.", metavar="N")
    ] = 1000,
    trials: Annotated[
        int, typer.Option(help="Games played on after each action.", metavar="N")
    ] = 200,
    margin: Annotated[
        int,
        typer.Option(help="By how many games of a hundred the best has to be ahead.", metavar="N"),
    ] = 5,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    options_file: OptionsFile = None,
    lang: Lang = None,
) -> None:
    """Look for puzzles in games between bots; Ctrl+C keeps what was found until then."""
    from questable.lab.puzzles import Care, Finder, find
    from questable.terminal import arguments
    from questable.terminal.complaint import writable

    words = arguments.words_in(lang)
    found = arguments.game_called(words, game)
    given = {"--games": number, "--most": most, "--playouts": playouts, "--trials": trials}
    given |= {"--margin": margin}
    for name, value in given.items():
        arguments.at_least(words, name, value, 2 if name == "--trials" else 1)
    setup = arguments.setup_for(
        words, found, 2 if players is None else players, option or [], None, options_file,
        preset=preset,
    )  # fmt: skip
    writable(words, file)
    finder = Finder(found, setup, seed, Care(playouts=playouts, trials=trials, margin=margin))
    kept = find(finder, games=number, most=most, pool=pool, progress=_keeping(words, file))
    file.write_bytes(kept.text())
    _tell(words, finder, kept, file)


def _keeping(words: "Words", target: Path) -> Callable[[int, "Puzzles"], None]:
    """Write what there is after every game; say so where somebody looks on."""

    def keep(games: int, found: "Puzzles") -> None:
        target.write_bytes(found.text())
        if sys.stderr.isatty():
            line = words.say("command-puzzles-so-far", games=games, count=len(found.puzzles))
            print(f"\r{line}", end="", file=sys.stderr, flush=True)

    return keep


def _tell(words: "Words", finder: "Finder", kept: "Puzzles", target: Path) -> None:
    if sys.stderr.isatty():
        print(file=sys.stderr)
    themes: dict[str, int] = {}
    for puzzle in kept.puzzles:
        themes[puzzle.theme()] = themes.get(puzzle.theme(), 0) + 1
    for theme, count in sorted(themes.items()):
        print(f"{count:>4} {theme}")
    facts = {"total": finder.looked, "count": finder.passed[0], "right": finder.passed[-1]}
    print(words.say("command-puzzles-looked", **facts))
    print(words.say("command-puzzles", count=len(kept.puzzles), file=str(target)))
