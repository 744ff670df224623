"""Choosing tests by the rules they name: `pytest --rule Q-3.5`."""

import pytest


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
