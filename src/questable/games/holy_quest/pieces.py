"""Colours, pawns and what Action cards can do, by number and by name (H-1.4, H-2.1, H-2.5)."""

from typing import Final

COLOURS: Final[list[str]] = ["franciscans", "carmelites", "dominicans", "jesuits"]
"""H-1.4: the orders, as they sit clockwise."""
N_COLOURS: Final = 4
LETTERS: Final = "fcdj"
PAWNS_EACH: Final = 4
N_PAWNS: Final = 16
PAWNS: Final[list[str]] = [f"{letter}{n}" for letter in LETTERS for n in range(1, PAWNS_EACH + 1)]
"""A pawn is colour times four plus number; the Captain comes first."""
OWN: Final[list[int]] = [15, 240, 3840, 61440]
"""By colour: the mask of its pawns."""

FACES: Final = 6
PAIRS: Final = 36

# What an Action card does (H-2.5), as packs name it.
NO_CARD: Final = 0
TO_SAINT: Final = 1
TO_BOTH_DICE: Final = 2
TO_START_PAWN: Final = 3
TO_GO_BACK: Final = 4
TO_TURN_DIRECTION: Final = 5
TO_LOSE_TURN: Final = 6
TO_FREEZE: Final = 7
TO_SWAP: Final = 8
TO_ADVANCE: Final = 9
TO_ALLY: Final = 10
TO_UNFREEZE: Final = 11
TO_START_TILE: Final = 12
EFFECTS: Final[list[str]] = [
    "", "saint", "both-dice", "start", "back", "direction", "lose-turn", "freeze", "swap",
    "advance", "alliance", "unfreeze", "to-start",
]  # fmt: skip
CARDS: Final = 12
"""Action cards bear the numbers 1 to 12 (H-2.3)."""


def pawns_in(mask: int) -> list[int]:
    """The pawns of a mask, in their order."""
    return [pawn for pawn in range(N_PAWNS) if (mask >> pawn) & 1]
