"""Setting up a table: quickly, with few fields in sight, and with what a table is asked first."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.at_start import AtStart
from tests.e2e.screens import more_rules, new_table
from tests.e2e.visitor import Visitor, Visitors

SOON = 300
"""Milliseconds until the dialog stands, on a machine with little else to do."""
OPENING = """button => new Promise(done => {
    const begin = performance.now();
    const look = () => document.querySelector("dialog[open] details")
        ? requestAnimationFrame(() => done(performance.now() - begin))
        : requestAnimationFrame(look);
    button.click();
    look();
})"""
"""From the click to the frame after the one with all that stands open."""
TRIES = 30
"""A machine that does much else has a quiet moment among so many."""


def opened(visitor: Visitor) -> Locator:
    """The dialog for The Holy Quest."""
    new_table(visitor)
    return visitor.page.get_by_role("dialog")


def test_the_new_table_of_the_holy_quest_opens_at_once(visitor: Visitor) -> None:
    """49 house rules are folded away, and none is a list of ten thousand."""
    begin = AtStart(visitor)
    begin.come()
    title = visitor.say("holy-quest-title")
    name = visitor.say("page-new-table-game", title=title)
    times: list[float] = []
    while len(times) < TRIES and min(times, default=SOON) >= SOON:
        button = visitor.page.get_by_role("button", name=name, exact=True)
        times.append(button.evaluate(OPENING))
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    assert min(times) < SOON, times


def test_only_the_mode_stands_open(visitor: Visitor) -> None:
    """The others are under More rules, numbers as numbers."""
    dialog = opened(visitor)
    expect(dialog.get_by_role("combobox")).to_have_count(5)
    expect(dialog.get_by_role("spinbutton")).to_have_count(0)
    more_rules(visitor)
    target = dialog.get_by_label(visitor.say("holy-quest-option-target"), exact=True)
    expect(target).to_have_attribute("type", "number")
    expect(target).to_have_attribute("placeholder", visitor.say("page-auto"))
    assert dialog.locator("option").count() < 200


def test_no_rule_ids_in_the_options(visitor: Visitor) -> None:
    """What an option does is said in words."""
    more_rules(visitor)
    said = visitor.page.get_by_role("dialog").inner_text()
    assert re.findall(r"\b[A-Z]-\d+\.\d+", said) == []


def test_a_number_is_checked_by_the_server_and_emptied_again(visitor: Visitor) -> None:
    """A target needs a score; an empty field leaves it to the game."""
    more_rules(visitor)
    dialog = visitor.page.get_by_role("dialog")
    target = dialog.get_by_label(visitor.say("holy-quest-option-target"), exact=True)
    done = dialog.get_by_role("button", name=visitor.say("page-open-table"))
    target.fill("50")
    target.press("Tab")
    expect(done).to_be_disabled()
    target.fill("")
    target.press("Tab")
    expect(done).to_be_enabled()


@pytest.mark.parametrize(("lang", "answer"), [("en", ""), ("en", "1"), ("fr", "")])
def test_four_in_easy_play_are_asked_for_one_die_or_two(
    visitors: Visitors, lang: str, answer: str
) -> None:
    """Two are suggested; what is said is what the table gets."""
    visitor = visitors.come(lang)
    dialog = opened(visitor)
    question = dialog.get_by_label(visitor.say("holy-quest-option-dice-asks"), exact=True)
    dialog.get_by_label(visitor.say("table-players"), exact=True).select_option("4")
    dialog.get_by_label(visitor.say("holy-quest-option-mode"), exact=True).select_option("easy")
    expect(question).to_have_value("2")
    if answer:
        question.select_option(answer)
    sent: list[str] = []
    visitor.page.on(
        "websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame)))
    )
    dialog.get_by_role("button", name=visitor.say("page-open-table")).click()
    menu = visitor.page.get_by_role("combobox", name=visitor.say("page-game"), exact=True)
    expect(menu).to_have_value("holy-quest")
    (chosen,) = (frame for frame in sent if '"choose"' in frame)
    assert f'"dice":"{answer or 2}"' in chosen.replace(" ", "")


def test_three_in_easy_play_are_not_asked(visitor: Visitor) -> None:
    """They get one die unless they ask."""
    dialog = opened(visitor)
    question = dialog.get_by_label(visitor.say("holy-quest-option-dice-asks"), exact=True)
    players = dialog.get_by_label(visitor.say("table-players"), exact=True)
    dialog.get_by_label(visitor.say("holy-quest-option-mode"), exact=True).select_option("easy")
    players.select_option("4")
    expect(question).to_be_visible()
    players.select_option("3")
    expect(question).to_have_count(0)
