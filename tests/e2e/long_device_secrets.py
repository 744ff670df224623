"""From hand to hand on a static site: what the page is told while the curtain is down."""

import json
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from questable.registry import ours
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.site import WebSpace, on_device
from tests.e2e.visitor import Visitors

SECRET = [game.key for game in ours() if not game.open]
TURNS = 8
LISTENS = """
window.heard = [];
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.is === "told" && data.data) heard.push(data.data);
    });
  }
};
"""


def shows_hands(page: Page) -> list[object]:
    """What the page was told of hands since the house said last that one is covered, or ever."""
    told = [json.loads(each) for each in page.evaluate("() => heard")]
    places = [n for n, each in enumerate(told) if each == {"is": "covered", "down": True}]
    shown = any(each == {"is": "covered", "down": False} for each in told)
    since = told[places[-1] :] if shown and places else told
    return [each["play"] for each in since if each.get("play") and each["play"]["view"]]


@pytest.mark.parametrize("game", SECRET)
def test_behind_the_curtain_the_page_knows_no_hand(
    browser: Browser, web_space: WebSpace, game: str
) -> None:
    """Neither drawn nor told: the worker has it; who lifts the curtain is shown their own."""
    visitors = Visitors(browser, web_space.url)
    ann = on_device(visitors, web_space)
    ann.context.add_init_script(LISTENS)
    start = AtStart(ann)
    start.come()
    start.play_with("here")
    start.play(game, "here").click()
    ann.page.get_by_role("dialog").get_by_role("button").last.click()
    table, rng = AtTable(ann), Random(game)
    fell = seen = 0
    lift = table.curtain.get_by_role("button")
    for turn in range(TURNS):
        table.open.or_(table.again).or_(lift).or_(table.folded).first.wait_for()
        if lift.count():
            fell += 1
            assert shows_hands(ann.page) == []
            expect(ann.page.locator("main [data-spot], main [data-action]")).to_have_count(0)
            if turn % 3 == 2:
                ann.page.reload()
                expect(table.curtain).to_be_visible()
                assert shows_hands(ann.page) == []
        if not table.wait():
            break
        table.open.or_(table.folded).or_(lift).first.wait_for()
        if lift.count():
            # It fell before anybody was asked; who is now is somebody else.
            continue
        table.unfold()
        assert shows_hands(ann.page)
        seen += 1
        table.act(rng)
    assert fell
    assert seen
    visitors.leave()
