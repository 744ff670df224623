"""The costs that docs/scale.md reckons with can be measured: all of them, and by one command."""

import json

import pytest

from bench import costs, scale
from tests import databases


@pytest.mark.slow
def test_every_input_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """With few rooms the figures mean nothing, but each piece of work is done and counted."""
    databases.needed()
    assert costs.main(["--rooms", "3", "--moves", "40", "--rounds", "40", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {each.name for each in scale.INPUTS} | {"stored"}
    assert found["move"] > 0
    assert found["write"] > 0
