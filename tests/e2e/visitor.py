"""Somebody before a browser, and the names that things have for them."""

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from questable.registry import KEYS
from questable.text import Words

PATIENCE = 60_000
"""Milliseconds; a machine that does much else is slow."""
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
SEEN = {"met": True, "briefed": [*KEYS, "lantern"]}
"""The wishes of a browser that was here before: asked for a name, told what games are about."""
RETURNING = f"""if (location.protocol.startsWith("http"))
    localStorage["questable.wishes"] ??= {json.dumps(json.dumps(SEEN))};"""
LOCALES = {"en": "en-GB", "fr": "fr-FR"}

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A page in a browser of one's own; finds things by role and name."""

    def __init__(self, context: BrowserContext, url: str, lang: str) -> None:
        self.context = context
        self.url = url
        self.words = Words(lang)
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        """What the page complained of."""
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def say(self, word: str, **facts: int | str) -> str:
        """What the page calls something."""
        return self.words.say(word, **facts)

    def go(self, path: str = "/") -> None:
        """To an address, until the page is there."""
        self.page.goto(self.url + path)
        self.page.get_by_role("main").wait_for()

    def wide(self) -> int:
        """By how many pixels the page is wider than the screen."""
        found = self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return int(found)


class Visitors:
    """Those of one story."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.here: list[Visitor] = []

    def come(
        self, lang: str = "en", url: str = "", *, first: bool = False, **wishes: Any
    ) -> Visitor:
        """Somebody whose device wants things still unless it is said otherwise.

        Who comes for the first time is asked for a name and told what a game is about.
        """
        settings: dict[str, Any] = {
            "locale": LOCALES[lang],
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        context = self.browser.new_context(**(settings | wishes))
        context.set_default_timeout(PATIENCE)
        if not first:
            context.add_init_script(RETURNING)
        visitor = Visitor(context, url or self.url, lang)
        self.here.append(visitor)
        return visitor

    def leave(self) -> None:
        """All go; nothing may have broken for any of them."""
        for visitor in self.here:
            visitor.context.close()
        wrong = [each.wrong for each in self.here if each.wrong]
        assert wrong == [], wrong
