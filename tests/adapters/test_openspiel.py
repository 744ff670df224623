"""Our games in OpenSpiel: loaded by name, searched, and an endgame solved."""

from random import Random
from typing import Any

import numpy as np
import pytest

from questable.engine import OVER, Game, Setup, State
from questable.engine.sampling import random_action, random_seat
from questable.registry import game
from tests.adapters.conformance import spiel

pyspiel: Any = spiel()

from questable.adapters import openspiel  # noqa: E402 - only where there is OpenSpiel
from questable.adapters.spec import Spec  # noqa: E402

CALM = game("run-the-race")


def late_position(found: Game, setup: Setup, seed: str, before: int) -> State:
    """A position so many entries before the end of a random game."""
    rng, state = Random(seed), found.deal(setup)
    passed = []
    while state.actor != OVER:
        passed.append(state.clone())
        seat = random_seat(state, rng)
        state.apply(seat, random_action(state, seat, rng))
    return passed[-before]


def test_games_are_loaded_by_name_with_their_options() -> None:
    """As OpenSpiel loads its own."""
    found = pyspiel.load_game(
        "questable_questor", {"players": 4, "options": "gifts=yes;dig=facing"}
    )
    assert found.num_players() == 4
    assert found.setup.options["gifts"] is True
    assert found.setup.options["dig"] == "facing"
    assert found.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    with pytest.raises(Exception, match="Q-"):
        pyspiel.load_game(
            "questable_questor",
            {"players": 3, "options": "gifts=yes"},
        )


def test_only_games_that_hide_nothing_have_perfect_information() -> None:
    """Questions have answers that nobody sees."""
    kinds = pyspiel.GameType.Information
    told = {
        key: openspiel.load(key).get_type().information == kinds.PERFECT_INFORMATION
        for key in ("questor", "pillars", "rae", "saint-cards", "run-the-race", "holy-quest")
    }
    assert [key for key, perfect in told.items() if perfect] == ["questor", "pillars"]


def test_chance_has_its_odds_and_what_is_forbidden_is_refused() -> None:
    """They add up to 1."""
    state = openspiel.load("questor", 4).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    assert [number for number, _ in outcomes] == state.legal_actions()
    text = state.action_to_string(state.current_player(), outcomes[0][0])
    assert text.startswith("roll:")
    with pytest.raises(ValueError, match="forbidden by"):
        state.apply_action(max(set(range(50)) - set(state.legal_actions())))


def test_a_copy_goes_its_own_way() -> None:
    """As a search needs it."""
    state = openspiel.load("rae", 2).new_initial_state()
    other = state.clone()
    before = str(state)
    for _ in range(30):
        other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


def test_the_tensor_is_the_observation() -> None:
    """In the same parts."""
    found = openspiel.load("questor", 4)
    state, rng = found.new_initial_state(), Random(1)
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    observer = found.make_py_observer()
    observer.set_from(state, 1)
    spec = Spec(found.game, found.setup)
    array = spec.array(found.game.view(state.asking.state, 1))
    assert observer.tensor.tolist() == array.tolist() == state.observation_tensor(1)
    assert np.array_equal(observer.dict["arms"], spec.split(array)["arms"])
    assert '"ply":0' in state.observation_string(1)


def test_an_information_state_is_what_was_seen_and_done() -> None:
    """Hidden cards change nothing in it; other choices of one's own do."""
    found = openspiel.load("run-the-race")
    state, rng = found.new_initial_state(), Random(3)
    twins: dict[str, set[str]] = {}
    for _ in range(400):
        state = found.new_initial_state()
        path: list[int] = []
        while not state.is_terminal() and len(path) < 14:
            path.append(rng.choice(state.legal_actions()[:2]))
            state.apply_action(path[-1])
        seat = max(state.current_player(), 0)
        twins.setdefault(state.information_state_string(seat), set()).add(str(state))
    assert len(twins) > 5
    assert any(len(states) > 1 for states in twins.values())
    assert state.information_state_string(0) != state.information_state_string(1)


def test_its_tree_search_plays() -> None:
    """OpenSpiel's MCTS in Python, on a game with dice."""
    from open_spiel.python.algorithms import mcts

    found = openspiel.load("questor", 2, most=400)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(found, 2, 4, evaluator, random_state=rng)
    state = found.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    assert bot.step(state) in state.legal_actions()


def test_an_endgame_is_solved() -> None:
    """CFR comes nearer to where neither can gain: hidden hands, but the end is four entries off."""
    from open_spiel.python.algorithms import cfr, exploitability

    late = late_position(CALM, CALM.setup(2), "endgame", 4)
    found = openspiel.load(CALM, 2, position=late.dump(), most=late.ply + 3)
    solver = cfr.CFRSolver(found)
    first = exploitability.nash_conv(found, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert first > 0.4
    assert exploitability.nash_conv(found, solver.average_policy()) < first / 3
