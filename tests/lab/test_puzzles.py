"""Finding positions to learn from."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from questable.bots import ClubBot
from questable.engine import OVER, Game, Setup, State, View
from questable.engine.sampling import random_action, random_seat
from questable.lab.playing_on import Trials
from questable.lab.puzzles import (
    TRIES,
    Care,
    Finder,
    OtherPuzzles,
    begun,
    chosen,
    clarity,
    find,
)
from questable.registry import game, ours
from questable.telling.puzzle import Posed, Puzzle, Puzzles

QUICK = Care(quick=60, playouts=200, trials=90, margin=1)


def finder(key: str = "run-the-race", seed: str = "tests") -> Finder:
    """One that does not look very closely."""
    found = game(key)
    calm = {"pace": "calm"} if key == "run-the-race" else {}
    return Finder(found, found.setup(2, calm), seed, QUICK)


@pytest.mark.slow
def test_what_is_found_is_a_puzzle_and_the_same_again() -> None:
    """The best is legal, ahead of all that is compared, and missed by `club`; a seed repeats it."""
    found = find(finder(), begun(finder(), 5), games=80, pool=1)
    assert found.puzzles
    assert find(finder(), begun(finder(), 5), games=80, pool=1).text() == found.text()
    assert found.head.found >= len(found.puzzles) >= 1
    assert found.head.looked > found.head.games
    for puzzle in found.puzzles:
        posed = Posed(found, puzzle)
        assert puzzle.rules
        assert [each.text for each in posed.legal] == puzzle.legal
        assert len(puzzle.legal) >= 3
        assert next(iter(puzzle.chances)) == puzzle.best
        assert {puzzle.club} < set(puzzle.chances) <= set(puzzle.legal)
        assert clarity(puzzle) >= QUICK.margin
        assert puzzle.club != puzzle.best
        assert 6 <= puzzle.missed <= TRIES


def _midway(played: Game, setup: Setup, seed: str) -> tuple[State, int] | None:
    """A position of a random game in which a seat has something to choose."""
    rng = Random(seed)
    state = played.deal(setup)
    while state.actor != OVER:
        seat = random_seat(state, rng)
        if state.ply > 40 and state.actor == seat >= 0 and len(state.legal(seat)) > 2:
            return state, seat
        state.apply(seat, random_action(state, seat, rng))
    return None


class _Told(Finder):
    """One that takes every position for a puzzle."""

    def puzzle(self, view: View, seed: str) -> Puzzle:
        legal = self.game.imagine(self.setup, view, Random(0)).legal(view.seat)
        trials = Trials(self.game, self.setup, view, ClubBot(), Random(seed), 150)
        trials.play(legal[:2], self.care.trials)
        one = self._search(view, legal, Random(seed), 20)
        one.best = legal[0]
        return self._puzzle(one, trials, legal[1], 6, seed, 0)


@pytest.mark.parametrize("key", [each.key for each in ours()])
def test_a_puzzle_holds_nothing_that_its_seat_may_not_know(key: str) -> None:
    """Positions that the seat cannot tell apart make the same puzzle, to the last byte."""
    found = game(key)
    calm = {"pace": "calm"} if key == "run-the-race" else {}
    setup = found.setup(2, calm)
    looker = _Told(found, setup, "twins", Care(trials=2))
    for n in range(3):
        midway = _midway(found, setup, f"{key} {n}")
        if midway is None:
            continue
        state, seat = midway
        view = found.view(state, seat)
        made = looker.puzzle(view, f"{n}")
        shelf = Puzzles(found, looker.head(1), [made])
        assert found.view(Posed(shelf, made).state, seat) == view
        # Another position behind the same view: whatever is hidden may differ.
        twin = found.imagine(setup, view, Random(f"twin {n}"))
        assert looker.puzzle(found.view(twin, seat), f"{n}") == made


def test_the_position_is_an_imagined_one() -> None:
    """Where cards are hidden, what lies there is not what lay there in the game."""
    found = game("rae")
    setup = found.setup(2)
    looker = _Told(found, setup, "hidden", Care(trials=2))
    differs = 0
    for n in range(4):
        midway = _midway(found, setup, f"rae {n}")
        if midway is not None:
            made = looker.puzzle(found.view(*midway), f"{n}")
            differs += made.position != midway[0].dump()
    assert differs


def test_not_all_of_one_kind() -> None:
    """Themes take turns, and within one the clearest comes first."""

    pool = [made(n, "move:n", n) for n in range(1, 8)] + [made(9, "dig:n", 1), made(8, "pass", 2)]
    assert [each.id for each in chosen(pool, 4)] == ["6", "7", "8", "9"]


def test_no_two_are_alike() -> None:
    """The same answer in one game, or the same choice in two, is one lesson: the clearer one."""
    same_game = [made(1, "move:n", 3, game=7), made(2, "move:n", 9, game=7)]
    assert [each.id for each in chosen(same_game, 9)] == ["2"]
    same_choice = [made(1, "move:n", 9, legal=["a"]), made(2, "move:n", 3, legal=["a"])]
    assert [each.id for each in chosen(same_choice, 9)] == ["1"]
    assert len(chosen([made(1, "move:n", 3, game=7), made(2, "dig:n", 9, game=7)], 9)) == 2


def made(n: int, best: str, ahead: int, game: int = -1, legal: list[str] | None = None) -> Puzzle:
    """A puzzle whose best is so far ahead; unless told otherwise it is like no other."""
    return Puzzle(
        id=str(n), position="", seat=0, legal=legal or [str(n)], best=best, missed=9, rules=[],
        chances={best: 50 + ahead, "b": 50}, club="b", game=n if game < 0 else game,
    )  # fmt: skip


class _Swift(Finder):
    """One that finds something in every second game, and does not look for it."""

    def game_number(self, number: int) -> Iterator[Puzzle]:
        self.looked += 3
        if number % 2:
            yield made(number, "move:n" if number % 4 == 1 else "dig:n", number % 7)


def swift(seed: str = "tests") -> Finder:
    """It and its set-up."""
    found = game("run-the-race")
    return _Swift(found, found.setup(2, {"pace": "calm"}), seed, QUICK)


def test_whoever_goes_on_comes_to_the_same_end() -> None:
    """However often it was stopped; and Ctrl+C keeps the games that were whole."""
    whole = find(swift(), begun(swift(), 4), games=40)
    assert (whole.head.games, whole.head.looked, whole.head.found) == (40, 120, 20)
    assert len(whole.puzzles) == 4
    parts = begun(swift(), 4)
    for games in (1, 2, 7, 7, 23, 40):
        parts = find(swift(), begun(swift(), 4, parts), games=games)
        assert parts.head.games == games
    assert parts.text() == whole.text()
    assert find(swift(), whole, games=40).text() == whole.text()

    def stop(so_far: Puzzles) -> None:
        if so_far.head.games == 9:
            raise KeyboardInterrupt

    assert find(swift(), begun(swift(), 4), games=40, progress=stop).head.games == 9
    assert find(swift(), begun(swift(), 4), games=40, pool=5).head.found == 5


def test_what_was_found_otherwise_is_not_gone_on_with() -> None:
    """Another seed, another care, another number, another program: the file says which."""
    before = find(swift(), begun(swift(), 4), games=3)
    with pytest.raises(OtherPuzzles, match="seed"):
        begun(swift("other"), 4, before)
    with pytest.raises(OtherPuzzles, match="most"):
        begun(swift(), 5, before)
    other = Puzzles(before.game, msgspec.structs.replace(before.head, program="other"), [])
    with pytest.raises(OtherPuzzles, match="program"):
        begun(swift(), 4, other)


def test_games_played_on_know_who_wins() -> None:
    """In the same positions the better action wins more, and equals are not told apart."""
    found = game("run-the-race")
    setup = found.setup(2, {"pace": "calm"})
    view = found.view(found.deal(setup), 0)
    trials = Trials(found, setup, view, ClubBot(), Random(1), 150)
    trials.shares = {"a": [1.0] * 30 + [0.0] * 10, "b": [0.0] * 40, "c": [1.0, 0.0] * 20}
    assert (trials.percent("a"), trials.percent("c")) == (75, 50)
    assert trials.ahead("a", "b") > 0.5
    assert trials.ahead("c", "c") == 0
    assert trials.ahead("a", "c") < 0.25
