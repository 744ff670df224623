"""The rest of a class: every screen in both languages, tables, a learning round, a shared phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.at_class import LETTERS, Pupil, Teacher
from tests.e2e.at_table import AtTable
from tests.e2e.screens import faults
from tests.e2e.test_screens import BEYOND, ENGLISH, ENLARGED, SAID
from tests.e2e.visitor import PHONE, Visitor, Visitors

HAND_HELD: ViewportSize = {"width": 390, "height": 844}
TOUCH: dict[str, Any] = {"viewport": HAND_HELD, "has_touch": True, "is_mobile": True}


def clean(visitor: Visitor) -> None:
    """Nothing grave for axe in both themes, nothing beyond the edge of a small screen."""
    assert faults(visitor, "light") + faults(visitor, "dark") == []
    size = visitor.page.viewport_size
    for each in (PHONE, ENLARGED):
        visitor.page.set_viewport_size(each)
        assert visitor.wide() <= 0, each
        assert visitor.page.evaluate(BEYOND) == [], each
    assert size is not None
    visitor.page.set_viewport_size(size)


def french(visitor: Visitor) -> None:
    """Nothing English is read or spoken."""
    said = visitor.page.evaluate(SAID)
    assert [each for each in said if ENGLISH.search(each)] == []


def opened(teacher: Teacher, word: str, **facts: int) -> Visitor:
    """The page that a button opens beside."""
    with teacher.visitor.context.expect_page() as coming:
        teacher.button(word, **facts).click()
    page: Page = coming.value
    beside = Visitor.__new__(Visitor)
    beside.__dict__.update(teacher.visitor.__dict__, page=page)
    page.get_by_role("main").wait_for()
    return beside


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_screen_is_for_everybody(visitors: Visitors, lang: str) -> None:
    """The board, the wall and a pupil's phone, from the empty class to the last question."""
    teacher = Teacher(visitors.come(lang))
    for place in ("/class", "/class#lesson", "/class#privacy"):
        teacher.visitor.go(place)
        expect(teacher.main.get_by_role("heading").first).to_be_visible()
        clean(teacher.visitor)
    code = teacher.opens("CM1")
    wall = opened(teacher, "wall")
    pupil = Pupil(visitors.come(lang, **TOUCH))
    pupil.visitor.go(f"/class#{code}")
    expect(pupil.button("enter")).to_be_enabled()
    clean(pupil.visitor)
    pupil.enters("Léa")
    other = Pupil(visitors.come(lang))
    other.comes(code, "Noé")
    teacher.sees("in", count=2)
    everybody = (teacher.visitor, pupil.visitor, wall)
    for each in everybody:
        clean(each)
    for what in ("bee", "learn", "tables"):
        teacher.button(f"{what}-go").click()
        expect(teacher.page.get_by_role("dialog")).to_be_visible()
        clean(teacher.visitor)
        teacher.page.keyboard.press("Escape")
    teacher.begin("bee", rounds="1", seconds="90", lives="2")
    pupil.question(1, 1)
    expect(wall.page.get_by_role("list", name=teacher.say("answers"))).to_be_visible()
    for each in everybody:
        clean(each)
    right = pupil.right()
    pupil.answer((right + 1) % len(LETTERS))
    other.answer(right)
    pupil.sees("not-yet", letter=LETTERS[right], words=pupil.options()[right])
    for each in everybody:
        clean(each)
        if lang == "fr":
            french(each)
    # The wall says how many, never who.
    assert not {"Léa", "Noé"} & set(re.findall(r"\w+", wall.page.get_by_role("main").inner_text()))
    pupil.sees("bee-over")
    teacher.link("results").click()
    expect(teacher.main.get_by_role("table")).to_be_visible()
    clean(teacher.visitor)


