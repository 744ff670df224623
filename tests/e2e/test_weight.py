"""The start page is light, and nothing in it jumps."""

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay
from tests.e2e.visitor import DESKTOP, PHONE, Visitor, Visitors

MOST = 120_000
"""Bytes of everything that a first visit fetches, as it comes over the line."""
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_jumps_while_a_page_comes(visitors: Visitors, size: ViewportSize) -> None:
    """Neither at the start nor at a table with a picture."""
    visitor = visitors.come(viewport=size)
    visitor.context.add_init_script(f"({SHIFTS})()")
    AtStart(visitor).come()
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate("shifts") == []
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 1).links)
    table.open.or_(table.folded).first.wait_for()
    visitor.page.get_by_role("grid").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate("shifts") == []
