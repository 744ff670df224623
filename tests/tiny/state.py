"""Lantern's state and rules."""

import json

from questable.engine import CHANCE, OVER, RACE, SEALED, Action, ActionTable, Outcome, Pile, State
from tests.tiny.actions import (
    ASK,
    CALL,
    DARE,
    DICE,
    DIE,
    DRAW,
    DRAWS,
    FLIP,
    GRAB,
    KINDS,
    LAY,
    LOOK,
    LOOKS,
    NO,
    NOTICE,
    PEEK,
    ROLL,
    TABLE,
    TAKE,
    YES,
)  # fmt: skip

HAND = 2
FIELDS = (
    "seats", "actor", "callers", "pending", "ply", "barrier", "hands", "shown", "private",
    "voids", "laid", "score", "lit", "flipped", "peeked", "asked", "rolled", "dared", "owing",
    "turn", "phases", "said_yes", "grabbed",
)  # fmt: skip


class Tiny(State):
    """Hands are counts by kind; `shown` of them all know, `private[o]` seat o alone knows."""

    def __init__(self) -> None:
        super().__init__()
        self.pile = Pile()

    def start(self, seats: int, counts: list[int]) -> None:
        """The pile shuffled, nobody holding a card."""
        self.seats = seats
        self.pile.fill(counts)
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.shown = [[0] * KINDS for _ in range(seats)]
        self.private = [[[0] * KINDS for _ in range(seats)] for _ in range(seats)]
        self.voids = [0] * seats
        self.laid = [0] * KINDS
        self.score = [0] * seats
        self.lit = [0] * seats
        self.flipped = self.peeked = self.asked = 0
        self.rolled = self.dared = 0
        self.owing = 0
        self.turn = 0
        self.phases = ["deal"]
        self.said_yes = 0
        self.grabbed: list[int] = []
        self.actor = CHANCE

    def table(self) -> ActionTable:
        """Lantern's table."""
        return TABLE

    def clone(self) -> "Tiny":
        """An independent copy."""
        other = type(self)()
        other.restore(self.facts())
        other.pile = self.pile.clone()
        return other

    def facts(self) -> dict[str, object]:
        """Everything but the pile, as plain data."""
        return json.loads(json.dumps({name: getattr(self, name) for name in FIELDS}))  # type: ignore[no-any-return]

    def restore(self, facts: dict[str, object]) -> None:
        """Become what `facts` wrote."""
        for name in FIELDS:
            setattr(self, name, facts[name])

    def dump(self) -> str:
        """The pile on one line, the rest as JSON."""
        return self.pile.dump() + "\n" + json.dumps(self.facts(), sort_keys=True) + "\n"

    def count(self, seat: int) -> int:
        """How many cards a seat holds."""
        return sum(self.hands[seat])

    def legal(self, seat: int) -> list[Action]:
        """Whatever `why_not` does not forbid, in the order of the table."""
        return [action for action in TABLE.actions if self.why_not(seat, action) == ""]

    def why_not(self, seat: int, action: Action) -> str:
        """Calls first, since they are open at any time; then by what is waited for."""
        if action.kind in (CALL, NOTICE) and seat >= 0 and self.actor != OVER:
            return self._no_call(seat, action)
        calls_only = seat >= 0 and self.actor != seat and (self.callers >> seat) & 1
        if calls_only and self.actor not in (RACE, SEALED):
            return "T-1.3" if self.actor == CHANCE else "T-1.1"
        refusal = self.table_refusal(seat)
        if refusal:
            return refusal
        if seat == CHANCE:
            return "" if action in self.cases() else "T-1.3"
        if self.actor == RACE:
            return "" if action.kind == GRAB and seat not in self.grabbed else "L-3.1"
        if self.actor == SEALED:
            if not (self.pending >> seat) & 1:
                return "T-1.1"
            return "" if action.kind in (YES, NO) else "T-1.3"
        return self._no_turn(seat, action)

    def is_call(self, action: Action) -> bool:
        """L-2.1: the call and noticing come at any time."""
        return action.kind in (CALL, NOTICE)

    def _no_call(self, seat: int, action: Action) -> str:
        if action.kind == CALL:
            return "" if (self.owing >> seat) & 1 else "L-2.1"
        owed = action.a < self.seats and (self.owing >> action.a) & 1
        return "" if owed and action.a != seat else "L-2.1"

    def _no_turn(self, seat: int, action: Action) -> str:
        kind = action.kind
        if kind == PEEK:
            known = bool(self.pile.head) and (self.pile.head_known[0] >> seat) & 1
            return "L-1.1" if self.peeked or len(self.pile) == 0 or known else ""
        if kind == TAKE:
            return "" if len(self.pile) else "L-1.2"
        if kind == LAY:
            return "" if self.hands[seat][action.a] else "L-1.3"
        once = {ASK: self.asked, FLIP: self.flipped, ROLL: self.rolled >> seat & 1,
                DARE: self.dared >> seat & 1}  # fmt: skip
        rules = {ASK: "L-1.4", FLIP: "L-1.5", ROLL: "L-1.6", DARE: "L-1.7"}
        if kind in once:
            return rules[kind] if once[kind] else ""
        return "T-1.3"

    def cases(self) -> list[Action]:
        """The chance actions that may come."""
        if self.phases[-1] == "die":
            return DICE
        actions = LOOKS if self.phases[-1] == "look" else DRAWS
        return [actions[c] for c in range(KINDS) if self.pile.can_draw(c)]

    def weight(self) -> int:
        """Six for the die, else by the pile."""
        return 6 if self.phases[-1] == "die" else self.pile.weight()

    def outcome(self, k: int) -> Action:
        """The k-th face or card."""
        if self.phases[-1] == "die":
            return DICE[k]
        actions = LOOKS if self.phases[-1] == "look" else DRAWS
        return actions[self.pile.case(k)]

    def apply(self, seat: int, action: Action) -> None:
        """Carry it out."""
        self.ply += 1
        kind = action.kind
        if seat == CHANCE:
            self.barrier = self.ply
            {DRAW: self._draw, LOOK: self._look, DIE: self._die}[kind](action.a)
        elif kind == CALL:
            self.owing &= ~(1 << seat)
            self.tell("called", seat=seat)
        elif kind == NOTICE:
            self.owing &= ~(1 << action.a)
            self.score[action.a] -= 1
            self.tell("noticed", seat=action.a, by=seat)
        elif kind in (YES, NO):
            self._answer(seat, kind)
        elif kind == GRAB:
            self._grab(seat)
        else:
            self._turn(seat, action)
        self._set_callers()

    def _turn(self, seat: int, action: Action) -> None:
        kind = action.kind
        if kind == PEEK:
            self._peek(seat)
        elif kind == TAKE:
            self.phases.append("draw")
            self.actor = CHANCE
        elif kind == LAY:
            self._lay(seat, action.a)
        elif kind == ASK:
            self._ask(seat, action.a)
        elif kind == FLIP:
            self.flipped = 1
            self.lit[seat] ^= 1
            self.tell("flipped", seat=seat)
        elif kind == ROLL:
            self.rolled |= 1 << seat
            self.phases.append("die")
            self.actor = CHANCE
        elif kind == DARE:
            self.dared |= 1 << seat
            self.said_yes = 0
            self.pending = ((1 << self.seats) - 1) & ~(1 << seat)
            self.actor = SEALED
            self.tell("dared", seat=seat)

    def _peek(self, seat: int) -> None:
        self.peeked = 1
        self.tell("peeked", seat=seat)
        if self.pile.unsettled(0):
            self.phases.append("look")
            self.actor = CHANCE
        else:
            self.pile.show(0, 1 << seat)
            self.barrier = self.ply
            top = self.pile.head[0] if self.pile.head else self.pile.tail[0]
            self.whisper(seat, "saw", card=top)

    def _look(self, card: int) -> None:
        self.phases.pop()
        self.pile.settle(card, 1 << self.turn)
        self.actor = self.turn
        self.whisper(self.turn, "saw", card=card)

    def _draw(self, card: int) -> None:
        dealing = self.phases[-1] == "deal"
        knowers = self.pile.head_known[0] if self.pile.head else 0
        self.pile.draw(card)
        self.hands[self.turn][card] += 1
        self.voids[self.turn] = 0
        for o in range(self.seats):
            if o != self.turn and (knowers >> o) & 1:
                self.private[o][self.turn][card] += 1
        self.tell("drew", seat=self.turn)
        self.whisper(self.turn, "drawn", card=card)
        if not dealing:
            self.phases.pop()
            self._end_turn()
        elif self.turn == self.seats - 1 and self.count(self.turn) == HAND:
            self.phases = ["turn"]
            self.turn = self.actor = 0
        elif self.count(self.turn) == HAND:
            self.turn += 1

    def _die(self, number: int) -> None:
        self.phases.pop()
        self.score[self.turn] += int(number >= 4)
        self.tell("rolled", seat=self.turn, n=number)
        self._end_turn()

    def _lay(self, seat: int, card: int) -> None:
        self.hands[seat][card] -= 1
        self.laid[card] += 1
        self.score[seat] += card + 1
        if self.shown[seat][card]:
            self.shown[seat][card] -= 1
        else:
            for o in range(self.seats):
                self.private[o][seat][card] = max(0, self.private[o][seat][card] - 1)
        if self.count(seat) == 1:
            self.owing |= 1 << seat
        else:
            self.owing &= ~(1 << seat)
        self.barrier = self.ply
        self.tell("laid", seat=seat, card=card)
        self._end_turn()

    def _ask(self, seat: int, card: int) -> None:
        self.asked = 1
        self.barrier = self.ply
        other = (seat + 1) % self.seats
        holds = self.hands[other][card] > 0
        if not holds:
            self.voids[other] |= 1 << card
        elif self.shown[other][card] == 0:
            self.shown[other][card] = 1
            for o in range(self.seats):
                self.private[o][other][card] = max(0, self.private[o][other][card] - 1)
        self.tell("answered", seat=other, card=card, holds=int(holds))

    def _answer(self, seat: int, kind: int) -> None:
        self.pending &= ~(1 << seat)
        if kind == YES:
            self.said_yes |= 1 << seat
        if self.pending:
            return
        self.barrier = self.ply
        brave = [o for o in range(self.seats) if (self.said_yes >> o) & 1]
        for o in brave:
            self.score[o] += 1
        self.score[self.turn] += -len(brave) if brave else 2
        self.tell("daring", seat=self.turn, yes=self.said_yes)
        self.said_yes = 0
        self._end_turn()

    def _grab(self, seat: int) -> None:
        self.barrier = self.ply
        self.score[seat] += 2 - len(self.grabbed)
        self.grabbed.append(seat)
        self.tell("grabbed", seat=seat)
        if len(self.grabbed) == 2:
            self.actor = OVER

    def _end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.flipped = self.peeked = self.asked = 0
        self.actor = self.turn
        if len(self.pile) == 0:
            self.phases = ["race"]
            self.actor = RACE

    def _set_callers(self) -> None:
        # Whoever owes may call and everyone else may notice: all seats may speak.
        owed = self.owing and self.actor != OVER
        self.callers = (1 << self.seats) - 1 if owed else 0

    def tell(self, kind: str, **facts: int) -> None:
        """An event for everyone."""
        if self.log is not None:
            self.log.tell(kind, dict(facts))

    def whisper(self, seat: int, kind: str, **facts: int) -> None:
        """An event for one seat."""
        if self.log is not None:
            self.log.tell(kind, dict(facts), 1 << seat)

    def result(self) -> Outcome:
        """The highest score wins, ties shared."""
        best = max(self.score)
        return Outcome(
            "grabbed", [o for o in range(self.seats) if self.score[o] == best], self.score
        )
