"""The command about packs: the shipped one to begin with, and what is wrong with one's own."""

from pathlib import Path
from typing import Annotated

import typer

from questable.cli.words import GameKey, Lang

WRONG = 2
"""Exit code: the file cannot be used."""


def pack(
    game: GameKey,
    check: Annotated[
        Path | None,
        typer.Option(help="Say what is wrong with this file, or what is inside.", metavar="FILE"),
    ] = None,
    lang: Lang = None,
) -> int:
    """Print the game’s pack as a file to begin your own with, or check one."""
    from questable.cli.words import complain
    from questable.engine import PackError, Refused
    from questable.table.judge.house_pack import need_playable
    from questable.telling.packs import sheet_of
    from questable.telling.voice import refused
    from questable.terminal import arguments
    from questable.terminal.complaint import Complaint, fault_at, text_of

    words = arguments.words_in(lang)
    found = arguments.game_called(words, game)
    if check is None:
        text = found.pack_text()
        if not text:
            raise Complaint(words.say("command-no-pack", game=game))
        print(text, end="")
        return 0
    try:
        own = found.read_pack(str(check), text_of(words, check))
        need_playable(found, own)
    except PackError as error:
        for each in (error, *error.others):
            complain(str(fault_at(words, check, each.line, each)))
        return WRONG
    except Refused as error:
        raise Complaint(refused(words, found.key, error)) from error
    print(words.say("command-pack-fine", name=own.name))
    for part in sheet_of(found, own, words).parts:
        for row in part.rows:
            if row.change:
                print(f"{part.title}: {row.name}{': ' if row.says else ''}{row.says}")
        if part.says and not any(row.change for row in part.rows):
            print(f"{part.title}: {part.says}")
        for name in part.gone:
            print(words.say("command-pack-gone", name=part.title, other=name))
    return 0
