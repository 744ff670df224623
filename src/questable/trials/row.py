"""One game as a row of data: what came of it, and what it was like."""

from collections.abc import Sequence

import msgspec

from questable.trials.play import GameResult
from questable.trials.watch import Watch


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody who looked on counted; docs/lab.md defines each measure."""

    moves: int
    """Entries made by seats,"""
    choices: int
    """and of how many legal actions, all together."""
    turns: int
    dead: int
    """Turns in which nobody had a choice."""
    seconds: float
    """At the table, by the model of thinking time."""
    leads: int | None = None
    """Changes of the lead; nothing where all win or lose together."""
    behind: float | None = None
    """By how much of a chance the winner was behind the leader, on average; if there is one."""
    comeback: bool | None = None
    """Whether the winner was last at half time."""


class GameRow(GameResult, kw_only=True, omit_defaults=True, gc=False):
    """One game."""

    case: str = ""
    """Which case of a study it belongs to,"""
    number: int = 0
    """and which of its games it is."""
    seen: Seen | None = None

    @classmethod
    def of(cls, case: str, number: int, played: GameResult, watch: Watch | None) -> "GameRow":
        """A row of what was played."""
        row = cls(
            case=case,
            number=number,
            actions=played.actions,
            over=played.over,
            reason=played.reason,
            winners=played.winners,
            scores=played.scores,
            tags=played.tags,
            figures=played.figures,
            digest=played.digest,
            fired=played.fired,
            refused=played.refused,
        )
        if watch is not None:
            row.seen = Seen(**watch.counted(played.figures.get("seconds", 0)))
        return row

    def share(self, seat: int, seats: int) -> float:
        """What a seat has of the win."""
        return share(self.winners, seat, seats)


def share(winners: Sequence[int], seat: int, seats: int) -> float:
    """Of a win: one that several have is divided, one that nobody has is everybody's."""
    return (seat in winners) / len(winners) if winners else 1 / seats
