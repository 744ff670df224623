"""Puzzles for the page: all it needs to ask, to answer and to tell why."""

import json

import pytest

from questable.desk.puzzles import puzzle_now
from questable.registry import game
from questable.telling.daily import whole_shelf
from questable.telling.puzzle import Puzzles
from questable.text import Words, languages
from tests.web.test_rest import browser

SHELVES = whole_shelf().shelves
RACE = "run-the-race"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("found", SHELVES, ids=lambda found: found.game.key)
def test_a_puzzle_can_be_asked_and_answered(found: Puzzles, lang: str) -> None:
    """Every action has its words, the best is among them; the reasons are sentences."""
    for puzzle in found.puzzles[::8]:
        now = puzzle_now(found.game.key, puzzle.id, lang)
        labels = {choice.action: choice.label for choice in now.words.choices}
        assert list(labels) == puzzle.legal
        assert all(labels.values())
        assert {now.best, now.club} <= labels.keys()
        assert [each.action for each in now.chances[:1]] == [now.best][: len(puzzle.chances)]
        assert all(each.action in labels for each in now.chances)
        assert bool(now.chances) != puzzle.proven()
        assert Words(lang).has(now.weaker)
        assert all(line.endswith((".", "!", "”", "»")) for line in now.why)
        told = puzzle.grows if puzzle.proven() else now.chances[0].n
        assert str(told) in now.why[-1] or told == 1
        assert [each.rule for each in now.rules] == puzzle.rules
        assert all(each.says != each.rule for each in now.rules)
        assert len(now.names) == found.head.players
        assert now.words.prompt


@pytest.mark.parametrize("found", SHELVES, ids=lambda found: found.game.key)
def test_the_page_is_told_the_seat_s_view_and_no_position(found: Puzzles) -> None:
    """What is imagined behind it stays here."""
    puzzle = found.puzzles[0]
    now = puzzle_now(found.game.key, puzzle.id, "en")
    assert now.view.seat == puzzle.seat
    assert "position" not in now.__struct_fields__


async def test_the_page_finds_puzzles_by_name_and_language() -> None:
    """Listed in the order of days; an unknown name or language is refused."""
    async with browser() as (asking, _):
        listed = (await asking.get("/api/puzzles")).json()
        assert [each["game"] for each in listed] == [each.game.key for each in SHELVES]
        names = {each["game"]: each["puzzles"] for each in listed}
        assert names[RACE] == [each.id for each in _race().puzzles]
        path = f"/api/puzzles/{RACE}/{names[RACE][0]}"
        told = (await asking.get(f"{path}/fr")).json()
        assert (told["game"], told["puzzle"]) == (RACE, names[RACE][0])
        assert told["best"] == _race().puzzles[0].best
        for wrong in (f"{path}/xx", f"/api/puzzles/{RACE}/none/en", "/api/puzzles/chess/none/en"):
            assert (await asking.get(wrong)).status_code == 404


async def test_why_something_cannot_be_done() -> None:
    """The rule's id and a sentence; nothing for what is allowed; refused is what is no action."""
    puzzle = _race().puzzles[0]
    table = game(RACE).table(game(RACE).pack())
    illegal = next(each.text for each in table.actions if each.text not in puzzle.legal)
    asked = {"game": RACE, "puzzle": puzzle.id, "action": illegal, "lang": "en"}
    async with browser() as (asking, _):
        path = "/api/puzzles/why-not"
        said = (await asking.post(path, json=asked)).json()
        assert said["rule"].startswith(("S-", "T-"))
        assert said["says"]
        allowed = await asking.post(path, json=asked | {"action": puzzle.best})
        assert allowed.json() == {"rule": "", "says": ""}
        unknown = (await asking.post(path, json=asked | {"action": "castle"})).json()
        assert unknown["rule"] == "T-1.4"
        wrong: list[dict[str, object]] = [
            {"action": "x" * 101}, {"puzzle": "none"}, {"lang": "xx"}, {"lang": ""}, {"game": 3},
            {"more": 1},
        ]  # fmt: skip
        codes = [(await asking.post(path, json=asked | each)).status_code for each in wrong]
        assert codes == [400, 404, 404, 400, 400, 400]
        assert json.loads((await asking.post(path, content=b"[")).content)["code"] == "malformed"


def _race() -> Puzzles:
    return next(each for each in SHELVES if each.game.key == RACE)
