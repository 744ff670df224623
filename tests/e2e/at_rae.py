"""Ràe's picture, as somebody uses it who reads no list: by pointer, by keys, or by finger."""

import contextlib
from random import Random

from playwright.sync_api import Locator, Position
from playwright.sync_api import TimeoutError as Late

from tests.e2e.at_table import A_CLICK, LONGEST, AtTable

CARD = "hand:"
STRIP = 12
"""Pixels from a card's left edge: what another card never covers."""
OFTEN = 0.9
SHORT = 40


def seen_of(spot: str) -> Position | None:
    """Where a card is touched: others lie over all but its left edge."""
    if spot.startswith(CARD):
        return {"x": STRIP, "y": SHORT}
    return {"x": 6, "y": 16} if "-" in spot.split(":")[0] and ":" in spot else None


class AtRae(AtTable):
    """Somebody at the picture of Ràe."""

    @property
    def rae(self) -> Locator:
        """The picture."""
        return self.page.locator(".rae")

    @property
    def reply(self) -> Locator:
        """The sheet with the secret question."""
        return self.rae.locator("[data-reply]")

    def lit(self) -> list[str]:
        """The spots that can be chosen."""
        found = self.rae.locator("[data-lit]")
        names = found.evaluate_all("all => all.map(each => each.dataset.spot)")
        return [name for name in names if name]

    def spot(self, name: str) -> Locator:
        """A place of the picture."""
        return self.rae.locator(f'[data-spot="{name}"]')

    def held(self) -> str:
        """The card that is taken up; '' for none."""
        found = self.rae.locator('[aria-selected="true"]')
        return str(found.first.get_attribute("data-spot")) if found.count() else ""

    def rest(self) -> bool:
        """Until something is asked of this seat or the game is over; whether something is asked."""
        lit, again = self.rae.locator("[data-lit]"), self.again
        lit.or_(self.reply).or_(again).first.wait_for()
        return not again.count()

    def answer(self, rng: Random) -> None:
        """The secret question, one way or the other; the sheet goes when the pause is over."""
        sheet = self.reply.element_handle()
        buttons = self.reply.get_by_role("button", disabled=False)
        # Who holds no King has nothing to choose: the page answers.
        if offered := buttons.count():
            with contextlib.suppress(Late):
                buttons.nth(rng.randrange(offered)).click(timeout=A_CLICK)
        if sheet is not None:
            sheet.wait_for_element_state("hidden")

    def chosen(self, rng: Random) -> str:
        """What somebody would touch first: mostly a card, sometimes anything else, or the end."""
        lit = self.lit()
        cards = [each for each in lit if each.startswith(CARD)]
        others = [each for each in lit if each not in cards]
        if cards and (not others or rng.random() < OFTEN):
            return rng.choice(cards)
        return rng.choice(others) if others else ""

    def confirm(self) -> None:
        """A menu that asks once more."""
        menu = self.rae.get_by_role("menuitem")
        if menu.count():
            menu.first.click(timeout=A_CLICK)

    def act(self, rng: Random) -> bool:
        """One thing on the picture, by pointer alone."""
        with contextlib.suppress(Late):
            if self.reply.count():
                self.answer(rng)
                return True
            first = self.chosen(rng)
            if not first:
                return False
            self.touch(first)
            if self.held():
                goals = self.lit()
                if not goals:
                    return False
                self.put(self.held(), rng.choice(goals))
            self.confirm()
            return True
        return False

    def touch(self, spot: str) -> None:
        """Click on what is seen of it, whatever lies over the rest."""
        self.spot(spot).click(timeout=A_CLICK, position=seen_of(spot))

    def put(self, _card: str, goal: str) -> None:
        """The card that is taken up, there."""
        self.touch(goal)

    def play(self, rng: Random, most: int = LONGEST) -> int:
        """On the picture until the game is over."""
        for done in range(most):
            if not self.rest():
                return done
            self.act(rng)
        return most


class ByKeys(AtRae):
    """No pointer is touched: numbers take cards up, letters put them down, E ends the turn."""

    def act(self, rng: Random) -> bool:
        """One thing by keys."""
        if self.reply.count():
            self._answer()
            return True
        cards = self.rae.get_by_role("option")
        ids = list(cards.evaluate_all("all => all.map(each => each.dataset.spot)"))
        first = self.chosen(rng)
        if first == "done":
            self.page.keyboard.press("e")
        elif first in ids[:9]:
            self.page.keyboard.press(str(ids.index(first) + 1))
            self._put(rng)
        elif first:
            self._go(first)
        return True

    def _put(self, rng: Random) -> None:
        letters = self.rae.locator("kbd").all_inner_texts()
        offered = [each for each in letters if each.isalpha() and each != "E"]
        if offered:
            self.page.keyboard.press(rng.choice(offered).lower())
        elif self.held():
            goals = self.lit()
            self._go(goals[0]) if goals else self.page.keyboard.press("Escape")

    def _go(self, spot: str) -> None:
        """Along the lit places, and Enter; a menu that asks once more gets another."""
        if "lifted" in self.lit() or self.rae.locator('[data-spot="lifted"]').count():
            letters = [each for each in self.rae.locator("kbd").all_inner_texts() if each.isalpha()]
            if keys := [each for each in letters if each != "E"]:
                self.page.keyboard.press(keys[0].lower())
                return
        self.rae.locator('[data-spot][tabindex="0"]').first.focus()
        for _ in range(SHORT):
            if self.page.evaluate("document.activeElement?.dataset.spot") == spot:
                break
            self.page.keyboard.press("PageDown")
        self.page.keyboard.press("Enter")
        if self.rae.get_by_role("menu").count():
            self.page.keyboard.press("Enter")

    def _answer(self) -> None:
        sheet = self.reply.element_handle()
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        if sheet is not None:
            sheet.wait_for_element_state("hidden")


class ByFinger(AtRae):
    """Cards are dragged with a finger; everything else is tapped."""

    def act(self, rng: Random) -> bool:
        """One thing by touch."""
        with contextlib.suppress(Late):
            if self.reply.count():
                self.answer(rng)
                return True
            first = self.chosen(rng)
            if self.spot("lifted").count():
                self._drag("lifted", rng)
            elif first.startswith(CARD):
                self._drag(first, rng)
            elif first:
                self.spot(first).tap(timeout=A_CLICK, position=seen_of(first))
            self.confirm()
            return True
        return False

    def _drag(self, card: str, rng: Random) -> None:
        """To a place that lights up once it is lifted."""
        box = self.spot(card).bounding_box(timeout=A_CLICK)
        if not box:
            return
        line = self.page.context.new_cdp_session(self.page)
        x, y = box["x"] + STRIP, box["y"] + SHORT

        def finger(what: str, *points: tuple[float, float]) -> None:
            touches = [{"x": px, "y": py} for px, py in points]
            line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})

        finger("touchStart", (x, y))
        finger("touchMove", (x, y - 12))
        finger("touchMove", (x + 4, y - 24))
        goals = [each for each in self.lit() if each != card]
        if goals:
            there = self.spot(rng.choice(goals)).first.bounding_box(timeout=A_CLICK)
            if there:
                at = (
                    there["x"] + min(8, there["width"] / 2),
                    there["y"] + min(16, there["height"] / 2),
                )
                finger("touchMove", ((x + at[0]) / 2, (y + at[1]) / 2))
                finger("touchMove", at)
        finger("touchEnd")
        line.detach()
