"""People play together: two browsers and a bot, and two people on one device."""

from random import Random

from playwright.sync_api import expect

from questable.engine import Match
from tests.e2e.at_table import LONGEST, AtTable
from tests.e2e.positions import found
from tests.e2e.tables import SOON_OVER, lay
from tests.e2e.visitor import Visitor, Visitors


def come_by_the_door(visitor: Visitor, address: str, name: str) -> AtTable:
    """By the link that the host sent: a name, and one tap."""
    table = AtTable(visitor)
    visitor.page.goto(address)
    visitor.page.get_by_role("textbox", name=visitor.say("page-name")).fill(name)
    table.button("page-enter-go").click()
    expect(table.button("page-not-ready").or_(table.button("page-wait"))).to_be_visible()
    return table


def test_two_browsers_and_a_bot_play_questor_to_the_end(visitors: Visitors) -> None:
    """The host sends a link, the guest comes, and both see the same end."""
    ann, bea = visitors.come(), visitors.come()
    hosting = AtTable(ann)
    hosting.sit(lay(ann.url, "questor", 3, SOON_OVER, start=False).links)
    hosting.at_plate(ann.say("table-bot", n=2), "page-bot-away").click()
    visiting = come_by_the_door(bea, hosting.door(), "Bea")
    expect(ann.page.get_by_text("Bea", exact=True).first).to_be_visible()
    # Ann is ready already, so it begins by itself.
    hosting.board.wait_for()
    rng = Random("two browsers")
    for _ in range(LONGEST):
        if hosting.again.count() and visiting.again.count():
            break
        hosting.act(rng)
        visiting.act(rng)
        ann.page.wait_for_timeout(20)
    end = hosting.page.get_by_role("listitem").filter(has_text=ann.say("page-winner"))
    same = visiting.page.get_by_role("listitem").filter(has_text=ann.say("page-winner"))
    assert end.all_inner_texts() == same.all_inner_texts() != []


def late(match: Match) -> bool:
    """A race in which both have a few cards left."""
    left = match.game.view(match.state, -1).left  # type: ignore[attr-defined]
    return match.state.actor >= 0 and min(left) > 2 and max(left) < 6


def test_two_people_on_one_device(visitor: Visitor) -> None:
    """A curtain falls between their hands, to the end; what it hides cannot be seen."""
    table = AtTable(visitor)
    record = found("run-the-race", 2, {}, late).record.text()
    table.sit(lay(visitor.url, "run-the-race", 2, start=False, record=record).links)
    table.at_plate(visitor.say("table-bot", n=2), "page-bot-away").click()
    table.at_plate(visitor.say("page-free-seat"), "page-here").click()
    visitor.page.get_by_role("textbox", name=visitor.say("page-naming-label")).fill("Bea")
    table.button("page-naming-done").click()
    expect(table.button("page-start")).to_be_enabled()
    table.button("page-start").click()
    table.finish(Random("one device"))
    assert table.lifted > 2


def test_after_a_reload_the_curtain_is_down(visitor: Visitor) -> None:
    """Nobody knows who holds the device then."""
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "rae", 2, people=2).links)
    table.play(Random("reload"), 2)
    visitor.page.reload()
    expect(table.curtain).to_be_visible()
    expect(table.choices).to_have_count(0)
    table.lift()
    assert table.wait()
    expect(table.open.first).to_be_visible()
    expect(table.curtain).to_have_count(0)
    table.play(Random("reload"), 2)
