"""Commands about a saved game: show it again, check its luck, go on from it (docs/commands.md)."""

from pathlib import Path
from typing import Annotated

import typer

from questable.cli.words import Lang, LinearFlag, screen_for

DIFFERS = 1
UNCHECKABLE = 3

RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]


def replay(
    file: RecordFile,
    first: Annotated[int, typer.Option("--from", help="First entry.", metavar="N")] = 1,
    last: Annotated[int | None, typer.Option("--to", help="Last entry.", metavar="N")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter at each board.")] = False,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """Replay a saved game, with boards."""
    from questable.registry import Registry
    from questable.terminal.arguments import at_least, within, words_in
    from questable.terminal.complaint import record_of
    from questable.terminal.replay import Replay

    words = words_in(lang)
    game, record = record_of(words, Registry(), file)
    count = len(record.entries)
    within(words, "--from", first, 1, max(count, 1))
    end = count if last is None else last
    at_least(words, "--to", end, first if count else 0)
    Replay(game, record, words, screen_for(linear)).run(first, min(end, count), step)


def verify(file: RecordFile, lang: Lang = None) -> int:
    """Check every die and draw of a finished game against its promise."""
    from questable.engine import CHANCE
    from questable.registry import Registry
    from questable.table.log.verify import Unpromised, elsewhere
    from questable.table.log.verify import verify as mismatches
    from questable.terminal.arguments import words_in
    from questable.terminal.complaint import record_of

    words = words_in(lang)
    game, record = record_of(words, Registry(), file)
    try:
        wrong = mismatches(game, record)
    except Unpromised:
        word = "terminal-cli-unpublished" if record.commitment else "terminal-cli-unpromised"
        print(words.say(word, file=str(file)))
        return UNCHECKABLE
    for each in wrong:
        facts: dict[str, str | int] = {"line": each.line, "found": each.found, "due": each.due}
        print(words.say("terminal-cli-differs", file=str(file), **facts))
    if wrong:
        return DIFFERS
    others = elsewhere(game, record)
    if others.hidden:
        print(words.say("command-brought", file=str(file), count=others.count))
        return UNCHECKABLE
    drawn = sum(entry.seat == CHANCE for entry in record.entries) - others.count
    print(words.say("terminal-cli-verified", count=drawn))
    if others.count:
        print(words.say("terminal-cli-companion", count=others.count))
    if record.setup.start:
        print(words.say("position-begins"))
    return 0


def fork(
    file: RecordFile,
    ply: Annotated[int, typer.Option(help="How many entries to keep, undone ones not counted.")],
    out: Annotated[Path, typer.Option(help="The new record.", metavar="FILE")],
    lang: Lang = None,
) -> None:
    """Begin a new game from the middle of a saved one."""
    from questable.registry import Registry
    from questable.terminal.arguments import words_in
    from questable.terminal.complaint import Complaint, record_of, written

    words = words_in(lang)
    _, record = record_of(words, Registry(), file)
    most = len(record.effective())
    if not 0 <= ply <= most:
        raise Complaint(words.say("terminal-cli-range", name="--ply", least=0, most=most))
    written(words, record.truncated(ply), out)
    print(words.say("terminal-cli-forked", file=str(out), count=ply))
