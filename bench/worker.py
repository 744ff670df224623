"""A process that holds one contestant's world imported and runs timed slices on request.

A process can hold only one build of the rules, and interleaving needs all of them alive at once.
Requests and answers are JSON, one a line, over the worker's standard input and output.
"""

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

ROOT = Path(__file__).resolve().parents[1]


class Timed(NamedTuple):
    """How much was done in how long."""

    amount: int
    seconds: float


Task = Callable[[float], Timed]
"""Works for about so many seconds, to the end of the game or batch it is in."""


class Absent(Exception):
    """A worker that cannot be had here: no fast build, no OpenSpiel."""


class Worker:
    """The near end of the pipe."""

    def __init__(self, module: str, build: str, seed: str) -> None:
        path = os.pathsep.join([str(ROOT), str(ROOT / "src")])  # this checkout, whatever the venv
        environment = os.environ | {"QUESTABLE_BUILD": build, "PYTHONPATH": path}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", module, seed],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        told = self._answer()
        if "absent" in told:
            self.close()
            raise Absent(told["absent"])
        self.tasks: list[str] = told["tasks"]

    def run(self, task: str, seconds: float) -> Timed:
        """One slice."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([task, seconds]) + "\n")
        self.process.stdin.flush()
        answer = self._answer()
        return Timed(answer["amount"], answer["seconds"])

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"a bench worker ended with {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()  # which ends the worker's loop
        self.process.wait()
        self.process.stdout.close()


def serve(module: str, seed: str) -> None:
    """The far end: say what there is to run, then run it when asked."""
    try:
        tasks: dict[str, Task] = importlib.import_module(module).tasks(seed)
    except ImportError as error:
        print(json.dumps({"absent": " ".join(str(error).split())}), flush=True)
        return
    print(json.dumps({"tasks": list(tasks)}), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        done = tasks[name](seconds)
        print(json.dumps({"amount": done.amount, "seconds": done.seconds}), flush=True)


if __name__ == "__main__":
    serve(*sys.argv[1:])