def test_tables_with_help_and_a_pause(visitors: Visitors) -> None:
    """Two pupils play; one raises a hand, the teacher comes, looks in, pauses and ends it."""
    teacher = Teacher(visitors.come())
    code = teacher.opens()
    ada, ben = (Pupil(visitors.come()) for _ in range(2))
    ada.comes(code, "Ada")
    ben.comes(code, "Ben")
    teacher.sees("in", count=2)
    teacher.begin("tables", game="pillars", size="2")
    for pupil in (ada, ben):
        pupil.button("to-table").click()
    for pupil in (ada, ben):
        AtTable(pupil.visitor).log.wait_for()
    clean(ada.visitor)
    ada.button("help").click()
    expect(ada.button("help-asked")).to_be_visible()
    teacher.sees("call", name="Ada")
    clean(teacher.visitor)
    teacher.button("come").click()
    expect(ada.button("help-coming")).to_be_visible()
    teacher.button("helped").click()
    expect(ada.button("help")).to_be_visible()
    look = opened(teacher, "look-at", n=1)
    AtTable(look).log.wait_for()
    look.page.close()
    teacher.button("pause").click()
    for pupil in (ada, ben):
        expect(pupil.page.get_by_text(pupil.say("paused-pupil"))).to_be_visible()
    teacher.button("resume").click()
    expect(ada.page.get_by_text(ada.say("paused-pupil"))).to_have_count(0)
    # Back to the class and to the table again, by the same seat.
    ada.button("to-class").click()
    ada.sees("your-table", n=1)
    ada.button("to-table").click()
    AtTable(ada.visitor).log.wait_for()
    # When the teacher calls, all are back.
    teacher.stop("tables")
    for pupil in (ada, ben):
        pupil.sees("wait", teacher="Ms Hill")


def test_a_learning_round_at_ones_own_pace(visitors: Visitors) -> None:
    """Flash cards for one, and the board sees how far it is."""
    teacher = Teacher(visitors.come())
    code = teacher.opens()
    ada = Pupil(visitors.come(**TOUCH))
    ada.comes(code, "Ada")
    teacher.sees("in", count=1)
    teacher.button("learn-go").click()
    teacher.page.get_by_role("radio", name=teacher.say("way-flash")).check()
    teacher.field("count").fill("3")
    teacher.page.get_by_role("dialog").get_by_role(
        "button", name=teacher.say("learn-start"), exact=True
    ).click()
    for number in range(1, 4):
        ada.sees("learn-place", n=number, total=3)
        ada.page.get_by_role("button", name=ada.visitor.say("study-turn")).tap()
        if number == 1:
            clean(ada.visitor)
        ada.page.get_by_role(
            "button",
            name=ada.visitor.say("study-knew" if number < 3 else "study-knew-not"),
            exact=True,
        ).tap()
    ada.sees("learn-done", right=2, total=3)
    teacher.sees("learn-through", count=1, total=1)
    teacher.sees("learn-of", count=3, total=3, right=2)
    clean(teacher.visitor)
    teacher.stop("learn")
    ada.sees("wait", teacher="Ms Hill")


def test_two_share_a_phone(visitors: Visitors) -> None:
    """Each answers for themselves; they sit at one table together, and one is sent away."""
    teacher = Teacher(visitors.come())
    code = teacher.opens()
    both = Pupil(visitors.come(**TOUCH))
    both.comes(code, "Ada")
    both.button("add").tap()
    both.page.get_by_label(both.say("name"), exact=True).fill("Ben")
    both.button("enter").tap()
    teacher.sees("in", count=2)
    teacher.begin("bee", rounds="1")
    both.question(1, 1)
    who = both.page.get_by_role("group", name=both.say("here"))
    who.get_by_role("button", name="Ada").tap()
    right = both.right()
    both.answers.nth(right).tap()
    both.is_in(right)
    both.button("pass-to", name="Ben").tap()
    expect(who.get_by_role("button", name="Ben")).to_have_attribute("aria-pressed", "true")
    both.sees("choose")
    clean(both.visitor)
    both.answers.nth((right + 1) % len(LETTERS)).tap()
    both.sees("not-yet", letter=LETTERS[right], words=both.options()[right])
    who.get_by_role("button", name="Ada").tap()
    both.sees("right")
    teacher.stop("bee")
    teacher.begin("tables", game="pillars", size="2")
    both.button("to-table").tap()
    expect(both.button("help")).to_be_visible()
    host = both.page.get_by_role("button", name=both.visitor.say("page-take-over"))
    expect(host).to_have_count(0)
    both.button("to-class").tap()
    teacher.stop("tables")
    teacher.pupil("Ben").click()
    teacher.button("remove-go").click()
    teacher.button("remove-yes").click()
    teacher.sees("in", count=1)
    who.get_by_role("button").nth(1).tap()
    both.sees("bye-removed")
