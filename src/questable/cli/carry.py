"""Taking along what is remembered: out to a file, in from one, or away."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Protocol

import typer

if TYPE_CHECKING:
    from questable.terminal.spacing import Memory, Slip
    from questable.text import Words

CopyTo = Annotated[
    Path | None,
    typer.Option("--export", help="Only write what is remembered to FILE.", metavar="FILE"),
]
CopyFrom = Annotated[
    Path | None,
    typer.Option("--import", help="Only take over what FILE remembers.", metavar="FILE"),
]
Forget = Annotated[bool, typer.Option("--forget", help="Only forget all that is remembered.")]


class Kept(Protocol):
    """What knows a kind of file."""

    def slips_of(self, words: "Words", path: Path) -> "dict[str, Slip]":
        """What a file remembers."""

    def memory_of(self, words: "Words", path: Path) -> "Memory":
        """The same, nothing where there is no file."""

    def keep(self, words: "Words", path: Path, memory: "Memory") -> None:
        """Into the file."""


def carried(
    words: "Words",
    kept: Kept,
    said: str,
    file: Path,
    copy_to: Path | None,
    copy_from: Path | None,
    forget: bool,
) -> bool:
    """Whether that was wished, and is done; one of them at a time. `said` begins the messages."""
    from questable.terminal.complaint import Complaint, writable
    from questable.terminal.spacing import Memory

    wished = (copy_to is not None) + (copy_from is not None) + forget
    if not wished:
        return False
    if wished > 1:
        raise Complaint(words.say("practice-one-at-a-time"))
    memory = kept.memory_of(words, file)
    if copy_to is not None:
        writable(words, copy_to)
        kept.keep(words, copy_to, memory)
        print(words.say(f"{said}-exported", count=len(memory.slips), file=str(copy_to)))
    elif copy_from is not None:
        count = memory.join(kept.slips_of(words, copy_from))
        kept.keep(words, file, memory)
        print(words.say(f"{said}-imported", count=count))
    else:
        kept.keep(words, file, Memory())
        print(words.say(f"{said}-forgotten", count=len(memory.slips)))
    return True
