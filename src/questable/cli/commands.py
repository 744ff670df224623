"""The questable command (docs/commands.md). What a command needs is imported when it runs."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.exceptions import Abort, TyperException

from questable.cli import analyse, arena, keeper, learn, practice, puzzles, saints, series
from questable.cli import serve as serving
from questable.cli.words import (
    Jobs,
    JsonFlag,
    Lang,
    LinearFlag,
    Most,
    Options,
    OptionsFile,
    PackFile,
    Players,
    Preset,
    Seed,
    print_json,
    screen_for,
)

if TYPE_CHECKING:
    from questable.engine import Option

WRONG = 2
"""Exit code: what was asked cannot be done, and nothing was written."""
DIFFERS = 1
UNCHECKABLE = 3
INTERRUPTED = 130

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
app.command()(analyse.analyse)
app.command()(puzzles.puzzles)
app.command()(practice.practice)
app.add_typer(keeper.app)
app.add_typer(keeper.rooms, name="rooms")

GameKey = Annotated[str, typer.Argument(metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]


def main() -> None:
    """Run the command; whatever is wrong with it is told in one line."""
    from questable.fast import BuildError

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        sys.exit(run(sys.argv[1:]))
    except BuildError as error:
        _complain(str(error))
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

        _complain(mistakes.told(arguments, error))
        return WRONG
    except Abort:
        return 1
    except Exception as error:
        # Only now, so that commands which cannot complain start without the terminal.
        from questable.terminal.complaint import Complaint

        if not isinstance(error, Complaint):
            raise
        _complain(str(error))
        return WRONG
    return code if isinstance(code, int) else 0


def _help(arguments: list[str]) -> int:
    """Help, in the caller's language."""
    from questable.cli import helping, mistakes

    command = typer.main.get_command(app)
    words = mistakes.words_of(arguments)
    return helping.shown(command, arguments, words)


def _complain(line: str) -> None:
    print(f"questable: {line}", file=sys.stderr)


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
    check: serving.Check = False,
    lang: Lang = None,
) -> None:
    """Serve the table to browsers; 'play' is a table in the terminal."""
    if context.invoked_subcommand is None:
        serving.serve(port, db, lan, days, name, proxy, host, prefix, config, check, lang)
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
def games(as_json: JsonFlag = False, lang: Lang = None) -> None:
    """List the games."""
    from questable.registry import broken
    from questable.registry import games as all_games
    from questable.telling.voice import Voice
    from questable.terminal.arguments import words_in

    words = words_in(lang)
    if as_json:
        print_json(
            [
                {
                    "key": game.key,
                    "title": Voice(words, game.key, []).title(),
                    "fewest": game.fewest,
                    "most": game.most,
                    "rules": game.rules_version,
                    "prefix": game.prefix,
                    "options": [_option_json(option) for option in game.options],
                    "presets": {name: dict(rules) for name, rules in game.presets.items()},
                }
                for game in all_games()
            ]
        )
        return
    for game in all_games():
        title = Voice(words, game.key, []).title()
        fixed = game.fewest == game.most
        players = str(game.most) if fixed else f"{game.fewest}–{game.most}"
        blurb = f"{game.key}-blurb"
        told = words.say(blurb) if words.has(blurb) else ""
        print(f"{game.key:<14} {title} ({players}). {told}".rstrip())
    for error in broken():
        print(f"questable: {error}", file=sys.stderr)


def _option_json(option: "Option") -> dict[str, object]:
    shape: dict[str, object] = {"name": option.name, "kind": option.kind()}
    if option.choices:
        shape["choices"] = option.choices
    elif option.kind() == "number":
        shape |= {"low": option.low, "high": option.high}
    return shape | {"default": option.default, "rules": option.rules}


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
    if game is None and all(each is None for each in given):
        SetupDialog(words_in(lang), screen_for(linear)).run()
        return
    launcher = Launcher(words_in(lang), seats, seed, dice, save, preset)
    screen = screen_for(linear)
    if resume is not None:
        session = launcher.resumed(resume, game, players, option or [], pack, screen, options_file)
    else:
        session = launcher.fresh(game, players, option or [], pack, screen, options_file)
    session.run()


