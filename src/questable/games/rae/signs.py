"""What a seat's chance to win Ràe is weighed from (weights.toml); a team's points are of both."""

from typing import Final

from questable.games.rae.cards import KING, QUEST_CARDS
from questable.games.rae.heuristics import hand_worth, table_worth, wanted
from questable.games.rae.scoring import side, total
from questable.games.rae.state import RaeState

NAMES: Final[list[str]] = [
    "points",
    "lead",
    "near",
    "late-lead",
    "table",
    "hand",
    "reach",
    "cards",
    "events",
    "kings",
    "turn",
    "soon",
    "plays",
    "free",
]
"""Points; how many more than the best of the others; more and more towards the goal; the lead where
the pile is small; what Collections and Quests may bring, and the cards in hand, in tenths of a
point; how near the goal is with half of that; cards; events among them, and replies; whose turn it
is, and how soon the next one comes; cards that may be played in it; less for who will not draw."""
FREE: Final[list[str]] = ["table", "hand", "cards", "events", "turn", "soon"]
TENTH: Final = 10
POINT: Final = 100
NEARNESS: Final = 1000
SHORT: Final = 3
"""A goal is nearly reached at about so many points to go,"""
LATE: Final = 100
DRAWN: Final = 8
"""and the pile nearly empty at so many cards."""


def signs(s: RaeState) -> list[list[int]]:
    """By seat; nothing before the first turn."""
    if s.turns == 0:
        return []
    return [_row(s, seat) for seat in range(s.seats)]


def _row(s: RaeState, seat: int) -> list[int]:
    own = side(s, seat)
    points = total(s, seat)
    left = max(s.target - points, 0)
    lead = points - _best_of_others(s, own)
    want = wanted(s, own)
    table = table_worth(s, seat, want)
    hand = hand_worth(s, seat, want)
    events, kings = _events(s, seat)
    turn = 1 if s.turn == seat else 0
    return [
        points,
        lead,
        NEARNESS // (left + SHORT),
        lead * LATE // (s.pile + DRAWN),
        table // TENTH,
        hand // TENTH,
        NEARNESS // (max(left - (table + hand) // (2 * POINT), 0) + SHORT),
        len(s.hands[seat]),
        events,
        kings,
        turn,
        -((seat - s.turn) % s.seats),
        turn * max(s.limit - s.played, 0),
        -((s.besieged >> seat) & 1),
    ]


def _best_of_others(s: RaeState, own: int) -> int:
    best = 0
    for other in range(s.seats):
        if not (own >> other) & 1:
            best = max(best, total(s, other))
    return best


def _events(s: RaeState, seat: int) -> tuple[int, int]:
    """Events in hand, and how many of them are replies."""
    events = 0
    kings = 0
    for card in s.hands[seat]:
        if card >= QUEST_CARDS:
            events += 1
            if card == KING:
                kings += 1
    return events, kings
