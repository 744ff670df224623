"""A case: a set-up, who plays it, and games that differ in nothing but chance."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

from questable.engine import Game, Pack, Setup, Value
from questable.registry import game as find_game
from questable.trials.play import play_one
from questable.trials.players import Player, name_of, ready
from questable.trials.row import GameRow
from questable.trials.watch import Watch

MOST_ENTRIES = 20_000
"""Entries after which a game is counted as truncated, unless the caller says otherwise."""
SETUPS = 64
"""Set-ups that a process remembers."""


class Case:
    """Games of one set-up between the same players; a number names each of them."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        players: Sequence[Player],
        *,
        seed: str,
        name: str = "",
        most: int = MOST_ENTRIES,
        turning: bool = False,
        watched: bool = False,
    ) -> None:
        """Where seats turn, game n has everybody n seats further; watched games are measured."""
        if len(players) != setup.players:
            raise ValueError(f"{len(players)} bots for {setup.players} seats")
        self.game = game
        self.setup = setup
        self.players = [ready(player) for player in players]
        self.seed = seed
        self.name = name
        self.most = most
        self.turning = turning
        self.watched = watched

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """What a process needs to play it; a pack that everybody has stays at home."""
        setup = self.setup
        pack = None if setup.pack.hash == self.game.pack().hash else setup.pack
        told = (self.game.key, setup.players, tuple(setup.options.items()), pack, setup.start)
        rest = (self.players, self.seed, self.name, self.most, self.turning, self.watched)
        return _again, (*told, *rest)

    def seats(self, number: int) -> list[Player]:
        """Who sits where in a game, by seat."""
        shift = number % len(self.players) if self.turning else 0
        count = len(self.players)
        return [self.players[(seat - shift) % count] for seat in range(count)]

    def names(self, number: int = 0) -> list[str]:
        """What those are called who sit in a game, by seat."""
        return [name_of(player) for player in self.seats(number)]

    def play(self, number: int) -> GameRow:
        """One of its games; the same whenever and wherever it is played."""
        watch = Watch(self.game, self.setup) if self.watched else None
        played = play_one(
            self.game, self.setup, self.seats(number), f"{self.seed}:{number}", self.most,
            onlooker=watch,
        )  # fmt: skip
        return GameRow.of(self.name, number, played, watch)


class Task(NamedTuple):
    """One game to be played."""

    case: Case
    number: int


def play_tasks(tasks: list[Task]) -> tuple[list[GameRow], float]:
    """Some games, and how many seconds they took."""
    start = perf_counter()
    rows = [task.case.play(task.number) for task in tasks]
    return rows, perf_counter() - start


_known: dict[tuple[object, ...], Setup] = {}


def _setup(
    key: str, players: int, options: tuple[tuple[str, Value], ...], pack: Pack | None, start: str
) -> Setup:
    """The same one for the same facts, since it remembers its deal."""
    told = (key, players, options, "" if pack is None else pack.hash, start)
    setup = _known.pop(told, None) or find_game(key).setup(players, dict(options), pack)
    setup.start = start
    _known[told] = setup
    if len(_known) > SETUPS:
        del _known[next(iter(_known))]
    return setup


def _again(
    key: str,
    players: int,
    options: tuple[tuple[str, Value], ...],
    pack: Pack | None,
    start: str,
    seats: list[Player],
    seed: str,
    name: str,
    most: int,
    turning: bool,
    watched: bool,
) -> Case:
    setup = _setup(key, players, options, pack, start)
    return Case(
        find_game(key), setup, seats, seed=seed, name=name, most=most, turning=turning,
        watched=watched,
    )  # fmt: skip
