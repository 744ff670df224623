"""Looking on at a game: how long it takes people, who leads, where nothing is to be chosen."""

from math import exp, log2
from typing import Any

from questable.engine import CHANCE, OVER, RACE, SEALED, Game, Setup, State
from questable.engine.weights import UNIT

CHANCE_SECONDS = 2.0
"""A die is thrown, a card turned over."""
HANDLING_SECONDS = 2.0
"""A piece is moved, a card played, where nothing was to be thought about."""
DOUBT_SECONDS = 3.0
"""More for each doubling of what there is to choose from (Hick's law)."""
LEAST = -30.0
"""No chance is smaller than e to this power beside the best one."""


def thinking(choices: int) -> float:
    """Seconds for one entry of a person who has so many legal actions."""
    return HANDLING_SECONDS + DOUBT_SECONDS * log2(max(choices, 1))


def chances(strengths: list[int]) -> list[float]:
    """By seat: the chance to win that strengths stand for."""
    most = max(strengths)
    parts = [exp(max(LEAST, (strength - most) / UNIT)) for strength in strengths]
    whole = sum(parts)
    return [part / whole for part in parts]


class Watch:
    """An onlooker who sees everything, and counts.

    The chances are looked at once a turn, before its first entry; in a race before each entry.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.together = game.together(setup)
        self.moves = 0
        self.choices = 0
        self.turns = 0
        self.dead = 0
        self.seconds = 0.0
        self.stood: list[list[int]] = []
        """Strengths by seat, from turn to turn."""
        self.winners: list[int] = []
        self._turn = -1
        self._asked = False
        """Whether a seat has acted in this turn,"""
        self._free = False
        """and whether it had a choice."""
        self._sealed = 0.0
        """The longest thought of those who answer at once."""

    def entry(self, state: State, seat: int, choices: int) -> None:
        """Before an entry."""
        racing = state.actor == RACE
        turn = self.game.turn(state)[1]
        if turn != self._turn or (racing and seat != CHANCE):
            self._close()
            self._turn = turn
            if not self.together:
                self.stood.append(self.game.strengths(state))
        if state.actor != SEALED:
            self.seconds += self._sealed
            self._sealed = 0.0
        if seat == CHANCE:
            self.seconds += 0.0 if state.racing() else CHANCE_SECONDS
            return
        self.moves += 1
        self.choices += choices
        self._asked = True
        self._free = self._free or choices > 1
        if state.actor == SEALED:
            self._sealed = max(self._sealed, thinking(choices))
        elif not racing:
            self.seconds += thinking(choices)

    def _close(self) -> None:
        """A turn is over, if anybody acted in it."""
        if self._asked:
            self.turns += 1
            self.dead += not self._free
        self._asked = self._free = False

    def end(self, state: State) -> None:
        """After the last entry."""
        self._close()
        self.seconds += self._sealed
        self._sealed = 0.0
        if state.actor == OVER:
            self.winners = list(state.result().winners)

    def counted(self, racing: float) -> dict[str, Any]:
        """All of it; a race has a clock of its own, and took so many seconds."""
        told: dict[str, Any] = {
            "moves": self.moves,
            "choices": self.choices,
            "turns": self.turns,
            "dead": self.dead,
            "seconds": round(self.seconds + racing, 2),
        }
        if self.stood:
            told["leads"] = _leads(self.stood)
            if self.winners and len(self.winners) < len(self.stood[0]):
                told["behind"] = round(_behind(self.stood, self.winners), 4)
                told["comeback"] = _last(self.stood[len(self.stood) // 2], self.winners)
        return told


def _leads(stood: list[list[int]]) -> int:
    """How often another seat came to lead alone than the one that last did."""
    leader, changes = -1, 0
    for strengths in stood:
        most = max(strengths)
        if strengths.count(most) > 1:
            continue
        first = strengths.index(most)
        changes += leader not in (-1, first)
        leader = first
    return changes


def _behind(stood: list[list[int]], winners: list[int]) -> float:
    """The mean, over turns, of the leader's chance less that of the best placed winner."""
    gaps = 0.0
    for strengths in stood:
        now = chances(strengths)
        gaps += max(now) - max(now[seat] for seat in winners)
    return gaps / len(stood)


def _last(strengths: list[int], winners: list[int]) -> bool:
    """Whether all winners stood worse than everybody else."""
    others = [each for seat, each in enumerate(strengths) if seat not in winners]
    return max(strengths[seat] for seat in winners) < min(others)
