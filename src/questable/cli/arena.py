"""The command that lets levels of bots meet (docs/commands.md)."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli import lab
from questable.cli.kit import USUAL_KIT, LabKit, spread
from questable.cli.words import (
    INTERRUPTED,
    GameKey,
    Players,
    complain,
    print_json,
    progress_of,
)

if TYPE_CHECKING:
    from questable.lab.arena import Arena
    from questable.lab.games_file import GamesFile
    from questable.text import Words


@spread
def arena(
    game: GameKey,
    bots: Annotated[
        str | None, typer.Option(help="Levels that meet, weaker ones first; else all of {levels}.")
    ] = None,
    number: Annotated[
        int, typer.Option("--games", help="How many games each pair plays.", metavar="N")
    ] = 100,
    goal: Annotated[
        int | None,
        typer.Option(
            help="Stop once it is clear whether the challenger wins N hundredths of an even share, "
            "or just that share.",
            metavar="N",
        ),
    ] = None,
    least: Annotated[
        int, typer.Option(help="With --goal: play at least N games.", metavar="N")
    ] = 0,
    file: lab.Rows = None,
    players: Players = None,
    kit: LabKit = USUAL_KIT,
) -> int:
    """Let levels of bots meet, pair by pair, and rate them; Ctrl+C rates what was played."""
    from questable.lab.arena import Arena
    from questable.registry import usual_players
    from questable.terminal import arguments

    words, found = kit.begin(game, games=number)
    levels = lab.known_bots(words, lambda known: arguments.levels_called(words, bots, known))
    count = usual_players(found) if players is None else players
    arguments.at_least(words, "--players", count, 2)
    if goal is not None:
        arguments.within(words, "--goal", goal, 101, 100 * count - 1)
    meeting = Arena(
        found, kit.setup(words, found, count), levels, games=number, seed=kit.seed,
        most=kit.entries(), goal=goal or 0, least=least,
    )  # fmt: skip
    kept = None if file is None else _opened(words, meeting, file)
    try:
        with lab.lab_errors(words), progress_of(None) as progress:
            whole = meeting.run(
                jobs=kit.processes(), cluster=kit.cluster, file=kept, progress=progress
            )
    finally:
        if kept is not None:
            kept.close()
    if not whole:
        done, total = meeting.done, meeting.total
        line = words.say("command-interrupted", games=done, most=total)
        if file is not None:
            line += " " + words.say("command-arena-kept", file=str(file))
        complain(line)
    if kit.as_json:
        print_json(meeting.as_json())
    else:
        from rich.console import Console

        from questable.lab.arena_table import tables

        Console().print(tables(words, meeting))
    return 0 if whole else INTERRUPTED


def _opened(words: "Words", meeting: "Arena", file: Path) -> "GamesFile":
    from questable.lab.games_file import GamesFile, OtherGames, head_of
    from questable.terminal.complaint import Complaint, unreadable

    try:
        head = head_of(meeting.game, meeting.setup, meeting.seed, meeting.most, meeting.players)
        return GamesFile(file, head)
    except OtherGames as error:
        line = words.say("command-arena-other", file=str(file), what=error.differs)
        raise Complaint(line) from error
    except OSError as error:
        raise Complaint(unreadable(words, file, error)) from error
