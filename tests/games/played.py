"""A state of any game, played and asked in the words of records."""

from typing import Generic, Self, TypeVar

from questable.engine import CHANCE, OVER, Log, State

Kind = TypeVar("Kind", bound=State)


class Played(Generic[Kind]):
    """What the positions of all games' tests can do; a game's own adds its words."""

    def __init__(self, state: Kind) -> None:
        self.state = state

    def play(self, *texts: str) -> Self:
        """One action after the other, each by whoever must act; all of them must be legal."""
        for text in texts:
            self.by(self.state.actor, text)
        return self

    def by(self, seat: int, *texts: str) -> Self:
        """What a seat does, also out of turn or in secret; all of it must be legal."""
        for text in texts:
            rule = self.refusal(text, seat)
            assert rule == "", f"{text} by {seat} is forbidden by {rule}\n{self.state.dump()}"
            self.state.apply(seat, self.state.table().parse(text))
        return self

    def refusal(self, text: str, seat: int | None = None) -> str:
        """The rule against an action, of whoever must act unless a seat is given."""
        seat = self.state.actor if seat is None else seat
        action = self.state.table().parse(text)
        rule = self.state.why_not(seat, action)
        listed = action in self.state.legal(seat)
        assert listed == (rule == ""), f"{text}: legal {listed}, refused by {rule!r}"
        return rule

    def legal(self, kind: str = "", seat: int | None = None) -> list[str]:
        """What may be done now, all of it or one kind."""
        seat = self.state.actor if seat is None else seat
        return [
            action.text
            for action in self.state.legal(seat)
            if kind in ("", action.text.split(":")[0])
        ]

    def listen(self) -> Log:
        """From now on everything that happens is told here."""
        self.state.log = Log()
        return self.state.log

    @property
    def chance(self) -> bool:
        """Whether chance must act."""
        return self.state.actor == CHANCE

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER

    @property
    def ending(self) -> tuple[str, list[int]]:
        """Why it ended, and the winning seats."""
        result = self.state.result()
        return result.reason, result.winners


def told(log: Log, kind: str) -> list[dict[str, int | str]]:
    """The facts of all events of a kind."""
    return [event.facts for event in log.events if event.kind == kind]


def heard(log: Log, seat: int) -> str:
    """All that a seat was told."""
    return "\n".join(f"{e.kind} {e.facts}" for e in log.events if e.heard_by(seat))
