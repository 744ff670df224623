"""House rules tried out in the browser: ticked, seen as games come in, saved, played with."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.at_lab import AtLab
from tests.e2e.at_start import AtStart
from tests.e2e.visitor import PHONE, Visitor, Visitors


def test_a_rule_is_ticked_and_its_figures_come_in(visitor: Visitor) -> None:
    """From the start page: first the book alone, then beside it what was ticked; then a table."""
    AtStart(visitor).come()
    visitor.page.get_by_role("link", name=visitor.say("page-lab"), exact=True).click()
    at = AtLab(visitor)
    at.main.get_by_role("link", name=visitor.say("questor-title"), exact=True).click()
    expect(at.heading("lab-page-roles", role="hero")).to_be_visible(timeout=60_000)
    book = visitor.say("lab-page-book")
    assert at.columns()[1:] == [book]
    # Three play without the Healer.
    at.tick("questor", "gifts").check()
    refused = at.main.get_by_text(visitor.say("questor-refuse-gifts-need-healer"), exact=True)
    expect(refused).to_be_visible()
    at.tick("questor", "gifts").uncheck()
    expect(refused).to_be_hidden()
    at.tick("questor", "prisoner").check()
    expect(at.main.get_by_role("columnheader")).to_have_count(5, timeout=60_000)
    assert at.columns()[1:3] == [book, visitor.say("lab-page-yours")]
    assert visitor.page.url.endswith("/lab#questor&-prisoner=true")
    shown = at.main.get_by_role("code")
    expect(shown).to_contain_text("questable compare questor")
    expect(shown).to_contain_text("--option prisoner=yes")
    at.pause()
    before = at.games()
    assert before > 0
    at.button("lab-page-go-on").click()
    expect(at.button("lab-page-pause")).to_be_visible()
    while at.games() <= before:
        visitor.page.wait_for_timeout(50)
    at.main.get_by_role("link", name=visitor.say("lab-page-play"), exact=True).click()
    expect(AtStart(visitor).opens).to_be_enabled()
    assert "-prisoner=true" in visitor.page.url


def test_two_sets_by_a_shared_address(visitor: Visitor, tmp_path: Path) -> None:
    """An address brings back what is compared; to its end, figures can be saved."""
    at = AtLab(visitor)
    at.come("run-the-race&bots=random&games=20&-pace=race&~pace=calm")
    expect(at.main.get_by_text(visitor.say("lab-page-base-book"))).to_be_visible(timeout=60_000)
    at.button("lab-page-base-book").click()
    expect(at.main.get_by_role("code")).to_contain_text("--bots random", timeout=60_000)
    assert "~" not in visitor.page.url
    save = at.button("lab-page-save")
    expect(save).to_be_enabled(timeout=120_000)
    with visitor.page.expect_download() as saving:
        save.click()
    file = tmp_path / "lab.json"
    saving.value.save_as(file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert [case["games"] for case in kept["cases"]] == [20] * 2
    assert kept["compared"]


def test_by_keys_alone_in_french_on_a_phone(visitors: Visitors) -> None:
    """A tick opens a slider, which arrows move; without the tick all is as in the book."""
    visitor = visitors.come("fr", viewport=PHONE)
    at = AtLab(visitor)
    at.come("questor")
    box = at.tick("questor", "mage_tiles")
    box.focus()
    visitor.page.keyboard.press("Space")
    slider = at.main.get_by_role("slider")
    slider.focus()
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.wait_for_url("**/lab#questor&-mage_tiles=*")
    expect(at.heading("lab-page-roles", role="hero")).to_be_visible(timeout=60_000)
    assert visitor.wide() <= 0
    assert at.main.locator(".scale").count() > 0
    assert at.crowded() == []
    visitor.page.keyboard.press("Tab")
    box.focus()
    visitor.page.keyboard.press("Space")
    visitor.page.wait_for_url("**/lab#questor")


@pytest.mark.parametrize("wrong", ["questor&.goals.tiles=0", "questor&-mage_tiles=99"])
def test_what_cannot_be_says_so(visitor: Visitor, wrong: str) -> None:
    """In words, and nothing is played."""
    at = AtLab(visitor)
    at.come(wrong)
    told = at.main.get_by_role("alert").or_(at.main.get_by_role("status")).filter(has_text=" ")
    expect(told.first).to_be_visible()
    assert at.games() == 0
