"""What the table page offers beside the game itself, each to something that a person would see."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import FloatRect, Locator, Route, expect

from questable.engine import Value
from questable.table import Settings
from tests.e2e.at_replay import AtReplay
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import LONGEST, AtTable
from tests.e2e.tables import SOON_OVER, lay
from tests.e2e.visitor import Visitor, Visitors

SHORT: dict[str, Value] = {"setup": "swift", "turn_limit": 3}
"""A game of Pillars that is soon over."""
NOBODY_LOOKS = """() => {
    window.called = [];
    Object.defineProperty(document, "hidden", { get: () => true });
    window.Notification = class {
        static requestPermission = async () => "granted";
        constructor(title, { body }) { called.push([title, body]); }
    };
}"""


def wish(visitor: Visitor, word: str) -> None:
    """Turn a switch of the settings, and close them."""
    visitor.page.get_by_role("button", name=visitor.say("page-wishes")).click()
    visitor.page.get_by_role("switch", name=visitor.say(word), exact=True).click()
    visitor.page.keyboard.press("Escape")


def test_my_turn_is_in_the_title_and_calls_me(visitor: Visitor) -> None:
    """By the title always, by a notification if wished and nobody looks; the question is in it."""
    visitor.page.add_init_script(f"({NOBODY_LOOKS})()")
    AtStart(visitor).come()
    wish(visitor, "page-notify")
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2).links)
    assert table.wait()
    turn = visitor.say("table-your-turn")
    expect(visitor.page).to_have_title(re.compile(re.escape(turn)))
    visitor.page.wait_for_function("called.length > 0")
    title, body = visitor.page.evaluate("called[0]")
    assert title == turn
    expect(visitor.page.get_by_text(body, exact=True).first).to_be_visible()


def drag(visitor: Visitor, what: Locator, where: Locator) -> None:
    """With the mouse, from the middle of one to the middle of the other, once both stand still."""
    mouse = visitor.page.mouse
    where.hover()
    what.hover()
    mouse.down()
    mouse.move(*_middle(where.bounding_box()), steps=6)
    mouse.up()


def _middle(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_follower_is_dragged(visitor: Visitor) -> None:
    """To a station where it may go; the log says so."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2).links)
    assert table.wait()
    label = table.open.filter(has_text=re.compile(r"from \w+ to \w+$")).first.inner_text()
    found = re.search(r"from (\w+) to (\w+)", label)
    assert found
    drawing = visitor.page.get_by_role("group", name=visitor.say("pillars-board-keys"))
    here, there = (
        drawing.get_by_role("button", name=re.compile(rf"\b{name}\b")).first
        for name in found.groups()
    )
    drag(visitor, here, there)
    expect(table.log).to_contain_text(f"from {found[1]} to {found[2]}")


def test_a_hero_is_dragged(visitor: Visitor) -> None:
    """From its own tile to the next, as soon as there is such a move."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2).links)
    rng = Random("drag")
    goes = table.open.filter(has_text=re.compile(r"^\s*\d?\s*Move \w+ to [a-e][1-5]$"))
    for _ in range(LONGEST):
        assert table.wait()
        if goes.count():
            break
        table.act(rng)
    aim = goes.first.inner_text()[-2:]
    cell = visitor.page.get_by_role("grid").get_by_role("gridcell")
    drag(
        visitor,
        cell.and_(visitor.page.locator("[tabindex='0']")),
        cell.filter(has_text=re.compile(rf"^{aim}\b")),
    )
    expect(table.log).to_contain_text(f"moves to {aim}")


def test_who_wishes_is_asked_first(visitor: Visitor) -> None:
    """Escape takes it back, yes does it."""
    AtStart(visitor).come()
    wish(visitor, "page-confirm")
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2).links)
    assert table.wait()
    told, first = table.log.inner_text(), table.open.first
    sure = visitor.page.get_by_role("dialog", name=visitor.say("page-sure"))
    first.click()
    expect(sure).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    assert table.log.inner_text() == told
    first.click()
    sure.get_by_role("button", name=visitor.say("page-do-it")).click()
    expect(table.log).not_to_have_text(told, use_inner_text=True)


def test_what_was_done_is_taken_back(visitor: Visitor) -> None:
    """With the button; bots consent."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2).links)
    assert table.wait()
    table.act_once(Random("undo"))
    expect(table.log).to_contain_text("Ann moves")
    table.undo.click()
    expect(table.log).to_contain_text(visitor.say("page-log-undo", seat="Ann"))


