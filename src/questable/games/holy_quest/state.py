"""A position of The Holy Quest: plain data and its copy."""

from typing import Final, Literal, get_args

from questable.engine.action import ActionTable
from questable.engine.state import State
from questable.games.holy_quest.board import CLOCKWISE, Board
from questable.games.holy_quest.box import Box
from questable.games.holy_quest.house import BY_TEAMS, House
from questable.games.holy_quest.pieces import N_PAWNS, OWN

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

    __slots__ = (
        "action_bag", "action_left", "action_tail", "ally_of", "asked", "at", "board", "bound",
        "box", "bumps", "captains", "card", "colour_of", "count", "deck", "dice", "direction",
        "ending", "extra", "first", "flips", "freezes", "frozen", "grant", "house", "ice", "kept",
        "landed", "mover", "moves", "offered", "open", "owed", "pace", "phases", "present",
        "question", "read", "right", "rolling", "rolls", "saint_bag", "saint_of", "saint_out",
        "saint_tail", "saint_top", "seat_of", "sides", "six", "starting", "starts", "stride",
        "target", "tokens", "turn", "turns", "turns_of", "where", "winners",
    )  # fmt: skip

    board: Board
    box: Box
    house: House

    phases: list[int]
    colour_of: list[int]
    """By seat: its colour."""
    seat_of: list[int]
    """By colour: its seat, or NONE."""
    present: int
    """Mask of all pawns in play."""
    first: int
    """The colour that begins, NONE until known."""
    rolls: list[int]
    """The rolls for the first turn by seat, 0 for not rolled."""
    rolling: list[int]
    """The seats that must still roll for it."""
    saint_of: list[int]
    """By pawn: its saint, NONE until picked."""
    captains: int
    """Mask of the pawns that are Captains."""

    turn: int
    """The colour whose turn it is."""
    turns: int
    """How many turns have begun; 0 while the table is set up."""
    turns_of: list[int]
    """By colour: how many turns it has begun, which tells whose of a team it is (H-6.5)."""
    owed: int
    """Ordinary rolls still owed in this turn (H-3.12)."""
    extra: int
    """Whole turns owed after this one (H-3.13)."""
    bound: int
    """The pawn just started, which the next roll moves if it can (H-3.3)."""
    dice: int
    """With how many dice the roll at hand is made."""
    count: int
    """How many steps a move goes."""
    six: int
    """Whether the roll was a six, or a double six with two dice."""
    starting: int
    """Whether it may start a pawn: a 1 or a 6, or any double with two dice (H-3.3, H-3.4)."""
    moves: int
    """Mask of the pawns that may be moved by `count`; worked out when it is known."""
    starts: int
    """Mask of the pawns that may be started."""
    landed: int
    """A pawn whose tile is still to act."""
    mover: int
    """'This pawn': whose landing woke the tile or drew the card."""
    grant: int
    """Why the roll at hand was granted."""
    target: int
    """The pawn, or the colour, that a choice has named."""

    where: list[int]
    """By pawn: its place; see board.py."""
    at: list[int]
    """By tile of path and ring: the pawn there, or NONE."""
    frozen: int
    """Mask of the frozen pawns."""
    ice: int
    """Markers left."""
    direction: int
    open: int
    """Mask of the colours that may go on to the Throne Room (H-6.9)."""
    ally_of: list[int]
    """By colour: its ally or team mate, or NONE."""
    sides: list[int]
    """By colour: mask of the pawns that it does not harm."""
    tokens: list[int]
    """By colour: who holds its Alliance token, or NONE."""

    card: int
    """The number of the Action card that is being followed, or 0."""
    action_bag: list[int]
    """How many Action cards of each number lie in no order."""
    action_left: int
    """How many cards that is."""
    action_tail: list[int]
    """Action cards below them, the lowest last."""
    deck: int
    """Mask of the saints whose cards are in the game."""
    saint_top: int
    """The top Saint card, which everybody sees from the back; NONE for an empty deck."""
    saint_bag: int
    """Mask of the Saint cards that lie in no order."""
    saint_tail: list[int]
    """Saint cards below them, the lowest last."""
    saint_out: int
    """The Saint card that is being used."""
    read: int
    """Mask of the saints whose cards have been read (H-4.5)."""
    offered: list[int]
    """Questions drawn, of which one is asked."""
    question: int
    """The question that waits for its answer."""
    kept: list[int]
    """By colour: mask of the Saint cards it has kept."""

    bumps: int
    freezes: int
    flips: int
    asked: int
    right: int
    pace: list[int]
    """Who was last, as masks of colours, every so many turns; see pace.py."""
    stride: int
    """How many turns lie between two of these."""
    winners: int
    """Mask of the winning seats."""
    ending: int
    """Why the game is over; see scoring.REASONS."""

    def __init__(self) -> None:
        super().__init__()
        self.present = 0
        self.first = NONE
        self.captains = 0
        self.turn = 0
        self.turns = 0
        self.owed = 0
        self.extra = 0
        self.bound = NONE
        self.dice = 1
        self.count = 0
        self.six = 0
        self.starting = 0
        self.moves = 0
        self.starts = 0
        self.landed = NONE
        self.mover = NONE
        self.grant = 0
        self.target = NONE
        self.frozen = 0
        self.ice = 0
        self.direction = CLOCKWISE
        self.open = 0
        self.card = 0
        self.action_left = 0
        self.deck = 0
        self.saint_top = NONE
        self.saint_bag = 0
        self.saint_out = NONE
        self.read = 0
        self.question = NONE
        self.bumps = 0
        self.freezes = 0
        self.flips = 0
        self.asked = 0
        self.right = 0
        self.stride = 1
        self.winners = 0
        self.ending = 0

    def table(self) -> ActionTable:
        """The table of the pack."""
        return self.box.table

    def copy_into(self, other: "HolyQuestState") -> None:
        """Make the other position equal to this one, sharing nothing that changes."""
        other.seats = self.seats
        other.actor = self.actor
        other.ply = self.ply
        other.barrier = self.barrier
        other.board = self.board
        other.box = self.box
        other.house = self.house
        # These lists are replaced, never changed in place, so that clones may share them.
        other.colour_of = self.colour_of
        other.seat_of = self.seat_of
        other.rolls = self.rolls
        other.rolling = self.rolling
        other.saint_of = self.saint_of
        other.ally_of = self.ally_of
        other.sides = self.sides
        other.tokens = self.tokens
        other.action_bag = self.action_bag
        other.action_tail = self.action_tail
        other.saint_tail = self.saint_tail
        other.offered = self.offered
        other.kept = self.kept
        other.pace = self.pace
        # These are changed.
        other.phases = self.phases[:]
        other.turns_of = self.turns_of[:]
        other.where = self.where[:]
        other.at = self.at[:]
        other.present = self.present
        other.first = self.first
        other.captains = self.captains
        other.turn = self.turn
        other.turns = self.turns
        other.owed = self.owed
        other.extra = self.extra
        other.bound = self.bound
        other.dice = self.dice
        other.count = self.count
        other.six = self.six
        other.starting = self.starting
        other.moves = self.moves
        other.starts = self.starts
        other.landed = self.landed
        other.mover = self.mover
        other.grant = self.grant
        other.target = self.target
        other.frozen = self.frozen
        other.ice = self.ice
        other.direction = self.direction
        other.open = self.open
        other.card = self.card
        other.action_left = self.action_left
        other.deck = self.deck
        other.saint_top = self.saint_top
        other.saint_bag = self.saint_bag
        other.saint_out = self.saint_out
        other.read = self.read
        other.question = self.question
        other.bumps = self.bumps
        other.freezes = self.freezes
        other.flips = self.flips
        other.asked = self.asked
        other.right = self.right
        other.stride = self.stride
        other.winners = self.winners
        other.ending = self.ending


def changed(numbers: list[int], i: int, number: int) -> list[int]:
    """The list with one number replaced; clones go on sharing the old one."""
    copy = numbers[:]
    copy[i] = number
    return copy


def duty(s: HolyQuestState) -> int:
    """Mask of the pawns that count as the player's own for moving and starting (H-6.6)."""
    if s.house.alliances == BY_TEAMS:
        return s.sides[s.turn]
    return OWN[s.turn]


def on_path(s: HolyQuestState, pawn: int) -> bool:
    """Whether a pawn stands on the main path."""
    return 0 <= s.where[pawn] < s.board.size


def opponents_on_path(s: HolyQuestState) -> int:
    """Mask of the opponents' pawns on the path, as seen by the player at turn."""
    found = 0
    others = s.present & ~s.sides[s.turn]
    for pawn in range(N_PAWNS):
        if (others >> pawn) & 1 and on_path(s, pawn):
            found |= 1 << pawn
    return found


def next_colour(s: HolyQuestState, colour: int) -> int:
    """H-3.1: the next one clockwise that plays."""
    following = (colour + 1) & 3
    while s.seat_of[following] == NONE:
        following = (following + 1) & 3
    return following
