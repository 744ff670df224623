"""Run the Race! itself: the contract's questions, passed to the chapter that answers them."""

from questable.engine.action import Action, ActionTable
from questable.engine.hands import lies_among
from questable.engine.outcome import Outcome
from questable.engine.state import CHANCE, OVER, RACE
from questable.games.run_the_race import ends, playing, position, setup, turning
from questable.games.run_the_race.deck import DRAW, FIRST, PASS, PLAY, SEATS, STARTER, TURN
from questable.games.run_the_race.fields import copy_into
from questable.games.run_the_race.state import (
    BEGINNER,
    HANDS,
    RACING,
    REFILL,
    STARTERS,
    TURN_LEFT,
    RaceState,
)


class RunTheRace(RaceState):
    """A game, waiting for a seat, for whoever is faster, or for a card."""

    def table(self) -> ActionTable:
        """The actions that name this pack's cards."""
        return self.deck.table

    def clone(self) -> "RunTheRace":
        """An independent copy."""
        other = RunTheRace()
        copy_into(self, other)
        return other

    def dump(self) -> str:
        """The position as text; see position.py."""
        return position.written(self)

    def racing(self) -> bool:
        """S-6.2: at race pace from beginning to end."""
        return self.pace == RACING and self.actor != OVER

    def pause(self) -> int:
        """S-6.2: a race is counted down; S-6.3: before turning both see that they are stuck."""
        if self.pace != RACING:
            return 0
        if self.phase == STARTERS and len(self.piles[0]) == 0:
            return setup.COUNTDOWN
        # The second card of a turning follows the first at once.
        return turning.PAUSE if self.phase == TURN_LEFT else 0

    def legal(self, seat: int) -> list[Action]:
        """Plays in the order of playing.legal; cards of chance in the order of their keys."""
        if seat == CHANCE:
            return self._cases() if self.actor == CHANCE else []
        if seat == self.actor or (self.actor == RACE and 0 <= seat < SEATS):
            return playing.legal(self, seat)
        return []

    def aims(self, seat: int) -> list[Action]:
        """In a race: the matches with the present tops."""
        if self.actor == RACE and 0 <= seat < SEATS:
            return playing.aims(self, seat)
        return self.legal(seat)

    def _cases(self) -> list[Action]:
        return [self.outcome(k) for k in range(self.weight())]

    def why_not(self, seat: int, action: Action) -> str:
        """What the table refuses, T-1.4, then the first failing rule."""
        if seat != self.actor and (self.actor != RACE or seat < 0):
            # In a race no card is drawn before someone has played.
            return "T-1.3" if self.actor == RACE else self.table_refusal(seat)
        kind = action.kind
        if self.pace == RACING and (kind == PASS or kind == FIRST):
            return "T-1.4"
        if seat == CHANCE:
            return self._no_case(action)
        if kind == PLAY:
            return playing.why_not(self, seat, action)
        return "" if kind == PASS else "T-1.3"

    def _no_case(self, action: Action) -> str:
        kind = action.kind
        phase = self.phase
        if phase == BEGINNER:
            return "" if kind == FIRST else "T-1.3"
        if phase >= TURN_LEFT:
            can = kind == TURN and lies_among(turning.source(self), action.a)
        else:
            due = STARTER if phase == STARTERS else DRAW
            can = kind == due and lies_among(self.unseen, action.a)
        return "" if can else "T-1.3"

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        self.ply += 1
        kind = action.kind
        if kind == PLAY:
            playing.play(self, seat, action)
            return
        if kind == PASS:
            playing.let_pass(self, seat)
            return
        self.barrier = self.ply
        if kind == DRAW:
            setup.draw(self, action.a)
        elif kind == TURN:
            turning.turn_up(self, action.a)
        elif kind == STARTER:
            setup.turn_up_starter(self, action.a)
        else:
            setup.begin(self, action.a)

    def weight(self) -> int:
        """One case a seat, or a card that may come up."""
        phase = self.phase
        if phase == BEGINNER:
            return SEATS
        return len(self.unseen) if phase < TURN_LEFT else len(turning.source(self))

    def outcome(self, k: int) -> Action:
        """The k-th seat or card."""
        phase = self.phase
        if phase == REFILL or phase == HANDS:
            return self.deck.draws[self.unseen[k]]
        if phase >= TURN_LEFT:
            return self.deck.turns[turning.source(self)[k]]
        if phase == STARTERS:
            return self.deck.starters[self.unseen[k]]
        return self.deck.firsts[k]

    def result(self) -> Outcome:
        """Cards played are the score; nobody wins a draw."""
        if self.actor != OVER:
            raise ValueError("the game is not over")
        winners = [seat for seat in range(SEATS) if (self.winners >> seat) & 1]
        return Outcome(ends.REASONS[self.ending], winners, ends.scores(self))
