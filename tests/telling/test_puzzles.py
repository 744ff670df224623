"""The puzzles that come with the games."""

from datetime import date, timedelta
from pathlib import Path
from random import Random

import msgspec
import pytest

from questable.bots import ClubBot
from questable.registry import game
from questable.telling.daily import Shelf, whole_shelf
from questable.telling.puzzle import (
    Posed,
    Puzzle,
    PuzzleError,
    Puzzles,
    id_of,
    puzzles_of,
    read_puzzles,
)
from questable.telling.rulebook import ids

SHELVES = whole_shelf().shelves
NAMED = [each.game.key for each in SHELVES]


@pytest.mark.parametrize("found", SHELVES, ids=NAMED)
def test_at_least_thirty_that_can_be_asked(found: Puzzles) -> None:
    """Each can be set up; what it says of its position is so; its rules are in the book."""
    played = found.game
    assert len(found.puzzles) >= 30
    assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles)
    known = set(ids(played.prefix)) | set(ids("T"))
    for puzzle in found.puzzles:
        posed = Posed(found, puzzle)
        assert posed.state.dump() == puzzle.position
        assert puzzle.id == id_of(played.key, puzzle.seat, puzzle.position)
        assert posed.state.actor == puzzle.seat
        assert [each.text for each in posed.legal] == puzzle.legal
        assert {puzzle.best, puzzle.club} <= set(puzzle.legal)
        assert puzzle.proven() == (found.head.depth > 0)
        assert puzzle.proven() or _ahead(puzzle) >= found.head.margin
        assert set(puzzle.rules) <= known, puzzle.rules
        assert puzzle.rules
        assert len(puzzle.legal) >= 3
        assert puzzle.best != puzzle.club


def _ahead(puzzle: Puzzle) -> int:
    """By how many games of a hundred the best is ahead of all that it was compared with."""
    assert {puzzle.best, puzzle.club} <= set(puzzle.chances) <= set(puzzle.legal)
    others = [n for text, n in puzzle.chances.items() if text != puzzle.best]
    return puzzle.chances[puzzle.best] - max(others)


@pytest.mark.parametrize("found", SHELVES, ids=NAMED)
def test_club_misses_them(found: Puzzles) -> None:
    """As often as the puzzle says, with the luck that it had when the puzzle was found."""
    club = ClubBot()
    for puzzle in found.puzzles:
        posed = Posed(found, puzzle)
        rng = Random(f"{found.head.seed}:{puzzle.game}:{posed.state.ply} club")
        tries = [
            club.choose(found.game, posed.setup, posed.view, posed.legal, rng) for _ in range(10)
        ]
        assert sum(each.text != puzzle.best for each in tries) == puzzle.missed >= 6
        assert puzzle.club in {each.text for each in tries}


@pytest.mark.parametrize("found", SHELVES, ids=NAMED)
def test_what_is_hidden_is_not_in_it(found: Puzzles) -> None:
    """Another position behind the same view offers the same: nothing hangs on what is hidden."""
    for puzzle in found.puzzles[::6]:
        posed = Posed(found, puzzle)
        for n in range(3):
            twin = found.game.imagine(posed.setup, posed.view, Random(n))
            assert found.game.view(twin, puzzle.seat) == posed.view
            assert [each.text for each in twin.legal(puzzle.seat)] == puzzle.legal


@pytest.mark.parametrize("found", SHELVES, ids=NAMED)
def test_no_two_of_a_game_are_alike(found: Puzzles) -> None:
    """Neither the same answer in one game of the seed, nor the same choice."""
    assert len({(each.game, each.best) for each in found.puzzles}) == len(found.puzzles)
    choices = {(each.best, each.club, *each.legal) for each in found.puzzles}
    assert len(choices) == len(found.puzzles)


def test_a_file_reads_as_it_was_written(tmp_path: Path) -> None:
    """And one of another pack, or damaged, is refused."""
    played = game("run-the-race")
    found = puzzles_of(played)
    assert found is not None
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(found.text())
    assert read_puzzles(played, file).text() == found.text()
    other = msgspec.structs.replace(found.head, pack="0")
    file.write_bytes(msgspec.json.encode(other) + b"\n")
    with pytest.raises(PuzzleError, match="made for"):
        read_puzzles(played, file)
    file.write_bytes(b"{}\n")
    with pytest.raises(PuzzleError):
        read_puzzles(played, file)


def test_a_puzzle_a_day() -> None:
    """One of each game; within a game none comes twice before all have come."""
    shelf = whole_shelf()
    first = date(2026, 11, 17)
    assert [item.split(":")[0] for item in shelf.today(first)] == NAMED
    one = Shelf(shelf.shelves[:1])
    assert one.today(first) == shelf.today(first)[:1]
    days = len(one.items())
    asked = [one.today(first + timedelta(days=n))[0] for n in range(days)]
    assert sorted(asked) == sorted(one.items())
    assert one.today(first + timedelta(days=days)) == asked[:1]
    assert shelf.find(asked[0]) == one.find(asked[0]) is not None
    assert shelf.find("questor:none") is None
    assert shelf.find("chess:none") is None
