"""A seventh game and a third bot from a package of their own, in the browser: nothing was built."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.serving import Server
from tests.e2e.visitor import Visitor
from tests.seventh.beside import surroundings

TITLE = "Lantern"
EAGER = "takes the first thing it may do"


@pytest.fixture(scope="module")
def server(
    page: None, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """With the package of tests/seventh beside Questable."""
    serving = Server(tmp_path_factory.mktemp("seventh"), surroundings=surroundings())
    serving.start()
    yield serving
    serving.stop()


def test_it_is_played_from_the_shelf_to_its_replay(visitor: Visitor) -> None:
    """A tile, a plain table in its words, the rules, the end, the record again."""
    AtStart(visitor).come()
    page, say = visitor.page, visitor.say
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLE))
    expect(tile).to_contain_text(say("page-age", age=6))
    expect(tile).to_contain_text("About 3 minutes")
    page.get_by_role("button", name=say("page-play-game-bots", title=TITLE), exact=True).click()
    table = AtTable(visitor)
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    assert table.finish(Random("lantern")) > 1
    expect(table.log).to_contain_text("takes a card")
    assert "lantern-" not in page.locator("body").inner_text()
    table.again.click()
    page.wait_for_url("**/replay*")
    expect(page.get_by_role("heading", name="Players")).to_be_visible()


def test_its_rules_are_in_the_book(visitor: Visitor) -> None:
    """With chapters and whole texts."""
    visitor.go("/rules#lantern")
    expect(visitor.page.get_by_role("main")).to_contain_text("Once a turn you may peek")
    expect(visitor.page.get_by_role("main")).to_contain_text("The call")


def test_the_third_bot_shows_itself(visitor: Visitor) -> None:
    """Where a table is opened, and at a seat of a table."""
    begin = AtStart(visitor)
    begin.come()
    begin.set_up("questor")
    page, say = visitor.page, visitor.say
    page.get_by_role("button", name=say("table-level-club")).first.click()
    page.locator("label").filter(has_text=EAGER).click()
    page.get_by_title(say("setup-way-link")).last.click()
    begin.opens.click()
    table, bell = AtTable(visitor), say("table-bot", n=2)
    expect(page.get_by_text(EAGER).first).to_be_visible()
    table.at_plate(bell, "page-bot-other", level=say("table-level-random")).click()
    table.at_plate(bell, "page-bot-other", level=EAGER).click()
    expect(page.get_by_text(EAGER).first).to_be_visible()
