"""How a game went, as somebody looks at it who knows roles and names only."""

from functools import cache

from playwright.sync_api import Locator, expect

from questable.engine import Record
from questable.registry import game as found
from questable.trials.play import play_one
from tests.e2e.at_start import AtStart
from tests.e2e.visitor import Visitor

LONGEST = 4_000


@cache
def club_game(game: str, players: int, seed: str) -> str:
    """The record of a whole game between bots that look one action ahead, always the same."""
    rules = found(game)
    setup = rules.setup(players)
    record = Record(game, rules.rules_version, setup)
    bots = ["club"] * players
    record.entries = play_one(rules, setup, bots, seed, LONGEST, keep=True).entries
    return record.text()


class AtAnalysis:
    """Somebody who looks at a game again."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.slider = self.page.get_by_role("slider", name=visitor.say("analysis-scrub"))
        self.points = self.page.get_by_role("main").get_by_role("list").last.get_by_role("button")

    def button(self, word: str) -> Locator:
        """The button with this message's words."""
        return self.page.get_by_role("button", name=self.visitor.say(word), exact=True)

    def at(self, move: int) -> None:
        """The bar has come there, and so has what is said of the move."""
        expect(self.slider).to_have_value(str(move))
        total = int(self.slider.get_attribute("max") or 0)
        said = self.visitor.say("analysis-move-of", n=move + 1, total=total)
        expect(self.page.get_by_role("heading", name=said, exact=True)).to_be_visible()


def analysed(visitor: Visitor, game: str, players: int = 2, seed: str = "story") -> AtAnalysis:
    """A game that was dropped onto the start page, watched again, and analysed."""
    begin = AtStart(visitor)
    begin.come()
    begin.bring(club_game(game, players, seed))
    visitor.page.get_by_role("button", name=visitor.say("page-record-replay")).click()
    looking = AtAnalysis(visitor)
    looking.button("replay-analysis").click()
    looking.slider.wait_for()
    return looking
