"""What the documents say is so: their code runs, their quotes, links and commands exist."""

import re
import runpy
from pathlib import Path
from textwrap import dedent

import pytest

from questable.cli import app
from questable.engine import OVER, Match, RecordError, read_record
from questable.registry import Registry
from questable.table import verify

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

BLOCK = re.compile(r"^```(\w+) ?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)")
COMMAND = re.compile(r"(?:^|[`(|&>$] ?)\./run ([a-z][a-z-]*)", re.MULTILINE)
CASE = re.compile(r"^([a-z-]+(?: \| [a-z-]+)*)\)$", re.MULTILINE)


def named(page: Path) -> str:
    """A readable test id."""
    return page.relative_to(ROOT).as_posix()


def blocks(text: str, language: str) -> list[tuple[str, str]]:
    """The fenced blocks of a language: what stands behind its name, and the code."""
    return [(mark, code) for found, mark, code in BLOCK.findall(text) if found == language]


def misquoted(text: str) -> list[str]:
    """Blocks that are marked with a file they do not stand in."""
    wrong = []
    for mark, code in blocks(text, "python"):
        if mark in ("", "run"):
            continue
        file = ROOT / mark
        # Code may be quoted without the indentation of its class and method.
        lines = dedent(code).strip().splitlines()
        source = file.read_text(encoding="utf-8") if file.is_file() else ""
        indents = ["", " " * 4, " " * 8]
        quotes = ["\n".join(indent + line if line else "" for line in lines) for indent in indents]
        if not any(f"\n{quote}\n" in f"\n{source}\n" for quote in quotes):
            wrong.append(f"{mark}: {lines[0]}")
    return wrong


def lost_links(page: Path, text: str) -> list[str]:
    """Relative links of a page that lead nowhere."""
    prose = BLOCK.sub("", text)
    return [link for link in LINK.findall(prose) if not (page.parent / link).exists()]


def commands() -> set[str]:
    """Every word that may follow `./run`."""
    script = (ROOT / "run").read_text(encoding="utf-8")
    cases = {word for found in CASE.findall(script) for word in found.split(" | ")}
    apps = [app, *(group.typer_instance for group in app.registered_groups if not group.name)]
    named_so = {
        each.name or getattr(each.callback, "__name__", "")
        for found in apps
        if found is not None
        for each in found.registered_commands
    }
    return cases | named_so | {str(group.name) for group in app.registered_groups}


def unknown_commands(text: str) -> list[str]:
    """Words after `./run` that are no command."""
    return sorted(set(COMMAND.findall(text)) - commands())


RUNNING = [page for page in PAGES if any(m == "run" for m, _ in blocks(page.read_text(), "python"))]


@pytest.mark.parametrize("page", RUNNING, ids=named)
def test_code_marked_to_run_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The marked blocks of a page, one after the other, run in an empty folder."""
    code = [code for mark, code in blocks(page.read_text(), "python") if mark == "run"]
    script = tmp_path / "page.py"
    script.write_text("\n".join(code))
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(script), run_name="page")


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_quotes_links_and_commands_exist(page: Path) -> None:
    """Quoted code stands in its file, relative links lead to files, commands are commands."""
    text = page.read_text(encoding="utf-8")
    assert misquoted(text) == []
    assert lost_links(page, text) == []
    assert unknown_commands(text) == []


def test_what_does_not_exist_is_noticed() -> None:
    """A changed quote, a dead link and a command that is none are found."""
    assert misquoted("```python tests/tiny/actions.py\nKINDS = 5\n```") == [
        "tests/tiny/actions.py: KINDS = 5"
    ]
    assert misquoted("```python tests/tiny/actions.py\nKINDS = 4\n```") == []
    assert misquoted("```python no/such/file.py\nx = 1\n```") != []
    assert lost_links(ROOT / "README.md", "[a](docs/nowhere.md#b) [c](run) [d](#e)") == [
        "docs/nowhere.md"
    ]
    assert unknown_commands("`./run test`, `./run simulate questor`, `./run away`") == ["away"]


def test_readme_shows_the_two_commands() -> None:
    """`./run` and `./run test` each stand on a line of their own, to be copied."""
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert "./run" in lines
    assert "./run test" in lines


def example() -> str:
    """The record that docs/record.md shows."""
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    [(_, record)] = [found for found in blocks(page, "jsonl") if found[0] == "whole"]
    return record


def test_the_record_example_is_a_whole_checked_game() -> None:
    """It reads, saves to the same text, replays to its end, and its luck is what was promised."""
    record = read_record(Registry(), example())
    assert record.text() == example()
    assert any(entry.undone() for entry in record.entries)
    game = Registry().find(record.game)
    assert game is not None
    match = Match(game, record)
    assert match.state.actor == OVER
    assert match.state.result().reason == "no-reveal"
    assert verify(game, record) == []


def test_the_record_example_would_show_a_wrong_entry() -> None:
    """Another die is a mismatch, another action a refusal that names its line."""
    game = Registry().find("questor")
    assert game is not None
    loaded = read_record(Registry(), example().replace('"roll:5"', '"roll:2"'))
    assert [wrong.line for wrong in verify(game, loaded)] == [8]
    with pytest.raises(RecordError, match=r"line 8: forbidden action=move:n rule=T-1\.3"):
        Match(game, read_record(Registry(), example().replace('[-1, "roll:5"', '[0, "move:n"')))


ARCHITECTURE = ROOT / "docs" / "architecture.md"
STATION = re.compile(r"^[a-z ]{0,10} +(\d+)  (\S+) +(?:([\w.]+): )?", re.MULTILINE)
ROOTS = ("src/questable", "client/src")
MOST_STATIONS = 33


def stations() -> list[tuple[int, str, str]]:
    """The way of one move as docs/architecture.md tells it: number, file, and a name in it."""
    part = ARCHITECTURE.read_text("utf-8").split("## Follow one move")[1].split("\n## ")[0]
    return [(int(n), file, name) for n, file, name in STATION.findall(part)]


def test_a_move_has_few_stations() -> None:
    """Each is counted, and there are no more of them than was agreed."""
    assert [number for number, *_ in stations()] == list(range(1, len(stations()) + 1))
    assert 20 < len(stations()) <= MOST_STATIONS


@pytest.mark.parametrize(("number", "file", "name"), stations())
def test_a_station_is_where_the_docs_say(number: int, file: str, name: str) -> None:
    """Its file is there, and what the docs name in it too."""
    found = [ROOT / root / file for root in ROOTS if (ROOT / root / file).exists()]
    assert len(found) == 1, f"station {number}"
    source = found[0].read_text("utf-8")
    for part in name.split("."):
        assert re.search(rf"\b{part}\b", source), f"station {number}: no {part} in {file}"


def test_the_glossary_has_its_words() -> None:
    """Twenty-five of them, none twice."""
    part = ARCHITECTURE.read_text("utf-8").split("## Glossary")[1].split("\n## ")[0]
    words = re.findall(r"^\| ([a-z]+) \| (?!what it is)", part, re.MULTILINE)
    assert len(words) == len(set(words)) == 25
