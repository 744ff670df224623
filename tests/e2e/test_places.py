"""The table page has fixed places: the board first, and nothing that moves under a pointer."""

import re
from random import Random

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from questable.engine import Match
from questable.registry import KEYS
from tests.e2e.at_table import AtTable
from tests.e2e.positions import found
from tests.e2e.tables import SOON_OVER, lay
from tests.e2e.visitor import Visitor, Visitors

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PLAYERS = {"holy-quest": 3, "saint-cards": 3, "rae": 3}
HEARD = """() => {
    window.heard = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.classList?.contains("bubble"))
                    heard.push([node.textContent, node.closest(".plate").textContent]);
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Keep what bubbles say, and at whose plate: they are gone soon."""
ROSE_OVER_TITLE = """paper => [
    paper.querySelector("div.rose").getBoundingClientRect().bottom,
    paper.querySelector(".title").getBoundingClientRect().top,
]"""
"""In one look, since a dialog rises."""
WHITE = "rgb(255, 250, 238)"
"""Paper, by night too."""
BAR = "line => getComputedStyle(line).backgroundImage"


def box(of: Locator) -> FloatRect:
    """Where it is; it must be somewhere."""
    found = of.bounding_box()
    assert found is not None
    return found


# On a phone a table as text comes last, as long as it is.
@pytest.mark.parametrize(
    ("game", "size"),
    [(game, size) for game in ("questor", "pillars") for size in (LAPTOP, PHONE)]
    + [("rae", LAPTOP)],
)
def test_nothing_moves(visitors: Visitors, game: str, size: ViewportSize) -> None:
    """Not for a hint, not for what is done, not for a vote and what becomes of it."""
    laid = lay(visitors.url, game, 2, people=2)
    ann, bea = (AtTable(visitors.come(viewport=size)) for _ in range(2))
    for table, link in zip((ann, bea), laid.links, strict=True):
        table.sit([link])
        expect(table.answers).to_be_visible()
        expect(table.log).to_be_visible()
    before = [each.places() for each in (ann, bea)]
    assert all(all(each.values()) for each in before)
    asked = ann.page.get_by_role("status").filter(
        has_text=ann.visitor.say("page-log-ask-end", name="Bea")
    )
    bea.in_menu("page-agree-end").click()
    expect(asked.first).to_be_visible()
    assert [each.places() for each in (ann, bea)] == before
    ann.button("page-disagree").click()
    expect(asked).to_have_count(0)
    first = acting(ann, bea)
    first.hint.click()
    expect(first.answers).not_to_have_text(first.visitor.say("page-answers-empty"))
    assert [each.places() for each in (ann, bea)] == before
    told = first.log.text_content() or ""
    first.act(Random(game))
    expect(first.log).not_to_have_text(told)
    assert [each.places() for each in (ann, bea)] == before


def acting(*tables: AtTable) -> AtTable:
    """Whoever of them is asked something."""
    for _ in range(2_000):
        for table in tables:
            if table.hint.is_enabled():
                return table
        tables[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", ["questor", "pillars"])
def test_the_board_comes_first(visitors: Visitors, game: str) -> None:
    """It has four fifths of a laptop's height, and all of a phone's width, without scrolling."""
    visitor = visitors.come(viewport=LAPTOP)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, game, 2).links)
    assert table.wait()
    drawn = table.board.locator("svg").first
    expect(drawn).to_be_visible()
    assert box(drawn)["height"] >= 0.79 * LAPTOP["height"]
    assert box(drawn)["y"] + box(drawn)["height"] <= LAPTOP["height"]
    visitor.page.set_viewport_size(PHONE)
    assert box(drawn)["width"] >= 0.95 * PHONE["width"]
    assert box(drawn)["y"] + box(drawn)["height"] <= PHONE["height"]
    assert visitor.wide() <= 0


def four_ways(match: Match) -> bool:
    """Whether seat 0 may do four things."""
    return match.state.actor == 0 and len(match.state.legal(0)) == 4


def test_a_phone_shows_four_choices(visitors: Visitors) -> None:
    """Below the whole board, without scrolling; and what is answered takes none of their room."""
    visitor = visitors.come(viewport=PHONE)
    table = AtTable(visitor)
    record = found("holy-quest", 2, {}, four_ways).record.text()
    table.sit(lay(visitor.url, "holy-quest", 2, record=record).links)
    expect(table.open).to_have_count(4)
    choices = [box(each) for each in table.open.all()]
    foot = box(table.hint)["y"]
    assert all(each["y"] + each["height"] <= foot for each in choices)
    table.hint.click()
    expect(table.answers).not_to_have_text(visitor.say("page-answers-empty"))
    expect(table.answers.get_by_role("paragraph")).to_be_in_viewport(ratio=1)
    assert [box(each) for each in table.open.all()] == choices


