"""The Holy Quest for the tests of its terminal: positions drawn and asked, games played."""

import io
from collections.abc import Iterator
from random import Random

from rich.console import Console

from questable.engine import CHANCE, OVER, Action, Match, Pack, View
from questable.engine.sampling import odds
from questable.games.holy_quest import GAME
from questable.telling.voice import Voice
from questable.terminal.boards import face_of
from questable.terminal.face import Face
from questable.text import Words
from tests.games.holy_quest.position import Position

WIDE, HIGH = 100, 40


def table_face(pack: Pack, lang: str = "en") -> Face:
    """The face of a table where everyone is a person."""
    face = face_of(GAME, Voice(Words(lang), "holy-quest", ["human"] * 4))
    face.pack = pack
    return face


def lines_of(face: Face, view: View, colour: bool = False) -> list[str]:
    """A view as it is drawn."""
    out = io.StringIO()
    console = Console(
        file=out,
        width=WIDE,
        color_system="truecolor" if colour else None,
        force_terminal=colour,
        highlight=False,
    )
    console.print(face.drawing(view))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def drawn(p: Position, lang: str = "en", colour: bool = False) -> list[str]:
    """A position as it is drawn."""
    return lines_of(table_face(p.setup.pack, lang), p.view(), colour)


def told(p: Position, lang: str = "en") -> list[str]:
    """A position in sentences."""
    return table_face(p.setup.pack, lang).sentences(p.view())


def steps(match: Match, rng: Random) -> Iterator[tuple[int, Action]]:
    """Who acts next and what they do, at random, until the game is over."""
    s = match.state
    while s.actor != OVER:
        if s.actor == CHANCE:
            cases = [action for action, weight in odds(s) for _ in range(weight)]
            yield CHANCE, rng.choice(cases)
        else:
            yield s.actor, rng.choice(s.legal(s.actor))
