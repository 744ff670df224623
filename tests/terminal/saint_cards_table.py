"""Tables of SaintCards for the tests of its terminal: made-up saints, drawn and told."""

import io
from collections.abc import Iterator
from random import Random

from rich.console import Console

from questable.engine import CHANCE, OVER, SEALED, Action, Match
from questable.games.saint_cards.pack import SaintPack, shipped
from questable.telling.voice import Voice
from questable.terminal.boards import face_of
from questable.terminal.face import Face
from questable.text import Words
from tests.games.saint_cards.laid_out import SAINTS, Position, position
from tests.games.saint_cards.made_up import told_pack

EXPANDED = {
    "ida": "b12 p13 brown teal m10 western-europe franciscan stigmatists gathered with:joy",
    "joy": "b12 p13 purple pink m8 western-europe franciscan gathered with:ida",
    "kit": "b16 p17 blue gray m1 americas africa jesuit patriarch lay-soldier doctors",
}
CALL_ODDS = 0.3


def named_pack() -> SaintPack:
    """The saints of the rules' tests and some with symbols, with names as people have them."""
    pack = told_pack(SAINTS | EXPANDED)
    names = {
        saint.key: {"en": f"St. {saint.key.title()}", "fr": f"Saint {saint.key.title()}"}
        for saint in pack.saints
    }
    return SaintPack("told", pack.saints, pack.wildcards, shipped().names | names)


PACK = named_pack()


def usual() -> Position:
    """Player 1 is at turn with three saints and a WildCard; Player 2 deals."""
    p = position("ben dan fay our-lady", "cleo eve hal", pack=PACK)
    p.state.treasures = [4, 1]
    return p


def face(p: Position, lang: str = "en") -> Face:
    """The face of that table, among people."""
    found = face_of(p.game, Voice(Words(lang), "saint-cards", ["human"] * 6))
    found.pack = p.setup.pack
    return found


def drawn(p: Position, seat: int = 0, lang: str = "en", colour: bool = False) -> list[str]:
    """The drawing's lines."""
    out = io.StringIO()
    console = Console(
        file=out, width=80, color_system="standard" if colour else None, force_terminal=colour
    )
    console.print(face(p, lang).drawing(p.view(seat)))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def told(p: Position, seat: int = 0, lang: str = "en") -> list[str]:
    """The sentences."""
    return face(p, lang).sentences(p.view(seat))


def steps(match: Match, rng: Random) -> Iterator[tuple[int, Action]]:
    """Who acts next and what they do, calls included, at random until the game is over."""
    s = match.state
    while s.actor != OVER:
        callers = [seat for seat in range(s.seats) if (s.callers >> seat) & 1 and s.legal(seat)]
        if callers and rng.random() < CALL_ODDS:
            seat = rng.choice(callers)
        elif s.actor == CHANCE:
            yield CHANCE, s.outcome(int(rng.random() * s.weight()))
            continue
        else:
            asked = [seat for seat in range(s.seats) if (s.pending >> seat) & 1]
            seat = asked[0] if s.actor == SEALED else s.actor
        yield seat, rng.choice(s.legal(seat))
