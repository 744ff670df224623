"""Whose seat it is: a host who went away, a link that was lost, a new one with the seat's leave."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from questable.client import Seat
from questable.table import messages
from tests.e2e.at_table import AtTable
from tests.e2e.house import OwnHouse, own_house
from tests.e2e.screens import faults
from tests.e2e.tables import Laid, lay, outside, share
from tests.e2e.visitor import Visitor, Visitors

A_MINUTE = 61
TEN_MINUTES = 601


@pytest.fixture(scope="module")
def house(server: object) -> Iterator[OwnHouse]:
    """A house whose time these stories may put forward; `server` has built the page."""
    with own_house() as found:
        yield found


def seated(visitors: Visitors, house: OwnHouse, laid: Laid) -> list[AtTable]:
    """Everybody at the table, each in a browser of their own."""
    tables = []
    for link in laid.links:
        table = AtTable(visitors.come(url=house.url))
        table.sit([link])
        expect(table.log).to_be_visible()
        tables.append(table)
    return tables


def gone(who: Visitor, seen_by: AtTable) -> None:
    """Somebody closes the browser, and the others see it."""
    who.context.close()
    away = re.compile(rf"\b{seen_by.visitor.say('page-away')}$")
    expect(seen_by.page.get_by_text(away)).to_have_count(1)


def asked(table: AtTable, word: str, **facts: str) -> None:
    """The question is on somebody's screen, for everybody; they agree."""
    question = table.page.get_by_role("status").filter(has_text=table.visitor.say(word, **facts))
    expect(question).to_be_visible()
    assert faults(table.visitor, "light") + faults(table.visitor, "dark") == []
    table.button("page-agree").click()
    expect(question).to_have_count(0)


def test_who_takes_the_table_over_asks_the_others(visitors: Visitors, house: OwnHouse) -> None:
    """Not at once, and not without Cleo; then Bea has the host's buttons."""
    ann, bea, cleo = seated(visitors, house, lay(house.url, "questor", 3, people=3))
    gone(ann.visitor, bea)
    take_over = bea.button("page-take-over")
    take_over.click()
    expect(bea.page.get_by_text("The host may still come back. Ask again in")).to_be_visible()
    house.later(A_MINUTE)
    take_over.click()
    waits = bea.visitor.say("page-waiting-for", names="Cleo")
    expect(bea.page.get_by_text(waits)).to_be_visible()
    expect(bea.in_menu("page-abandon")).to_have_count(0)
    asked(cleo, "page-log-ask-host", name="Bea")
    for table in (bea, cleo):
        expect(table.log).to_contain_text(table.visitor.say("page-log-host", name="Bea"))
    expect(bea.in_menu("page-abandon")).to_be_visible()


def test_who_lost_a_link_gets_the_seat_back(visitors: Visitors, house: OwnHouse) -> None:
    """By the door, after ten minutes, with the others' leave; then the seat is Bea's again."""
    laid = lay(house.url, "rae", 2, people=2)
    ann, bea = seated(visitors, house, laid)
    gone(bea.visitor, ann)
    house.later(TEN_MINUTES)
    back = AtTable(visitors.come(url=house.url))
    back.visitor.go(f"/table#{laid.door}")
    back.page.get_by_role("textbox", name=back.visitor.say("page-name")).fill("Bea again")
    back.button("page-enter-watch").click()
    back.at_plate("Bea", "page-sit-mine").click()
    expect(back.open).to_have_count(0)
    asked(ann, "page-log-ask-return", name="Bea again", seat="Bea")
    returned = back.visitor.say("page-log-return", name="Bea again", seat="Seat 2")
    for table in (ann, back):
        expect(table.log).to_contain_text(returned)
    own = re.compile(rf"^{back.visitor.say('page-you')}\b")
    expect(back.page.get_by_text(own)).to_be_visible()


def test_a_new_link_takes_the_leave_of_the_seat(visitors: Visitors, house: OwnHouse) -> None:
    """Bea and Cleo share a seat; Bea is gone, Cleo is asked, and the new link leads to the seat."""
    laid = shared_seat(house.url)
    ann, bea, cleo = seated(visitors, house, laid)
    bea.visitor.context.close()
    new = ann.at_plate("Bea / Cleo", "page-new-link-name", name="Bea")
    new.click()
    asked(cleo, "page-log-ask-renew", name="Ann", whom="Bea")
    expect(ann.log).to_contain_text(ann.visitor.say("page-log-grant", name="Bea"))
    new.click()
    made = ann.page.get_by_role("textbox", name=ann.visitor.say("page-new-link"), exact=True)
    address = made.input_value()
    assert faults(ann.visitor, "light") + faults(ann.visitor, "dark") == []
    told = cleo.visitor.say("page-log-renew", host="Ann", name="Bea")
    expect(cleo.log).to_contain_text(told)
    again = AtTable(visitors.come(url=house.url))
    again.page.goto(address)
    own = re.compile(rf"^{again.visitor.say('page-you')}\b")
    expect(again.page.get_by_text(own)).to_be_visible()
    old = AtTable(visitors.come(url=house.url))
    old.sit([laid.links[1]])
    expect(old.page.get_by_text(old.visitor.say("room-refuse-no-link"))).to_be_visible()


def shared_seat(url: str) -> Laid:
    """A game of Ann against Bea and Cleo, who play one hand."""
    laid = lay(url, "questor", 3, people=3, start=False)
    outside(_together(url, laid))
    return laid


async def _together(url: str, laid: Laid) -> None:
    async with Seat(url, laid.links[0]) as host:
        async with Seat(url, laid.links[2]) as third:
            await third.ask(messages.Rise())
            await host.ask(messages.ShareSeat(seat=1, shared=True))
            await third.sit(1)
        async with Seat(url, laid.links[1]) as second:
            await second.ask(messages.Ready())
        await host.bot(2, "random")
        await host.start()
    await share(url, laid.links[:2])
