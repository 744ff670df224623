"""Every guide to its end by the picture alone: at a desk in English, on a phone in French."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from questable.telling.guide import guides
from tests.e2e.at_guide import AtGuide
from tests.e2e.at_table import AtTable
from tests.e2e.visitor import Visitors

HAND_HELD: ViewportSize = {"width": 390, "height": 844}
NAMES = [guide.name for guide in guides()]


def finished(learner: AtGuide) -> None:
    """Each note was heard, each move done; and the learner plays a game of one's own."""
    learner.follow()
    assert learner.waiting == []
    notes = [note.says for note in learner.guide.notes]
    assert [each for each in learner.heard if each in notes] == notes
    assert learner.visitor.wide() <= 0
    learner.own.click()
    table = AtTable(learner.visitor)
    assert table.wait()
    title = learner.visitor.say(f"{learner.guide.game}-title")
    expect(learner.page).to_have_title(re.compile(f"{title}$"))


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_at_a_desk(visitors: Visitors, name: str) -> None:
    """What a note asks for is done by clicking the picture."""
    finished(AtGuide(visitors.come(), name))


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_on_a_phone_in_french(visitors: Visitors, name: str) -> None:
    """By taps, with what is said always in sight over the picture."""
    phone = visitors.come("fr", viewport=HAND_HELD, has_touch=True, is_mobile=True)
    finished(AtGuide(phone, name, finger=True))
