"""The picture of Run the Race!, as somebody plays on it who knows roles and names only."""

import contextlib
import re
from random import Random

from playwright.sync_api import CDPSession, Locator
from playwright.sync_api import TimeoutError as Late

from tests.e2e.at_table import A_CLICK, AtTable
from tests.e2e.visitor import Visitor

SIDES = ("left", "right")
SLOTS = range(1, 6)
KEYS = {"left": "QWERT", "right": "YUIOP"}
LONGEST = 400
"""Throws; a race that takes more is stuck."""
A_MOMENT = 60
"""Milliseconds between two looks at the table."""
FLICK = {"left": -34, "right": 34}
"""Pixels to a side, and as many upwards: about fifty in all."""

Throw = tuple[int, str]


class AtRace(AtTable):
    """A seat of a race."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        say = visitor.say
        self.cloth = self.page.get_by_role("region", name=say("run-the-race-board"))
        self.alert = self.cloth.get_by_role("alert")
        self.fits = self.cloth.get_by_role(
            "button", name=re.compile(f"^{re.escape(say('run-the-race-fits').split()[0])}")
        )
        self.skip = self.cloth.get_by_role(
            "button", name=say("run-the-race-action-pass"), exact=True
        )
        self.ready = self.cloth.get_by_text(say("run-the-race-ready"))
        self._finger: CDPSession | None = None

    def slot(self, n: int) -> Locator:
        """A card of the own hand."""
        return self.cloth.get_by_role("button", name=re.compile(rf"^{n}\s?: "))

    def pile(self, side: str) -> Locator:
        """An open pile: one target, whatever lies under its top."""
        word = self.visitor.say("run-the-race-spot-pile", pile=side, words="Y").split("Y")[0]
        return self.cloth.get_by_role("button", name=re.compile(f"^{re.escape(word)}"))

    def arrow(self, n: int, side: str) -> Locator:
        """One of the two ways below a card."""
        word = self.visitor.say("run-the-race-throw-card", card="", pile=side)
        called = re.compile(f"{re.escape(word)}$")
        return self.cloth.get_by_role("button", name=called).nth(n - 1)

    def heard(self) -> dict[int, str]:
        """What is said of each card."""
        found = self.cloth.get_by_role("button", name=re.compile(r"^[1-5]\s?: "))
        names = found.evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
        return {int(name[0]): name for name in names}

    def fitting(self) -> list[Throw]:
        """Which card goes where, as it is said."""
        said = self.heard()
        where = {side: f"{self.visitor.say('run-the-race-side', pile=side)}" for side in SIDES}
        return [
            (n, side)
            for n, words in sorted(said.items())
            for side in SIDES
            if re.search(rf"; {re.escape(where[side])}\s?: ", words.replace("\xa0;", ";"))
        ]

    def click(self, throw: Throw) -> None:
        """The card, then the pile."""
        with contextlib.suppress(Late):
            self.slot(throw[0]).click(timeout=A_CLICK)
            self.pile(throw[1]).click(timeout=A_CLICK)

    def press(self, throw: Throw) -> None:
        """One key, one move."""
        n, side = throw
        self.page.keyboard.press(f"Key{KEYS[side][n - 1]}")

    def tap(self, throw: Throw) -> None:
        """The arrow below the card."""
        with contextlib.suppress(Late):
            self.arrow(*throw).tap(timeout=A_CLICK)

    def flick(self, throw: Throw) -> None:
        """A short way up and aside, with a finger."""
        box = self.slot(throw[0]).bounding_box()
        if box is None:
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        aside = FLICK[throw[1]]
        self._touch("touchStart", x, y)
        for share in (0.25, 0.5, 0.75, 1):
            self._touch("touchMove", x + aside * share, y - abs(aside) * share)
        self._touch("touchEnd")

    def _touch(self, kind: str, *at: float) -> None:
        if self._finger is None:
            self._finger = self.visitor.context.new_cdp_session(self.page)
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def let_pass(self) -> None:
        """At calm pace, where nothing fits."""
        if self.skip.count():
            with contextlib.suppress(Late):
                self.skip.click(timeout=A_CLICK)

    def act(self, _rng: Random) -> bool:
        """Throw what fits, by key; whether anything did."""
        fitting = self.fitting()
        if fitting:
            self.press(fitting[0])
        else:
            self.let_pass()
        self.page.wait_for_timeout(A_MOMENT)
        return bool(fitting)

    @property
    def over(self) -> bool:
        """Whether the race is."""
        return self.again.count() > 0
