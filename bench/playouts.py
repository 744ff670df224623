"""What a Questable worker runs: our games at random, Questor's clones, the pieces of an entry.

An action is an entry applied, chance included. The plain loop knows what anyone who wrote it for
the game would know: in Questor and Pillars one seat acts at a time, in Ràe several may be asked
for sealed answers, in SaintCards anyone may call out of turn, in Run the Race! either may play.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from time import perf_counter

from bench import searching
from bench.batch import repeat
from bench.worker import Task, Timed
from questable.engine import CHANCE, OVER, SEALED, Action, Game, Setup, State
from questable.engine.sampling import checked_playout, playout, random_action, random_seat
from questable.registry import game
from questable.trials.play import play_one

MOST_ENTRIES = 20_000
POSITIONS = 64
MIDDLE = (40, 160)
"""How many entries lie before a mid-game position."""

Deal = Callable[[], State]
Turn = tuple[State, int, Action]


def tasks(seed: str) -> dict[str, Task]:
    """By name, what this build can be timed at."""
    questor = game("questor")
    found: dict[str, Task] = {}
    for name, setup in {
        "questor-4": questor.setup(4, {"gifts": False}),
        "questor-5-gifts": questor.setup(5, {"gifts": True}),
    }.items():
        rng = Random(f"{seed} {name}")
        deal = partial(questor.deal, setup)
        found[f"{name} loop checked"] = partial(timed, partial(checked_game, deal, rng))
        found[f"{name} loop"] = partial(timed, partial(plain_game, deal, rng))
        found[f"{name} inner checked"] = partial(
            timed, partial(inner_game, deal, rng, checked_playout)
        )
        found[f"{name} inner"] = partial(timed, partial(inner_game, deal, rng, playout))
        positions = middle_positions(deal, rng)
        found[f"{name} clone"] = partial(repeat, _clone, positions)
        if name == "questor-4":
            found |= pieces(positions, rng)
    others = (("pillars-4", "pillars", 4), ("rae-2", "rae", 2), ("holy-quest-4", "holy-quest", 4))
    for name, key, players in others:
        other = game(key)
        rng = Random(f"{seed} {name}")
        deal = partial(other.deal, other.setup(players))
        found[f"{name} loop checked"] = partial(timed, partial(sealed_game, deal, rng))
        found[f"{name} inner checked"] = partial(
            timed, partial(inner_game, deal, rng, checked_playout)
        )
    saint_cards = game("saint-cards")
    for players in (2, 4):
        name = f"saint-cards-{players}"
        rng = Random(f"{seed} {name}")
        deal = partial(saint_cards.deal, saint_cards.setup(players))
        found[f"{name} loop checked"] = partial(timed, partial(calling_game, deal, rng))
        found[f"{name} inner checked"] = partial(
            timed, partial(inner_game, deal, rng, checked_playout)
        )
    return found | racing(seed) | searching.tasks(seed)


def racing(seed: str) -> dict[str, Task]:
    """Run the Race! at race pace: any order of moves, and whole races of bots in virtual time."""
    race = game("run-the-race")
    setup = race.setup(2, {"pace": "race"})
    rng = Random(f"{seed} race")
    deal = partial(race.deal, setup)
    return {
        "race loop checked": partial(timed, partial(race_game, deal, rng)),
        "race inner checked": partial(timed, partial(inner_game, deal, rng, checked_playout)),
        "race heats": partial(timed, partial(heat, race, setup, seed, count())),
    }


def timed(play: Callable[[], int], seconds: float) -> Timed:
    """Games one after the other until the time is up; each says how much it counts for."""
    done = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        done += play()
    return Timed(done, spent)


def checked_game(deal: Deal, rng: Random) -> int:
    """A plain Python loop that asks `why_not` before each entry, as a table does."""
    random = rng.random
    state = deal()
    while (seat := state.actor) != OVER:
        if seat == CHANCE:
            action = state.outcome(int(random() * state.weight()))
        else:
            actions = state.legal(seat)
            action = actions[int(random() * len(actions))]
        if state.why_not(seat, action):
            raise ValueError(f"{action} is refused")
        state.apply(seat, action)
    return state.ply


def sealed_game(deal: Deal, rng: Random) -> int:
    """As `checked_game`, for games that also ask for sealed answers, in seat order."""
    random = rng.random
    state = deal()
    while (seat := state.actor) != OVER and state.ply < MOST_ENTRIES:
        if seat == SEALED:
            seat = (state.pending & -state.pending).bit_length() - 1
        if seat == CHANCE:
            action = state.outcome(int(random() * state.weight()))
        else:
            actions = state.legal(seat)
            action = actions[int(random() * len(actions))]
        if state.why_not(seat, action):
            raise ValueError(f"{action} is refused")
        state.apply(seat, action)
    return state.ply


def calling_game(deal: Deal, rng: Random) -> int:
    """As `checked_game`, for games in which others may call out of turn."""
    random = rng.random
    state = deal()
    while (seat := state.actor) != OVER and state.ply < MOST_ENTRIES:
        if seat == SEALED or state.callers:
            seat = random_seat(state, rng)
        if seat == CHANCE:
            action = state.outcome(int(random() * state.weight()))
        else:
            actions = state.legal(seat)
            action = actions[int(random() * len(actions))]
        if state.why_not(seat, action):
            raise ValueError(f"{action} is refused")
        state.apply(seat, action)
    return state.ply


def race_game(deal: Deal, rng: Random) -> int:
    """As `checked_game`, for a race of two: either seat is tried, then the other."""
    random = rng.random
    state = deal()
    while (seat := state.actor) != OVER:
        if seat == CHANCE:
            action = state.outcome(int(random() * state.weight()))
        else:
            seat = int(random() * 2)
            actions = state.legal(seat)
            if not actions:
                seat = 1 - seat
                actions = state.legal(seat)
            action = actions[int(random() * len(actions))]
        if state.why_not(seat, action):
            raise ValueError(f"{action} is refused")
        state.apply(seat, action)
    return state.ply


def heat(race: Game, setup: Setup, seed: str, numbers: Iterator[int]) -> int:
    """A whole race between random bots as `simulate` plays it; counted are races."""
    play_one(race, setup, ["random", "random"], f"{seed} {next(numbers)}", MOST_ENTRIES)
    return 1


def plain_game(deal: Deal, rng: Random) -> int:
    """As `checked_game`, without asking."""
    random = rng.random
    state = deal()
    while (seat := state.actor) != OVER:
        if seat == CHANCE:
            state.apply(seat, state.outcome(int(random() * state.weight())))
        else:
            actions = state.legal(seat)
            state.apply(seat, actions[int(random() * len(actions))])
    return state.ply


def inner_game(deal: Deal, rng: Random, play: Callable[[State, Random, int], int]) -> int:
    """The engine's own loop, compiled in the fast build."""
    return play(deal(), rng, MOST_ENTRIES)


