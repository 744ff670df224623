"""Sets of options that stand for all their combinations, for the soak.

Every mode, with and without the Throne Room, as it is and the other way round; then every other
option away from its usual value at least once, several in a row of the list. A test plays sets
drawn at random besides.
"""

from typing import Final

from questable.engine.options import Value
from questable.games.holy_quest.modes import COMPETITION, MODES

_POINTS: Final = [f"points_{what}" for what in ("heaven", "all_heaven", "own_card", "other_card")]
_CUSTOM: Final[list[dict[str, Value]]] = [
    {"score": True, "read": "all", "difficulty": 2, "first": "seat-2", "board": "short"},
    {"score": True, "advanced": True, "read": "all", "asker": "next", "difficulty": 3},
    {"score": True, "expansion": True, "read": "game", "asker": "next", "dice": "2"},
    {"score": True, "keep_all_cards": True, "deck": "all", "read": "all", "members_1": 3},
    {"expansion": True, "deck": "base", "captains": False, "colour": "jesuits"},
    {"fast_forward": False, "captains": False, "seating": "lot", "advanced": True, "dice": "2"},
    {"seating": "beside", "colour": "dominicans", "first": "seat-1", "card_6": False},
    {"mode": "easy", "score": False, "board": "short", "dice": "1", "members_2": 4},
    {"mode": "easy", "tokens": False, "saint_cards": False, "advanced": True, "seating": "lot"},
    {"mode": "easy", "keep_all_cards": False, "points_all_cards": 7, "expansion": True},
    {"mode": "competition", "target": 20, "read": "all", "points_heaven": 3, "deck": "all"},
    {"mode": "competition", "advanced": True, "target": 0, "keep_all_cards": True, "read": "all"},
    {"mode": "competition", "expansion": True, "members_1": 2, "members_2": 5, "read": "game"},
    {"mode": "teamwork", "partners": "beside", "expansion": True, "seating": "lot"},
    {"mode": "teamwork", "advanced": True, "partners": "beside", "members_3": 2, "read": "all"},
    {"mode": "alliance", "read": "all", "asker": "next", "captains": False, "board": "short"},
    # Few cards: decks run out, and the same card comes again and again (H-2.3).
    {f"card_{n}": n in (7, 11) for n in range(1, 13)},
    {**{f"card_{n}": n in (2, 3, 9) for n in range(1, 13)}, "advanced": True},
    {**{f"card_{n}": n in (8, 10) for n in range(1, 13)}, "mode": "alliance", "advanced": True},
    {**{f"card_{n}": False for n in range(1, 13)}, "mode": "simple"},
    {**{f"card_{n}": n == 1 for n in range(1, 13)}, "read": "all", "score": True},
    {**{f"card_{n}": n in (4, 5, 6, 12) for n in range(1, 13)}, "direction": "counterclockwise"},
    # What else would seldom come: frozen Captains and Captains on others' Start tiles on a crowded
    # board (H-3.8, H-5.2), equal scores (H-6.12), teams that come home soon (H-6.6).
    {**{f"card_{n}": n in (3, 7) for n in range(1, 13)}, "board": "short"},
    {**{f"card_{n}": n in (3, 7) for n in range(1, 13)}, "board": "short", "one_way": True},
    {"score": True, "board": "short", **dict.fromkeys(_POINTS, 0)},
    {"mode": "easy", "board": "short", "dice": "1", **dict.fromkeys(_POINTS, 0)},
    {"mode": "teamwork", "board": "short"},
    {"mode": "teamwork", "board": "short", "one_way": True, "saint_cards": False},
]


def _modes() -> list[dict[str, Value]]:
    rows: list[dict[str, Value]] = []
    for mode in MODES:
        dice = "1" if mode == COMPETITION else "2"
        for advanced in (False, True):
            rows.append({"mode": mode, "advanced": advanced})
            turned: dict[str, Value] = {"one_way": True, "direction": "counterclockwise"}
            rows.append({"mode": mode, "advanced": advanced, **turned, "dice": dice})
    return rows


SAMPLES: Final[list[dict[str, Value]]] = [*_modes(), *_CUSTOM]
