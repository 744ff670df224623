"""What is fetched is what was looked at: every version is pinned by a hash, and nothing runs."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted(each.name for each in ROOT.glob("requirements*.lock"))


@pytest.mark.parametrize("name", LOCKS)
def test_every_wheel_is_pinned_by_its_hash(name: str) -> None:
    """uv, node and the auditor included; no address of a registry stands in a lock."""
    text = (ROOT / name).read_text(encoding="utf-8")
    pieces = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE | re.IGNORECASE)
    pinned = [each for each in pieces if each.strip() and not each.startswith(("#", "--"))]
    assert pinned
    for each in pinned:
        assert re.match(r"[\w.-]+(\[[\w,-]+\])?==\S+", each), each.splitlines()[0]
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", each), each.splitlines()[0]
    assert "://" not in text


def test_there_is_a_lock_for_everything_that_is_fetched() -> None:
    """By name, so that a lock that is gone is missed."""
    assert LOCKS == [
        "requirements-audit.lock",
        "requirements-bench.lock",
        "requirements-node.lock",
        "requirements-postgres.lock",
        "requirements-rl.lock",
        "requirements-site.lock",
        "requirements-uv.lock",
        "requirements-wheels.lock",
        "requirements.lock",
    ]


@pytest.mark.parametrize(
    "file",
    ["tools/install.py", "tools/page.py", "tools/postgres.py", "tools/wheels.py", "Containerfile"],
)
def test_whoever_fetches_wheels_asks_for_hashes(file: str) -> None:
    """Each time that a lock is handed to an installer."""
    text = (ROOT / file).read_text(encoding="utf-8")
    fetching = [line for line in text.splitlines() if re.search(r"LOCK\b|/ lock\b|-r req", line)]
    handed = [line for line in fetching if re.search(r"run\(|into = |pip wheel", line)]
    assert handed
    assert [line for line in handed if "--require-hashes" not in line] == []


def test_no_script_of_a_stranger_runs_when_the_page_is_built() -> None:
    """npm takes what has the hash of the lock, and runs none of it on the way in."""
    settings = (ROOT / "client" / ".npmrc").read_text(encoding="utf-8").split()
    assert "ignore-scripts=true" in settings
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: each for name, each in lock["packages"].items() if name}
    assert packages
    wrong = [n for n, each in packages.items() if not each["integrity"].startswith("sha512-")]
    assert wrong == []
    assert "resolved" not in json.dumps(lock)
