"""Lantern, the tiny test game: every part of the contract in one place, never shipped.

Two or three seats hold cards of four kinds, worth 1 to 4. In a turn a seat does one of:
- L-1.1 peek: look at the top card once a turn, the turn goes on; only if there is one it does
  not know.
- L-1.2 take: draw the top card, unseen by the others, as long as the pile lasts.
- L-1.3 lay a card it holds for its worth.
- L-1.4 ask: does the next seat hold that kind? The answer is true and heard by all; once a turn.
- L-1.5 flip its lantern, once a turn; nothing else happens and the turn goes on.
- L-1.6 roll a die for a point on 4 to 6, once a game.
- L-1.7 dare, once a game: all others answer yes or no in secret, at once. Each yes wins a point
  from the one who dares; with no yes that seat wins two.
- L-2.1 A seat that comes to hold exactly one card must call. Until it has, it may call and the
  others may notice, at any time; who is noticed first loses a point.
- L-3.1 When a turn would begin with an empty pile, everyone races to grab: two points for the
  first, one for the second; then the game is over and the highest score wins, ties shared.
"""

from tests.tiny.game import TINY, TinyGame, TinyView
from tests.tiny.state import Tiny

__all__ = ["TINY", "Tiny", "TinyGame", "TinyView"]
