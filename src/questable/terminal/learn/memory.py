"""Memory: pairs of cards lie face down; who turns up two that belong together keeps them."""

from collections.abc import Sequence
from random import Random

from questable.engine.sampling import shuffled

FREE = -1
SEATS = 6
"""Players at most."""
COLUMNS = 4


class MemoryGame:
    """A grid of cards and whose turn it is; cards count from 0."""

    def __init__(self, pairs: Sequence[tuple[str, str]], players: int, rng: Random) -> None:
        sides = [(pair, side) for pair in range(len(pairs)) for side in (0, 1)]
        self._cards = shuffled(sides, rng)
        self._pairs = pairs
        self.owner = [FREE] * len(sides)
        """By card: the player who has found it."""
        self.players = players
        self.turn = 0
        self.tries = 0

    def face(self, card: int) -> str:
        """What is on a card."""
        pair, side = self._cards[card]
        return self._pairs[pair][side]

    def free(self, card: int) -> bool:
        """Whether a card is still on the table."""
        return 0 <= card < len(self.owner) and self.owner[card] == FREE

    def turn_up(self, first: int, second: int) -> bool:
        """Turn two cards up: a pair is kept and its finder goes on, else it is the next's turn."""
        self.tries += 1
        if self._cards[first][0] == self._cards[second][0]:
            self.owner[first] = self.owner[second] = self.turn
            return True
        self.turn = (self.turn + 1) % self.players
        return False

    @property
    def over(self) -> bool:
        """Whether all pairs are found."""
        return FREE not in self.owner

    def scores(self) -> list[int]:
        """How many pairs each player has."""
        return [self.owner.count(player) // 2 for player in range(self.players)]

    def winners(self) -> list[int]:
        """Those with the most pairs."""
        best = max(self.scores())
        return [player for player, pairs in enumerate(self.scores()) if pairs == best]
