"""Fifty games of each set-up in a worker of a real browser: are they those of our own Python?"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from questable.registry import KEYS
from tests.device.alike import some, told_again
from tests.device.setups import FILES, headers
from tests.e2e.worker_python import beside_python, in_worker

ALIKE = "tests.device.alike"
GAMES = 50


@pytest.fixture(scope="module")
def empty(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page whose workers have the site's Python."""
    with beside_python(browser, tmp_path_factory.mktemp("room")) as page:
        yield page


@pytest.mark.parametrize("key", KEYS)
def test_golden_games_are_told_alike(empty: Page, key: str) -> None:
    """Byte for byte."""
    texts = [file.read_text(encoding="utf-8") for file in FILES if file.parent.name == key]
    assert in_worker(empty, [(ALIKE, "told_again", [text]) for text in texts]) == texts
    assert [told_again(text) for text in texts] == texts


@pytest.mark.parametrize("header", [header for key in KEYS for header in headers(key)])
def test_the_same_seed_gives_the_same_record(empty: Page, header: str) -> None:
    """Whole games, and everything that was told in them."""
    [there] = in_worker(empty, [(ALIKE, "some", [header, 0, GAMES])])
    assert there == [list(each) for each in some(header, 0, GAMES)]
