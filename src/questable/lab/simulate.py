"""Playing many games between bots, in as many processes as there are cores."""

from collections.abc import Callable, Sequence

from questable.engine import Game, Setup
from questable.lab.study import Study
from questable.lab.workers import cores
from questable.trials.case import MOST_ENTRIES, Case
from questable.trials.players import Player
from questable.trials.row import GameRow
from questable.trials.tally import Tally

__all__ = ["MOST_ENTRIES", "cores", "simulate"]


def simulate(
    game: Game,
    setup: Setup,
    *,
    games: int,
    seed: str,
    levels: Sequence[Player],
    most: int = MOST_ENTRIES,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] | None = None,
    row: Callable[[GameRow], None] | None = None,
    watched: bool = False,
) -> Tally:
    """Play `games` games between bots, one a seat; the same whatever the number of jobs.

    A bot is a level, `module:Class` or a Bot, which is copied for each game. Ctrl+C ends it early:
    then the summary is that of the first games, as many as it says. `row` is told of each game, in
    order; watched ones are measured.
    """
    case = Case(game, setup, levels, seed=seed, most=most, watched=watched)
    study = Study([case], games)

    def moved(done: int, _total: int) -> None:
        if progress is not None:
            progress(done)

    study.run(jobs=jobs, cluster=cluster, progress=moved, row=row)
    return study.tallies[case.name]
