"""One game, many ways to it: keys alone, names alone, French, a phone, guided; and why not."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from questable.engine import Match
from questable.registry import KEYS
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import LONGEST, AtTable
from tests.e2e.positions import found
from tests.e2e.tables import SOON_OVER, lay
from tests.e2e.visitor import PHONE, Visitor, Visitors

FOCUSED = "each => each === document.activeElement"
RING = """() => {
    const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
}"""
NUMBERED = 9
FEW = 3
"""Cards of a race that is soon over."""
A_WHILE = 1_500
"""Milliseconds of the page's clock, in which a guide shows what others do."""
BUTTON = re.compile(r'- button "((?:[^"\\]|\\.)*)"')


def nearly_over(match: Match) -> bool:
    """Whether seat 0 of a race is to throw one of its last cards."""
    view: Any = match.game.view(match.state, 0)
    return match.state.actor == 0 and bool(view.left[0] <= FEW)


def tab_to(visitor: Visitor, wanted: Locator) -> None:
    """With Tab alone; the way is not endless, and the focus is to be seen."""
    for _ in range(200):
        visitor.page.keyboard.press("Tab")
        if wanted.evaluate(FOCUSED):
            assert visitor.page.evaluate(RING)
            return
    raise AssertionError("Tab does not lead there")


def press(table: AtTable, chosen: int) -> None:
    """A choice by its number, or by going there."""
    keys = table.page.keyboard
    if chosen < NUMBERED:
        keys.press(str(chosen + 1))
    else:
        keys.press("c")
        for _ in range(chosen):
            keys.press("Tab")
        keys.press("Enter")


def test_a_whole_game_by_keyboard(visitor: Visitor) -> None:
    """Numbers choose, C leads to what has none, and no pointer is touched."""
    table = AtTable(visitor, by_keys=True)
    table.sit(lay(visitor.url, "pillars", 2, {"setup": "swift", "turn_limit": 6}).links)
    pressed = []
    for n in range(LONGEST):
        if not table.wait():
            break
        if offered := table.open.count():
            pressed.append((0, offered - 1)[n % 2])
            press(table, pressed[-1])
    # There are followers all over the board: each way was gone.
    assert min(pressed) < NUMBERED <= max(pressed)
    expect(table.again).to_be_enabled()
    tab_to(visitor, table.again)
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_role("slider").wait_for()


def test_one_key_from_the_start_page_to_a_game(visitor: Visitor) -> None:
    """Tab to a game, Enter, and the first thing is asked."""
    begin = AtStart(visitor)
    begin.come()
    tab_to(visitor, begin.play_now("questor"))
    visitor.page.keyboard.press("Enter")
    table = AtTable(visitor, by_keys=True)
    assert table.wait()
    press(table, 0)
    expect(table.log).to_contain_text(visitor.say("page-me"))


def test_a_whole_game_by_names(visitor: Visitor) -> None:
    """What a screen reader is told is enough: each choice has a name, and no two have the same."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2, {"setup": "swift", "turn_limit": 6}).links)
    rng = Random("names")
    while table.wait():
        names = BUTTON.findall(table.choices.aria_snapshot())
        assert len(set(names)) == len(names)
        if names:
            name = rng.choice(names).replace('\\"', '"')
            table.choices.get_by_role("button", name=name, exact=True).click()
            expect(table.open.first.or_(table.again).first).to_be_visible()
    expect(visitor.page.get_by_role("heading", name=re.compile("won|first")).first).to_be_visible()


def test_why_not_names_the_rule_and_opens_it(visitor: Visitor) -> None:
    """What is not allowed is answered in words; the rule comes beside the board when asked for."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2).links)
    assert table.wait()
    visitor.page.get_by_role("gridcell", name=re.compile(r"^a1\b", re.I)).click()
    named = visitor.page.get_by_role("button", name=re.compile(r"^Rule [QT]-\d"))
    expect(named).to_be_visible()
    rule = (named.text_content() or "").split()[-1]
    beside = visitor.page.get_by_role("dialog", name=visitor.say("page-rules"))
    expect(beside).to_have_count(0)
    named.click()
    marked = beside.get_by_role("listitem").filter(has_text=rule)
    expect(marked.filter(has_text=visitor.words.rule(rule)).first).to_be_visible()


def test_beside_a_picture_the_choices_are_folded(visitors: Visitors) -> None:
    """C, a number or the button bring them, and they stay; nothing else moves for them."""
    visitor = visitors.come(viewport=PHONE)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2).links)
    drawing = visitor.page.get_by_role("group", name=visitor.say("pillars-board-keys"))
    expect(drawing).to_be_visible()
    expect(table.folded).to_be_visible()
    expect(table.choices).to_have_count(0)
    places = [each.bounding_box() for each in (table.board, table.answers, table.log)]
    told = table.log.inner_text()
    visitor.page.keyboard.press("1")
    expect(table.open.nth(NUMBERED)).to_be_visible()
    assert table.log.inner_text() == told, "a number shows what it stands for first"
    assert places == [each.bounding_box() for each in (table.board, table.answers, table.log)]
    table.fold.click()
    expect(table.open).to_have_count(0)
    visitor.page.keyboard.press("c")
    expect(table.open.first).to_be_focused()
    visitor.page.reload()
    expect(table.open.nth(NUMBERED)).to_be_visible()


