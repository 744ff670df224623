"""Whole games of Run the Race! on its picture, by every way of throwing; and with a slow line."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from questable.engine import Value
from questable.table import Settings
from tests.e2e.at_race import A_MOMENT, LONGEST, AtRace, Throw
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitors

SLOW = Settings(pace=2_500)
TALL: ViewportSize = {"width": 390, "height": 844}
RACE: dict[str, Value] = {"pace": "race"}
CALM: dict[str, Value] = {"pace": "calm"}
DELAY = 150
SLOW_LINE = f"""
    const Fast = WebSocket;
    window.WebSocket = class extends Fast {{
        send(data) {{ setTimeout(() => this.readyState === 1 && super.send(data), {DELAY}); }}
        set onmessage(heard) {{
            this.addEventListener("message", (event) => setTimeout(() => heard(event), {DELAY}));
        }}
    }};
"""
"""What goes out and what comes in takes so many milliseconds longer, in its order."""


def run(table: AtRace, throw: Callable[[Throw], None]) -> int:
    """Throw what fits until the race is over; how often it was."""
    thrown = 0
    for _ in range(LONGEST):
        if table.over:
            return thrown
        fitting = table.fitting()
        if fitting:
            throw(fitting[0])
            thrown += 1
        else:
            table.let_pass()
        table.page.wait_for_timeout(A_MOMENT)
    raise AssertionError("the race does not end")


WAYS = ["click", "press", "tap", "flick"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("options", [RACE, CALM], ids=["race", "calm"])
def test_a_whole_game_by_one_way_only(
    visitors: Visitors, way: str, options: dict[str, Value]
) -> None:
    """Pictures, keys, arrows or flicks: each is enough to come to the end."""
    touch = way in ("tap", "flick")
    phone: dict[str, Any] = {"viewport": TALL, "has_touch": True, "is_mobile": True}
    visitor = visitors.come(reduced_motion="no-preference", **(phone if touch else {}))
    table = AtRace(visitor)
    settings = SLOW if options is RACE else Settings(pace=0)
    table.sit(lay(visitor.url, "run-the-race", 2, options, settings=settings).links)
    table.slot(1).wait_for()
    assert run(table, getattr(table, way)) >= 5
    expect(table.again).to_be_enabled()
    assert visitor.wide() <= 0


def test_a_whole_race_in_french_on_a_phone(visitors: Visitors) -> None:
    """The same words lead there."""
    visitor = visitors.come("fr", viewport=TALL, has_touch=True, is_mobile=True)
    table = AtRace(visitor)
    table.sit(lay(visitor.url, "run-the-race", 2, RACE, settings=SLOW).links)
    table.slot(1).wait_for()
    assert run(table, table.tap) >= 5
    expect(table.again).to_be_enabled()


def test_two_browsers_and_one_of_them_slow(visitors: Visitors) -> None:
    """Both throw at the same time; who is too late is told so, loses nothing, and plays on."""
    laid = lay(visitors.url, "run-the-race", 2, RACE, people=2)
    ann, bea = (AtRace(visitors.come(reduced_motion="no-preference")) for _ in range(2))
    bea.page.add_init_script(SLOW_LINE)
    for table, link in zip((ann, bea), laid.links, strict=True):
        table.sit([link])
    for table in (ann, bea):
        table.slot(1).wait_for()
    late = landed = 0
    for _ in range(LONGEST):
        if ann.over and bea.over:
            break
        fast, slow = ann.fitting(), bea.fitting()
        # Where both can, they throw at one pile: the slow one a moment after the other.
        shared = {side for _, side in fast} & {side for _, side in slow}
        for table, fitting in ((ann, fast), (bea, slow)):
            best = [throw for throw in fitting if throw[1] in shared] or fitting
            if best:
                table.press(best[0])
                landed += 1
        bea.page.wait_for_timeout(2 * DELAY + A_MOMENT)
        late += bea.alert.count()
    assert landed > 20
    assert late > 0, "nobody was ever too late"
    for table in (ann, bea):
        expect(table.again).to_be_enabled()
    logs = [table.log.get_by_text("20").last.inner_text() for table in (ann, bea)]
    assert logs[0] == logs[1]
