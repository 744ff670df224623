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

    def _game(self, word: str, game: str) -> Locator:
        title = self.visitor.say(f"{game}-title")
        return self.page.get_by_role("button", name=self.visitor.say(word, title=title), exact=True)

    def play_now(self, game: str) -> Locator:
        """One click to a game against bots."""
        return self._game("page-play-now-game", game)

    def set_up(self, game: str) -> None:
        """Open the dialog for a new table."""
        self._game("page-new-table-game", game).click()

    def bring(self, record: str) -> None:
        """Drop a file onto the page."""
        files = self.page.evaluate_handle(DROP, record)
        self.page.get_by_role("main").dispatch_event("drop", {"dataTransfer": files})
        self.page.get_by_role("button", name=self.visitor.say("page-record-replay")).wait_for()
