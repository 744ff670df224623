"""Run the Race! for the tests of its terminal: a face, a position, and a keyboard with a clock."""

import io
from collections.abc import Sequence

from rich.console import Console

from questable.bots import NEVER
from questable.engine import Record
from questable.games.run_the_race import RunTheRaceGame
from questable.telling.voice import Voice
from questable.terminal import Linear, Luck, Screen, Session
from questable.terminal.boards import face_of
from questable.terminal.face import Face
from questable.terminal.keyboard import Keyboard
from questable.terminal.screen import Left
from questable.text import Words
from tests.games.run_the_race.position import Position, various

KINDS = ["human", "club"]


class Scripted(Keyboard):
    """Somebody who types lines at given milliseconds, and a clock that goes only as far as asked.

    When the script is at its end they watch as long as anything happens.
    """

    def __init__(self, script: Sequence[tuple[int, str]], leaves: int = 0) -> None:
        self.script = list(script)
        self.leaves = leaves
        """When they leave; 0 for never."""
        self.time = 0

    def now(self) -> int:
        """What the clock shows."""
        return self.time

    def line(self, until: int) -> str | None:
        """The next line of the script if it is typed by then."""
        if self.script and self.script[0][0] <= until:
            when, line = self.script.pop(0)
            self.time = max(self.time, when)
            return line
        if until == NEVER or (self.leaves and until > self.leaves):
            raise Left  # nobody would ever act
        self.time = max(self.time, until)
        return None


class Terminal(io.StringIO):
    """Somewhere to write that passes for a terminal."""

    def isatty(self) -> bool:
        """Yes."""
        return True


class Raced:
    """A race that is over, and all that was shown."""

    def __init__(self, session: Session, out: io.StringIO, finished: bool) -> None:
        self.session = session
        self.text = out.getvalue()
        self.finished = finished
        self.record = session.local.match.record
        self.persons = [e.action for e in self.record.entries if e.by == "person"]


def raced(
    *script: tuple[int, str],
    leaves: int = 0,
    drawn: bool = False,
    game: RunTheRaceGame | None = None,
    kinds: Sequence[str] = KINDS,
    lang: str = "en",
    seed: str = "race",
    pace: str = "race",
    still: str | None = None,
) -> Raced:
    """A race in real time by a scripted clock; `still` is typed where there is no keyboard."""
    game = game or various()
    record = Record(game.key, game.rules_version, game.setup(2, {"pace": pace}))
    out = Terminal() if drawn else io.StringIO()
    screen = (Screen if drawn else Linear)(out, io.StringIO(still or ""))
    keyboard = Scripted(script, leaves) if still is None else None
    luck = Luck.asked(seed, False)
    session = Session(game, record, list(kinds), Words(lang), screen, luck, None, keyboard)
    return Raced(session, out, session.run())


def face(p: Position, lang: str = "en", kinds: Sequence[str] = KINDS) -> Face:
    """The face of a position's game."""
    return face_of(p.game, Voice(Words(lang), p.game.key, list(kinds)))


def drawn(p: Position, seat: int = 0, lang: str = "en", colour: bool = False) -> list[str]:
    """The drawing's lines."""
    out = io.StringIO()
    console = Console(
        file=out, width=80, color_system="standard" if colour else None, force_terminal=colour
    )
    console.print(face(p, lang).drawing(p.game.view(p.state, seat)))
    return [line.rstrip() for line in out.getvalue().splitlines()]
