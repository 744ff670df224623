"""One browser and one server for all stories of a worker, and visitors for each."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.e2e.serving import Server
from tests.e2e.visitor import PATIENCE, Visitor, Visitors
from tools import chromium


@pytest.fixture(scope="session")
def playing() -> Iterator[Playwright]:
    """Playwright, for as long as there are stories."""
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playing: Playwright) -> Iterator[Browser]:
    """A real Chromium; without one there are no stories, which CI does not take."""
    path = chromium.found()
    if not path:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(chromium.MISSING)
    opened = playing.chromium.launch(
        executable_path=path, args=chromium.flags(), timeout=3 * PATIENCE
    )
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table that all stories but the rude ones share."""
    serving = Server(tmp_path_factory.mktemp("stories"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """People with a browser of their own each."""
    coming = Visitors(browser, server.url)
    yield coming
    coming.leave()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """One of them."""
    return visitors.come()
