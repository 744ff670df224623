"""What a killed tab is held to: a lost or a doubled action would be noticed."""

from typing import Any

import pytest

from tests.e2e.crash_tab import TABLES, Table


def row(seq: int, action: str, seat: int = 0, by: str = "person") -> dict[str, Any]:
    """As a line tells it."""
    return {
        "seq": seq,
        "at": seq,
        "fact": {"kind": "act", "seat": seat, "by": by, "action": action},
    }


def playing() -> Table:
    """Two actions answered, one under way."""
    table = Table(*TABLES[0])
    table.noted({"rows": [row(0, "a"), row(1, "x", 1, "bot")]})
    for each in ({"sent": "a"}, {"done": "a"}, {"sent": "b"}, {"done": "b"}):
        table.noted(each)
    table.noted({"rows": [row(2, "b")]})
    table.noted({"sent": "c"})
    return table


STORED = [row(0, "a"), row(1, "x", 1, "bot"), row(2, "b")]


@pytest.mark.parametrize("more", [[], [row(3, "c")], [row(3, "c"), row(4, "y", 1, "bot")]])
def test_what_was_under_way_is_done_or_not(more: list[dict[str, Any]]) -> None:
    """Nobody was told."""
    table = playing()
    table.noted({"back": [*STORED, *more]})
    assert table.done == ["a", "b", *(["c"] if more else [])]


@pytest.mark.parametrize(
    "rows",
    [
        STORED[:2],
        [row(0, "a"), row(1, "y", 1, "bot"), row(2, "b")],
        [*STORED, row(3, "b")],
        [*STORED, row(3, "c"), row(4, "c")],
        [*STORED, row(3, "d")],
        [*STORED, row(4, "c")],
    ],
    ids=["lost", "other", "doubled", "doubled later", "never sent", "a gap"],
)
def test_what_is_wrong_is_noticed(rows: list[dict[str, Any]]) -> None:
    """Something that was told is lost or another, done twice or by nobody."""
    table = playing()
    with pytest.raises(AssertionError):
        table.noted({"back": rows})


def test_what_was_refused_is_not_done() -> None:
    """A bot was quicker; whoever finds it done nevertheless is wrong."""
    table = playing()
    table.noted({"refused": "c"})
    with pytest.raises(AssertionError):
        table.noted({"back": [*STORED, row(3, "c")]})
    table.noted({"back": STORED})
    assert table.done == ["a", "b"]


def test_a_line_that_skips_a_row_is_noticed() -> None:
    """While it plays."""
    with pytest.raises(AssertionError):
        playing().noted({"rows": [row(4, "c")]})
