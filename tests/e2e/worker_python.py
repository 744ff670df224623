"""The Python that the site ships, in a worker of a real browser."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.device.shipped import Ask, room, written
from tests.e2e.site import WebSpace

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


@contextmanager
def beside_python(browser: Browser, folder: Path) -> Iterator[Page]:
    """An empty page beside the files that python.mjs reads."""
    room(folder)
    (folder / "index.html").write_text("<!doctype html><title>room</title>")
    space = WebSpace(folder)
    page = browser.new_page()
    page.goto(f"{space.url}/")
    yield page
    page.close()
    space.close()


def in_worker(page: Page, asked: list[Ask]) -> list[Any]:
    """What calls come to in a fresh worker."""
    found: list[Any] = json.loads(page.evaluate(TOLD, [page.url.rstrip("/"), written(asked)]))
    return found
