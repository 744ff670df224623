"""What a seat may know of Ràe (docs/architecture.md, Views)."""

import msgspec

from questable.engine.view import View
from questable.games.rae.state import Phase


class GroupView(msgspec.Struct, frozen=True, kw_only=True):
    """A Quest or a Collection on the table."""

    group: str
    """'quest' or 'collection'."""
    of: str
    """What its cards share: a colour or a suit."""
    n: int
    """Its number among the groups of that colour or suit, from 1."""
    owner: int
    cards: list[str]
    points: int
    """What it scores; nothing for a Collection (R-3.1)."""
    moved: list[str]
    """Cards that came to it by moving this turn (R-2.7)."""


class RaeView(View, frozen=True, kw_only=True):
    """The table, the own hand, and what is known of the others."""

    teams: bool
    """Whether seats 0 and 2 play against 1 and 3 (R-3.3)."""
    target: int
    """The points that win, of a seat or of a team (R-3.1, R-3.3)."""
    phases: list[Phase]
    """What is waited for, the open decision last."""
    turn: int
    """Whose turn it is; while dealing, who is dealt to."""
    turns: int
    """How many turns have begun."""
    played: int
    """Cards that have left the hand at turn (R-2.8),"""
    limit: int
    """and how many may."""
    added: int
    """How many of them were added one by one (R-2.5),"""
    add_limit: int
    """and how many may be."""
    event_used: bool
    """Whether the turn's event was played."""
    hand: list[str]
    sizes: list[int]
    """How many cards each seat holds."""
    known: list[list[str]]
    """By seat: cards in its hand that these eyes have seen go or lie there."""
    groups: list[GroupView]
    scores: list[int]
    pile: int
    """How many cards the draw pile has."""
    discards: list[str]
    """The discard pile, its top last."""
    lifted: str
    """The card that was taken from a Collection and not yet put down."""
    event: str
    """The action that played the event being carried out."""
    replies: list[int]
    """The seats that replied to it, in order."""
    asked: list[int]
    """The seats that are asked for a secret reply, whether or not they have answered."""
    offered: str
    """The own card to be exchanged by the Enchanted Mirror."""
    besieged: list[int]
    """The seats that will not draw at the start of their next turn."""
