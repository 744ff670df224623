"""Guided games: those shipped are sound, faulty ones are refused, the page gets all it needs."""

from pathlib import Path

import pytest

from questable.table import verify
from questable.telling.guide import FOLDER, Guide, GuideError, guides, read_guide
from questable.text import languages
from questable.web.guides import told
from tests.web.test_rest import browser

SHIPPED = guides()
FIRST = FOLDER / "questor-first.guide.toml"


@pytest.mark.parametrize("guide", SHIPPED, ids=lambda guide: guide.name)
def test_a_shipped_guide_is_short_and_its_luck_is_true(guide: Guide) -> None:
    """Reading it replays the record and finds each note's ply and action in it."""
    assert verify(guide.game, guide.record) == []
    assert 15 <= len(guide.record.effective()) <= 60
    notes = guide.told.notes
    assert notes[0].ply == 0 or notes[0].action
    assert notes[-1].ply == len(guide.record.effective())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("guide", SHIPPED, ids=lambda guide: guide.name)
def test_a_guide_has_a_board_for_every_ply_with_what_is_asked(guide: Guide, lang: str) -> None:
    """Wherever the learner acts, the move that is meant is among the choices, with its name."""
    now = told(guide.name, lang)
    entries = guide.record.effective()
    assert [frame.ply for frame in now.frames] == list(range(len(entries) + 1))
    for frame, entry in zip(now.frames, entries, strict=False):
        assert frame.words is not None
        labels = {choice.action: choice.label for choice in frame.words.choices}
        assert bool(labels.get(entry.action)) == (entry.seat == now.seat)


async def test_the_page_finds_guides_by_name_and_language() -> None:
    """Listed with words in all languages; an unknown name or language is refused."""
    async with browser() as (asking, _):
        listed = (await asking.get("/api/guides")).json()
        assert [each["name"] for each in listed] == [guide.name for guide in SHIPPED]
        assert all(each["title"].keys() == set(languages()) for each in listed)
        guide = (await asking.get("/api/guides/questor-first/fr")).json()
        assert (guide["title"], guide["frames"][0]["ply"]) == ("Un premier donjon", 0)
        assert (await asking.get("/api/guides/nothing/fr")).status_code == 404
        assert (await asking.get("/api/guides/questor-first/xx")).status_code == 404


FAULTS = {
    "seat = 0": ("seat = 2", "no seat 2"),
    '"Clara", "Bruno"': ('"Clara"', "2 seats play, and there are 1 names"),
    "ply = 38": ("ply = 39", "no ply 39"),
    "ply = 5\n": ("ply = 3\n", "the same ply"),
    'action = "dig:here"': ('action = "move:n"', "expects 'move:n', and the entry is 'dig:here'"),
    "ply = 30\n": ('ply = 30\naction = "pass"\n', "is not the learner's"),
    'fr = "Un premier donjon"': ("", "title: not in fr"),
    "minutes = 5": ("hours = 5", "hours"),
}


@pytest.mark.parametrize("good", FAULTS)
def test_a_faulty_guide_is_refused_by_name_and_reason(tmp_path: Path, good: str) -> None:
    """So that whoever writes one sees what to mend."""
    bad, why = FAULTS[good]
    text = FIRST.read_text(encoding="utf-8")
    assert text.count(good) == 1
    path = tmp_path / FIRST.name
    path.write_text(text.replace(good, bad), encoding="utf-8")
    record = FIRST.with_name("questor-first.jsonl")
    (tmp_path / record.name).write_text(record.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(GuideError, match=why) as refused:
        read_guide(path)
    assert FIRST.name in str(refused.value)


def test_a_guide_without_its_record_is_refused(tmp_path: Path) -> None:
    """The notes alone are no guide."""
    path = tmp_path / FIRST.name
    path.write_text(FIRST.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(GuideError, match=r"questor-first\.jsonl"):
        read_guide(path)
