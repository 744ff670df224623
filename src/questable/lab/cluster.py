"""The games of a task list on a cluster of machines, by Dask (the extra `cluster`)."""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from questable.lab.workers import Pool
from questable.trials.program import program

PATIENCE = 30
"""Seconds to wait for a scheduler and the first worker."""


class NoCluster(OSError):
    """A cluster that cannot be used, and why."""


class Cluster(Pool):
    """All workers of a Dask scheduler. One that dies is not missed: others play its games."""

    times = 4

    def __init__(self, address: str, modules: Iterable[Path] = ()) -> None:
        """Modules of somebody's own bots go to all workers, and to those that come later."""
        dask: Any = import_module("distributed")
        try:
            self.client: Any = dask.Client(address, timeout=PATIENCE, set_as_default=False)
            self.client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, TimeoutError, ValueError) as error:
            raise NoCluster(f"{address}: {error}") from error
        self._agree()
        for file in modules:
            self.client.upload_file(str(file))
        threads = sum(self.client.nthreads().values())
        super().__init__(self.client.get_executor(pure=False, retries=2), threads)

    def _agree(self) -> None:
        """All have to play by the same rules and bots, or the same seed gives other games."""
        here = program()
        for worker, there in self.client.run(program).items():
            if there != here:
                self.client.close()
                raise NoCluster(f"{worker} has another version of Questable: {there}, not {here}")

    def close(self) -> None:
        """The cluster stays; whoever asked it goes."""
        super().close()
        self.client.close()
