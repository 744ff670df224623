"""A job: something to be decided about a room, and who waits for the answer."""

from collections.abc import Awaitable, Callable

from questable.table.judge.verdict import No, Verdict
from questable.table.log.room import Room
from questable.table.told import messages

Decide = Callable[[Room], Verdict | messages.Tell | None]
Answer = Callable[[messages.Tell], None]
Prepare = Callable[[Room], Awaitable[None]]


class Job:
    """What a mailbox does, one after the other."""

    def __init__(
        self,
        decide: Decide,
        answer: Answer | None = None,
        sender: str = "",
        nonce: str = "",
    ) -> None:
        self.prepare: Prepare | None = None
        """What takes longer than a moment and has to be known before anything is decided."""
        self.decide = decide
        self.answer = answer
        self.sender = sender
        self.nonce = nonce

    def refusal(self, no: No) -> messages.Refusal:
        """The answer to a job that was refused."""
        return messages.Refusal(nonce=self.nonce, code=no.code, rule=no.rule, facts=no.facts)
