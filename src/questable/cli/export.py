"""The command that writes games down for study: `export` (docs/commands.md, docs/adapters.md)."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.words import (
    GameKey,
    Lang,
    Options,
    OptionsFile,
    PackFile,
    Players,
    Preset,
    Progress,
    Seed,
    progress_of,
)

if TYPE_CHECKING:
    from questable.adapters.export import ExportedGame
    from questable.engine import Game, Record, Setup
    from questable.text import Words


def export(
    game: GameKey,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    number: Annotated[int, typer.Option("--games", help="How many games.", metavar="N")] = 100,
    seed: Seed = "0",
    players: Players = None,
    bots: Annotated[
        str | None, typer.Option(help="One level for all, or one per seat: {levels}.")
    ] = None,
    record: Annotated[
        list[Path] | None,
        typer.Option(help="A saved game to be written, repeatable; then bots play none."),
    ] = None,
    observations: Annotated[
        bool, typer.Option("--observations", help="Write what each seat saw, too.")
    ] = False,
    preset: Preset = None,
    option: Options = None,
    options_file: OptionsFile = None,
    pack: PackFile = None,
    lang: Lang = None,
) -> None:
    """Write games to Parquet files, with a card that tells what is in them.

    Bots play them, or they are saved ones. This needs the extra 'adapters'.
    """
    from questable.bots import USUAL
    from questable.terminal import arguments
    from questable.terminal.complaint import Complaint

    words = arguments.words_in(lang)
    found = arguments.game_called(words, game)
    arguments.at_least(words, "--games", number, 1)
    from questable.adapters.export import Dataset

    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Complaint(words.say("command-folder-used", file=str(folder)))
    if record:
        records = [_record(words, found, file) for file in record]
        setup = records[0].setup
        for file, each in zip(record, records, strict=True):
            if not _same(each.setup, setup):
                raise Complaint(words.say("command-other-setup", file=str(file)))
        source, how = _saved(record, records), words.say("command-card-saved")
        count = len(records)
    else:
        levels = arguments.bots_for(words, players, bots or USUAL, found)
        seats = len(levels) if players is None else players
        setup = arguments.setup_for(
            words, found, seats, option or [], pack, options_file, preset=preset
        )
        source, count = _fresh(found, setup, levels, seed, number), number
        how = words.say("command-card-bots", levels=", ".join(levels), seed=seed)
    with progress_of(count) as progress:
        dataset = Dataset(found, setup, folder, words, observations=observations)
        done = dataset.write(_counted(source, progress), how)
    print(words.say("command-exported", file=str(folder), games=done.games, entries=done.entries))


def _counted(
    source: "Iterator[ExportedGame]", progress: Progress | None
) -> "Iterator[ExportedGame]":
    for done, one in enumerate(source, start=1):
        yield one
        if progress is not None:
            progress(done)


def _fresh(
    game: "Game", setup: "Setup", levels: list[str], seed: str, number: int
) -> "Iterator[ExportedGame]":
    from questable.adapters.export import ExportedGame
    from questable.lab.simulate import MOST_ENTRIES
    from questable.trials.play import play_one

    for n in range(number):
        own = f"{seed}:{n}"
        played = play_one(game, setup, levels, own, MOST_ENTRIES, keep=True)
        yield ExportedGame(source=own, players=levels, entries=played.entries)


def _record(words: "Words", game: "Game", file: Path) -> "Record":
    from questable.registry import Registry
    from questable.terminal.complaint import Complaint, record_of

    own, record = record_of(words, Registry(), file)
    if own is not game:
        raise Complaint(words.say("command-other-setup", file=str(file)))
    return record


def _same(one: "Setup", two: "Setup") -> bool:
    return (
        one.players == two.players
        and one.options == two.options
        and one.pack.hash == two.pack.hash
        and one.carried == two.carried
    )


def _saved(files: list[Path], records: "list[Record]") -> "Iterator[ExportedGame]":
    from questable.adapters.export import ExportedGame

    for file, record in zip(files, records, strict=True):
        levels = ["person"] * record.setup.players
        for each in record.bots:
            if each.level:
                levels[each.seat] = each.level
        yield ExportedGame(source=file.name, players=levels, entries=record.effective())
