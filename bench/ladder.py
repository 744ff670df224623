"""Rungs of the ladder in docs/bots.md: one level against the next below it, with what it costs.

    .venv/bin/python -m bench.ladder FOLDER [--only TEXT] [--games N] [--seed TEXT] [--jobs N]
                                     [--whole]

A rung keeps its games in a file of FOLDER, so the ladder can be left at any time, by Ctrl+C, and
climbed on from there: the same command comes to the same figures. Cheap rungs come first. After
each, and where it is left, a line of the table is printed.

Games of a master are dear: such a rung ends after 100 games or more, as soon as Wald's test can
tell an even share from its goal. With --whole it plays all games as the others do, and as it does
against `club` with two seats, where the question is how much of what luck leaves it takes.
"""

import argparse
import sys
from pathlib import Path

from questable.engine import Value
from questable.lab.arena import Arena, Pair
from questable.lab.games_file import GamesFile, head_of
from questable.lab.rating import Finding
from questable.registry import game

MOST = 3000
"""Entries of a game; nobody has won one that is longer."""
MOST_OF_DEAR = 1000
"""The same where every entry is dear; few games are longer than 200."""
DEAR = "master"
"""The level whose rungs end as soon as they are decided."""
LEAST = 100
"""But not before so many games."""
GOAL_OF_TWO, GOAL = 120, 130
"""What a master is hoped to win, in hundredths of an even share: with two seats, and with more."""
PAIRS = [("novice", "club"), ("club", "expert"), ("expert", "master")]
"""Each level and the next above it; with more than two seats a master sits among `club`."""
SETUPS: list[tuple[str, list[int], dict[str, Value]]] = [
    ("run-the-race", [2], {"pace": "calm"}),
    ("saint-cards", [2, 3, 4], {}),
    ("rae", [2, 3, 4], {}),
    ("holy-quest", [2, 4], {}),
    ("pillars", [2], {}),
    ("questor", [2, 3, 4], {}),
]
"""Quick games first, with two, as many as usual, and four."""
MODES = {"easy": 2, "simple": 2, "competition": 2, "alliance": 4, "teamwork": 4}
"""The Holy Quest's other modes and how many play: `expert` meets `club` in each,"""
GAMES_OF_A_MODE = 200
"""in so many games."""
RACE = "race"
"""The rulebook's own pace of Run the Race!, where eyes and hands count: all levels meet there."""


class Rung:
    """Who is to beat whom, and in which game."""

    def __init__(
        self,
        host: str,
        challenger: str,
        key: str,
        players: int,
        options: dict[str, Value],
        mode: str = "",
        option: str = "mode",
    ) -> None:
        self.mode = mode
        self.host = host
        self.challenger = challenger
        self.game = game(key)
        self.players = players
        self.setup = self.game.setup(players, {**options, option: mode} if mode else options)
        self.name = "-".join(filter(None, (challenger, host, key, str(players), mode)))

    @property
    def goal(self) -> int:
        """In hundredths of an even share; 0 where all games are played."""
        if not self.dear:
            return 0
        if self.players > 2:
            return GOAL
        return GOAL_OF_TWO if (self.host, self.challenger) in PAIRS else 0

    @property
    def dear(self) -> bool:
        """Whether a master plays."""
        return DEAR in (self.host, self.challenger)

    @property
    def most(self) -> int:
        """Entries of a game at the most."""
        return MOST_OF_DEAR if self.dear else MOST

    def arena(self, games: int, seed: str, *, whole: bool = False) -> Arena:
        """The two levels, and when their games end."""
        levels = [self.host, self.challenger]
        goal = 0 if whole else self.goal
        return Arena(
            self.game,
            self.setup,
            levels,
            games=games,
            seed=seed,
            most=self.most,
            goal=goal,
            least=LEAST,
        )

    def climb(
        self, folder: Path, games: int, seed: str, jobs: int, *, whole: bool = False
    ) -> tuple[bool, str]:
        """Play what is not known yet: whether that was all of it, and the line of the table."""
        games = min(games, GAMES_OF_A_MODE) if self.mode in MODES else games
        arena = self.arena(games, seed, whole=whole)
        file = GamesFile(
            folder / f"{self.name}.jsonl", head_of(self.game, self.setup, seed, self.most)
        )
        try:
            climbed = arena.run(jobs=jobs, file=file)
        finally:
            file.close()
        return climbed, self.line(arena.pairs[0])

    def line(self, pair: Pair) -> str:
        """As docs/bots.md has it."""
        told = pair.as_json()
        cut = f", {pair.truncated} cut off" if pair.truncated else ""
        return (
            f"| {f'{self.game.key} {self.mode}'.strip()} | {self.players} "
            f"| `{self.challenger}` | `{self.host}` "
            f"| {pair.games}{cut}{self.found(pair)} "
            f"| {told['share']:.1%} | {told['low']:.1%} to {told['high']:.1%} |"
        )

    def found(self, pair: Pair) -> str:
        """What the test says, where there is one; once it has, the share leans that way."""
        if pair.test is None:
            return ""
        share = {Finding.EVEN: 1.0, Finding.GOAL: self.goal / 100}.get(pair.verdict())
        if share is None:
            return ", open"
        return f", decided for {share / self.players:.1%}"


def rungs(only: str = "") -> list[Rung]:
    """All whose name has this in it, in order."""
    everything = [
        Rung(PAIRS[1][0] if players > 2 and top == DEAR else host, top, key, players, options)
        for host, top in PAIRS
        for players in (2, 3, 4)
        for key, numbers, options in SETUPS
        if players in numbers
    ]
    everything += [Rung(*pair, "run-the-race", 2, {}, RACE, "pace") for pair in PAIRS]
    everything += [Rung(*PAIRS[1], "holy-quest", MODES[mode], {}, mode) for mode in MODES]
    everything += [Rung(PAIRS[1][0], DEAR, key, 2, options) for key, _, options in SETUPS]
    return [each for each in everything if only in each.name]


def main() -> int:
    """Climb."""
    parser = argparse.ArgumentParser(description="How strong each level is against the next.")
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    parser.add_argument("--only", default="", help="rungs with this in their name")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="a master plays all games too")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for rung in rungs(given.only):
        climbed, line = rung.climb(
            given.folder, given.games, given.seed, given.jobs, whole=given.whole
        )
        print(line, flush=True)
        if not climbed:
            return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
