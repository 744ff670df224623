"""The replay page, as somebody uses it who knows roles and names only."""

import re

from playwright.sync_api import Locator, expect

from questable.engine import Value
from tests.e2e.at_start import AtStart
from tests.e2e.tables import played
from tests.e2e.visitor import Visitor

SOON_OVER: dict[str, dict[str, Value]] = {"pillars": {"turn_limit": 60}}
"""Options of games that bots would play for thousands of entries."""


class AtReplay:
    """Somebody who watches a game again."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        say = visitor.say
        self.slider = self.page.get_by_role("slider", name=say("replay-scrub"))
        self.show_winner = self.page.get_by_role("switch", name=say("replay-winner-show"))
        before, after = say("replay-over-by", seats="|").split("|")
        self.winner = self.page.get_by_text(
            re.compile(f"{before}.+{after}|{say('replay-over-nobody')}")
        )
        self.rest = self.page.get_by_text(say("replay-rest"))
        self.turning = self.button("replay-turning-go")

    def button(self, word: str) -> Locator:
        """The button with this message's words."""
        return self.page.get_by_role("button", name=self.visitor.say(word), exact=True)

    def at(self, moment: int) -> None:
        """The picture has come to this moment of the game."""
        expect(self.slider).to_have_value(str(moment))

    def length(self) -> int:
        """How many moments there are."""
        return int(self.slider.get_attribute("max") or 0)


def dropped(visitor: Visitor, game: str) -> AtReplay:
    """A game between bots, dropped onto the start page and opened."""
    begin = AtStart(visitor)
    begin.come()
    begin.bring(played(visitor.url, game, 2, SOON_OVER.get(game)))
    expect(visitor.page.get_by_text(visitor.say("page-luck-verified"))).to_be_visible()
    visitor.page.get_by_role("button", name=visitor.say("page-record-replay")).click()
    watching = AtReplay(visitor)
    watching.slider.wait_for()
    return watching


def hidden_until_asked(watching: AtReplay) -> None:
    """At the start nothing tells how it ends; the switch tells, and hides it again."""
    say, page = watching.visitor.say, watching.page
    lines = page.get_by_role("region", name=say("replay-moments")).get_by_role("button")
    watching.button("replay-next").click()
    watching.at(1)
    for _ in range(2):
        expect(watching.rest).to_be_visible()
        expect(watching.winner).to_have_count(0)
        expect(watching.turning).to_have_count(0)
        few = lines.count()
        watching.show_winner.check()
        expect(watching.winner).to_be_visible()
        expect(watching.rest).to_have_count(0)
        expect(watching.turning).to_be_visible()
        assert lines.count() > few
        watching.show_winner.uncheck()
    watching.show_winner.check()
