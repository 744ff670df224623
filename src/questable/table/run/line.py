"""A line: one socket of somebody, or of a spectator, to a room."""

import logging
from collections.abc import Callable
from typing import Protocol

from questable.engine import Pack
from questable.table.judge.race import Trips
from questable.table.ports import Clock
from questable.table.run.world import World
from questable.table.told import messages

LOG = logging.getLogger("questable.table")

End = Callable[[messages.Tell], None]
"""The other end: takes a message and never waits."""


class BaseLine:
    """One end of a socket, at a table or in a class: what goes out goes through `tell`."""

    def __init__(self, end: End, clock: Clock, origin: str = "") -> None:
        self.origin = origin
        """Where it comes from, to be counted by; '' if nobody says."""
        self.closed = False
        self.trips = Trips()
        self.unanswered = 0
        self._clock = clock
        self._end = end

    def hear(self, data: bytes | str) -> None:
        """A message from the other end; every answer goes out through `tell`."""
        raise NotImplementedError

    def answer(self, told: messages.Tell) -> None:
        """The answer to one message."""
        self.unanswered -= 1
        self.tell(told)

    def tell(self, told: messages.Tell) -> None:
        """One message out; an end that cannot take it is an end that is gone."""
        if self.closed:
            return
        try:
            self._end(told)
        except Exception:
            LOG.exception("a line failed")
            self.close()

    def go_on(self) -> None:
        """The other end has taken all there was."""

    def ping(self) -> None:
        """Ask how long the way is."""
        self.tell(messages.Ping(n=self.trips.ping(self._clock.micros())))

    def close(self) -> None:
        """The other end is gone."""
        if not self.closed:
            self.closed = True
            self._left()

    def _left(self) -> None:
        """Whoever it led to has to know."""

    def hang_up(self, why: str) -> None:
        """This end closes the line."""
        if not self.closed:
            self.tell(messages.Bye(why=why))
            self.closed = True


class RoomEnd(Protocol):
    """This end, where a line comes out: the room's mailbox."""

    world: World

    def ask(self, line: "Line", ask: messages.AnyAsk, arrival: int, data: bytes | str) -> None:
        """A message that came over a line, and as it came."""

    def pack(self) -> Pack | None:
        """What the room plays with."""

    def go_on(self, line: "Line") -> None:
        """A line takes the next part of a history."""

    def hung_up(self, line: "Line") -> None:
        """A line is gone."""


class Line(BaseLine):
    """What comes in is heard at once; what goes out goes through `tell`."""

    def __init__(self, mailbox: RoomEnd, person: int, end: End, origin: str = "") -> None:
        super().__init__(end, mailbox.world.clock, origin)
        self.mailbox = mailbox
        self.person = person
        """-1 for a spectator."""
        self.rests = 0
        """No hint before this moment, in microseconds."""
        self.behind: int | None = None
        """The row from which on a line that catches up is still to be told; -1 for none of them."""
        self.paced = False
        """Whether the other end says when it takes more; else a history goes out all at once."""
        self.show: messages.Shows = "plain"
        """What a page at the other end shows, for whoever puts it into words."""

    def pack(self) -> Pack | None:
        """What the room plays with, if anything: which cards there are is no secret."""
        return self.mailbox.pack()

    def hear(self, data: bytes | str) -> None:
        """A message from the other end; every answer goes out through `tell`."""
        now = self.mailbox.world.clock.micros()
        if self.closed:
            return
        ask = self._read(data)
        if isinstance(ask, messages.Refusal):
            self.tell(ask)
            return
        if isinstance(ask, messages.Pong):
            self.trips.pong(ask.n, now)
            return
        if self.unanswered >= self.mailbox.world.limits.open_messages:
            self.tell(messages.Refusal(nonce=ask.nonce, code="too-fast"))
            return
        self.unanswered += 1
        self.mailbox.ask(self, ask, now, data)

    def _read(self, data: bytes | str) -> messages.AnyAsk | messages.Refusal:
        """Only a message that brings a pack or a record may be long."""
        limits, ask = self.mailbox.world.limits, None
        if len(data) <= limits.record_bytes:
            try:
                ask = messages.read(data)
            except messages.Malformed as error:
                if len(data) <= limits.message_bytes:
                    return messages.Refusal(nonce="", code="malformed", facts={"why": str(error)})
        most = limits.record_bytes if isinstance(ask, messages.Choose) else limits.message_bytes
        if ask is None or len(data) > most:
            return messages.Refusal(nonce="", code="too-long", facts={"most": most})
        return ask

    def caught_up(self, told: messages.Tell) -> None:
        """What was asked for has been told; only a refusal is said besides."""
        if isinstance(told, messages.Refusal):
            self.answer(told)
        else:
            self.unanswered -= 1

    def go_on(self) -> None:
        """The other end has taken all there was: the next part of a history, if there is one."""
        if self.behind is not None and not self.closed:
            self.mailbox.go_on(self)

    def _left(self) -> None:
        self.mailbox.hung_up(self)
