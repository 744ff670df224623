"""The start page is light, and nothing in it jumps."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.tables import finish, lay
from tests.e2e.visitor import DESKTOP, PHONE, Visitor, Visitors

MOST = 120_000
"""Bytes of everything that a first visit fetches, as it comes over the line."""
PAGE = 100
"""Lines of the log that are shown at first."""
SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const each of list.getEntries())
            shifts.push(...each.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? ""));
    }).observe({ type: "layout-shift", buffered: true });
}"""
"""What moved by itself, from the first moment."""


def test_the_first_visit_is_light(visitor: Visitor) -> None:
    """Code, words, fonts, pictures and answers of the server together; no board among them."""
    fetched: dict[str, int] = {}
    visitor.page.on(
        "requestfinished",
        lambda request: fetched.update({request.url: request.sizes()["responseBodySize"]}),
    )
    AtStart(visitor).come()
    visitor.page.wait_for_load_state("networkidle")
    assert len(fetched) > 5
    assert sum(fetched.values()) < MOST, fetched
    assert not [url for url in fetched if "Board" in url]


@pytest.mark.parametrize("slower", [1, 4])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_jumps_while_a_page_comes(
    visitors: Visitors, size: ViewportSize, slower: int
) -> None:
    """Neither at the start nor at a table with a picture, however slowly its parts come."""
    visitor = visitors.come(viewport=size)
    visitor.context.add_init_script(f"({SHIFTS})()")
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    AtStart(visitor).come()
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate("shifts") == []
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 1).links)
    table.open.or_(table.folded).first.wait_for()
    visitor.page.get_by_role("gridcell").first.wait_for()
    expect(table.log).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate("shifts") == []


def test_a_long_log_comes_page_by_page(visitor: Visitor) -> None:
    """A slow device does not draw a thousand lines at once; all are there for who asks."""
    laid = lay(visitor.url, "pillars", 2, {"turn_limit": 2 * PAGE + PAGE // 2})
    finish(visitor.url, laid.links[0])
    table = AtTable(visitor)
    table.sit(laid.links)
    lines = table.log.get_by_role("paragraph")
    expect(lines).to_have_count(PAGE)
    opened = table.log.get_by_text(visitor.say("page-log-open", name="Ann"))
    expect(opened).to_have_count(0)
    earlier = table.log.get_by_role("button", name=visitor.say("page-log-earlier"), exact=True)
    while earlier.count():
        shown = lines.count()
        earlier.click()
        expect(lines.nth(shown)).to_be_visible()
    expect(opened).to_be_visible()
    expect(table.log).to_be_focused()
    expect(table.log).to_have_attribute("aria-live", "polite")