def test_the_end_says_all(visitor: Visitor, tmp_path: Path) -> None:
    """Why, how it went, whether the luck was true; the record; a line of the log to its moment."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2, SHORT).links)
    table.finish(Random("end"))
    page, say = visitor.page, visitor.say
    expect(page.get_by_text(say("page-luck-verified"))).to_be_visible()
    expect(table.button("page-share-seat")).to_have_count(0)
    expect(page.get_by_role("figure").filter(has_text=say("page-race"))).to_be_visible()
    with page.expect_download() as saved:
        table.button("page-record-save").click()
    saved.value.save_as(tmp_path / "record")
    assert json.loads((tmp_path / "record").read_text().splitlines()[0])["game"] == "pillars"
    lines = table.log.get_by_role("button").filter(has_text=" moves ")
    wanted = lines.nth(1).inner_text()
    lines.nth(1).click()
    AtReplay(visitor).slider.wait_for()
    # It may be the turning point too, which is said before it.
    expect(
        page.get_by_role("listitem").filter(has=page.locator("[aria-current=step]"))
    ).to_contain_text(wanted)


def test_the_end_asks_a_busy_server_again(visitor: Visitor) -> None:
    """A record that cannot be looked at just now is looked at a little later."""
    refused: list[str] = []

    def busy(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=503, json={"code": "busy"})

    visitor.page.route("**/api/records", busy)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2, SHORT).links)
    table.finish(Random("busy"))
    expect(visitor.page.get_by_text(visitor.say("page-luck-verified"))).to_be_visible()
    assert refused


def test_the_end_is_about_people(visitor: Visitor) -> None:
    """Who won stands above; no '1 point' where it is only won or lost; the log shows its end."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 3, SOON_OVER).links)
    table.finish(Random("people"))
    page, say = visitor.page, visitor.say
    end = page.get_by_role("region", name=re.compile(r"won"))
    won = end.get_by_role("heading", level=2).inner_text()
    expect(page.get_by_role("status").filter(has_text=won)).to_be_visible()
    expect(end.get_by_text(re.compile(r"\d points?$"))).to_have_count(0)
    expect(end.get_by_text(say("page-witness-seed-right"))).to_be_visible()
    figure = page.get_by_role("figure").filter(has_text=say("page-race"))
    expect(figure).to_contain_text(say("page-race-ahead"))
    expect(table.log.get_by_role("button").first).to_be_attached()
    at_its_end = "box => box.scrollHeight - box.scrollTop - box.clientHeight < 5"
    page.wait_for_function(at_its_end, arg=table.log.element_handle())
    table.plain()
    expect(page.get_by_text(say("telling-acts", name=""))).to_have_count(0)


def test_a_series_has_standings(visitor: Visitor) -> None:
    """After each game, and below the names while the next one is played."""
    table = AtTable(visitor)
    settings = Settings(pace=0, games=2)
    table.sit(lay(visitor.url, "pillars", 2, SHORT, settings=settings).links)
    table.finish(Random("series"))
    series = visitor.page.get_by_role("heading", name=visitor.say("page-series"), exact=True)
    expect(series).to_be_visible()
    table.button("page-other-game").click()
    so_far = visitor.page.get_by_text(re.compile("points? in the series"))
    expect(so_far).to_have_count(2)
    table.button("page-start").click()
    assert table.wait()
    expect(so_far).to_have_count(2)
    table.finish(Random("series"))
    expect(series).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("page-series-played", n=2))).to_be_visible()
    expect(table.button("page-rematch")).to_be_enabled()


def test_real_dice_are_entered(visitor: Visitor) -> None:
    """Companion play: the table asks what came up, and believes it."""
    table = AtTable(visitor)
    own = Settings(pace=0, dice="companion")
    table.sit(lay(visitor.url, "questor", 2, settings=own).links)
    assert table.wait()
    expect(table.open).to_have_count(6)
    expect(table.hint).to_be_disabled()
    table.open.nth(5).click()
    expect(table.log).to_contain_text("6")


def test_a_link_is_copied_and_shown_as_a_code(visitors: Visitors) -> None:
    """For players and for spectators; whoever watches has nothing to choose."""
    host = visitors.come(permissions=["clipboard-read", "clipboard-write"])
    table = AtTable(host)
    table.sit(lay(host.url, "questor", 2, start=False).links)
    door = table.door()
    table.button("page-copy-link").click()
    expect(host.page.get_by_text(host.say("page-copied"))).to_be_visible()
    assert host.page.evaluate("navigator.clipboard.readText()") == door
    code = host.page.get_by_role("img", name=host.say("page-code-of", url=door))
    expect(code).to_be_visible()
    letters = host.page.get_by_role("img", name=", ".join(table.code()))
    expect(letters).to_be_visible()


def test_spectators_see_and_choose_nothing(visitors: Visitors) -> None:
    """What happened is told to them; hints, phrases and choices are not theirs."""
    laid = lay(visitors.url, "questor", 2)
    playing, watching = AtTable(visitors.come()), AtTable(visitors.come())
    playing.sit(laid.links)
    watching.sit([laid.watch])
    expect(watching.log).to_be_visible()
    playing.act_once(Random("watch"))
    playing.wait()
    expect(watching.log).to_contain_text(playing.log.get_by_role("paragraph").last.inner_text())
    expect(watching.choices).to_have_count(0)
    expect(watching.button("page-hint")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_friendly_word_is_heard(visitors: Visitors, lang: str) -> None:
    """In the words of whoever hears it."""
    visitor = visitors.come(lang)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2).links)
    assert table.wait()
    table.tell("wow")
    expect(table.log).to_contain_text(visitor.say("room-phrase-wow"))


def test_who_was_sent_a_link_pastes_it(visitor: Visitor) -> None:
    """Into the field of the start page, and stands at the door."""
    door = lay(visitor.url, "rae", 2, start=False).door
    AtStart(visitor).come()
    AtStart(visitor).code.fill(f"{visitor.url}/table#{door}")
    expect(visitor.page.get_by_role("textbox", name=visitor.say("page-name"))).to_be_visible()


def test_a_table_is_found_again(visitor: Visitor) -> None:
    """From the start page, where it was left."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2).links)
    assert table.wait()
    AtStart(visitor).come()
    mine = visitor.page.get_by_role("region", name=visitor.say("page-mine"))
    mine.get_by_role("link", name=visitor.say("pillars-title")).click()
    assert table.wait()
