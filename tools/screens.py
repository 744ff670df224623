"""Pictures of every screen, by day and by night, on a phone and on a desk: ./run screens [NAMES].

They are written to docs/screens as small WebP files, which Chromium itself encodes. `windows` is a
sheet of all saints.
"""

import base64
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from questable.saints import shipped
from questable.saints.windows import svg
from questable.saints.windows.glass import GLASSES
from tests.e2e.screens import SCREENS
from tests.e2e.serving import Server
from tests.e2e.visitor import DESKTOP, PHONE, Visitor, Visitors
from tools import chromium

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "screens"
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
QUALITY = 55
WINDOWS = "windows"
SHEET: ViewportSize = {"width": 1117, "height": 606}
SHEET_QUALITY = 28


def picture(visitor: Visitor, file: Path) -> None:
    """What is on the screen now, once all fonts and pictures are there."""
    visitor.page.evaluate("() => document.fonts.ready")
    shoot(visitor.page, file)


def shoot(page: Page, file: Path, quality: int = QUALITY) -> None:
    """What is on the screen now."""
    line = page.context.new_cdp_session(page)
    wish = {"format": "webp", "quality": quality}
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


def windows(browser: Browser) -> None:
    """All saints, half of them by day and half by night."""
    page = browser.new_page(viewport=SHEET)
    everybody = shipped().entries
    middle = len(everybody) // 2
    sheet = ""
    for night, saints in enumerate((everybody[:middle], everybody[middle:])):
        drawn = "".join(svg(saint, night=bool(night), height=46) for saint in saints)
        sheet += f'<div style="background:{GLASSES["parchment"][night]}">{drawn}</div>'
    style = "body{margin:0}div{display:flex;flex-wrap:wrap;gap:2px 3px;padding:8px 6px}"
    page.set_content(f"<style>{style}</style>{sheet}")
    shoot(page, FOLDER / f"{WINDOWS}.webp", SHEET_QUALITY)
    page.close()


def main(wanted: Sequence[str]) -> None:
    """All screens, or those that are named."""
    if why := chromium.prepared():
        sys.exit(f"questable: {why}")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        server = Server(Path(folder))
        server.start()
        browser = chromium.launch(playing)
        for screen in wanted or (*SCREENS, WINDOWS):
            if screen == WINDOWS:
                windows(browser)
            else:
                take(browser, server.url, screen)
            print(f"questable: {screen}", file=sys.stderr, flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
