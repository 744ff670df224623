"""Whole games of Ràe on the picture, by every way of input; a secret reply that nobody sees."""

import contextlib
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Error, ViewportSize, expect

from questable.table import Settings
from tests.e2e.at_rae import AtRae, ByFinger, ByKeys
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor, Visitors

HAND_HELD: ViewportSize = {"width": 390, "height": 844}
SEEN = """() => {
    const page = document.body.cloneNode(true);
    page.querySelectorAll("[data-reply], [role=timer]").forEach(each => each.remove());
    return page.innerHTML;
}"""
"""All of the page but the own question and the time that the pause still takes."""
PAUSE = 12
"""Seconds: all have answered long before, also on a machine that is busy."""
MOVES = 400


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


def asked(tables: list[AtRae]) -> list[AtRae]:
    """Those before whom the secret question lies."""
    return [each for each in tables if each.reply.count()]


def until_asked(tables: list[AtRae], rng: Random) -> list[AtRae]:
    """Play until an event is played; who is asked then."""
    for _ in range(MOVES):
        if len(found := asked(tables)) == len(tables) - 1:
            return found
        for table in tables:
            if table.ready(seen := table.look()) and not seen.offers["reply"]:
                with contextlib.suppress(Error):
                    events = [each for each in seen.names("spots") if _is_event(each)]
                    table.touch(rng.choice(events)) if events else table.do(seen, rng)
        tables[0].page.wait_for_timeout(150)
    pytest.fail("no event was played")


def _is_event(spot: str) -> bool:
    name = spot.removeprefix("hand:").split(".")[0]
    return spot.startswith("hand:") and name in (
        "thieves", "fireball", "taxes", "enchanted-mirror", "mystical-tome", "tournament", "siege",
    )  # fmt: skip


def test_nobody_sees_a_secret_reply(visitors: Visitors) -> None:
    """However soon all have answered, nothing changes for anybody before the pause is over."""
    laid = lay(visitors.url, "rae", 3, people=3, settings=Settings(pace=0, pause=PAUSE))
    tables = [at_rae(AtRae, visitors.come(), [link]) for link in laid.links]
    asked = until_asked(tables, Random("sealed"))
    others = [each for each in tables if each not in asked]
    was = [each.page.evaluate(SEEN) for each in others]
    told = [each.log.inner_text() for each in tables]
    for each in asked:
        decline = each.reply.locator('[data-answer="decline"]')
        if decline.is_enabled():
            decline.click()
        expect(decline).to_be_disabled()
    assert [each.page.evaluate(SEEN) for each in others] == was
    assert [each.log.inner_text() for each in tables] == told
    for each in tables:
        expect(each.page.get_by_role("timer")).to_be_visible()
    for each, text in zip(tables, told, strict=True):
        expect(each.log).not_to_have_text(text, timeout=2_000 * PAUSE)
        expect(each.reply).to_have_count(0)
