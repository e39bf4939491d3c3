"""The routes of the house, described for machines: OpenAPI made of the very list the house answers by."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple

import msgspec

import mlotek
from mlotek.server.wire.forms import Problem
from mlotek.server.wire.refusals import STATUS
from mlotek.server.wire.schema import Json

_REFUSED = sorted({400, *STATUS.values()})


class Route(NamedTuple):
    """An address: what may be asked of it, the form it takes and the answer it gives."""

    method: str
    path: str
    handler: Callable[..., Awaitable[object]]
    form: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | type[str] | None = None
    """A text is told as one; everything else as JSON."""
    query: Mapping[str, Json] = {}
    """What may be asked after a question mark, each with its schema."""
    cost: int = 1
    """As how many requests it counts."""


def document(routes: Iterable[Route]) -> Json:
    """The OpenAPI document of these routes."""
    routes = list(routes)
    named = {kind for route in routes for kind in (route.form, route.answer)} | {Problem}
    types = {kind for kind in named if kind is not None and issubclass(kind, msgspec.Struct)}
    _, parts = msgspec.json.schema_components(sorted(types, key=_name), ref_template="#/components/schemas/{name}")
    paths: Json = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    info = {"title": "Młotek", "version": mlotek.__version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": parts}}


def about(route: Route) -> str:
    """What a route is for, on one line: what its handler says of itself."""
    return " ".join((route.handler.__doc__ or "").split())


def _name(kind: type[msgspec.Struct]) -> str:
    return kind.__name__


def _operation(route: Route) -> Json:
    operation: Json = {
        "summary": about(route),
        "operationId": f"{route.method.lower()}{re.sub(r'[^a-z]+', '_', route.path)}".rstrip("_"),
        "parameters": [*map(_parameter, re.findall(r"{(\w+)}", route.path)), *_choices(route.query)],
        "responses": {"200": {"description": "done", **_content(route.answer)}} | _refusals(),
    }
    if route.form is not None:
        operation["requestBody"] = {"required": True, **_content(route.form)}
    return operation


def _parameter(name: str) -> Json:
    kind = {"type": "integer", "minimum": 0} if name == "seat" else {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": kind}


def _choices(query: Mapping[str, Json]) -> list[Json]:
    return [{"name": name, "in": "query", "schema": schema} for name, schema in query.items()]


def _content(kind: type[msgspec.Struct] | type[str] | None) -> Json:
    if kind is None:
        return {}
    if not issubclass(kind, msgspec.Struct):
        return {"content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{_name(kind)}"}}}}


def _refusals() -> Json:
    return {str(status): {"description": "refused", **_content(Problem)} for status in _REFUSED}
