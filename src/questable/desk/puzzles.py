"""Puzzles for the page: a board, what may be done on it, and what there is to tell afterwards.

Their answers are data: nothing is searched here, and whoever reads ahead spoils it for nobody else.
"""

from functools import cache, lru_cache, partial
from typing import Annotated, Any

import msgspec

from questable.desk.call import Call, Endpoint, known_language
from questable.engine import UnknownAction
from questable.table import messages
from questable.table.judge.verdict import No
from questable.table.told import words as told
from questable.telling import HUMAN, Narrator, Voice
from questable.telling.daily import Shelf, whole_shelf
from questable.telling.puzzle import Posed, Puzzle, Puzzles
from questable.telling.solution import reasons, weaker
from questable.text import Words

KEPT = 128
"""Puzzles in one language that are kept ready."""


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of one game, in the order in which they become the day's."""

    game: str
    puzzles: list[str]


class ActionChance(msgspec.Struct, frozen=True):
    """In how many of a hundred games played on the seat has won after an action."""

    action: str
    n: int


class RuleSaid(msgspec.Struct, frozen=True):
    """A rule in one sentence."""

    rule: str
    says: str


class PuzzleNow(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in one language."""

    game: str
    puzzle: str
    seat: int
    """Who is asked,"""
    names: list[str]
    """and what the seats are called."""
    view: Any
    words: told.BoardWords
    best: str
    chances: list[ActionChance]
    """The best first; what is not among them was clearly behind. None where it is proven."""
    weaker: str
    """The word for a choice that is not the best and not among these."""
    club: str
    """What a bot does that looks one action ahead."""
    why: list[str]
    """Why the best is best, in sentences."""
    rules: list[RuleSaid]
    """Those that the best brings into play."""


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a puzzle does not offer."""

    game: messages.Text
    puzzle: messages.Text
    action: messages.Text
    lang: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class Objection(msgspec.Struct, frozen=True):
    """Which rule forbids it, and that in words; both '' where it is allowed."""

    rule: str
    says: str


@cache
def _shelf() -> Shelf:
    return whole_shelf()


def _found(game: str, puzzle: str) -> tuple[Puzzles, Puzzle]:
    found = _shelf().find(f"{game}:{puzzle}")
    if found is None:
        raise No("not-found")
    return found


def _narrator(found: Puzzles, posed: Posed, lang: str) -> Narrator:
    kinds = [HUMAN] * found.head.players
    voice = Voice(Words(lang), found.game.key, kinds)
    return Narrator(found.game, posed.setup.pack, voice, [])


def puzzle_now(game: str, puzzle: str, lang: str) -> PuzzleNow:
    """A puzzle in one language, or No."""
    found, known = _found(game, puzzle)
    posed = Posed(found, known)
    narrator = _narrator(found, posed, lang)
    voice = narrator.voice
    play = messages.PlayNow(
        view=msgspec.Raw(),
        asks="turn",
        legal=known.legal,
        answered=False,
        undo="",
        clocks=[],
        outcome=None,
    )
    words = narrator.words(posed.view, play)
    return PuzzleNow(
        game=game,
        puzzle=known.id,
        seat=known.seat,
        names=[voice.seat(seat) for seat in range(found.head.players)],
        view=posed.view,
        words=msgspec.structs.replace(words, briefing=[]),
        best=known.best,
        chances=[ActionChance(action, n) for action, n in known.chances.items()],
        weaker=weaker(known),
        club=known.club,
        why=reasons(narrator.teller, posed),
        rules=[RuleSaid(rule, voice.rule(rule)) for rule in known.rules],
    )


@lru_cache(maxsize=KEPT)
def _ready(game: str, puzzle: str, lang: str) -> bytes:
    return msgspec.json.encode(puzzle_now(game, puzzle, lang))


def objection(asked: Attempt) -> Objection:
    """What is wrong with an action that a puzzle does not offer."""
    found, known = _found(asked.game, asked.puzzle)
    posed = Posed(found, known)
    narrator = _narrator(found, posed, asked.lang)
    try:
        action = posed.state.table().parse(asked.action)
    except UnknownAction:
        return Objection("T-1.4", narrator.voice.rule("T-1.4"))
    rule = posed.state.why_not(known.seat, action)
    return Objection(rule, narrator.teller.why(posed.view, action, rule) if rule else "")


async def list_puzzles(call: Call) -> list[PuzzleShelf]:
    """All puzzles, game by game."""
    shelves = (await call.aside(_shelf)).shelves
    return [PuzzleShelf(each.game.key, [one.id for one in each.puzzles]) for each in shelves]


async def one_puzzle(call: Call) -> bytes:
    """A puzzle in one language."""
    lang = known_language(call.path("lang"))
    return await call.aside(partial(_ready, call.path("game"), call.path("puzzle"), lang))


async def why_not_in_puzzle(call: Call) -> Objection:
    """Why something cannot be done."""
    asked = await call.body(Attempt)
    known_language(asked.lang)
    return await call.aside(partial(objection, asked))


ENDPOINTS = [
    Endpoint(method="GET", path="/api/puzzles", handler=list_puzzles, answer=list[PuzzleShelf],
             tag="shelf", says="Puzzles to practise with, game by game."),
    Endpoint(method="GET", path="/api/puzzles/{game}/{puzzle}/{lang}", handler=one_puzzle,
             answer=PuzzleNow, tag="shelf", says="A puzzle in one language, with its answer."),
    Endpoint(method="POST", path="/api/puzzles/why-not", handler=why_not_in_puzzle, body=Attempt,
             answer=Objection, tag="shelf", says="Which rule forbids something in a puzzle."),
]  # fmt: skip
