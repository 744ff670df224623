"""The files that describe the protocol are made from the structs, and say all of it."""

import re
import runpy
from pathlib import Path

import pytest

from questable.table import messages
from questable.web import ENDPOINTS, openapi, protocol

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "protocol.py"), run_name="tool")
MADE: dict[Path, str] = TOOL["made"]()
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(MADE), ids=lambda path: path.name)
def test_made_files_are_not_stale(path: Path) -> None:
    """`./run protocol` makes them again."""
    assert path.is_file(), "run ./run protocol"
    assert path.read_text(encoding="utf-8") == MADE[path], "run ./run protocol"


def test_the_page_names_every_message_phrase_and_path() -> None:
    """Nothing that can be said is left out."""
    definitions = protocol()["$defs"]
    for union, tag in (("AnyAsk", "do"), ("AnyTell", "is")):
        for each in definitions[union]["anyOf"]:
            shape = definitions[each["$ref"].rsplit("/", 1)[1]]
            assert f"`{shape['properties'][tag]['enum'][0]}`" in PAGE
    assert [phrase for phrase in messages.PHRASES if f"`{phrase}`" not in PAGE] == []
    paths = set(re.findall(r"/api/[a-z-]+(?:/[a-z-]+)?", PAGE))
    known = {each.path for each in ENDPOINTS}
    assert {path for path in paths if not any(each.startswith(path) for each in known)} == set()


def test_types_are_written_as_typescript_has_them() -> None:
    """Each kind of schema once."""
    shape = TOOL["shape"]
    assert shape({"$ref": "#/$defs/Seat"}) == "Seat"
    assert shape({"anyOf": [{"type": "integer"}, {"type": "null"}]}) == "number | null"
    assert shape({"type": "array", "items": {"type": ["string", "null"]}}) == "(string | null)[]"
    assert shape({"type": "array", "prefixItems": [{"type": "string"}, {}]}) == "[string, unknown]"
    assert shape({"type": "object", "additionalProperties": {"type": "boolean"}}) == (
        "Record<string, boolean>"
    )
    assert shape({"enum": ["a", 1]}) == '"a" | 1'


def test_openapi_describes_every_endpoint() -> None:
    """Every reference leads somewhere, every operation has a name of its own."""
    described = openapi(ENDPOINTS)
    operations = [op for path in described["paths"].values() for op in path.values()]
    assert len(operations) == len(ENDPOINTS) == len({op["operationId"] for op in operations})
    references = set(re.findall(r"#/components/schemas/(\w+)", str(described)))
    assert references <= set(described["components"]["schemas"])
