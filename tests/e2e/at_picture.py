"""A picture that is played on without the list beside it: by pointer, by keys, or by finger."""

import contextlib
from collections.abc import Mapping
from random import Random
from typing import ClassVar

import msgspec
from playwright.sync_api import ElementHandle, Locator, Position
from playwright.sync_api import Error as Gone

from tests.e2e.at_table import A_CLICK, LONGEST, AtTable
from tests.e2e.visitor import PATIENCE

A_MOMENT = 40
"""Milliseconds between two looks."""
AN_ANSWER = 1_000
"""Milliseconds in which the picture shows that it was touched, or it is touched again."""
IN_VAIN = 30
"""Touches in a row that change nothing: the picture is stuck."""
STRIP = 12
"""Pixels from a card's left edge: what another card never covers."""
Point = tuple[float, float]
ALSO = {"lit": "[data-lit]", "held": '[aria-selected="true"]'}
"""Looked at on every picture: what can be chosen, and what is taken up."""
LOOK = """([root, offers, over]) => {
    const [picture, moves] = [document.querySelector(root), "[aria-busy=true]"];
    const seen = (selector) => [...(picture?.querySelectorAll(selector) ?? [])].map((each) => {
        const { left: x, top: y, width, height } = each.getBoundingClientRect();
        const { spot = "", answer = "" } = each.dataset;
        const name = spot || answer || each.getAttribute("aria-label") || each.textContent.trim();
        return { name, x, y, width, height };
    });
    return {
        busy: !picture || picture.matches(moves) || !!picture.querySelector(moves),
        over: [...document.querySelectorAll("main button")].some(
            (each) => each.textContent.trim() === over,
        ),
        told: document.querySelector("main [role=log]")?.textContent.length ?? 0,
        asked: document.querySelector("main .prompt")?.textContent ?? "",
        offers: Object.fromEntries(Object.entries(offers).map(([key, each]) => [key, seen(each)])),
    };
}"""
"""All that somebody needs to know, in one look."""


HERE = "each => [each === document.activeElement, each.isConnected]"


class Place(msgspec.Struct, frozen=True):
    """Something in the picture, and where."""

    name: str
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2


class Seen(msgspec.Struct, frozen=True):
    """What the picture shows at one moment."""

    busy: bool
    over: bool
    told: int
    """How long the log is."""
    asked: str
    offers: dict[str, list[Place]]

    def names(self, kind: str) -> list[str]:
        """What is offered of a kind."""
        return [each.name for each in self.offers[kind]]


class AtPicture(AtTable):
    """Somebody at the picture of a game."""

    root: ClassVar[str]
    """Where the picture is."""
    offers: ClassVar[Mapping[str, str]]
    """What can be done on it, kind by kind, as it is found within the picture."""
    finger: ClassVar[bool] = False
    """Whether things are tapped, and what can go somewhere is dragged."""

    @property
    def picture(self) -> Locator:
        """The picture."""
        return self.page.locator(self.root)

    def look(self) -> Seen:
        """All of it, at this moment."""
        wanted = [self.root, {**self.offers, **ALSO}, self.visitor.say("page-record-replay")]
        return msgspec.convert(self.page.evaluate(LOOK, wanted), Seen)

    def ready(self, seen: Seen) -> bool:
        """Whether something can be done."""
        return not seen.busy and any(seen.offers[kind] for kind in self.offers)

    def waited(self) -> Seen:
        """Until something can be done here or the game is over: what is seen then."""
        for _ in range(PATIENCE // A_MOMENT):
            seen = self.look()
            if seen.over or self.ready(seen):
                return seen
            self.page.wait_for_timeout(A_MOMENT)
        raise AssertionError(f"nothing can be done on the picture: {self.plight()}")

    def rest(self) -> bool:
        """Until something is asked of this seat or the game is over; whether something is asked."""
        return not self.waited().over

    def plight(self) -> str:
        """What a stuck picture shows, and what the list beside it would offer."""
        beside = self.page.locator("main [data-action]")
        listed = beside.evaluate_all("all => all.map((each) => each.dataset.action)")
        return f"{self.look()}; beside it {listed}; {self.log.inner_text()[-200:]!r}"

    def act(self, rng: Random) -> bool:
        """One thing on the picture; whether anything came of it."""
        seen = self.waited()
        return not seen.over and self._done(seen, rng)

    def _done(self, seen: Seen, rng: Random) -> bool:
        # What is replaced while somebody reaches for it is let be.
        with contextlib.suppress(Gone):
            self.do(seen, rng)
        for _ in range(AN_ANSWER // A_MOMENT):
            if self.look() != seen:
                return True
            self.page.wait_for_timeout(A_MOMENT)
        return False

    def do(self, seen: Seen, rng: Random) -> None:
        """One of the things that were seen; what that is, is the game's."""
        raise NotImplementedError

    def play(self, rng: Random, most: int = LONGEST) -> int:
        """On the picture until the game is over, or so often; how often it was."""
        vain = 0
        for done in range(most):
            seen = self.waited()
            if seen.over:
                return done
            vain = 0 if self._done(seen, rng) else vain + 1
            assert vain < IN_VAIN, f"touched {IN_VAIN} times in vain: {self.plight()}"
        return most

    def carry(self, here: Point, own: str, rng: Random) -> None:
        """Drag what lies there with a finger, to a place that lights up once it is lifted."""
        line = self.page.context.new_cdp_session(self.page)

        def finger(what: str, *points: Point) -> None:
            touches = [{"x": x, "y": y} for x, y in points]
            line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})

        x, y = here
        finger("touchStart", here)
        finger("touchMove", (x, y - 12))
        finger("touchMove", (x + 4, y - 24))
        goals = [each for each in self.look().offers["lit"] if each.name != own]
        if goals:
            goal = rng.choice(goals)
            # Of a card in a stack the left edge is in sight.
            at = goal.x + min(STRIP, goal.width / 2), goal.y + min(2 * STRIP, goal.height / 2)
            finger("touchMove", ((x + at[0]) / 2, (y + at[1]) / 2))
            finger("touchMove", at)
        finger("touchEnd")
        line.detach()

    def tab_to(self, wanted: ElementHandle, most: int = 80) -> None:
        """With the Tab key alone."""
        for _ in range(most):
            here, there = wanted.evaluate(HERE)
            if here:
                return
            if not there:
                raise Gone("replaced by something else")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead there: {self.plight()}")

    def one(self, found: Locator, rng: Random) -> None:
        """One of several."""
        self.press(found.nth(rng.randrange(max(1, found.count()))))

    def press(self, what: Locator, position: Position | None = None) -> None:
        """It, if it stays there for a moment."""
        if self.finger:
            what.tap(timeout=A_CLICK, position=position)
        else:
            what.click(timeout=A_CLICK, position=position)
