"""The Holy Quest: a Saint card that is read aloud can be read on the page (H-4.5)."""

import re
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from questable.saints import shipped
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay
from tests.e2e.visitor import PHONE, Visitors

LARGE = 20
"""Pixels: the letters can be read by those who sit beside the screen."""
MOST = 300
"""Actions until a card must have been read."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_card_is_shown_large_with_its_text(visitors: Visitors, lang: str) -> None:
    """The saint's name, the facts and the life, in the reader's language."""
    visitor = visitors.come(lang)
    table = AtTable(visitor)
    table.sit(lay(visitor.url, "holy-quest", 2, {"board": "short"}, level="club").links)
    table.plain()
    stem = visitor.say("telling-holy-quest-card", saint="*").split("*")[0].strip()
    named = re.compile("^" + r"\s".join(map(re.escape, stem.split())))
    card = visitor.page.get_by_role("heading", level=3, name=named)
    rng = Random("aloud")
    for _ in range(MOST):
        if card.count() or not table.wait():
            break
        table.act(rng)
    card.wait_for()
    box = visitor.page.locator("section").filter(has=card)
    text = box.inner_text()  # once: a bot may turn up the next card meanwhile
    name = text.splitlines()[0].removeprefix(stem).strip()
    saint = next(each for each in shipped().saints if each.name[lang] == name)
    assert saint.life[lang] in text
    assert visitor.say("saints-label-feast") in text
    size = box.get_by_role("listitem").last.evaluate("e => getComputedStyle(e).fontSize")
    assert float(size.removesuffix("px")) >= LARGE
    found = Axe().run(visitor.page).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
    visitor.page.set_viewport_size(PHONE)
    assert visitor.wide() <= 0
