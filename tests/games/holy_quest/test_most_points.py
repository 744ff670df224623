"""The highest score of each mode, reached in whole games: from the first roll, by legal play.

Chance is as kind to the Franciscans as it can be, and they make the most of it. In Competition the
others first win their own tokens, so that these can be taken from them.
"""

import pytest

from questable.engine import Action, Value
from questable.games.holy_quest.board import FIRE, HEAVEN, REGULAR, SAINT_TILE, WILD
from questable.games.holy_quest.pieces import COLOURS, PAWNS_EACH
from tests.games.holy_quest.position import Position, dealt
from tests.rule import rule

LONGEST = 3000
NEVER = -1


class Fortune:
    """Plays a game in which everything falls out as the Franciscans wish."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.s = p.state

    def play(self) -> Position:
        """To the end."""
        for _ in range(LONGEST):
            if self.p.over:
                return self.p
            self.p.play(self.choice().text)
        raise AssertionError("the game does not end")

    def choice(self) -> Action:
        """What is best for whoever is at turn, by chance or by choice."""
        legal, phase = self.s.legal(self.s.actor), self.p.phase
        if phase == "roll":
            return max(legal, key=self.promise)
        if phase == "move":
            return max(legal, key=self.worth)
        if phase == "granted":
            return max(legal, key=self.landing)
        if phase == "reveal":
            return max(legal, key=lambda a: self.s.box.order[a.a] == 0)
        if phase == "wild":
            return self.wild(legal)
        return legal[0]  # any double, the right answer, the first question

    def wild(self, legal: list[Action]) -> Action:
        """The own token first, then those of the others; else both dice."""
        tokens = [action for action in legal if action.text.startswith("token")]
        tokens.sort(key=lambda action: action.a != self.s.turn)
        if tokens and (self.s.turn == 0 or tokens[0].a == self.s.turn):
            return tokens[0]
        return next(action for action in legal if action.text == "both")

    def promise(self, die: Action) -> int:
        """What a roll allows at best; those who want nothing any more prefer no move at all."""
        after = Fortune(Position(self.p.setup, self.s.clone()))
        after.s.apply(after.s.actor, die)
        if after.p.phase != "move":
            return 0
        return max(after.worth(action) for action in after.s.legal(after.s.actor))

    def worth(self, action: Action) -> int:
        """Of a move or a start."""
        colour, s = self.s.turn, self.s
        kind, _, _ = action.text.partition(":")
        if kind == "start":
            out = any(0 <= s.where[pawn] < HEAVEN for pawn in self.pawns(colour))
            return NEVER if out or not self.wanting(colour) else 300
        if kind != "move":
            return NEVER
        after = s.clone()
        after.apply(after.actor, action)
        return self.rank(colour, after.where[action.a]) if after.bumps == s.bumps else NEVER

    def landing(self, dice: Action) -> int:
        """Of a roll that a tile has given to the pawn which stands there."""
        after = self.s.clone()
        after.apply(after.actor, dice)
        return (
            self.rank(self.s.turn, after.where[self.s.mover])
            if after.bumps == self.s.bumps
            else NEVER
        )

    def rank(self, colour: int, place: int) -> int:
        """Of a place: cards and tokens first, then whatever does no harm, as far on as may be."""
        board = self.s.board
        if place >= board.size:
            return 200 + place % HEAVEN if colour == 0 else NEVER
        kind, on = board.kind[place], 60 - board.away[colour * board.size + place]
        if kind == SAINT_TILE and self.cards_wanted(colour):
            return 150
        if kind == WILD and (self.tokens_wanted(colour) or self.easily_wanted(colour)):
            return 150
        if kind == FIRE and self.s.house.easy and self.s.tokens[colour] != colour:
            return 160
        harmless = kind == REGULAR or (kind == WILD and not self.s.house.easy)
        return 1 + on if harmless or kind == SAINT_TILE else NEVER

    def wanting(self, colour: int) -> bool:
        """Whether a colour still has something to do on the board."""
        return colour == 0 or self.tokens_wanted(colour)

    def cards_wanted(self, colour: int) -> bool:
        """Whether the top Saint card is of use."""
        top = self.s.saint_top
        if self.s.house.easy:
            return self.easily_wanted(colour)
        return colour == 0 and top >= 0 and self.s.box.order[top] == 0

    def easily_wanted(self, colour: int) -> bool:
        """Easy play keeps every card."""
        return self.s.house.easy and colour == 0 and self.s.saint_top >= 0

    def tokens_wanted(self, colour: int) -> bool:
        """One's own, and for the Franciscans everybody's."""
        if not self.s.house.wild_tokens():
            return False
        if self.s.tokens[colour] == NEVER:
            return True
        seated = [each for each in range(len(COLOURS)) if self.s.seat_of[each] >= 0]
        return colour == 0 and any(self.s.tokens[each] not in (NEVER, 0) for each in seated)

    def pawns(self, colour: int) -> range:
        """A colour's four."""
        return range(colour * PAWNS_EACH, colour * PAWNS_EACH + PAWNS_EACH)


@rule("H-6.1", "H-6.4", "H-6.8", "H-6.9")
@pytest.mark.parametrize(
    ("mode", "players", "advanced", "most"),
    [
        ("easy", 4, False, 34),
        ("easy", 4, True, 43),
        ("competition", 4, False, 33),
        ("competition", 4, True, 42),
        ("competition", 2, False, 29),
        ("full", 4, False, 22),
        ("full", 4, True, 31),
    ],
)
def test_the_highest_score_is_reached(mode: str, players: int, advanced: bool, most: int) -> None:
    """Pawns, cards and tokens that count as much as the rules allow, all in one game."""
    house: dict[str, Value] = {"mode": mode, "advanced": advanced, "score": True, "read": "all"}
    p = Fortune(dealt(players, {**house, "first": "seat-1"})).play()
    assert (p.scores[0], p.ending) == (most, ("score", [0]))
