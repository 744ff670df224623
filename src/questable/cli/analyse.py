"""The command that looks at a finished game afterwards (docs/commands.md)."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.words import (
    INTERRUPTED,
    JsonFlag,
    Lang,
    LinearFlag,
    complain,
    progress_of,
)

if TYPE_CHECKING:
    from questable.bots.moments import Analysis, Moment
    from questable.engine import Game, Record
    from questable.text import Words


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    depth: Annotated[str, typer.Option(help="quick, usual or deep.", metavar="NAME")] = "usual",
    all_open: Annotated[
        bool, typer.Option("--open", help="With all cards open: judge by what nobody could see.")
    ] = False,
    seed: Annotated[str, typer.Option(help="The same seed gives the same analysis.")] = "0",
    as_json: JsonFlag = False,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> int:
    """Look at a finished game again: chances by move, turning points, luck and decisions."""
    from questable.bots.moments import DEPTHS
    from questable.registry import Registry
    from questable.terminal.arguments import words_in
    from questable.terminal.complaint import Complaint, record_of

    words = words_in(lang)
    if depth not in DEPTHS:
        known = ", ".join(DEPTHS)
        raise Complaint(words.say("analysis-unknown-depth", name=depth, known=known))
    game, record = record_of(words, Registry(), file)
    analysis = _analysed(words, game, record, file, depth, seed, all_open)
    if analysis is None:
        return INTERRUPTED
    if as_json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode())
        return 0
    _show(words, game, record, analysis, linear)
    return 0


def _analysed(
    words: "Words",
    game: "Game",
    record: "Record",
    file: Path,
    depth: str,
    seed: str,
    all_open: bool,
) -> "Analysis | None":
    """From the file beside the record, or made now and kept there; None after Ctrl+C."""
    from questable.bots.analysis import Analyst, digest, gathered, playouts_for
    from questable.bots.analysis import moments as walk
    from questable.engine import OVER, Match
    from questable.terminal.analysis_file import beside, keep, kept
    from questable.terminal.complaint import Complaint

    if Match(game, record).state.actor != OVER:
        raise Complaint(words.say("analysis-not-over", file=str(file)))
    path = beside(file)
    sought = (digest(record), depth, seed, all_open)
    for each in kept(path):
        if (each.record, each.depth, each.seed, each.open) == sought and each.version == version():
            complain(words.say("analysis-again", file=str(path)))
            return each
    entries = record.effective()
    analyst = Analyst(game, record.setup, playouts_for(depth, len(entries)), seed, all_open)
    found: list[Moment] = []
    try:
        with progress_of(len(entries)) as progress:
            for moment in walk(analyst, entries):
                found.append(moment)
                if progress is not None:
                    progress(len(found))
    except KeyboardInterrupt:
        return None
    analysis = gathered(game, record, depth, seed, all_open, found)
    try:
        keep(path, analysis)
        complain(words.say("analysis-kept", file=str(path)))
    except OSError:
        # Where nothing can be written it is made again the next time.
        return analysis
    return analysis


def version() -> int:
    """Of the search that judges."""
    from questable.bots import MasterBot

    return MasterBot().version


def _show(
    words: "Words", game: "Game", record: "Record", analysis: "Analysis", linear: bool
) -> None:
    from rich.console import Console

    from questable.telling.analysis import Reviewer
    from questable.telling.tellers import teller_of
    from questable.telling.voice import Voice
    from questable.terminal.analysis_table import Report
    from questable.terminal.replay import kinds_of

    teller = teller_of(game, Voice(words, game.key, kinds_of(record)))
    teller.pack = record.setup.pack
    report = Report(Reviewer(game, record, teller), analysis)
    if linear:
        for line in report.linear():
            print(line)
        return
    report.print(Console(highlight=False, emoji=False, markup=False))
