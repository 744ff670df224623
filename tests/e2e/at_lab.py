"""The house-rule lab, as somebody uses it who knows roles and names only."""

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import Visitor


class AtLab:
    """Somebody who changes rules to see what they do."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.main = self.page.get_by_role("main")

    def button(self, word: str) -> Locator:
        """The button with this message's words."""
        return self.main.get_by_role("button", name=self.visitor.say(word), exact=True)

    def tick(self, game: str, option: str) -> Locator:
        """The box beside a rule."""
        name = self.visitor.say(f"{game}-option-{option}")
        return self.main.get_by_role("checkbox", name=name, exact=True)

    def come(self, address: str) -> None:
        """By an address that says what is compared."""
        self.visitor.go(f"/lab#{address}")

    def heading(self, word: str, **facts: str) -> Locator:
        """A panel's title."""
        name = self.visitor.say(word, **facts)
        return self.main.get_by_role("heading", name=name, exact=True)

    def games(self) -> int:
        """How many have been played so far."""
        bar = self.main.get_by_role("progressbar")
        return int(bar.evaluate("bar => bar.value"))

    def pause(self) -> None:
        """Once some games of all sides are there."""
        expect(self.heading("lab-page-length")).to_be_visible(timeout=60_000)
        self.button("lab-page-pause").click()
        expect(self.button("lab-page-go-on")).to_be_visible()

    def crowded(self) -> list[str]:
        """Labels of an axis that lie upon the one before."""
        found = self.main.locator(".scale").evaluate_all(
            """scales => scales.flatMap(scale => {
                const shown = [...scale.children].filter(each => each.checkVisibility({ visibilityProperty: true }));
                const boxes = shown.map(each => each.getBoundingClientRect());
                return shown.filter((_, n) => n && boxes[n].left < boxes[n - 1].right).map(each => each.textContent);
            })"""  # noqa: E501
        )
        return [str(each) for each in found]

    def columns(self) -> list[str]:
        """What the table of all measures compares."""
        table = self.main.get_by_role("table")
        return table.get_by_role("columnheader").all_inner_texts()
