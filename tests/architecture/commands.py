"""The commands that the documents name, and the parsers that have to understand them."""

import argparse
import importlib
import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
from typer.exceptions import TyperException

from questable.cli import app

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(?:sh)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANY_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
OURS = ("./run", "questable", ".venv/bin/python -m")
CASE = re.compile(r"^((?!yes-)[a-z-]+(?: \| [a-z-]+)*)\)$", re.MULTILINE)
NUMBERS = {"N", "R", "S", "LEVEL", "MM-DD", "YYYY-MM-DD"}
MODULES = {
    "mutants": "tests.mutants.run",
    "bench": "bench.__main__",
    "crash-test": "tests.web.crash",
    "balance": "tools.balance",
    "long-run": "tools.long_run",
    "weights": "tools.weights",
    "conformance": "tests.adapters.conformance",
    "ppo": "tools.ppo",
    "site": "tools.site",
}
"""Where the words after `./run NAME` are read, if not by the questable command."""
READERS = (
    "bench.ceiling", "bench.choices", "bench.device", "bench.ladder", "bench.packing", "bench.page",
    "bench.scale", "bench.units", "tests.web.described",
)  # fmt: skip
"""Programs of a checkout that read their own words: `.venv/bin/python -m NAME`."""


class Command(NamedTuple):
    """A command as a page has it: after `./run`, `questable` or `python -m`."""

    page: str
    by: str
    words: tuple[str, ...]

    def told(self) -> str:
        """As it is read."""
        return f"{self.page}: {self.by} {' '.join(self.words)}"


class Misread(Exception):
    """A parser does not know what a document says."""


def pages() -> list[Path]:
    """Everything that tells people what to type."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "deploy").iterdir()]
    return sorted(each for each in found if each.name != "CHANGELOG.md")


def lines(text: str) -> Iterator[str]:
    """Lines of shell blocks, as typed, and spans of code, wherever they begin with our names."""
    for block in FENCE.findall(text):
        for line in block.replace("\\\n", " ").splitlines():
            yield from line.removeprefix("$ ").split(" && ")
    yield from SPAN.findall(ANY_FENCE.sub("", text))
    yield from (
        line.removeprefix("ExecStart=/opt/questable/.venv/bin/")
        for line in text.splitlines()
        if line.startswith("ExecStart=")
    )


def commands(page: Path) -> list[Command]:
    """The commands of a page, each way of writing them."""
    name = page.relative_to(ROOT).as_posix()
    found = []
    for line in lines(page.read_text(encoding="utf-8")):
        for by in OURS:
            if line == by or line.startswith(f"{by} "):
                found += [Command(name, by, words) for words in ways(line.removeprefix(by))]
    return found


def ways(text: str) -> list[tuple[str, ...]]:
    """What a line stands for: with `[a]` written out, `a|b` each, and a value for N."""
    bare = re.sub(r"\s#.*$|\s>.*$", "", text)
    bare = re.sub(r"<[a-z]+>", "questor", bare).replace("...", " ")
    words = shlex.split(bare.replace("[", " ").replace("]", " "))
    return [tuple(map(filled, each)) for each in product(*(word.split("|") for word in words))]


def filled(word: str) -> str:
    """A number where a page leaves room for one."""
    return "1" if word in NUMBERS else word


def cases() -> set[str]:
    """The words that the script `run` takes itself."""
    script = (ROOT / "run").read_text(encoding="utf-8")
    return {word for found in CASE.findall(script) for word in found.split(" | ")}


def leaves(command: Any = None, path: tuple[str, ...] = ()) -> dict[tuple[str, ...], Any]:
    """Every command of questable that does something, by its words."""
    found: dict[tuple[str, ...], Any] = {}
    group: Any = command or typer.main.get_command(app)
    for name, below in group.commands.items():
        if getattr(below, "commands", None):
            found |= leaves(below, (*path, name))
        else:
            found[*path, name] = below
    return found


def options(command: Any) -> set[str]:
    """The options of a command."""
    return {name for each in command.params for name in each.opts if name.startswith("--")}


def read(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the real parser read a command, and do nothing."""
    words = command.words
    if command.by == ".venv/bin/python -m":
        if words[0] == "pytest":
            exist(words[1:])
        elif words[0] in READERS:
            read_by(words[0], words[1:], monkeypatch)
        else:
            raise Misread(words[0])
    elif command.by == "./run" and words and words[0] in cases():
        read_by_script(words[0], words[1:], monkeypatch)
    else:
        read_by_questable(words)


def read_by_script(name: str, rest: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What the script hands on to a program of the checkout."""
    if name in MODULES:
        # What stands for a name is no name.
        known = ["questor" if word in ("FILE", "GAME") else word for word in rest]
        read_by(MODULES[name], required(name, known), monkeypatch)
    elif name == "test":
        exist(rest)
    elif rest and not (name == "screens" and rest == ("NAMES",)):
        raise Misread(f"{name} takes nothing: {rest}")


def required(name: str, words: list[str]) -> list[str]:
    """A command that is only named is read with what it needs."""
    needed = {"balance": ["FILE"], "long-run": ["questor"], "weights": ["questor"]}
    return words or needed.get(name, [])


def exist(paths: Sequence[str]) -> None:
    """Tests that are named are there."""
    if lost := [each for each in paths if not (ROOT / each).exists()]:
        raise Misread(f"there are no {lost}")


class Understood(Exception):
    """A program has read its words."""


def read_by(module: str, words: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a program up to the moment when it has understood."""
    whole = argparse.ArgumentParser.parse_args

    def parse(self: argparse.ArgumentParser, *given: Any) -> None:
        whole(self, *given)
        raise Understood

    with monkeypatch.context() as patched:
        patched.setattr(argparse.ArgumentParser, "parse_args", parse)
        patched.setattr(sys, "argv", [module, *words])
        patched.syspath_prepend(str(ROOT))
        try:
            importlib.import_module(module).main()
        except Understood:
            return
        except SystemExit as error:
            raise Misread(f"{module} {words}") from error
    raise Misread(f"{module} reads no words")


def read_by_questable(words: Sequence[str]) -> None:
    """The questable command itself, as far as its parser goes."""
    command, left = typer.main.get_command(app), list(words)
    if left and left[0] == "ARGS":
        return
    path = []
    while left and left[0] in getattr(command, "commands", {}):
        path.append(left[0])
        command = command.commands[left.pop(0)]  # type: ignore[attr-defined]
    if not left and path:
        return  # only named
    if left and getattr(command, "commands", None) and not left[0].startswith("-"):
        raise Misread(f"no such command: {left[0]}")
    try:
        command.make_context("questable", left)
    except TyperException as error:
        raise Misread(error.format_message()) from error
