"""A race between bots in virtual time: who finds a move, and whose move arrives first.

There is no clock here: `now` counts milliseconds from the start, and whoever drives the heat, the
lab at once or a terminal second by second, says how far time has come.
"""

from random import Random
from typing import Final

from questable.bots.bot import Bot
from questable.bots.reflexes import lapse
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.sampling import below
from questable.engine.state import State

NEVER: Final = 1 << 60


class Racer:
    """A bot in a race: idle, looking for a move, or reaching out with one."""

    def __init__(self, seat: int, bot: Bot) -> None:
        self.seat: Final = seat
        self.bot: Final = bot
        self.reflexes: Final = bot.reflexes()
        self.due = NEVER
        """When it will have found a move, or its move arrives."""
        self.move: Action | None = None
        """What it reaches out with."""
        self.delay = 0
        """What it lost by coming too late."""


class Heat:
    """The racers of one game."""

    def __init__(self, game: Game, setup: Setup, bots: dict[int, Bot]) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.racers: Final[list[Racer]] = [Racer(seat, bots[seat]) for seat in sorted(bots)]
        self.now = 0
        self.late = 0
        """How many moves came too late."""
        self.refused: dict[str, int] = {}
        """By rule: how many moves it forbade."""
        self._ply = -1

    def watch(self, state: State, rng: Random) -> None:
        """Whoever still looks begins anew when anything has happened."""
        if state.ply == self._ply:
            return
        self._ply = state.ply
        for racer in self.racers:
            if racer.move is None:
                self._look(racer, state, rng)

    def _look(self, racer: Racer, state: State, rng: Random) -> None:
        moves = len(state.aims(racer.seat))
        if moves == 0:
            racer.due = NEVER
            return
        racer.due = self.now + racer.delay + racer.reflexes.look(rng, moves)
        racer.delay = 0

    def due(self) -> int:
        """When something happens next if nobody else acts; NEVER if nothing does."""
        due = NEVER
        for racer in self.racers:
            if racer.due < due:
                due = racer.due
        return due

    def arrival(self, state: State, rng: Random) -> Racer | None:
        """Go on to what is due: the racer whose move arrives, or None when one is only found."""
        racer = self._next(rng)
        if racer.due > self.now:
            self.now = racer.due
        if racer.move is not None:
            return racer
        moves = state.aims(racer.seat)
        racer.move = racer.bot.answer(self.game, self.setup, state, racer.seat, moves, rng)
        racer.due = self.now + lapse(rng, racer.reflexes.reach)
        return None

    def _next(self, rng: Random) -> Racer:
        """Whoever is due first; of several in the same millisecond any."""
        due = self.due()
        first = [racer for racer in self.racers if racer.due == due]
        return first[below(rng, len(first))] if len(first) > 1 else first[0]

    def stumble(self, racer: Racer, rule: str, state: State, rng: Random) -> None:
        """Its move came too late: it loses time and looks again."""
        self.late += 1
        self.refused[rule] = self.refused.get(rule, 0) + 1
        racer.move = None
        racer.delay = lapse(rng, racer.reflexes.stumble)
        self._look(racer, state, rng)

    def wait(self, state: State, pause: int, rng: Random) -> None:
        """Time goes by while chance is to act; what arrives meanwhile is too late."""
        for racer in self.racers:
            if racer.move is not None and racer.due <= self.now + pause:
                self.stumble(racer, state.why_not(racer.seat, racer.move), state, rng)
        self.now += pause

    def judged(self, racer: Racer, state: State, rng: Random) -> Action | None:
        """The move that arrived if it stands; if not, its racer stumbles."""
        move = racer.move
        if move is None:
            return None
        rule = state.why_not(racer.seat, move)
        if rule:
            self.stumble(racer, rule, state, rng)
            return None
        racer.move = None
        return move

    def winner(self, state: State, rng: Random) -> tuple[int, Action]:
        """Go on until a move arrives that stands: whose, and which."""
        self.watch(state, rng)
        while True:
            racer = self.arrival(state, rng)
            if racer is not None:
                move = self.judged(racer, state, rng)
                if move is not None:
                    return racer.seat, move
