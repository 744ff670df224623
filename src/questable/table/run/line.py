"""A line: one socket of somebody, or of a spectator, to a room."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from questable.engine import Pack
from questable.table.judge.race import Trips
from questable.table.told import messages

if TYPE_CHECKING:
    from questable.table.run.steward import Steward


LOG = logging.getLogger("questable.table")


class Line:
    """What comes in is heard at once; what goes out goes through `tell`."""

    def __init__(
        self, steward: "Steward", person: int, tell: Callable[[bytes], None], origin: str = ""
    ) -> None:
        self.steward = steward
        self.person = person
        """-1 for a spectator."""
        self.origin = origin
        """Where it comes from, to be counted by; '' if nobody says."""
        self.closed = False
        self.trips = Trips()
        self.unanswered = 0
        self.rests = 0
        """No hint before this moment, in microseconds."""
        self.behind: int | None = None
        """The row from which on a line that catches up is still to be told; -1 for none of them."""
        self.paced = False
        """Whether the other end says when it takes more; else a history goes out all at once."""
        self._tell = tell

    def pack(self) -> Pack | None:
        """What the room plays with, if anything: which cards there are is no secret."""
        room = self.steward.box.room
        return room.setup().pack if room is not None and room.chosen is not None else None

    def hear(self, data: bytes | str) -> None:
        """A message from the other end; every answer goes out through `tell`."""
        now = self.steward.world.clock.micros()
        if self.closed:
            return
        limits = self.steward.world.limits
        long = limits.record_bytes if b'"choose"' in _bytes(data[:200]) else limits.message_bytes
        if len(data) > long:
            self.tell(messages.Refusal(nonce="", code="too-long", facts={"most": long}))
            return
        try:
            ask = messages.read(data)
        except messages.Malformed as error:
            facts: dict[str, int | str] = {"why": str(error)}
            self.tell(messages.Refusal(nonce="", code="malformed", facts=facts))
            return
        if isinstance(ask, messages.Pong):
            self.trips.pong(ask.n, now)
            return
        if self.unanswered >= limits.open_messages:
            self.tell(messages.Refusal(nonce=ask.nonce, code="too-fast"))
            return
        self.unanswered += 1
        self.steward.ask(self, ask, now, data)

    def answer(self, told: messages.Tell) -> None:
        """The answer to one message."""
        self.unanswered -= 1
        self.tell(told)

    def caught_up(self, told: messages.Tell) -> None:
        """What was asked for has been told; only a refusal is said besides."""
        if isinstance(told, messages.Refusal):
            self.answer(told)
        else:
            self.unanswered -= 1

    def tell(self, told: messages.Tell) -> None:
        """One message out."""
        self.send(messages.write(told))

    def send(self, data: bytes) -> None:
        """One message out, written before; an end that cannot take it is an end that is gone."""
        if self.closed:
            return
        try:
            self._tell(data)
        except Exception:
            LOG.exception("a line failed")
            self.close()

    def go_on(self) -> None:
        """The other end has taken all there was: the next part of a history, if there is one."""
        if self.behind is not None and not self.closed:
            self.steward.go_on(self)

    def ping(self) -> None:
        """Ask how long the way is."""
        self.tell(messages.Ping(n=self.trips.ping(self.steward.world.clock.micros())))

    def close(self) -> None:
        """The other end is gone."""
        if not self.closed:
            self.closed = True
            self.steward.hung_up(self)

    def hang_up(self, why: str) -> None:
        """The table closes the line."""
        if not self.closed:
            self.tell(messages.Bye(why=why))
            self.closed = True


def _bytes(data: bytes | str) -> bytes:
    return data if isinstance(data, bytes) else data.encode(errors="replace")
