"""A long random walk through every combination of options, held to all laws."""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import product

from questable.engine import Game, Option, Refused, Setup, Value
from questable.engine.options import checked
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

    def counts(self) -> dict[str, int]:
        """How much there was of everything."""
        return {
            "setups": self.setups,
            "games": self.games,
            "actions": self.actions,
            "truncated": self.truncated,
        }

    def as_json(self) -> dict[str, object]:
        """All of it as data for JSON."""
        return {**self.counts(), "rules_fired": dict(sorted(self.fired.items()))}


def values_of(option: Option) -> list[Value]:
    """What a soak tries of an option: everything, of numbers the ends."""
    tried: list[Value] = ["auto"] if option.default == "auto" else []
    kind = option.kind()
    if kind == "flag":
        return [*tried, False, True]
    if kind == "choice":
        return [*tried, *option.choices]
    return [*tried, option.low, (option.low + option.high) // 2, option.high]


def all_setups(game: Game, only: Mapping[str, Value] | None = None) -> Iterator[Setup]:
    """Every playable number of players and combination of options, or sample of them, each once.

    `only` holds some options fast.
    """
    held = dict(only or {})
    checked(game.options, held)
    pack = game.pack()
    samples = game.samples()
    for players in range(game.fewest, game.most + 1):
        seen: set[str] = set()
        for given in samples or _combinations(game, held):
            try:
                setup = game.setup(players, {**given, **held}, pack)
            except Refused:
                continue
            told = repr(sorted(setup.options.items()))
            if told not in seen:
                seen.add(told)
                yield setup


def _combinations(game: Game, held: Mapping[str, Value]) -> Iterator[dict[str, Value]]:
    names = [option.name for option in game.options]
    tried = [[held[o.name]] if o.name in held else values_of(o) for o in game.options]
    for values in product(*tried):
        yield dict(zip(names, values, strict=True))


def soak(
    game: Game,
    *,
    actions: int,
    seed: str,
    only: Mapping[str, Value] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Soaked:
    """Walk at least so many actions over all set-ups; Broken if a law is broken."""
    held = dict(only or {})
    done = Soaked()
    done.setups = sum(1 for _ in all_setups(game, held))
    if done.setups == 0:
        raise Refused("no-setup", "T-1.4", {})
    rounds = max(1, -(-actions // (SLICE * done.setups)))
    work = [(game.key, held, i, f"{seed}/{r}") for r in range(rounds) for i in range(done.setups)]
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


def _walk(work: tuple[str, dict[str, Value], int, str]) -> Soaked:
    key, held, index, seed = work
    game = find_game(key)
    walk = Walk(game, list(all_setups(game, held))[index], seed)
    done = Soaked()
    done.actions = walk.go(SLICE)
    done.games = walk.games
    done.truncated = walk.truncated
    done.fired = walk.fired
    return done
