"""Nothing slides under the pointer or over the board: guides, refusals, rules, the end."""

import re
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.at_boards import watching
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay
from tests.e2e.visitor import DESKTOP, PHONE, Visitor, Visitors

AFTER_INPUT = 600
"""Milliseconds: what moves sooner after a click, the browser takes for what was clicked."""

ABOVE = """() => {
    const search = document.querySelector("dialog .search");
    const content = search.closest(".content");
    content.scrollTop = 400;
    const [own, box] = [search.getBoundingClientRect(), content.getBoundingClientRect()];
    const seen = [];
    for (let y = Math.ceil(box.top) + 1; y < own.top + 4; y += 1) {
        const found = document.elementFromPoint(box.left + box.width / 2, y);
        if (!search.contains(found)) seen.push(y);
    }
    return seen;
}"""


def test_a_double_click_on_go_on_stays_in_the_guide(visitor: Visitor) -> None:
    """The button keeps its place while others move; the way out is elsewhere."""
    visitor.go("/learn#questor-first")
    page = visitor.page
    go_on = page.get_by_role("button", name=visitor.say("guide-go-on"))
    go_on.wait_for()
    box = go_on.bounding_box()
    assert box
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(4):
        page.mouse.click(*spot)
        page.wait_for_timeout(180)
    expect(page.get_by_role("button", name=visitor.say("guide-leave"))).to_be_visible()
    assert page.url.endswith("/learn#questor-first")


def test_a_wrong_tap_is_answered_beside_the_board(visitor: Visitor) -> None:
    """In a sentence about that place, with a way to the rule, which is opened by nobody else."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2).links)
    page, say = visitor.page, visitor.say
    for _ in range(40):
        assert table.wait()
        if table.open.filter(has_text=re.compile(r"^\s*\d?\s*Move ")).count():
            break
        table.open.first.click()
    cell = page.get_by_role("grid").get_by_role("gridcell")
    offered = " ".join(table.open.all_inner_texts())
    far = next(corner for corner in ("a1", "e5", "a5", "e1") if corner not in offered)
    cell.filter(has_text=re.compile(rf"^{far}\b")).click()
    expect(page.get_by_text(say("questor-why-far", at=far))).to_be_visible()
    rules = page.get_by_role("dialog", name=say("page-rules"))
    expect(rules).to_have_count(0)
    page.get_by_role("button", name=say("page-rule", rule="Q-3.1")).click()
    expect(rules.get_by_text(say("rule-Q-3-1"))).to_be_visible()


def test_however_long_a_question_is_nothing_below_it_moves(visitors: Visitors) -> None:
    """On a phone it is cut after two lines; a short one stands in the middle of them."""
    visitor = visitors.come(viewport=PHONE)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "rae", 2).links)
    assert table.wait()
    said = table.prompt.get_by_role("status").locator("span")
    places = []
    for words in (1, 9, 40):
        said.evaluate("(each, n) => (each.textContent = 'word '.repeat(n))", words)
        place, high = table.aim.bounding_box(), said.bounding_box()
        assert place
        assert high
        places.append((place["y"], high["height"]))
    (one, low), (two, line), (three, most) = places
    assert one == two == three
    assert low < line == most


def test_no_text_shows_above_the_search_of_the_rules(visitor: Visitor) -> None:
    """However far they are scrolled."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 2).links)
    assert table.wait()
    table.button("page-rules").click()
    visitor.page.get_by_role("heading", level=3).first.wait_for()
    assert visitor.page.evaluate(ABOVE) == []


def test_the_end_moves_for_nothing_that_is_found_out_later(visitor: Visitor) -> None:
    """What somebody is praised for, the best moment, the chart: each comes where nothing was."""
    held: list[Route] = []
    page, say = visitor.page, visitor.say
    page.route("**/api/records/race", lambda route: held.append(route))
    visitor.context.add_init_script(watching(shifts_only=True))
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2, {"setup": "swift", "turn_limit": 3}).links)
    with page.expect_request("**/api/records/race"):
        table.finish(Random("end"))
    expect(page.get_by_text(say("page-luck-checking"))).to_be_visible()
    page.wait_for_timeout(AFTER_INPUT)
    before = page.evaluate("watched.shifted.length")
    held[0].continue_()
    expect(page.get_by_role("figure").filter(has_text=say("page-race"))).to_be_visible()
    expect(page.get_by_text(say("page-luck-verified"))).to_be_visible()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("watched.shifted")[before:] == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_end_slides_no_plate(visitors: Visitors, size: dict[str, int]) -> None:
    """Plates stand in the order of the end then, new ones each; nor does a word of the headline."""
    visitor = visitors.come(viewport=size)
    visitor.context.add_init_script(watching(shifts_only=True))
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2, {"setup": "swift", "turn_limit": 3}).links)
    order = visitor.page.locator(".plate[data-seat]")
    order.nth(1).wait_for()
    while table.wait():
        # A script's click is no input to the browser, which would excuse whatever moves after it.
        table.open.first.evaluate("each => each.click()")
        visitor.page.wait_for_timeout(AFTER_INPUT)
    expect(order.locator(".honour")).to_have_count(2)
    visitor.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert visitor.page.evaluate("watched.shifted") == []
