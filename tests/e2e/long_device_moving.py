"""A game that moves from a device to a server and back, by its record."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from questable.engine import CHANCE, Match, Record, read_record
from questable.registry import Registry, game
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.serving import Server
from tests.e2e.site import WebSpace, on_device, sit_down
from tests.e2e.visitor import Visitor, Visitors


def broken_off(table: AtTable) -> Record:
    """The game is stopped, and saved as a file."""
    page, say = table.page, table.visitor.say
    table.in_menu("page-abandon").click()
    page.get_by_role("dialog").get_by_role("button", name=say("page-do-it")).click()
    save = page.get_by_role("button", name=say("page-record-save"))
    expect(save).to_be_enabled()
    with page.expect_download() as coming:
        save.click()
    return read_record(Registry(), coming.value.path().read_text(encoding="utf-8"))


def gone_on(visitor: Visitor, record: Record) -> AtTable:
    """A file is dropped, and played on."""
    start = AtStart(visitor)
    start.come()
    start.bring(record.text())
    go = visitor.page.get_by_role("button", name=visitor.say("page-record-go-on"))
    go.click()
    table = AtTable(visitor)
    begin = table.button("page-start-bots").or_(table.button("page-start"))
    begin.first.click()
    return table


def same_game(before: Record, after: Record) -> None:
    """All that counted is there again, in its order, and something came to it."""
    told = [[(each.seat, each.action) for each in record.effective()] for record in (before, after)]
    assert told[1][: len(told[0])] == told[0]
    assert len(told[1]) > len(told[0])
    assert Match(game(after.game), after).state.actor >= CHANCE


@pytest.mark.parametrize("key", ["questor", "rae"])
def test_to_a_server_and_back(
    browser: Browser, web_space: WebSpace, server: Server, key: str
) -> None:
    """A new table at each house, the same game."""
    visitors = Visitors(browser, web_space.url)
    here = on_device(visitors, web_space)
    table, rng = sit_down(here, key), Random(key)
    table.play(rng, 4)
    first = broken_off(table)
    there = visitors.come(url=server.url)
    table = gone_on(there, first)
    table.play(rng, 3)
    second = broken_off(table)
    same_game(first, second)
    table = gone_on(here, second)
    table.play(rng, 3)
    same_game(second, broken_off(table))
    visitors.leave()
