"""Sessions from a script: what people type in, what they read out."""

import io
from pathlib import Path

from questable.engine import Game, Record, Value
from questable.registry import game
from questable.terminal import Linear, Luck, Screen, Session
from questable.terminal.keyboard import Keyboard as Clocked
from questable.text import Words

FOUR = ("human", "random", "random", "random")


class Keyboard(io.StringIO):
    """A script that passes for somebody who sits there and types."""

    def isatty(self) -> bool:
        """Yes."""
        return True


class Told:
    """A session that is over, and all it said."""

    def __init__(self, session: Session, text: str, finished: bool) -> None:
        self.session = session
        self.text = text
        self.finished = finished
        self.record = session.local.match.record
        self.flat = " ".join(text.split())
        """Without line breaks, which depend on the width."""


def play(
    *lines: str,
    seats: tuple[str, ...] = FOUR,
    options: dict[str, Value] | None = None,
    seed: str = "script",
    lang: str = "en",
    linear: bool = True,
    own_dice: bool = False,
    played: Game | None = None,
    record: Record | None = None,
    path: Path | None = None,
    live: bool = False,
    keyboard: Clocked | None = None,
) -> Told:
    """Play what these lines say."""
    found = played or game("questor")
    setup = found.setup(len(seats), options)
    record = record or Record(found.key, found.rules_version, setup)
    typing = Keyboard if live else io.StringIO
    out, source = io.StringIO(), typing("".join(line + "\n" for line in lines))
    screen = (Linear if linear else Screen)(out, source)
    luck = Luck.asked(None if own_dice else seed, own_dice)
    session = Session(found, record, list(seats), Words(lang), screen, luck, path, keyboard)
    finished = session.run()
    return Told(session, out.getvalue(), finished)
