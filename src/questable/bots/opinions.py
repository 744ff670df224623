"""What bots would do in a position: every level's choices, the chances of each action, and why."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from questable.bots.advice import Advice, Advising, chances, reasoned
from questable.bots.bot import Bot
from questable.bots.search import Budget
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.sampling import seats_able
from questable.engine.state import CHANCE, State

TRIES: Final = 20
"""How often a bot is asked that answers at once,"""
PATIENT_TRIES: Final = 3
"""and one that searches,"""
PLAYOUTS: Final = 300
"""for so many playouts each time."""
LONG_PLAYOUTS: Final = 1_500
"""Of the search that says the chances."""


class LevelOpinion:
    """What one level does: how often it chose what."""

    def __init__(self, level: str, tries: int, chosen: dict[str, int]) -> None:
        self.level: Final = level
        self.tries: Final = tries
        self.chosen: Final = chosen
        """By action, what it chose most first."""


class Opinions:
    """What is to be said of one seat's choice."""

    def __init__(
        self, seat: int, legal: list[Action], advice: Advice, percents: dict[str, int]
    ) -> None:
        self.seat: Final = seat
        self.legal: Final = legal
        self.advice: Final = advice
        """What a long search would do, and why."""
        self.percents: Final = percents
        """By action: the seat's chance to win after it."""
        self.levels: Final[list[LevelOpinion]] = []


def askable(game: Game, setup: Setup, state: State) -> list[int]:
    """The seats that have something to choose now, and not only to know."""
    return [
        seat
        for seat in seats_able(state)
        if seat != CHANCE
        and state.aims(seat)
        and not game.tests_knowledge(setup, game.view(state, seat))
    ]


def opinions(
    game: Game,
    setup: Setup,
    state: State,
    seat: int,
    bots: Mapping[str, Callable[[], Bot]],
    seed: str,
) -> Opinions:
    """What these bots would do in this seat, from its view alone; the same for the same seed."""
    view = game.view(state, seat)
    legal = state.aims(seat)
    found = _advised(game, setup, state, seat, legal, Random(f"{seed} advice"))
    for level, make in bots.items():
        rng = Random(f"{seed} {level}")
        tries = PATIENT_TRIES if make().patience else TRIES
        counted: dict[str, int] = {}
        for _ in range(tries):
            player = make()
            if player.patience:
                player.playouts = PLAYOUTS
            action = player.choose(game, setup, view, legal, rng)
            counted[action.text] = counted.get(action.text, 0) + 1
        order = sorted(counted, key=lambda text: -counted[text])
        chosen = {text: counted[text] for text in order}
        found.levels.append(LevelOpinion(level, tries, chosen))
    return found


def _advised(
    game: Game, setup: Setup, state: State, seat: int, legal: list[Action], rng: Random
) -> Opinions:
    view = game.view(state, seat)
    if len(legal) == 1:
        return Opinions(seat, legal, Advice(legal[0], "only"), {})
    known = game.obvious(view)
    if known is not None:
        return Opinions(seat, legal, Advice(known, "obvious"), {})
    search = Advising(game, setup, view, legal, rng)
    action = search.best(Budget(LONG_PLAYOUTS))
    return Opinions(seat, legal, reasoned(search, action), chances(search))
