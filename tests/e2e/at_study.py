"""Learning the saints, as somebody does who knows roles and names only."""

import re

from playwright.sync_api import Locator, expect

from questable.saints import Question, shipped
from questable.saints.questions.sights import window_questions
from questable.telling.study import option_words, question_words
from tests.e2e.visitor import Visitor

ROUND = 10
LETTERS = "ABCD"


def windows() -> list[Question]:
    """All questions of windows that children are asked."""
    known = [saint.key for saint in shipped().saints if saint.famous]
    return [each for key in known for each in window_questions(shipped(), key)]


class AtStudy:
    """Somebody who learns."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.main = self.page.get_by_role("main")
        self.lang = visitor.words.lang

    def button(self, word: str, **facts: int | str) -> Locator:
        """The button with this message's words."""
        return self.page.get_by_role("button", name=self.visitor.say(word, **facts), exact=True)

    def link(self, word: str) -> Locator:
        """The link with this message's words."""
        return self.page.get_by_role("link", name=self.visitor.say(word), exact=True)

    def way(self, name: str) -> None:
        """Begin to learn in one of the five ways."""
        self.main.get_by_role("link", name=self.visitor.say(f"study-exercise-{name}")).click()

    def at(self, number: int, exercise: str) -> None:
        """This is the question of that number."""
        title = self.visitor.say(f"study-exercise-{exercise}")
        place = self.visitor.say("study-place", n=number, total=ROUND, exercise=title)
        expect(self.main.get_by_text(place, exact=True)).to_be_visible()

    def options(self) -> list[str]:
        """What can be chosen, as it is told, A first."""
        group = self.main.get_by_role("group").get_by_role("button")
        expect(group).to_have_count(len(LETTERS))
        said = [str(each.get_attribute("aria-label")) for each in group.all()]
        return [re.sub(r"^[A-D]\s?: ", "", each) for each in said]

    def answer(self) -> int:
        """Which of them is true: whoever knows the collection knows it."""
        heading = self.main.get_by_role("heading", level=2).inner_text()
        said = self.options()
        for question in windows():
            if question_words(self.visitor.words, shipped(), question) != heading:
                continue
            words = option_words(self.visitor.words, shipped(), question)
            if sorted(words) == sorted(said):
                return said.index(words[question.answer])
        raise AssertionError((heading, said))

    def heading(self, word: str, **facts: int | str) -> None:
        """What the page is about now."""
        name = self.visitor.say(word, **facts)
        expect(self.main.get_by_role("heading", name=name, exact=True)).to_be_visible()

    def kept(self, count: int) -> Locator:
        """So many slips are remembered; a touch unfolds what can be done with them."""
        return self.main.get_by_text(self.visitor.say("study-page-kept", count=count), exact=True)
