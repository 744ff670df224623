"""A table of Ràe for the tests of its terminal: a few hands and groups, drawn and asked."""

import io
from collections.abc import Iterator
from random import Random
from typing import cast

from rich.console import Console

from questable.engine import CHANCE, OVER, SEALED, Action, Game, Match, Value
from questable.games.rae import GAME
from questable.games.rae.cards import COLOURS, MOST_COLLECTIONS, MOST_QUESTS, SUITS, card_named
from questable.games.rae.groups import COLLECTION_OWNER, QUEST_OWNER
from questable.games.rae.referee import Rae
from questable.games.rae.state import PLAYING
from questable.telling.voice import Voice
from questable.terminal.boards import face_of
from questable.terminal.face import Face
from questable.text import Words


def quest(s: Rae, colour: str, n: int, owner: int, *suits: str) -> None:
    """Lay a Quest and count its points."""
    place = COLOURS.index(colour) * MOST_QUESTS + n - 1
    s.quests[place] = owner << QUEST_OWNER | sum(1 << SUITS.index(suit) for suit in suits)
    s.scores[owner] += sum(s.points[card_named(f"{colour}-{suit}")] for suit in suits)


def collection(s: Rae, suit: str, n: int, owner: int, *colours: str) -> None:
    """Lay a Collection."""
    place = SUITS.index(suit) * MOST_COLLECTIONS + n - 1
    mask = sum(1 << COLOURS.index(colour) for colour in colours)
    s.collections[place] = owner << COLLECTION_OWNER | mask


def hand(s: Rae, seat: int, *names: str) -> None:
    """Give a seat these cards and no others."""
    s.hands[seat] = sorted(card_named(name) for name in names)


def position(players: int = 2, **options: Value) -> Rae:
    """Player 1 is at turn with two groups; Player 2 has three, and hidden cards."""
    s = cast(Rae, GAME.deal(GAME.setup(players, options)))
    s.phases, s.actor, s.first = [PLAYING], 0, 0
    s.turn, s.turns, s.limit, s.add_limit = 0, 6, 3, 2
    s.pile = 41
    s.discards = [card_named("black-crown"), card_named("thieves")]
    hand(s, 0, "red-sword", "green-crown", "purple-scroll", "long-live-the-king", "taxes")
    hand(s, 1, "black-chalice", "yellow-sword", "siege")
    quest(s, "red", 1, 0, "sword", "crown", "scroll")
    collection(s, "sword", 1, 0, "red", "blue", "black")
    quest(s, "red", 2, 1, "sword", "crown")
    quest(s, "orange", 1, 1, "sword", "chalice", "crown", "scroll")
    collection(s, "scroll", 1, 1, "yellow", "green")
    return s


def steps(match: Match, rng: Random) -> Iterator[tuple[int, Action]]:
    """Who acts next and what they do, at random, until the game is over."""
    s = match.state
    while s.actor != OVER:
        if s.actor == CHANCE:
            yield CHANCE, s.outcome(int(rng.random() * s.weight()))
            continue
        asked = [seat for seat in range(s.seats) if (s.pending >> seat) & 1]
        seat = asked[0] if s.actor == SEALED else s.actor
        yield seat, rng.choice(s.legal(seat))


def face(lang: str = "en", kinds: int = 4, game: Game = GAME) -> Face:
    """Ràe's face among people."""
    return face_of(game, Voice(Words(lang), "rae", ["human"] * kinds))


def drawn(
    s: Rae, seat: int = 0, lang: str = "en", colour: bool = False, width: int = 80
) -> list[str]:
    """The drawing's lines."""
    out = io.StringIO()
    console = Console(
        file=out, width=width, color_system="standard" if colour else None, force_terminal=colour
    )
    console.print(face(lang).drawing(GAME.view(s, seat)))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def told(s: Rae, seat: int = 0, lang: str = "en") -> list[str]:
    """The sentences."""
    return face(lang).sentences(GAME.view(s, seat))
