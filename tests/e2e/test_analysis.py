"""How a game went: along the chart, by its moments, with all cards open, and from there again."""

from playwright.sync_api import expect

from tests.e2e.at_analysis import AtAnalysis, analysed
from tests.e2e.at_table import AtTable
from tests.e2e.visitor import Visitor


def test_a_game_is_looked_at_and_tried_again(visitor: Visitor) -> None:
    """By keys, by pointer, by a turning point; then the same move at a table of one's own."""
    looking = analysed(visitor, "run-the-race")
    say, page = visitor.say, visitor.page
    looking.at(0)
    looking.slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    looking.at(3)
    page.keyboard.press("Shift+ArrowRight")
    current = page.locator("[aria-current=true]")
    expect(current).to_have_count(1)
    _all_open(looking)
    page.get_by_role("radio", name=say("analysis-depth-deep"), exact=True).check(force=True)
    looking.button("analysis-stop").click()
    expect(page.get_by_text(say("analysis-stopped"), exact=True)).to_be_visible()
    looking.button("analysis-try").click()
    table = AtTable(visitor)
    expect(table.button("page-hint")).to_be_visible()


def _all_open(looking: AtAnalysis) -> None:
    """The second view says what it is."""
    mark = looking.page.get_by_text(looking.visitor.say("analysis-open-mark"), exact=True)
    expect(mark).to_have_count(0)
    looking.page.get_by_role("switch", name=looking.visitor.say("analysis-open-switch")).check()
    expect(mark).to_be_visible()
