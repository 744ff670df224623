"""Ràe's picture, as somebody uses it who reads no list: by pointer, by keys, or by finger."""

import contextlib
from collections.abc import Mapping
from random import Random
from typing import ClassVar

from playwright.sync_api import Error as Gone
from playwright.sync_api import Locator, Position

from tests.e2e.at_picture import AtPicture, Seen
from tests.e2e.at_table import A_CLICK

CARD = "hand:"
LIFTED = "lifted"
OFTEN = 0.9
NUMBERED = 9
FAR = 150
END = "done"
WITHIN = "each => each.contains(document.activeElement?.closest('[data-spot]') ?? null)"
"""Whether the keyboard is at a place of the picture."""


IN_SIGHT = """each => {
    each.scrollIntoView({ block: "nearest" });
    const box = each.getBoundingClientRect();
    const seen = [];
    for (let y = 3; y < box.height; y += 6)
        for (let x = 3; x < box.width; x += 6) {
            const at = document.elementFromPoint(box.left + x, box.top + y);
            if (at?.closest("[data-spot]") === each) seen.push({ x, y });
        }
    const mean = (key) => seen.reduce((sum, point) => sum + point[key], 0) / seen.length;
    const far = ({ x, y }) => Math.hypot(x - mean("x"), y - mean("y"));
    return seen.reduce((best, point) => (best && far(best) <= far(point) ? best : point), null);
}"""
"""Where a place is touched: in the middle of what other cards leave in sight of it."""


class AtRae(AtPicture):
    """Somebody at the picture of Ràe."""

    root = ".rae"
    offers: ClassVar[Mapping[str, str]] = {
        "reply": "[data-reply]:not(:has([aria-pressed=true])) button:enabled",
        "menu": "[role=menuitem]",
        "spots": "[data-lit]",
    }

    @property
    def rae(self) -> Locator:
        """The picture."""
        return self.picture

    @property
    def reply(self) -> Locator:
        """The sheet with the secret question."""
        return self.rae.locator("[data-reply]")

    def lit(self) -> list[str]:
        """The spots that can be chosen."""
        return self.look().names("lit")

    def spot(self, name: str) -> Locator:
        """A place of the picture."""
        return self.rae.locator(f'[data-spot="{name}"]')

    def answer(self, rng: Random) -> None:
        """The secret question, one way or the other; the sheet goes when the pause is over."""
        sheet = self.reply.element_handle()
        buttons = self.rae.locator(self.offers["reply"])
        # Who holds no King has nothing to choose: the page answers.
        if buttons.count():
            with contextlib.suppress(Gone):
                self.one(buttons, rng)
        sheet.wait_for_element_state("hidden")

    def confirm(self) -> None:
        """A menu that asks once more."""
        menu = self.rae.locator(self.offers["menu"])
        if menu.count():
            self.press(menu.first)

    def act(self, rng: Random) -> bool:
        """One thing, from a card that is taken up to where it lies."""
        done = super().act(rng)
        while done and self.look().offers["held"]:
            done = super().act(rng)
        return done

    def do(self, seen: Seen, rng: Random) -> None:
        """A question first; then what is taken up goes somewhere, or something is taken up."""
        if seen.offers["reply"]:
            self.one(self.rae.locator(self.offers["reply"]), rng)
        elif seen.offers["menu"]:
            self.confirm()
        elif seen.offers["held"]:
            goals = [each for each in seen.names("lit") if each not in seen.names("held")]
            self.put(rng.choice(goals)) if goals else self.page.keyboard.press("Escape")
        else:
            self.begin(self.chosen(seen, rng), rng)

    def chosen(self, seen: Seen, rng: Random) -> str:
        """What somebody would touch first: mostly a card, sometimes anything else, or the end."""
        lit = seen.names("spots")
        cards = [each for each in lit if each.startswith(CARD)]
        others = [each for each in lit if each not in cards]
        return rng.choice(cards if cards and (not others or rng.random() < OFTEN) else others)

    def begin(self, spot: str, _rng: Random) -> None:
        """Touch what can be chosen while nothing is in hand."""
        self.touch(spot)

    def touch(self, spot: str) -> None:
        """On what is seen of it, whatever lies over the rest."""
        self.press(self.spot(spot).first, self.in_sight(spot))

    def in_sight(self, spot: str) -> Position | None:
        """A point of what is seen of it, from its upper left corner; None where it is hidden."""
        place = self.spot(spot).first.element_handle(timeout=A_CLICK)
        found: Position | None = place.evaluate(IN_SIGHT)
        return found

    def put(self, goal: str) -> None:
        """What is taken up, there."""
        self.touch(goal)


class ByKeys(AtRae):
    """No pointer is touched: numbers take cards up, letters put them down, E ends the turn."""

    def press(self, what: Locator, position: object = None) -> None:
        """By Tab and Enter, from where the keyboard is."""
        self.tab_to(what.element_handle(timeout=A_CLICK))
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        """The first entry of a menu has the keyboard."""
        self.page.keyboard.press("Enter")

    def begin(self, spot: str, rng: Random) -> None:
        """A card by its number, the end by E, anything else by going there."""
        cards = self.rae.get_by_role("option")
        ids = list(cards.evaluate_all("all => all.map(each => each.dataset.spot)"))[:NUMBERED]
        if spot == END:
            self.page.keyboard.press("e")
        elif spot in ids:
            self.page.keyboard.press(str(ids.index(spot) + 1))
        else:
            self.put(spot)

    def put(self, goal: str) -> None:
        """By the letter that stands there, or along the lit places and Enter."""
        letter = self.spot(goal).locator("kbd").all_inner_texts()
        if letter and letter[0].isalpha():
            self.page.keyboard.press(letter[0].lower())
            return
        for _ in range(FAR):
            if self.page.evaluate("document.activeElement?.dataset.spot") == goal:
                break
            # The board is one stop of the Tab key; from there lights are near.
            self.page.keyboard.press("PageDown" if self.rae.evaluate(WITHIN) else "Tab")
        self.page.keyboard.press("Enter")


class ByFinger(AtRae):
    """Cards are dragged with a finger; everything else is tapped."""

    finger = True

    def begin(self, spot: str, rng: Random) -> None:
        """Drag a card to a place that takes it; a card that is lifted is in hand already."""
        lifted = self.spot(LIFTED)
        own = LIFTED if lifted.count() else spot
        box = self.spot(own).bounding_box(timeout=A_CLICK)
        at = self.in_sight(own)
        if box and at and (own == LIFTED or own.startswith(CARD)):
            self.carry((box["x"] + at["x"], box["y"] + at["y"]), own, rng)
        else:
            self.touch(spot)
