"""Fifty games of each set-up in a worker of a real browser: are they those of our own Python?"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from questable.registry import KEYS
from tests.device.alike import some, told_again
from tests.device.setups import FILES, headers
from tests.device.shipped import Ask, room, written
from tests.e2e.still import served

ALIKE = "tests.device.alike"
GAMES = 50
TOLD = """
([room, calls]) => new Promise((done, failed) => {
  const worker = new Worker(`${room}/code/tests/device/python.mjs`, { type: "module" });
  worker.onerror = (event) => failed(new Error(event.message));
  worker.onmessage = ({ data: [fine, told] }) => {
    worker.terminate();
    fine ? done(told) : failed(new Error(told));
  };
  worker.postMessage([room, calls]);
})
"""


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """An empty page beside the files that python.mjs reads."""
    folder = room(tmp_path_factory.mktemp("room"))
    (folder / "index.html").write_text("<!doctype html><title>room</title>")
    with served(folder) as url:
        opened = browser.new_page()
        opened.goto(url)
        yield opened
        opened.close()


def in_worker(page: Page, asked: list[Ask]) -> list[Any]:
    """What calls come to in a fresh worker."""
    found: list[Any] = json.loads(page.evaluate(TOLD, [page.url.rstrip("/"), written(asked)]))
    return found


@pytest.mark.parametrize("key", KEYS)
def test_golden_games_are_told_alike(page: Page, key: str) -> None:
    """Byte for byte."""
    texts = [file.read_text(encoding="utf-8") for file in FILES if file.parent.name == key]
    assert in_worker(page, [(ALIKE, "told_again", [text]) for text in texts]) == texts
    assert [told_again(text) for text in texts] == texts


@pytest.mark.parametrize("header", [header for key in KEYS for header in headers(key)])
def test_the_same_seed_gives_the_same_record(page: Page, header: str) -> None:
    """Whole games, and everything that was told in them."""
    [there] = in_worker(page, [(ALIKE, "some", [header, 0, GAMES])])
    assert there == [list(each) for each in some(header, 0, GAMES)]
