"""The plain table: nothing is cut off on any screen, and no box changes places."""

from random import Random

import pytest
from playwright.sync_api import ViewportSize

from questable.registry import KEYS
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors

SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
)
PLAYERS = {"run-the-race": 2, "saint-cards": 3, "rae": 3, "holy-quest": 4}
BEYOND = """() => [...document.querySelectorAll(".plain .scroll")].flatMap((box) => {
    const edge = box.getBoundingClientRect();
    return [...box.querySelectorAll("td, tbody th")]
        .filter((cell) => cell.getBoundingClientRect().right > edge.right + 1
            || cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent);
})"""
CORNERS = """() => [...document.querySelectorAll(".plain section")].map((box) =>
    `${box.querySelector("h3").textContent} ${Math.round(box.getBoundingClientRect().left)}`)"""


def told(visitor: Visitor, game: str) -> AtTable:
    """A game as text, in which something has been done."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, game, PLAYERS.get(game, 2)).links)
    table.plain()
    return table


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_lies_beyond_its_box(visitors: Visitors, game: str, lang: str) -> None:
    """No cell, on a phone or a desk, in the middle of a game."""
    visitor = visitors.come(lang)
    table = told(visitor, game)
    for _ in range(3):
        table.play(Random(game), 2)
        for size in SIZES:
            visitor.page.set_viewport_size(size)
            assert visitor.page.evaluate(BEYOND) == [], size
            assert visitor.wide() <= 0


def test_a_row_is_a_card_on_a_phone(visitors: Visitors) -> None:
    """With the columns' names, and a table still for who listens."""
    visitor = visitors.come(viewport=SIZES[0])
    told(visitor, "saint-cards")
    cells = visitor.page.get_by_role("table").get_by_role("row").nth(1).get_by_role("cell")
    cells.first.wait_for()
    boxes = [box for n in range(cells.count()) if (box := cells.nth(n).bounding_box())]
    assert len({box["x"] for box in boxes}) == 1
    assert len({box["y"] for box in boxes}) == len(boxes) > 1


def test_boxes_stay_in_their_column(visitor: Visitor) -> None:
    """Whatever is written into them, move by move."""
    table = told(visitor, "saint-cards")
    rng, seen = Random("jump"), set()
    for _ in range(8):
        if not table.wait():
            break
        seen.update(visitor.page.evaluate(CORNERS))
        table.act(rng)
    headings = [each.rsplit(" ", 1)[0] for each in seen]
    assert len(headings) == len(set(headings)) > 2, sorted(seen)
