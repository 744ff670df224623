"""A house that shares its name with other things: the whole page works below a path."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.serving import Server
from tests.e2e.tables import lay
from tests.e2e.test_together import come_by_the_door
from tests.e2e.visitor import Visitors

SCOPE = "() => navigator.serviceWorker.ready.then(({ scope }) => new URL(scope).pathname)"
MANIFEST = """async () => {
    const own = document.querySelector("link[rel=manifest]").href;
    const { start_url, scope, icons } = await (await fetch(own)).json();
    return [start_url, scope, icons[0].src].map((each) => new URL(each, own).pathname);
}"""


@pytest.fixture
def below(server: Server, tmp_path: Path) -> Iterator[Server]:
    """A server below a prefix; `server` has built the page."""
    serving = Server(tmp_path, "/games/questable")
    serving.start()
    yield serving
    serving.stop()


def test_the_page_works_below_a_prefix(browser: Browser, below: Server) -> None:
    """From the start by links and back, to a table with a guest who came by its link."""
    visitors = Visitors(browser, below.url)
    ann, bea = visitors.come(service_workers="allow"), visitors.come()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
    AtStart(ann).come()
    ann.page.get_by_role("link", name=ann.say("page-rules"), exact=True).click()
    expect(ann.page).to_have_url(f"{below.url}/rules")
    ann.page.go_back()
    expect(AtStart(ann).play_now("questor")).to_be_enabled()
    assert ann.page.evaluate(SCOPE) == "/games/questable/"
    home = "/games/questable/"
    assert ann.page.evaluate(MANIFEST) == [home, home, f"{home}icon.svg"]

    hosting = AtTable(ann)
    hosting.sit(lay(below.url, "questor", 2, start=False).links)
    hosting.at_plate(ann.say("table-bot", n=2), "page-bot-away").click()
    door = hosting.door()
    assert door.startswith(f"{below.url}/table#")
    visiting = come_by_the_door(bea, door, "Bea")
    hosting.board.wait_for()
    for _ in range(3):
        hosting.act(Random("below"))
        visiting.act(Random("below"))
    ann.page.reload()
    expect(hosting.log).to_contain_text("Bea")
    assert ann.page.url.startswith(f"{below.url}/table#")
    assert any(url.endswith("/api/games") for url in asked)
    assert any("/ws?" in url for url in asked)
    assert [url for url in asked if not url.startswith(f"{below.url}/")] == []
    visitors.leave()
