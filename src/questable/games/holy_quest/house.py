"""The house rules of a table, settled: numbers that the rules read and never change (H-6)."""

from typing import Final

from questable.games.holy_quest.box import POINTS
from questable.games.holy_quest.pieces import CARDS
from questable.games.holy_quest.prospects import ProspectTable

# Who may stand by whom.
NO_ALLIANCES: Final = 0
BY_CARD: Final = 1
"""H-6.7: made and ended by card 10."""
BY_TEAMS: Final = 2
"""H-6.6: two fixed pairs."""
ALLIANCES: Final[list[str]] = ["none", "card", "teams"]

# Which Saint cards are in the deck (H-2.2).
BASE_DECK: Final = 0
PAWNS_DECK: Final = 1
WHOLE_DECK: Final = 2
DECKS: Final[list[str]] = ["base", "pawns", "all"]

# What counts as read (H-4.5).
READ_IN_SERIES: Final = 0
READ_IN_GAME: Final = 1
READ_ALL: Final = 2
READ: Final[list[str]] = ["series", "game", "all"]

BY_ROLL: Final = -1
"""H-3.1: the highest roll begins."""


class House:
    """One table's rules; shared by all positions of a game."""

    def __init__(self) -> None:
        self.players = 0
        self.easy = False
        """H-6.1: only Saint, Wild, Fire and Freeze tiles act, and in the easy way."""
        self.saint_cards = False
        self.dice = 1
        self.one_way = False
        self.direction = 0
        self.score = False
        self.tokens = False
        self.keep_all = False
        """Saint cards of every order are kept, not only those of one's own."""
        self.alliances = NO_ALLIANCES
        self.advanced = False
        self.captains = True
        self.fast_forward = True
        self.expansion = False
        self.deck = BASE_DECK
        self.read = READ_IN_SERIES
        self.next_player_asks = False
        self.difficulty = 1
        self.target = 0
        """The sum that wins a series; 0 for games that stand alone."""
        self.first = BY_ROLL
        """The seat that begins, or BY_ROLL."""
        self.lot = False
        """H-1.4: chance seats the players."""
        self.colour_of: list[int] = []
        """By seat: its colour; empty until the lot is cast."""
        self.partner_of: list[int] = []
        """By seat: its team mate's seat; empty without teams."""
        self.members: list[int] = []
        """By seat: how many people share it (H-6.5)."""
        self.cards: list[bool] = [False] * (CARDS + 1)
        """By number: whether that Action card is in."""
        self.points: list[int] = [0] * len(POINTS)
        self.custom = False
        """H-6.10: something is not as the mode has it."""
        self.mode = ""
        self.carried_scores: list[int] = []
        """By seat: points of earlier games of the series."""
        self.carried_read = 0
        """Mask of the saints that earlier games of the series have read."""
        self.prospects: ProspectTable | None = None
        """What tiles promise to bots; they work it out when they first ask."""

    def multiplayer(self) -> bool:
        """H-6.5: some seat is shared."""
        return any(count > 1 for count in self.members)

    def pairs(self) -> bool:
        """Whether colours can stand by each other at all."""
        return self.alliances != NO_ALLIANCES

    def ice(self) -> bool:
        """H-6.1: in Easy play nothing freezes."""
        return not self.easy

    def questions(self) -> bool:
        """Whether questions are asked: with Saint cards, but in Easy play they are just kept."""
        return self.saint_cards and not self.easy

    def wild_tokens(self) -> bool:
        """H-6.8: whether the Wild tile wins tokens."""
        return self.tokens and not self.easy
