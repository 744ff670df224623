"""A computer that others use after us, and a device that goes from hand to hand."""

import re

from playwright.sync_api import expect

from questable.engine import Match
from questable.table import Settings
from questable.table.log.settings import TurnClock
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.house import OwnHouse
from tests.e2e.positions import found
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors

LIMIT = 60
"""Seconds for a turn: a slow machine sees some of them, too."""


def test_after_forget_nobody_gets_into_the_seat(visitor: Visitor) -> None:
    """The link is in no address; Back finds a table that is forgotten; the link itself is void."""
    laid = lay(visitor.url, "pillars", 2)
    table = AtTable(visitor)
    table.sit(laid.links)
    assert table.wait()
    assert laid.links[0] not in visitor.page.url
    visitor.page.reload()
    assert table.wait()
    AtStart(visitor).come()
    page = visitor.page
    mine = page.get_by_role("region", name=visitor.say("page-mine"))
    forget = visitor.say("page-forget-game", title=visitor.say("pillars-title"))
    mine.get_by_role("button", name=forget).click()
    page.get_by_role("dialog").get_by_role("button", name=visitor.say("page-forget")).click()
    expect(mine).to_have_count(0)
    page.go_back()
    expect(page.get_by_text(visitor.say("page-forgotten"))).to_be_visible()
    visitor.go("/")
    table.sit(laid.links)
    expect(page.get_by_text(visitor.say("room-refuse-no-link"))).to_be_visible()


def test_everything_is_forgotten_at_once(visitor: Visitor) -> None:
    """Tables, name and settings; nothing of ours stays."""
    laid = lay(visitor.url, "pillars", 2)
    table = AtTable(visitor)
    table.sit(laid.links)
    assert table.wait()
    AtStart(visitor).come()
    page = visitor.page
    page.get_by_role("button", name=visitor.say("page-forget-all"), exact=True).click()
    with page.expect_navigation():
        page.get_by_role("dialog").get_by_role("button", name=visitor.say("page-forget")).click()
    expect(page.get_by_role("region", name=visitor.say("page-mine"))).to_have_count(0)
    kept = page.evaluate("() => JSON.stringify(Object.entries(localStorage))")
    assert laid.links[0] not in kept
    table.sit(laid.links)
    expect(page.get_by_text(visitor.say("room-refuse-no-link"))).to_be_visible()


def test_the_link_for_spectators_does_not_take_my_seat(visitor: Visitor) -> None:
    """Nor does the door's: from there is a way back to it."""
    laid = lay(visitor.url, "pillars", 2)
    table = AtTable(visitor)
    table.sit(laid.links)
    assert table.wait()
    visitor.go("/")
    table.sit([laid.watch])
    expect(table.log).to_be_visible()
    expect(table.open).to_have_count(0)
    visitor.go("/")
    visitor.go(f"/table#{laid.door}")
    visitor.page.get_by_role("link", name=visitor.say("page-own-seat-go")).click()
    assert table.wait()


def chooses(match: Match) -> bool:
    """Whether somebody has a choice of their own: no event asks the other one first."""
    return match.state.actor >= 0 and len(match.state.legal(match.state.actor)) > 1


def test_the_clock_stands_until_the_device_is_taken(visitors: Visitors, house: OwnHouse) -> None:
    """Behind the curtain no time runs; who lifts it has all of theirs."""
    visitor = visitors.come(url=house.url)
    settings = Settings(pace=0, clock=TurnClock(kind="limit", seconds=LIMIT, grace=3 * LIMIT))
    table = AtTable(visitor)
    going = found("rae", 2, {}, chooses).record.text()
    table.sit(lay(house.url, "rae", 2, people=2, settings=settings, record=going).links)
    expect(table.curtain).to_be_visible()
    house.later(2 * LIMIT)
    table.lift()
    # By the device's own clock, which the house's is ahead of: no time would be left.
    left = visitor.page.get_by_role("timer")
    expect(left).to_have_text(re.compile(r"^[23]:\d\d$"))
    expect(table.log).not_to_contain_text("Time is up")


def ends(match: Match) -> bool:
    """Whether Bea has nothing left but to end her turn, with no card too many."""
    if match.state.actor != 1 or [action.text for action in match.state.legal(1)] != ["done"]:
        return False
    return bool(match.game.view(match.state, -1).sizes[1] <= 5)  # type: ignore[attr-defined]


def test_a_question_that_is_settled_is_on_nobodys_screen(visitors: Visitors) -> None:
    """Bea asks to undo and Ann plays on: both see that nothing is asked any more."""
    first, second = visitors.come(), visitors.come()
    laid = lay(first.url, "rae", 2, people=2, record=found("rae", 2, {}, ends).record.text())
    ann, bea = AtTable(first), AtTable(second)
    for table, link in ((ann, laid.links[0]), (bea, laid.links[1])):
        table.sit([link])
        expect(table.log).to_be_visible()
    asked = second.say("page-log-ask-undo", name="Bea")
    banner = first.page.get_by_role("status").filter(has_text=asked)
    # Her turn ends by itself; Ann has drawn a card then, and is asked what to do.
    assert ann.wait()
    bea.button("page-undo-ask").click()
    expect(banner).to_be_visible()
    ann.open.first.click()
    expect(banner).to_have_count(0)


def test_behind_the_curtain_nobody_is_asked(visitors: Visitors) -> None:
    """Bea asks to undo from elsewhere: Ann answers once she has the device, and not before."""
    first, second = visitors.come(), visitors.come()
    laid = lay(first.url, "rae", 2, people=2, record=found("rae", 2, {}, ends).record.text())
    here, bea = AtTable(first), AtTable(second)
    here.sit(laid.links)
    expect(here.curtain).to_be_visible()
    bea.sit(laid.links[1:])
    bea.button("page-undo-ask").click()
    asked = second.say("page-log-ask-undo", name="Bea")
    expect(second.page.get_by_role("status").filter(has_text=asked)).to_be_visible()
    agree = first.page.get_by_role("button", name=first.say("page-agree-name", name="Ann"))
    expect(here.curtain).to_be_visible()
    expect(agree).to_have_count(0)
    here.lift()
    # The first curtain may have fallen for Bea, whose turn ended by itself.
    expect(agree.or_(here.curtain)).to_be_visible()
    if here.curtain.is_visible():
        expect(agree).to_have_count(0)
        here.lift()
    expect(agree).to_be_visible()
