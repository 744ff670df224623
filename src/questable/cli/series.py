"""The commands about series: games that add up (docs/commands.md)."""

from pathlib import Path
from typing import Annotated

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
    print_json,
    screen_for,
)

app = typer.Typer(help="Games that add up to a target or over so many games.")

SeriesFile = Annotated[Path, typer.Argument(metavar="FILE")]


@app.command()
def new(
    file: SeriesFile,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    target: Annotated[int | None, typer.Option(help="The sum that ends it.", metavar="N")] = None,
    games: Annotated[int | None, typer.Option(help="How many games.", metavar="N")] = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option(help="By seat: human, or a bot ({levels}).")] = None,
    preset: Preset = None,
    option: Options = None,
    options_file: OptionsFile = None,
    pack: PackFile = None,
    lang: Lang = None,
) -> None:
    """Begin a series; its games are kept beside its file."""
    from questable.engine import Record
    from questable.table import Series
    from questable.terminal import arguments
    from questable.terminal.complaint import Complaint, writable
    from questable.terminal.series import written

    words = arguments.words_in(lang)
    found = arguments.game_called(words, game)
    for name, value in (("--target", target), ("--games", games)):
        arguments.at_least(words, name, value, 1)
    kinds = arguments.seats_for(words, players, seats, found)
    count = len(kinds) if players is None else players
    setup = arguments.setup_for(
        words, found, count, option or [], pack, options_file, preset=preset
    )
    if target is None and games is None:
        target = found.target(setup)
    if not target and games is None:
        raise Complaint(words.say("terminal-series-endless"))
    writable(words, file)
    first = Record(found.key, found.rules_version, setup, pack is not None)
    series = Series(found, first, kinds, target or 0, games or 0)
    writable(words, series.record_file(file))
    written(words, series, file)
    print(words.say("terminal-series-next", file=str(file), n=1))


@app.command()
def play(
    file: SeriesFile,
    seed: Annotated[str | None, typer.Option(help="Makes play repeatable.")] = None,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """Go on with the running game of a series, or begin its next."""
    from questable.terminal.arguments import words_in
    from questable.terminal.series import SeriesTable

    SeriesTable(words_in(lang), screen_for(linear), file).play(seed)


@app.command()
def show(
    file: SeriesFile,
    as_json: JsonFlag = False,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """Show the standings of a series."""
    from questable.terminal.arguments import words_in
    from questable.terminal.series import SeriesTable, series_of

    words = words_in(lang)
    if not as_json:
        SeriesTable(words, screen_for(linear), file).show()
        return
    series = series_of(words, file)
    data = {
        "game": series.game.key,
        "seats": series.seats,
        "target": series.target,
        "games": series.games,
        "played": [
            {"record": played.record, **played.outcome.as_json()} for played in series.played
        ],
        "sums": series.sums(),
        "wins": series.wins(),
        "over": series.over(),
        "leaders": series.leaders(),
    }
    print_json(data)
