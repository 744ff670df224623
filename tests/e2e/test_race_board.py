"""Run the Race! on its picture: counted down, a throw is seen at once, a wrong one costs nothing.

The tables go on from a prepared position and nobody else plays, so that it is known what fits.
"""

import re

from playwright.sync_api import expect

from questable.engine import RACE, Match, Value
from tests.e2e.at_race import SIDES, SLOTS, AtRace, Throw, fits
from tests.e2e.house import OwnHouse
from tests.e2e.positions import found
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitors

PACE: dict[str, Value] = {"pace": "race"}
MOVES = "no-preference"


def throws(match: Match) -> tuple[list[Throw], list[Throw]]:
    """What fits for seat 0, and what does not."""
    every = [(slot, side) for slot in SLOTS for side in SIDES]
    right = fits(match, 0)
    return right, [each for each in every if each not in right]


def begun(match: Match) -> bool:
    """A race in which seat 0 can throw something, and not everything."""
    return match.state.actor == RACE and all(throws(match))


def test_a_race_is_counted_down(visitors: Visitors, house: OwnHouse) -> None:
    """For both, for as long as it takes; nobody sees a card before, and no key does anything."""
    house.clock.hold()
    laid = lay(house.url, "run-the-race", 2, PACE, people=2)
    tables = [AtRace(visitors.come(url=house.url, reduced_motion=MOVES)) for _ in laid.links]
    for table, link in zip(tables, laid.links, strict=True):
        table.sit([link])
    for table in tables:
        expect(table.ready).to_be_visible()
        # Face down, all alike: nobody has seen a card.
        heard = {words.partition(":")[2] for words in table.heard().values()}
        assert len(heard) == 1, heard
        (hidden,) = heard
        for side in SIDES:
            way = table.visitor.say("run-the-race-throw", pile=side)
            expect(table.cloth.get_by_role("button", name=way, exact=True)).to_have_count(5)
        table.press((1, "left"))
        expect(table.plate("Ann")).to_contain_text(table.visitor.say("run-the-race-plate", left=20))
        expect(table.alert).to_have_count(0)
    house.clock.let_go()
    for table in tables:
        expect(table.ready).to_have_count(0)
        for slot in SLOTS:
            expect(table.slot(slot)).not_to_have_accessible_name(f"{slot}:{hidden}")


def test_who_comes_to_a_first_race_is_not_told_about_it_now(
    visitors: Visitors, house: OwnHouse
) -> None:
    """While it is counted down nothing may lie over the board, nor when it has begun."""
    house.clock.hold()
    laid = lay(house.url, "run-the-race", 2, PACE, people=2)
    tables = [AtRace(visitors.come(url=house.url, first=True)) for _ in laid.links]
    for table, link in zip(tables, laid.links, strict=True):
        table.sit([link])
    told = [
        each.page.get_by_role("dialog", name=each.visitor.say("page-briefing")) for each in tables
    ]
    for table in tables:
        expect(table.ready).to_be_visible()
        expect(table.log).to_be_visible()
    assert [each.count() for each in told] == [0, 0]
    house.clock.let_go()
    for table, dialog in zip(tables, told, strict=True):
        expect(table.slot(5)).to_be_visible()
        expect(dialog).to_have_count(0)


def test_a_card_is_thrown_by_key_and_another_comes_back(visitors: Visitors) -> None:
    """Thrown, landed; what does not match comes back and costs nothing."""
    match = found("run-the-race", 2, PACE, begun)
    (right, *_), (wrong, *_) = throws(match)
    laid = lay(visitors.url, "run-the-race", 2, PACE, people=2, record=match.record.text())
    ann, bea = (AtRace(visitors.come(reduced_motion=MOVES)) for _ in laid.links)
    # Her clock stands still when all is there: what she is told of a throw is not gone soon.
    ann.page.clock.install()
    for table, link in zip((ann, bea), laid.links, strict=True):
        table.sit([link])
    expect(ann.slot(5)).to_be_visible()
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() / 1000 + 1"))
    assert right in ann.fitting()
    assert wrong not in ann.fitting()
    ann.press(wrong)
    expect(ann.alert).to_contain_text(ann.visitor.say("run-the-race-miss"))
    expect(ann.plate("Ann")).to_contain_text(ann.visitor.say("run-the-race-plate", left=20))
    name = ann.heard()[right[0]].split(",")[0].partition(":")[2].strip()
    ann.press(right)
    for table in (ann, bea):
        expect(table.plate("Ann")).to_contain_text(table.visitor.say("run-the-race-plate", left=19))
    ann.page.clock.run_for(5_000)
    for table in (ann, bea):
        expect(table.pile(right[1])).to_have_accessible_name(re.compile(re.escape(name)))
    ann.fits.click()
    expect(ann.fits).to_have_attribute("aria-pressed", "false")
