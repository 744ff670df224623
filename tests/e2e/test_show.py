"""One clock for the page: what is told changes with the board, and not before it.

The page's clock is stopped while something moves: no story depends on how fast a machine is.
"""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from questable.engine import RACE, Match, Value
from tests.e2e.at_replay import dropped
from tests.e2e.at_table import AtTable
from tests.e2e.positions import found
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitors

A_WHILE = 60_000
"""Milliseconds of the page's clock: nothing is shown for longer."""
MOVES = "no-preference"
TRIES = 60
LOOKS = 500
"""At what a move brings, before it is taken for one that shows nothing."""
RULE = re.compile(r"^Rule [A-Z]-\d")
AS_TEXT = """if (location.protocol.startsWith("http"))
    localStorage["questable.wishes"] = JSON.stringify(
        { ...JSON.parse(localStorage["questable.wishes"] ?? "{}"), plain: true });"""
"""The wish to see no pictures."""
LANDED = """async (dice) =>
    void await Promise.all(dice.getAnimations({ subtree: true }).map((each) => each.finished))"""
"""Until nothing of it moves."""
PACE: dict[str, Value] = {"pace": "race"}


def come_to_rest(page: Page, moving: Locator) -> None:
    """So much time goes by that nothing moves any more."""
    for _ in range(TRIES):
        if not moving.count():
            return
        page.clock.run_for(A_WHILE)
    raise AssertionError("it moves without end")


class Watching(AtTable):
    """Somebody who sees things move, with a clock that a story stops."""

    def __init__(self, visitors: Visitors, motion: str = MOVES) -> None:
        super().__init__(visitors.come(reduced_motion=motion))
        self.page.clock.install()
        self.moving = self.page.locator(".board [aria-busy=true]")
        self.plates = self.page.locator(".plate")
        self.die = self.page.locator(".dice.thrown, .holy-quest g:has(> g > .thrown)")

    def stop(self) -> None:
        """Time stands still from now on."""
        self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000 + 1"))

    def rest(self) -> None:
        """So much time goes by that all has been shown."""
        come_to_rest(self.page, self.moving)

    def told(self) -> tuple[str, ...]:
        """Prompt, plates and log, as they are now."""
        plates = self.plates.all_inner_texts()
        return (self.prompt.inner_text(), *plates, self.log.inner_text())


def seated(visitors: Visitors, game: str, *, plain: bool = False) -> list[Watching]:
    """Two at a table of two, who both see things move, when their clocks stand still."""
    tables = [Watching(visitors) for _ in range(2)]
    for table in tables:
        if plain:
            table.visitor.context.add_init_script(AS_TEXT)
    for table, link in zip(tables, lay(visitors.url, game, 2, people=2).links, strict=True):
        table.sit([link])
        expect(table.log).to_be_visible()
        table.page.locator(".board [aria-busy]").wait_for()
        table.rest()
        table.stop()
    return tables


def asked(tables: list[Watching]) -> Watching:
    """Whoever has a choice, once all is at rest."""
    for _ in range(2_000):
        for table in tables:
            table.rest()
            table.unfold()
            if table.open.count():
                return table
        tables[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def moved(tables: list[Watching], rng: Random) -> list[tuple[str, ...]]:
    """Act until something moves on the boards; what was told before."""
    for _ in range(TRIES):
        first = asked(tables)
        before = [each.told() for each in tables]
        said = first.log.text_content() or ""
        assert first.act(rng)
        # What is not to be seen on the board is told at once.
        for _ in range(LOOKS):
            if first.moving.count() or first.log.text_content() != said:
                break
            first.page.wait_for_timeout(30)
        if first.moving.count():
            return before
    raise AssertionError("nothing moves")


@pytest.mark.parametrize("game", ["questor", "pillars"])
def test_all_of_the_page_waits_for_the_board(visitors: Visitors, game: str) -> None:
    """Prompt, plates and log are those of before while a piece is on its way; then all change."""
    tables = seated(visitors, game)
    before = moved(tables, Random(game))
    for table, was in zip(tables, before, strict=True):
        expect(table.moving).to_have_count(1)
        assert table.told() == was
        expect(table.open).to_have_count(0)
    for table, was in zip(tables, before, strict=True):
        table.rest()
        assert table.told()[-1] != was[-1]
        assert table.told()[0] != was[0] or table.told()[1:-1] != was[1:-1]


@pytest.mark.parametrize("way", ["Escape", "a touch", "a page that nobody sees"])
def test_who_cannot_wait_sees_the_end_at_once(visitors: Visitors, way: str) -> None:
    """Without any time going by; what was not offered is not asked about."""
    tables = seated(visitors, "pillars")
    before = moved(tables, Random(way))
    for table, was in zip(tables, before, strict=True):
        expect(table.moving).to_have_count(1)
        skip(table, way)
        expect(table.moving).to_have_count(0)
        assert table.told() != was
        expect(table.page.get_by_role("button", name=RULE)).to_have_count(0)


def skip(table: Watching, way: str) -> None:
    """As somebody would."""
    if way == "Escape":
        table.page.keyboard.press("Escape")
    elif way == "a touch":
        table.board.locator("svg").first.click(position={"x": 300, "y": 300}, force=True)
    else:
        table.page.evaluate(
            """() => {
                Object.defineProperty(document, "hidden", { value: true });
                document.dispatchEvent(new Event("visibilitychange"));
            }"""
        )


def test_reduced_motion_shows_all_at_once(visitors: Visitors) -> None:
    """Nothing is ever on its way, though the clock stands still."""
    table = Watching(visitors, "reduce")
    table.sit(lay(visitors.url, "questor", 1).links)
    assert table.wait()
    table.page.locator(".board [aria-busy]").wait_for()
    table.stop()
    for _ in range(4):
        was = table.told()
        table.act_once(Random(0))
        expect(table.log).not_to_have_text(was[-1])
        expect(table.moving).to_have_count(0)
    expect(table.die).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "plain"), [("questor", False), ("holy-quest", False), ("holy-quest", True)]
)
def test_a_thrown_die_lies_in_the_middle(visitors: Visitors, game: str, plain: bool) -> None:
    """Large, on the picture as on the plain table, while what it brought is not told yet."""
    tables = seated(visitors, game, plain=plain)
    rng = Random(game)
    for _ in range(TRIES):
        before = moved(tables, rng)
        while tables[0].moving.count() and not tables[0].die.count():
            tables[0].page.clock.run_for(200)
        if tables[0].die.count():
            break
    watching, was = tables[0], before[0]
    assert watching.told()[:-1] == was[:-1]
    # What tumbles does so by a clock of its own.
    watching.die.evaluate(LANDED)
    die, board = (middle(each) for each in (watching.die, frame(watching, game, plain)))
    assert max(abs(one - other) for one, other in zip(die, board, strict=True)) < 12
    watching.rest()
    expect(watching.die).to_have_count(0)
    assert watching.told()[-1] != was[-1]


