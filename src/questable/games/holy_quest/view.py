"""What a seat may know of The Holy Quest: everything but the right answer to a question.

Decks have no order that anyone knows and the others do not, and the right answers are facts of
the pack: they stand in no view, and are told when an answer was given (H-4.5).
"""

import msgspec

from questable.engine.view import View
from questable.games.holy_quest.board import Direction
from questable.games.holy_quest.state import (
    Grant,
    Phase,
)


class PawnView(msgspec.Struct, frozen=True, kw_only=True):
    """One pawn."""

    pawn: str
    """As actions call it: f1."""
    colour: str
    saint: str
    captain: bool
    place: str
    """home, path-17, heaven-1, ring-3 or throne."""
    frozen: bool
    to_go: int
    """Steps until it is in Heaven; 0 for one that is not on the path."""
    goal: str
    """Where the move at hand leads it, before that tile acts; '' if it cannot be moved."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat."""

    colour: str
    member: int
    """Whose of a team it is, from 1 (H-6.5): at turn, or when its turn comes."""
    members: int
    ally: str
    """The colour of its ally or team mate, or ''."""
    cards: list[str]
    """The Saint cards it has kept."""
    tokens: list[str]
    """The colours whose Alliance tokens it holds."""
    points: int
    """What it would score now; without score, 1 for a winner."""
    total: int
    """The same with earlier games of the series."""


class HolyQuestView(View, frozen=True, kw_only=True):
    """The whole position."""

    tiles: list[str]
    """The path from the first entrance clockwise, as a pack writes it (H-1.1)."""
    ring: int
    """Tiles round the Throne Room."""
    phases: list[Phase]
    """What is waited for, the open decision last."""
    rolling: list[int]
    """The seats that must still roll for the first turn."""
    colours: list[str]
    """By seat: its colour, as far as the lot was cast (H-1.4)."""
    players: list[PlayerView]
    """By seat; empty until all are seated."""
    turn: str
    """The colour whose turn it is, '' before the first turn."""
    turns: int
    """How many turns have begun; 0 while the table is set up."""
    dice: int
    """With how many dice the roll at hand is made."""
    granted: Grant
    """Why that roll was granted, if it was (H-3.13)."""
    count: int
    """How many steps a move goes."""
    six: bool
    """Whether the roll was a six, or a double six with two dice."""
    moves: list[str]
    """The pawns that may be moved by it,"""
    starts: list[str]
    """and those that may be started."""
    direction: Direction
    throne: list[str]
    """H-6.9: the colours that may go on to the Throne Room."""
    pawns: list[PawnView]
    this_pawn: str
    """The pawn whose landing woke the tile or drew the card, or ''."""
    target: str
    """The pawn or the colour that was named, while it is rolled for or asked."""
    ice: int
    """Markers left."""
    card: int
    """The Action card that is being followed, or 0."""
    actions_left: int
    actions_under: list[int]
    """Action cards of known place at the bottom, the lowest last."""
    top_saint: str
    saint_out: str
    """The Saint card that is being used, or ''."""
    saints_left: int
    saints_under: list[str]
    read: list[str]
    """Saints whose cards have been read."""
    questions: list[str]
    """Questions the next player chooses from."""
    question: str
    """The question that waits for its answer, or ''."""
    option_saints: list[str]
    """By answer: the saint that it names, or ''; empty where there is no question."""
    asker: int
    """The seat that asks it; -1 for the referee."""
    advanced: bool
    """H-6.9: whether there is a way on to the Throne Room."""
    acting: list[str]
    """The kinds of tiles that do something at this table."""
    teams: bool
    """H-6.6: whether colours stand by each other in fixed pairs."""
    scored: bool
    """Whether points are counted."""
    sum_to_win: int
    """H-6.8: what wins the series, or 0."""
