"""One seat after the other: who is asked next, where a table would listen to several at once.

Chance acts by itself. Seats that may call out of turn are asked first, each once for every
position, in turn order after whoever must act. Those who answer in secret are asked in the order
of seats. In a race whoever played last is asked last. Whoever is asked for what is no duty may
wait; in a race in which all have waited, the first who can play must (docs/adapters.md).
"""

from collections.abc import Callable
from random import Random
from typing import Final

from questable.engine.action import Action
from questable.engine.observed import Observed
from questable.engine.outcome import Outcome
from questable.engine.state import CHANCE, OVER, RACE, SEALED, State
from questable.engine.view import View

NO_WAITING: Final = "T-1.3"
"""The rule for who waits and must not: a decision is open."""


class Asker:
    """A game in progress, with one seat that is asked."""

    def __init__(self, state: State, rng: Random | None, most: int) -> None:
        self.state: Final = state
        self.rng: Final = rng
        """What chance draws from; None where it is asked as well."""
        self.most: Final = most
        """Entries after which the game is left."""
        self.wait: Final = len(state.table().actions)
        """What waiting is numbered, after all actions."""
        self.waited = 0
        """Mask of the seats that have waited in this position."""
        self.last = -1
        """The seat that acted last."""
        self.seat = OVER
        """Who is asked; OVER when nobody is any more."""
        self._go_on()

    def clone(self) -> "Asker":
        """An independent copy; for who lets chance be asked."""
        other = Asker(self.state.clone(), self.rng, self.most)
        other.waited, other.last, other.seat = self.waited, self.last, self.seat
        return other

    def __deepcopy__(self, _memo: dict[int, object]) -> "Asker":
        return self.clone()

    def cut_short(self) -> bool:
        """Whether it was left before its end."""
        return self.seat == OVER and self.state.actor != OVER

    def may_wait(self) -> bool:
        """Whether who is asked may do nothing."""
        state, seat = self.state, self.seat
        if seat < 0 or state.actor == seat:
            return False
        if state.actor == RACE:
            return self.waited != (1 << state.seats) - 1
        return state.actor != SEALED or (state.pending >> seat) & 1 == 0

    def choices(self) -> list[Action]:
        """What who is asked can do, waiting aside."""
        state = self.state
        if state.actor == RACE:
            return state.aims(self.seat)
        return state.legal(self.seat)

    def numbered(self) -> list[int]:
        """What who is asked can do, by number."""
        if self.seat == OVER:
            return []
        found = [action.index for action in self.choices()]
        if self.may_wait():
            found.append(self.wait)
        return found

    def refusal(self, number: int) -> str:
        """The rule that forbids it to who is asked, or ''."""
        if self.seat == OVER:
            return "T-1.2"
        if number == self.wait:
            return "" if self.may_wait() else NO_WAITING
        return self.state.why_not(self.seat, self.state.table().actions[number])

    def act(self, number: int) -> str:
        """Do it and go on to the next who is asked; or change nothing and say the rule."""
        rule = self.refusal(number)
        if rule:
            return rule
        seat = self.seat
        if number == self.wait:
            self.waited |= 1 << seat
        else:
            self._apply(seat, self.state.table().actions[number])
        self._go_on()
        return ""

    def _apply(self, seat: int, action: Action) -> None:
        self.state.apply(seat, action)
        self.waited = 0
        if seat >= 0:
            self.last = seat

    def _go_on(self) -> None:
        state, rng = self.state, self.rng
        while True:
            if state.actor == OVER or state.ply >= self.most:
                self.seat = OVER
                return
            seat = self._next()
            if seat == CHANCE and rng is not None:
                self._apply(CHANCE, state.outcome(int(rng.random() * state.weight())))
                continue
            self.seat = seat
            return

    def _next(self) -> int:
        state = self.state
        actor = state.actor
        if state.callers:
            seat = self._caller()
            if seat >= 0:
                return seat
        if actor >= CHANCE:
            return actor
        if actor == SEALED:
            for seat in range(state.seats):
                if (state.pending >> seat) & 1:
                    return seat
        return self._racer()

    def _caller(self) -> int:
        """The next who may call out of turn and has not waited, or -1."""
        state = self.state
        before = state.actor if state.actor >= 0 else self.last
        for n in range(1, state.seats + 1):
            seat = (before + n) % state.seats
            if seat == state.actor or not (state.callers >> seat) & 1 or (self.waited >> seat) & 1:
                continue
            if state.actor == SEALED and (state.pending >> seat) & 1:
                continue
            if state.legal(seat):
                return seat
        return -1

    def _racer(self) -> int:
        """Everybody once, whether or not there is anything to play; then who can must."""
        state = self.state
        for n in range(1, state.seats + 1):
            seat = (self.last + n) % state.seats
            if not (self.waited >> seat) & 1:
                return seat
        for n in range(1, state.seats + 1):
            seat = (self.last + n) % state.seats
            if state.aims(seat):
                return seat
        raise ValueError("nobody can act in this race")


class AskedOfMany:
    """What is asked of many games at once, game after game."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        """By game: who is asked."""
        self.counts: list[int] = []
        """By game: among how many choices,"""
        self.choices: list[int] = []
        """and these, by number."""


class Many:
    """Many games of one set-up; where one ends, the next one begins in its place."""

    def __init__(
        self,
        deal: Callable[[], State],
        rngs: list[Random],
        most: int,
        view: Callable[[State, int], View],
        observed: Observed,
    ) -> None:
        self._deal: Final = deal
        self._rngs: Final = rngs
        self._most: Final = most
        self._view: Final = view
        self._observed: Final = observed
        self.games: Final[list[Asker]] = [self._begin(rng) for rng in rngs]
        self.entries = 0
        """How many entries the games that have ended had."""

    def _begin(self, rng: Random) -> Asker:
        return Asker(self._deal(), rng, self._most)

    def act(self, numbers: list[int]) -> list[tuple[int, Outcome | None]]:
        """One action for each game: which ended, and how; None for one that was cut short.

        ValueError for an action that the rules forbid; the games before it have gone on.
        """
        ended: list[tuple[int, Outcome | None]] = []
        games = self.games
        for n in range(len(games)):
            game = games[n]
            rule = game.act(numbers[n])
            if rule:
                raise ValueError(f"game {n}: action {numbers[n]} is forbidden by {rule}")
            if game.seat == OVER:
                state = game.state
                ended.append((n, state.result() if state.actor == OVER else None))
                self.entries += state.ply
                games[n] = self._begin(self._rngs[n])
        return ended

    def asked(self) -> AskedOfMany:
        """Who is asked in each game, and what they can do."""
        found = AskedOfMany()
        seats, counts, choices = found.seats, found.counts, found.choices
        for game in self.games:
            seats.append(game.seat)
            before = len(choices)
            for action in game.choices():
                choices.append(action.index)
            if game.may_wait():
                choices.append(game.wait)
            counts.append(len(choices) - before)
        return found

    def observations(self) -> bytes:
        """What each of them sees, one after the other."""
        view, observed = self._view, self._observed
        return b"".join([observed.seen(view, game.state, game.seat) for game in self.games])

    def total(self) -> int:
        """How many entries there were so far."""
        return self.entries + sum([game.state.ply for game in self.games])
