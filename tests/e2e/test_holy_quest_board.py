"""The Holy Quest's board: played by touching it, told to who asks, its cards before everybody.

Tables go on from a prepared position: a card is read, or a question asked, for certain.
"""

import re
from random import Random

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import ViewportSize, expect

from questable.engine import Match, Value
from questable.saints import shipped
from tests.e2e.at_holy_quest import AtHolyQuest
from tests.e2e.positions import asked, brings, found
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors

ANSWERS = "dialog.event .answer"
SHORT: dict[str, Value] = {"board": "short", "dice": "2", "read": "game"}


def sat(visitor: Visitor, match: Match) -> AtHolyQuest:
    """At the picture of a table that goes on from there."""
    table = AtHolyQuest(visitor)
    options, text = match.record.setup.options, match.record.text()
    table.sit(lay(visitor.url, "holy-quest", 2, options, level="club", record=text).links)
    table.begin()
    return table


def no_faults(visitor: Visitor) -> None:
    """Nothing serious for axe."""
    wrong = Axe().run(visitor.page).response["violations"]
    assert [each["id"] for each in wrong if each["impact"] in ("serious", "critical")] == []


def test_a_card_is_read_and_tiles_tell_what_they_do(visitor: Visitor) -> None:
    """By touching the board: the card comes with its life, and goes when it has been read."""
    table, rng = sat(visitor, found("holy-quest", 2, SHORT, brings("saint-read"))), Random("board")
    assert table.step(rng)
    expect(table.read).to_be_visible()
    name = table.event.get_by_role("heading").inner_text()
    saint = next(each for each in shipped().saints if each.name["en"] == name)
    assert saint.life["en"] in re.sub(r"\s+", " ", table.event.inner_text())
    no_faults(visitor)
    table.read.click()
    expect(table.event).to_have_count(0)
    # There are several, and never are all of them within reach.
    saints = re.compile(r"^Tile \d+, Saint: ")
    tile = table.picture.get_by_role("button", name=saints, disabled=True).first
    tile.click(force=True)
    expect(table.around.get_by_role("status")).to_contain_text("Saint card")
    assert table.step(rng)
    assert visitor.wide() <= 0


def test_on_a_phone_a_question_says_what_right_and_wrong_bring(visitors: Visitors) -> None:
    """Without scrolling: nothing at the foot covers it."""
    phone = visitors.come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = sat(phone, found("holy-quest", 2, {**SHORT, "read": "all"}, asked))
    expect(table.answer).to_have_count(4)
    stake, foot = (table.event.locator(each).bounding_box() for each in (".stake", ".foot"))
    assert stake
    assert foot
    assert stake["y"] + stake["height"] <= foot["y"]


def test_answers_are_large_and_all_in_sight(visitors: Visitors) -> None:
    """On a desk for who answers; and over the board, on a low screen, for who looks on."""
    low: ViewportSize = {"width": 1280, "height": 720}
    visitor = visitors.come(viewport=low)
    match = found("holy-quest", 2, {**SHORT, "read": "all"}, asked)
    options, text = match.record.setup.options, match.record.text()
    laid = lay(visitor.url, "holy-quest", 2, options, level="club", record=text)
    table = AtHolyQuest(visitor)
    table.sit(laid.links)
    table.begin()
    expect(table.answer).to_have_count(4)
    watcher = visitors.come(viewport=low)
    AtHolyQuest(watcher).sit([laid.watch])
    expect(watcher.page.locator(ANSWERS)).to_have_count(4)
    for page, least in ((visitor.page, 84), (watcher.page, 56)):
        foot = page.locator("dialog.event .foot").bounding_box()
        assert foot
        for answer in page.locator(ANSWERS).all():
            box = answer.bounding_box()
            assert box
            assert box["height"] >= least
            assert box["y"] + box["height"] <= foot["y"]


def test_a_question_is_answered_and_the_life_told_then(visitor: Visitor) -> None:
    """Four answers on the card; whichever is chosen, all hear what is right, and why."""
    table = sat(visitor, found("holy-quest", 2, {**SHORT, "read": "all"}, asked))
    expect(table.answer).to_have_count(4)
    no_faults(visitor)
    assert table.step(Random("answer"))
    expect(table.event.get_by_role("status")).to_be_visible()
    name = table.event.get_by_role("heading").inner_text()
    saint = next(each for each in shipped().saints if each.name["en"] == name)
    assert saint.life["en"] in re.sub(r"\s+", " ", table.event.inner_text())
    table.read.click()
    expect(table.event).to_have_count(0)
    assert visitor.wide() <= 0


def leaves_home(match: Match) -> bool:
    """Whether seat 0 may start one of several pawns, and can do nothing else."""
    legal = match.state.legal(0) if match.state.actor == 0 else []
    return len(legal) > 1 and all(action.text.startswith("start:") for action in legal)


def test_a_finger_is_told_to_touch_once_more(visitors: Visitors) -> None:
    """What it has pointed at is named in the place of the prompt, and done by a second touch."""
    visitor = visitors.come(viewport={"width": 390, "height": 844}, has_touch=True)
    table = sat(visitor, found("holy-quest", 2, SHORT, leaves_home))
    pawn = table.picture.get_by_role("button", name=re.compile("^Home of the .*Start "))
    label = re.sub(r".*(Start .*)\.$", r"\1", pawn.first.get_attribute("aria-label") or "")
    before = table.log.inner_text()
    pawn.first.tap(force=True)
    asked_now = visitor.say("holy-quest-touch-again", text=label)
    expect(table.prompt).to_contain_text(asked_now)
    assert table.log.inner_text() == before
    pawn.first.tap(force=True)
    expect(table.prompt).not_to_contain_text(asked_now)
    expect(table.log).to_contain_text(label.removeprefix("Start ") + " starts")
