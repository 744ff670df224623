"""Questable: a game table in software. `import questable as q`; docs/api.md has all of it.

The names are those that `questable.api` lists.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from questable.__about__ import __version__ as __version__
from questable.fast import select_or_complain

if TYPE_CHECKING:
    from questable.api import *  # noqa: F403
    from questable.api import __all__ as __all__

select_or_complain()

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Read when it is first asked for, so that no command waits for what it has no use for."""
        if name == "__all__":
            found = [*import_module("questable.api").__all__, "__version__"]
        elif _is_elsewhere(name) or name not in __getattr__("__all__"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        else:
            found = getattr(import_module("questable.api"), name)
        globals()[name] = found
        return found

    def _is_elsewhere(name: str) -> bool:
        """Whether Python looks for something of its own, or for one of our modules."""
        return name.startswith("_") or find_spec(f"{__name__}.{name}") is not None

    def __dir__() -> list[str]:
        return sorted({*globals(), *__getattr__("__all__")})
