"""The desk of a device knows all that the desk can answer."""

from importlib import import_module
from pkgutil import iter_modules

from questable import desk
from questable.device.desk import PLACES


def test_whatever_the_desk_answers_is_found_here() -> None:
    """By the first part of its path."""
    names = [each.name for each in iter_modules(desk.__path__)]
    modules = {name: import_module(f"questable.desk.{name}") for name in names}
    wanted = {
        (endpoint.path.split("/")[2], name)
        for name, module in modules.items()
        for endpoint in getattr(module, "ENDPOINTS", [])
    }
    assert wanted == {(part, name) for part, told in PLACES.items() for name in told.split()}
