"""Ràe itself: the contract's questions, passed to the chapter that answers them."""

from questable.engine.action import Action, ActionTable
from questable.engine.hands import drawn_from
from questable.engine.outcome import Outcome
from questable.engine.state import CHANCE, OVER, SEALED
from questable.games.rae import effects, moving, position, replies, setup, turn
from questable.games.rae.actions import (
    BESIEGE,
    DISCARD,
    DRAW,
    DRAWS,
    FIRST,
    FIRSTS,
    GET,
    GETS,
    GIVE,
    LOOK,
    ROB,
    STEAL,
    STEALS,
    TABLE,
)
from questable.games.rae.cards import KINDS
from questable.games.rae.fields import copy_into
from questable.games.rae.scoring import REASONS
from questable.games.rae.state import (
    DISCARDING,
    EXCHANGING,
    LIFTED,
    OFFERING,
    PAYING,
    PLAYING,
    STARTER,
    STEALING,
    RaeState,
)


class Rae(RaeState):
    """A game of Ràe, waiting for a seat, for secret answers or for a card."""

    def table(self) -> ActionTable:
        """Ràe's one action table."""
        return TABLE

    def clone(self) -> "Rae":
        """An independent copy."""
        other = Rae()
        copy_into(self, other)
        return other

    def dump(self) -> str:
        """The position as text; see position.py."""
        return position.written(self)

    def legal(self, seat: int) -> list[Action]:
        """In the order of the action table."""
        if seat != self.actor or seat < CHANCE:
            if self.actor == SEALED and seat >= 0 and (self.pending >> seat) & 1:
                return replies.legal(self, seat)
            return []
        phase = self.phases[-1]
        if phase == PLAYING:
            return turn.legal(self)
        if seat == CHANCE:
            return self._cases(phase)
        if phase == LIFTED:
            return moving.legal(self)
        if phase == DISCARDING:
            return turn.legal_discards(self)
        if phase == EXCHANGING:
            return turn.kinds_in(self.hands[effects.played_event(self).a], GETS)
        return turn.legal_gifts(self, seat)

    def _cases(self, phase: int) -> list[Action]:
        if phase == STARTER:
            return FIRSTS[: self.seats]
        if phase == STEALING:
            return turn.kinds_in(self.hands[effects.played_event(self).a], STEALS)
        return [DRAWS[card] for card in range(KINDS) if self.bag[card] > 0]

    def why_not(self, seat: int, action: Action) -> str:
        """What the table refuses, T-1.4, then the first failing rule of what is waited for."""
        if seat != self.actor or seat < CHANCE:
            if self.actor == SEALED and seat >= 0 and (self.pending >> seat) & 1:
                return self._unknown(action) or replies.why_not(self, seat, action)
            return self.table_refusal(seat)
        unknown = self._unknown(action)
        if unknown != "":
            return unknown
        phase = self.phases[-1]
        if phase == PLAYING:
            return turn.why_not(self, action)
        if seat == CHANCE:
            return self._no_case(phase, action)
        if phase == LIFTED:
            return moving.why_not(self, action)
        return self._no_card(phase, seat, action)

    def _unknown(self, action: Action) -> str:
        """T-1.4: seats that nobody sits on."""
        kind = action.kind
        if kind == FIRST or kind == ROB or kind == LOOK or kind == BESIEGE:
            return "" if action.a < self.seats else "T-1.4"
        return ""

    def _no_case(self, phase: int, action: Action) -> str:
        if phase == STARTER:
            return "" if action.kind == FIRST else "T-1.3"
        if phase == STEALING:
            victim = effects.played_event(self).a
            can = action.kind == STEAL and action.a in self.hands[victim]
        else:
            can = action.kind == DRAW and self.bag[action.a] > 0
        return "" if can else "T-1.3"

    def _no_card(self, phase: int, seat: int, action: Action) -> str:
        """A card of one's hand must be named, or one of the hand in the mirror."""
        if phase == DISCARDING:
            if action.kind != DISCARD:
                return "T-1.3"
            return "" if action.a in self.hands[seat] else "R-2.2"
        owner = seat
        if phase == EXCHANGING:
            owner = effects.played_event(self).a
        if action.kind != (GET if phase == EXCHANGING else GIVE):
            return "T-1.3"
        return "" if action.a in self.hands[owner] else "R-1.3"

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        self.ply += 1
        phase = self.phases[-1]
        if phase == PLAYING:
            turn.apply(self, action)
        elif seat == CHANCE:
            self.barrier = self.ply
            if phase == STARTER:
                setup.begin(self, action.a)
            elif phase == STEALING:
                effects.steal(self, action.a)
            else:
                turn.draw(self, action.a)
        elif self.actor == SEALED:
            replies.answer(self, seat, action)
        elif phase == LIFTED:
            moving.apply(self, action)
        elif phase == DISCARDING:
            turn.discard(self, action.a)
        elif phase == PAYING:
            effects.pay(self, action.a)
        elif phase == OFFERING:
            effects.offer(self, action.a)
        else:
            effects.exchange(self, action.a)

    def weight(self) -> int:
        """One case a seat, a card in the robbed hand, or a card of the pile."""
        phase = self.phases[-1]
        if phase == STARTER:
            return self.seats
        if phase == STEALING:
            return len(self.hands[effects.played_event(self).a])
        return self.pile

    def outcome(self, k: int) -> Action:
        """The k-th seat or card."""
        phase = self.phases[-1]
        if phase == STARTER:
            return FIRSTS[k]
        if phase == STEALING:
            return STEALS[self.hands[effects.played_event(self).a][k]]
        return DRAWS[drawn_from(self.bag, k)]

    def result(self) -> Outcome:
        """Every seat's own points; nobody wins a stalemate (R-3.2)."""
        if self.actor != OVER:
            raise ValueError("the game is not over")
        winners = [seat for seat in range(self.seats) if (self.winners >> seat) & 1]
        return Outcome(REASONS[self.ending], winners, self.scores[:])
