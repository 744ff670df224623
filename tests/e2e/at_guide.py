"""A guided game, as a learner plays it who follows the notes and touches the picture alone."""

import contextlib

import msgspec
from playwright.sync_api import Error as Gone
from playwright.sync_api import Locator, expect

from questable.desk.guides import GuideNow, told
from tests.e2e.at_picture import A_MOMENT, AN_ANSWER, Point
from tests.e2e.at_table import A_CLICK
from tests.e2e.visitor import PATIENCE, Visitor

TOUCHES = 8
"""For one move at most; most are done by two."""
BUTTONS = {
    "name": ".sheet [aria-label='{label}']",
    "pass": ".main button.ready",
    "call": "button.owed",
    "notice": "[data-anchor] button",
    "answer": "dialog.event [data-answer='{0}']",
    "reply": "[data-answer='reply']",
    "decline": "[data-answer='decline']",
}
"""Moves that are no place of the picture, by the first word of the action."""
REACH = """each => {
    const parts = [0.5, 0.15, 0.85, 0.3, 0.7];
    for (const block of ["nearest", "center", "end"]) {
        each.scrollIntoView({ block, inline: "nearest" });
        const { left, top, width, height } = each.getBoundingClientRect();
        for (const down of parts) for (const across of parts) {
            const [x, y] = [left + width * across, top + height * down];
            if (each.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    }
    return null;
}"""
"""A point of it that nothing covers, scrolled to as somebody would; cards lie over cards."""
LOOK = """show => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const name = (each) => each.getAttribute("aria-label") || each.textContent.trim();
    return {
        step: document.querySelector(".lectern .step").textContent,
        plays: all(".lectern > .note [aria-disabled=true]").length > 0,
        asked: all(".lectern > .note button").some((each) => name(each) === show),
        lit: all(".board [data-lit]").map((each) => ({ id: each.dataset.spot, name: name(each) })),
        menu: all(".board [role=menuitem]").map(name),
        held: all(".board :is([aria-pressed=true], [aria-selected=true])").map(name),
    };
}"""


class Due(msgspec.Struct, frozen=True):
    """A move that the guide waits for."""

    action: str
    label: str
    """What it is called."""

    @property
    def words(self) -> list[str]:
        """What an action is made of."""
        return self.action.split(":")


class Lit(msgspec.Struct, frozen=True):
    """A place that can be touched."""

    id: str
    name: str

    def is_of(self, word: str) -> bool:
        """Whether it is the place that an action speaks of: `slot:2`, `hand:taxes`, `b4`."""
        return word in self.id.replace(".", ":").split(":")


class Seen(msgspec.Struct, frozen=True):
    """What the guide shows at one moment."""

    step: str
    plays: bool
    """Whether others do something."""
    asked: bool
    """Whether a move is waited for."""
    lit: list[Lit]
    menu: list[str]
    held: list[str]


def dues(guide: GuideNow) -> list[Due]:
    """All moves of the learner's, in order; what a guide leaps over is nobody's."""
    found = []
    for frame, after in zip(guide.frames, guide.frames[1:], strict=False):
        if after.ply == frame.ply + 1 and after.seat == guide.seat and frame.words:
            label = {each.action: each.label for each in frame.words.choices}[after.action]
            found.append(Due(after.action, label))
    return found


class AtGuide:
    """A learner; a touch is a click, or a tap on a device that has no mouse."""

    def __init__(self, visitor: Visitor, name: str, *, finger: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.finger = finger
        self.guide = told(name, visitor.words.lang)
        self.waiting = dues(self.guide)
        """Moves still to come."""
        self.heard: list[str] = []
        """What the guide has said."""
        self.note = self.page.locator(".lectern > .note")
        self.says = self.note.locator(".says")
        self.step = self.note.locator(".step")
        self.board = self.page.locator(".lectern > .board")
        self.card = self.board.locator("dialog.event .foot .go:not(.quiet)")
        """What puts a Saint card aside that was read, or answered."""
        able = self.note.locator(":not([aria-disabled=true])")
        self.on = self._button("guide-go-on").and_(able).or_(self._button("guide-leap"))
        self.own = self._button("guide-play")

    def _button(self, word: str) -> Locator:
        return self.note.get_by_role("button", name=self.visitor.say(word), exact=True)

    def look(self) -> Seen:
        """All of it, at this moment."""
        return msgspec.convert(self.page.evaluate(LOOK, self.visitor.say("guide-show")), Seen)

    def follow(self) -> None:
        """To the last word: what is said is read, what is asked for is done on the picture."""
        self.visitor.go(f"/learn#{self.guide.name}")
        expect(self.step).to_be_visible()
        for _ in range(len(self.guide.frames)):
            self._until_asked()
            self._listen()
            if self.own.count():
                return
            if self.look().asked:
                self.do(self.waiting.pop(0))
            else:
                self._touch(self.on)
        raise AssertionError(f"the guide has no end: {self.plight()}")

    def _until_asked(self) -> None:
        """Until it is the learner's turn to do something, and nothing moves any more."""
        still = self.board.locator("[aria-busy=false]")
        for _ in range(PATIENCE // A_MOMENT):
            if self.own.count() or (still.count() and (self.on.count() or self.look().asked)):
                return
            # A Saint card that has been read lies over the board until then.
            if self.card.count():
                self._touch(self.card.first)
            self.page.wait_for_timeout(A_MOMENT)
        raise AssertionError(f"the guide waits for nobody: {self.plight()}")

    def _listen(self) -> None:
        said = self.says.inner_text() if self.says.count() else ""
        if said and self.heard[-1:] != [said]:
            self.heard.append(said)

    def do(self, due: Due) -> None:
        """A move: what stands for it, or the places that it leads from and to."""
        first = now = self.look()
        for _ in range(TOUCHES):
            if (where := self._meant(due, now)) is not None:
                self._touch(where)
            now = self.look()
            if now.step != first.step or not now.asked:
                return
        raise AssertionError(f"{due} cannot be done on the picture: {self.plight()}")

    def _meant(self, due: Due, seen: Seen) -> Locator | None:
        """A menu's entry, a button, a lit place that says so, or one that the move is about."""
        kind, *rest = due.words
        if any(due.label in each for each in seen.menu):
            return self.board.get_by_role("menuitem").filter(has_text=due.label).first
        if kind in BUTTONS:
            return self.board.locator(BUTTONS[kind].format(*rest, label=due.label)).first
        named = [each for each in seen.lit if due.label in each.name]
        about = [each for word in due.words for each in seen.lit if each.is_of(word)]
        both = [each for each in named if each in about]
        for found in (*both, *named, *about):
            return self.board.locator(f'[data-spot="{found.id}"][data-lit]').first
        return None

    def _touch(self, what: Locator) -> None:
        """Until something came of it; what is replaced while one reaches for it is let be."""
        before = self.look()
        with contextlib.suppress(Gone):
            at: Point | None = what.evaluate(REACH, timeout=A_CLICK)
            if at and self.finger:
                self.page.touchscreen.tap(*at)
            elif at:
                self.page.mouse.click(*at)
        for _ in range(AN_ANSWER // A_MOMENT):
            if self.look() != before:
                return
            self.page.wait_for_timeout(A_MOMENT)

    def plight(self) -> str:
        """What a stuck guide shows."""
        return f"{self.says.all_inner_texts()}; {self.look()}"