def frame(table: Watching, game: str, plain: bool) -> Locator:
    """The picture; or the screen, above a table as text."""
    if plain:
        return table.page.locator("html")
    if game == "holy-quest":
        named = table.visitor.say("holy-quest-board")
        return table.page.get_by_role("group", name=named, exact=True)
    return table.board.locator("svg").first


def middle(of: Locator) -> tuple[float, float]:
    """Of what is seen of it."""
    found = of.bounding_box()
    assert found is not None
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def both_fit(match: Match) -> bool:
    """A race in which both can throw something."""
    return match.state.actor == RACE and all(match.state.aims(seat) for seat in (0, 1))


def test_a_race_waits_for_no_picture(visitors: Visitors) -> None:
    """Whoever runs is told what is so while it still moves, and may act at once."""
    record = found("run-the-race", 2, PACE, both_fit).record.text()
    laid = lay(visitors.url, "run-the-race", 2, PACE, people=2, record=record)
    tables = [Watching(visitors) for _ in laid.links]
    for table, link in zip(tables, laid.links, strict=True):
        table.sit([link])
        expect(table.log).to_be_visible()
        table.page.locator(".board [aria-busy]").wait_for()
    for table in tables:
        table.rest()
        table.stop()
    ann, bea = tables
    for one, other in ((ann, bea), (bea, ann)):
        was = [each.told() for each in tables]
        one.unfold()
        one.open.first.click()
        # The clocks of the pages stand still: what moves goes on moving, and nothing waits for it.
        expect(other.moving).to_have_count(1)
        for table, (_, *plates, log) in zip(tables, was, strict=True):
            expect(table.log).not_to_have_text(log)
            expect(table.plates).not_to_have_text(plates, use_inner_text=True)
            expect(table.open.or_(table.folded).first).to_be_enabled()
    expect(ann.moving).to_have_count(1)


def test_a_replay_says_what_has_been_seen(visitors: Visitors) -> None:
    """The sentence, the plates and the marked line are of the board that is shown."""
    visitor = visitors.come(reduced_motion=MOVES)
    visitor.page.clock.install()
    moving = visitor.page.locator(".board [aria-busy=true]")
    watching = dropped(visitor, "questor")
    visitor.page.get_by_role("gridcell").first.wait_for()
    visitor.page.locator(".side li").first.wait_for()
    now, marked = visitor.page.locator(".now").first, visitor.page.locator("[aria-current=step]")
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now() / 1000 + 1"))
    was = now.inner_text(), marked.all_inner_texts()
    # First of all a die says who begins.
    visitor.page.keyboard.press("ArrowRight")
    watching.at(1)
    expect(moving).to_have_count(1)
    assert (now.inner_text(), marked.all_inner_texts()) == was
    come_to_rest(visitor.page, moving)
    expect(now).not_to_have_text(was[0])
    expect(marked).to_have_text(now.inner_text())


def test_a_guide_speaks_when_the_move_has_been_seen(visitors: Visitors) -> None:
    """Its note stays while the piece is on its way."""
    visitor = visitors.come(reduced_motion=MOVES)
    page, say = visitor.page, visitor.say
    page.clock.install()
    visitor.go("/learn#questor-first")
    moving = page.locator(".board [aria-busy=true]")
    show = page.get_by_role("button", name=say("guide-show"), exact=True)
    on = page.get_by_role("button", name=say("guide-go-on"), exact=True)
    page.get_by_role("gridcell").first.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    note = page.locator(".says")
    for _ in range(TRIES):
        if show.count():
            break
        if on.is_enabled():
            on.click()
        page.clock.run_for(2_000)
    was = note.inner_text()
    show.click()
    expect(moving).to_have_count(1)
    assert note.inner_text() == was
    come_to_rest(page, moving)
    expect(note).not_to_have_text(was)
