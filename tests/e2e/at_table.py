"""The table page, as somebody uses it who knows roles and names only."""

import contextlib
import re
from collections.abc import Sequence
from random import Random

from playwright.sync_api import FloatRect, Locator, expect
from playwright.sync_api import TimeoutError as Late

from tests.e2e.visitor import Visitor

A_CLICK = 4_000
"""Milliseconds: what is gone by then was replaced by something else."""
LONGEST = 2_000
"""Actions; a game that takes more is stuck."""


class AtTable:
    """A visitor's seat, or seats when several share the device."""

    def __init__(self, visitor: Visitor, *, by_keys: bool = False) -> None:
        self.by_keys = by_keys
        """Whether no pointer is touched."""
        self.visitor = visitor
        self.page = visitor.page
        say = visitor.say
        self.choices = self.page.get_by_role("region", name=say("page-choices"), exact=True)
        self.open = self.choices.get_by_role("button", disabled=False)
        all_of_them = re.escape(say("page-choices-all", count=0)).replace("0", r"\d+")
        self.fold = self.page.get_by_role("button", name=re.compile(f"^{all_of_them}$"))
        self.folded = self.page.get_by_role(
            "button", name=re.compile(f"^{all_of_them}$"), expanded=False
        )
        self.again = self.page.get_by_role("button", name=say("page-record-replay"))
        self.log = self.page.get_by_role("log", name=say("page-log"))
        self.prompt = self.page.locator(".prompt")
        self.board = self.page.locator(".board")
        self.answers = self.page.locator(".aside > .answers")
        self.frame = self.page.locator(".choose")
        """Where the choices are, also when there are none."""
        self.aim = self.page.locator(".aim")
        self.bubbles = self.page.locator(".bubble")
        away = ("have-read", "go-on", "to-board")
        put = "|".join(re.escape(say(f"holy-quest-{word}")) for word in away)
        self.card = self.page.get_by_role("dialog").get_by_role(
            "button", name=re.compile(f"^({put})$")
        )
        """What puts a Saint card aside that lies before everybody."""
        self.menu = self.button("page-table-menu")
        self.undo = self.button("page-undo-ask").or_(self.button("table-undo"))
        self.hint = self.button("page-hint")
        self.curtain = self.page.get_by_role("region", name=say("page-curtain-title"))
        self.lifted = 0
        """How often the curtain was."""

    def sit(self, links: Sequence[str]) -> None:
        """Come by one's links."""
        self.visitor.go(f"/table#{'.'.join(links)}")

    def button(self, word: str, **facts: int | str) -> Locator:
        """The button with this message's words."""
        return self.page.get_by_role("button", name=self.visitor.say(word, **facts), exact=True)

    def door(self) -> str:
        """The link for guests as the host finds it; a new one where it is unknown."""
        made = self.button("page-copy-link").or_(self.button("page-door-new")).first
        made.wait_for()
        if not self.button("page-copy-link").count():
            self.button("page-door-new").click()
            self.button("page-copy-link").wait_for()
        return self.links("page-door").input_value()

    def links(self, word: str) -> Locator:
        """A link in the lobby, unfolded."""
        found = self.page.get_by_role("textbox", name=self.visitor.say(word))
        if not found.count():
            self.page.get_by_text(self.visitor.say("page-more-links"), exact=True).click()
        return found

    def code(self) -> str:
        """The code of five letters that the host reads."""
        tiles = self.page.locator(".tiles").first
        tiles.or_(self.button("page-code-new")).first.wait_for()
        if not tiles.count():
            self.button("page-code-new").click()
        tiles.wait_for()
        return tiles.inner_text().replace("\n", "")

    def plain(self) -> None:
        """Text instead of a picture, where there is a choice."""
        self.open.or_(self.again).or_(self.folded).first.wait_for()
        wanted = self.in_menu("page-show-plain")
        if wanted.count():
            wanted.click()
        else:
            self.page.keyboard.press("Escape")

    def in_menu(self, word: str) -> Locator:
        """An entry of the table's own menu, which is opened for it."""
        opened = self.page.get_by_role("group", name=self.visitor.say("page-table-menu"))
        if not opened.count():
            self.menu.click()
        opened.get_by_role("button").first.wait_for()
        return opened.get_by_role("button", name=self.visitor.say(word), exact=True)

    def at_plate(self, whose: str, word: str, /, **facts: int | str) -> Locator:
        """An entry of the menu at somebody's plate, which is opened for it."""
        called = self.visitor.say("page-seat-menu", name=whose)
        opened = self.page.get_by_role("group", name=called, exact=True)
        if not opened.count():
            self.page.get_by_role("button", name=called, exact=True).click()
        return opened.get_by_role("button", name=self.visitor.say(word, **facts), exact=True)

    def plate(self, name: str) -> Locator:
        """Somebody's plate."""
        return self.page.locator(".plate").filter(has=self.page.get_by_text(name, exact=True))

    def places(self) -> dict[str, FloatRect | None]:
        """Where everything is that somebody may be pointing at."""
        self.page.evaluate("scrollTo(0, 0)")
        fixed = {"prompt": self.prompt, "board": self.board, "answers": self.answers}
        fixed |= {"choices": self.frame, "undo": self.undo, "hint": self.hint, "log": self.log}
        return {name: each.bounding_box() for name, each in fixed.items()}

    def tell(self, phrase: str) -> None:
        """A friendly word to all."""
        self.button("page-phrases").click()
        self.button(f"room-phrase-{phrase}").click()

    def wait(self) -> bool:
        """Until something is asked, or the game is over; whether something is asked."""
        lift = self.curtain.get_by_role("button")
        self.open.or_(self.again).or_(lift).or_(self.folded).first.wait_for()
        if lift.count():
            self.lift()
        self.unfold()
        return not self.again.count()

    def unfold(self) -> None:
        """Have all choices in words, beside a picture that offers them too."""
        self.put_aside()
        if not self.folded.count():
            return
        if self.by_keys:
            self.page.keyboard.press("c")
        else:
            with contextlib.suppress(Late):
                self.folded.click(timeout=A_CLICK)

    def put_aside(self) -> None:
        """A Saint card that lies over the page."""
        while self.card.count():
            with contextlib.suppress(Late):
                self.card.first.click(timeout=A_CLICK)

    def lift(self) -> None:
        """Take the device; behind the curtain nothing of a game is seen."""
        expect(self.choices).to_have_count(0)
        mine = self.curtain.get_by_role("button")
        name = mine.inner_text()
        mine.click()
        # The next curtain may be down at once, for somebody else.
        expect(self.curtain.get_by_role("button", name=name, exact=True)).to_have_count(0)
        self.lifted += 1

    def act(self, rng: Random) -> bool:
        """One of the choices, and whether it came to that; one that was replaced is let be."""
        self.put_aside()
        self.unfold()
        if offered := self.open.count():
            with contextlib.suppress(Late):
                self.open.nth(rng.randrange(offered)).click(timeout=A_CLICK)
                return True
        return False

    def act_once(self, rng: Random) -> None:
        """The same, however long it takes until a choice stands still."""
        assert self.wait()
        while not self.act(rng):
            assert self.wait()

    def play(self, rng: Random, most: int = LONGEST) -> int:
        """Act until the game is over, or so often; how often it was."""
        for done in range(most):
            if not self.wait():
                return done
            self.act(rng)
        return most

    def finish(self, rng: Random) -> int:
        """Play to the end, and see that it is one."""
        actions = self.play(rng)
        expect(self.again).to_be_enabled()
        return actions
