"""An observation: what a seat sees, as whole numbers in parts with names (docs/observations.md).

It is made of the seat's view and of nothing else, so it cannot tell what the view does not.
"""

from collections.abc import Callable
from typing import Any, Final

from questable.engine.coding import SEATS, Actor, Code, SeatMask, Slot
from questable.engine.state import State
from questable.engine.view import View

ALL: Final = "*"
"""The field of a part that is made of several."""


class SeenPart:
    """A part with a name, and the field of the view that it is made of."""

    def __init__(self, name: str, code: Code, field: str = "") -> None:
        self.name: Final = name
        self.code: Final = code
        self.field: Final = field or name

    def shape(self, seats: int) -> tuple[int, ...]:
        """How many numbers in each direction."""
        return tuple([seats if dim == SEATS else int(dim) for dim in self.code.dims])


class Observed:
    """How the views of one set-up are written down as numbers."""

    def __init__(
        self,
        seats: int,
        parts: list[SeenPart],
        left_out: dict[str, str],
        quick: Callable[[State, int], list[int]] | None = None,
    ) -> None:
        self.seats: Final = seats
        self.quick: Final = quick
        """A shorter way to the same numbers, for a game that hides nothing; a test compares."""
        self.parts: Final = [
            SeenPart("seat", Own(seats)),
            SeenPart("actor", Actor(seats)),
            SeenPart("callers", SeatMask(seats)),
            *parts,
        ]
        self.left_out: Final = {
            "game": "an environment plays one game",
            "seats": "the shapes tell",
            "ply": "it would tell that somebody has answered in secret",
            "for_imagine": "nobody may read it but the game itself",
            **left_out,
        }
        """By field of the view: why it is in no part."""
        self.slots: Final[list[Slot]] = [slot for part in self.parts for slot in part.code.slots]
        self.width: Final = len(self.slots)

    def numbers(self, view: View) -> list[int]:
        """All parts, one after the other."""
        out: list[int] = []
        eyes = view.seat
        seen: Any = view
        for part in self.parts:
            code = part.code
            if part.field == ALL:
                code.write(seen, out, eyes)
            else:
                code.write(getattr(seen, part.field), out, eyes)
        return out

    def packed(self, view: View) -> bytes:
        """The same, a byte each."""
        return bytes(self.numbers(view))

    def seen(self, view: Callable[[State, int], View], state: State, seat: int) -> bytes:
        """What a seat sees of a position, the quickest way that there is."""
        if self.quick is not None:
            return bytes(self.quick(state, seat))
        return self.packed(view(state, seat))


class Own(Code):
    """The seat itself, as actions name it: counted from the first one."""

    def __init__(self, seats: int) -> None:
        super().__init__(
            [Slot(max(1, seats - 1), True)], [], "the own seat, from 0, as actions name seats"
        )

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        out.append(eyes)
