"""The command that looks for a handicap (docs/commands.md)."""

from typing import Annotated

import typer

from questable.cli import lab
from questable.cli.kit import USUAL_KIT, LabKit, spread
from questable.cli.words import (
    INTERRUPTED,
    GameKey,
    Players,
    complain,
    print_json,
    progress_of,
)


@spread
def handicap(
    game: GameKey,
    weaker: Annotated[
        str | None, typer.Option(help="Who shall have an even chance: {levels}.", metavar="LEVEL")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="Levels that the others may have, the usual one first: {levels}."),
    ] = None,
    vary: lab.Vary = None,
    presets: Annotated[
        bool, typer.Option("--presets", help="Try the game’s presets, too.")
    ] = False,
    start: Annotated[
        int,
        typer.Option(
            help="The others may draw up to N of their first choices by lot.", metavar="N"
        ),
    ] = 20,
    trials: Annotated[int, typer.Option(help="How many handicaps to try.", metavar="N")] = 40,
    games: Annotated[
        int, typer.Option("--games", help="How many games a trial; the best play four times more.")
    ] = 200,
    players: Players = None,
    kit: LabKit = USUAL_KIT,
) -> int:
    """Look for house rules, a start or a level that give a weaker player an even chance."""
    from questable.lab.handicap import HandicapSearch
    from questable.lab.sweep import LADDER
    from questable.lab.workers import workers_for
    from questable.registry import usual_players
    from questable.terminal import arguments
    from questable.terminal.complaint import Complaint

    words, found = kit.begin(game, games=games, trials=trials)
    arguments.within(words, "--start", start, 0, 999)
    count = usual_players(found) if players is None else players
    arguments.at_least(words, "--players", count, 2)
    below, usual = LADDER[-2:]
    search = HandicapSearch(
        found,
        players=count,
        weaker=lab.known_bots(
            words, lambda known: arguments.level_list(words, weaker or below, known)
        )[0],
        levels=lab.known_bots(
            words, lambda known: arguments.level_list(words, bots or usual, known)
        ),
        vary=lab.checked_values(words, found, lab.values(words, vary)),
        presets=list(found.presets) if presets else [],
        start=start,
        given=kit.given(words, found),
        pack=kit.own_pack(words, found),
        seed=kit.seed,
        most=kit.entries(),
    )
    with lab.lab_errors(words), progress_of(trials) as progress:
        workers = workers_for(kit.processes(), kit.cluster, [search.weaker, *search.levels])
        try:
            best = search.run(workers, trials=trials, games=games, progress=progress)
        finally:
            workers.close()
    interrupted = best is None
    if best is None:
        complain(words.say("command-handicap-interrupted", count=len(search.tried)))
        best = sorted(search.tried.values(), key=search.cost)[:3]
    elif not best:
        raise Complaint(words.say("command-nothing-left"))
    if kit.as_json:
        print_json(
            {
                "game": found.key,
                "players": count,
                "weaker": search.weaker,
                "seed": kit.seed,
                "tried": [each.as_json() for each in search.tried.values()],
                "best": [each.as_json() for each in best],
            }
        )
    else:
        from rich.console import Console

        from questable.lab.study_table import handicaps

        Console().print(handicaps(words, search, best, not interrupted))
    return INTERRUPTED if interrupted else 0
