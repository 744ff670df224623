"""Commands that play many games by themselves: to count, and to find faults (docs/commands.md)."""

from typing import Annotated

import typer

from questable.cli.words import (
    INTERRUPTED,
    FromPosition,
    GameKey,
    Jobs,
    JsonFlag,
    Lang,
    Most,
    Options,
    OptionsFile,
    PackFile,
    Players,
    Preset,
    Seed,
    complain,
    print_json,
    progress_of,
)

BROKEN = 1


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
    from_position: FromPosition = None,
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
    if from_position is not None:
        from questable.terminal import positions

        given: dict[str, object] = {"--players": players, "--preset": preset, "--option": option}
        given |= {"--options-file": options_file, "--pack": pack}
        setup = positions.begun_for(words, found, from_position, given)
        levels = arguments.bots_for(words, setup.players, bots, found)
    else:
        levels = arguments.bots_for(words, players, bots, found)
        count = len(levels) if players is None else players
        setup = arguments.setup_for(
            words, found, count, option or [], pack, options_file, preset=preset
        )
    from questable.lab.simulate import MOST_ENTRIES, cores
    from questable.lab.simulate import simulate as play_many

    with progress_of(number) as progress:
        summary = play_many(
            found, setup, games=number, seed=seed, levels=levels, most=most or MOST_ENTRIES,
            jobs=jobs or cores(), progress=progress,
        )  # fmt: skip
    interrupted = summary.games < number
    if interrupted:
        complain(words.say("command-interrupted", games=summary.games, most=number))
    if as_json:
        print_json(summary.as_json())
    else:
        from rich.console import Console

        from questable.lab.table import table

        Console().print(table(words, summary))
    return INTERRUPTED if interrupted else 0


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
        with progress_of(actions) as progress:
            done = walk(found, actions=actions, seed=seed, only=only, jobs=jobs, progress=progress)
    except Refused as error:
        raise refusal(words, found, error) from error
    except Broken as error:
        complain(str(error))
        return BROKEN
    if as_json:
        print_json(done.as_json())
        return 0
    for rule, count in sorted(done.fired.items()):
        print(f"{rule:<8}{count:>12,}")
    print(words.say("terminal-cli-soaked", **done.counts()))
    return 0
