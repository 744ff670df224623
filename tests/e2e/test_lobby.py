"""Before a game: what the page says there is true, for the host and for guests."""

import pytest
from playwright.sync_api import expect

from questable.registry import KEYS, game
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors


def test_who_cancels_keeps_the_game(visitor: Visitor) -> None:
    """The menu says what is played here, not what was looked at."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2, start=False).links)
    menu = visitor.page.get_by_role("combobox", name=visitor.say("page-game"), exact=True)
    menu.select_option("rae")
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("button", name=visitor.say("page-cancel")).click()
    expect(dialog).to_have_count(0)
    expect(menu).to_have_value("questor")


def test_a_guest_is_told_what_a_guest_can_do(visitors: Visitors) -> None:
    """Links and bots are the host's; no two controls have one name."""
    laid = lay(visitors.url, "questor", 3, people=2, start=False)
    host, guest = AtTable(visitors.come()), AtTable(visitors.come())
    host.sit(laid.links[:1])
    host.button("page-bot-away").click()
    expect(host.page.get_by_text(host.visitor.say("page-lobby-free"))).to_be_visible()
    guest.sit(laid.links[1:])
    expect(guest.page.get_by_text(guest.visitor.say("page-lobby-free-guest"))).to_be_visible()
    expect(guest.page.get_by_text(guest.visitor.say("page-lobby-free"))).to_have_count(0)
    options = host.page.get_by_text(host.visitor.say("table-options"), exact=True)
    expect(options).to_have_count(0)


@pytest.mark.parametrize("key", KEYS)
def test_real_dice_are_offered_where_there_are_dice(visitor: Visitor, key: str) -> None:
    """Nobody is asked about dice in a game of cards."""
    rolls = [each.text for each in game(key).table(game(key).pack()).actions]
    begin = AtStart(visitor)
    begin.come()
    begin.set_up(key)
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.wait_for()
    offered = dialog.get_by_role("switch", name=visitor.say("page-companion"))
    expect(offered).to_have_count(int(any(text.startswith("roll") for text in rolls)))


def test_the_page_checks_its_own_part_in_the_luck(visitor: Visitor) -> None:
    """Its random bytes are in what was dealt, and it says so."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2, start=False).links)
    table.button("page-start").click()
    expect(table.log).to_contain_text(visitor.say("page-witness-share-right"))
