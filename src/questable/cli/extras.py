"""What is not installed with the rest: which extra brings it (`pip install questable[serve]`)."""

import re
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, requires

DEVELOPERS = ("audit", "bench", "dev")
"""Extras that nobody needs to use Questable."""
WANTED = re.compile(r"([\w.-]+).*\bextra == ['\"]([\w-]+)['\"]")


def bringing(module: str) -> str:
    """The extra that brings a module; '' where none does, so that something else is wrong."""
    try:
        return extra_of(module, requires("questable") or [])
    except PackageNotFoundError:
        return ""


def extra_of(module: str, wishes: Iterable[str]) -> str:
    """The same among what a package says that it requires."""
    name = module.partition(".")[0].lower()
    for wish in wishes:
        found = WANTED.match(wish)
        if found is None or found[2] in DEVELOPERS:
            continue
        if re.sub(r"[-.]", "_", found[1].lower()) == name:
            return found[2]
    return ""
