"""Practice: the day's puzzle on its board, told why, carried to another browser, forgotten."""

import json
from pathlib import Path

from playwright.sync_api import expect

from questable.desk.puzzles import puzzle_now
from tests.e2e.at_practice import RACE, AtPractice, todays
from tests.e2e.at_start import AtStart
from tests.e2e.visitor import Visitor, Visitors


def test_a_puzzle_is_missed_and_told_and_comes_back(visitor: Visitor, tmp_path: Path) -> None:
    """From the start page; what was remembered is saved, forgotten and brought back."""
    begin = AtStart(visitor)
    begin.come()
    at = AtPractice(visitor)
    at.link("page-practice-go").click()
    puzzle = todays()
    title = visitor.say("run-the-race-title")
    expect(at.main.get_by_role("link", name=title)).to_contain_text(
        visitor.say("practice-page-open")
    )
    at.main.get_by_role("link", name=title).click()
    at.answer(puzzle, puzzle.club)
    at.told("practice-not-yet", words=at.label(puzzle, puzzle.best))
    at.told("practice-page-comes", count=1)
    for line in puzzle_now(RACE, puzzle.id, "en").why:
        expect(at.main.get_by_text(line, exact=True)).to_be_visible()
    at.main.get_by_text(visitor.say("practice-page-rules", count=len(puzzle.rules))).click()
    expect(at.main.get_by_role("link", name=puzzle.rules[0], exact=True)).to_have_attribute(
        "href", f"./rules#{RACE}:{puzzle.rules[0]}"
    )
    # A second try is for the pleasure of it: the first one counts.
    at.button("practice-page-again").click()
    at.answer(puzzle, puzzle.best)
    at.told("practice-right", words=at.label(puzzle, puzzle.best))
    at.link("practice-page-all").click()
    expect(at.main.get_by_role("link", name=title)).to_contain_text(
        visitor.say("practice-page-done")
    )
    at.main.get_by_text(visitor.say("practice-page-kept", count=1)).click()
    with visitor.page.expect_download() as saving:
        at.button("practice-page-export").click()
    file = tmp_path / "practice.json"
    saving.value.save_as(file)
    slip = json.loads(file.read_text())["slips"][f"{RACE}:{puzzle.id}"]
    assert (slip["right"], slip["wrong"]) == (0, 1)
    at.button("practice-page-forget").click()
    at.button("practice-page-forget-yes").click()
    at.main.get_by_text(visitor.say("practice-page-kept", count=0)).wait_for()
    at.page.get_by_label(visitor.say("practice-page-import")).last.set_input_files(file)
    at.main.get_by_text(visitor.say("practice-page-kept", count=1)).wait_for()
    visitor.page.reload()
    at.main.get_by_text(visitor.say("practice-page-kept", count=1)).wait_for()


def test_by_keys_alone_in_french_on_a_phone(visitors: Visitors) -> None:
    """The list of moves is unfolded, and the best one chosen, without a pointer."""
    visitor = visitors.come("fr", viewport={"width": 390, "height": 844})
    at = AtPractice(visitor)
    visitor.go(f"/practice#{RACE}")
    puzzle = todays()
    at.main.get_by_text(visitor.say("practice-page-moves"), exact=True).focus()
    visitor.page.keyboard.press("Enter")
    best = at.main.get_by_role("button", name=at.label(puzzle, puzzle.best), exact=True).last
    best.focus()
    visitor.page.keyboard.press("Enter")
    at.told("practice-right", words=at.label(puzzle, puzzle.best))
    assert visitor.wide() <= 0


def test_what_is_proven_is_told_without_chances(visitor: Visitor) -> None:
    """In Pillars of Faith: that it is certain, why the answer is not as good, and no figures."""
    at = AtPractice(visitor, "pillars")
    visitor.go("/practice#pillars")
    puzzle = todays("pillars")
    at.answer(puzzle, puzzle.club)
    at.told("practice-not-yet", words=at.label(puzzle, puzzle.best))
    at.told(f"practice-{puzzle.why}", n=puzzle.grows)
    at.told(f"practice-{puzzle.why}-not", words=at.label(puzzle, puzzle.club))
    expect(at.main.get_by_role("list", name=visitor.say("practice-page-chances"))).to_have_count(0)
    at.button("practice-page-again").click()
    at.answer(puzzle, puzzle.best)
    at.told("practice-right", words=at.label(puzzle, puzzle.best))
    own = visitor.say(f"practice-{puzzle.why}-not", words=at.label(puzzle, puzzle.best))
    expect(at.main.get_by_text(own)).to_have_count(0)
