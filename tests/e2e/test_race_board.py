"""Run the Race! on its picture: a throw is seen at once, and a wrong one costs nothing."""

import contextlib
import re

from playwright.sync_api import expect

from questable.table import Settings
from tests.e2e.at_race import AtRace
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitors

THROWS = [(slot, side) for slot in (1, 2, 3, 4, 5) for side in ("left", "right")]
TRIES = 5
A_WHILE = 3_000
SLOW = Settings(pace=10_000)
"""A bot that leaves a person time to look."""


def test_a_card_is_thrown_by_key_and_another_comes_back(visitors: Visitors) -> None:
    """After the countdown: thrown, landed; what does not match comes back and costs nothing."""
    visitor = visitors.come(reduced_motion="no-preference")
    table = AtRace(visitor)
    table.sit(lay(visitor.url, "run-the-race", 2, {"pace": "race"}, settings=SLOW).links)
    expect(table.slot(1)).to_be_visible()
    expect(table.ready).to_have_count(0)
    missed = table.alert.filter(has_text=visitor.say("run-the-race-miss"))
    for _ in range(TRIES):
        # What does not fit may fit by the time it lands: the other one plays, too.
        wrong = next(throw for throw in THROWS if throw not in table.fitting())
        table.press(wrong)
        with contextlib.suppress(AssertionError):
            expect(missed).to_be_visible(timeout=A_WHILE)
            break
    expect(missed).to_be_visible()
    fitting = table.fitting()
    if not fitting:
        return
    name = table.heard()[fitting[0][0]].split(",")[0].partition(":")[2].strip()
    table.press(fitting[0])
    expect(table.pile(fitting[0][1])).to_have_accessible_name(re.compile(re.escape(name)))
    expect(table.plate("Ann")).to_contain_text(visitor.say("run-the-race-plate", left=19))
    table.fits.click()
    expect(table.fits).to_have_attribute("aria-pressed", "false")
