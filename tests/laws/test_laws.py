"""Every law over every game and set-up, on short walks; `./run soak` walks further."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questable.engine import CHANCE, OVER, Game, Setup, Value
from questable.engine.sampling import playout, random_action, random_seat
from questable.lab.laws import Walk
from questable.lab.soak import all_setups
from questable.registry import games
from tests.tiny import TINY

GAMES: list[Game] = [TINY, *games()]
SETUPS = [(game, setup) for game in GAMES for setup in all_setups(game)]


def named(value: object) -> str:
    """A readable test id."""
    if isinstance(value, Setup):
        return f"{value.players}-" + "-".join(str(v) for v in value.options.values())
    return value.key if isinstance(value, Game) else str(value)


def once_interpreted() -> list[object]:
    """All set-ups; interpreted, one for each number of players: what differs between set-ups is in
    the rules, and that both builds follow them alike is told by test_builds.py."""
    walked: set[tuple[str, int]] = set()
    found: list[object] = []
    for game, setup in SETUPS:
        again = (game.key, setup.players) in walked
        walked.add((game.key, setup.players))
        found.append(pytest.param(game, setup, marks=[pytest.mark.slow] if again else []))
    return found


@pytest.mark.parametrize(("game", "setup"), once_interpreted(), ids=named)
def test_no_law_is_broken_on_a_walk(game: Game, setup: Setup) -> None:
    """A random walk through each set-up breaks no law and ends every game."""
    walk = Walk(game, setup, "tests")
    assert walk.go(250) >= 250
    assert walk.truncated == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=named)
def test_no_law_is_broken_on_a_longer_walk(game: Game) -> None:
    """A slice of the soak: 20,000 actions over all set-ups of a game."""
    setups = list(all_setups(game))
    for number, setup in enumerate(setups):
        Walk(game, setup, f"longer {number}").go(20_000 // len(setups))


def test_a_call_between_secret_answers_is_none_of_them() -> None:
    """On this walk somebody may be noticed while all are asked for a card (S-5.1)."""
    saints = next(game for game in GAMES if game.key == "saint-cards")
    wanted: dict[str, Value] = dict.fromkeys(saints.setup(6).options, False)
    wanted |= {"bilocators": True, "century_rounds": 0, "dealer": 5}
    setup = next(each for each in all_setups(saints) if (each.players, each.options) == (6, wanted))
    assert Walk(saints, setup, "0/1").go(400) >= 400


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(0, len(SETUPS) - 1), st.integers(0, 2**32), st.integers(0, 300))
def test_positions_anywhere_obey_the_laws(which: int, seed: int, depth: int) -> None:
    """From any position that random play reaches, play goes on lawfully from its text alone."""
    game, setup = SETUPS[which]
    rng = Random(seed)
    state = game.deal(setup)
    playout(state, rng, depth)
    again = game.load(setup, state.dump())
    for _ in range(20):
        if state.actor == OVER:
            break
        seat = random_seat(state, rng)
        action = random_action(state, seat, rng)
        assert again.why_not(seat, action) == ""
        state.apply(seat, action)
        again.apply(seat, action)
        assert again.dump() == state.dump()


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=named)
def test_a_table_holds_few_enough_actions(game: Game, setup: Setup) -> None:
    """The action table has at most 4,096 entries, indexed by their places."""
    table = game.table(setup.pack)
    assert 0 < len(table) <= 4096
    assert [action.index for action in table.actions] == list(range(len(table)))


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=named)
def test_a_new_game_is_always_the_same(game: Game, setup: Setup) -> None:
    """A new game waits for someone, and is the same each time it is dealt."""
    one, two = game.deal(setup), game.deal(setup)
    assert one.dump() == two.dump()
    assert one.actor >= CHANCE
    playout(one, Random(1), 10)
    assert two.dump() == game.deal(setup).dump()
