"""The questable command (docs/commands.md). What a command needs is imported when it runs."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import Abort, TyperException

from questable.cli import (
    analyse,
    arena,
    export,
    handicap,
    keeper,
    learn,
    new_game,
    packs,
    position,
    practice,
    printing,
    puzzles,
    records,
    saints,
    series,
    shelf,
    simulate,
    sweep,
)
from questable.cli import serve as serving
from questable.cli.words import (
    FromPosition,
    Lang,
    LinearFlag,
    Options,
    OptionsFile,
    PackFile,
    Players,
    Preset,
    complain,
    screen_for,
)

WRONG = 2
"""Exit code: what was asked cannot be done, and nothing was written."""

app = typer.Typer(
    name="questable",
    help="A game table: serves it on http://127.0.0.1:8000, or does what a command says.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(series.app, name="series")
app.add_typer(saints.app)
app.add_typer(learn.app, name="learn")
app.command()(serving.serve)
app.command()(arena.arena)
app.command()(export.export)
app.command()(analyse.analyse)
app.command()(puzzles.puzzles)
app.command()(practice.practice)
app.command("print")(printing.print_parts)
app.command()(packs.pack)
app.add_typer(keeper.app)
app.add_typer(keeper.rooms, name="rooms")
app.command()(shelf.games)
app.command("new-game")(new_game.new_game)


def main() -> None:
    """Run the command; whatever is wrong with it is told in one line."""
    from questable.fast import BuildError

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        sys.exit(run(sys.argv[1:]))
    except BuildError as error:
        complain(str(error))
        sys.exit(WRONG)
    except BrokenPipeError:
        # Whoever read has gone; there is nobody left to tell.
        sys.stderr.close()
        sys.exit(1)


def run(arguments: list[str]) -> int:
    """Carry out one command and say its exit code."""
    try:
        if any(each in ("-h", "--help") for each in arguments):
            return _help(arguments)
        code = app(arguments, standalone_mode=False, prog_name="questable")
    except TyperException as error:
        from questable.cli import mistakes

        complain(mistakes.told(arguments, error))
        return WRONG
    except Abort:
        return 1
    except ModuleNotFoundError as error:
        from questable.cli import extras, mistakes

        if not (extra := extras.bringing(error.name or "")):
            raise
        words = mistakes.words_of(arguments)
        complain(words.say("command-extra", name=error.name or "", extra=extra))
        return WRONG
    except Exception as error:
        # Only now, so that commands which cannot complain start without the terminal.
        from questable.terminal.complaint import Complaint

        if not isinstance(error, Complaint):
            raise
        complain(str(error))
        return WRONG
    return code if isinstance(code, int) else 0


def _help(arguments: list[str]) -> int:
    """Help, in the caller's language."""
    from questable.cli import helping, mistakes

    command = typer.main.get_command(app)
    words = mistakes.words_of(arguments)
    return helping.shown(command, arguments, words)


@app.callback(invoke_without_command=True)
def serve_at_once(
    context: typer.Context,
    port: serving.Port = None,
    db: serving.Db = None,
    lan: serving.Lan = False,
    days: serving.Days = None,
    name: serving.Names = None,
    proxy: serving.Proxy = False,
    host: serving.Host = None,
    prefix: serving.Prefix = None,
    config: serving.ConfigFile = None,
    workers: serving.Workers = None,
    address: serving.Address = None,
    pack: serving.Packs = None,
    check: serving.Check = False,
    lang: Lang = None,
) -> None:
    """Serve the table to browsers; 'play' is a table in the terminal."""
    if context.invoked_subcommand is None:
        serving.serve(
            *(port, db, lan, days, name, proxy, host, prefix, config, workers, address),
            *(pack, check, lang),
        )
        return
    for each in context.params:
        if each != "lang" and _written(context, each):
            from questable.terminal.arguments import words_in
            from questable.terminal.complaint import Complaint

            raise Complaint(words_in(lang).say("command-after", name=f"--{each}"))
    if lang is not None:
        context.default_map = _in_language(context.command, lang)


def _in_language(command: Any, lang: str) -> dict[str, Any]:
    """A language that stands before the command is that of the command, unless it says another."""
    below = getattr(command, "commands", {})
    return {"lang": lang, **{name: _in_language(each, lang) for name, each in below.items()}}


def _written(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option(help="By seat: human, or a bot ({levels}).")] = None,
    preset: Preset = None,
    option: Options = None,
    options_file: OptionsFile = None,
    pack: PackFile = None,
    seed: Annotated[str | None, typer.Option(help="Makes play repeatable.")] = None,
    dice: Annotated[
        str | None, typer.Option(help="'own': type your own dice; 'dealer': do not.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record here.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    from_position: FromPosition = None,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, or go on with a saved one; alone, it asks what to play.

    'options GAME' tells what --option may say.
    """
    from questable.terminal.arguments import words_in
    from questable.terminal.launcher import Launcher
    from questable.terminal.setup_dialog import SetupDialog

    given = (players, seats, preset, option, options_file, pack, seed, dice, save, resume)
    if game is None and all(each is None for each in (*given, from_position)):
        SetupDialog(words_in(lang), screen_for(linear)).run()
        return
    launcher = Launcher(words_in(lang), seats, seed, dice, save, preset)
    screen = screen_for(linear)
    if from_position is not None:
        session = launcher.from_position(
            from_position, game, players, option or [], pack, screen, options_file
        )
    elif resume is not None:
        session = launcher.resumed(resume, game, players, option or [], pack, screen, options_file)
    else:
        session = launcher.fresh(game, players, option or [], pack, screen, options_file)
    session.run()


for _each in (
    simulate.simulate,
    sweep.sweep,
    sweep.compare,
    sweep.report,
    handicap.handicap,
    simulate.soak,
    records.replay,
    records.verify,
    shelf.rules,
    shelf.options,
    shelf.version,
    records.fork,
    position.position,
):
    app.command()(_each)
