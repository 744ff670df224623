"""The command for puzzles (docs/practice.md)."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.learn import Day, File
from questable.cli.words import Lang, LinearFlag, screen_for

if TYPE_CHECKING:
    from questable.telling.daily import Shelf
    from questable.text import Words


def practice(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    progress: File = None,
    day: Day = None,
    copy_to: Annotated[
        Path | None,
        typer.Option("--export", help="Only write what is remembered to FILE.", metavar="FILE"),
    ] = None,
    copy_from: Annotated[
        Path | None,
        typer.Option("--import", help="Only take over what FILE remembers.", metavar="FILE"),
    ] = None,
    forget: Annotated[
        bool, typer.Option("--forget", help="Only forget all that is remembered.")
    ] = False,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """Solve the puzzle of the day, of GAME or of all games, and those that come back."""
    from datetime import date

    from questable.terminal.arguments import words_in
    from questable.terminal.learn.asking import day_called
    from questable.terminal.practice import progress as kept
    from questable.terminal.practice.sitting import Sitting

    words = words_in(lang)
    file = progress or kept.usual_file()
    if copy_to is not None or copy_from is not None or forget:
        _carry(words, file, copy_to, copy_from, forget)
        return
    today = day_called(words, day, date.today())
    shelf = _shelf(words, game)
    memory = kept.memory_of(words, file)

    Sitting(
        words, screen_for(linear), shelf, memory, today, lambda: kept.keep(words, file, memory)
    ).run()


def _shelf(words: "Words", key: str | None) -> "Shelf":
    from questable.telling.daily import Shelf, whole_shelf
    from questable.telling.puzzle import PuzzleError, puzzles_of
    from questable.terminal.arguments import game_called
    from questable.terminal.complaint import Complaint

    try:
        if key is None:
            shelf = whole_shelf()
        else:
            own = puzzles_of(game_called(words, key))
            shelf = Shelf([] if own is None else [own])
    except PuzzleError as error:
        raise Complaint(str(error)) from error
    if not shelf.shelves:
        raise Complaint(words.say("practice-no-puzzles"))
    return shelf


def _carry(
    words: "Words", file: Path, copy_to: Path | None, copy_from: Path | None, forget: bool
) -> None:
    """To another device and back, or away; one of them at a time."""
    from questable.terminal.complaint import Complaint, writable
    from questable.terminal.practice import progress as kept
    from questable.terminal.practice.memory import Memory

    if (copy_to is not None) + (copy_from is not None) + forget > 1:
        raise Complaint(words.say("practice-one-at-a-time"))
    memory = kept.memory_of(words, file)
    if copy_to is not None:
        writable(words, copy_to)
        kept.keep(words, copy_to, memory)
        print(words.say("practice-exported", count=len(memory.slips), file=str(copy_to)))
    elif copy_from is not None:
        count = memory.join(kept.slips_of(words, copy_from))
        kept.keep(words, file, memory)
        print(words.say("practice-imported", count=count))
    else:
        kept.keep(words, file, Memory())
        print(words.say("practice-forgotten", count=len(memory.slips)))
