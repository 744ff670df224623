"""Choosing tests by the rules they name: `pytest --rule Q-3.5`; running those that are async; and
a PostgreSQL for whoever asks for a `database`."""

import asyncio
import inspect
from collections.abc import Iterator

import pytest

from tests import databases


def pytest_configure(config: pytest.Config) -> None:
    """One database server for all who share the work."""
    databases.begin()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Whoever shared it is done before; those who do, and runs within this one, leave it."""
    databases.end()


@pytest.fixture
def database() -> Iterator[str]:
    """The address of a database with the tables of a house, empty and of its own."""
    with databases.database() as address:
        yield address


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--rule ID`, as often as there are rules to test."""
    parser.addoption(
        "--rule", action="append", default=[], metavar="ID", help="only tests that name this rule"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what names none of the rules asked for."""
    wanted: set[str] = set(config.getoption("--rule"))
    if not wanted:
        return
    chosen = [item for item in items if wanted & _rules_of(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def _rules_of(item: pytest.Item) -> set[str]:
    return {each for mark in item.iter_markers("rule") for each in mark.args}


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is async gets a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in wanted}
    asyncio.run(pyfuncitem.obj(**arguments))
    return True
