"""One browser and one server for all stories that a process tells, and visitors for each.

Playwright's loop runs as long as it does, so it ends with this folder: others want a loop too.
"""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from questable.web.offline import HOME
from tests.e2e.house import OwnHouse, own_house
from tests.e2e.serving import ROOT, Server, built_once
from tests.e2e.site import WebSpace
from tests.e2e.visitor import PATIENCE, Visitor, Visitors
from tools import chromium


@pytest.fixture(scope="session")
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page as its sources are when the first story of the run begins."""
    here = tmp_path_factory.getbasetemp()
    run = here.parent if hasattr(request.config, "workerinput") else here
    assert built_once(run, [sys.executable, str(ROOT / "tools" / "page.py")]), "there is no page"


@pytest.fixture(scope="package")
def playing() -> Iterator[Playwright]:
    """Playwright, for as long as there are stories; where none can be told, CI is red."""
    if why := chromium.missing():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why)
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="package")
def browser(playing: Playwright) -> Iterator[Browser]:
    """A real Chromium."""
    opened = chromium.launch(playing, 3 * PATIENCE)
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def web_space(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    """The static site, as its sources are."""
    out = tmp_path_factory.mktemp("space") / "site"
    made = subprocess.run([sys.executable, str(ROOT / "tools" / "site.py"), "--out", str(out)])
    assert made.returncode == 0, "there is no site"
    space = WebSpace(out)
    yield space
    space.close()


@pytest.fixture
def shaky(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers its games for the time when it is gone."""
    made = subprocess.run([sys.executable, str(ROOT / "tools" / "offline.py")])
    assert made.returncode == 0, "there is nothing to play with offline"
    surroundings = os.environ | {"QUESTABLE_OFFLINE": str(HOME)}
    serving = Server(tmp_path_factory.mktemp("shaky"), surroundings=surroundings)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="package")
def server(
    page: None, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A table that all stories but the rude ones share."""
    serving = Server(tmp_path_factory.mktemp("stories"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def house(server: Server) -> Iterator[OwnHouse]:
    """A house whose time a story may stop; `server` has built the page."""
    with own_house() as opened:
        yield opened


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
