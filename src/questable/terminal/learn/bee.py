"""The bee: a contest in rounds; who misses twice is out, and the questions grow harder."""

from questable.saints.questions.question import HARD

MISSES = 2
"""So many, and one is out."""
STEP = 2
"""Rounds before the questions grow harder."""
ROUNDS = 12
FEWEST_PLAYERS, MOST_PLAYERS = 1, 6


class Bee:
    """Who is asked, how hard, and who is still in."""

    def __init__(self, players: int, level: int = 1) -> None:
        self.players = players
        self.level = level
        self.round = 1
        self.misses = [0] * players
        self.right = [0] * players
        self._waiting = list(range(players))
        """Those still to be asked in this round."""
        self._began = list(range(players))
        """Those who were in when the round began."""
        self.over = False

    @property
    def asked(self) -> int:
        """Whose turn it is."""
        return self._waiting[0]

    @property
    def difficulty(self) -> int:
        """Of the next question."""
        return min(self.level + (self.round - 1) // STEP, HARD)

    def still_in(self) -> list[int]:
        """Those who have not missed twice."""
        return [player for player in range(self.players) if self.misses[player] < MISSES]

    def answer(self, right: bool) -> None:
        """Take the answer of who was asked."""
        player = self._waiting.pop(0)
        if right:
            self.right[player] += 1
        else:
            self.misses[player] += 1
        if not self._waiting:
            self._end_round()

    def _end_round(self) -> None:
        left = self.still_in()
        alone = self.players > 1 and len(left) == 1
        self.over = not left or alone or self.round == ROUNDS
        if not self.over:
            self.round += 1
            self._began = left
            self._waiting = list(left)

    def winners(self) -> list[int]:
        """Those left who knew the most; if the last fell in the same round, they share."""
        contenders = self.still_in() or self._began
        best = max(self.right[player] for player in contenders)
        return [player for player in contenders if self.right[player] == best]