@app.command()
def simulate(
    game: GameKey,
    number: Annotated[int, typer.Option("--games", help="How many games.", metavar="N")] = 100,
    seed: Seed = "0",
    players: Players = None,
    bots: Annotated[
        str, typer.Option(help="One level for all, or one per seat: {levels}.")
    ] = "random",
    preset: Preset = None,
    option: Options = None,
    options_file: OptionsFile = None,
    pack: PackFile = None,
    most: Most = None,
    jobs: Jobs = None,
    as_json: JsonFlag = False,
    lang: Lang = None,
) -> int:
    """Play many games between bots and count; Ctrl+C counts what was played until then.

    'options GAME' tells what --option may say.
    """
    from questable.terminal import arguments

    words = arguments.words_in(lang)
    found = arguments.game_called(words, game)
    for name, value in (("--games", number), ("--most", most), ("--jobs", jobs)):
        arguments.at_least(words, name, value, 1)
    levels = arguments.bots_for(words, players, bots, found)
    count = len(levels) if players is None else players
    setup = arguments.setup_for(
        words, found, count, option or [], pack, options_file, preset=preset
    )
    from questable.lab.simulate import MOST_ENTRIES, cores
    from questable.lab.simulate import simulate as play_many

    with _progress(number) as progress:
        summary = play_many(
            found, setup, games=number, seed=seed, levels=levels, most=most or MOST_ENTRIES,
            jobs=jobs or cores(), progress=progress,
        )  # fmt: skip
    interrupted = summary.games < number
    if interrupted:
        _complain(words.say("command-interrupted", games=summary.games, most=number))
    if as_json:
        print_json(summary.as_json())
    else:
        from rich.console import Console

        from questable.lab.table import table

        Console().print(table(words, summary))
    return INTERRUPTED if interrupted else 0


@app.command()
def soak(
    game: GameKey,
    actions: Annotated[int, typer.Option(help="Play at least N actions.", metavar="N")] = 1_000_000,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    option: Options = None,
    jobs: Annotated[int, typer.Option(help="Processes at work.")] = 2,
    as_json: JsonFlag = False,
    lang: Lang = None,
) -> int:
    """Stress-test a game with random play in all its set-ups."""
    from questable.engine import Refused
    from questable.lab.broken import Broken
    from questable.lab.soak import soak as walk
    from questable.terminal import arguments
    from questable.terminal.complaint import refusal

    words = arguments.words_in(lang)
    found = arguments.game_called(words, game)
    arguments.at_least(words, "--actions", actions, 1)
    arguments.at_least(words, "--jobs", jobs, 1)
    only = arguments.options_called(words, option or [])
    try:
        with _progress(actions) as progress:
            done = walk(found, actions=actions, seed=seed, only=only, jobs=jobs, progress=progress)
    except Refused as error:
        raise refusal(words, found, error) from error
    except Broken as error:
        _complain(str(error))
        return DIFFERS
    if as_json:
        print_json(done.as_json())
        return 0
    for rule, count in sorted(done.fired.items()):
        print(f"{rule:<8}{count:>12,}")
    print(words.say("terminal-cli-soaked", **done.counts()))
    return 0


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr, where somebody looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


@app.command()
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


@app.command()
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
    return 0


@app.command()
def rules(
    game: GameKey,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]")] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or one of them; 'table' has the rules of every game."""
    from questable.terminal.arguments import words_in
    from questable.terminal.rulebook import lines

    for line in lines(words_in(lang), game, rule):
        print(line)


@app.command()
def options(
    game: GameKey,
    save: Annotated[
        Path | None, typer.Option(help="Write the options given to a file.", metavar="FILE")
    ] = None,
    name: Annotated[str, typer.Option(help="What to call them.", metavar="TEXT")] = "",
    option: Options = None,
    options_file: OptionsFile = None,
    lang: Lang = None,
) -> None:
    """Show the house rules of a game: names, values, defaults, what they do; or save a set of them.

    A saved set is played with 'play GAME --options-file FILE'.
    """
    from questable.terminal import arguments, option_file
    from questable.terminal.house_rules import lines

    words = arguments.words_in(lang)
    found = arguments.game_called(words, game)
    filed = {} if options_file is None else option_file.read(words, found, options_file)
    given = {**filed, **arguments.options_called(words, option or [])}
    if save is None:
        for line in [*lines(words, found), *option_file.told(words, found, options_file)]:
            print(line)
        return
    option_file.write(words, found, save, name, given)
    print(words.say("terminal-options-saved", file=str(save)))


@app.command()
def version(
    credited: Annotated[
        bool, typer.Option("--credits", help="Whose games these are, and what is ours.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Show the versions of Questable, Python, the build and the rules, or the credits."""
    if credited:
        from questable.cli.credits import credits_page
        from questable.terminal.arguments import words_in

        print(credits_page(words_in(lang)), end="")
        return
    from questable import __version__, fast
    from questable.registry import games as all_games

    print(f"questable {__version__}")
    print(f"python {sys.version.split()[0]}")
    rules_versions = ", ".join(f"{game.key} {game.rules_version}" for game in all_games())
    print(f"rules {rules_versions}")
    print(f"build {fast.running()}")
    if (fast.CHECKOUT / "tools" / "compile.py").is_file():
        print(f"key {fast.build_key()}")


@app.command()
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
