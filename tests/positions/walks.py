"""Positions from random games, and texts of them changed by hand."""

from collections.abc import Iterator
from random import Random

from questable.engine import OVER, Game, Setup, State
from questable.engine.sampling import below, random_action, random_seat
from questable.lab.soak import all_setups

LONGEST = 400
"""Entries of one game at the most."""


def set_ups(game: Game, count: int, seed: str) -> list[Setup]:
    """Some of all playable set-ups, each number of players among them."""
    every = list(all_setups(game))
    rng = Random(seed)
    rng.shuffle(every)
    first = {setup.players: setup for setup in reversed(every)}
    return (list(first.values()) + every)[: max(count, len(first))]


def positions(game: Game, setup: Setup, seed: str, often: int) -> Iterator[State]:
    """Of one random game: about one position in so many, and the last."""
    rng = Random(seed)
    state = game.deal(setup)
    for _ in range(LONGEST):
        if state.actor == OVER:
            break
        if below(rng, often) == 0:
            yield state.clone()
        seat = random_seat(state, rng)
        state.apply(seat, random_action(state, seat, rng))
    yield state


def after(game: Game, setup: Setup, entries: int, seed: str = "0") -> State:
    """Where a random game stands after so many entries."""
    rng = Random(seed)
    state = game.deal(setup)
    for _ in range(entries):
        assert state.actor != OVER
        seat = random_seat(state, rng)
        state.apply(seat, random_action(state, seat, rng))
    return state


def line(text: str, name: str) -> str:
    """What stands behind a name."""
    [found] = [each for each in text.split("\n") if each == name or each.startswith(f"{name} ")]
    return found[len(name) :].strip()


def changed(text: str, name: str, words: str) -> str:
    """The text with another line of that name."""
    lines = text.split("\n")
    [at] = [n for n, each in enumerate(lines) if each == name or each.startswith(f"{name} ")]
    lines[at] = f"{name} {words}".strip()
    return "\n".join(lines)
