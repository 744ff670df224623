"""A server's page for the time without its server, as somebody uses it."""

from playwright.sync_api import expect

from tests.e2e.at_start import AtStart
from tests.e2e.site import keeps_all
from tests.e2e.visitor import Visitor


def load_games(visitor: Visitor) -> None:
    """Say yes on the start page, until all is here."""
    AtStart(visitor).come()
    keeps_all(visitor)
    offer = visitor.page.get_by_role("region", name=visitor.say("device-away"))
    offer.get_by_role("button").click()
    expect(visitor.page.get_by_text(visitor.say("device-away-kept"))).to_be_visible()


def play_meanwhile(visitor: Visitor) -> None:
    """What is offered where it is said that the line is gone."""
    visitor.page.get_by_role("link", name=visitor.say("page-offline-play")).click()
    expect(visitor.page.get_by_text(visitor.say("device-here-gone"))).to_be_visible()
