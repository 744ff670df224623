"""SaintCards' picture, as somebody uses it who reads no list: by pointer, by keys, or by finger."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from playwright.sync_api import Locator

from tests.e2e.at_picture import AtPicture, Seen
from tests.e2e.at_table import A_CLICK

SIGHT = 20, 50
"""Pixels from a card's upper left corner: what another card never covers, however it leans."""
ENOUGH = 0.75
"""How often somebody who learns goes on pointing out facts."""
NUMBERED = 9
FAR = 30


class AtSaintCards(AtPicture):
    """Somebody at the picture of SaintCards."""

    root = ".saint-cards"
    offers: ClassVar[Mapping[str, str]] = {
        "asked": ".sheet button",
        "seal": "button.owed",
        "claims": ".middle button:not([aria-disabled])",
        "cards": "[role=option][data-lit]",
        "main": ".main button.ready",
        "deck": '[data-spot="deck"][data-lit]',
    }

    @property
    def cloth(self) -> Locator:
        """The picture."""
        return self.picture

    @property
    def asked(self) -> Locator:
        """What a WildCard asks, as buttons over the book."""
        return self.cloth.locator(self.offers["asked"])

    @property
    def claims(self) -> Locator:
        """Signs that can be pointed out."""
        return self.cloth.locator(self.offers["claims"])

    @property
    def seal(self) -> Locator:
        """The call, while it is owed."""
        return self.cloth.locator(self.offers["seal"])

    @property
    def cards(self) -> Locator:
        """Cards of the hand that can go somewhere."""
        return self.cloth.locator(self.offers["cards"])

    @property
    def deck(self) -> Locator:
        """The Draw Deck, where a touch draws."""
        return self.cloth.locator(self.offers["deck"])

    @property
    def main(self) -> Locator:
        """The large button, while it does something."""
        return self.cloth.locator(self.offers["main"])

    @property
    def held(self) -> Locator:
        """The card that is taken up."""
        return self.cloth.locator('[role=option][aria-selected="true"]')

    def do(self, seen: Seen, rng: Random) -> None:
        """The call first, then what the turn is about."""
        if seen.offers["seal"] and not seen.offers["asked"]:
            self.call()
        else:
            self.turn(seen, rng)

    def turn(self, seen: Seen, rng: Random) -> None:
        """Anything but the call: what a WildCard asks, a sign, a card, the end, or a draw."""
        if seen.offers["asked"]:
            self.one(self.asked, rng)
        elif seen.offers["claims"] and rng.random() < ENOUGH:
            self.one(self.claims, rng)
        elif seen.offers["cards"]:
            self.lay(self.cards.nth(rng.randrange(max(1, self.cards.count()))))
        elif seen.offers["main"]:
            self.end()
        elif seen.offers["deck"]:
            self.draw()

    def call(self) -> None:
        """SaintCards!"""
        self.press(self.seal)

    def end(self) -> None:
        """What the large button does."""
        self.press(self.main.first)

    def draw(self) -> None:
        """From the deck."""
        self.press(self.deck)

    def lay(self, card: Locator) -> None:
        """Take it up, and touch it once more."""
        where = card.element_handle(timeout=A_CLICK)
        for _ in range(2):
            where.click(timeout=A_CLICK, position={"x": SIGHT[0], "y": SIGHT[1]})


class ByKeys(AtSaintCards):
    """No pointer is touched: numbers, Enter, D, E and S; sheets and signs by Tab."""

    def press(self, what: Locator, position: object = None) -> None:
        """By Tab and Enter, from where the keyboard is."""
        self.tab_to(what.element_handle(timeout=A_CLICK))
        self.page.keyboard.press("Enter")

    def call(self) -> None:
        """S."""
        self.page.keyboard.press("s")

    def end(self) -> None:
        """The key that stands on it, or what it does by itself."""
        key = self.main.locator("kbd")
        self.page.keyboard.press(key.inner_text().lower() if key.count() else "e")

    def draw(self) -> None:
        """D."""
        self.page.keyboard.press("d")

    def lay(self, card: Locator) -> None:
        """Its number takes it up, Enter plays it; from the tenth on arrows lead there."""
        keys = self.page.keyboard
        n = int(card.get_attribute("aria-posinset", timeout=A_CLICK) or 1)
        keys.press(str(min(n, NUMBERED)))
        if n > NUMBERED:
            for _ in range(FAR):
                if self.page.evaluate("document.activeElement?.ariaPosInSet") == str(n):
                    break
                keys.press("ArrowRight")
            keys.press("Enter")
        keys.press("Enter")


class ByFinger(AtSaintCards):
    """Cards are dragged with a finger; everything else is tapped."""

    finger = True

    def lay(self, card: Locator) -> None:
        """Drag it to where it may go: the pile, or below the deck."""
        box = card.bounding_box(timeout=A_CLICK)
        spot = card.get_attribute("data-spot", timeout=A_CLICK)
        if box and spot:
            here = box["x"] + SIGHT[0], box["y"] + SIGHT[1]
            self.carry(here, spot, Random(spot))
