"""The Holy Quest to its end by the picture alone: mouse, keys, a finger, French, every mode."""

import re
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from questable.engine import Value
from questable.games.holy_quest.pieces import COLOURS
from questable.table import Settings
from tests.e2e.at_holy_quest import AtHolyQuest
from tests.e2e.positions import asked, found, proposed_to
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitors

PHONE: ViewportSize = {"width": 390, "height": 844}
SHORT: dict[str, Value] = {"board": "short", "dice": "2"}
ALL_IN_HEAVEN = 9
"""Points: one a pawn, and five for all four (H-6.8)."""
MODES: dict[str, tuple[int, dict[str, Value]]] = {
    "full": (2, {**SHORT, "read": "all"}),
    "easy": (2, {"mode": "easy", "board": "short"}),
    "simple": (3, {**SHORT, "mode": "simple"}),
    "alliance": (4, {**SHORT, "mode": "alliance"}),
    "teamwork": (4, {**SHORT, "mode": "teamwork"}),
    "advanced": (2, {**SHORT, "mode": "simple", "advanced": True}),
    "one-way": (2, {**SHORT, "one_way": True, "direction": "counterclockwise"}),
    "asked by the next": (2, {**SHORT, "read": "all", "asker": "next"}),
    "score": (2, {**SHORT, "score": True}),
    "members": (2, {**SHORT, "members_1": 3}),
    "expansion": (2, {**SHORT, "expansion": True}),
}


@pytest.mark.parametrize("mode", MODES)
def test_a_game_by_clicking_pictures(visitors: Visitors, mode: str) -> None:
    """Every way to play it, with no look at the list beside the board."""
    players, options = MODES[mode]
    visitor = visitors.come()
    table = AtHolyQuest(visitor)
    table.sit(lay(visitor.url, "holy-quest", players, options, level="club").links)
    assert table.finish(Random(mode)) > 5
    expect(table.picture).to_be_visible()


def test_a_game_by_keys(visitors: Visitors) -> None:
    """Page Down from light to light, Enter; numbers answer, Escape puts a card aside.

    It goes on from a question, and who has answered is shown the card.
    """
    visitor = visitors.come()
    table = AtHolyQuest(visitor, "keys")
    options: dict[str, Value] = {**SHORT, "read": "all"}
    record = found("holy-quest", 2, options, asked).record.text()
    table.sit(lay(visitor.url, "holy-quest", 2, options, level="club", record=record).links)
    assert table.finish(Random("keys")) > 5
    assert table.seen["moves"] > 5
    assert table.seen["asked"] > 0
    assert table.seen["read"] > 0


def test_a_game_by_touch(visitors: Visitors) -> None:
    """On a phone: a tap shows the way, a second one goes it, and pawns can be dragged."""
    visitor = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    table = AtHolyQuest(visitor, "touch")
    table.sit(lay(visitor.url, "holy-quest", 2, SHORT, level="club").links)
    assert table.finish(Random("touch")) > 5
    assert table.seen["dragged"] > 0
    assert visitor.wide() <= 0


def test_a_game_in_french(visitors: Visitors) -> None:
    """The board, the cards and what is told of them."""
    visitor = visitors.come("fr", viewport=PHONE)
    table = AtHolyQuest(visitor)
    options = {**SHORT, "read": "all"}
    table.sit(lay(visitor.url, "holy-quest", 2, options, level="club").links)
    assert table.finish(Random("français")) > 5
    assert not re.search(r"\b(the|and|you|rolls|wins)\b", table.log.inner_text())


def test_an_alliance_is_made(visitors: Visitors) -> None:
    """Somebody proposes one; it is accepted on the picture, and both plates tell of it."""
    visitor = visitors.come()
    table = AtHolyQuest(visitor)
    players, options = MODES["alliance"]
    match = found("holy-quest", players, options, proposed_to)
    laid = lay(
        visitor.url, "holy-quest", players, options, level="club", record=match.record.text()
    )
    table.sit(laid.links)
    table.begin()
    words = "|".join(visitor.say("holy-quest-ally-of", order=order) for order in COLOURS)
    allied = table.page.locator(".plate").filter(has_text=re.compile(words))
    expect(allied).to_have_count(0)
    table.around.locator('[data-spot="accept"][data-lit]').click()
    expect(allied).to_have_count(2)
    assert table.finish(Random("allies")) > 5


def test_a_series_of_three(visitors: Visitors) -> None:
    """Competition, each game by hand: points add up from game to game, on the plates too."""
    visitor = visitors.come()
    table = AtHolyQuest(visitor)
    options: dict[str, Value] = {"mode": "competition", "board": "short", "target": 500}
    settings = Settings(pace=0, games=3)
    laid = lay(visitor.url, "holy-quest", 2, options, level="club", settings=settings)
    table.sit(laid.links)
    sums = [0, 0]
    for game in range(3):
        assert table.finish(Random(f"series {game}")) > 5
        won, carried = zip(*table.standing(target=500), strict=True)
        assert max(won) >= ALL_IN_HEAVEN
        sums = [a + b for a, b in zip(sums, won, strict=True)]
        assert list(carried) == sums
        if game < 2:
            table.put_aside()
            table.button("page-next").click()
            expect(table.again).to_have_count(0)
    expect(table.page.get_by_text(visitor.say("page-series-played", n=3))).to_be_visible()
