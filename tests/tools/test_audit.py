"""Silence of an advisory database is not a clean bill (tools/audit.py)."""

import json
import sys
from pathlib import Path

import pytest

from tools import audit

FINE = {"dependencies": [{"name": "a", "version": "1", "vulns": []}]}
SKIPPED = {"dependencies": [{"name": "a", "skip_reason": "not found"}]}


def said(report: object, code: int, folder: Path) -> int:
    """What becomes of a tool that prints this and exits so."""
    text = report if isinstance(report, str) else json.dumps(report)
    program = f"print({text!r}); raise SystemExit({code})"
    return audit.judged([sys.executable, "-c", program], folder, "dependencies")


@pytest.mark.parametrize(
    ("report", "code", "due"),
    [
        (FINE, 0, audit.CLEAN),
        (FINE, 1, audit.UNSAFE),
        (SKIPPED, 0, audit.UNASKED),
        ({"error": "offline"}, 1, audit.UNASKED),
        ("no JSON", 1, audit.UNASKED),
    ],
)
def test_a_report_counts_only_if_all_was_asked(
    report: object, code: int, due: int, tmp_path: Path
) -> None:
    """A find is a find, a skipped version or no report at all is a question left open."""
    assert said(report, code, tmp_path) == due


def test_a_missing_tool_is_a_question_left_open(tmp_path: Path) -> None:
    """No npm on the machine is told as such."""
    assert audit.judged(["no-such-tool"], tmp_path, "dependencies") == audit.UNASKED
