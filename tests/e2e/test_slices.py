"""A table of cards comes in parts, a task each: a slow processor can answer in between.

How long a task takes is for bench/page.py to say; how much is drawn in one can be counted.
"""

import pytest
from playwright.sync_api import expect

from tests.e2e.at_boards import at_board
from tests.e2e.visitor import Visitors

GROWN = """(() => {
    const all = document.getElementsByTagName("*");
    let was = all.length;
    window.grown = [];
    new MutationObserver(() => {
        grown.push(all.length - was);
        was = all.length;
    }).observe(document, { subtree: true, childList: true });
})()"""
"""Elements more after each task that changed any."""
WHOLE = "() => document.querySelectorAll('.board svg .g, .board img').length >= 5"
"""Whether windows of cards are drawn."""
MOST = 330
"""Elements in one task; all of a table have some 1,500."""


@pytest.mark.parametrize("game", ["saint-cards", "run-the-race", "rae"])
def test_no_task_draws_much_of_a_table_of_cards(visitors: Visitors, game: str) -> None:
    """From the page's first moment until its cards are there."""
    visitor = visitors.come()
    visitor.context.add_init_script(GROWN)
    table = at_board(visitor, game)
    expect(table.board).to_be_visible()
    visitor.page.wait_for_function(WHOLE)
    visitor.page.wait_for_load_state("networkidle")
    grown = visitor.page.evaluate("grown")
    assert max(grown) <= MOST, sorted(grown)[-5:]
