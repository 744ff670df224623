"""Pictures of every screen, by day and by night, on a phone and on a desk: ./run screens [NAMES].

They are written to docs/screens as small WebP files, which Chromium itself encodes.
"""

import base64
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.e2e.screens import SCREENS
from tests.e2e.serving import Server
from tests.e2e.visitor import DESKTOP, PHONE, Visitor, Visitors
from tools import chromium

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "screens"
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
QUALITY = 55


def picture(visitor: Visitor, file: Path) -> None:
    """What is on the screen now, once all fonts and pictures are there."""
    visitor.page.evaluate("() => document.fonts.ready")
    line = visitor.context.new_cdp_session(visitor.page)
    wish = {"format": "webp", "quality": QUALITY}
    file.write_bytes(base64.b64decode(line.send("Page.captureScreenshot", wish)["data"]))
    line.detach()


def take(browser: Browser, url: str, screen: str) -> None:
    """One screen, in every size and theme; each size has a visitor of its own."""
    visitors = Visitors(browser, url)
    for name, size in SIZES.items():
        visitor = visitors.come(viewport=size)
        SCREENS[screen](visitor)
        visitor.page.mouse.move(0, 0)
        visitor.page.evaluate("() => scrollTo(0, 0)")
        for theme in THEMES:
            visitor.page.emulate_media(color_scheme=theme)
            picture(visitor, FOLDER / f"{screen}-{name}-{theme}.webp")
    visitors.leave()


def main(wanted: Sequence[str]) -> None:
    """All screens, or those that are named."""
    if why := chromium.prepared():
        sys.exit(f"questable: {why}")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        server = Server(Path(folder))
        server.start()
        browser = chromium.launch(playing)
        for screen in wanted or SCREENS:
            take(browser, server.url, screen)
            print(f"questable: {screen}", file=sys.stderr, flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
