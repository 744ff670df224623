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
    file: Annotated[
        Path, typer.Option(help="Keep the puzzles here, and go on from here.", metavar="FILE")
    ],
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
    longest: Annotated[
        int,
        typer.Option(help="Give up a position where a game played on has N entries.", metavar="N"),
    ] = 150,
    depth: Annotated[
        int,
        typer.Option(help="Prove it within N actions instead of playing on.", metavar="N"),
    ] = 0,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    options_file: OptionsFile = None,
    lang: Lang = None,
) -> None:
    """Look for puzzles in games between bots; Ctrl+C keeps what was found until then."""
    from questable.lab.proving import Prover
    from questable.lab.puzzles import Care, Finder, find
    from questable.terminal import arguments

    words = arguments.words_in(lang)
    found = arguments.game_called(words, game)
    given = {"--games": number, "--most": most, "--playouts": playouts, "--trials": trials}
    given |= {"--margin": margin, "--longest": longest}
    for name, value in given.items():
        arguments.at_least(words, name, value, 2 if name == "--trials" else 1)
    if depth:
        arguments.at_least(words, "--depth", depth, 2)
    setup = arguments.setup_for(
        words, found, 2 if players is None else players, option or [], None, options_file,
        preset=preset,
    )  # fmt: skip
    care = Care(playouts=playouts, trials=trials, margin=margin, longest=longest, depth=depth)
    finder = (Prover if depth else Finder)(found, setup, seed, care)
    so_far = _begun(words, finder, most, file)
    kept = find(finder, so_far, games=number, pool=pool, progress=_keeping(words, file))
    _tell(words, kept, file)


def _begun(words: "Words", finder: "Finder", most: int, file: Path) -> "Puzzles":
    """What a file holds already, or nothing; a Complaint where it was found otherwise."""
    from questable.lab.puzzles import OtherPuzzles, begun
    from questable.telling.puzzle import PuzzleError, read_puzzles
    from questable.terminal.complaint import Complaint, writable

    if not file.exists():
        writable(words, file)
        return begun(finder, most)
    try:
        return begun(finder, most, read_puzzles(finder.game, file))
    except OtherPuzzles as error:
        line = words.say("command-puzzles-other", file=str(file), what=error.differs)
        raise Complaint(line) from error
    except PuzzleError as error:
        raise Complaint(str(error)) from error


def _keeping(words: "Words", target: Path) -> Callable[["Puzzles"], None]:
    """Write what there is after every game; say so where somebody looks on."""
    from questable.terminal.own_file import write_whole

    def keep(found: "Puzzles") -> None:
        write_whole(words, target, found.text())
        if sys.stderr.isatty():
            facts = {"games": found.head.games, "count": found.head.found}
            print(f"\r{words.say('command-puzzles-so-far', **facts)}", end="", file=sys.stderr)

    return keep


def _tell(words: "Words", kept: "Puzzles", target: Path) -> None:
    if sys.stderr.isatty():
        print(file=sys.stderr)
    themes: dict[str, int] = {}
    for puzzle in kept.puzzles:
        themes[puzzle.theme()] = themes.get(puzzle.theme(), 0) + 1
    for theme, count in sorted(themes.items()):
        print(f"{count:>4} {theme}")
    head = kept.head
    print(
        words.say("command-puzzles-looked", games=head.games, total=head.looked, count=head.found)
    )
    print(words.say("command-puzzles", count=len(kept.puzzles), file=str(target)))
