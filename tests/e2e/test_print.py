"""A game on paper: where one looks for it, and which file is asked for."""

from playwright.sync_api import expect

from tests.e2e.visitor import Visitors


def test_a_game_is_had_on_paper(visitors: Visitors) -> None:
    """From a new table to the page of the rules, in the reader's language, as it is chosen."""
    visitor = visitors.come("fr")
    page, say = visitor.page, visitor.say
    visitor.go("/new#questor")
    page.get_by_role("link", name=say("print-game")).click()
    expect(page.get_by_role("heading", name=say("print-game"))).to_be_visible()
    file = page.get_by_role("link", name=say("print-get"))
    expect(file).to_have_attribute("href", "./api/print/questor/fr/a4-full.pdf")
    page.get_by_role("radio", name=say("print-paper-letter")).check()
    page.get_by_role("radio", name=say("print-ink-little")).check()
    expect(file).to_have_attribute("href", "./api/print/questor/fr/letter-little.pdf")
    expect(file).to_have_attribute("download", "questor-letter-little.pdf")
    assert visitor.wide() <= 0
