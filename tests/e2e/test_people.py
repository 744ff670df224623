"""Names and faces: who comes for the first time is asked once, and told what the game is about."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from questable.registry import KEYS
from questable.text import Words
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors

CLARE = "clare-of-assisi"
PLAYERS = {"holy-quest": 3, "saint-cards": 3, "rae": 3}


def face(table: AtTable, name: str) -> Locator:
    """Somebody's face at their plate."""
    return table.plate(name).locator("[data-face]")


def briefing(visitor: Visitor) -> Locator:
    """What the game is about, over the board."""
    return visitor.page.get_by_role("dialog", name=visitor.say("page-briefing"))


def test_who_plays_is_asked_once(visitors: Visitors) -> None:
    """On the first Play now; the name and the face are kept, and the next table has them."""
    visitor = visitors.come(first=True)
    begin, table = AtStart(visitor), AtTable(visitor)
    begin.come()
    begin.play_now("questor").click()
    asked = visitor.page.get_by_role("dialog", name=visitor.say("page-who-are-you"))
    asked.get_by_role("textbox", name=visitor.say("page-name")).fill("Agnes")
    asked.get_by_role("radio", name=visitor.say(f"faces-{CLARE}")).check(force=True)
    asked.get_by_role("button", name=visitor.say("page-play-now"), exact=True).click()
    briefing(visitor).get_by_role("button", name=visitor.say("page-briefing-done")).click()
    expect(face(table, "Agnes")).to_have_attribute("data-face", CLARE)
    expect(table.plate("Bell")).to_contain_text(re.compile("bot"))
    begin.come()
    begin.play_now("questor").click()
    expect(face(table, "Agnes")).to_have_attribute("data-face", CLARE)
    expect(briefing(visitor)).to_have_count(0)


def test_a_name_can_wait(visitors: Visitors) -> None:
    """Who says Later plays as a pilgrim, and is not asked again."""
    visitor = visitors.come("fr", first=True)
    begin, table = AtStart(visitor), AtTable(visitor)
    begin.come()
    begin.play_now("pillars").click()
    table.button("page-who-later").click()
    table.button("page-briefing-done").click()
    expect(table.plate(visitor.say("page-me"))).to_be_visible()
    begin.come()
    begin.play_now("questor").click()
    table.button("page-briefing-done").click()
    expect(table.plate(visitor.say("page-me"))).to_be_visible()


def test_others_see_a_face(visitors: Visitors) -> None:
    """Chosen at the door, seen by the host; changed in the settings, seen at once."""
    laid = lay(visitors.url, "questor", 3, start=False)
    host = AtTable(visitors.come())
    host.sit(laid.links)
    guest = visitors.come()
    guest.go(f"/table#{laid.door}")
    guest.page.get_by_role("textbox", name=guest.say("page-name")).fill("Zita")
    guest.page.get_by_role("radio", name=guest.say(f"faces-{CLARE}")).check(force=True)
    host.at_plate(host.visitor.say("table-bot", n=2), "page-bot-away").click()
    # It was full when the guest came to the door: who comes in sits where there is a seat then.
    AtTable(guest).button("page-enter-watch").click()
    expect(face(host, "Zita")).to_have_attribute("data-face", CLARE)
    guest.page.get_by_role("button", name=guest.say("page-wishes")).click()
    wishes = guest.page.get_by_role("dialog", name=guest.say("page-wishes"))
    wishes.get_by_role("radio", name=guest.say("faces-jerome")).check(force=True)
    expect(face(host, "Zita")).to_have_attribute("data-face", "jerome")
    wishes.get_by_role("textbox", name=guest.say("page-name")).fill("Zoe")
    guest.page.keyboard.press("Enter")
    expect(face(host, "Zoe")).to_have_attribute("data-face", "jerome")


@pytest.mark.parametrize("game", KEYS)
def test_the_aim_says_how_far_one_is(visitors: Visitors, game: str) -> None:
    """In numbers, under the prompt, and it is open in the first game of its kind on a device."""
    visitor = visitors.come(first=True)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, game, PLAYERS.get(game, 2)).links)
    expect(briefing(visitor)).to_contain_text(visitor.say(f"{game}-aim"))
    visitor.page.keyboard.press("Escape")
    expect(briefing(visitor)).to_have_count(0)
    for _ in range(30):
        if re.search(r"\d", table.aim.inner_text()):
            break
        table.act_once(Random(game))
    expect(table.aim).to_have_text(re.compile(r"\d"))
    visitor.page.reload()
    assert table.wait()
    expect(briefing(visitor)).to_have_count(0)


def test_sound_and_language_are_in_the_head(visitors: Visitors) -> None:
    """Sound is on, one touch turns it off for good; the other language is one touch away too."""
    visitor = visitors.come(first=True)
    visitor.go()
    sound = visitor.page.get_by_role("banner").get_by_role("button", name=visitor.say("page-sound"))
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    visitor.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
    languages = visitor.page.get_by_role("group", name=visitor.say("page-language"))
    languages.get_by_role("button", name="Français").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(Words("fr").say("page-hero"))
