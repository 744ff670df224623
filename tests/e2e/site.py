"""The static site as any web space has it: files, and nobody who thinks."""

import http.server
import threading
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.visitor import Visitor, Visitors

PATIENCE = 900
"""Looks at what the browser keeps, five a second."""
BELOW = "/games/questable"
"""Where the site lies on the web space of the stories."""


class _Files(http.server.SimpleHTTPRequestHandler):
    """As `python3 -m http.server` serves a folder, with its bytes counted."""

    def __init__(self, space: "WebSpace", *args: Any, **kwargs: Any) -> None:
        self.space = space
        super().__init__(*args, **kwargs)

    def translate_path(self, path: str) -> str:
        """Below the site's place; all else is not there."""
        own = path.removeprefix(BELOW)
        return super().translate_path(own if own != path else "/nowhere")

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """A file that goes out."""
        content = source.read()
        self.space.sent[self.path.split("?")[0].removeprefix(BELOW)] += len(content)
        outputfile.write(content)

    def log_message(self, *args: Any) -> None:
        """Nobody reads it."""


class WebSpace:
    """Serves a folder; it can be switched off."""

    def __init__(self, folder: Path) -> None:
        self.sent: Counter[str] = Counter()
        """Bytes by file."""
        handler = partial(_Files, self, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}{BELOW}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """From now on nobody answers."""
        self._server.shutdown()
        self._server.server_close()


def on_device(visitors: Visitors, space: WebSpace, **wishes: Any) -> Visitor:
    """Somebody whose browser keeps what it has loaded."""
    return visitors.come(url=space.url, service_workers="allow", **wishes)


def sit_down(visitor: Visitor, game: str) -> AtTable:
    """One click to a game against bots."""
    start = AtStart(visitor)
    start.come()
    start.play_now(game).click()
    table = AtTable(visitor)
    assert table.wait()
    return table


def until(page: Page, holds: str) -> None:
    """Until this is so; Playwright itself takes a promise for a yes."""
    for _ in range(PATIENCE):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(200)
    raise AssertionError(holds)


def keeps_all(visitor: Visitor) -> None:
    """Until the browser has kept the page itself."""
    visitor.page.evaluate("() => navigator.serviceWorker.ready")
    until(
        visitor.page,
        "() => caches.match(new URL('./', location.href).href.split('?')[0]).then(Boolean)",
    )


def keeps_pages(visitor: Visitor) -> None:
    """Until it has kept those that nobody has opened, too."""
    until(
        visitor.page,
        """async () => {
            const home = new URL("./", location.href);
            const files = await (await fetch(new URL("pages.json", home))).json();
            const found = files.map((each) => caches.match(new URL(each, home)));
            return (await Promise.all(found)).every(Boolean);
        }""",
    )


def reload(table: AtTable) -> None:
    """The same table, in the same state, from the store alone."""
    before = table.log.inner_text()
    table.page.reload()
    assert table.wait()
    expect(table.log).to_contain_text(before.splitlines()[0])
