"""What a pack puts into the box beside the board: Action cards, saints, questions, ice, points.

Saints are numbered order by order, those of the base game first; the questions likewise. The
pack's action table goes on from the fixed one with an action for each of them.
"""

from typing import Final

from questable.engine.action import Action, ActionTable
from questable.games.holy_quest.actions import FIXED, PICK, QUESTION, SAINT
from questable.games.holy_quest.pieces import CARDS, NO_CARD, PAWNS_EACH

LEVELS: Final = 3
"""Difficulties of questions."""
NO_SAINT: Final = -1
"""Whose question it is that is asked with every card."""

# Points, in the order of packs and options.
HEAVEN_POINTS: Final = 0
ALL_HEAVEN: Final = 1
THRONE_POINTS: Final = 2
ALL_THRONE: Final = 3
OWN_CARD: Final = 4
OTHER_CARD: Final = 5
ALL_CARDS: Final = 6
OWN_TOKEN: Final = 7
OTHER_TOKEN: Final = 8
POINTS: Final[list[str]] = [
    "heaven", "all_heaven", "throne", "all_throne", "own_card", "other_card", "all_cards",
    "own_token", "other_token",
]  # fmt: skip


class Box:
    """The pieces of a pack; never changed once filled."""

    def __init__(self) -> None:
        self.effect: list[int] = [NO_CARD] * (CARDS + 1)
        """By number of an Action card: what it does."""
        self.copies: list[int] = [0] * (CARDS + 1)
        self.tiles: list[int] = [0] * (CARDS + 1)
        """By how many tiles it sends a pawn back or forward."""
        self.ice = 0
        self.wrong = 0
        """How far a wrong answer sends a pawn back."""
        self.saints: list[str] = []
        self.order: list[int] = []
        """By saint: the colour of its order."""
        self.expansion: list[bool] = []
        self.captain: list[bool] = []
        self.question_ids: list[str] = []
        self.question_saint: list[int] = []
        self.answers: list[int] = []
        """By question: the right one of its options, from 1; 0 where that is not told."""
        self.options: list[int] = []
        """By question: how many answers it has."""
        self.levels: list[int] = []
        self.asked: list[list[int]] = []
        """Saint times three plus difficulty less one: the questions to draw from."""
        self.table: ActionTable = ActionTable()
        self.picks: list[Action] = []
        self.draws: list[Action] = []
        self.questions: list[Action] = []

    def __copy__(self) -> "Box":
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> "Box":
        return self

    def add_saint(self, name: str, colour: int, expansion: bool, captain: bool) -> None:
        """One more saint; call it order by order."""
        self.saints.append(name)
        self.order.append(colour)
        self.expansion.append(expansion)
        self.captain.append(captain)

    def add_question(self, saint: int, name: str, level: int, right: int, options: int) -> None:
        """One more question on a saint, or with every card where that is NO_SAINT."""
        self.question_ids.append(name)
        self.question_saint.append(saint)
        self.levels.append(level)
        self.answers.append(right)
        self.options.append(options)

    def _choose_from(self, saint: int) -> None:
        """By level what is asked with a card; one without any takes those of the nearest level."""
        mine = [
            n for n in range(len(self.question_ids)) if self.question_saint[n] in (saint, NO_SAINT)
        ]
        for level in range(1, LEVELS + 1):
            found: list[int] = []
            for distance in range(LEVELS):
                for n in mine:
                    if self.levels[n] == level - distance or self.levels[n] == level + distance:
                        found.append(n)
                if found:
                    break
            self.asked.append(found)

    def close(self) -> None:
        """Intern the actions of saints and questions; after this nothing is added."""
        for n in range(len(self.saints)):
            self._choose_from(n)
        table = ActionTable()
        table.actions = FIXED.actions[:]
        table.by_text = dict(FIXED.by_text)
        for n in range(len(self.saints)):
            self.picks.append(table.add(PICK, f"pick:{self.saints[n]}", n, self.order[n]))
        for n in range(len(self.saints)):
            self.draws.append(table.add(SAINT, f"saint:{self.saints[n]}", n, self.order[n]))
        for n in range(len(self.question_ids)):
            text = f"question:{self.question_ids[n]}"
            self.questions.append(table.add(QUESTION, text, n, self.question_saint[n]))
        self.table = table

    def with_answers(self, answers: list[int]) -> "Box":
        """The same pieces with other right answers."""
        other = Box()
        other.effect = self.effect
        other.copies = self.copies
        other.tiles = self.tiles
        other.ice = self.ice
        other.wrong = self.wrong
        other.saints = self.saints
        other.order = self.order
        other.expansion = self.expansion
        other.captain = self.captain
        other.question_ids = self.question_ids
        other.question_saint = self.question_saint
        other.options = self.options
        other.levels = self.levels
        other.asked = self.asked
        other.table = self.table
        other.picks = self.picks
        other.draws = self.draws
        other.questions = self.questions
        other.answers = answers
        return other

    def base_of(self, colour: int) -> list[int]:
        """The four saints of the base game of an order."""
        found = [
            n for n in range(len(self.saints)) if self.order[n] == colour and not self.expansion[n]
        ]
        return found[:PAWNS_EACH]
