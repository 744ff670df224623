"""The start page is light, and nothing in it jumps."""

from tests.e2e.at_start import AtStart
from tests.e2e.visitor import Visitor

MOST = 120_000
"""Bytes of everything that a first visit fetches, as it comes over the line."""


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
