"""The picture of The Holy Quest, as somebody plays it who never looks at the list beside it."""

import re
from random import Random

from playwright.sync_api import Error as Gone
from playwright.sync_api import Locator, expect

from tests.e2e.at_table import A_CLICK, LONGEST, AtTable
from tests.e2e.visitor import PATIENCE, Visitor

STILL = 40
"""Milliseconds between two looks."""
LOOKS = 1_500
"""So often in vain, and the game is stuck."""
PLACES = """each => each.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const disabled = one.getAttribute("aria-disabled") === "true";
    return { id: one.dataset.spot, x: left + width / 2, y: top + height / 2, disabled };
})"""


class AtHolyQuest(AtTable):
    """Someone who plays by what lies on the board and in the cards, in one of several ways."""

    def __init__(self, visitor: Visitor, way: str = "mouse") -> None:
        super().__init__(visitor)
        self.way = way
        """mouse, keys or touch."""
        say = visitor.say
        self.picture = self.page.get_by_role("group", name=say("holy-quest-board"), exact=True)
        self.around = self.page.locator(".holy-quest")
        self.lit = self.around.locator("[data-lit]")
        self.event = self.page.locator("dialog.event")
        self.answer = self.event.locator("button[data-answer]:enabled")
        self.read = self.event.get_by_role(
            "button",
            name=re.compile(f"^({say('holy-quest-have-read')}|{say('holy-quest-go-on')})$"),
        )
        self.item = self.page.get_by_role("menuitem")
        self.seen = {"read": 0, "asked": 0, "moves": 0, "dragged": 0}

    def begin(self) -> None:
        """Until the board is there."""
        expect(self.picture).to_be_visible()

    def step(self, rng: Random, *, until_read: bool = False) -> bool:
        """One thing that can be done now, if there is any; whether the game goes on.

        A card that is to be read is put aside, unless it is what was waited for.
        """
        for _ in range(LOOKS):
            if self.again.count():
                return False
            if self.read.count():
                if until_read:
                    return True
                self.seen["read"] += 1
                self._press(self.read.first, "Escape")
            elif asked := self.answer.count():
                self.seen["asked"] += 1
                chosen, before = rng.randrange(asked), self.event.all_inner_texts()
                if self._press(self.answer.nth(chosen), str(chosen + 1)):
                    self._until_other(before)
            elif self.item.count():
                self._press(self.item.first, "Enter")
            elif self.lit.count() and self.around.get_attribute("aria-busy") != "true":
                return self._touch(rng)
            else:
                self.page.wait_for_timeout(STILL)
                continue
            return True
        raise AssertionError("nothing can be done on the picture")

    def act(self, rng: Random) -> bool:
        """One thing."""
        return self.step(rng)

    def finish(self, rng: Random) -> int:
        """To the end, by the picture alone."""
        self.begin()
        for done in range(LONGEST):
            if not self.step(rng):
                expect(self.again).to_be_enabled()
                return done
        raise AssertionError("the game has no end")

    def standing(self, target: int) -> list[tuple[int, int]]:
        """As the plates tell it: points of this game, and of all games of the series."""
        say = self.visitor.say
        now = say("holy-quest-points-short", points=7)
        all_games = say("holy-quest-series-short", total=7, points=target)
        told = re.compile(r"\s+".join(each.replace("7", r"(\d+)") for each in (now, all_games)))
        found = [told.search(each) for each in self.page.locator(".plate").all_inner_texts()]
        return [(int(each[1]), int(each[2])) for each in found if each]

    def _press(self, what: Locator, key: str) -> bool:
        """Whether it was there to be pressed."""
        try:
            if self.way == "keys":
                self.page.keyboard.press(key)
                self.page.wait_for_timeout(STILL)
            elif self.way == "touch":
                what.tap(timeout=A_CLICK)
            else:
                what.click(timeout=A_CLICK)
        except Gone:
            self.page.wait_for_timeout(STILL)
            return False
        return True

    def _until_other(self, before: list[str]) -> None:
        """Until the card asks nothing, or something else: who asks may be to ask again at once."""
        for _ in range(PATIENCE // STILL):
            if not self.answer.count() or self.event.all_inner_texts() != before:
                return
            self.page.wait_for_timeout(STILL)
        raise AssertionError(f"the card still asks the same: {before}")

    def _touch(self, rng: Random) -> bool:
        """A lit place, chosen at random."""
        spots = self.lit.evaluate_all(PLACES)
        if not spots:
            return True
        spot = rng.choice(spots)
        before = self.prompt.inner_text(), self.log.inner_text()
        if self.way == "keys":
            self._by_keys(spot["id"])
        elif self.way == "touch":
            self._by_finger(spot, spots, rng)
        else:
            self.page.mouse.click(spot["x"], spot["y"])
        self.seen["moves"] += 1
        for _ in range(50):
            if (self.prompt.inner_text(), self.log.inner_text()) != before:
                break
            if self.item.count() or self.event.count() or self.again.count():
                break
            self.page.wait_for_timeout(STILL)
        return True

    def _by_keys(self, wanted: str) -> None:
        """Page Down from light to light, Enter there."""
        keys = self.page.keyboard
        if not self.around.evaluate("each => each.contains(document.activeElement)"):
            self.around.locator('[data-spot][tabindex="0"]').first.focus()
        for _ in range(40):
            if self.page.evaluate("document.activeElement?.dataset.spot") == wanted:
                break
            keys.press("PageDown")
        keys.press("Enter")

    def _by_finger(
        self, spot: dict[str, float], spots: list[dict[str, float]], rng: Random
    ) -> None:
        """Dragged now and then, if it can be; else a tap shows the way, a second one goes it."""
        chosen = self.around.locator('[data-spot][aria-pressed="true"]')
        self.page.touchscreen.tap(spot["x"], spot["y"])
        if not chosen.count():
            return
        here = chosen.evaluate_all(PLACES)[0]
        goals = [each for each in spots if each["id"] != here["id"]]
        if goals and rng.random() < 0.5:
            self.seen["dragged"] += 1
            goal = rng.choice(goals)
            self._drag(here, goal)
        else:
            self.page.touchscreen.tap(spot["x"], spot["y"])

    def _drag(self, here: dict[str, float], there: dict[str, float]) -> None:
        """With a finger, in a few steps."""
        line = self.page.context.new_cdp_session(self.page)

        def send(kind: str, *points: dict[str, float]) -> None:
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

        send("touchStart", {"x": here["x"], "y": here["y"]})
        for n in range(1, 6):
            x = here["x"] + (there["x"] - here["x"]) * n / 5
            y = here["y"] + (there["y"] - here["y"]) * n / 5
            send("touchMove", {"x": x, "y": y})
        send("touchEnd")
        line.detach()
