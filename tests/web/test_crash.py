"""A short slice of `./run crash-test`."""

from pathlib import Path

import pytest

from tests.web.crash import crash


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Three kills under load, one with all snapshots dropped."""
    found = await crash(3, "slice", 3, tmp_path)
    assert found["kills"] == 3
    assert found["games"] >= 3
    assert found["looked_at"] > 0
