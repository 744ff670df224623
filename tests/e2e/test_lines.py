"""What happens to the line does not harm a game: reloads, cuts, being without a net."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.serving import Server
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors


@pytest.fixture
def own_server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    """A server that may be ended in a story."""
    serving = Server(tmp_path)
    serving.start()
    yield serving
    serving.stop()


def goes_on(table: AtTable) -> None:
    """What is done now is told, and asked again."""
    for n in range(3):
        told = table.log.inner_text()
        table.act_once(Random(n))
        expect(table.log).not_to_have_text(told, use_inner_text=True)
    assert table.wait()


def test_a_reload_in_the_middle_of_a_game(visitor: Visitor) -> None:
    """Prompt, choices and the whole log are there again, and the game goes on."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2).links)
    table.play(Random("reload"), 6)
    assert table.wait()
    # What a page has seen of the luck itself it cannot say again.
    seen = "\n\n" + visitor.say("page-witness-share-right")
    told, offered = table.log.inner_text().replace(seen, ""), table.choices.inner_text()
    visitor.page.reload()
    table.wait()
    expect(table.log).to_have_text(told, use_inner_text=True)
    expect(table.choices).to_have_text(offered, use_inner_text=True)
    goes_on(table)


def test_a_cut_line_is_made_anew_without_noise(visitors: Visitors, own_server: Server) -> None:
    """One line says so while it lasts; then the game goes on, and nothing happened twice."""
    visitor = visitors.come(url=own_server.url)
    table = AtTable(visitor)
    table.sit(lay(own_server.url, "questor", 2).links)
    table.play(Random("cut"), 5)
    assert table.wait()
    told = table.log.inner_text()
    own_server.stop()
    cut = visitor.page.get_by_role("status").filter(has_text=visitor.say("page-cut"))
    expect(cut).to_be_visible()
    own_server.start()
    expect(cut).to_have_count(0)
    expect(table.log).to_have_text(told, use_inner_text=True)
    assert visitor.page.get_by_role("dialog").count() == 0
    goes_on(table)


def test_without_a_net_the_page_says_what_is_not_possible(visitors: Visitors) -> None:
    """Even an old copy of the page opens, and does not promise to play."""
    visitor = visitors.come(service_workers="allow")
    AtStart(visitor).come()
    gone = visitor.page.get_by_role("status").filter(has_text=visitor.say("page-offline"))
    visitor.context.set_offline(True)
    expect(gone).to_be_visible()
    visitor.context.set_offline(False)
    expect(gone).to_have_count(0)
