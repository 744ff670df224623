"""The mutants are well formed, every rule has one, and running them tells the truth."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.run import HERE, Mutant, games, lacking, mutant_files, mutants_of
from tests.rule import ROOT, all_rules, named_rules, rule_files, written_rules

FILES = [file.name for file in mutant_files()]

THREE = """
[[mutant]]
rule = "Q-3.5"
file = "src/questable/games/questor/turn.py"
old = 'return "Q-3.5" if s.dig_facing and not wall_faces(s, place, side) else ""'
new = 'return ""'

[[mutant]]
rule = "Q-5.1"
file = "src/questable/games/questor/pack/base.toml"
old = "trophies = 8"
new = "trophies = 9"

[[mutant]]
rule = "Q-1.4"
file = "src/questable/games/questor/board.py"
old = "# Q-1.4: an outside space"
new = "# Q-1.4: any outside space"
"""

UNUSABLE = """
[[mutant]]
rule = "Q-3.5"
file = "src/questable/games/questor/turn.py"
old = "no such words"
new = ""

[[mutant]]
rule = "Q-5.1"
file = "src/questable/games/questor/goals.py"
old = "GOAL: Final = 1"
new = "GOAL: Final = one"
"""


def run(folder: Path, mutants: str) -> tuple[int, list[list[str]], str]:
    """The exit code, the words of every line of the table, and the whole output."""
    file = folder / "some.toml"
    file.write_text(mutants, encoding="utf-8")
    command = [sys.executable, str(HERE / "run.py"), "--mutants", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ))
    return done.returncode, [line.split() for line in done.stdout.splitlines()], done.stdout


@pytest.mark.parametrize("name", FILES)
def test_every_mutant_can_be_made(name: str) -> None:
    """Its words are found once in its file, and it changes them."""
    faults = [f"{m.rule} {m.fault(ROOT / 'src')}" for m in mutants_of(HERE / name)]
    assert [fault for fault in faults if not fault.endswith(" ")] == []


@pytest.mark.parametrize("name", FILES)
def test_no_mutant_is_there_twice(name: str) -> None:
    """The same change for the same rule proves nothing more."""
    changes = [(m.rule, m.file, m.old, m.new) for m in mutants_of(HERE / name)]
    assert len(changes) == len(set(changes))


@pytest.mark.parametrize("name", games())
def test_every_rule_has_a_mutant(name: str) -> None:
    """In whichever file: two games may share a file of rules."""
    mutants = [each for file in mutant_files() for each in mutants_of(file)]
    assert lacking(written_rules(rule_files()[name]), mutants) == []


@pytest.mark.parametrize("name", FILES)
def test_every_mutant_breaks_a_rule(name: str) -> None:
    """One that is written, and that some test names."""
    known = set(all_rules()) & set(named_rules())
    assert {mutant.rule for mutant in mutants_of(HERE / name)} <= known


def test_a_rule_without_a_mutant_is_noticed() -> None:
    """The check above can fail."""
    assert lacking(["Q-1.1", "Q-1.2"], [Mutant("Q-1.1", "src/a.py", "a", "b")]) == ["Q-1.2"]


@pytest.mark.slow
def test_killed_and_survived(tmp_path: Path) -> None:
    """Two broken rules are noticed by tests that name them; a changed comment is not."""
    code, table, output = run(tmp_path, THREE)
    assert [row[:2] for row in table[:3]] == [
        ["Q-3.5", "killed"],
        ["Q-5.1", "killed"],
        ["Q-1.4", "SURVIVED"],
    ], output
    assert table[0][2].startswith("games/questor/test_3_turn.py::")
    assert code == 1


@pytest.mark.slow
def test_an_unusable_mutant_does_not_count_as_killed(tmp_path: Path) -> None:
    """Neither one whose words are not found nor one that cannot be imported."""
    code, table, output = run(tmp_path, UNUSABLE)
    assert [row[1] for row in table[:2]] == ["BROKEN", "BROKEN"], output
    assert code == 1


@pytest.mark.slow
def test_all_killed_is_a_success(tmp_path: Path) -> None:
    """Then the exit code is 0."""
    first = THREE.index("[[mutant]]", len("\n[[mutant]]"))
    code, _, output = run(tmp_path, THREE[:first])
    assert code == 0, output
