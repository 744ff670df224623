"""Series: games that add up (T-3.2), kept in a file that survives weeks."""

import json
from random import Random
from typing import cast

import pytest

from questable.engine import OVER, Outcome, Record, Setup, State
from questable.engine.sampling import playout
from questable.games.rae.state import RaeState
from questable.registry import Registry, game
from questable.table import Played, Series, SeriesError, read_series
from tests.rule import rule

RAE = game("rae")


def begun(target: int = 0, games: int = 0, players: int = 2) -> Series:
    """A series of Ràe between bots in which nothing was played."""
    first = Record(RAE.key, RAE.rules_version, RAE.setup(players))
    return Series(RAE, first, ["club"] * players, target, games)


def with_scores(series: Series, *games: list[int]) -> Series:
    """Games that ended with these scores, the highest winning."""
    for scores in games:
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        series.played.append(Played("x.jsonl", Outcome("target", best, scores)))
        series.coming.append(series.coming[-1])
    return series


def ended(setup: Setup, seed: int = 1) -> State:
    """A random game of Ràe at its end."""
    state = RAE.deal(setup)
    playout(state, Random(seed), 20_000)
    assert state.actor == OVER
    return state


def who_began(state: State) -> int:
    """The seat that had the first turn."""
    return cast(RaeState, state).first


@rule("T-3.2")
def test_scores_add_up() -> None:
    """Every seat's sum is what its games brought, won or lost."""
    series = with_scores(begun(target=100), [30, 12], [25, 31], [30, 30])
    assert series.sums() == [85, 73]
    assert series.wins() == [2, 2]


@rule("T-3.2")
def test_it_goes_on_until_the_target() -> None:
    """A sum at the target ends it, one below does not; the highest sum has won."""
    series = with_scores(begun(target=60), [30, 29], [29, 30])
    assert not series.over()
    with_scores(series, [0, 1])
    assert series.over()
    assert series.leaders() == [1]


@rule("T-3.2")
def test_it_goes_on_for_its_number_of_games() -> None:
    """And no longer; without a target, sums of any height do not end it."""
    series = with_scores(begun(games=2), [300, 12])
    assert not series.over()
    assert with_scores(series, [0, 1]).over()


@rule("T-3.2")
def test_equal_sums_share_a_series() -> None:
    """All who have the highest sum win."""
    assert with_scores(begun(games=1, players=3), [5, 9, 9]).leaders() == [1, 2]


@rule("T-3.2")
def test_seats_and_options_stay() -> None:
    """The next game has the same players, options and pack."""
    series = begun(games=3)
    setup = series.following.setup
    series.finished("a-1.jsonl", ended(setup))
    after = series.following.setup
    assert (after.players, after.options, after.pack.hash) == (
        setup.players, setup.options, setup.pack.hash,
    )  # fmt: skip
    assert series.following.entries == []


@rule("R-2.1")
def test_in_a_series_of_rae_the_start_moves_on() -> None:
    """The player after the last starter begins, and chance is not asked."""
    series = begun(games=4, players=3)
    first = ended(series.following.setup)
    start = [e.text for e in RAE.deal(series.following.setup).legal(-1)]
    assert start == ["first:0", "first:1", "first:2"]
    series.finished("a-1.jsonl", first)
    begins = who_began(first)
    for _ in range(3):
        begins = (begins + 1) % 3
        setup = series.following.setup
        assert setup.carried == {"first": [begins]}
        state = ended(setup)
        assert who_began(state) == begins
        series.finished("a.jsonl", state)


@pytest.mark.parametrize("carried", [{"first": [3]}, {"first": []}, {"last": [0]}])
def test_rae_takes_over_who_begins_and_nothing_else(carried: dict[str, list[int]]) -> None:
    """A record that hands on something else is refused."""
    with pytest.raises(ValueError, match="carried-first most=2"):
        RAE.carried(RAE.setup(3), carried)


def test_a_series_round_trips_through_its_text() -> None:
    """What was saved loads and saves to the same bytes, with what comes next."""
    series = begun(target=100)
    series.finished("a-1.jsonl", ended(series.following.setup))
    again = read_series(Registry(), series.text())
    assert again.text() == series.text()
    assert again.following.setup.carried == series.following.setup.carried
    assert again.sums() == series.sums()


def changed(line: int, **changes: object) -> str:
    """A series of one game, one of its lines changed."""
    series = begun(target=100)
    series.finished("a-1.jsonl", ended(series.following.setup))
    lines = series.text().splitlines()
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | changes)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "empty"),
        ("hello\n", 1, "not-json n=1"),
        ("[" * 200_000 + "\n", 1, "too-deep most=12"),
        ('{"questable-series": ' + "9" * 5_000 + "}\n", 1, "number-too-large"),
        ('{"questable": 1}\n', 1, "series-line known=games, next, questable-series, seats, target"),
        (changed(1, **{"questable-series": 9}), 1, "other-format found=9 known=1"),
        (changed(1, seats=["club"]), 1, "seats-each n=2"),
        (changed(1, target=-1), 1, "number-or-none key=target"),
        (changed(1, next={"questable": 1, "game": "chess"}), 1, "unknown-game"),
        (changed(2, scores=[1]), 2, "scores n=2 count=1"),
        (changed(2, scores="many"), 2, "whole-numbers key=scores"),
        (changed(2, winners=[7]), 2, "no-winner"),
        (changed(2, next=[]), 2, "no-header"),
    ],
)
def test_a_damaged_series_is_refused_with_its_line(text: str, line: int, why: str) -> None:
    """The line and the reason are named."""
    with pytest.raises(SeriesError, match=why) as caught:
        read_series(Registry(), text)
    assert caught.value.line == line
