"""SaintCards itself: the contract's questions, passed to the chapter that answers them."""

from questable.engine.action import Action, ActionTable
from questable.engine.outcome import Outcome
from questable.engine.state import CHANCE, OVER, SEALED
from questable.games.saint_cards import (
    all_saints,
    calls,
    century,
    claiming,
    drawing,
    effects,
    position,
    setup,
    turn,
)
from questable.games.saint_cards.actions import CALL, CLAIM, DONE, DRAW, LOOK_AT, NAME, NOTICE, PASS
from questable.games.saint_cards.ending import REASONS, dealer_is_out, finish
from questable.games.saint_cards.fields import copy_into
from questable.games.saint_cards.state import (
    CLAIMING,
    DEALING,
    DRAWING,
    ENDING,
    FINE,
    GIVING,
    LOOKING,
    NAMING,
    SECOND,
    SPIRIT,
    TURN,
    TURNING_UP,
    SaintCardsState,
)


class SaintCards(SaintCardsState):
    """A game of SaintCards, waiting for a seat, for secret choices or for a card."""

    def table(self) -> ActionTable:
        """The table of the pack that is played with."""
        return self.cards.actions.table

    def clone(self) -> "SaintCards":
        """An independent copy."""
        other = SaintCards()
        copy_into(self, other)
        return other

    def dump(self) -> str:
        """The position as text; see position.py."""
        return position.written(self)

    def legal(self, seat: int) -> list[Action]:
        """In the order of the action table, calls first."""
        if self.actor == OVER:
            return []
        if seat == CHANCE:
            return drawing.cases(self, self.phases[-1]) if self.actor == CHANCE else []
        if seat == self.actor:
            legal = self._choices()
        elif self.actor == SEALED and (self.pending >> seat) & 1:
            legal = all_saints.legal(self, seat)
        else:
            return calls.legal(self, seat)
        if (self.callers >> seat) & 1:
            return calls.legal(self, seat) + legal
        return legal

    def _choices(self) -> list[Action]:
        phase = self.phases[-1]
        if phase == TURN:
            return turn.legal_first(self)
        if phase == SECOND:
            return turn.legal_second(self)
        if phase == ENDING:
            return [self.cards.actions.passing]
        if phase == NAMING:
            return century.legal(self)
        if phase == CLAIMING:
            return claiming.legal(self)
        return effects.legal(self, phase)

    def why_not(self, seat: int, action: Action) -> str:
        """Calls by S-5.1; else what the table refuses, T-1.4, and the rule of what is open."""
        kind = action.kind
        if kind <= NOTICE and seat >= 0 and self.actor != OVER:
            return calls.why_not(self, seat, action)
        if seat != self.actor or seat < CHANCE:
            if self.actor != SEALED or seat < 0 or not (self.pending >> seat) & 1:
                return self._not_now(seat)
            return self._unknown(action) or all_saints.why_not(self, seat, action)
        unknown = self._unknown(action)
        if unknown != "":
            return unknown
        phase = self.phases[-1]
        if seat == CHANCE:
            return drawing.no_case(self, phase, action)
        if phase == TURN or phase == SECOND or phase == ENDING:
            return turn.why_not(self, phase, action)
        if phase == NAMING:
            return century.why_not(self, action.a) if kind == NAME else "T-1.3"
        if phase == CLAIMING:
            return claiming.why_not(self, action)
        return effects.why_not(self, phase, action)

    def _not_now(self, seat: int) -> str:
        """The table listens to those who may call, but to their calls alone."""
        refusal = self.table_refusal(seat)
        if refusal != "":
            return refusal
        return "T-1.3" if self.actor == CHANCE else "T-1.1"

    def _unknown(self, action: Action) -> str:
        """T-1.4: seats that nobody sits on, cards and facts that are not in play, no claims."""
        kind = action.kind
        if kind == CLAIM:
            known = self.learning == 1 and (self.cards.facts_in_play >> action.a) & 1 == 1
        elif kind == DONE:
            known = self.learning == 1
        elif kind == LOOK_AT or kind == NOTICE:
            known = action.a < self.seats
        elif kind == CALL or kind == DRAW or kind == PASS or kind == NAME:
            known = True
        else:
            known = self.cards.in_play[action.a] == 1
        return "" if known else "T-1.4"

    def is_call(self, action: Action) -> bool:
        """S-5.1: the call and noticing come at any time."""
        return action.kind <= NOTICE

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action, then see who must act."""
        self.ply += 1
        phase = self.phases[-1]
        if seat == CHANCE:
            self.barrier = self.ply
            self._chance(phase, action.a)
        elif action.kind <= NOTICE:
            calls.apply(self, seat, action)
        elif phase == TURN or phase == SECOND or phase == ENDING:
            turn.apply(self, phase, action)
        elif phase == NAMING:
            century.name(self, action.a)
        elif phase == CLAIMING:
            claiming.apply(self, action)
        elif phase == GIVING:
            all_saints.give(self, seat, action.a)
        else:
            effects.apply(self, phase, action)
        self._wait()

    def _chance(self, phase: int, card: int) -> None:
        if phase == DEALING:
            setup.deal_card(self, card)
        elif phase == TURNING_UP:
            setup.turn_up(self, card)
        elif phase == LOOKING:
            effects.look_at_top(self, card)
        else:
            drawing.draw(self, card)

    def _wait(self) -> None:
        """Who must act for the open phase; a card that cannot be had is not waited for."""
        while self.actor != OVER:
            phase = self.phases[-1]
            if phase == DRAWING or phase == SPIRIT or phase == FINE:
                if drawing.stocked(self):
                    self.actor = CHANCE
                    return
                drawing.draw_nothing(self)
            elif phase == LOOKING:
                if self._looks_on():
                    self.actor = CHANCE
                    return
                effects.looked(self)
            elif phase == ENDING and dealer_is_out(self):
                finish(self)
            else:
                if phase == GIVING:
                    self.actor = SEALED
                elif phase == DEALING or phase == TURNING_UP:
                    self.actor = CHANCE
                else:
                    self.actor = self.turn
                return

    def _looks_on(self) -> bool:
        """S-1.7: St. Joseph shows three cards, or as many as there are."""
        if effects.enough_looked(self):
            return False
        if len(self.looked) > 0:
            return len(self.deck) > 0
        return drawing.stocked(self)

    def weight(self) -> int:
        """A case for each card that may be the top one."""
        return self.deck.weight()

    def outcome(self, k: int) -> Action:
        """The k-th card."""
        return drawing.outcome(self, k)

    def result(self) -> Outcome:
        """Every seat's treasures (S-5.4)."""
        if self.actor != OVER:
            raise ValueError("the game is not over")
        winners = [seat for seat in range(self.seats) if (self.winners >> seat) & 1]
        return Outcome(REASONS[self.ending], winners, self.treasures[:])
