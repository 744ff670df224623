"""A line to a class: one socket of its teacher, a pupil, or a screen."""

from typing import Protocol

from questable.table.run.line import BaseLine, End
from questable.table.run.world import World
from questable.table.told import class_messages, messages


class ClassEnd(Protocol):
    """This end, where a line comes out: the class's mailbox."""

    world: World

    def ask(self, line: "ClassLine", ask: class_messages.AnyClassAsk) -> None:
        """A message that came over a line."""

    def hung_up(self, line: "ClassLine") -> None:
        """A line is gone."""


class ClassLine(BaseLine):
    """Told the class as it is whenever that is another than it was."""

    def __init__(
        self, mailbox: ClassEnd, who: int, end: End, lang: str, secret: str, origin: str
    ) -> None:
        super().__init__(end, mailbox.world.clock, origin)
        self.mailbox = mailbox
        self.who = who
        """A pupil's number, TEACHER or SCREEN."""
        self.lang = lang
        self.secret = secret
        """The teacher's own link, which the code follows from; '' for all others."""
        self.told: messages.Tell | None = None
        """What it was told last."""

    def hear(self, data: bytes | str) -> None:
        """A message from the other end; every answer goes out through `tell`."""
        world = self.mailbox.world
        if self.closed:
            return
        if len(data) > world.limits.message_bytes:
            facts: dict[str, int | str] = {"most": world.limits.message_bytes}
            self.tell(messages.Refusal(nonce="", code="too-long", facts=facts))
            return
        try:
            ask = class_messages.read(data)
        except messages.Malformed as error:
            self.tell(messages.Refusal(nonce="", code="malformed", facts={"why": str(error)}))
            return
        if isinstance(ask, messages.Pong):
            self.trips.pong(ask.n, world.clock.micros())
        elif self.unanswered >= world.limits.open_messages:
            self.tell(messages.Refusal(nonce=ask.nonce, code="too-fast"))
        else:
            self.unanswered += 1
            self.mailbox.ask(self, ask)

    def _left(self) -> None:
        self.mailbox.hung_up(self)
