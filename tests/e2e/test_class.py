"""A bee with a teacher and three pupils in four browsers; one of them drops out and comes back."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.at_class import LETTERS, Pupil, Teacher
from tests.e2e.at_start import AtStart
from tests.e2e.visitor import Visitors

KEPT = "() => JSON.parse(localStorage['questable.classes'] ?? '[]')"


def test_a_bee_in_four_browsers(visitors: Visitors, tmp_path: Path) -> None:
    """All answer in secret, then the right answer is shown; a closed class leaves nothing here."""
    teacher = Teacher(visitors.come())
    code = teacher.opens()
    ada, ben, cleo = (Pupil(visitors.come()) for _ in range(3))
    # By the field of the start page, as whoever reads a blackboard.
    start = AtStart(ada.visitor)
    start.come()
    start.code.fill(code)
    ada.enters("Ada")
    ben.comes(code, "Ben")
    cleo.comes(code, "Cleo")
    teacher.sees("in", count=3)
    teacher.begin("bee", rounds="2")
    for pupil in (ada, ben, cleo):
        pupil.question(1, 2)
    right = ada.right()
    wrong = (right + 1) % len(LETTERS)
    # Cleo's battery is empty before there is an answer.
    cleo.page.close()
    teacher.sees("away-count", count=1)
    # An answer may be changed, and nobody sees it.
    ada.answer(wrong)
    ada.is_in(wrong)
    ada.answer(right)
    ada.is_in(right)
    ben.answer(wrong)
    ben.is_in(wrong)
    teacher.sees("answered", count=2, total=3)
    # Cleo is back, on the same device, by the way that it kept; the question is still there.
    cleo.visitor.page = cleo.visitor.context.new_page()
    cleo.visitor.go("/class")
    cleo.link("mine-go").click()
    cleo.question(1, 2)
    teacher.sees("in", count=3)
    cleo.page.keyboard.press(LETTERS[right].lower())
    # When all have answered, all see it.
    for pupil in (ada, cleo):
        pupil.sees("right")
    words = ada.options()[right]
    ben.sees("not-yet", letter=LETTERS[right], words=words)
    tally = teacher.main.get_by_role("list", name=teacher.say("tally")).get_by_role("listitem")
    told = teacher.say("tally-right", letter=LETTERS[right], words=words, count=2)
    expect(tally.nth(right)).to_contain_text(told)
    teacher.page.keyboard.press("Space")
    for pupil in (ada, ben, cleo):
        pupil.question(2, 2)
    right = ada.right()
    ada.answer(right)
    ada.is_in(right)
    teacher.sees("answered", count=1, total=3)
    teacher.button("show").click()
    ben.sees("unanswered", letter=LETTERS[right], words=ben.options()[right])
    for pupil, points in ((ada, 2), (ben, 0), (cleo, 1)):
        pupil.sees("bee-over")
        pupil.sees("points", count=points)
    teacher.sees("bee-panes", count=3)
    _results(teacher, tmp_path)
    teacher.button("close").click()
    teacher.button("close-yes").click()
    for each in (teacher, ada, ben, cleo):
        each.sees("bye-closed")
        assert each.page.evaluate(KEPT) == []


def _results(teacher: Teacher, folder: Path) -> None:
    """By name, for the teacher alone: a page and a file for a spreadsheet."""
    teacher.link("results").click()
    rows = teacher.main.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.nth(1).get_by_role("rowheader")).to_have_text("Ada")
    expect(rows.nth(1).get_by_role("cell").first).to_have_text("2")
    with teacher.page.expect_download() as saving:
        teacher.button("results-save").click()
    file = folder / "class.csv"
    saving.value.save_as(file)
    lines = file.read_text("utf-8-sig").splitlines()
    assert [line.split(",")[0].split(";")[0].strip('"') for line in lines[1:4]] == [
        "Ada",
        "Ben",
        "Cleo",
    ]
    teacher.page.go_back()
