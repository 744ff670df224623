"""Whole games of all kinds on a static site, without a line from the first load on."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from questable.registry import ours
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import LONGEST, AtTable
from tests.e2e.site import WebSpace, keeps_all, keeps_pages, on_device, reload, sit_down
from tests.e2e.visitor import Visitors

GAMES = [game.key for game in ours()]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(browser: Browser, web_space: WebSpace, game: str) -> None:
    """With a reload in the middle; at the end its record is there."""
    visitors = Visitors(browser, web_space.url)
    ann = on_device(visitors, web_space)
    table = sit_down(ann, game)
    keeps_all(ann)
    keeps_pages(ann)
    ann.context.set_offline(True)
    rng = Random(game)
    assert table.play(rng, 6) > 0
    if not table.again.count():
        reload(table)
    table.finish(rng)
    table.again.click()
    expect(ann.page.get_by_role("heading", name=ann.say("replay-do"), exact=True)).to_be_visible()
    visitors.leave()


def test_a_game_from_hand_to_hand(browser: Browser, web_space: WebSpace) -> None:
    """A whole one, with a reload behind the curtain."""
    visitors = Visitors(browser, web_space.url)
    ann = on_device(visitors, web_space)
    start = AtStart(ann)
    start.come()
    start.play_with("here")
    start.play("rae", "here").click()
    ann.page.get_by_role("dialog").get_by_role("button").last.click()
    table = AtTable(ann)
    assert table.wait()
    keeps_all(ann)
    keeps_pages(ann)
    ann.context.set_offline(True)
    rng = Random("hands")
    assert table.play(rng, 6) > 0
    assert table.wait()
    reload(table)
    table.finish(rng)
    assert table.lifted > 1
    visitors.leave()


def test_a_game_by_keys_alone(browser: Browser, web_space: WebSpace) -> None:
    """From the start page to the end, without a pointer, and without a line once it has begun."""
    visitors = Visitors(browser, web_space.url)
    ann = on_device(visitors, web_space)
    AtStart(ann).come()
    ann.page.keyboard.press("1")
    table = AtTable(ann, by_keys=True)
    assert table.wait()
    keeps_all(ann)
    keeps_pages(ann)
    ann.context.set_offline(True)
    for _ in range(LONGEST):
        if not table.wait():
            break
        ann.page.keyboard.press("1")
        ann.page.wait_for_timeout(50)
    expect(table.again).to_be_enabled()
    visitors.leave()
