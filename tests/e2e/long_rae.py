"""Whole games of Ràe on the picture, by every way of input; a secret reply that nobody sees."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import ViewportSize, expect

from questable.engine import Match
from questable.table import Settings
from tests.e2e.at_rae import AtRae, ByFinger, ByKeys
from tests.e2e.house import OwnHouse
from tests.e2e.positions import found
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors

HAND_HELD: ViewportSize = {"width": 390, "height": 844}
SEEN = """() => {
    const page = document.body.cloneNode(true);
    page.querySelectorAll("[data-reply], [role=timer]").forEach(each => each.remove());
    return page.innerHTML;
}"""
"""All of the page but the own question and the time that the pause still takes."""
WITH_PAUSE = Settings(pace=0, pause=5)
TAXES = "event:taxes"


def at_rae(kind: Callable[[Visitor], AtRae], visitor: Visitor, links: list[str]) -> AtRae:
    """Somebody at the picture, who never looks at the list."""
    table = kind(visitor)
    table.sit(links)
    table.rae.wait_for()
    return table


def test_by_clicking_the_picture(visitor: Visitor) -> None:
    """Nothing but the picture is touched, from the deal to the end."""
    at_rae(AtRae, visitor, lay(visitor.url, "rae", 2).links).finish(Random("clicks"))


def test_by_keys(visitor: Visitor) -> None:
    """Numbers, letters, E, and no pointer."""
    table = at_rae(ByKeys, visitor, lay(visitor.url, "rae", 2).links)
    table.finish(Random("keys"))


def test_by_finger_on_a_phone(visitors: Visitors) -> None:
    """Cards are dragged; nothing is wider than the screen."""
    phone = visitors.come(viewport=HAND_HELD, has_touch=True, is_mobile=True)
    table = at_rae(ByFinger, phone, lay(phone.url, "rae", 2).links)
    table.finish(Random("finger"))
    assert phone.wide() <= 0


def test_in_french(visitors: Visitors) -> None:
    """Three at the table, and every card with its French name."""
    visitor = visitors.come("fr")
    table = at_rae(AtRae, visitor, lay(visitor.url, "rae", 3, {"fair_start": True}).links)
    expect(table.rae).to_have_accessible_name(visitor.say("rae-board"))
    table.finish(Random("français"))


def test_teams(visitor: Visitor) -> None:
    """Two against two: partners are never aimed at, and the end names both."""
    table = at_rae(AtRae, visitor, lay(visitor.url, "rae", 4, {"teams": True}).links)
    table.finish(Random("teams"))


def test_with_everything_moving(visitors: Visitors) -> None:
    """Cards fly and events are shown large; what is touched meanwhile ends the show."""
    visitor = visitors.come(reduced_motion="no-preference")
    table = at_rae(AtRae, visitor, lay(visitor.url, "rae", 2).links)
    table.play(Random("motion"), 60)


def may_tax(match: Match) -> bool:
    """Whether seat 0 can play an event against all others."""
    return match.state.actor == 0 and TAXES in {each.text for each in match.state.legal(0)}


def test_nobody_sees_a_secret_reply(visitors: Visitors, house: OwnHouse) -> None:
    """However soon all have answered, nothing changes for anybody before the pause is over."""
    record = found("rae", 3, {}, may_tax).record.text()
    laid = lay(house.url, "rae", 3, people=3, settings=WITH_PAUSE, record=record)
    tables = [at_rae(AtRae, visitors.come(url=house.url), [link]) for link in laid.links]
    ann, *asked = tables
    # From now on the pause is as long as the story wants.
    house.clock.hold()
    ann.touch(next(each for each in ann.lit() if each.startswith("hand:taxes")))
    ann.touch("play")
    for each in asked:
        expect(each.reply).to_be_visible()
    expect(ann.page.get_by_role("timer")).to_be_visible()
    was = ann.page.evaluate(SEEN)
    told = [each.log.inner_text() for each in tables]
    for each in asked:
        decline = each.reply.locator('[data-answer="decline"]')
        if decline.is_enabled():
            decline.click()
        expect(decline).to_be_disabled()
    assert ann.page.evaluate(SEEN) == was
    assert [each.log.inner_text() for each in tables] == told
    for each in tables:
        expect(each.page.get_by_role("timer")).to_be_visible()
    house.clock.let_go()
    for each, text in zip(tables, told, strict=True):
        expect(each.log).not_to_have_text(text)
        expect(each.reply).to_have_count(0)
