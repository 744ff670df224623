"""Write the JSON Schema and what the page knows of the structs: protocol.py."""

import json
from pathlib import Path
from typing import Any

import msgspec

from questable.engine import Game
from questable.registry import ours
from questable.web import ENDPOINTS, openapi, protocol

ROOT = Path(__file__).resolve().parents[1]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "client" / "src" / "protocol.ts"
VIEWS = ROOT / "client" / "src" / "views"

HEADER = "// Made by ./run protocol from the Python structs; do not edit."

PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def typescript(definitions: dict[str, Any]) -> str:
    """One exported type a definition, in alphabetical order."""
    lines = [HEADER, ""]
    for name, schema in sorted(definitions.items()):
        lines += _comment(schema, "")
        if "properties" in schema:
            lines += [f"export interface {name} {{", *_fields(schema), "}", ""]
        else:
            lines += [f"export type {name} = {shape(schema)};", ""]
    return "\n".join(lines)


def _fields(schema: dict[str, Any]) -> list[str]:
    required = set(schema.get("required", []))
    lines: list[str] = []
    for name, field in schema["properties"].items():
        lines += _comment(field, "  ")
        lines.append(f"  {_key(name)}{'' if name in required else '?'}: {shape(field)};")
    return lines


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _comment(schema: dict[str, Any], indent: str) -> list[str]:
    text = " ".join(schema.get("description", "").split())
    return [f"{indent}/** {text} */"] if text else []


def shape(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(shape(each) for each in schema["anyOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(shape({**schema, "type": each}) for each in kind)
    if kind == "null":
        return "null"
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    return PLAIN.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(shape(each) for each in schema["prefixItems"]) + "]"
    inner = shape(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def _object(schema: dict[str, Any]) -> str:
    if "properties" in schema:
        return "{ " + " ".join(line.strip() for line in _fields(schema)) + " }"
    inner = schema.get("additionalProperties")
    return f"Record<string, {shape(inner) if isinstance(inner, dict) else 'unknown'}>"


def definitions() -> dict[str, Any]:
    """All structs that cross the wire, over REST and over the socket; a name means one shape."""
    text = json.dumps(openapi(ENDPOINTS)["components"]["schemas"])
    rest = json.loads(text.replace("#/components/schemas/", "#/$defs/"))
    socket = protocol()["$defs"]
    for name in rest.keys() & socket.keys():
        assert rest[name] == socket[name], f"{name} means two things"
    return {**rest, **socket}


def made() -> dict[Path, str]:
    """The files and what has to be in them."""
    schema = json.dumps(protocol(), indent=2, ensure_ascii=False) + "\n"
    views = {VIEWS / f"{game.key}.ts": typescript(_views(game)) for game in ours()}
    return {SCHEMA: schema, TYPES: typescript(definitions()), **views}


def _views(game: Game) -> dict[str, Any]:
    """A game's views as pages know them: without the part that is for `imagine` alone."""
    _, found = msgspec.json.schema_components([game.view_type()], ref_template="#/$defs/{name}")
    del found["Rest"]
    del found[game.view_type().__name__]["properties"]["for_imagine"]
    return found


if __name__ == "__main__":
    for path, text in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
