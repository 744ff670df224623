"""Whole games of Run the Race! on its picture, by every way of throwing; and with a slow line."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from questable.engine import CHANCE, Match, Value
from questable.engine import RACE as UNDER_WAY
from questable.table import Settings
from tests.e2e.at_race import A_MOMENT, LONGEST, LOOKS, AtRace, Throw, fits
from tests.e2e.positions import copied, found
from tests.e2e.tables import Laid, lay
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
        thrown += table.thrown(throw)
    raise AssertionError("the race does not end")


def begin(table: AtRace, laid: Laid) -> None:
    """The game begins when the page is there: how long that took is nobody's lead."""
    table.sit(laid.links)
    table.button("page-start").click()
    table.slot(1).wait_for()


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
    begin(table, lay(visitor.url, "run-the-race", 2, options, settings=settings, start=False))
    assert run(table, getattr(table, way)) >= 5
    expect(table.again).to_be_enabled()
    assert visitor.wide() <= 0


def test_a_whole_race_in_french_on_a_phone(visitors: Visitors) -> None:
    """The same words lead there."""
    visitor = visitors.come("fr", viewport=TALL, has_touch=True, is_mobile=True)
    table = AtRace(visitor)
    begin(table, lay(visitor.url, "run-the-race", 2, RACE, settings=SLOW, start=False))
    assert run(table, table.tap) >= 5
    expect(table.again).to_be_enabled()


def following(match: Match, seat: int, throw: Throw) -> Match:
    """What a throw makes of it, tried on a copy: the card that is drawn for it is any."""
    copy = copied(match)
    n, side = throw
    (action,) = (
        each for each in copy.state.legal(seat) if each.text.startswith(f"play:{n}:{side}:")
    )
    copy.play(seat, action.text, "person")
    while copy.state.actor == CHANCE:
        copy.play(CHANCE, copy.state.outcome(0).text, "dealer")
    return copy


def clash(match: Match) -> tuple[Throw, Throw] | None:
    """A throw of each at one pile, of which the second does not fit any more."""
    for one in fits(match, 0):
        then = following(match, 0, one)
        if then.state.actor != UNDER_WAY:
            continue
        after = fits(then, 1)
        for two in fits(match, 1):
            if one[1] == two[1] and two not in after:
                return one, two
    return None


def clashing(match: Match) -> bool:
    """A race that has just begun, in which somebody may come too late."""
    if match.state.actor != UNDER_WAY or not fits(match, 0):
        return False
    return match.game.view(match.state, 0).left == [20, 20] and clash(match) is not None  # type: ignore[attr-defined]


def race_on(tables: Sequence[AtRace]) -> int:
    """All throw what fits, at the same time, until it is over for all; how often it was."""
    thrown = still = 0
    was: list[list[str]] = []
    while not all(table.over for table in tables):
        said = [table.said() for table in tables]
        was, still = said, still + 1 if said == was else 0
        assert still < LOOKS, f"nothing happens: {said}"
        for table, names in zip(tables, said, strict=True):
            for throw in table.fitting(names)[:1]:
                table.press(throw)
                thrown += 1
        tables[0].page.wait_for_timeout(2 * DELAY + A_MOMENT)
    return thrown


def test_two_browsers_and_one_of_them_slow(visitors: Visitors) -> None:
    """Both throw at the same time; who is too late is told so, loses nothing, and plays on."""
    match = found("run-the-race", 2, RACE, clashing)
    first, second = clash(match) or pytest.fail("no clash")
    laid = lay(visitors.url, "run-the-race", 2, RACE, people=2, record=match.record.text())
    ann, bea = (AtRace(visitors.come(reduced_motion="no-preference")) for _ in range(2))
    bea.page.clock.install()
    bea.page.add_init_script(SLOW_LINE)
    for table, link in zip((ann, bea), laid.links, strict=True):
        table.sit([link])
        expect(table.slot(5)).to_be_visible()
    too_late(ann, first, bea, second)
    assert race_on((ann, bea)) > 20
    for table in (ann, bea):
        expect(table.again).to_be_enabled()
    ends = [table.log.locator("p").last.inner_text() for table in (ann, bea)]
    assert ends[0] == ends[1]


def too_late(ann: AtRace, first: Throw, bea: AtRace, second: Throw) -> None:
    """Bea throws before her line has told her of Ann's throw.

    Her clock, and with it the line's delay, runs when the story says so: on any machine it is
    longer than what lies between the two throws.
    """
    plates = {n: bea.visitor.say("run-the-race-plate", left=n) for n in (19, 20)}
    bea.page.clock.pause_at(bea.page.evaluate("Date.now() / 1000 + 1"))
    ann.press(first)
    expect(ann.plate("Ann")).to_contain_text(plates[19])
    assert second in bea.fitting()
    bea.press(second)
    told = bea.alert.filter(has_text=bea.visitor.say("run-the-race-late"))
    for _ in range(LOOKS):
        if told.count():
            break
        bea.page.clock.run_for(DELAY)
        bea.page.wait_for_timeout(A_MOMENT)
    expect(told).to_be_visible()
    expect(bea.plate("Bea")).to_contain_text(plates[20])
    bea.page.clock.resume()
