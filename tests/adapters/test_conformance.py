"""The suites of PettingZoo, Gymnasium and OpenSpiel, briefly; ./run conformance has time."""

import pytest

from questable.registry import game, usual_players
from tests.adapters import conformance
from tests.adapters.conformance import Options

KEYS = ("questor", "pillars", "rae", "saint-cards", "run-the-race", "holy-quest")
SPECIAL: dict[str, tuple[int, Options]] = {
    "questor": (5, {"gifts": True}),
    "pillars": (3, {"setup": "swift"}),
    "rae": (4, {"teams": True}),
    "saint-cards": (3, {"learning": True, "century_rounds": 1}),
    "run-the-race": (2, {"pace": "race"}),
    "holy-quest": (4, {"mode": "teamwork", "advanced": True}),
}
"""Set-ups far from the usual one."""
USUAL: dict[str, tuple[int, Options]] = {key: (usual_players(game(key)), {}) for key in KEYS}
BOTH = [(key, *each[key]) for key in KEYS for each in (USUAL, SPECIAL)]


@pytest.mark.parametrize(("key", "players", "options"), BOTH)
def test_one_after_the_other(key: str, players: int, options: Options) -> None:
    """PettingZoo: api_test, seed_test, render_test."""
    conformance.pettingzoo(key, players, options, 15)


@pytest.mark.parametrize(("key", "players", "options"), BOTH)
def test_all_at_once(key: str, players: int, options: Options) -> None:
    """PettingZoo: parallel_api_test, parallel_seed_test."""
    conformance.together(key, players, options, 15)


@pytest.mark.parametrize(("key", "players", "options"), BOTH)
def test_against_bots(key: str, players: int, options: Options) -> None:
    """Gymnasium: check_env, on numbers and on what networks like."""
    conformance.gymnasium(key, players, options)


@pytest.mark.parametrize(("key", "players", "options"), BOTH)
def test_random_simulation(key: str, players: int, options: Options) -> None:
    """OpenSpiel: random_sim_test."""
    conformance.openspiel(key, players, options, 1, 90)


def test_performance_benchmark() -> None:
    """PettingZoo's benchmark goes through."""
    said = conformance.performance("questor", 4, 0.2)
    assert "turns per second" in said
    assert said.endswith("Finished performance benchmark\n")