@pytest.mark.parametrize("game", ["questor", "pillars"])
def test_a_hint_is_marked_where_it_can_be_done(visitor: Visitor, game: str) -> None:
    """In the list and on the picture, in words too; it goes when something is done."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, game, 2).links)
    expect(table.folded).to_be_visible()
    expect(table.open).to_have_count(0)
    marked = re.compile(re.escape(visitor.say("page-hinted")))
    table.button("page-hint").click()
    hinted = table.open.filter(has_text=marked)
    expect(hinted).to_have_count(1)
    drawing = visitor.page.get_by_role("main").locator("svg")
    places = drawing.get_by_role("gridcell", name=marked).or_(
        drawing.get_by_role("button", name=marked)
    )
    expect(places).to_have_count(1 if game == "questor" else 2)
    hinted.click()
    expect(places).to_have_count(0)


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_a_press_is_done_though_the_list_changes_meanwhile(
    visitors: Visitors, *, finger: bool
) -> None:
    """Held down on the one choice beside the fold, which opens before it is let go."""
    visitor = visitors.come(has_touch=finger)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2).links)
    expect(table.folded).to_be_visible()
    expect(table.open).to_have_count(0)
    table.hint.click()
    hinted = table.open.filter(has_text=visitor.say("page-hinted"))
    box = hinted.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = visitor.context.new_cdp_session(visitor.page)
    mouse = visitor.page.mouse
    if finger:
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    else:
        mouse.move(at["x"], at["y"])
        mouse.down()
    visitor.page.keyboard.press("c")
    if finger:
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        mouse.up()
    expect(hinted).to_have_count(0)


def test_a_game_in_french(visitors: Visitors) -> None:
    """By the browser's language, to the end; the head of the page changes it at once."""
    visitor = visitors.come("fr")
    table = AtTable(visitor)
    record = found("run-the-race", 2, {}, nearly_over).record.text()
    table.sit(lay(visitor.url, "run-the-race", 2, record=record).links)
    table.finish(Random("français"))
    assert visitor.page.evaluate("document.documentElement.lang") == "fr"
    assert not re.search(r"\b(the|and|you|plays|wins)\b", table.log.inner_text())
    languages = visitor.page.get_by_role("group", name=visitor.say("page-language"))
    languages.get_by_role("button", name="English").click()
    expect(visitor.page.get_by_role("log", name="What happened")).to_contain_text("plays")


def test_a_rule_in_french(visitors: Visitors) -> None:
    """Its address opens the whole of it, and the search finds words of it without accents."""
    visitor = visitors.come("fr")
    visitor.go("/rules#Q-3.5")
    whole = visitor.page.get_by_role("listitem").filter(has_text="voisine orthogonale")
    expect(whole).to_contain_text("Q-3.5")
    expect(whole).to_be_visible()
    visitor.page.get_by_label(visitor.say("page-rules-search")).fill("orthogonale")
    expect(visitor.page.get_by_role("listitem")).to_have_count(1)


def test_a_game_on_a_phone(visitors: Visitors) -> None:
    """With a thumb, to the end, and nothing to scroll sideways."""
    visitor = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 3, SOON_OVER).links)
    assert table.wait()
    assert visitor.wide() <= 0
    table.finish(Random("phone"))
    assert visitor.wide() <= 0


@pytest.mark.parametrize("guide", [f"{key}-first" for key in KEYS])
def test_a_guided_first_game(visitor: Visitor, guide: str) -> None:
    """From the first note to a game of one's own, against bots."""
    visitor.page.clock.install()
    visitor.go(f"/learn#{guide}")
    say, page = visitor.say, visitor.page
    on, show, leap, own = (
        page.get_by_role("button", name=say(word), exact=True)
        for word in ("guide-go-on", "guide-show", "guide-leap", "guide-play")
    )
    ways = on.and_(page.locator(":not([aria-disabled=true])")).or_(show).or_(leap)
    on.or_(show).or_(leap).first.wait_for()
    for _ in range(400):
        if own.count():
            break
        if ways.count():
            ways.first.click()
        else:
            page.clock.fast_forward(A_WHILE)
    own.click()
    page.clock.resume()
    assert AtTable(visitor).wait()
    title = say(f"{guide.removesuffix('-first')}-title")
    expect(page).to_have_title(re.compile(f"{title}$"))
