"""Every screen is clean for axe by day and by night, fits a phone and 200 %, and speaks French."""

import contextlib
import re

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import ViewportSize

from tests.e2e.screens import SCREENS, faults
from tests.e2e.visitor import PHONE, Visitor, Visitors

ENLARGED: ViewportSize = {"width": 640, "height": 450}
"""What is left of a desktop's screen at 200 %."""
BEYOND = """() => {
    const scrolls = (each) => each && (/auto|scroll/.test(getComputedStyle(each).overflowX)
        || scrolls(each.parentElement));
    const says = (each) => each.matches("button, a[href], input, select")
        || [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    return [...document.querySelectorAll("body *")]
        .filter((each) => each.checkVisibility() && says(each))
        .filter((each) => !each.closest(".unseen, .skip, svg, option") && !scrolls(each))
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
        .map((each) => each.outerHTML.slice(0, 120));
}"""
"""What one reads or presses, and stands beyond the edge where nothing can be scrolled."""


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(visitor: Visitor, screen: str) -> None:
    """Nothing serious for axe in both themes; nothing beyond the edge of a small screen."""
    SCREENS[screen](visitor)
    assert faults(visitor, "light") + faults(visitor, "dark") == []
    for size in (PHONE, ENLARGED):
        visitor.page.set_viewport_size(size)
        # A board is laid out anew once it knows its new size.
        with contextlib.suppress(Late):
            visitor.page.wait_for_function(f"() => !({BEYOND})().length")
        assert visitor.wide() <= 0, size
        assert visitor.page.evaluate(BEYOND) == [], size


ENGLISH = re.compile(r"\b(the|and|you|your|with|from|what|this|are|not|who|turn|rules)\b", re.I)
SAID = """() => [...document.querySelectorAll("body *")]
    .filter((each) => !each.closest("noscript, script, style, [lang=en]"))
    .flatMap((each) => [
        ...["aria-label", "title", "alt", "placeholder"].map((name) => each.getAttribute(name)),
        ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
    ])
    .filter((said) => said?.trim())"""
"""All that is read or spoken."""


@pytest.mark.parametrize(
    "screen",
    [
        "start",
        "who-plays",
        "new-table",
        "enter",
        "lobby",
        "pillars",
        "rae",
        "end",
        "certificate",
        "position",
        "lab",
    ],
)
def test_a_screen_speaks_french(visitors: Visitors, screen: str) -> None:
    """Also what only a screen reader says."""
    visitor = visitors.come("fr")
    SCREENS[screen](visitor)
    said = visitor.page.evaluate(SAID)
    assert len(said) > 10
    assert [each for each in said if ENGLISH.search(each)] == []
