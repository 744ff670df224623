"""OpenAPI and the socket's JSON Schema, made from the same structs that the code runs on."""

import re
from functools import cache
from typing import Any

import msgspec

from questable.__about__ import __version__
from questable.desk.call import Endpoint, Problem
from questable.table import class_messages, messages

REFERENCE = "#/components/schemas/{name}"


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    """The whole description."""
    types = [t for e in endpoints for t in (e.body, e.answer) if t is not None]
    shapes, components = msgspec.json.schema_components([*types, Problem], ref_template=REFERENCE)
    named = iter(shapes)
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        body = next(named) if each.body is not None else None
        answer = next(named) if each.answer is not None else None
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, body, answer)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Questable",
            "version": __version__,
            "description": "A game table. What happens at a table goes over /ws: docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(
    each: Endpoint, body: dict[str, Any] | None, answer: dict[str, Any] | None
) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": each.handler.__name__,
        "summary": each.says,
        "tags": [each.tag],
        "responses": {
            "200": {"description": "Done.", "content": {each.media: {"schema": answer or {}}}},
            "default": {
                "description": "Not done.",
                "content": {"application/json": {"schema": {"$ref": REFERENCE[:-6] + "Problem"}}},
            },
        },
    }
    if names := re.findall(r"{(\w+)}", each.path):
        found["parameters"] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": each.where.get(name, {"type": "string"}),
            }
            for name in names
        ]
    if body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if each.link:
        found["security"] = [{"link": []}]
    return found


@cache
def protocol() -> dict[str, Any]:
    """The JSON Schema of all that goes over the socket."""
    unions = {
        "AnyAsk": messages.AnyAsk,
        "AnyTell": messages.AnyTell,
        "AnyClassAsk": class_messages.AnyClassAsk,
        "AnyClassTell": class_messages.AnyClassTell,
    }
    shapes, definitions = msgspec.json.schema_components(
        list(unions.values()), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Questable table protocol 1",
        "$defs": {**definitions, **dict(zip(unions, shapes, strict=True))},
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
    }
