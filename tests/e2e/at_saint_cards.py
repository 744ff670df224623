"""SaintCards' picture, as somebody uses it who reads no list: by pointer, by keys, or by finger."""

import contextlib
from random import Random

from playwright.sync_api import Error as Gone
from playwright.sync_api import Locator

from tests.e2e.at_table import A_CLICK, LONGEST, AtTable

STRIP, SHORT = 20, 80
"""Pixels from a card's upper left corner: what another card never covers, however it leans."""
ENOUGH = 0.75
"""How often somebody who learns goes on pointing out facts."""
FAR = 60


class AtSaintCards(AtTable):
    """Somebody at the picture of SaintCards."""

    @property
    def cloth(self) -> Locator:
        """The picture."""
        return self.page.locator(".saint-cards")

    @property
    def asked(self) -> Locator:
        """What a WildCard asks, as buttons over the book."""
        return self.cloth.locator(".sheet button")

    @property
    def claims(self) -> Locator:
        """Signs that can be pointed out."""
        return self.cloth.locator(".middle button:not([aria-disabled])")

    @property
    def seal(self) -> Locator:
        """The call, while it is owed."""
        return self.cloth.locator("button.owed")

    @property
    def cards(self) -> Locator:
        """Cards of the hand that can go somewhere."""
        return self.cloth.locator("[role=option][data-lit]")

    @property
    def deck(self) -> Locator:
        """The Draw Deck, where a touch draws."""
        return self.cloth.locator('[data-spot="deck"][data-lit]')

    @property
    def main(self) -> Locator:
        """The large button, while it does something."""
        return self.cloth.locator(".main button.ready")

    @property
    def held(self) -> Locator:
        """The card that is taken up."""
        return self.cloth.locator('[role=option][aria-selected="true"]')

    def rest(self) -> bool:
        """Until something is asked of this seat or the game is over; whether something is asked."""
        some = self.cards.or_(self.deck).or_(self.main).or_(self.asked).or_(self.seal)
        some.or_(self.claims).or_(self.again).first.wait_for()
        return not self.again.count()

    def one(self, found: Locator, rng: Random) -> None:
        """One of several buttons."""
        if count := found.count():
            found.nth(rng.randrange(count)).click(timeout=A_CLICK)

    def act(self, rng: Random) -> bool:
        """One thing on the picture."""
        with contextlib.suppress(Gone):
            if self.asked.count():
                self.one(self.asked, rng)
            elif self.seal.count():
                self.seal.click(timeout=A_CLICK)
            elif self.claims.count() and rng.random() < ENOUGH:
                self.one(self.claims, rng)
            elif count := self.cards.count():
                self.lay(self.cards.nth(rng.randrange(count)))
            elif self.main.count():
                self.main.first.click(timeout=A_CLICK)
            elif self.deck.count():
                self.deck.click(timeout=A_CLICK)
            return True
        return False

    def lay(self, card: Locator) -> None:
        """Take it up, and touch it once more."""
        where = card.element_handle(timeout=A_CLICK)
        for _ in range(2):
            where.click(timeout=A_CLICK, position={"x": STRIP, "y": SHORT})

    def play(self, rng: Random, most: int = LONGEST) -> int:
        """On the picture until the game is over."""
        for done in range(most):
            if not self.rest():
                return done
            self.act(rng)
        return most


class ByKeys(AtSaintCards):
    """No pointer is touched: numbers, Enter, D, E and S; sheets and signs by Tab."""

    def one(self, found: Locator, rng: Random) -> None:
        """By Tab and Enter, from where the keyboard is."""
        wanted = found.nth(rng.randrange(found.count() or 1)).element_handle(timeout=A_CLICK)
        for _ in range(FAR):
            if self.page.evaluate("each => document.activeElement === each", wanted):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def act(self, rng: Random) -> bool:
        """One thing by keys."""
        with contextlib.suppress(Gone):
            if self.asked.count():
                self.one(self.asked, rng)
            elif self.seal.count():
                self.page.keyboard.press("s")
            elif self.claims.count() and rng.random() < ENOUGH:
                self.one(self.claims, rng)
            elif count := self.cards.count():
                self.lay(self.cards.nth(rng.randrange(count)))
            elif self.main.count():
                self.page.keyboard.press("e")
                self.page.keyboard.press("d")
            return True
        return False

    def lay(self, card: Locator) -> None:
        """Its number takes it up, Enter plays it; from the tenth on arrows lead there."""
        n = int(card.get_attribute("aria-posinset", timeout=A_CLICK) or 1)
        self.page.keyboard.press(str(min(n, 9)))
        for _ in range(n - 9):
            self.page.keyboard.press("ArrowRight")
        if n > 9:
            self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")


class ByFinger(AtSaintCards):
    """Cards are dragged with a finger; everything else is tapped."""

    def lay(self, card: Locator) -> None:
        """Drag it onto the pile."""
        box, goal = (
            each.bounding_box(timeout=A_CLICK)
            for each in (card, self.cloth.locator('[data-spot="pile"]'))
        )
        if not box or not goal:
            return
        line = self.page.context.new_cdp_session(self.page)

        def finger(what: str, *points: tuple[float, float]) -> None:
            touches = [{"x": px, "y": py} for px, py in points]
            line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})

        x, y = box["x"] + STRIP, box["y"] + SHORT
        end = (goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
        finger("touchStart", (x, y))
        finger("touchMove", (x, y - STRIP))
        finger("touchMove", ((x + end[0]) / 2, (y + end[1]) / 2))
        finger("touchMove", end)
        finger("touchEnd")
        line.detach()
