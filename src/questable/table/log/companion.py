"""A table that rolls for itself (T-4.2): who enters what came up.

Ruling: what everyone at the table may see is entered by the seat whose turn it is. What only some
may see, or what might tell somebody where a hidden card is, is drawn by the dealer, also here;
so is what can come in one way only.
Whether that is so is read off the view of the seat, so that the question itself tells nothing.
"""

import hashlib
from random import Random

from questable.engine import CHANCE, Action, Game, Setup, State, View
from questable.engine.sampling import odds
from questable.engine.view import view_text
from questable.table.log.seats import Seat

TWINS = 3
"""How many positions with the same view are asked whether they offer the same."""


class Offer:
    """Who enters, and what may be entered."""

    def __init__(self, seat: int, actions: list[str]) -> None:
        self.seat = seat
        self.actions = actions


def offer(game: Game, setup: Setup, seats: list[Seat], state: State) -> Offer | None:
    """What a person is asked to enter now; None when the dealer draws."""
    if state.actor != CHANCE:
        return None
    seat = game.turn(state)[0]
    if seats[seat].bot or not seats[seat].people:
        seat = next((n for n, s in enumerate(seats) if s.people and not s.bot), -1)
    if seat < 0:
        return None
    actions = everyone_sees(game, setup, game.view(state, seat))
    return None if actions is None else Offer(seat, actions)


def everyone_sees(game: Game, setup: Setup, view: View) -> list[str] | None:
    """What may come up, if all eyes will see what did; else None."""
    rng = Random(hashlib.sha256(view_text(view)).digest())
    offered: list[str] | None = None
    for _ in range(TWINS):
        twin = game.imagine(setup, view, rng)
        cases = [action for action, _ in odds(twin)]
        actions = [action.text for action in cases]
        if len(actions) == 1 or (offered is not None and actions != offered):
            return None
        offered = actions
        afters = [_after(twin, action) for action in cases]
        if not all(_seen(game, afters, eyes) for eyes in range(-1, twin.seats)):
            return None
    return offered


def _after(state: State, action: Action) -> State:
    after = state.clone()
    after.apply(CHANCE, action)
    return after


def _seen(game: Game, afters: list[State], eyes: int) -> bool:
    """Whether these eyes see all that makes one case another."""
    positions: dict[bytes, str] = {}
    for after in afters:
        position = after.dump()
        if positions.setdefault(view_text(game.view(after, eyes)), position) != position:
            return False
    return True
