"""`print`: one thing at a time, into a file that was not there."""

import builtins
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Command

PDF = b"%PDF-"


def test_a_game_is_written_once(command: Command) -> None:
    """And what is there is never written over."""
    file = command.folder / "pillars.pdf"
    said = command("print", "pillars", "--paper", "letter", "--ink", "little", "--out", file)
    assert (said.code, said.out) == (0, f"Written to {file}.\n")
    assert file.read_bytes().startswith(PDF)
    assert "already exists" in command.refused("print", "pillars", "--out", file)


def test_a_saint_and_certificates(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Called after what is printed, unless it is said otherwise."""
    monkeypatch.chdir(command.folder)
    assert command("print", "--saint", "Lucy").code == 0
    assert Path("lucy.pdf").read_bytes().startswith(PDF)
    Path("names.txt").write_text("Mia\nPaul\n", encoding="utf-8")
    assert command("print", "questor", "--names", "names.txt").code == 0
    assert Path("questor-certificates.pdf").read_bytes().startswith(PDF)


def test_a_game_that_is_over_has_certificates(command: Command) -> None:
    """One that is not over has none; names are as many as seats."""
    played, begun = command.folder / "over.jsonl", command.folder / "begun.jsonl"
    command("play", "rae", "--seats", "club,club", "--seed", "1", "--save", played)
    command("play", "rae", "--seed", "1", "--save", begun, typed="quit\n")
    assert "is not over" in command.refused("print", "--record", begun)
    one = command.folder / "one.txt"
    one.write_text("Mia\n", encoding="utf-8")
    assert command.refused("print", "--record", played, "--names", one) == (
        "There is one name, and 2 played."
    )
    file = command.folder / "made.pdf"
    assert command("print", "--record", played, "--out", file).code == 0
    assert file.read_bytes().startswith(PDF)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "Say one thing"),
        (["questor", "--saint", "Lucy"], "Say one thing"),
        (["--saint", "Lucy", "--names", "x"], "Say one thing"),
        (["--saint", "Lucy", "--pack", "x"], "whole game only"),
        (["chess"], "There is no game chess"),
        (["questor", "--paper", "b5"], "There is no paper b5"),
        (["questor", "--ink", "much"], "There is no ink much"),
        (["questor", "--names", "/nowhere"], "nowhere"),
        (["questor", "--pack", "/nowhere"], "nowhere"),
        (["questor", "--out", "/nowhere/x.pdf"], "nowhere"),
    ],
)
def test_what_cannot_be_printed_is_told(command: Command, arguments: list[str], why: str) -> None:
    """In one line, and nothing is written."""
    assert why in command.refused("print", *arguments)


def test_a_list_without_names(command: Command) -> None:
    """Nobody gets a certificate."""
    empty = command.folder / "empty.txt"
    empty.write_text("\n \n", encoding="utf-8")
    assert "has no names" in command.refused("print", "questor", "--names", empty)


def test_without_the_extra_it_is_named(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """`pip install questable[print]`."""
    real: Callable[..., Any] = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "typst":
            raise ModuleNotFoundError("No module named 'typst'", name="typst")
        return real(name, *rest)

    monkeypatch.delitem(sys.modules, "typst", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    file = command.folder / "x.pdf"
    assert "questable[print]" in command.refused("print", "pillars", "--out", file)
