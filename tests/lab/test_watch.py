"""What an onlooker counts, by hand on small examples, and on whole games."""

from math import log2

import pytest

from questable.engine import CHANCE, OVER, RACE, SEALED, Outcome, State
from questable.registry import game, ours, usual_players
from questable.trials.case import Case
from questable.trials.watch import Watch, _behind, _last, _leads, chances, thinking


class Told(State):
    """As much of a position as an onlooker looks at."""

    def __init__(self, actor: int, turns: int, strengths: list[int]) -> None:
        super().__init__()
        self.actor = actor
        self.turns = turns
        self.strengths = strengths
        self.seats = len(strengths)

    def result(self) -> Outcome:
        return Outcome("end", [1], [0] * self.seats)

    def racing(self) -> bool:
        return self.actor == RACE

    table = clone = dump = legal = why_not = apply = weight = outcome = None  # type: ignore[assignment]


class Shown:
    """A game of such positions."""

    def together(self, setup: object) -> bool:
        return False

    def turn(self, state: Told) -> tuple[int, int]:
        return 0, state.turns

    def strengths(self, state: Told) -> list[int]:
        return state.strengths


def watched(*entries: tuple[int, int, int, int, list[int]]) -> dict[str, object]:
    """Entries as actor, turn, seat, choices and how all stand."""
    watch = Watch(Shown(), None)  # type: ignore[arg-type]
    for actor, turn, seat, choices, strengths in entries:
        watch.entry(Told(actor, turn, strengths), seat, choices)
    watch.end(Told(OVER, 99, [0, 0]))
    return watch.counted(0)


def test_a_small_game_by_hand() -> None:
    """Three turns, one of them dead; the winner, seat 1, is behind in two and last at half time."""
    told = watched(
        (CHANCE, 0, CHANCE, 0, [0, 0]),
        (0, 0, 0, 4, [0, 0]),
        (1, 1, 1, 1, [1000, 0]),
        (0, 2, 0, 1, [0, 2000]),
        (0, 2, 0, 8, [0, 3000]),
    )
    gap = chances([1000, 0])
    assert told == {
        "moves": 4,
        "choices": 14,
        "turns": 3,
        "dead": 1,
        "seconds": 2 + (2 + 3 * 2) + 2 + 2 + (2 + 3 * 3),
        "leads": 1,
        "behind": round((gap[0] - gap[1]) / 3, 4),
        "comeback": True,
    }


def test_a_turn_of_dice_alone_is_no_dead_turn() -> None:
    """Nobody was to act in it."""
    told = watched((CHANCE, 0, CHANCE, 0, [0, 0]), (0, 1, 0, 2, [0, 0]))
    assert (told["turns"], told["dead"]) == (1, 0)


def test_secret_answers_are_thought_about_at_once() -> None:
    """The longest thought counts."""
    told = watched(
        (SEALED, 0, 0, 2, [0, 0]), (SEALED, 0, 1, 16, [0, 0]), (0, 0, 0, 1, [0, 0])
    )  # fmt: skip
    assert told["seconds"] == thinking(16) + thinking(1)
    assert thinking(16) == 2 + 3 * log2(16)


def test_a_race_has_its_own_clock() -> None:
    """No thinking time; whoever leads is looked at before each entry."""
    watch = Watch(Shown(), None)  # type: ignore[arg-type]
    for strengths in ([0, 0], [1, 0], [0, 1], [0, 1]):
        watch.entry(Told(RACE, 0, strengths), 0, 3)
    watch.end(Told(OVER, 0, [0, 0]))
    told = watch.counted(41)
    assert (told["seconds"], told["leads"], told["moves"]) == (41, 1, 4)


def test_leads() -> None:
    """A tie changes nothing; who leads first has not changed anything either."""
    assert _leads([[0, 0], [1, 0], [1, 1], [0, 1], [2, 1], [2, 1]]) == 2
    assert _leads([[0, 0], [0, 0]]) == 0


def test_behind_and_last() -> None:
    """By chances, and by who stands worst; partners are judged by the better one."""
    assert _behind([[0, 0, 0]], [2]) == 0
    now = chances([1000, 0, 500])
    assert _behind([[1000, 0, 500], [0, 0, 9000]], [2]) == pytest.approx((now[0] - now[2]) / 2)
    assert sum(now) == pytest.approx(1)
    assert _last([3, 1, 2], [1])
    assert not _last([3, 1, 1], [1])
    assert not _last([3, 0, 2, 1], [1, 2])
    assert _last([3, 0, 2, 1], [1, 3])


@pytest.mark.parametrize("key", [each.key for each in ours()])
def test_every_game_is_measured(key: str) -> None:
    """And plays as it does when nobody looks on."""
    found = game(key)
    count = usual_players(found)
    setup = found.setup(count, found.asks(count, {}))
    told = [
        Case(found, setup, ["random"] * count, seed="see", watched=watched).play(3)
        for watched in (True, False)
    ]
    assert told[0].digest == told[1].digest
    assert told[1].seen is None
    seen = told[0].seen
    assert seen is not None
    assert 0 < seen.moves <= told[0].actions
    assert seen.choices >= seen.moves
    assert 0 <= seen.dead <= seen.turns
    assert seen.turns > 5
    assert 30 < seen.seconds < 100_000
    assert seen.leads is not None
    assert (seen.behind is None) == (seen.comeback is None)
