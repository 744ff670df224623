"""Pillars of Faith itself: the contract's questions, passed to the chapter that answers them."""

from questable.engine.action import Action, ActionTable
from questable.engine.outcome import Outcome
from questable.engine.state import CHANCE, OVER
from questable.games.pillars import (
    assemblies,
    consequences,
    drawing,
    movement,
    setup,
    wings,
)
from questable.games.pillars.actions import BEGIN, TABLE
from questable.games.pillars.ends import REASONS
from questable.games.pillars.fields import copy_into
from questable.games.pillars.state import ASSEMBLIES, MOVING, WINGS, PillarsState


class Pillars(PillarsState):
    """A game of Pillars of Faith, waiting for a leader or for chance."""

    def table(self) -> ActionTable:
        """The one action table."""
        return TABLE

    def clone(self) -> "Pillars":
        """An independent copy."""
        other = Pillars()
        copy_into(self, other)
        return other

    def dump(self) -> str:
        """The position as text; drawing.py says how."""
        return drawing.text_of(self)

    def legal(self, seat: int) -> list[Action]:
        """In the order of the action table."""
        if seat != self.actor or seat < CHANCE:
            return []
        if seat == CHANCE:
            return setup.legal(self)
        phase = self.phases[-1]
        if phase == MOVING:
            return movement.legal(self)
        if phase == WINGS:
            return wings.legal(self)
        if phase == ASSEMBLIES:
            return assemblies.next_choices(self)
        return assemblies.legal(self)

    def why_not(self, seat: int, action: Action) -> str:
        """What the table refuses, T-1.4, T-1.3, then the first failing rule."""
        if seat != self.actor or seat < CHANCE:
            return self.table_refusal(seat)
        if action.kind == BEGIN and action.a >= self.seats:
            return "T-1.4"
        if seat == CHANCE:
            return setup.why_not(self, action)
        phase = self.phases[-1]
        if phase == MOVING:
            return movement.why_not(self, action)
        if phase == WINGS:
            return wings.why_not(self, action)
        if phase == ASSEMBLIES:
            return assemblies.no_next(self, action)
        return assemblies.why_not(self, action)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        self.ply += 1
        if seat == CHANCE:
            self.barrier = self.ply
            setup.apply(self, action)
            return
        phase = self.phases[-1]
        if phase == MOVING:
            movement.apply(self, action)
        elif phase == ASSEMBLIES:
            self.phases.pop()
            self.fire("P-4.11")
            assemblies.begin(self, action.a)
        elif wings.apply(self, action) if phase == WINGS else assemblies.apply(self, action):
            consequences.carry_on(self)

    def weight(self) -> int:
        """One case for each seat, then for each religion nobody has drawn."""
        return len(setup.legal(self))

    def outcome(self, k: int) -> Action:
        """The k-th seat or religion."""
        return setup.legal(self)[k]

    def result(self) -> Outcome:
        """One for the winner, if there is one."""
        if self.actor != OVER:
            raise ValueError("the game is not over")
        winners = [self.winner] if self.winner >= 0 else []
        scores = [int(seat == self.winner) for seat in range(self.seats)]
        return Outcome(REASONS[self.ending], winners, scores)
