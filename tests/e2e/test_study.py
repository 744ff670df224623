"""A child learns ten saints, by keys or by touch; they come back, and go along to the terminal."""

import json
import re
from datetime import date, timedelta
from pathlib import Path

from playwright.sync_api import expect

from questable.saints import shipped
from questable.terminal.learn.progress import memory_of
from questable.terminal.spacing import Memory
from questable.text import Words
from tests.e2e.at_start import AtStart
from tests.e2e.at_study import LETTERS, ROUND, AtStudy
from tests.e2e.screens import faults
from tests.e2e.visitor import Visitor, Visitors

TODAY = date.today()
"""As the page is told, so that no midnight comes in between."""
TOMORROW = TODAY + timedelta(days=1)
NOON = "{}T12:00:00"
SLIPS = "() => JSON.parse(localStorage['questable.study']).slips"


def test_ten_saints_by_keys(visitor: Visitor) -> None:
    """Two are not known yet, are told, asked once more and come back tomorrow."""
    visitor.page.clock.set_system_time(NOON.format(TODAY))
    AtStart(visitor).come()
    at, keys = AtStudy(visitor), visitor.page.keyboard
    at.link("page-study-go").focus()
    keys.press("Enter")
    at.heading("study-due", count=0)
    at.main.get_by_role("link", name=visitor.say("study-exercise-who")).focus()
    keys.press("Enter")
    for number in range(1, ROUND + 1):
        at.at(number, "who")
        right = at.answer()
        choice = (right + 1) % len(LETTERS) if number in (2, 5) else right
        keys.press(LETTERS[choice].lower() if number % 2 else str(choice + 1))
        expect(at.button("study-take", letter=LETTERS[choice])).to_be_enabled()
        keys.press("Enter")
        told = "study-not-yet" if choice != right else "study-right"
        first = visitor.say(told, letter=LETTERS[right], words="").split(".")[0].rstrip("!")
        expect(at.main.locator("[aria-live] .verdict")).to_contain_text(first)
        if number == 2:
            assert faults(visitor, "light") + faults(visitor, "dark") == []
        keys.press("Enter")
    at.heading("study-done", right=8, total=ROUND)
    saints = at.main.get_by_role("listitem")
    expect(saints).to_have_count(ROUND)
    assert len(set(saints.all_inner_texts())) == ROUND
    # What was not known is asked once more, and that does not count.
    at.button("study-once-more").focus()
    keys.press("Enter")
    for _ in range(2):
        keys.press(LETTERS[at.answer()].lower())
        keys.press("Enter")
        expect(at.main.get_by_text(visitor.say("study-uncounted"))).to_be_visible()
        keys.press("Enter")
    at.heading("study-done-all")
    at.link("study-back").focus()
    keys.press("Enter")
    at.kept(ROUND).wait_for()
    met = visitor.say("study-rose", count=ROUND, total=len(shipped().saints), known=0)
    expect(at.main.get_by_role("img", name=met)).to_be_visible()
    slips = visitor.page.evaluate(SLIPS)
    assert sum(slip["wrong"] for slip in slips.values()) == 2
    missed = {item for item, slip in slips.items() if slip["wrong"]}
    assert {slips[item]["due"] for item in missed} == {str(TOMORROW)}
    # The next day they come back, and only they.
    visitor.page.clock.set_system_time(NOON.format(TOMORROW))
    visitor.page.reload()
    at.heading("study-due", count=2)
    at.link("study-begin").click()
    for number in range(2):
        keys.press(LETTERS[at.answer()].lower())
        keys.press("Enter")
        expect(at.button("study-end-round" if number else "study-next")).to_be_focused()
        keys.press("Enter")
    at.heading("study-done-all")


