"""Commands that play many games by themselves: to count, and to find faults (docs/commands.md)."""

from typing import Annotated

import typer

from questable.cli import lab
from questable.cli.kit import USUAL_KIT, LabKit, spread
from questable.cli.words import (
    INTERRUPTED,
    FromPosition,
    GameKey,
    JsonFlag,
    Lang,
    Options,
    Players,
    complain,
    print_json,
    progress_of,
)

BROKEN = 1


@spread
def simulate(
    game: GameKey,
    number: Annotated[int, typer.Option("--games", help="How many games.", metavar="N")] = 100,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(help="One level for all, or one per seat: {levels}.")
    ] = "random",
    from_position: FromPosition = None,
    file: lab.Rows = None,
    kit: LabKit = USUAL_KIT,
) -> int:
    """Play many games between bots and count; Ctrl+C counts what was played until then.

    'options GAME' tells what --option may say.
    """
    from questable.lab.study import Study
    from questable.terminal import arguments
    from questable.trials.case import Case

    words, found = kit.begin(game, games=number)
    if from_position is not None:
        from questable.terminal import positions

        given: dict[str, object] = {"--players": players, "--preset": kit.preset}
        given |= {"--option": kit.option, "--options-file": kit.options_file, "--pack": kit.pack}
        setup = positions.begun_for(words, found, from_position, given)
        levels = lab.known_bots(
            words, lambda known: arguments.bots_for(words, setup.players, bots, found, known)
        )
    else:
        levels = lab.known_bots(
            words, lambda known: arguments.bots_for(words, players, bots, found, known)
        )
        count = len(levels) if players is None else players
        setup = kit.setup(words, found, count)
    watched = file is not None
    case = Case(found, setup, levels, seed=kit.seed, most=kit.entries(), watched=watched)
    study = Study([case], number)
    whole = lab.played(words, study, file, kit.jobs, kit.cluster)
    summary = study.tallies[case.name]
    if kit.as_json:
        print_json(summary.as_json())
    else:
        from rich.console import Console

        from questable.lab.table import table

        Console().print(table(words, summary))
    return 0 if whole else INTERRUPTED


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
