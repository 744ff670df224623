"""From a code to the game: a guest sits in one tap, it begins after three, and others watch."""

from playwright.sync_api import ViewportSize, expect

from questable.registry import KEYS
from questable.table.log.class_rows import CODE_LIFE
from tests.e2e.at_start import AtStart
from tests.e2e.at_table import AtTable
from tests.e2e.house import OwnHouse
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitors

HAND: ViewportSize = {"width": 390, "height": 844}
SCREEN: ViewportSize = {"width": 1920, "height": 1080}


def test_a_guest_with_a_code_sits_in_one_tap_and_it_begins_by_itself(visitors: Visitors) -> None:
    """Ann waits, Zita is called in; somebody may still say wait; a third finds no door any more."""
    ann, zita = visitors.come(), visitors.come(viewport=HAND)
    begin, hosting, visiting = AtStart(ann), AtTable(ann), AtTable(zita)
    ann.page.clock.install()
    begin.come()
    begin.play_with("friends")
    begin.play("pillars", "friends").click()
    code = hosting.code()
    zita.go(f"/table#{code}")
    zita.page.get_by_role("textbox", name=zita.say("page-name")).fill("Zita")
    visiting.button("page-enter-go").click()
    expect(visiting.button("page-not-ready")).to_be_visible()
    expect(
        ann.page.get_by_text(ann.say("page-lobby-ready", name="Zita", ready=1, seats=2))
    ).to_have_count(1)
    # The host's page counts, and its clock stands still: nobody has to hurry to say wait.
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() / 1000 + 1"))
    hosting.button("page-ready").click()
    visiting.button("page-wait").click()
    expect(hosting.button("page-wait")).to_have_count(0)
    visiting.button("page-ready").click()
    counted = ann.page.get_by_role("alert")
    for left in (3, 2, 1):
        expect(counted).to_contain_text(ann.say("page-begins-in", n=left))
        expect(hosting.board).to_have_count(0)
        ann.page.clock.run_for(1_000)
    ann.page.clock.resume()
    for table in (hosting, visiting):
        table.board.wait_for()
    late = visitors.come()
    late.go(f"/table#{code}")
    expect(late.page.get_by_role("alert")).to_be_visible()
    assert zita.wide() <= 0


def test_a_known_guest_needs_one_tap_and_the_host_may_start_with_bots(visitors: Visitors) -> None:
    """Name and face are filled in; seats that stay free are played by bots."""
    ann, bea = visitors.come(), visitors.come("fr")
    wishes = '{"met": true, "name": "Béa", "face": "jerome"}'
    bea.context.add_init_script(f"localStorage['questable.wishes'] = {wishes!r}")
    begin, hosting, visiting = AtStart(ann), AtTable(ann), AtTable(bea)
    begin.come()
    begin.play_with("friends")
    begin.play("rae", "friends").click()
    bea.go(f"/table#{hosting.code()}")
    visiting.button("page-enter-go").click()
    expect(hosting.plate("Béa")).to_be_visible()
    expect(hosting.button("page-start-bots")).to_be_visible()
    hosting.page.get_by_role("main").focus()
    hosting.page.keyboard.press("b")
    expect(hosting.button("page-start-bots")).to_have_count(0)
    hosting.page.get_by_role("main").focus()
    hosting.page.keyboard.press("Enter")
    for table in (hosting, visiting):
        table.board.wait_for()
    expect(visiting.plate(bea.say("table-bot", n=3))).to_be_visible()


def test_a_spectator_is_told_so_and_has_a_big_screen(visitors: Visitors) -> None:
    """The board and who is to move, in large letters; nothing to press but the way back."""
    assert "pillars" in KEYS
    watching = AtTable(visitors.come(viewport=SCREEN))
    watching.sit([lay(visitors.url, "pillars", 2, people=2).watch])
    page, say = watching.page, watching.visitor.say
    expect(page.get_by_role("note")).to_have_text(say("page-you-watch"))
    before = watching.board.bounding_box()
    watching.button("page-big").click()
    expect(page.get_by_role("banner")).to_have_count(0)
    after, prompt = watching.board.bounding_box(), watching.prompt.bounding_box()
    assert before
    assert after
    assert prompt
    assert after["width"] > before["width"]
    assert after["y"] + after["height"] <= SCREEN["height"]
    assert (
        int(page.locator(".prompt .text").evaluate("e => parseInt(getComputedStyle(e).fontSize)"))
        > 30
    )
    page.keyboard.press("Escape")
    expect(page.get_by_role("banner")).to_be_visible()


def test_a_code_that_has_lapsed_is_shown_to_nobody(visitors: Visitors, house: OwnHouse) -> None:
    """After some hours the host is asked for another; who reloads has one at once."""
    ann = visitors.come(url=house.url)
    begin, hosting = AtStart(ann), AtTable(ann)
    begin.come()
    begin.play_with("friends")
    begin.play("pillars", "friends").click()
    old = hosting.code()
    tiles = ann.page.locator(".tiles")
    house.later(CODE_LIFE // 1000)
    expect(tiles).to_have_count(0, timeout=30_000)
    expect(hosting.button("page-code-new")).to_be_visible()
    ann.page.reload()
    expect(tiles.first).to_be_visible()
    assert hosting.code() != old