def test_ten_saints_by_touch_in_french(visitors: Visitors, tmp_path: Path) -> None:
    """Cards on a phone; what was learnt goes to the terminal and back, and is forgotten."""
    phone = {"width": 390, "height": 844}
    visitor = visitors.come("fr", viewport=phone, has_touch=True, is_mobile=True)
    visitor.page.clock.set_system_time(NOON.format(TODAY))
    at = AtStudy(visitor)
    visitor.go("/study")
    at.main.get_by_role("link", name=visitor.say("study-exercise-flash")).tap()
    for number in range(1, ROUND + 1):
        at.at(number, "flash")
        at.button("study-turn").tap()
        expect(at.main.get_by_text(visitor.say("study-both-ways", count=2))).to_be_visible()
        if number == 1:
            assert faults(visitor, "light") + faults(visitor, "dark") == []
            assert visitor.wide() <= 0
        at.button("study-knew-not" if number == 3 else "study-knew").tap()
    at.heading("study-done", right=9, total=ROUND)
    at.link("study-back").tap()
    _in_order(at)
    _pairs(at)
    at.kept(ROUND + 1).tap()
    with visitor.page.expect_download() as saving:
        at.button("study-page-export").tap()
    file = tmp_path / "progress.json"
    saving.value.save_as(file)
    memory = memory_of(Words("fr"), file)
    assert len(memory.slips) == ROUND + 1
    assert all(slip.due > TODAY for slip in memory.slips.values())
    at.button("study-page-forget").tap()
    at.button("study-page-forget-yes").tap()
    at.kept(0).wait_for()
    assert visitor.page.evaluate("() => localStorage['questable.study'] ?? null") is None
    # What the terminal writes is read here.
    once = Memory().grade("a", True, date.today())
    file.write_text(json.dumps(_file(memory, str(once.due))), "utf-8")
    visitor.page.get_by_label(visitor.say("study-page-import")).last.set_input_files(file)
    at.kept(ROUND + 2).wait_for()


def _file(memory: Memory, due: str) -> dict[str, object]:
    """As `learn progress --export` writes it, with one item that only the terminal asks."""
    slips = {
        item: {name: str(getattr(slip, name)) for name in ("due", "seen")}
        | {name: getattr(slip, name) for name in ("stability", "difficulty", "right", "wrong")}
        for item, slip in memory.slips.items()
    }
    slips["unseen:agnes"] = next(iter(slips.values())) | {"due": due}
    return {"questable": "progress", "version": 2, "slips": slips}


def _in_order(at: AtStudy) -> None:
    """Five saints by the years of the collection; right is right."""
    at.main.get_by_role("link", name=at.visitor.say("study-exercise-timeline")).tap()
    at.at(1, "timeline")
    saints = {saint.name[at.lang]: saint for saint in shipped().saints}
    offered = at.main.get_by_role("group").get_by_role("button")
    expect(offered).to_have_count(5)
    names = [str(each.get_attribute("aria-label")) for each in offered.all()]
    for name in sorted(names, key=lambda each: saints[each].died.year or 0):
        at.main.get_by_role("button", name=name, exact=True).tap()
    at.button("study-order-take").tap()
    expect(at.main.get_by_text(at.visitor.say("study-order-right"))).to_be_visible()
    assert faults(at.visitor, "light") + faults(at.visitor, "dark") == []
    at.visitor.go("/study")


def _pairs(at: AtStudy) -> None:
    """Every card is looked at, then what belongs together is turned up."""
    at.main.get_by_role("link", name=at.visitor.say("study-exercise-memory")).tap()
    cards = at.main.get_by_role("button")
    expect(cards).to_have_count(12)
    faces: list[str] = []
    for n in range(12):
        cards.nth(n).tap()
        said = str(cards.nth(n).get_attribute("aria-label"))
        faces.append(re.sub(r"^[^:]*:\s*", "", said))
    for saint in shipped().saints:
        pair = (saint.name[at.lang], saint.depicted[at.lang])
        places = [n for n, face in enumerate(faces) if face in pair]
        # A pair that was turned up by luck stays up, and a touch of it changes nothing.
        for n in places if len(places) == 2 else []:
            cards.nth(n).tap()
    left = at.visitor.say("study-memory-left", count=0)
    expect(at.main.get_by_text(left)).to_be_visible()
    expect(at.button("study-memory-again")).to_be_visible()
    at.visitor.go("/study")


def test_without_a_line(visitors: Visitors) -> None:
    """What was fetched once is asked again, and what is answered is kept."""
    visitor = visitors.come(service_workers="allow")
    visitor.page.clock.set_system_time(NOON.format(TODAY))
    at = AtStudy(visitor)
    visitor.go("/study")
    visitor.page.wait_for_function("async () => !!(await navigator.serviceWorker.ready).active")
    visitor.page.reload()
    at.way("flash")
    at.at(1, "flash")
    at.button("study-turn").click()
    at.button("study-knew-not").click()
    at.at(2, "flash")
    visitor.page.clock.set_system_time(NOON.format(TOMORROW))
    visitor.context.set_offline(True)
    visitor.go("/study")
    at.link("study-begin").click()
    at.button("study-turn").click()
    at.button("study-knew").click()
    at.heading("study-done-all")
    at.link("study-back").click()
    at.heading("study-due", count=0)
