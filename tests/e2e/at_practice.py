"""Practice, as somebody meets it who knows roles and names only."""

from datetime import date

from playwright.sync_api import Locator, expect

from questable.desk.puzzles import puzzle_now
from questable.telling.daily import whole_shelf
from questable.telling.puzzle import Puzzle
from tests.e2e.visitor import Visitor

RACE = "run-the-race"


def todays(game: str = RACE) -> Puzzle:
    """The puzzle of the day, as the page has it."""
    shelf = next(each for each in whole_shelf().shelves if each.game.key == game)
    return shelf.puzzles[date.today().toordinal() % len(shelf.puzzles)]


class AtPractice:
    """Somebody who practises."""

    def __init__(self, visitor: Visitor, game: str = RACE) -> None:
        self.game = game
        self.visitor = visitor
        self.page = visitor.page
        self.main = self.page.get_by_role("main")

    def button(self, word: str) -> Locator:
        """The button with this message's words."""
        return self.page.get_by_role("button", name=self.visitor.say(word), exact=True)

    def link(self, word: str) -> Locator:
        """The link with this message's words."""
        return self.page.get_by_role("link", name=self.visitor.say(word), exact=True)

    def answer(self, puzzle: Puzzle, action: str) -> None:
        """By the list of all moves."""
        self.main.get_by_text(self.visitor.say("practice-page-moves"), exact=True).click()
        self.main.get_by_role("button", name=self.label(puzzle, action), exact=True).last.click()

    def label(self, puzzle: Puzzle, action: str) -> str:
        """What an action is called."""
        told = puzzle_now(self.game, puzzle.id, self.visitor.words.lang).words.choices
        return next(choice.label for choice in told if choice.action == action)

    def told(self, word: str, **facts: str | int) -> None:
        """This message stands on the page."""
        expect(self.main.get_by_text(self.visitor.say(word, **facts), exact=True)).to_be_visible()
