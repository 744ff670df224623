"""The editor of positions, as somebody meets it who knows roles and names only."""

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import Visitor


class AtPosition:
    """Somebody who sets up a position."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.main = self.page.get_by_role("main")

    def button(self, word: str) -> Locator:
        """The button with this message's words."""
        return self.main.get_by_role("button", name=self.visitor.say(word), exact=True)

    def list(self, word: str) -> Locator:
        """What is chosen from, by its label."""
        return self.main.get_by_label(self.visitor.say(word), exact=True)

    def begin(self, game: str) -> None:
        """A new table of that game."""
        self.visitor.go("/position")
        self.main.get_by_role("button", name=self.visitor.say(f"{game}-title")).click()
        self.fine()

    def fine(self) -> None:
        """It can stand on a table."""
        expect(self.main.get_by_text(self.visitor.say("position-page-fine"))).to_be_visible()

    def wrong(self) -> Locator:
        """What is wrong with it."""
        expect(self.main.get_by_text(self.visitor.say("position-page-wrong"))).to_be_visible()
        return self.main.get_by_role("status").get_by_role("listitem")

    def move_first(self) -> str:
        """The first piece of the first place to the last place where it can go; what it is."""
        there = self.list("position-page-to").locator("option").last.get_attribute("value") or ""
        piece = self.list("position-page-piece").input_value()
        self.list("position-page-to").select_option(there)
        self.button("position-page-put").click()
        expect(self.button("position-page-back")).to_be_enabled()
        return piece
