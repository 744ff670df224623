"""A third language in the browser: one row and one folder, and the page is built with it."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.serving import ROOT, Server
from tests.e2e.visitor import Visitors
from tests.seventh.beside import surroundings
from tests.seventh.german import CODE, MARK, NAME, differences, house, page_sources, without

FORGOTTEN = ("page.ftl", "page-rules")


@pytest.fixture(scope="module")
def server(
    page: None, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A house with German, which lacks one word of the page, and its page."""
    home = house(tmp_path_factory.mktemp("german"))
    without(home, *FORGOTTEN)
    page_sources(home)
    assert differences(ROOT / "client", home / "client") == []
    subprocess.run([sys.executable, str(home / "tools" / "page.py")], check=True)
    serving = Server(home, surroundings=surroundings(home / "src"))
    serving.start()
    yield serving
    serving.stop()


def test_it_is_chosen_and_kept(visitors: Visitors) -> None:
    """Among the languages by its own name; then the page speaks it, also when it comes again."""
    visitor = visitors.come()
    visitor.go()
    page, say = visitor.page, visitor.say
    page.get_by_role("button", name=NAME, exact=True).click()
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("lang", CODE)
        title = f"{MARK} {say('questor-title')}"
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        visitor.go()


def test_a_browser_that_speaks_it_is_spoken_to_in_it(visitors: Visitors) -> None:
    """At a table, too, on the plain one and beside a board; a forgotten word shows its id."""
    visitor = visitors.come(locale="de-AT")
    visitor.go()
    page, say = visitor.page, visitor.say
    expect(page.get_by_role("link", name=FORGOTTEN[1], exact=True).first).to_be_visible()
    title = f"{MARK} {say('questor-title')}"
    now = f"{MARK} {say('page-play-game-bots', title=title)}"
    page.get_by_role("button", name=now, exact=True).click()
    expect(page.get_by_role("main")).to_contain_text(f"{MARK} {say('questor-prompt-pick')}")
