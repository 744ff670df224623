"""The Holy Quest: a Saint card that is read aloud can be read on the page (H-4.5).

The table goes on from a position in which the next move turns one up.
"""

import re
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator

from questable.engine import Value
from questable.saints import shipped
from tests.e2e.at_holy_quest import AtHolyQuest
from tests.e2e.at_table import AtTable
from tests.e2e.positions import brings, found
from tests.e2e.tables import lay
from tests.e2e.visitor import PHONE, Visitors

LARGE = 20
"""Pixels: the letters can be read by those who sit beside the screen."""
OPTIONS: dict[str, Value] = {"board": "short", "dice": "2", "read": "game"}


def size(of: Locator) -> float:
    """Of the letters, in pixels."""
    found_size = of.evaluate("e => getComputedStyle(e).fontSize")
    return float(found_size.removesuffix("px"))


@pytest.mark.parametrize("shown", ["picture", "plain"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_card_is_shown_large_with_its_text(visitors: Visitors, lang: str, shown: str) -> None:
    """The saint's name, the facts and the life, in the reader's language."""
    visitor = visitors.come(lang)
    match = found("holy-quest", 2, OPTIONS, brings("saint-read"))
    table = AtHolyQuest(visitor)
    text = match.record.text()
    laid = lay(visitor.url, "holy-quest", 2, OPTIONS, people=2, record=text)
    # Bea, who would be next, is only there until it has begun: the card stays.
    bea = AtHolyQuest(visitors.come(lang))
    for each, link in zip((table, bea), laid.links, strict=True):
        each.sit([link])
    table.begin()
    if shown == "plain":
        table.plain()
        AtTable(visitor).act_once(Random("aloud"))
        stem = visitor.say("telling-holy-quest-card", saint="*").split("*")[0].strip()
        named = re.compile("^" + r"\s".join(map(re.escape, stem.split())))
        heading = visitor.page.get_by_role("heading", level=3, name=named)
        heading.wait_for()
        box = visitor.page.locator("section").filter(has=heading)
        life = box.get_by_role("listitem").last
    else:
        stem = ""
        assert table.step(Random("aloud"))
        table.read.wait_for()
        box, heading = table.event, table.event.get_by_role("heading")
        life = box.locator(".life")
    name = heading.inner_text().removeprefix(stem).strip()
    saint = next(each for each in shipped().saints if each.name[lang] == name)
    text = re.sub(r"\s+", " ", box.inner_text())
    assert re.sub(r"\s+", " ", saint.life[lang]) in text
    assert visitor.say("saints-label-feast") in text
    assert size(life) >= LARGE
    wrong = Axe().run(visitor.page).response["violations"]
    assert [each["id"] for each in wrong if each["impact"] in ("serious", "critical")] == []
    visitor.page.set_viewport_size(PHONE)
    assert visitor.wide() <= 0
