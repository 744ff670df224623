"""The Holy Quest's actions; legal lists follow this order.

Those here are the same for every pack. A pack's table goes on with its saints and questions:
`pick:`, `saint:` and `question:` (see box.py).
"""

from typing import Final

from questable.engine.action import Action, ActionTable
from questable.games.holy_quest.pieces import CARDS, COLOURS, FACES, N_PAWNS, PAWNS

# What a seat may do.
ROLL: Final = 0
THAW: Final = 1
MOVE: Final = 2
START: Final = 3
FREEZE: Final = 4
UNFREEZE: Final = 5
SWAP: Final = 6
DRAW: Final = 7
BOTH: Final = 8
BUMP: Final = 9
TOKEN: Final = 10
ASK: Final = 11
ANSWER: Final = 12
ALLY: Final = 13
PART: Final = 14
ACCEPT: Final = 15
DECLINE: Final = 16
PASS: Final = 17
PICK: Final = 18
# What chance may do.
LOT: Final = 19
DIE: Final = 20
DICE: Final = 21
ACTION: Final = 22
SAINT: Final = 23
QUESTION: Final = 24

MOST_ASKED: Final = 3
"""Questions of which the next player chooses one (H-4.5)."""
ANSWERS: Final = 4

FIXED: Final = ActionTable()


def _by_pawn(kind: int, verb: str) -> list[Action]:
    return [FIXED.add(kind, f"{verb}:{PAWNS[pawn]}", pawn) for pawn in range(N_PAWNS)]


def _by_colour(kind: int, verb: str) -> list[Action]:
    return [FIXED.add(kind, f"{verb}:{name}", colour) for colour, name in enumerate(COLOURS)]


def _by_number(kind: int, verb: str, most: int) -> list[Action]:
    return [FIXED.add(kind, f"{verb}:{n}", n) for n in range(1, most + 1)]


def _dice() -> list[Action]:
    """The smaller number first: nobody can tell the two dice apart."""
    return [
        FIXED.add(DICE, f"dice:{low}:{high}", low, high)
        for low in range(1, FACES + 1)
        for high in range(low, FACES + 1)
    ]


def _cases() -> list[Action]:
    """The 36 cases of two dice."""
    by_pair = {(action.a, action.b): action for action in PAIRS_OF_DICE}
    numbers = range(1, FACES + 1)
    return [by_pair[min(a, b), max(a, b)] for a in numbers for b in numbers]


ROLLING: Final[Action] = FIXED.add(ROLL, "roll")
THAWS: Final[list[Action]] = _by_pawn(THAW, "thaw")
MOVES: Final[list[Action]] = _by_pawn(MOVE, "move")
STARTS: Final[list[Action]] = _by_pawn(START, "start")
FREEZES: Final[list[Action]] = _by_pawn(FREEZE, "freeze")
UNFREEZES: Final[list[Action]] = _by_pawn(UNFREEZE, "unfreeze")
SWAPS: Final[list[Action]] = _by_pawn(SWAP, "swap")
DRAWING: Final[Action] = FIXED.add(DRAW, "draw")
TAKING_BOTH: Final[Action] = FIXED.add(BOTH, "both")
BUMPS: Final[list[Action]] = _by_pawn(BUMP, "bump")
TOKENS: Final[list[Action]] = _by_colour(TOKEN, "token")
ASKS: Final[list[Action]] = _by_number(ASK, "ask", MOST_ASKED)
ANSWERING: Final[list[Action]] = _by_number(ANSWER, "answer", ANSWERS)
ALLIES: Final[list[Action]] = _by_colour(ALLY, "ally")
PARTING: Final[Action] = FIXED.add(PART, "part")
ACCEPTING: Final[Action] = FIXED.add(ACCEPT, "accept")
DECLINING: Final[Action] = FIXED.add(DECLINE, "decline")
PASSING: Final[Action] = FIXED.add(PASS, "pass")
LOTS: Final[list[Action]] = _by_colour(LOT, "lot")
DIE_FACES: Final[list[Action]] = _by_number(DIE, "die", FACES)
PAIRS_OF_DICE: Final[list[Action]] = _dice()
DICE_CASES: Final[list[Action]] = _cases()
ACTION_CARDS: Final[list[Action]] = _by_number(ACTION, "action", CARDS)
