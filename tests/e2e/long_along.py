"""A game that is taken along as a file, from a device to a server and back; and what is shown of
both on a server's page without its server."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from questable.desk.records import bots_of
from questable.engine import read_record
from questable.registry import Registry, ours
from tests.e2e.at_offline import load_games, play_meanwhile
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.screens import faults
from tests.e2e.serving import Server
from tests.e2e.site import WebSpace, on_device, sit_down
from tests.e2e.visitor import PHONE, Visitor, Visitors

GAMES = [game.key for game in ours()]


def take_along(table: AtTable, folder: Path) -> Path:
    """Save the game as a file, in one step from the table's menu."""
    table.in_menu("page-along").click()
    with table.page.expect_download() as saving:
        table.button("device-along-save").click()
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    return file


def play_on(visitor: Visitor, file: Path) -> AtTable:
    """Open it on the start page there, and go on at once."""
    AtStart(visitor).come()
    chooser = visitor.page.get_by_label(visitor.say("page-record-choose"))
    chooser.set_input_files(file)
    visitor.page.get_by_role("button", name=visitor.say("page-record-go-on")).click()
    table = AtTable(visitor)
    # On the start page a replay is offered, as at the end of a game.
    table.log.wait_for()
    assert table.wait()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_to_a_server_and_back(
    browser: Browser, web_space: WebSpace, server: Server, tmp_path: Path, game: str
) -> None:
    """By its file alone; the same bots sit there, and what was played stays."""
    visitors = Visitors(browser, server.url)
    ann, bea = on_device(visitors, web_space), visitors.come()
    rng = Random(game)
    records = []
    table = sit_down(ann, game)
    for visitor in (bea, ann):
        assert table.play(rng, 3) > 0
        file = take_along(table, tmp_path)
        records.append(read_record(Registry(), file.read_text()))
        table = play_on(visitor, file)
    first, second = records
    played = [[(each.seat, each.action) for each in each.effective()] for each in records]
    assert played[1][: len(played[0])] == played[0]
    assert len(played[1]) > len(played[0]) > 0
    assert bots_of(first) == bots_of(second) != []
    visitors.leave()


def is_for_everybody(visitor: Visitor) -> None:
    """Nothing serious for axe by day and by night, nothing beyond the edge of a phone."""
    assert faults(visitor, "light") + faults(visitor, "dark") == []
    assert visitor.wide() <= 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_without_its_server_a_page_is_for_everybody(
    browser: Browser, shaky: Server, lang: str
) -> None:
    """The offer, the lost line, the tables of the device, and a game that goes on elsewhere."""
    visitors = Visitors(browser, shaky.url)
    ann = visitors.come(lang, service_workers="allow", viewport=PHONE)
    AtStart(ann).come()
    ann.page.get_by_role("region", name=ann.say("device-away")).wait_for()
    is_for_everybody(ann)
    load_games(ann)
    is_for_everybody(ann)
    table = sit_down(ann, "questor")
    table.in_menu("page-along").click()
    table.button("device-along-device").wait_for()
    is_for_everybody(ann)
    shaky.stop()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("link", name=ann.say("page-offline-play")).wait_for()
    is_for_everybody(ann)
    play_meanwhile(ann)
    AtStart(ann).play_now("questor").wait_for()
    is_for_everybody(ann)
    visitors.leave()


def test_by_keys_alone(browser: Browser, shaky: Server) -> None:
    """From the lost line to a game here, by the keyboard."""
    visitors = Visitors(browser, shaky.url)
    ann = visitors.come(service_workers="allow")
    load_games(ann)
    shaky.stop()
    ann.page.goto(shaky.url)
    link = ann.page.get_by_role("link", name=ann.say("page-offline-play"))
    link.wait_for()
    for _ in range(3):
        ann.page.keyboard.press("Tab")
        if link.evaluate("each => each === document.activeElement"):
            break
    ann.page.keyboard.press("Enter")
    AtStart(ann).play_now("questor").wait_for()
    ann.page.keyboard.press("1")
    assert AtTable(ann, by_keys=True).wait()
    visitors.leave()
