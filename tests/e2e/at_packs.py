"""The page where packs are made, as somebody uses it who knows roles and names only."""

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import Visitor


class AtPacks:
    """Somebody who writes questions or cards."""

    def __init__(self, visitor: Visitor, *, touch: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.touch = touch
        self.main = self.page.get_by_role("main")
        self.status = self.main.locator(".status")
        self.faults = self.main.locator(".faults button")

    def say(self, word: str, **facts: int | str) -> str:
        """What the page calls something."""
        return self.visitor.say(f"packs-{word}", **facts)

    def button(self, word: str, **facts: int | str) -> Locator:
        """The button with this message's words."""
        return self.page.get_by_role("button", name=self.say(word, **facts), exact=True)

    def press(self, what: Locator) -> None:
        """By pointer or by finger."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def begin(self, game: str) -> None:
        """A new pack of a game, until it can be written."""
        self.visitor.go("/packs")
        self.press(self.main.get_by_role("button", name=self.visitor.say(f"{game}-title")))
        expect(self.name).to_be_visible()

    def bring(self, text: str) -> None:
        """Open a file."""
        self.visitor.go("/packs")
        file = {"name": "ours.toml", "mimeType": "text/plain", "buffer": text.encode()}
        self.main.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]

    @property
    def name(self) -> Locator:
        """What the pack is called."""
        return self.main.get_by_role("textbox", name=self.say("name"), exact=True)

    def row(self, number: int) -> Locator:
        """A question, counted from 1."""
        return self.main.get_by_role("listitem").filter(has_text=self.say("row", n=number)).first

    def ask(self, number: int, text: str, *answers: str) -> None:
        """Write a question; the first answer is right."""
        row = self.row(number)
        label = self.visitor.say("packform-holy-quest-text")
        row.get_by_role("textbox", name=label, exact=True).fill(text)
        lines = row.get_by_role("group", name=self.visitor.say("packform-holy-quest-answers"))
        for n, answer in enumerate(answers):
            lines.get_by_role("textbox").nth(n).fill(answer)

    def saved(self) -> str:
        """The file that is saved."""
        with self.page.expect_download() as coming:
            self.press(self.button("save"))
        return coming.value.path().read_text(encoding="utf-8")
