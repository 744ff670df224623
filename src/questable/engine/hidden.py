"""What a position hides from some eyes: a law changes it in the state and looks who notices."""


class Hidden:
    """A thing that lies where not everybody may know it."""

    def __init__(
        self, place: int, thing: int, known: int, barred: dict[int, int] | None = None
    ) -> None:
        self.place = place
        """Where, as the game numbers such places."""
        self.thing = thing
        """What, as the game numbers such things."""
        self.known = known
        """Mask of the seats that know it; a spectator is the seat after the last one."""
        self.barred = barred or {}
        """By seat: mask of the things that it knows not to lie there."""


def blind(seats: int, one: Hidden, two: Hidden) -> list[int]:
    """The eyes, -1 for a spectator, that cannot know whether the two have changed places."""
    known = one.known | two.known
    return [
        seat if seat < seats else -1
        for seat in range(seats + 1)
        if not (known >> seat) & 1
        and not (one.barred.get(seat, 0) >> two.thing) & 1
        and not (two.barred.get(seat, 0) >> one.thing) & 1
    ]
