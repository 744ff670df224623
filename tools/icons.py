"""Draw the page's icons as PNG from client/public/icon.svg, with the Chromium of this machine.

python -m tools.icons    writes client/public/icon-*.png; run it when the drawing has changed
"""

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import chromium

PUBLIC = Path(__file__).resolve().parents[1] / "client" / "public"
PARCHMENT = "#f5ecd8"
SIZES = {"icon-192.png": (192, 0.0), "icon-512.png": (512, 0.0), "icon-mask.png": (512, 0.15)}
"""Width, and how much of it is left free on each side: masks cut off corners."""


def drawing(size: int, margin: float) -> str:
    """A page that is all icon; one with a margin stands on parchment."""
    inner = re.sub(r"<svg[^>]*>|</svg>", "", (PUBLIC / "icon.svg").read_text(encoding="utf-8"))
    ground = f'<rect width="64" height="64" fill="{PARCHMENT}"/>' if margin else ""
    place = f"translate({64 * margin} {64 * margin}) scale({1 - 2 * margin})"
    shape = f'{ground}<g transform="{place}">{inner}</g>'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" viewBox="0 0 64 64">{shape}</svg>'
    )
    return f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}"


def main() -> int:
    """Write all of them."""
    if why := chromium.prepared():
        print(f"questable: {why}", file=sys.stderr)
        return 1
    with sync_playwright() as play:
        browser = chromium.launch(play)
        for name, (size, margin) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawing(size, margin))
            page.screenshot(path=PUBLIC / name, omit_background=True)
            print(f"{name}: {(PUBLIC / name).stat().st_size} bytes")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
