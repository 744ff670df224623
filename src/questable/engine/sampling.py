"""Drawing at random: chance, random players, whole random games.

See docs/architecture.md, Chance and Piles.
"""

from random import Random
from typing import TypeVar

from questable.engine.action import Action
from questable.engine.state import CHANCE, OVER, SEALED, State

Item = TypeVar("Item")


def below(rng: Random, n: int) -> int:
    """A number from 0 to n - 1."""
    return int(rng.random() * n)


def shuffled(items: list[Item], rng: Random) -> list[Item]:
    """A new list in random order."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = below(rng, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def odds(state: State) -> list[tuple[Action, int]]:
    """The chance actions with their numbers of cases, in order of first appearance."""
    counts: dict[int, int] = {}
    order: list[Action] = []
    for k in range(state.weight()):
        action = state.outcome(k)
        if action.index not in counts:
            counts[action.index] = 0
            order.append(action)
        counts[action.index] += 1
    return [(action, counts[action.index]) for action in order]


def seats_able(state: State) -> list[int]:
    """Who has a legal action now: CHANCE alone, or the seats in their order."""
    if state.actor == OVER:
        return []
    if state.actor == CHANCE and state.callers == 0:
        return [CHANCE]
    able = [s for s in range(state.seats) if state.may_act(s) and len(state.legal(s)) > 0]
    if state.actor == CHANCE:
        able.append(CHANCE)
    return able


def random_seat(state: State, rng: Random) -> int:
    """Who acts next in a random game; a caller speaks up in one case of four."""
    actor = state.actor
    if actor >= CHANCE and state.callers == 0:
        return actor
    able = seats_able(state)
    if actor >= CHANCE and (len(able) == 1 or below(rng, 4) > 0):
        return actor
    if actor == SEALED:
        # Secret replies are stored in turn order, so the first one pending speaks first.
        able = [s for s in able if (state.pending >> s) & 1 == 1] or able
        return able[0]
    return able[below(rng, len(able))]


def random_action(state: State, seat: int, rng: Random) -> Action:
    """One legal action at random, chance in proportion to its cases."""
    if seat == CHANCE:
        return state.outcome(below(rng, state.weight()))
    actions = state.legal(seat)
    return actions[below(rng, len(actions))]


def playout(state: State, rng: Random, most: int) -> int:
    """Play at random to the end or for `most` entries; says how many were applied."""
    return _play(state, rng, most, False)


def checked_playout(state: State, rng: Random, most: int) -> int:
    """As `playout`, asking `why_not` before every entry as a table does."""
    return _play(state, rng, most, True)


def _play(state: State, rng: Random, most: int, checked: bool) -> int:
    draw = rng.random
    n = 0
    while n < most and state.actor != OVER:
        seat = state.actor
        if seat < CHANCE or state.callers != 0:
            seat = random_seat(state, rng)
        if seat == CHANCE:
            action = state.outcome(int(draw() * state.weight()))
        else:
            actions = state.legal(seat)
            action = actions[int(draw() * len(actions))]
        if checked:
            rule = state.why_not(seat, action)
            if rule:
                raise ValueError(f"{action.text} by {seat} is refused by {rule}")
        state.apply(seat, action)
        n += 1
    return n
