"""Whatever real games bring to the table is found to be fine, by the game and by all laws."""

import pytest

from questable.engine.position_file import Position, read_position
from questable.engine.start import faults_of
from questable.registry import KEYS, Registry, game
from tests.positions.walks import positions, set_ups

SET_UPS = 12
OFTEN = {"questor": 4, "pillars": 12}
RARELY = 8


@pytest.mark.parametrize("key", KEYS)
def test_positions_of_random_games_can_stand(key: str) -> None:
    """Of every number of players and some mixtures of options; from the first entry to the last."""
    rules = game(key)
    looked = 0
    for number, setup in enumerate(set_ups(rules, SET_UPS, key)):
        for state in positions(rules, setup, f"{key} {number}", OFTEN.get(key, RARELY)):
            found = rules.faults(setup, state)
            assert not found, f"{[str(each) for each in found]}\n{setup.options}\n{state.dump()}"
            looked += 1
    assert looked > SET_UPS


@pytest.mark.parametrize("key", KEYS)
def test_they_are_written_and_read(key: str) -> None:
    """As a file, with all that holds for every game asked of them."""
    rules = game(key)
    setup = set_ups(rules, 1, f"file {key}")[0]
    for state in list(positions(rules, setup, f"file {key}", 40))[:6]:
        text = Position(rules, setup, state).text()
        again = read_position(Registry(), text)
        assert again.text() == text
        assert again.game is rules
        assert again.setup.options == setup.options
        assert faults_of(rules, setup, state) == []
