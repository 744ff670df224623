"""A class, as a teacher and pupils use it who know roles and names only."""

import re
from functools import cache

from playwright.sync_api import Locator, Page, expect

from questable.saints import Question, questions_of, shipped
from questable.telling.study import option_words, question_words
from tests.e2e.visitor import Visitor

LETTERS = "ABCD"


@cache
def _asked() -> list[Question]:
    """All questions about famous saints."""
    known = [saint.key for saint in shipped().saints if saint.famous]
    return [each for key in known for each in questions_of(shipped(), key)]


class InClass:
    """Somebody in a class."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def main(self) -> Locator:
        return self.page.get_by_role("main")

    def say(self, word: str, **facts: int | str) -> str:
        """A message of the class."""
        return self.visitor.say(f"classroom-{word}", **facts)

    def button(self, word: str, **facts: int | str) -> Locator:
        """The button with this message's words."""
        return self.page.get_by_role("button", name=self.say(word, **facts), exact=True)

    def link(self, word: str) -> Locator:
        """The link with this message's words."""
        return self.page.get_by_role("link", name=self.say(word), exact=True)

    def sees(self, word: str, **facts: int | str) -> None:
        """This is said somewhere on the page, in these very words."""
        words = self.main.get_by_text(self.say(word, **facts), exact=True)
        expect(words.filter(visible=True).first).to_be_visible()

    def question(self, number: int, total: int) -> None:
        """This question of the bee is on the page."""
        self.sees("bee-place", n=number, total=total)


class Teacher(InClass):
    """Whose class it is."""

    def opens(self, title: str = "4b") -> str:
        """A class; its code."""
        self.visitor.go("/class")
        self.page.get_by_label(self.say("teacher-name")).fill("Ms Hill")
        self.page.get_by_label(self.say("class-name")).fill(title)
        self.button("open-go").click()
        return self.code()

    def code(self) -> str:
        """What pupils type."""
        tiles = self.main.get_by_role("region", name=self.say("code")).get_by_role("img")
        spelled = tiles.filter(visible=True).last.get_attribute("aria-label") or ""
        return "".join(re.findall(r"\b[A-Z]\b", spelled))

    def field(self, word: str) -> Locator:
        """A field of the dialog that is open."""
        return self.page.get_by_role("dialog").get_by_label(self.say(word), exact=True)

    def begin(self, what: str, **fields: str) -> None:
        """A bee, a learning round or tables, with these fields filled in."""
        self.button(f"{what}-go").click()
        for name, value in fields.items():
            found = self.field(name)
            if found.evaluate("each => each.tagName") == "SELECT":
                found.select_option(value)
            else:
                found.fill(value)
        self.page.get_by_role("dialog").get_by_role(
            "button", name=self.say(f"{what}-start"), exact=True
        ).click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def stop(self, what: str) -> None:
        """The end of it."""
        self.button(f"stop-{what}").click()
        self.button("stop-yes").click()
        expect(self.button("bee-go")).to_be_visible()

    def pupil(self, name: str) -> Locator:
        """A name on the roll."""
        roll = self.main.get_by_role("list").last
        return roll.get_by_role("button").filter(has_text=re.compile(rf"^\s*{name}\b"))


class Pupil(InClass):
    """Who came in by the code."""

    def enters(self, name: str) -> None:
        """With a first name, at the door."""
        self.page.get_by_label(self.say("name"), exact=True).fill(name)
        self.button("enter").click()
        self.sees("hello", name=name)

    def comes(self, code: str, name: str) -> None:
        """As by a camera: the address has the code."""
        self.visitor.go(f"/class#{code}")
        self.enters(name)

    @property
    def answers(self) -> Locator:
        """The buttons of a question; who shares a device stands in a group before it."""
        return self.main.get_by_role("group").last.get_by_role("button")

    def options(self) -> list[str]:
        """What can be chosen, A first."""
        expect(self.answers).to_have_count(len(LETTERS))
        said = [str(each.get_attribute("aria-label")) for each in self.answers.all()]
        return [re.sub(r"^[A-D]\s?: ", "", each) for each in said]

    def right(self) -> int:
        """Which of them is true: whoever knows the collection knows it."""
        heading = self.main.get_by_role("heading", level=2).inner_text()
        said, words = self.options(), self.visitor.words
        for question in _asked():
            if question_words(words, shipped(), question) != heading:
                continue
            known = option_words(words, shipped(), question)
            if sorted(known) == sorted(said):
                return said.index(known[question.answer])
        raise AssertionError((heading, said))

    def answer(self, place: int) -> None:
        """By a touch; the class has it."""
        self.answers.nth(place).click()

    def is_in(self, place: int) -> None:
        """The class has this answer of mine."""
        self.sees("is-in", letter=LETTERS[place])
