"""The command for puzzles (docs/practice.md)."""

from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.carry import CopyFrom, CopyTo, Forget, carried
from questable.cli.learn import Day, File
from questable.cli.words import Lang, LinearFlag, screen_for

if TYPE_CHECKING:
    from questable.telling.daily import Shelf
    from questable.text import Words


def practice(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    progress: File = None,
    day: Day = None,
    copy_to: CopyTo = None,
    copy_from: CopyFrom = None,
    forget: Forget = False,
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
    if carried(words, kept, "practice", file, copy_to, copy_from, forget):
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
