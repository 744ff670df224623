"""The library: parts of the program that are loaded when they are first imported."""

import importlib
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType


class Later(MetaPathFinder):
    """Loads what a module lies in before anybody else looks for it."""

    def __init__(self) -> None:
        self.parts: dict[str, Callable[[], object]] = {}
        """By the beginning of a module's name."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Nothing of its own: others find it once it is there."""
        for prefix, load in list(self.parts.items()):
            if name.startswith(prefix):
                load()
                # Only now: what could not be loaded is tried again.
                del self.parts[prefix]
                importlib.invalidate_caches()
        return None


_later = Later()


def later(prefix: str, load: Callable[[], object]) -> None:
    """What is to be loaded before a module whose name begins so."""
    if _later not in sys.meta_path:
        sys.meta_path.insert(0, _later)
    _later.parts[prefix] = load
