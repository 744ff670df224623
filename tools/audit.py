"""Ask the advisory databases about every locked version: ./run audit.

Exit code 1 if one of them is known to be unsafe, 3 if a database could not be asked (offline, or a
registry that has none), 0 if all were asked and none is.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLEAN, UNSAFE, UNASKED = 0, 1, 3
SAID = {CLEAN: "nothing known", UNSAFE: "UNSAFE versions, see above", UNASKED: "could not be asked"}


def python_lock(lock: Path) -> int:
    """pip-audit over one lock."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(lock), "--disable-pip"]
    return judged([*command, "--format", "json", "--progress-spinner", "off"], ROOT, "dependencies")


def npm_lock(folder: Path) -> int:
    """npm audit over one package-lock.json."""
    return judged(["npm", "audit", "--json", "--audit=true"], folder, "auditReportVersion")


def judged(command: list[str], folder: Path, field: str) -> int:
    """Both say 1 for a find and for a fault; only a report has the field."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    except OSError:
        return UNASKED
    try:
        report = json.loads(done.stdout)
    except ValueError:
        return UNASKED
    if field not in report:
        return UNASKED
    if done.returncode != 0:
        print(done.stdout)
        return UNSAFE
    skipped = [each for each in report.get("dependencies", []) if "skip_reason" in each]
    return UNASKED if skipped else CLEAN


def main() -> int:
    """One line a lock, the worst as the exit code."""
    found = {lock.name: python_lock(lock) for lock in sorted(ROOT.glob("requirements*.lock"))}
    for folder in (ROOT / "client", ROOT / "bench" / "boardgame"):
        found[f"{folder.relative_to(ROOT)}/package-lock.json"] = npm_lock(folder)
    for name, code in found.items():
        print(f"{name}: {SAID[code]}")
    if UNSAFE in found.values():
        return UNSAFE
    return UNASKED if UNASKED in found.values() else CLEAN


if __name__ == "__main__":
    sys.exit(main())
