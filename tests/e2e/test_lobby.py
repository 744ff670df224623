"""Before a game: what the page says there is true, for the host and for guests."""

import pytest
from playwright.sync_api import expect

from questable.client import enter
from questable.registry import KEYS, game
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay, outside
from tests.e2e.visitor import Visitor, Visitors


def test_who_cancels_keeps_the_game(visitor: Visitor) -> None:
    """The lobby says what is played here, not what was looked at; another game can be played."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2, start=False).links)
    page, say = visitor.page, visitor.say
    table.button("page-change").click()
    menu = page.get_by_role("combobox", name=say("page-game"), exact=True)
    menu.select_option("rae")
    expect(page.get_by_text(say("rae-option-teams"), exact=True)).to_be_visible()
    table.button("page-cancel").click()
    heading = page.get_by_role("heading", level=2).first
    expect(heading).to_contain_text(say("questor-title"))
    table.button("page-change").click()
    expect(menu).to_have_value("questor")
    menu.select_option("rae")
    expect(table.button("page-set-table")).to_be_enabled()
    table.button("page-set-table").click()
    expect(heading).to_have_text(say("rae-title"))


def test_a_guest_is_told_what_a_guest_can_do(visitors: Visitors) -> None:
    """Links and bots are the host's; no two controls have one name."""
    laid = lay(visitors.url, "questor", 3, people=2, start=False)
    host, guest = AtTable(visitors.come()), AtTable(visitors.come())
    host.sit(laid.links[:1])
    bots = [host.visitor.say("table-bot", n=n) for n in (1, 2, 3)]
    host.at_plate(bots[2], "page-bot-away").click()
    expect(host.page.get_by_text(host.visitor.say("page-lobby-free"))).to_be_visible()
    guest.sit(laid.links[1:])
    expect(guest.page.get_by_text(guest.visitor.say("page-lobby-free-guest"))).to_be_visible()
    expect(guest.page.get_by_text(guest.visitor.say("page-lobby-free"))).to_have_count(0)
    for word in ("page-let-bot", "page-change", "page-copy-link", "page-start-bots"):
        expect(guest.button(word, name=bots[2])).to_have_count(0)
    expect(guest.page.locator(".tiles")).to_have_count(0)


def test_a_seat_is_opened_to_others_by_its_button(visitors: Visitors) -> None:
    """Bea lets Cleo play with her; two who share a seat cannot close it."""
    laid = lay(visitors.url, "questor", 2, people=2, start=False)
    cleo = outside(enter(visitors.url, laid.door, "Cleo")).link
    bea, third = AtTable(visitors.come()), AtTable(visitors.come())
    bea.sit(laid.links[1:])
    third.sit([cleo])
    expect(third.page.get_by_text("Bea").first).to_be_visible()
    expect(third.button("page-sit")).to_have_count(0)
    shares = bea.at_plate("Bea", "page-share-seat")
    shares.click()
    expect(shares).to_have_attribute("aria-pressed", "true")
    third.button("page-sit").click()
    expect(third.at_plate("Bea / Cleo", "page-rise")).to_be_visible()
    expect(shares).to_have_count(0)


@pytest.mark.parametrize("key", KEYS)
def test_real_dice_are_offered_where_there_are_dice(visitor: Visitor, key: str) -> None:
    """Nobody is asked about dice in a game of cards."""
    rolls = [each.text for each in game(key).table(game(key).pack()).actions]
    begin = AtStart(visitor)
    begin.come()
    begin.set_up(key)
    word = visitor.say("setup-clock")
    visitor.page.locator("summary").filter(has_text=word).click()
    visitor.page.get_by_role("combobox").first.wait_for()
    offered = visitor.page.get_by_role("switch", name=visitor.say("page-companion"))
    expect(offered).to_have_count(int(any(text.startswith("roll") for text in rolls)))


def test_the_page_checks_its_own_part_in_the_luck(visitor: Visitor) -> None:
    """Its random bytes are in what was dealt, and it says so."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2, start=False).links)
    table.button("page-start").click()
    expect(table.log).to_contain_text(visitor.say("page-witness-share-right"))
