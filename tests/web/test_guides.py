"""Guided games: those shipped are sound, faulty ones are refused, the page gets all it needs."""

from pathlib import Path

import pytest

from questable.desk.guides import told
from questable.engine import OVER, Match
from questable.registry import card, ours
from questable.table import verify
from questable.telling.guide import FOLDER, Guide, GuideError, guides, read_guide
from questable.text import languages
from tests.web.test_rest import browser

SHIPPED = guides()
FIRST = FOLDER / "questor-first.guide.toml"


@pytest.mark.parametrize("guide", SHIPPED, ids=lambda guide: guide.name)
def test_a_shipped_guide_is_short_and_its_luck_is_true(guide: Guide) -> None:
    """Reading it replays the record and finds each note's ply and action in it."""
    assert verify(guide.game, guide.record) == []
    notes = guide.told.notes
    leaps = [note for note in notes if note.leap]
    assert 15 <= len(guide.shown()) - 1 - len(leaps) <= 60
    assert notes[0].ply == 0 or notes[0].action
    assert notes[-1].ply == len(guide.record.effective())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("guide", SHIPPED, ids=lambda guide: guide.name)
def test_a_guide_has_a_board_for_every_ply_with_what_is_asked(guide: Guide, lang: str) -> None:
    """Wherever the learner acts, the move that is meant is among the choices, with its name."""
    now = told(guide.name, lang)
    entries = guide.record.effective()
    assert [frame.ply for frame in now.frames] == guide.shown()
    leaps = {note.ply for note in guide.told.notes if note.leap}
    for frame in now.frames[:-1]:
        entry = entries[frame.ply]
        assert frame.words is not None
        labels = {choice.action: choice.label for choice in frame.words.choices}
        asked = entry.seat == now.seat and frame.ply not in leaps
        assert bool(labels.get(entry.action)) == asked


@pytest.mark.parametrize("guide", SHIPPED, ids=lambda guide: guide.name)
def test_where_a_guide_leaps_nothing_is_told_of_what_lies_between(guide: Guide) -> None:
    """The plies between are not sent at all, and the board lies there as it has become."""
    now = told(guide.name, "en")
    for note in guide.told.notes:
        if note.leap:
            at = guide.shown().index(note.ply)
            landed = now.frames[at + 1]
            assert (landed.ply, landed.events, landed.lines) == (note.leap, [], [])


def test_every_game_of_ours_can_be_learnt() -> None:
    """Its card names a guide, which is about that game."""
    taught = {guide.name: guide.game.key for guide in SHIPPED}
    for game in ours():
        assert taught[card(game.key).guide] == game.key


@pytest.mark.parametrize("guide", SHIPPED, ids=lambda guide: guide.name)
def test_a_guide_comes_to_a_real_end(guide: Guide) -> None:
    """Its learner wins; Questor's reaches the goal of one hero, and goes no further."""
    state = Match(guide.game, guide.record).state
    if guide.game.key != "questor":
        assert state.actor == OVER
        assert list(state.result().winners) == [guide.told.seat]


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
    "ply = 33\n": ("ply = 33\nleap = 36\n", "leaps over the one at ply 35"),
    "ply = 38": ("ply = 38\nleap = 40", "leaps to ply 40"),
    'ply = 25\naction = "move:n"': (
        'ply = 25\naction = "move:n"\nleap = 26',
        "the learner does nothing there",
    ),
    "seat = 0": ("seat = 2", "no seat 2"),
    '"Clara", "Bruno"': ('"Clara"', "2 seats play, and there are 1 names"),
    "ply = 38\n": ("ply = 39\n", "no ply 39"),
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
