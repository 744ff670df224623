"""A position of The Holy Quest: plain data."""

from typing import Final, Literal, get_args

from questable.engine.fields import Derived, Drawn, ForImagine, Shared
from questable.engine.state import State
from questable.games.holy_quest.board import CLOCKWISE, Board
from questable.games.holy_quest.box import Box
from questable.games.holy_quest.house import House

# What is waited for; the last of `phases` is open, those below it come after. First come those
# in which chance must act,
LOT_PHASE: Final = 0
FIRST_PHASE: Final = 1
REVEAL_PHASE: Final = 2
ROLL_PHASE: Final = 3
THAW_PHASE: Final = 4
GRANTED_PHASE: Final = 5
FREEZE_ROLL: Final = 6
BUMP_ROLL: Final = 7
TOKEN_ROLL: Final = 8
DRAW_PHASE: Final = 9
QUESTION_PHASE: Final = 10
LAST_OF_CHANCE: Final = 10
# then those of the player whose turn it is,
TURN_PHASE: Final = 11
MOVE_PHASE: Final = 12
CARD_MOVE: Final = 13
CARD_START: Final = 14
FREEZE_PHASE: Final = 15
CARD_FREEZE: Final = 16
FIRE_PHASE: Final = 17
CARD_UNFREEZE: Final = 18
WILD_PHASE: Final = 19
SWAP_PHASE: Final = 20
ALLY_PHASE: Final = 21
ANSWER_PHASE: Final = 22
LAST_OF_TURN: Final = 22
# then those of somebody else.
PROPOSED_PHASE: Final = 23
ASK_PHASE: Final = 24
PICK_PHASE: Final = 25
Phase = Literal[
    "lot", "first", "reveal", "roll", "thaw", "granted", "freeze-roll", "bump-roll", "token-roll",
    "draw", "question", "turn", "move", "card-move", "card-start", "freeze", "card-freeze", "fire",
    "card-unfreeze", "wild", "swap", "ally", "answer", "proposed", "ask", "pick",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Why a roll was granted (H-3.13).
BY_SAINT: Final = 0
BY_BOTH_DICE: Final = 1
BY_WILD: Final = 2
BY_TOKEN: Final = 3
BY_START_CARD: Final = 4
Grant = Literal["saint", "both-dice", "wild", "token", "start-card"]
GRANTS: Final[tuple[Grant, ...]] = get_args(Grant)

NONE: Final = -1


class HolyQuestState(State):
    """All that the rules remember."""

    board: Shared[Board]
    box: Shared[Box]
    house: Shared[House]

    phases: Drawn[list[int]]
    colour_of: Shared[Drawn[list[int]]]
    """By seat: its colour."""
    seat_of: Shared[Derived[list[int]]]
    """By colour: its seat, or NONE."""
    present: Derived[int] = 0
    """Mask of all pawns in play."""
    first: ForImagine[int] = NONE
    """The colour that begins, NONE until known."""
    rolls: Shared[ForImagine[list[int]]]
    """The rolls for the first turn by seat, 0 for not rolled."""
    rolling: Shared[list[int]]
    """The seats that must still roll for it."""
    saint_of: Shared[Drawn[list[int]]]
    """By pawn: its saint, NONE until picked."""
    captains: Derived[int] = 0
    """Mask of the pawns that are Captains."""

    turn: ForImagine[int] = 0
    """The colour whose turn it is."""
    turns: int = 0
    """How many turns have begun; 0 while the table is set up."""
    turns_of: ForImagine[list[int]]
    """By colour: how many turns it has begun, which tells whose of a team it is (H-6.5)."""
    owed: ForImagine[int] = 0
    """Ordinary rolls still owed in this turn (H-3.12)."""
    extra: ForImagine[int] = 0
    """Whole turns owed after this one (H-3.13)."""
    bound: ForImagine[int] = NONE
    """The pawn just started, which the next roll moves if it can (H-3.3)."""
    dice: int = 1
    """With how many dice the roll at hand is made."""
    count: int = 0
    """How many steps a move goes."""
    six: ForImagine[int] = 0
    """Whether the roll was a six, or a double six with two dice."""
    starting: ForImagine[int] = 0
    """Whether it may start a pawn: a 1 or a 6, or any double with two dice (H-3.3, H-3.4)."""
    moves: ForImagine[int] = 0
    """Mask of the pawns that may be moved by `count`; worked out when it is known."""
    starts: ForImagine[int] = 0
    """Mask of the pawns that may be started."""
    landed: ForImagine[int] = NONE
    """A pawn whose tile is still to act."""
    mover: ForImagine[int] = NONE
    """'This pawn': whose landing woke the tile or drew the card."""
    grant: ForImagine[int] = 0
    """Why the roll at hand was granted."""
    target: ForImagine[int] = NONE
    """The pawn, or the colour, that a choice has named."""

    where: Drawn[list[int]]
    """By pawn: its place; see board.py."""
    at: Derived[list[int]]
    """By tile of path and ring: the pawn there, or NONE."""
    frozen: ForImagine[int] = 0
    """Mask of the frozen pawns."""
    ice: int = 0
    """Markers left."""
    direction: ForImagine[int] = CLOCKWISE
    open: ForImagine[int] = 0
    """Mask of the colours that may go on to the Throne Room (H-6.9)."""
    ally_of: Shared[ForImagine[list[int]]]
    """By colour: its ally or team mate, or NONE."""
    sides: Shared[Derived[list[int]]]
    """By colour: mask of the pawns that it does not harm."""
    tokens: Shared[ForImagine[list[int]]]
    """By colour: who holds its Alliance token, or NONE."""

    card: int = 0
    """The number of the Action card that is being followed, or 0."""
    action_bag: Shared[ForImagine[list[int]]]
    """How many Action cards of each number lie in no order."""
    action_left: Derived[int] = 0
    """How many cards that is."""
    action_tail: Shared[ForImagine[list[int]]]
    """Action cards below them, the lowest last."""
    deck: Drawn[ForImagine[int]] = 0
    """Mask of the saints whose cards are in the game."""
    saint_top: Drawn[ForImagine[int]] = NONE
    """The top Saint card, which everybody sees from the back; NONE for an empty deck."""
    saint_bag: Drawn[ForImagine[int]] = 0
    """Mask of the Saint cards that lie in no order."""
    saint_tail: Shared[Drawn[ForImagine[list[int]]]]
    """Saint cards below them, the lowest last."""
    saint_out: Drawn[ForImagine[int]] = NONE
    """The Saint card that is being used."""
    read: Drawn[ForImagine[int]] = 0
    """Mask of the saints whose cards have been read (H-4.5)."""
    offered: Shared[ForImagine[list[int]]]
    """Questions drawn, of which one is asked."""
    question: ForImagine[int] = NONE
    """The question that waits for its answer."""
    kept: Shared[Drawn[ForImagine[list[int]]]]
    """By colour: mask of the Saint cards it has kept."""

    bumps: ForImagine[int] = 0
    freezes: ForImagine[int] = 0
    flips: ForImagine[int] = 0
    asked: ForImagine[int] = 0
    right: ForImagine[int] = 0
    pace: Shared[ForImagine[list[int]]]
    """Who was last, as masks of colours, every so many turns; see pace.py."""
    stride: ForImagine[int] = 1
    """How many turns lie between two of these."""
    winners: ForImagine[int] = 0
    """Mask of the winning seats."""
    ending: ForImagine[int] = 0
    """Why the game is over; see scoring.REASONS."""
