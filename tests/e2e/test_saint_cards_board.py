"""SaintCards on its picture: a card is taken up, put back and played; games are in long_*."""

import re

from playwright.sync_api import expect

from questable.engine import Match
from tests.e2e.at_saint_cards import AtSaintCards
from tests.e2e.positions import found, owes_a_call
from tests.e2e.screens import faults
from tests.e2e.tables import lay
from tests.e2e.visitor import DESKTOP, PHONE, Visitor, Visitors

ROWS = "all => all.map((each) => getComputedStyle(each).gridTemplateRows)"


def plays(match: Match) -> bool:
    """Whether it is seat 0's turn, and a card can be played."""
    if match.state.actor != 0:
        return False
    return any(action.text.startswith("play:") for action in match.state.legal(0))


def test_a_card_is_taken_up_put_back_and_played(visitor: Visitor) -> None:
    """What it shares is named between the two cards, and the button says what it brings."""
    table = AtSaintCards(visitor)
    record = found("saint-cards", 3, {}, plays).record.text()
    table.sit(lay(visitor.url, "saint-cards", 3, record=record).links)
    assert table.rest()
    hand = table.cloth.get_by_role("option")
    size = hand.count()
    card = table.cards.first
    card.click(position={"x": 20, "y": 80})
    expect(table.held).to_have_count(1)
    expect(table.main).to_be_visible()
    assert faults(visitor, "light") == []
    table.page.keyboard.press("Escape")
    expect(table.held).to_have_count(0)
    table.lay(card)
    expect(hand).to_have_count(size - 1)
    assert faults(visitor, "dark") == []
    table.button("saint-cards-board-key").click()
    key = table.page.get_by_role("dialog", name=visitor.say("saint-cards-board-key"))
    expect(key).to_contain_text(visitor.say("saints-estate-red"))
    assert faults(visitor, "light") == []


def puts_below(match: Match) -> bool:
    """Whether seat 0 has to put a card at the bottom of the deck."""
    legal = match.state.legal(0) if match.state.actor == 0 else []
    return len(legal) > 1 and all(action.text.startswith("put-below:") for action in legal)


def test_a_card_that_is_put_below_brings_nothing(visitor: Visitor) -> None:
    """So nothing stands at its corner; and numbers are the hand's, the list has none."""
    table = AtSaintCards(visitor)
    record = found("saint-cards", 2, {}, puts_below).record.text()
    table.sit(lay(visitor.url, "saint-cards", 2, record=record).links)
    assert table.wait()
    expect(table.cards.first).to_be_visible()
    expect(
        table.cloth.locator(".badge:not(:empty)").filter(has_text=re.compile(r"\d"))
    ).to_have_count(0)
    expect(table.choices.locator("kbd")).to_have_count(0)
    table.page.keyboard.press("2")
    expect(table.held).to_have_attribute("aria-posinset", "2")


def one_of_two(match: Match) -> bool:
    """Whether seat 0 has two cards, and one of them can be played without asking anything."""
    if match.state.actor != 0:
        return False
    view = match.game.view(match.state, 0)
    return len(view.hand) == 2 and any(view.fits) and not view.named  # type: ignore[attr-defined]


def test_a_button_at_a_plate_moves_nothing(visitors: Visitors) -> None:
    """Where somebody can be noticed a button comes to the plate, whose row stays as high."""
    record = found("saint-cards", 2, {}, owes_a_call).record.text()
    laid = lay(visitors.url, "saint-cards", 2, people=2, record=record)
    ann = AtSaintCards(visitors.come())
    ann.sit(laid.links[:1])
    ann.cloth.wait_for()
    notice = ann.page.get_by_role("button", name=ann.visitor.say("saint-cards-board-notice"))
    plates = ann.page.locator(".plate")
    for size in (DESKTOP, PHONE):
        ann.page.set_viewport_size(size)
        expect(notice).to_be_visible()
        there = plates.evaluate_all(ROWS)
        notice.evaluate("each => each.style.display = 'none'")
        assert plates.evaluate_all(ROWS) == there
        plates.locator(".act").evaluate_all("all => all.forEach((each) => each.style.display = '')")


def test_who_forgets_to_call_is_told_who_noticed_and_what_it_costs(visitors: Visitors) -> None:
    """The bot notices; the sentence stands over the book, and the seal calls no more."""
    visitor = visitors.come(reduced_motion="no-preference")
    table = AtSaintCards(visitor)
    record = found("saint-cards", 2, {}, one_of_two).record.text()
    table.sit(lay(visitor.url, "saint-cards", 2, level="club", record=record).links)
    assert table.rest()
    table.lay(table.cards.first)
    expect(table.seal).to_be_visible()
    table.main.click()
    before, after = visitor.say("saint-cards-board-noticed-own", by="|").split("|")
    fault = table.cloth.get_by_text(re.compile(f"^{before}.+{re.escape(after)}$"))
    expect(fault).to_be_visible()
    expect(table.seal).to_have_count(0)
    expect(table.cloth.get_by_role("option")).to_have_count(2)
