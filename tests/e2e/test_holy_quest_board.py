"""The Holy Quest's board: played by touching it, told to who asks, its cards before everybody."""

import re
from random import Random

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from questable.saints import shipped
from tests.e2e.at_holy_quest import AtHolyQuest
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor

ENOUGH = 300
"""Things done, by which a card has been read and a question asked."""


def test_a_quarter_of_an_hour_on_the_board(visitor: Visitor) -> None:
    """Tiles tell what they do; a card is read, a question answered, and its life told then."""
    table = AtHolyQuest(visitor)
    options = {"board": "short", "dice": "2", "read": "game"}
    table.sit(lay(visitor.url, "holy-quest", 2, options, level="club").links)
    table.begin()
    rng = Random("board")
    tile = table.picture.get_by_role("button", name=re.compile("^Tile 4, Saint: "))
    for _ in range(ENOUGH):
        if table.read.count():
            break
        assert table.step(rng, until_read=True)
    name = table.event.get_by_role("heading").inner_text()
    saint = next(each for each in shipped().saints if each.name["en"] == name)
    assert saint.life["en"] in re.sub(r"\s+", " ", table.event.inner_text())
    found = Axe().run(visitor.page).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
    table.read.click()
    expect(table.event).to_have_count(0)
    for _ in range(ENOUGH):
        table.lit.or_(table.read).first.wait_for()
        if not table.event.count() and tile.get_attribute("aria-disabled") == "true":
            break
        assert table.step(rng)
    tile.click(force=True)
    expect(table.around.get_by_role("status")).to_contain_text("Saint card")
    for _ in range(3):
        assert table.step(rng)
    assert visitor.wide() <= 0
