"""Setting up a position in the browser: moved, checked, asked about, kept, played on from."""

from pathlib import Path

from playwright.sync_api import expect

from questable.engine.position_file import read_position
from questable.registry import Registry
from tests.e2e.at_position import AtPosition
from tests.e2e.at_start import AtStart
from tests.e2e.visitor import Visitor, Visitors
from tests.positions.walks import changed


def test_a_position_is_changed_kept_and_opened(visitor: Visitor, tmp_path: Path) -> None:
    """From the start page; what is wrong is told beside it with its rule, and can be undone."""
    AtStart(visitor).come()
    visitor.page.get_by_role("link", name=visitor.say("page-position"), exact=True).click()
    at = AtPosition(visitor)
    at.main.get_by_role("button", name=visitor.say("rae-title")).click()
    at.fine()
    # A Quest of one card is none.
    at.move_first()
    told = at.wrong()
    expect(told.get_by_role("link", name="R-2.3", exact=True)).to_be_visible()
    expect(at.button("position-page-play")).to_be_disabled()
    at.button("position-page-back").click()
    at.fine()
    turn = at.list("position-spot-turn")
    seat = "0" if turn.input_value() == "1" else "1"
    turn.select_option(seat)
    expect(at.button("position-page-back")).to_be_enabled()
    at.fine()
    with visitor.page.expect_download() as saving:
        at.button("position-page-keep").click()
    file = tmp_path / "kept.txt"
    saving.value.save_as(file)
    kept = read_position(Registry(), file.read_text(encoding="utf-8"))
    assert (kept.game.key, kept.state.actor) == ("rae", int(seat))
    file.write_text(changed(file.read_text(encoding="utf-8"), "played", "9"), encoding="utf-8")
    visitor.page.get_by_label(visitor.say("position-page-open")).last.set_input_files(file)
    expect(at.wrong().get_by_role("link", name="R-2.2", exact=True)).to_be_visible()
    visitor.page.reload()
    expect(at.wrong().get_by_role("link", name="R-2.2", exact=True)).to_be_visible()


def test_bots_are_asked_and_played_against(visitor: Visitor) -> None:
    """Advice and chances stand beside the board; the table says where its game comes from."""
    at = AtPosition(visitor)
    at.begin("questor")
    at.button("position-page-ask").click()
    levels = at.main.get_by_role("list", name=visitor.say("position-page-levels"), exact=True)
    expect(levels.first.get_by_role("listitem").first).to_be_visible(timeout=30_000)
    at.button("position-page-play").click()
    begun = visitor.page.get_by_text(visitor.say("page-from-position"))
    expect(begun.first).to_be_visible()


def test_by_keys_alone_in_french_on_a_phone(visitors: Visitors) -> None:
    """Lists and buttons, one after the other; they leave the board more than half the screen."""
    visitor = visitors.come("fr", viewport={"width": 390, "height": 844})
    at = AtPosition(visitor)
    at.begin("pillars")
    controls, board = at.main.locator("fieldset"), at.main.locator(".board").first
    below, shown = controls.bounding_box(), board.bounding_box()
    assert below is not None
    assert shown is not None
    assert below["y"] + below["height"] <= 844
    assert min(below["y"], shown["y"] + shown["height"]) - shown["y"] > 844 / 2
    at.list("position-page-from").focus()
    visitor.page.keyboard.press("ArrowDown")
    put = at.button("position-page-put")
    put.focus()
    visitor.page.keyboard.press("Enter")
    expect(at.button("position-page-back")).to_be_enabled()
    assert visitor.wide() <= 0
