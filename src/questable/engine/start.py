"""The position that somebody set up for a game to begin with: read and checked.

A game says itself what is wrong with it; then what holds for every game is asked, once, quickly,
and where nothing may break: what comes from a stranger ends here as a fault, whatever it does to
the rules. The laws of the lab ask more, along whole games.
"""

from random import Random
from typing import Final

from questable.engine.fault import Fault, quoted
from questable.engine.game import Game, Setup
from questable.engine.lines import PositionError
from questable.engine.sampling import odds, random_action, random_seat, seats_able
from questable.engine.state import CHANCE, OVER, State
from questable.engine.view import SPECTATOR, view_text

LONGEST_POSITION: Final = 60_000
"""Characters of a position; the longest of our games have about 10,000."""
MOST_LINES: Final = 400
STEPS: Final = 60
"""Entries of the random game that is played on from it."""
WALKS: Final = 3
BREAKING: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError,
    ValueError,
)  # fmt: skip
"""Rules trust their positions: one that could not stand may break them in any way."""


def read_state(game: Game, setup: Setup, told: str, line: int = 1) -> State:
    """What stands on a table, checked, or PositionError; its text begins at that line."""
    try:
        state = loaded(game, setup, told)
    except PositionError as error:
        raise PositionError(error.line + line - 1, error) from error
    found = faults_of(game, setup, state)
    if found:
        at = line_of(told, str(found[0].facts.get("key", "")))
        raise PositionError(at + line - 1, found[0])
    known = {line.split()[0] for line in state.dump().split("\n") if line.strip()}
    for number, row in enumerate(told.split("\n"), start=line):
        if row.strip() and row.split()[0] not in known:
            raise PositionError(number, Fault("position-unknown", key=quoted(row.split()[0])))
    return state


def loaded(game: Game, setup: Setup, told: str) -> State:
    """A position from its text, whether or not it could stand on a table; or PositionError."""
    if len(told) > LONGEST_POSITION:
        why = Fault("position-too-long", most=LONGEST_POSITION, count=len(told))
        raise PositionError(1, why)
    if told.count("\n") > MOST_LINES:
        raise PositionError(MOST_LINES, Fault("position-too-many", most=MOST_LINES))
    return game.load(setup, told)


def faults_of(game: Game, setup: Setup, state: State) -> list[Fault]:
    """Why it could not stand on a table: by its game, then by what holds for every game."""
    try:
        found = game.faults(setup, state)
    except BREAKING:
        found = [Fault("position-breaks")]
    return found or stand_faults(game, setup, state, Random(0))


def line_of(told: str, key: str) -> int:
    """The line that begins with this key, or the first."""
    for number, line in enumerate(told.split("\n"), start=1):
        words = line.split()
        if key and (words[:1] == [key] or " ".join(words[:2]) == key):
            return number
    return 1


def stand_faults(game: Game, setup: Setup, state: State, rng: Random) -> list[Fault]:
    """Why a position could not stand on a table, whichever game it is."""
    try:
        why = _asked(game, setup, state, rng)
        for _ in range(WALKS if why is None else 0):
            why = why or _played_on(state.clone(), rng)
    except BREAKING:
        why = Fault("position-breaks")
    return [] if why is None else [why]


def _asked(game: Game, setup: Setup, state: State, rng: Random) -> Fault | None:
    """Somebody can act or it is over; it is its own text; everybody can imagine it."""
    text = state.dump()
    if game.load(setup, text).dump() != text or state.clone().dump() != text:
        return Fault("position-text")
    why = _able(state)
    if why is not None:
        return why
    for seat in range(SPECTATOR, state.seats):
        view = game.view(state, seat)
        twin = game.imagine(setup, view, rng)
        if view_text(game.view(twin, seat)) != view_text(view):
            return Fault("position-view", n=seat)
    return None


def _able(state: State) -> Fault | None:
    if state.actor == OVER:
        result = state.result()
        whole = len(result.scores) == state.seats and bool(result.reason)
        return None if whole else Fault("position-outcome")
    if not seats_able(state):
        return Fault("position-nobody")
    if state.actor == CHANCE:
        drawn = odds(state)
        legal = {action.index for action in state.legal(CHANCE)}
        if not drawn or {action.index for action, _ in drawn} != legal:
            return Fault("position-nobody")
    return None


def _played_on(state: State, rng: Random) -> Fault | None:
    """A short random game from here: whatever may be done can be done."""
    for _ in range(STEPS):
        if state.actor == OVER:
            break
        why = _able(state)
        if why is not None:
            return why
        seat = random_seat(state, rng)
        action = random_action(state, seat, rng)
        rule = state.why_not(seat, action)
        if rule:
            return Fault("position-against", rule=rule, key=action.text, found="…")
        state.apply(seat, action)
    return _able(state)
