"""How a server is set up: options before variables, variables before the file, else the usual."""

import re
import tomllib
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec

from questable.languages import LANGUAGES
from questable.table import Limits
from questable.table.run.house import HousePolicy
from questable.web.guard import WebLimits

VARIABLE = "QUESTABLE_"
SECTIONS: dict[str, type[Any]] = {"limits": Limits, "web": WebLimits, "house": HousePolicy}
LISTS = ("names", "packs", "proxies", "house.banned", "house.unfit_names")
"""What is a list: in a variable its items stand between commas."""


class BadConfig(ValueError):
    """A file or variable that cannot be used; `where` names it."""

    def __init__(self, where: str, code: str, why: str, **facts: str | int) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.code = code
        """What kind: its words are `config-<code>`, with the facts."""
        self.facts = facts


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    prefix: str = ""
    """The path before all others, such as /questable, behind a proxy that serves other things."""
    names: tuple[str, ...] = ()
    """Host names of this server."""
    packs: tuple[str, ...] = ()
    """GAME=FILE: the pack that a game is played with here, instead of its own."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed when they say who calls."""
    days: int = 30
    workers: int = 1
    """Processes that share the house; more than one needs PostgreSQL."""
    address: str = ""
    """HOST:PORT where workers of other machines reach this one's first; the next have the ports
    after it. Without it only those of this machine do."""
    metrics_token: str = ""
    """Who asks for /metrics has to bring it, if there is one."""
    limits: dict[str, Any] = {}
    """Of the house and its rooms: table/run/limits.py."""
    web: dict[str, Any] = {}
    """Of addresses and sockets: web/guard.py."""
    house: HousePolicy = HousePolicy()

    def table_limits(self) -> Limits:
        """Those of the hall."""
        return msgspec.convert({**self.limits, "days": self.days}, Limits)

    def web_limits(self) -> WebLimits:
        """Those of addresses and sockets."""
        return msgspec.convert(self.web, WebLimits)


def fields(kind: type[Any]) -> tuple[str, ...]:
    """The names of a struct's fields."""
    return tuple(each.name for each in msgspec.structs.fields(kind))


def configured(file: Path | None, variables: Mapping[str, str], asked: dict[str, Any]) -> Config:
    """Put together; BadConfig names what is wrong and where it was said."""
    found = _read(file) if file is not None else {}
    _check(found, str(file))
    for path, value in _said(variables).items():
        _put(found, path, value)
        _check(found, VARIABLE + path.upper().replace(".", "_"))
    for path, value in asked.items():
        _put(found, path, value)
    return _check(found, "serve")


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadConfig(str(file), "no-text", str(error)) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        line = re.search(r"line (\d+)", str(error))
        number = int(line[1]) if line else 0
        raise BadConfig(str(file), "no-toml", str(error), line=number) from error


def _said(variables: Mapping[str, str]) -> dict[str, Any]:
    """What the environment says, by its place in the file."""
    paths = [each for each in fields(Config) if each not in SECTIONS]
    paths += [f"{name}.{each}" for name, kind in SECTIONS.items() for each in fields(kind)]
    found: dict[str, Any] = {}
    for path in paths:
        text = variables.get(VARIABLE + path.upper().replace(".", "_"))
        if text is not None:
            found[path] = _value(path, text)
    return found


def _value(path: str, text: str) -> Any:
    if path in LISTS:
        return [each.strip() for each in text.split(",") if each.strip()]
    if path == "house.notice":
        return text
    if path.startswith("web.") and " " in text.strip():
        burst, _, rate = text.strip().partition(" ")
        return {"burst": _number(burst), "a_second": _number(rate)}
    if path == "house.closed":
        return {"true": True, "1": True, "false": False, "0": False, "": False}.get(text, text)
    return (
        _number(text) if path.startswith(("port", "days", "workers", "limits.", "web.")) else text
    )


def _number(text: str) -> Any:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _put(found: dict[str, Any], path: str, value: Any) -> None:
    section, _, name = path.rpartition(".")
    (found.setdefault(section, {}) if section else found)[name] = value


def _check(found: dict[str, Any], where: str) -> Config:
    """As a Config; whatever does not fit is refused with its place."""
    house = found.get("house")
    if isinstance(house, dict) and isinstance(house.get("notice"), str):
        text = house["notice"]
        found = {
            **found,
            "house": {**house, "notice": dict.fromkeys(LANGUAGES, text) if text else {}},
        }
    try:
        config = msgspec.convert(found, Config)
        for name in ("limits", "web"):
            for each in found.get(name, {}):
                if each not in fields(SECTIONS[name]):
                    raise BadConfig(where, "unknown", f"{name} has no {each!r}", name=each)
        config.table_limits()
        config.web_limits()
    except msgspec.ValidationError as error:
        raise _misfit(where, str(error)) from error
    for name, true, code, why in _RULES:
        if not true(config):
            raise BadConfig(where, code, f"{name} {why}", name=name)
    return config


def _misfit(where: str, why: str) -> BadConfig:
    """A value of the wrong kind, or a name that nothing has."""
    if unknown := re.search(r"unknown field `(.*?)`", why):
        return BadConfig(where, "unknown", why, name=unknown[1])
    place = re.search(r"at `\$\.(.*)`", why)
    kind = re.search(r"Expected `(\w+)", why)
    facts = {"name": place[1] if place else "", "kind": kind[1] if kind else ""}
    return BadConfig(where, "kind", why, **facts)


def _networks(texts: tuple[str, ...]) -> bool:
    try:
        return all(ip_network(each, strict=False).prefixlen > 0 for each in texts)
    except ValueError:
        return False


def _is_place(text: str) -> bool:
    host, _, port = text.rpartition(":")
    return not text or (bool(host) and port.isdecimal() and 0 < int(port) <= 65535 - 64)


def _is_prefix(text: str) -> bool:
    parts = text.split("/")
    return not text or (
        parts[0] == "" and len(parts) > 1 and all(p.replace("-", "").isalnum() for p in parts[1:])
    )


def _are_packs(texts: tuple[str, ...]) -> bool:
    parts = [text.partition("=") for text in texts]
    games = {game.strip() for game, _, _ in parts}
    return len(games) == len(texts) and all(game and file for game, _, file in parts)


_RULES: tuple[tuple[str, Callable[[Config], bool], str, str], ...] = (
    ("port", lambda c: 0 <= c.port <= 65535, "port", "is a number from 0 to 65535"),
    ("days", lambda c: c.days >= 1, "days", "is at least 1"),
    ("workers", lambda c: 1 <= c.workers <= 64, "workers", "is a number from 1 to 64"),
    ("address", lambda c: _is_place(c.address), "address", "is HOST:PORT"),
    ("prefix", lambda c: _is_prefix(c.prefix), "prefix", "begins with / and does not end with it"),
    ("packs", lambda c: _are_packs(c.packs), "packs", "are GAME=FILE, each game once"),
    (
        "proxies",
        lambda c: _networks(c.proxies),
        "networks",
        "are addresses or networks, not everybody",
    ),
    (
        "banned",
        lambda c: _networks(c.house.banned),
        "networks",
        "are addresses or networks, not everybody",
    ),
    ("metrics_token", lambda c: c.metrics_token.isascii(), "ascii", "is plain ASCII"),
)
