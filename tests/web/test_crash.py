"""A short slice of `./run crash-test`."""

from collections import Counter
from pathlib import Path

import pytest

from tests import databases
from tests.web import proxies
from tests.web.crash import Answer, crash
from tests.web.crash_witness import acknowledged, in_time, told_of
from tests.web.crash_workers import Run


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Three kills under load, one with all snapshots dropped."""
    found = await crash(3, "slice", 3, tmp_path)
    assert found["kills"] == 3
    assert found["games"] >= 3
    assert found["looked_at"] > 0


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_when_workers_are() -> None:
    """One of two is killed, one frozen beyond its lease, the database crashes, and the proxy is
    killed: people and lines find in the rows what they were told."""
    databases.needed()
    proxies.needed()
    run = Run(Counter(kill=2, freeze=1, crash=1, unproxy=1), workers=2, rooms=3, seed="slice")
    await run.run()
    assert len(run.took) == 5
    assert len(run.finished) >= 3
    assert all(load.told > 0 for load in run.loads)


def test_the_judgement_sees_what_is_wrong() -> None:
    """An order against time, a lost answer, another's act, a row that is told twice or never."""
    first, second = Answer(1.0, 2.0, "a", 5), Answer(3.0, 4.0, "b", 6)
    in_time("room", [second, first])
    with pytest.raises(AssertionError):
        in_time("room", [first, second._replace(seq=4)])
    acknowledged("room", [4, 5], [first, second], {"a": 5, "b": 6}, [4, 5])
    for known in ({"a": 5}, {"a": 5, "b": 7}):
        with pytest.raises(AssertionError):
            acknowledged("room", [4, 5], [first, second], known, [4, 5])
    with pytest.raises(AssertionError):
        acknowledged("room", [4, 6], [first, second], {"a": 5, "b": 6}, [4, 6])
    rows = [(0, ""), (1, "0 dig"), (2, "1 go")]
    told_of("room", rows[1:], rows)
    told_of("room", [(0, ""), (1, "0 "), (2, "1 go")], rows)
    for told in ([rows[1]], [rows[1], rows[1], rows[2]], [*rows, (3, "")], [rows[1], (2, "0 go")]):
        with pytest.raises(AssertionError):
            told_of("room", told, rows)
