"""The Holy Quest itself: the contract's questions, passed to the chapter that answers them."""

from questable.engine.action import Action, ActionTable
from questable.engine.outcome import Outcome
from questable.engine.state import CHANCE, OVER
from questable.games.holy_quest import chance, choices, flow, position, scoring, setup
from questable.games.holy_quest.actions import MOVE
from questable.games.holy_quest.fields import copy_into
from questable.games.holy_quest.in_play import exists
from questable.games.holy_quest.state import MOVE_PHASE, HolyQuestState


class HolyQuest(HolyQuestState):
    """A game of The Holy Quest, waiting for a seat or for chance."""

    def table(self) -> ActionTable:
        """The table of the pack."""
        return self.box.table

    def clone(self) -> "HolyQuest":
        """An independent copy."""
        other = HolyQuest()
        copy_into(self, other)
        return other

    def dump(self) -> str:
        """See position.py."""
        return position.written(self)

    def legal(self, seat: int) -> list[Action]:
        """In the order of the action table."""
        if seat != self.actor or seat < CHANCE:
            return []
        return chance.legal(self) if seat == CHANCE else choices.legal(self)

    def why_not(self, seat: int, action: Action) -> str:
        """What the table refuses, T-1.4, T-1.3, then the first failing rule."""
        if seat != self.actor or seat < CHANCE:
            return self.table_refusal(seat)
        if self.phases[-1] == MOVE_PHASE and action.kind == MOVE and (self.moves >> action.a) & 1:
            return ""  # the question asked most, answered at once
        if seat == CHANCE and chance.why_not(self, action) == "":
            return ""
        if not exists(self, action):
            return "T-1.4"
        return chance.why_not(self, action) if seat == CHANCE else choices.why_not(self, action)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        self.ply += 1
        if self.ply == 1 and self.log is not None:
            setup.tell_dealt(self)
        if seat == CHANCE:
            self.barrier = self.ply
            chance.apply(self, action)
        else:
            choices.apply(self, action)
        flow.go_on(self)

    def weight(self) -> int:
        """Dice, cards, seats or questions."""
        return chance.weight(self)

    def outcome(self, k: int) -> Action:
        """The k-th of them."""
        return chance.outcome(self, k)

    def result(self) -> Outcome:
        """Points where score is kept, else one for each winner."""
        if self.actor != OVER:
            raise ValueError("the game is not over")
        winners = [seat for seat in range(self.seats) if (self.winners >> seat) & 1]
        return Outcome(scoring.REASONS[self.ending], winners, scoring.scores(self))


def begin(s: HolyQuest) -> None:
    """Deal a new game and see who must act first; board, box and house are given."""
    setup.deal(s)
    s.actor = CHANCE
    flow.go_on(s)
