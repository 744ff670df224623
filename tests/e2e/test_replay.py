"""A record is dropped, watched through other eyes, shared, and played on from the middle."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.at_rae import AtRae
from tests.e2e.at_replay import dropped, hidden_until_asked
from tests.e2e.at_saint_cards import AtSaintCards
from tests.e2e.at_table import AtTable
from tests.e2e.visitor import Visitor


def test_a_dropped_record_is_watched_again(visitor: Visitor) -> None:
    """Steps, jumps and the keys lead where they say; other eyes see another hand."""
    watching = dropped(visitor, "run-the-race")
    last = watching.length()
    watching.at(0)
    watching.button("replay-next").click()
    watching.at(1)
    watching.button("replay-last").click()
    watching.at(last)
    visitor.page.keyboard.press("ArrowLeft")
    watching.at(last - 1)
    watching.slider.focus()
    visitor.page.keyboard.press("Home")
    watching.at(0)
    watching.button("page-show-plain").click()
    headings = visitor.page.get_by_role("main").get_by_role("heading", level=3)
    headings.first.wait_for()
    before = headings.all_inner_texts()
    visitor.page.get_by_role("combobox", name=visitor.say("replay-eyes")).select_option(index=1)
    expect(headings).not_to_have_text(before)


@pytest.mark.parametrize("game", ["run-the-race", "questor"])
def test_who_won_is_hidden_until_somebody_asks(visitor: Visitor, game: str) -> None:
    """Nor is it to be read in list or chart; asked for, it is there, and where the game turned."""
    watching = dropped(visitor, game)
    hidden_until_asked(watching)
    watching.turning.click()
    moment = visitor.page.locator("[aria-current=step]")
    expect(moment).to_contain_text(visitor.say("replay-turning"))
    watching.button("replay-last").click()
    watching.at(watching.length())
    expect(watching.show_winner).to_be_disabled()


SIZES = ((360, 740), (768, 1024), (1440, 900), (1600, 1000))


@pytest.mark.parametrize("game", ["questor", "pillars"])
def test_board_and_controls_are_seen_together(visitor: Visitor, game: str) -> None:
    """On phone, tablet and desktop the controls cover nothing of the picture."""
    watching = dropped(visitor, game)
    say, page = visitor.say, visitor.page
    named = say("questor-board") if game == "questor" else say("pillars-board-keys")
    picture = page.get_by_role("group", name=named, exact=True)
    controls = page.get_by_role("group", name=say("replay-controls"), exact=True)
    watching.button("replay-next").click()
    watching.at(1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        board, below = picture.bounding_box(), controls.bounding_box()
        assert board is not None
        assert below is not None
        assert board["y"] + board["height"] <= below["y"], (width, height)
        assert below["y"] + below["height"] <= height, (width, height)


CLOTHS = {"rae": AtRae.root, "saint-cards": AtSaintCards.root}
LEAST = 0.5
"""So much of the height of a screen a cloth has at least, beside what tells of the game."""


@pytest.mark.parametrize("game", CLOTHS)
def test_a_card_table_is_as_high_as_there_is_room(visitor: Visitor, game: str) -> None:
    """In a replay, on every screen, and in a lesson."""
    watching = dropped(visitor, game)
    page = visitor.page
    cloth = page.locator(CLOTHS[game])
    watching.button("replay-next").click()
    watching.at(1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        board = cloth.bounding_box()
        assert board
        assert board["height"] >= LEAST * height, (width, height)
    page.set_viewport_size({"width": 1280, "height": 720})
    visitor.go(f"/learn#{game}-first")
    cloth.wait_for()
    board = cloth.bounding_box()
    assert board
    assert board["height"] >= LEAST * 720


def test_a_link_holds_the_moment(visitor: Visitor) -> None:
    """Whoever opens it sees the same moment, and the link needs no table."""
    watching = dropped(visitor, "run-the-race")
    watching.button("replay-next").click()
    watching.button("replay-next").click()
    watching.at(2)
    watching.button("replay-share").click()
    field = visitor.page.get_by_role("textbox", name=visitor.say("replay-share-link"))
    expect(field).not_to_have_value("")
    address = field.input_value()
    visitor.page.goto("about:blank")
    visitor.page.goto(address)
    watching.at(2)


LATE = 14
"""Moments before the end, for a fork that is soon over."""


def test_a_fork_is_played_to_the_end(visitor: Visitor) -> None:
    """From a moment before the end, with a bot on the other seat."""
    watching = dropped(visitor, "run-the-race")
    moment = watching.length()
    watching.button("replay-last").click()
    watching.at(moment)
    for _ in range(LATE):
        moment -= 1
        visitor.page.keyboard.press("ArrowLeft")
        watching.at(moment)
    watching.button("replay-fork").click()
    table = AtTable(visitor)
    # The page sits down on the first seat by itself; the other one is free then.
    bot = table.button("page-let-bot", name=visitor.say("table-bot", n=2))
    expect(bot).to_have_count(1)
    bot.click()
    expect(table.button("page-start")).to_be_enabled()
    table.button("page-start").click()
    table.finish(Random("fork"))
