"""Hold the REST part against its own description: python -m tests.web.described [N] [SEED].

Schemathesis makes requests that /api/openapi.json allows and others that it does not, N for each
endpoint, and looks whether the answers keep to it. `renew` makes the asker's own link void, so it
has a run of its own. What `compare` answers goes on for as long as its games are played, which
schemathesis does not wait for: tests/web/test_comparisons.py asks it what is wrong.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from questable.client import open_room
from tests.web.served import served

ST = Path(sys.executable).with_name("schemathesis")
APART = ("renew", "compare")
RUNS = (
    [word for name in APART for word in ("--exclude-operation-id", name)],
    ["--include-operation-id", "renew"],
)


async def held(count: int, seed: int) -> str:
    """What was found, '' for nothing."""
    found = []
    for which in RUNS:
        async with served() as here:
            opened = await open_room(here.url, "Ann")
            with tempfile.TemporaryDirectory() as folder:
                run = await asyncio.create_subprocess_exec(
                    ST, "run", f"{here.url}/api/openapi.json", *which,
                    "--header", f"Authorization: Bearer {opened.link}",
                    "--max-examples", str(count), "--seed", str(seed), "--continue-on-failure",
                    "--generation-database", "none", "--no-color",
                    cwd=folder, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
                )  # fmt: skip
                said = (await run.communicate())[0].decode()
            faults = here.hall.metrics()["faults"]
        if run.returncode != 0 or faults or "Test cases" not in said:
            found.append(f"{said}\n{faults} faults")
    return "\n".join(found)


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.described", description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=500)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    asked = parser.parse_args()
    found = asyncio.run(held(asked.count, asked.seed))
    print(found or f"{asked.count} for each endpoint: nothing was found")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
