"""A folder of static files: a game against bots with nothing behind it."""

from random import Random

from playwright.sync_api import Browser, expect

from tests.e2e.at_start import AtStart
from tests.e2e.site import BELOW, WebSpace, keeps_all, on_device, reload, sit_down
from tests.e2e.visitor import Visitors


def test_a_game_goes_on_without_a_line(browser: Browser, web_space: WebSpace) -> None:
    """It is begun on a web space, which then is gone; what was played is still there."""
    visitors = Visitors(browser, web_space.url)
    ann = on_device(visitors, web_space)
    asked: list[str] = []
    ann.context.on("request", lambda request: asked.append(request.url))
    AtStart(ann).come()
    # What needs a server is not offered.
    expect(AtStart(ann).code).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("page-company-friends"))).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("device-alone-start"))).to_be_visible()
    table = sit_down(ann, "questor")
    rng = Random("device")
    table.act_once(rng)
    assert table.wait()
    keeps_all(ann)
    ann.context.set_offline(True)
    reload(table)
    table.act_once(rng)
    assert table.wait()
    ann.context.set_offline(False)
    AtStart(ann).come()
    mine = ann.page.get_by_role("region", name=ann.say("page-mine"))
    forget = ann.say("page-forget-game", title=ann.say("questor-title"))
    mine.get_by_role("button", name=forget).click()
    asks = ann.page.get_by_role("dialog")
    expect(asks.get_by_text(ann.say("device-forget-help"))).to_be_visible()
    asks.get_by_role("button", name=ann.say("page-forget")).click()
    expect(mine).to_have_count(0)
    # A script that was unpacked here has an address of this place, too.
    own = (web_space.url, f"blob:{web_space.url.removesuffix(BELOW)}", "data:")
    assert [url for url in asked if not url.startswith(own)] == []
    visitors.leave()
