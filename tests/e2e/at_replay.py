"""The replay page, as somebody uses it who knows roles and names only."""

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import Visitor


class AtReplay:
    """Somebody who watches a game again."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.slider = self.page.get_by_role("slider", name=visitor.say("replay-scrub"))

    def button(self, word: str) -> Locator:
        """The button with this message's words."""
        return self.page.get_by_role("button", name=self.visitor.say(word), exact=True)

    def at(self, moment: int) -> None:
        """The picture has come to this moment of the game."""
        expect(self.slider).to_have_value(str(moment))

    def length(self) -> int:
        """How many moments there are."""
        return int(self.slider.get_attribute("max") or 0)
