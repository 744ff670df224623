"""A long random walk through every combination of options, held to all laws."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product

from questable.engine import Game, Option, Refused, Setup, Value
from questable.lab.laws import Walk
from questable.registry import game as find_game

SLICE = 500
"""Actions one piece of work walks at least."""


class Soaked:
    """What a soak went through."""

    def __init__(self) -> None:
        self.actions = 0
        self.games = 0
        self.truncated = 0
        self.setups = 0
        self.fired: dict[str, int] = {}

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "setups": self.setups,
            "games": self.games,
            "actions": self.actions,
            "truncated": self.truncated,
            "rules_fired": dict(sorted(self.fired.items())),
        }


def values_of(option: Option) -> list[Value]:
    """What a soak tries of an option: everything, of numbers the ends."""
    tried: list[Value] = ["auto"] if option.default == "auto" else []
    kind = option.kind()
    if kind == "flag":
        return [*tried, False, True]
    if kind == "choice":
        return [*tried, *option.choices]
    return [*tried, option.low, (option.low + option.high) // 2, option.high]


def all_setups(game: Game) -> Iterator[Setup]:
    """Every playable number of players and combination of options, each once."""
    names = [option.name for option in game.options]
    pack = game.pack()
    for players in range(game.fewest, game.most + 1):
        seen: set[str] = set()
        for values in product(*(values_of(option) for option in game.options)):
            try:
                setup = game.setup(players, dict(zip(names, values, strict=True)), pack)
            except Refused:
                continue
            told = repr(sorted(setup.options.items()))
            if told not in seen:
                seen.add(told)
                yield setup


def soak(
    game: Game,
    *,
    actions: int,
    seed: str,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Soaked:
    """Walk at least so many actions over all set-ups; Broken if a law is broken."""
    setups = list(all_setups(game))
    rounds = max(1, -(-actions // (SLICE * len(setups))))
    work = [(game.key, i, f"{seed}/{r}", SLICE) for r in range(rounds) for i in range(len(setups))]
    done = Soaked()
    done.setups = len(setups)
    if jobs == 1:
        for walk in map(_walk, work):
            _add(done, walk, progress)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            for walk in pool.map(_walk, work, chunksize=4):
                _add(done, walk, progress)
    return done


def _add(done: Soaked, walk: Soaked, progress: Callable[[int], None] | None) -> None:
    done.actions += walk.actions
    done.games += walk.games
    done.truncated += walk.truncated
    for rule, count in walk.fired.items():
        done.fired[rule] = done.fired.get(rule, 0) + count
    if progress is not None:
        progress(done.actions)


def _walk(work: tuple[str, int, str, int]) -> Soaked:
    key, index, seed, actions = work
    game = find_game(key)
    setup = list(all_setups(game))[index]
    walk = Walk(game, setup, seed)
    done = Soaked()
    done.actions = walk.go(actions)
    done.games = walk.games
    done.truncated = walk.truncated
    done.fired = walk.fired
    return done
