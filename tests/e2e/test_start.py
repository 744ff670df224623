"""The start page: play above the fold, whose turn it is, with whom, and a code to come in by."""

import pytest
from playwright.sync_api import ViewportSize, expect

from questable.registry import KEYS
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
HAND: ViewportSize = {"width": 390, "height": 844}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [LAPTOP, HAND])
def test_all_games_can_be_played_without_scrolling(
    visitors: Visitors, size: ViewportSize, lang: str
) -> None:
    """Each says what kind it is; and who is new is told of the lessons before anything else."""
    visitor = visitors.come(lang, viewport=size)
    begin = AtStart(visitor)
    begin.come()
    for key in KEYS:
        box = begin.play_now(key).bounding_box()
        assert box
        assert box["y"] + box["height"] <= size["height"], key
        expect(visitor.page.get_by_text(visitor.say(f"{key}-genre"), exact=True)).to_be_visible()
    lesson = visitor.page.get_by_role("link", name=visitor.say("page-learn-soon")).bounding_box()
    first = begin.play_now(KEYS[0]).bounding_box()
    assert lesson
    assert first
    assert lesson["y"] + lesson["height"] < first["y"]
    assert visitor.wide() <= 0


def test_who_plays_at_once_sees_no_empty_lobby(visitor: Visitor) -> None:
    """Neither chairs nor a game that is not there flash by before the board."""
    empty = visitor.say("page-no-game")
    watch = f"""addEventListener("DOMContentLoaded", () => {{
        window.flashed = false;
        new MutationObserver(() => {{
            if (document.body.textContent.includes({empty!r})) flashed = true;
        }}).observe(document.body, {{ subtree: true, childList: true, characterData: true }});
    }})"""
    visitor.context.add_init_script(watch)
    begin = AtStart(visitor)
    begin.come()
    begin.play_now("questor").click()
    AtTable(visitor).log.wait_for()
    assert visitor.page.evaluate("flashed") is False


def test_your_turn_comes_first(visitor: Visitor) -> None:
    """A table that waits for one is one tap away; others are in the list below."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2).links)
    assert table.wait()
    AtStart(visitor).come()
    turns = visitor.page.get_by_role("region", name=visitor.say("page-turns", count=1))
    title = visitor.say("pillars-title")
    turns.get_by_role("link", name=visitor.say("page-play-on-game", title=title)).click()
    assert table.wait()


def test_with_whom_is_remembered(visitors: Visitors) -> None:
    """Friends get a lobby with a code; us here are asked for names, and play at once."""
    visitor = visitors.come()
    begin, table = AtStart(visitor), AtTable(visitor)
    begin.come()
    begin.play_with("friends")
    begin.play("rae", "friends").click()
    assert len(table.code()) == 5
    begin.visitor.go("/")
    expect(begin.play("rae", "friends")).to_be_enabled()
    begin.play_with("here")
    begin.play("pillars", "here").click()
    asked = visitor.page.get_by_role("dialog")
    asked.get_by_label(visitor.say("page-name"), exact=True).fill("Ann")
    asked.get_by_label(visitor.say("page-player", n=2), exact=True).fill("Bea")
    asked.get_by_role("button", name=visitor.say("page-play"), exact=True).click()
    assert table.wait()
    expect(table.plate("Bea")).to_be_visible()


def test_a_code_opens_the_door_and_a_wrong_one_stays_to_be_mended(visitors: Visitors) -> None:
    """Small letters and blanks are taken; at the fifth letter it looks by itself."""
    host, guest = visitors.come(), visitors.come("fr", viewport=HAND)
    hosting = AtTable(host)
    hosting.sit(lay(host.url, "questor", 2, start=False).links)
    code = hosting.code()
    begin = AtStart(guest)
    begin.come()
    begin.code.press_sequentially("xaxax" if code != "XAXAX" else "zazaz")
    expect(guest.page.get_by_text(guest.say("page-code-no-link"))).to_be_visible()
    assert len(begin.code.input_value()) == 5
    begin.code.fill("")
    begin.code.press_sequentially(" ".join(code.lower()))
    expect(AtTable(guest).button("page-enter-watch")).to_be_visible()


def test_keys_play_and_lead_to_the_code_and_the_lessons(visitor: Visitor) -> None:
    """C, then a letter of a code is no command; 2 plays the second game."""
    begin = AtStart(visitor)
    begin.come()
    visitor.page.keyboard.press("c")
    expect(begin.code).to_be_focused()
    visitor.page.keyboard.press("l")
    expect(begin.code).to_have_value("L")
    visitor.page.get_by_role("main").focus()
    visitor.page.keyboard.press("2")
    assert AtTable(visitor).wait()
    visitor.go("/")
    expect(begin.play_now("questor")).to_be_enabled()
    visitor.page.keyboard.press("l")
    visitor.page.wait_for_url("**/learn")
