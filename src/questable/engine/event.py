"""What happened, told to those who may know, and which rules fired.

See docs/architecture.md, Events.
"""

from typing import Final

EVERYONE: Final = -1


class Event:
    """One happening: a kind, the mask of seats that may hear of it, and its facts as ids."""

    def __init__(self, kind: str, audience: int, facts: dict[str, int | str]) -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.facts: Final = facts

    def heard_by(self, seat: int) -> bool:
        """Whether a seat is in the audience; a spectator (seat -1) hears what everyone hears."""
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1

    def __repr__(self) -> str:
        return f"{self.kind} {self.facts}"


class Log:
    """Collects events and counts rule ids while a state plays; absent in playouts."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.fired: dict[str, int] = {}

    def tell(self, kind: str, facts: dict[str, int | str], audience: int = EVERYONE) -> None:
        """Note an event."""
        self.events.append(Event(kind, audience, facts))

    def fire(self, rule: str) -> None:
        """Count one use of a rule."""
        self.fired[rule] = self.fired.get(rule, 0) + 1

    def take(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events
