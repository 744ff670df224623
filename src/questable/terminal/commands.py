"""What people type: words of either language, actions, numbers, and for whom they speak."""

import re
from functools import cache

from questable.telling.places import plain
from questable.text import Words, languages

VERBS = (
    "list", "why", "rules", "undo", "save", "resume", "hint", "quit", "help", "look", "at",
    "where", "changed", "legend", "promise", "replay",
)  # fmt: skip
"""Each is spelled `terminal-typed-<verb>` in every language; all spellings are always taken."""

FOR_SEAT = re.compile(r"(\d+)\s*:\s*(.*)")


class Typed:
    """One line: a verb and its object, or an action (verb ''), and the seat it was typed for."""

    def __init__(self, verb: str, rest: str, seat: int | None, text: str) -> None:
        self.verb = verb
        self.rest = rest
        self.text = text
        """All of it but the seat: a game may have an action that is spelled like a verb."""
        self.seat = seat


@cache
def spellings(verb: str) -> tuple[str, ...]:
    """All ways to type a verb."""
    return tuple(
        plain(spelling)
        for lang in languages()
        for spelling in Words(lang).say(f"terminal-typed-{verb}").split(",")
    )


@cache
def _by_length() -> tuple[tuple[str, str], ...]:
    pairs = [(spelling, verb) for verb in VERBS for spelling in spellings(verb)]
    # The longest first: 'what is at' before 'what is'.
    return tuple(sorted(pairs, key=lambda pair: (-len(pair[0]), pair[0])))


def typed(line: str) -> Typed:
    """A line, understood as far as words go; whether an action exists is not asked here."""
    seat: int | None = None
    text = line.strip()
    if found := FOR_SEAT.fullmatch(text):
        seat, text = int(found[1]) - 1, found[2].strip()
    if text == "?":
        return Typed("list", "", seat, text)
    asked = plain(text).rstrip(" ?!.") or plain(text)
    for spelling, verb in _by_length():
        if asked == spelling or asked.startswith(spelling + " "):
            # The object keeps its case: it may be a file.
            count = len(spelling.split())
            rest = " ".join(text.split()[count:])
            return Typed(verb, rest, seat, text)
    return Typed("", text, seat, text)


def declines(line: str) -> bool:
    """Whether somebody typed no."""
    return plain(line) in spellings("no")


def agrees(line: str | None) -> bool:
    """Whether somebody typed yes."""
    return line is not None and plain(line) in spellings("yes")