def middle_positions(deal: Deal, rng: Random) -> list[State]:
    """Positions from the middle of random games."""
    found: list[State] = []
    while len(found) < POSITIONS:
        state = deal()
        playout(state, rng, rng.randint(*MIDDLE))
        if state.actor != OVER:
            found.append(state)
    return found


def pieces(positions: list[State], rng: Random) -> dict[str, Task]:
    """The parts that an entry is made of, each timed alone from Python."""
    turns: list[Turn] = []
    for state in positions:
        seat = random_seat(state, rng)
        turns.append((state, seat, random_action(state, seat, rng)))
    decisions = [state for state in positions if state.actor != CHANCE]
    dice = [state for state in positions if state.actor == CHANCE]
    return {
        "legal": partial(repeat, _legal, decisions),
        "why_not": partial(repeat, _why_not, turns),
        "apply": partial(applied, turns),
        "weight and outcome": partial(repeat, _chance, dice or [_at_the_die(positions[0], rng)]),
        "random": partial(repeat, lambda n: int(rng.random() * n), range(1, POSITIONS + 1)),
        "nothing": partial(repeat, lambda _: None, positions),
    }


def applied(turns: list[Turn], seconds: float) -> Timed:
    """Apply to clones; making them is not timed."""
    count, spent = 0, 0.0
    while spent < seconds:
        batch = [(state.clone(), seat, action) for state, seat, action in turns]
        began = perf_counter()
        for state, seat, action in batch:
            state.apply(seat, action)
        spent += perf_counter() - began
        count += len(batch)
    return Timed(count, spent)


def _clone(state: State) -> None:
    state.clone()


def _legal(state: State) -> None:
    state.legal(state.actor)


def _why_not(turn: Turn) -> None:
    state, seat, action = turn
    state.why_not(seat, action)


def _chance(state: State) -> None:
    state.outcome(state.weight() - 1)


def _at_the_die(state: State, rng: Random) -> State:
    other = state.clone()
    while other.actor != CHANCE:
        playout(other, rng, 1)
    return other
