"""The page of a server, while the server cannot be reached: tables of one's own device."""

from random import Random

from playwright.sync_api import Browser, expect

from tests.e2e.at_offline import load_games, play_meanwhile
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.serving import Server
from tests.e2e.site import keeps_all, sit_down
from tests.e2e.visitor import Visitors


def test_a_table_of_ones_own_while_the_server_is_gone(browser: Browser, shaky: Server) -> None:
    """It goes in the middle of a game; another is played here, and then the first goes on."""
    visitors = Visitors(browser, shaky.url)
    ann = visitors.come(service_workers="allow")
    load_games(ann)
    rng = Random("shaky")
    there = sit_down(ann, "questor")
    there.act_once(rng)
    assert there.wait()
    before = there.log.inner_text()
    shaky.stop()
    play_meanwhile(ann)
    expect(AtStart(ann).code).to_have_count(0)
    AtStart(ann).play_now("questor").click()
    here = AtTable(ann)
    assert here.wait()
    here.act_once(rng)
    shaky.start()
    ann.page.get_by_role("link", name=ann.say("device-back-table")).click()
    assert there.wait()
    expect(there.log).to_contain_text(before.splitlines()[0])
    there.act_once(rng)
    AtStart(ann).come()
    # What was begun here is found from there.
    mine = ann.page.get_by_role("listitem").filter(has_text=ann.say("page-mine-here"))
    expect(mine.get_by_role("link")).to_be_visible()
    visitors.leave()


def test_the_page_opens_without_a_line(browser: Browser, shaky: Server) -> None:
    """In a new window too; only who has loaded the games is offered any."""
    visitors = Visitors(browser, shaky.url)
    ann, bob = (visitors.come(service_workers="allow") for _ in range(2))
    load_games(ann)
    AtStart(bob).come()
    keeps_all(bob)
    shaky.stop()
    for each in (ann, bob):
        each.page.goto(shaky.url)
    expect(bob.page.get_by_text(bob.say("page-offline"))).to_be_visible()
    expect(bob.page.get_by_role("link", name=bob.say("page-offline-play"))).to_have_count(0)
    play_meanwhile(ann)
    # Never opened before, here or there.
    AtStart(ann).play_now("rae").click()
    assert AtTable(ann).wait()
    visitors.leave()


def test_a_game_goes_to_the_server_and_back(browser: Browser, shaky: Server) -> None:
    """Without a file, in the same browser: begun on the device, gone on at the server, and back."""
    visitors = Visitors(browser, shaky.url)
    ann = visitors.come(service_workers="allow")
    load_games(ann)
    ann.page.get_by_role("link", name=ann.say("device-away-go")).click()
    AtStart(ann).play_now("questor").click()
    table, rng = AtTable(ann), Random("along")
    label = ann.page.get_by_text(ann.say("device-here"), exact=True)
    for other, here in (("server", 0), ("device", 1)):
        assert table.wait()
        table.act_once(rng)
        assert table.wait()
        before = table.log.inner_text().splitlines()[0]
        table.in_menu("page-along").click()
        table.button(f"device-along-{other}").click()
        expect(label).to_have_count(here)
        # On the start page there is none.
        table.log.wait_for()
        assert table.wait()
        expect(table.log).to_contain_text(before)
    visitors.leave()