@pytest.mark.parametrize("game", KEYS)
def test_a_laptop_shows_all_places(visitors: Visitors, game: str) -> None:
    """Nothing of the table is below the fold, nor beyond an edge, and no button's word is cut."""
    table = AtTable(visitors.come("fr", viewport=LAPTOP))
    table.sit(lay(visitors.url, game, PLAYERS.get(game, 2)).links)
    assert table.wait()
    shown = {**table.places(), "say": table.button("page-phrases").bounding_box()}
    shown |= {f"seat {n}": box(each) for n, each in enumerate(table.page.locator(".plate").all())}
    if game == "pillars":
        trays = table.board.locator(".side .spot")
        assert trays.count() == 4
        shown |= {f"tray {n}": box(each) for n, each in enumerate(trays.all())}
    for name, place in shown.items():
        assert place, name
        assert place["x"] >= 0 <= place["y"], name
        assert place["x"] + place["width"] <= LAPTOP["width"], name
        assert place["y"] + place["height"] <= LAPTOP["height"], name
    for button in (table.undo, table.hint):
        assert button.evaluate("each => each.scrollWidth <= each.clientWidth + 1")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", KEYS)
def test_the_aim_is_always_there(visitors: Visitors, game: str, lang: str) -> None:
    """In one line below the prompt, for whoever plays or watches; in view on a phone too."""
    laid = lay(visitors.url, game, PLAYERS.get(game, 2))
    playing = AtTable(visitors.come(lang, viewport=PHONE))
    playing.sit(laid.links)
    expect(playing.aim).to_be_in_viewport()
    assert len(playing.aim.inner_text()) > 10
    watching = AtTable(visitors.come(lang, viewport=LAPTOP))
    watching.sit([laid.watch])
    expect(watching.aim).to_have_text(watching.visitor.say(f"{game}-aim"))
    expect(watching.answers).to_have_text(watching.visitor.say("page-watching"))


def test_a_phrase_is_a_bubble_at_the_plate(visitors: Visitors) -> None:
    """Where everybody sees it, for a while; the log keeps it."""
    laid = lay(visitors.url, "questor", 2, people=2)
    ann, bea = (AtTable(visitors.come()) for _ in range(2))
    for table, link in zip((ann, bea), laid.links, strict=True):
        table.sit([link])
        expect(table.log).to_be_visible()
    ann.page.evaluate(HEARD)
    bea.tell("wow")
    words = ann.visitor.say("room-phrase-wow")
    expect(ann.log).to_contain_text(words)
    said, plate = ann.page.evaluate("heard[0]")
    assert said == words
    assert "Bea" in plate
    assert "Ann" not in plate
    expect(ann.bubbles).to_have_count(0)


def test_buttons_about_people_are_in_a_menu(visitors: Visitors) -> None:
    """Nobody is made host by a slip of the thumb; keys open and close it too."""
    laid = lay(visitors.url, "questor", 2, people=2)
    ann, bea = (AtTable(visitors.come()) for _ in range(2))
    for table, link in zip((ann, bea), laid.links, strict=True):
        table.sit([link])
        expect(table.log).to_be_visible()
    make = ann.button("page-hand-over-name", name="Bea")
    expect(make).to_have_count(0)
    expect(ann.at_plate("Bea", "page-hand-over-name", name="Bea")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(make).to_have_count(0)
    ann.page.keyboard.press("Enter")
    expect(make).to_be_visible()
    make.click()
    expect(bea.log).to_contain_text(bea.visitor.say("page-log-host", name="Bea"))


def test_a_seat_has_the_colour_of_its_pieces(visitor: Visitor) -> None:
    """Plate and log bear what the stones on the board bear."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "pillars", 2).links)
    assert table.wait()
    sign = table.plate("Ann").locator(".sign svg")
    colour = sign.evaluate("each => getComputedStyle(each.querySelector('.glass')).fill")
    table.act_once(Random("colour"))
    line = table.log.get_by_role("paragraph").filter(has_text=re.compile("^Ann moves")).last
    assert colour in line.evaluate(BAR)
    stones = table.board.locator("svg").first.locator(".glass")
    fills = stones.evaluate_all("all => all.map((each) => getComputedStyle(each).fill)")
    assert colour in fills


def test_an_order_gives_its_colour_to_its_seat(visitor: Visitor) -> None:
    """Also where the game is played as text: plate, face and log agree, and no two seats do."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "holy-quest", 3).links)
    for _ in range(60):
        if table.page.locator(".plate .glass").count() == 3 and table.aim.get_by_text("0").count():
            break
        table.act_once(Random("order"))
    fill = "each => getComputedStyle(each).fill"
    colours = [each.evaluate(fill) for each in table.page.locator(".plate .glass").all()]
    assert len(set(colours)) == 3
    ring = "each => getComputedStyle(each.querySelector('.ring')).stroke"
    rings = [each.evaluate(ring) for each in table.page.locator(".plate .face svg").all()]
    assert rings == colours


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_that_happened_opens_within_the_screen(visitors: Visitors, size: ViewportSize) -> None:
    """Head and end of it, so that it can be closed again; nothing lies over what is below it."""
    visitor = visitors.come(viewport=size)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 3, SOON_OVER).links)
    name = visitor.say("page-log")
    visitor.page.get_by_role("button", name=name, expanded=False).click()
    head = visitor.page.get_by_role("button", name=name, expanded=True)
    expect(head).to_be_in_viewport(ratio=1)
    opened, under = box(visitor.page.locator(".drawer.open")), box(table.button("page-phrases"))
    assert opened["y"] >= 0
    assert opened["y"] + opened["height"] <= under["y"]
    head.click()
    expect(visitor.page.locator(".drawer.open")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE], ids=["desk", "laptop", "phone"])
