"""Questor itself: the contract's questions, passed to the chapter that answers them."""

from typing import Final

from questable.engine.action import Action, ActionTable
from questable.engine.outcome import Outcome
from questable.engine.state import CHANCE, OVER
from questable.games.questor import monsters, setup, turn, walk
from questable.games.questor.actions import (
    BLINK,
    CHARGE,
    CHASE,
    END,
    HEALER,
    MOVE,
    PICK,
    ROLL,
    ROLLS,
    ROTATE,
    TABLE,
    TURN,
    TURNS,
    WATER,
)
from questable.games.questor.fields import copy_into
from questable.games.questor.goals import REASONS, TOGETHER
from questable.games.questor.position import written
from questable.games.questor.state import (
    CENTRE_TURN,
    FIRST,
    GEMS,
    HERO_TURN,
    MONSTERS,
    MORE,
    PICKING,
    QuestorState,
)

FACES: Final = 6
WAYS: Final = 4


class Questor(QuestorState):
    """A game of Questor, waiting for a seat or for the die."""

    def table(self) -> ActionTable:
        """Questor's one action table."""
        return TABLE

    def dump(self) -> str:
        """The position as text: a drawing of the tiles, then every number by name."""
        return written(self)

    def clone(self) -> "Questor":
        """An independent copy."""
        other = Questor()
        copy_into(self, other)
        return other

    def legal(self, seat: int) -> list[Action]:
        """In the order of the action table."""
        if seat != self.actor or seat < CHANCE:
            return []
        if seat == CHANCE:
            return TURNS[:] if self.phases[-1] == CENTRE_TURN else ROLLS[:]
        phase = self.phases[-1]
        if phase == HERO_TURN or phase == MORE:
            return turn.legal(self)
        if phase == MONSTERS:
            return monsters.legal(self)
        return setup.legal_picks(self)

    def why_not(self, seat: int, action: Action) -> str:
        """What the table refuses, T-1.4, T-1.3, then the first failing rule of the turn."""
        if seat != self.actor or seat < CHANCE:
            return self.table_refusal(seat)
        kind = action.kind
        phase = self.phases[-1]
        if kind == MOVE and phase == HERO_TURN:
            return turn.no_move(self, action.a)  # the question asked most, answered at once
        if (kind == PICK or kind >= CHARGE) and not self._exists(action):
            return "T-1.4"
        if seat == CHANCE:
            wanted = TURN if phase == CENTRE_TURN else ROLL
            return "" if kind == wanted else "T-1.3"
        if phase == MONSTERS:
            return monsters.why_not(self, action)
        if phase == PICKING:
            return setup.no_pick(self, action)
        if kind == PICK or kind == ROLL or kind == TURN:
            return "T-1.3"
        return turn.why_not(self, action)

    def _exists(self, action: Action) -> bool:
        """T-1.4: whether the options and the number of players know this action."""
        kind = action.kind
        if kind == PICK:
            return setup.offered(self, action.a)
        if kind == CHARGE or kind == WATER or kind == BLINK:
            return self.gifts == 1
        if kind == ROTATE or kind == TURN:
            return self.prisoner == 1
        if kind == END:
            return self.prisoner == 1 and self.gifts == 1
        return kind != CHASE or setup.offered(self, HEALER)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        self.ply += 1
        if seat == CHANCE:
            self.barrier = self.ply
            self._chance(action)
            return
        phase = self.phases[-1]
        if phase == HERO_TURN or phase == MORE:
            turn.apply(self, action)
        elif phase == MONSTERS:
            monsters.apply(self, action)
        else:
            setup.pick(self, action)

    def _chance(self, action: Action) -> None:
        phase = self.phases[-1]
        if phase == FIRST:
            setup.roll_first(self, action.a)
        elif phase == GEMS:
            setup.place_gems(self, action.a)
        elif phase == CENTRE_TURN:
            setup.turn_centre(self, action.a)
        else:
            walk.reveal(self, action.a)

    def weight(self) -> int:
        """Six for the die, four for the centre tile."""
        return WAYS if self.phases[-1] == CENTRE_TURN else FACES

    def outcome(self, k: int) -> Action:
        """The k-th face, or way to turn the centre tile."""
        return TURNS[k] if self.phases[-1] == CENTRE_TURN else ROLLS[k]

    def result(self) -> Outcome:
        """One for each winner; in cooperation the rounds, lower being better (Q-8.3)."""
        if self.actor != OVER:
            raise ValueError("the game is not over")
        winners = [seat for seat in range(self.seats) if (self.winners >> seat) & 1]
        worth = self.round if self.ending == TOGETHER else 1
        scores = [worth if seat in winners else 0 for seat in range(self.seats)]
        return Outcome(REASONS[self.ending], winners, scores)
