"""Signs on the page that a person has to see: where a game came from, what was undone, a notice."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.house import own_house
from tests.e2e.screens import brought, faults
from tests.e2e.serving import Server
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors

NOTICE = {
    "en": "The server will be away from ten to eleven.",
    "fr": "Coupure de dix à onze heures.",
}
EVERYWHERE = ("/", "/rules#rae", "/replay", "/about", "/table#nothing")


def test_who_comes_to_a_game_from_a_record_is_told(visitors: Visitors) -> None:
    """Before anybody is ready, host and guest read how much was drawn elsewhere."""
    host = visitors.come()
    brought(host)
    told = host.page.get_by_text("This game goes on from a saved one of 4 moves.")
    expect(told).to_be_visible()
    expect(told).to_contain_text("Whoever brought it may have chosen them.")
    door = AtTable(host).door()
    guest = visitors.come()
    guest.page.goto(door)
    guest.page.get_by_role("textbox", name=guest.say("page-name")).fill("Bea")
    AtTable(guest).button("page-enter-go").click()
    same = guest.page.get_by_text("This game goes on from a saved one of 4 moves.")
    expect(same).to_have_text(told.inner_text())


def test_what_was_undone_is_struck_through(visitor: Visitor) -> None:
    """The line stays, and is seen and heard as one that does not count."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2).links)
    assert table.wait()
    table.open.first.click()
    expect(table.button("table-undo")).to_be_enabled()
    expect(table.log.locator("s")).to_have_count(0)
    line = table.log.get_by_role("paragraph").filter(has_text="Ann ").last.inner_text()
    table.button("table-undo").click()
    struck = table.log.get_by_role("paragraph").filter(has_text=visitor.say("page-log-undone"))
    undone = struck.filter(has_text=line)
    expect(undone).to_have_count(1)
    drawn = "each => getComputedStyle(each.querySelector('s')).textDecorationLine"
    assert undone.evaluate(drawn) == "line-through"
    assert faults(visitor, "light") + faults(visitor, "dark") == []


def test_a_notice_of_the_keeper_is_on_every_page(visitors: Visitors, server: Server) -> None:
    """At a table at once; on other pages with the next visit; in the reader's language."""
    with own_house() as house:
        visitor = visitors.come(url=house.url)
        table = AtTable(visitor)
        table.sit(lay(house.url, "pillars", 2).links)
        assert table.wait()
        seen = visitor.page.get_by_text(NOTICE["en"])
        house.announce(NOTICE)
        expect(seen).to_be_visible()
        assert faults(visitor, "light") + faults(visitor, "dark") == []
        for path in EVERYWHERE:
            visitor.go(path)
            expect(seen).to_be_visible()
        reader = visitors.come("fr", url=house.url)
        reader.go("/")
        expect(reader.page.get_by_text(NOTICE["fr"])).to_be_visible()
        house.announce({})
        visitor.go("/")
        AtStart(visitor).come()
        expect(seen).to_have_count(0)


@pytest.mark.parametrize(
    "path", ["/rules#%", "/rules#%E0%A4%A", "/learn#%", "/replay#%", "/table#%"]
)
def test_a_broken_address_gets_a_page(visitor: Visitor, path: str) -> None:
    """Something to read, and a way on."""
    visitor.go(path)
    expect(visitor.page.get_by_role("heading").first).to_be_visible()
    expect(visitor.page.get_by_role("main")).to_have_text(re.compile(r".{20}", re.S))
