"""Seats and the people in a room."""

import msgspec

from questable.table.log.rows import AskRow

OF_THE_SEAT = ("share", "sit", "renew", "return", "host")
"""Wishes that somebody has to say yes to: that nobody is left to be asked is no consent."""
REST = 30_000
"""Milliseconds that a wish rests that was refused."""
LOST = 600_000
"""After so many milliseconds without a line a seat may be given to who says that it was theirs."""


class Seat(msgspec.Struct, kw_only=True):
    """One seat: people, a bot, a bot that stands in for people, or nobody."""

    people: list[int] = []
    """In the order in which they take turns (T-3.1)."""
    shared: bool = False
    bot: str = ""
    """The level of the bot that plays it."""
    why: str = ""
    """Why a bot plays it: 'host' or 'silent'."""
    turn: int = 0
    """Which of the people acts."""
    acted: bool = False
    """Whether they have acted in the seat's turn."""
    limits: int = 0
    """How many limits in a row ran out (T-3.3)."""
    nudged: bool = False
    since: int = -1
    """When its open decision was put to it, in milliseconds; -1 when nothing is."""
    spared: int = 0
    """How much of the grace that decision has used up, in milliseconds (T-4.1)."""

    @property
    def filled(self) -> bool:
        """Whether anybody plays it."""
        return bool(self.people or self.bot)

    def rotate(self) -> None:
        """T-3.1: the next of them acts in the next turn."""
        if self.people and self.acted:
            self.turn = (self.turn + 1) % len(self.people)
        self.acted = False

    def leave(self, person: int) -> None:
        """Somebody leaves this seat."""
        place = self.people.index(person)
        self.people.remove(person)
        if place < self.turn:
            self.turn -= 1
        self.turn = self.turn % len(self.people) if self.people else 0


class Guest(msgspec.Struct, kw_only=True):
    """Somebody in the room."""

    name: str
    face: str = ""
    """The picture they chose, '' for none."""
    origin: str = ""
    """A trace of where they came in from, '' where the host made the link."""
    seat: int = -1
    saw: int = -1
    """The seat whose secrets this person has seen in the running game."""
    ready: bool = False
    up: bool = False
    cut: int = 0
    """When the line was cut, in milliseconds."""
    denied: dict[str, int] = {}
    """By what was asked and refused: when it may be asked again, in milliseconds."""
    curtain: int = -1
    """When the curtain fell between two hands on one device; -1 while it is up."""

    @property
    def away(self) -> int:
        """Since when this person cannot see the table; -1 while they can."""
        return self.curtain if self.up else self.cut


class Asked(msgspec.Struct, kw_only=True):
    """What waits for the consent of others."""

    person: int
    what: str
    seat: int
    n: int
    target: int
    at: int = 0
    """When, in milliseconds."""
    yes: list[int] = []

    def wish(self) -> AskRow:
        """The row by which it was asked."""
        return AskRow(
            person=self.person, what=self.what, seat=self.seat, n=self.n, target=self.target
        )


def acting(seat: Seat, people: dict[int, Guest]) -> int:
    """Who acts at a seat this turn; -1 for a bot or nobody.

    T-3.1: the next of them; if their line is cut, the next whose line is not.
    """
    if seat.bot or not seat.people:
        return -1
    if len(seat.people) == 1:
        return seat.people[0]
    order = seat.people[seat.turn :] + seat.people[: seat.turn]
    return next((each for each in order if people[each].up), order[0])
