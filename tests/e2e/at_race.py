"""The picture of Run the Race!, as somebody plays on it who knows roles and names only."""

import contextlib
import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import CDPSession, Locator
from playwright.sync_api import TimeoutError as Late

from questable.engine import Match
from tests.e2e.at_table import A_CLICK, AtTable
from tests.e2e.visitor import PATIENCE, Visitor

SIDES = ("left", "right")
SLOTS = range(1, 6)
KEYS = {"left": "QWERT", "right": "YUIOP"}
LONGEST = 400
"""Throws; a race that takes more is stuck."""
A_MOMENT = 60
"""Milliseconds between two looks at the table."""
LOOKS = PATIENCE // A_MOMENT
"""In so many something changes on the table, or nothing ever will."""
ANSWERED = A_CLICK // A_MOMENT
"""In so many it is seen what came of a throw."""
NAMES = "all => all.map((each) => each.getAttribute('aria-label') ?? each.textContent.trim())"
FLICK = {"left": -34, "right": 34}
"""Pixels to a side, and as many upwards: about fifty in all."""

Throw = tuple[int, str]


def fits(match: Match, seat: int) -> list[Throw]:
    """What a seat can throw in a position."""
    found = match.game.view(match.state, seat).fits  # type: ignore[attr-defined]
    return [(n, side) for n in SLOTS for side in SIDES if found[n - 1][SIDES.index(side)]]


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
        self._pass = say("run-the-race-action-pass")
        self.skip = self.cloth.get_by_role("button", name=self._pass, exact=True)
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
        word = self.visitor.say("run-the-race-throw", pile=side)
        called = re.compile(f"{re.escape(word)}$", re.IGNORECASE)
        return self.cloth.get_by_role("button", name=called).nth(n - 1)

    def said(self) -> list[str]:
        """What all that can be touched is called."""
        return list(self.cloth.get_by_role("button").evaluate_all(NAMES))

    def heard(self, said: list[str] | None = None) -> dict[int, str]:
        """What is said of each card."""
        names = self.said() if said is None else said
        return {int(name[0]): name for name in names if re.match(r"[1-5]\s?: ", name)}

    def fitting(self, said: list[str] | None = None) -> list[Throw]:
        """Which card goes where, as it is said."""
        heard = self.heard(said)
        where = {side: f"{self.visitor.say('run-the-race-side', pile=side)}" for side in SIDES}
        return [
            (n, side)
            for n, words in sorted(heard.items())
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

    def waited(self) -> list[str]:
        """Until something can be done or the race is over: what is said then.

        Turned piles may long bring nothing that fits, so it counts that something changes.
        """
        was: list[str] = []
        left = LOOKS
        while left:
            said = self.said()
            if self._pass in said or self._open(self.fitting(said)) or self.over:
                return said
            was, left = said, left - 1 if said == was else LOOKS
            self.page.wait_for_timeout(A_MOMENT)
        raise AssertionError(f"nothing happens: {was}; {self.log.inner_text()[-200:]!r}")

    def _open(self, fitting: list[Throw]) -> bool:
        """Whether any can be thrown now; at calm pace only in the own turn."""
        return bool(fitting) and self.slot(fitting[0][0]).is_enabled()

    def thrown(self, throw: Callable[[Throw], None]) -> bool:
        """Throw the first card that fits, or pass, once one can; whether a card was thrown."""
        said = self.waited()
        fitting = self.fitting(said)
        if fitting:
            throw(fitting[0])
        elif self._pass in said:
            with contextlib.suppress(Late):
                self.skip.click(timeout=A_CLICK)
        for _ in range(ANSWERED):
            if self._answered(said, fitting):
                return bool(fitting)
            self.page.wait_for_timeout(A_MOMENT)
        return False

    def _answered(self, was: list[str], fitting: list[Throw]) -> bool:
        """Whether it is seen what came of the first throw, or of passing."""
        said = self.said()
        if not fitting:
            return said != was or self.over
        slot = fitting[0][0]
        other = self.heard(said).get(slot) != self.heard(was).get(slot)
        return other or self.alert.count() > 0 or self.over

    def act(self, _rng: Random) -> bool:
        """Throw what fits, by key; whether anything did."""
        return self.thrown(self.press)

    @property
    def over(self) -> bool:
        """Whether the race is."""
        return self.again.count() > 0
