"""Ràe on its picture: a card is taken up, put down and taken back; see long_rae.py for games."""

from random import Random

from playwright.sync_api import expect

from tests.e2e.at_rae import AtRae
from tests.e2e.screens import faults
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor

TRIES = 60


def test_a_card_is_taken_up_put_down_and_taken_back(visitor: Visitor) -> None:
    """Places light up while it is held, by touch and by key; undo brings it back to the hand."""
    table = AtRae(visitor)
    table.sit(lay(visitor.url, "rae", 2).links)
    rng = Random("first")
    for _ in range(TRIES):
        assert table.rest()
        table.page.keyboard.press("1")
        if any(each.startswith("new:") for each in table.lit()):
            break
        table.page.keyboard.press("Escape")
        table.act(rng)
    cards = table.rae.get_by_role("option")
    held = cards.count()
    expect(cards.first).to_have_attribute("aria-selected", "true")
    assert faults(visitor, "light") == []
    table.page.keyboard.press("Escape")
    expect(cards.first).to_have_attribute("aria-selected", "false")
    table.page.keyboard.press("1")
    new = next(each for each in table.lit() if each.startswith("new:"))
    table.touch(new)
    expect(cards).to_have_count(held - 2)
    table.undo.click()
    expect(cards).to_have_count(held)
    assert faults(visitor, "dark") == []
