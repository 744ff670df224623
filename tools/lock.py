"""Work out requirements.lock and requirements-bench.lock again from pyproject.toml.

The newest releases are taken. No registry host goes into a lock.
"""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMPILE = [
    *[str(ROOT / ".tools" / "bin" / "uv"), "pip", "compile", "pyproject.toml", "--quiet"],
    *["--universal", "--generate-hashes", "--no-header", "--python-version=3.11", "--upgrade"],
]


def lock(target: str, *options: str) -> None:
    subprocess.run([*COMPILE, "--output-file", target, *options], cwd=ROOT, check=True)


if __name__ == "__main__":
    lock("requirements.lock", "--extra=dev")
    lock("requirements-bench.lock", "--extra=bench", "--constraints=requirements.lock")
