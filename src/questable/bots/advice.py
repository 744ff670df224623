"""Advice: what a search would do in somebody's seat, and why, in facts that others put into words.

A reason is one of these, the first that holds:

- `only`: nothing else can be done;
- `obvious`: whoever knows the game does it without thinking;
- `wins`: it wins at once, whatever is hidden;
- the name of one of the game's features, which it makes larger by `n`, whatever is hidden, and
  more than what was tried most often beside it;
- `chance`: what the search reckons, in percent, against the next best (`other`, `others`);
- `even`: the next best (`other`) is almost as good, or as good;
- `best`: it was tried most often; where all win or lose together there is no chance to compare.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from questable.bots.node import SCALE, Node
from questable.bots.outlook import joint, mates
from questable.bots.search import Budget, Search, usual_style
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.state import OVER
from questable.engine.view import View

WORLDS: Final = 24
"""Imagined positions in all of which a feature has to grow alike."""
PATIENCE: Final = 400
"""Milliseconds that advice likes to take on a quiet core,"""
BRIEF: Final = 40
"""and where no clock can end it, so that a seed repeats it."""
TRIED: Final = 8
"""An action that was tried less often is not compared with."""


class Advice:
    """An action and a reason for it."""

    def __init__(
        self, action: Action, reason: str, facts: dict[str, int | str] | None = None
    ) -> None:
        self.action: Final = action
        self.reason: Final = reason
        self.facts: Final[dict[str, int | str]] = facts if facts is not None else {}


class Advising(Search):
    """A search that knows for each of its actions what the seat's whole team has of it."""

    def __init__(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> None:
        super().__init__(game, setup, view, legal, rng, usual_style(game))
        self.mates: Final = mates(game, setup)[view.seat]
        self.joint: Final[dict[int, int]] = {}
        """By place at the root, summed up."""

    def chance(self, slot: int) -> int:
        """In a hundred, after an action that was tried."""
        return percent(self.joint[slot], self.root.count[slot])

    def _tell(self, nodes: list[Node], taken: list[int], values: list[int]) -> None:
        super()._tell(nodes, taken, values)
        if len(nodes) > 0 and nodes[0] is self.root:
            slot = self.root.slots[taken[0]]
            self.joint[slot] = self.joint.get(slot, 0) + joint(values, self.mates)


def advise(
    game: Game,
    setup: Setup,
    view: View,
    legal: list[Action],
    rng: Random,
    stop: Callable[[], bool] | None = None,
    millis: int = PATIENCE,
) -> Advice:
    """What to do in the seat whose view this is; without a clock the same seed says the same."""
    if len(legal) == 1:
        return Advice(legal[0], "only")
    known = game.obvious(view)
    if known is not None:
        return Advice(known, "obvious")
    search = Advising(game, setup, view, legal, rng)
    action = search.best(Budget(max(game.pace * millis // 1000, 1), stop))
    return reasoned(search, action)


def reasoned(search: Advising, action: Action) -> Advice:
    """Why a search has found this action, as far as there is something to say."""
    if wins(search, action):
        return Advice(action, "wins")
    next_best = _second(search, action)
    beside = growths(search, next_best) if next_best is not None else {}
    for name, growth in growths(search, action).items():
        if growth > max(beside.get(name, 0), 0):
            return Advice(action, name, {"n": growth})
    return _compared(search, action, next_best)


def wins(search: Search, action: Action) -> bool:
    """Whether it wins at once, whatever is hidden."""
    for world in search.worlds[:WORLDS]:
        after = world.clone()
        after.apply(search.seat, action)
        if after.actor != OVER or search.seat not in after.result().winners:
            return False
    return True


def loses(search: Search, action: Action) -> bool:
    """Whether it loses at once, whatever is hidden; a game that nobody wins is lost for a team."""
    for world in search.worlds[:WORLDS]:
        after = world.clone()
        after.apply(search.seat, action)
        if after.actor != OVER:
            return False
        winners = after.result().winners
        if search.seat in winners or (len(winners) == 0 and not search.together):
            return False
    return True


def growths(search: Search, action: Action) -> dict[str, int]:
    """By how much this action makes each feature larger; 0 where imagined positions differ."""
    found: dict[str, int] = {}
    for place in range(min(len(search.worlds), WORLDS)):
        world = search.worlds[place]
        before = search.game.features(world, search.seat)
        after = world.clone()
        after.apply(search.seat, action)
        now = search.game.features(after, search.seat)
        for name in before:
            growth = now.get(name, 0) - before[name]
            if place == 0:
                found[name] = growth
            elif found[name] != growth:
                found[name] = 0
    return found


def _second(search: Advising, action: Action) -> Action | None:
    """What was tried most beside it; None where that is not often enough to be compared with."""
    node = search.root
    found: Action | None = None
    most = TRIED - 1
    for place in range(len(search.keys)):
        count = node.count[node.slots[search.keys[place]]]
        if search.legal[place] is not action and count > most:
            most = count
            found = search.legal[place]
    return found


def _compared(search: Advising, action: Action, other: Action | None) -> Advice:
    """With the action that was tried most often beside it."""
    node = search.root
    own = node.slots[search.keys[search.legal.index(action)]]
    if search.together or node.count[own] < TRIED or other is None:
        return Advice(action, "best")
    chance = search.chance(own)
    others = search.chance(node.slots[search.keys[search.legal.index(other)]])
    if chance - others < 2:
        return Advice(action, "even", {"chance": chance, "other": other.text})
    return Advice(action, "chance", {"chance": chance, "others": others, "other": other.text})


def chances(search: Advising) -> dict[str, int]:
    """By action: the seat's chance in a hundred after it, where it was tried often enough.

    None where all win or lose together: there is nothing to compare it with.
    """
    found: dict[str, int] = {}
    node = search.root
    for place in range(len(search.legal)):
        slot = node.slots[search.keys[place]]
        if not search.together and node.count[slot] >= TRIED:
            found[search.legal[place].text] = search.chance(slot)
    return found


def percent(total: int, count: int) -> int:
    """A mean value as a chance in a hundred; never quite none, never quite all."""
    return min(max((total * 100 // count + SCALE // 2) // SCALE, 1), 99)