def test_the_end_keeps_the_board(visitors: Visitors, size: ViewportSize) -> None:
    """Where it was; the plates praise people, the winner first, and none of them is cut."""
    visitor = visitors.come(viewport=size)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "questor", 3, SOON_OVER).links)
    assert table.wait()
    place = table.places()["board"]
    table.finish(Random("keeps"))
    visitor.page.evaluate("scrollTo(0, 0)")
    assert table.board.bounding_box() == place
    expect(table.board.locator("svg").first).to_be_in_viewport(ratio=0.95)
    if size is not PHONE:
        picture, end = (
            box(table.board.locator("svg").first),
            box(visitor.page.locator(".aside > .end")),
        )
        assert picture["x"] + picture["width"] <= end["x"] + 1
    expect(table.prompt).to_contain_text(re.compile("won"))
    praised = visitor.page.get_by_role("listitem").filter(has=visitor.page.locator(".name"))
    expect(praised.first).to_contain_text(visitor.say("page-winner"))
    expect(praised.locator(".title")).to_have_count(3)
    for plate in praised.all():
        expect(plate).to_be_in_viewport(ratio=1)
    table.button("page-certificate").click()
    paper = visitor.page.get_by_role("dialog", name=visitor.say("page-certificate"))
    paper.locator("div.rose").wait_for()
    rose, title = paper.evaluate(ROSE_OVER_TITLE)
    assert rose <= title
    visitor.page.emulate_media(color_scheme="dark")
    expect(paper.locator(".certificate")).to_have_css("background-color", WHITE)
    visitor.page.emulate_media(color_scheme="light")
    paper.get_by_role("textbox").fill("Pilgrim Ann")
    visitor.page.keyboard.press("Tab")
    expect(paper.get_by_text("Pilgrim Ann", exact=True)).to_be_visible()
    visitor.page.keyboard.press("Escape")
    show = table.button("page-best-show")
    show.click()
    back = table.button("page-best-back")
    expect(back).to_be_visible()
    assert "/table" in visitor.page.url
    expect(table.board.locator("svg").first).to_be_in_viewport(ratio=0.95)
    visitor.page.evaluate("scrollTo(0, 0)")
    assert table.board.bounding_box() == place
    back.click()
    expect(show).to_be_visible()
    table.button("page-rematch").click()
    expect(table.again).to_have_count(0)
    assert table.wait()
    expect(table.button("page-start")).to_have_count(0)


def test_a_rematch_is_one_tap_each(visitors: Visitors) -> None:
    """The guest says yes, the host opens it: nobody has to be ready or to start it as well."""
    laid = lay(visitors.url, "questor", 2, people=2)
    ann, bea = (AtTable(visitors.come()) for _ in range(2))
    for table, link in zip((ann, bea), laid.links, strict=True):
        table.sit([link])
        expect(table.log).to_be_visible()
    ann.in_menu("page-agree-end").click()
    bea.button("page-agree").click()
    bea.button("page-rematch").click()
    expect(ann.log).to_contain_text(ann.visitor.say("room-phrase-again"))
    ann.button("page-rematch").click()
    for table in (ann, bea):
        expect(table.prompt).to_be_visible()
        expect(table.button("page-rematch")).to_have_count(0)
        expect(table.hint).to_be_visible()
