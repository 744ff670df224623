"""The modes of play as named sets of single options (H-6.1 to H-6.10).

A mode says what every option is that nobody has set; whatever is set by hand makes it a custom
game (H-6.10). Advanced, One-Way and Multiplayer are options of their own and go with any mode.
"""

from typing import Final

from questable.engine.options import Value

EASY: Final = "easy"
SIMPLE: Final = "simple"
FULL: Final = "full"
ALLIANCE: Final = "alliance"
TEAMWORK: Final = "teamwork"
COMPETITION: Final = "competition"

_FULL: Final[dict[str, Value]] = {
    "easy_tiles": False,
    "saint_cards": True,
    "one_way": False,
    "dice": "1",
    "score": False,
    "tokens": False,
    "keep_all_cards": False,
    "alliances": "none",
    "fast_forward": True,
    "series": False,
}
MODES: Final[dict[str, dict[str, Value]]] = {
    # H-6.1: four kinds of tiles, cards of any order, tokens; the direction stays.
    EASY: {
        **_FULL,
        "easy_tiles": True,
        "one_way": True,
        "score": True,
        "tokens": True,
        "keep_all_cards": True,
        "fast_forward": False,
    },
    # H-6.2: no Saint cards, no score.
    SIMPLE: {**_FULL, "saint_cards": False},
    # H-6.4: everything but tokens.
    FULL: _FULL,
    # H-6.7: alliances come and go by card 10.
    ALLIANCE: {**_FULL, "alliances": "card"},
    # H-6.6: two pairs, fixed.
    TEAMWORK: {**_FULL, "alliances": "teams"},
    # H-6.8: points and tokens, game after game.
    COMPETITION: {**_FULL, "score": True, "tokens": True, "series": True},
}
"""By mode: its single options. `series` says that games add up to a target."""
