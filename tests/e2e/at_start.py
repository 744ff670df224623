"""The start page, as somebody uses it who knows roles and names only."""

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import Visitor

DROP = """text => {
    const files = new DataTransfer();
    files.items.add(new File([text], "game.jsonl"));
    return files;
}"""


class AtStart:
    """Somebody who wants to play."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def come(self) -> None:
        """Until all games can be played."""
        self.visitor.go("/")
        for game in ("questor", "rae"):
            expect(self.play_now(game)).to_be_enabled()

    def play(self, game: str, company: str = "bots") -> Locator:
        """One click to a game, with those who were chosen."""
        title = self.visitor.say(f"{game}-title")
        name = self.visitor.say(f"page-play-game-{company}", title=title)
        return self.page.get_by_role("button", name=name, exact=True)

    def play_now(self, game: str) -> Locator:
        """One click to a game against bots."""
        return self.play(game)

    def play_with(self, company: str) -> None:
        """With whom Play plays from now on."""
        label = self.page.locator("label").filter(
            has_text=self.visitor.say(f"page-company-{company}")
        )
        label.click()

    def set_up(self, game: str) -> None:
        """Go where a new table is set up, until it can be opened."""
        title = self.visitor.say(f"{game}-title")
        name = self.visitor.say("page-new-table-game", title=title)
        self.page.get_by_role("link", name=name, exact=True).click()
        expect(self.opens).to_be_enabled()

    @property
    def opens(self) -> Locator:
        """What opens the table that was set up."""
        word = self.visitor.say("page-open-table")
        return self.page.get_by_role("button", name=word, exact=True)

    @property
    def code(self) -> Locator:
        """Where a code is typed."""
        return self.page.get_by_role("textbox", name=self.visitor.say("page-code-label"))

    def bring(self, record: str) -> None:
        """Drop a file onto the page."""
        files = self.page.evaluate_handle(DROP, record)
        self.page.get_by_role("main").dispatch_event("drop", {"dataTransfer": files})
        self.page.get_by_role("button", name=self.visitor.say("page-record-replay")).wait_for()
