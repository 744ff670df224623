"""Positions to learn from: one action is clearly best, and a `club` player misses it.

A file has a head and a puzzle a line. What a puzzle says of a position is made from the view of
the seat that is asked: what this seat may not know is imagined, and nothing of the game in which
the position came up is kept beside that view.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from questable.engine import Action, Game, Refused, Setup, State, Value
from questable.registry import folder_of

FILE = "puzzles.jsonl"
"""In a game's own folder."""
FORCES = "forces"
"""Why the best is best, if that is proven: it alone wins, whatever others do;"""
SAVES = "saves"
"""or somebody else does after all others, whatever the seat does then."""


class PuzzleError(ValueError):
    """A file of puzzles that cannot be used: which, and why."""

    def __init__(self, file: str, why: object) -> None:
        super().__init__(f"{file}: {why}")


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: which game, and how its puzzles were found."""

    questable: Literal["puzzles"] = "puzzles"
    version: Literal[1] = 1
    game: str
    rules: int
    pack: str
    """The hash of the facts that the rules read."""
    players: int
    options: dict[str, Value]
    """Those that are not as usual with so many players."""
    seed: str
    playouts: int
    """Of each of the two searches that agree."""
    trials: int
    """Games that were played on after each action that is compared,"""
    margin: int
    """and of a hundred of them the best has won so many more, at the least."""
    longest: int
    """Entries after which such a game, should it not end, is given up with its position."""
    depth: int = 0
    """Actions of a seat within which something is proven; 0 where games were played on."""
    most: int
    """How many puzzles are kept."""
    program: str
    """The rules and bots that found them, as a hash: others find others."""
    games: int = 0
    """Games that were looked through so far,"""
    looked: int = 0
    """positions that were looked at in them,"""
    found: int = 0
    """and puzzles that were found, kept or not."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, what can be done there, and what is best."""

    id: str
    position: str
    """What the seat knows, and an imagined filling of what it does not: `State.dump`."""
    seat: int
    """Who is asked."""
    legal: list[str]
    best: str
    chances: dict[str, int]
    """By action, the best first: in how many of a hundred games played on the seat has won.

    Nothing where it is proven what is best."""
    club: str
    """What `club` did most often,"""
    missed: int
    """and in how many of ten tries it did not find the best."""
    rules: list[str]
    """Those that the best action brings into play, whatever is hidden."""
    why: str = ""
    """The reason of a hint (`Advice.reason`), where there is one beside the chances, or a proof;"""
    grows: int = 0
    """for a feature of the game, by how much it grows; for a proof, within how many actions."""
    game: int
    """The game of the seed in which it came up."""

    def proven(self) -> bool:
        """Whether it is certain what is best, not only measured."""
        return self.why in (FORCES, SAVES)

    def theme(self) -> str:
        """What kind of lesson it is: what is done, and what grows by it."""
        return f"{self.best.partition(':')[0]} {self.why}".strip()


class Puzzles:
    """The puzzles of one game."""

    def __init__(self, game: Game, head: Head, puzzles: list[Puzzle]) -> None:
        self.game = game
        self.head = head
        self.puzzles = puzzles

    def text(self) -> bytes:
        """As it stands in a file."""
        lines = [msgspec.json.encode(each) for each in (self.head, *self.puzzles)]
        return b"\n".join(lines) + b"\n"

    def find(self, puzzle: str) -> Puzzle | None:
        """The puzzle of that id."""
        return next((each for each in self.puzzles if each.id == puzzle), None)


class Posed:
    """A puzzle on the table: the set-up and the position it is about."""

    def __init__(self, found: Puzzles, puzzle: Puzzle) -> None:
        self.game = found.game
        self.puzzle = puzzle
        game, head = found.game, found.head
        self.setup: Setup = game.setup(head.players, head.options)
        self.state: State = game.load(self.setup, puzzle.position)
        self.view = game.view(self.state, puzzle.seat)
        self.legal: list[Action] = self.state.legal(puzzle.seat)

    def action(self, text: str) -> Action:
        """One of the legal actions by its text."""
        return next(each for each in self.legal if each.text == text)


def id_of(game: str, seat: int, position: str) -> str:
    """A short name, the same for the same position."""
    return hashlib.sha256(f"{game} {seat} {position}".encode()).hexdigest()[:10]


def read_puzzles(game: Game, path: Path) -> Puzzles:
    """The puzzles of a file, or PuzzleError; each can be set up, and its best action is legal."""
    try:
        first, *lines = path.read_bytes().splitlines()
        head = msgspec.json.decode(first, type=Head)
        puzzles = [msgspec.json.decode(line, type=Puzzle) for line in lines]
        _check(game, head)
    except (OSError, ValueError, Refused) as error:
        raise PuzzleError(path.name, error) from error
    return Puzzles(game, head, puzzles)


def _check(game: Game, head: Head) -> None:
    """Positions of other rules, or of another pack, are not ours to ask about."""
    due = (game.key, game.rules_version, game.pack().hash)
    if (head.game, head.rules, head.pack) != due:
        raise ValueError(f"made for {(head.game, head.rules, head.pack)}, and this is {due}")


@cache
def puzzles_of(game: Game) -> Puzzles | None:
    """Those that lie in a game's folder; None where there are none."""
    folder = folder_of(game)
    if folder is None or not (folder / FILE).is_file():
        return None
    return read_puzzles(game, folder / FILE)
